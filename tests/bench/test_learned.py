"""Matches of a learned bot with equal processor time: how they are planned, counted and ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import learned
from ludoteca import games
from ludoteca.core import Plan
from tests.bots import tiny_network

GAME = games.find("scamorra")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tiny_network.untrained(GAME, tmp_path, (6, 4)).file


def test_a_plan_is_changed_by_words() -> None:
    plan = learned.planned("trust=0.5,width=3", Plan(plies=2))
    assert plan == Plan(trust=0.5, width=3, plies=2)
    assert learned.planned("", plan) == plan


def test_a_match_counts_every_game(file: Path) -> None:
    match = learned.Match(GAME, file, "", False, "random")
    for number in range(4):
        match.play(f"1 {number}", number % 2, [30, 1])
    assert match.won + match.drawn + match.lost == 4
    assert min(match.moves) > 0
    assert f"{match.won} won" in str(match)
    again = learned.Match(GAME, file, "", False, "random")
    for number in range(4):
        again.play(f"1 {number}", number % 2, [30, 1])
    assert (again.won, again.drawn, again.moves) == (match.won, match.drawn, match.moves)


def test_budgets_grow_with_the_time_that_is_given(file: Path) -> None:
    match = learned.Match(GAME, file, "", False, "random")
    works = learned.fitted(match, [1, 1], [True, False], 1e6, 1)
    assert works[0] == 10**learned.FITTING
    assert works[1] == 1
    assert (match.won, match.drawn, match.lost) == (0, 0, 0)
