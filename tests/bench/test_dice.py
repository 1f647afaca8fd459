"""What Scorso's games show: expected beats after a roll, and a short run."""

from __future__ import annotations

import pytest

from bench.dice import dice, expected
from ludoteca.games.scorso.machine.race import tables
from ludoteca.games.scorso.machine.shortest import to_any_layout


def test_whoever_keeps_nothing_begins_again() -> None:
    assert expected((0, 0, 0, 0, 0, 0), to_any_layout()) == pytest.approx(to_any_layout().from_the_start)


def test_keeping_what_is_best_takes_the_least_beats() -> None:
    race, t = to_any_layout(), tables()
    hand = t.number((1, 1, 2, 0, 1, 1))
    assert expected(t.hands[race.keep(hand)], race) == pytest.approx(race.of(hand))


def test_games_are_played_and_told(capsys) -> None:
    assert dice(games=1, players=2, level=2) == 0
    told = capsys.readouterr().out
    assert "won by seat 1: " in told
    assert "the leader after the first round won: " in told
