"""`ludoteca new-game`: what it writes, and what it refuses. That it can be played: tests/browser/test_fifth_game.py."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.cli import new_game
from ludoteca.core.words import LANGUAGES

LONGEST = "n" * 20


def files(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_a_whole_package_is_written_into_a_new_folder(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("new-game", "pebbles")
    assert (ran.code, ran.err) == (0, "")
    assert "pebbles is in pebbles" in ran.out
    written = files(tmp_path / "pebbles")
    package = {
        f"src/ludoteca_pebbles/{name}.py" for name in ("__init__", "rules", "text", "shown", "game", "law_facts")
    }
    pages = {f"src/ludoteca_pebbles/locale/{language}.{kind}" for language in LANGUAGES for kind in ("ftl", "md")}
    assert package | pages | {"pyproject.toml", "README.md", "tests/test_laws.py", "tests/test_rules.py"} <= written
    assert len([file for file in written if file.startswith("tests/golden/pebbles/")]) >= 2


def test_nothing_is_left_of_the_template_s_own_name(tmp_path: Path) -> None:
    new_game.write("pebbles", tmp_path)
    for file in tmp_path.rglob("*"):
        assert new_game.PLACEHOLDER not in str(file).lower()
        assert file.is_dir() or new_game.PLACEHOLDER not in file.read_text(encoding="utf-8").lower()
    assert "Pebbles" in (tmp_path / "src/ludoteca_pebbles/locale/en.md").read_text(encoding="utf-8")


def test_it_goes_into_an_empty_folder_that_is_named(run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for folder in (tmp_path / "empty", tmp_path / "new" / "one"):
        assert run("new-game", "pebbles", "--folder", str(folder)).code == 0
        assert (folder / "pyproject.toml").is_file()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Pebbles", "'Pebbles' is no name for a game: expected 2 to 20 small letters and digits, a letter first"),
        ("1pebble", "is no name for a game"),
        ("my-game", "is no name for a game"),
        ("my_game", "is no name for a game"),
        ("my game", "is no name for a game"),
        ("../up", "is no name for a game"),
        ("sassolini" * 3, "is no name for a game"),
        ("zama", "there is a game 'zama' already"),
        ("play", "'play' is no name for a game: what Ludoteca itself says begins with it"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(run, tmp_path: Path, name: str, said: str) -> None:
    ran = run("new-game", name, "--folder", str(tmp_path / "here"))
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert not (tmp_path / "here").exists()


def test_a_folder_with_something_in_it_is_left_alone(run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    for folder in (tmp_path, tmp_path / "mine.txt"):
        ran = run("new-game", "pebbles", "--folder", str(folder))
        assert (ran.code, ran.out) == (2, "")
        assert f"error: folder {str(folder)!r}: there is something in it already" in ran.err
    assert files(tmp_path) == {"mine.txt"}


def test_a_folder_that_cannot_be_made_is_refused(run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run("new-game", "pebbles", "--folder", str(tmp_path / "file" / "below"))
    assert (ran.code, ran.out) == (2, "")
    assert "Not a directory" in ran.err


@pytest.mark.parametrize("name", ["go", "pebbles", LONGEST])
def test_what_is_written_keeps_its_own_style_whatever_the_name(tmp_path: Path, name: str) -> None:
    """Its types are checked with ours: `mypy` follows the template."""
    new_game.write(name, tmp_path)
    for check in (["check"], ["format", "--check"]):
        command = [sys.executable, "-m", "ruff", *check, "--no-cache", tmp_path]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout
