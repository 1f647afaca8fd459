"""`ludoteca analyse`: what is printed about a game, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from ludoteca import play
from ludoteca.core import CHANCE
from ludoteca.play import Dealer, Match, format_record
from tests.cli.conftest import Run


def record(name: str, moves: int = 10_000, **options: str) -> str:
    """The record of a game played at random, finished or so many entries long."""
    game, rng = play.find(name), Random(4)
    match = Match.start(game, game.Options.from_text(options), Dealer.from_seed(4))
    while match.outcome is None and match.ply < moves:
        seat = next(seat for seat in match.to_act if seat != CHANCE)
        match.play(seat, rng.choice(game.legal_moves(match.state, seat)))
    return format_record(match, whole=True)


@pytest.fixture
def finished(tmp_path: Path) -> str:
    file = tmp_path / "game.txt"
    file.write_text(record("scamorra"), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "the chance to win fell"),
        ("it", "la probabilità di vittoria è scesa"),
        ("cs", "snížil šanci na výhru"),
    ],
)
def test_the_turning_points_are_told_in_every_language(run: Run, finished: str, language: str, words: str) -> None:
    told = run("analyse", finished, "--scale", "0.001", "--lang", language)
    assert told.code == 0
    assert 1 <= told.out.count(words) <= 3
    assert "█" in told.out or "▁" in told.out
    assert {"en": ": hand ", "it": ": mano ", "cs": ": ruka "}[language] in told.out


def test_a_program_gets_the_same_report_each_time(run: Run, finished: str) -> None:
    first, second = (run("analyse", finished, "--scale", "0.001", "--json").out for _ in range(2))
    assert first == second
    found = json.loads(first)
    assert [curve["seat"] for curve in found["curves"]] == ["S", "N"]
    for point in found["turning_points"]:
        assert point["better"] != point["played"]
        assert point["value"] < point["better_value"]
        hidden = [belief for belief in point["beliefs"] if "hand" in belief["places"]]
        assert {belief["whose"] for belief in hidden} <= {"S", "N"} - {point["seat"]}


def test_a_game_without_secrets_can_be_analysed_while_it_goes_on(run: Run) -> None:
    told = run("analyse", "-", "--scale", "0.001", stdin=record("latrunculi", 6))
    assert told.code == 0
    assert "not finished" in told.out


def test_secrets_stay_secret_while_the_game_goes_on(run: Run) -> None:
    told = run("analyse", "-", stdin=record("scamorra", 40))
    assert (told.code, told.out) == (2, "")
    assert "not over" in told.err


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--level", "6"], 2, "--level 6"),
        (["--scale", "0"], 2, "--scale 0"),
        (["--scale", "nan"], 2, "--scale nan"),
    ],
)
def test_what_cannot_be_used_is_refused(run: Run, finished: str, words: list[str], code: int, said: str) -> None:
    told = run("analyse", finished, *words)
    assert (told.code, told.out) == (code, "")
    assert said in told.err
    assert told.err.count("\n") == 1


def test_a_record_that_is_not_valid_is_named_with_its_line(run: Run) -> None:
    told = run("analyse", "-", stdin=record("latrunculi", 6).replace("1 w ", "1 b ", 1))
    assert (told.code, told.out) == (1, "")
    assert "line" in told.err


def test_a_file_that_is_not_there(run: Run) -> None:
    told = run("analyse", "nowhere.txt")
    assert told.code == 2
    assert "nowhere.txt" in told.err
