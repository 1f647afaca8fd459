"""Whatever is wrong: exit code 2, one line that says what and which rule, nothing on stdout."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ludoteca.cli.telling import language_of
from ludoteca.core.words import LANGUAGES, bundle
from tests.server.test_refusals import HOME, calls_in

WRONG = {
    "illegal move": (["--play", "e1-d2"], "e1-d2", "§3.2, A10"),
    "jump": (["--play", "a1-c1"], "a1-c1", "§3.2, A20"),
    "out of turn": (["--play", "b: e8-e4"], "e8-e4", "§2.7"),
    "enemy man": (["--play", "e8-e4"], "e8-e4", "§3.1"),
    "second move is illegal": (["--play", "e1-e4", "--play", "e8-e3"], "e8-e3", "§3.2, A20"),
    "after the end": (["--play", "resign", "--play", "b: e8-e5"], "e8-e5", "§5"),
    "unreadable move": (["--play", "castle"], "'castle'", "notation"),
    "empty move": (["--play", ""], "''", "notation"),
    "move with a line break": (["--play", "e1-\ne4"], "move", "§1"),
    "no such square": (["--play", "e1-e9"], "'e9'", "§1"),
    "no such seat before a move": (["--play", "x: e1-e4"], "no seat 'x', expected w, b", "notation"),
    "chance in a game without": (["--play", "chance: e1-e4"], "no seat 'chance'", "notation"),
    "unknown letter": (["--position", "bbbbbbbx/8/8/8/8/8/8/wwwwwwww w 0"], "'x'", "notation"),
    "rank too wide": (["--position", "bbbbbbbb1/8/8/8/8/8/8/wwwwwwww w 0"], "9 squares wide", "§1"),
    "too many men": (["--position", "bbbbbbbb/b7/8/8/8/8/8/wwwwwwww w 0"], "9 men", "§1"),
    "no position": (["--position", ""], "0 fields", "notation"),
    "unknown option": (["--option", "bord=8x9"], "did you mean 'board'", "§8"),
    "unknown value": (["--option", "board=9x9"], "board=9x9", "§8"),
    "option without a value": (["--option", "board"], "KEY=VALUE", "§8"),
    "option given twice": (["--option", "board=8x8", "--option", "board=8x9"], "twice", "§8"),
    "bad seat": (["--seat", "x"], "expected w, b, watcher", "docs/reference/command.md"),
    "negative perft": (["--perft", "-1"], "expected 0 or more", "docs/reference/command.md"),
    "perft that is no number": (["--perft", "x"], "--perft", "see `ludoteca rules --help`"),
    "missing file": (["--position-file", "no-such-file"], "'no-such-file'", "docs/reference/command.md"),
    "a folder": (["--position-file", "."], "'.'", "docs/reference/command.md"),
    "both positions": (["--position", "x", "--position-file", "-"], "expected one of them", "command.md"),
    "unknown flag": (["--sit", "w"], "--sit", "see `ludoteca rules --help`"),
    "too many words": (["chess"], "chess", "see `ludoteca rules --help`"),
}


@pytest.mark.parametrize("json", [(), ("--json",)], ids=["picture", "json"])
@pytest.mark.parametrize(("words", "what", "rule"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_one_line_that_names_the_rule(run, words, what, rule, json) -> None:
    ran = run("rules", "latrunculi", *words, *json)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("error: ")
    assert ran.err.count("\n") == 1
    said, dash, named = ran.err.rpartition(" — ")
    assert dash
    assert what in said
    assert named.strip().endswith(cited(rule))


def cited(rule: str) -> str:
    """A rule of the game with the command that prints the first of its paragraphs."""
    section = re.match(r"§([0-9.]+)", rule)
    return f"{rule} (ludoteca rules latrunculi#s{section[1]})" if section else rule


def test_unknown_games_are_refused_with_those_that_exist(run) -> None:
    ran = run("rules", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("error: no game 'chess': expected ")
    assert " latrunculi, " in ran.err
    assert ran.err.endswith("— see `ludoteca games`\n")


@pytest.mark.parametrize("command", ["rules", "verify"])
def test_a_missing_argument(run, command: str) -> None:
    ran = run(command)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith(f"— see `ludoteca {command} --help`\n")


def test_an_unknown_command(run) -> None:
    ran = run("castle")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith("— see `ludoteca --help`\n")


def test_an_undecodable_file_names_the_byte(run, tmp_path: Path) -> None:
    file = tmp_path / "position.bin"
    file.write_bytes(b"bb\xff\xfe")
    ran = run("rules", "latrunculi", "--position-file", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "byte 3 is not UTF-8 text — docs/reference/command.md" in ran.err


def test_an_undecodable_standard_input(run) -> None:
    ran = run("rules", "latrunculi", "--position-file", "-", stdin=b"\xff")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("error: file '-': byte 1 is not UTF-8 text")


def test_a_file_too_long_to_be_a_position(run, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_bytes(b" " * 1_000_001)
    ran = run("rules", "latrunculi", "--position-file", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "longer than" in ran.err


@pytest.mark.parametrize("outcome", ["white C", "chance: black A", "e1-e4"])
def test_an_outcome_chance_does_not_have(run, outcome: str) -> None:
    ran = run("rules", "latrunculi-match", "--play", outcome)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


def test_chance_when_none_is_pending(run) -> None:
    ran = run("rules", "latrunculi-match", "--play", "white A", "--play", "chance: white B")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("error: ")


IN_ITALIAN = {
    "option": (["rules", "latrunculi", "--option", "board=9x9"], "Valori possibili: 8x8, 8x9, 8x10 — §8"),
    "move": (["rules", "latrunculi", "--play", "castle"], "Le mosse si scrivono così: e1-e4 — notazione"),
    "illegal move": (["rules", "latrunculi", "--play", "e1-d2"], "— §3.2, A10 (ludoteca rules latrunculi#s3.2)"),
    "position": (["rules", "zama", "--position", "x"], "Manca: turn. — notazione"),
    "match": (["rules", "scamorra-fifteen", "--position", "x"], "Scrivi la sfida, poi « | »"),
    "game": (["rules", "chess"], "Qui non c’è il gioco «chess»."),
    "file": (["verify", "no-such-file"], "no-such-file: questo file o questa cartella non esiste."),
    "seat": (["rules", "latrunculi", "--seat", "x"], "Non c’è il posto «x». Ci sono: w, b, watcher"),
    "bot": (["play", "latrunculi", "--bot", "b=deep"], "Non c’è il bot «deep»."),
    "parameter": (["rules", "latrunculi", "--sit", "w"], "Non c’è il parametro «--sit» — vedi `ludoteca rules --help`"),
    "nothing": (["rules"], "— vedi `ludoteca rules --help`"),
    "paragraph": (["rules", "zama#s99"], "Le regole di zama non hanno il paragrafo «s99»."),
}


@pytest.mark.parametrize(("words", "said"), IN_ITALIAN.values(), ids=IN_ITALIAN.keys())
def test_what_is_wrong_is_told_in_the_language_of_the_environment(run, monkeypatch, words, said) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("errore: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_a_record_that_is_not_valid_is_told_in_the_language_asked_for(run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("", encoding="utf-8")
    ran = run("verify", str(file), "--lang", "cs")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "chyba: Tohle není záznam: první řádek záznamu zní „Ludoteca: 1“. — záznamy partií\n"


@pytest.mark.parametrize(
    ("words", "language"),
    [(["--lang", "cs"], "cs"), (["--lang=it"], "it"), (["--lang", "de"], "en"), (["--lang"], "en"), ([], "en")],
)
def test_the_language_of_a_command_line(words, language) -> None:
    assert language_of(words) == language


@pytest.mark.parametrize("language", ["en", "it", "cs"])
def test_a_paragraph_of_the_rules(run, language) -> None:
    ran = run("rules", "latrunculi#s3.3", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("3. ")
    assert {"en": "between two enemies", "it": "suicida", "cs": "sebevražed"}[language] in ran.out
    assert "**" not in ran.out


CODES = {"Reason": 0, "bad_argument": 1, "bad_event": 1}  # where a call names its code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_command_has_words(language) -> None:
    codes = {
        call.args[CODES[name]].value
        for folder in ("cli", "bots", "study", "events", "printing")
        for file, call, name in calls_in(HOME / folder)
        if name in CODES and "template" not in file.parts and isinstance(call.args[CODES[name]], ast.Constant)
    }
    assert {"no-kit", "unknown-bot", "players", "file", "option-shape"} <= codes
    known = bundle(language).has_message
    assert [code for code in sorted(codes) if not (known(f"cli-why-{code}") or known(f"play-why-{code}"))] == []


@pytest.mark.parametrize(("language", "named"), [("en", "notation"), ("it", "notazione"), ("cs", "zápis tahů a pozic")])
def test_what_is_no_paragraph_of_the_rules_is_named_in_the_language_too(run, language: str, named: str) -> None:
    ran = run("rules", "latrunculi", "--play", "castle", "--lang", language)
    assert ran.code == 2
    assert ran.err.endswith(f" — {named}\n")
