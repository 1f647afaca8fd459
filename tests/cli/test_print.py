"""`ludoteca print`: a kit in a file, and clear words where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_kit_is_written_where_one_stands(run, here: Path) -> None:
    ran = run("print", "latrunculi", "--lang", "it")
    assert (ran.code, ran.err) == (0, "")
    assert "latrunculi-it.pdf" in ran.out
    assert (here / "latrunculi-it.pdf").read_bytes().startswith(b"%PDF-")


def test_a_kit_is_written_where_one_wants_it(run, here: Path) -> None:
    ran = run("print", "latrunculi-match", "--paper", "letter", "--ink", "low", "--output", "kit.pdf")
    assert ran.code == 0
    assert b"/MediaBox[0 0 612 792]" in (here / "kit.pdf").read_bytes()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "no game 'chess'"),
        (["latrunculi", "--paper", "a5"], '"a5"'),
        (["latrunculi", "--ink", "none"], '"none"'),
        (["latrunculi", "--lang", "de"], '"de"'),
        (["latrunculi", "--output", "no/such/folder/kit.pdf"], "'no/such/folder/kit.pdf': No such file or directory"),
        ([], "GAME requires an argument"),
    ],
)
def test_what_cannot_be_printed_is_told_in_one_line(run, here: Path, words: list[str], said: str) -> None:
    ran = run("print", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("error: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err
    assert list(here.glob("*.pdf")) == []
