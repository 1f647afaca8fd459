"""The command as a whole: help, version, records, and what a shell sees."""

from __future__ import annotations

import importlib
import json
import re
import shlex
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca import play
from ludoteca.cli import app

Start = Callable[..., subprocess.Popen[bytes]]


@pytest.mark.parametrize("command", ["", *app.commands()])
def test_help_shows_an_example_that_is_a_command(run, command: str) -> None:
    ran = run(*([command] if command else []), "--help")
    assert (ran.code, ran.err) == (0, "")
    assert f"    ludoteca {command}".rstrip() in ran.out.partition("Example")[2]


def examples() -> list[str]:
    """Every line of help that is a command, without what is said about it."""
    lines = (line.strip() for page in app.EXAMPLES.values() for line in page.splitlines())
    return [line.partition("  ")[0] for line in lines if line.startswith("ludoteca ")]


@pytest.mark.parametrize("example", examples())
def test_an_example_has_options_that_exist(example: str) -> None:
    app.make_app().parse_args(shlex.split(example)[1:], print_error=False, exit_on_error=False)


def test_the_version(run) -> None:
    assert run("--version").out == f"{ludoteca.__version__}\n"


def test_help_does_not_load_the_compiler(start: Start) -> None:
    """Importing it takes longer than everything else together."""
    process = start("--help", PYTHONPROFILEIMPORTTIME="1")
    out, err = process.communicate()
    assert process.returncode == 0
    assert b"Usage: ludoteca" in out
    imported = {line.rpartition(b"|")[2].strip() for line in err.splitlines()}
    assert b"cyclopts" in imported
    assert not imported & {b"numba", b"numpy", b"ludoteca.core"}


def test_games_lists_every_game_with_every_option(run) -> None:
    ran = run("games")
    assert ran.code == 0
    for name in play.names():
        assert name in ran.out
    for key in play.find("latrunculi").Options.values():
        assert key in ran.out


def test_one_game_alone(run) -> None:
    assert "latrunculi-match" not in run("games", "latrunculi").out
    assert run("games", "chess").code == 2


def test_the_documentation_names_every_option_of_every_command(run) -> None:
    page = (Path(__file__).parents[2] / "docs/reference/command.md").read_text()
    for words in every_command():
        flags = set(re.findall(r"(?<=\s)--[a-z-]+", run(*words, "--help").out))
        assert flags
        for flag in flags:
            assert re.search(rf"[`\[]{flag}", page), f"{words} {flag}"


def every_command() -> Iterator[tuple[str, ...]]:
    for command in app.commands():
        if command not in app.GROUPS:
            yield (command,)
        else:
            group = vars(importlib.import_module(f"ludoteca.cli.{command}"))[command]
            yield from ((command, name) for name in group if not name.startswith("-"))


@pytest.mark.long
def test_json_on_stdout_and_nothing_else_anywhere(start: Start, tmp_path: Path) -> None:
    """Even where everything has to be compiled first."""
    process = start("rules", "latrunculi", "--play", "e1-e4", "--json", LUDOTECA_CACHE=str(tmp_path / "cold"))
    out, err = process.communicate()
    assert (process.returncode, err) == (0, b"")
    assert json.loads(out)["to_act"] == ["b"]


def test_an_error_is_one_line_for_the_shell_too(start: Start) -> None:
    process = start("rules", "latrunculi", "--play", "e1-d2", LUDOTECA_JIT="0")
    out, err = process.communicate()
    assert (process.returncode, out) == (2, b"")
    assert err.startswith(b"error: ")
    assert err.count(b"\n") == 1


def test_where_only_ascii_was_expected_it_speaks_utf_8(start: Start) -> None:
    process = start("rules", "latrunculi", PYTHONIOENCODING="ascii", LUDOTECA_JIT="0")
    out, err = process.communicate()
    assert (process.returncode, err) == (0, b"")
    assert "●" in out.decode()
    process = start("rules", "latrunculi", "--play", "e1-d2", PYTHONIOENCODING="ascii", LUDOTECA_JIT="0")
    _, err = process.communicate()
    assert err.decode().endswith(" — §3.2, A10 (ludoteca rules latrunculi#s3.2)\n")


def test_a_reader_that_goes_away_is_no_accident(start: Start) -> None:
    process = start("rules", "latrunculi", LUDOTECA_JIT="0")
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    assert process.wait() == 1


def test_a_position_through_a_pipe(start: Start) -> None:
    process = start("rules", "latrunculi", "--position-file", "-", "--json", LUDOTECA_JIT="0")
    out, _ = process.communicate(b"bbbbbbbb/8/8/8/8/8/8/wwwwwwww b 3\n")
    assert json.loads(out)["position"] == "bbbbbbbb/8/8/8/8/8/8/wwwwwwww b 3"


def test_a_setting_that_does_not_exist_is_one_line(start: Start) -> None:
    process = start("games", LUDOTECA_JIT="fast")
    out, err = process.communicate()
    assert (process.returncode, out) == (2, b"")
    assert err.startswith(b"error: LUDOTECA_JIT=fast: expected 0 (interpreted), 1 (compiled) or plain (")
    assert err.count(b"\n") == 1


# -- verify ------------------------------------------------------------------------------------------
@pytest.fixture
def record(run, tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    run("play", "latrunculi", "--record", str(file), stdin="c1-c7\nd8-d6\nresign\n")
    return file


def test_a_record_that_holds(run, record: Path) -> None:
    ran = run("verify", str(record))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("The record is valid: 3 entries.\n")


def test_verify_reads_the_standard_input(run, record: Path) -> None:
    assert run("verify", "-", stdin=record.read_bytes()).code == 0


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [("d8-d6", "d8-e6", "§3.2, A10"), ("Result: b", "Result: w", ""), ("end b resign\n", "", ""), ("2 b", "3 b", "")],
)
def test_an_edited_record_says_which_line_and_why(run, record: Path, old: str, new: str, rule: str) -> None:
    record.write_text(record.read_text().replace(old, new, 1))
    ran = run("verify", str(record))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("error: line ")
    assert ran.err.count("\n") == 1
    assert ran.err.strip().endswith(rule)


def test_a_record_that_is_no_text(run, tmp_path: Path) -> None:
    file = tmp_path / "game.bin"
    file.write_bytes(b"\xff\xfe\x00")
    ran = run("verify", str(file))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("error: line 1")


def test_a_record_that_is_not_there(run) -> None:
    ran = run("verify", "no-such-file")
    assert (ran.code, ran.out) == (2, "")
    assert "'no-such-file'" in ran.err
