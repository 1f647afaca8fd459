"""Every law on every game and series there is: a new game is found and tried without a line here."""

from __future__ import annotations

import functools
from random import Random

import pytest

from ludoteca import games
from tests.laws.best_of import best_of
from tests.laws.laws import LAWS
from tests.laws.tables import Table, facts, find, names, random_options

FEW, MANY = range(4), range(4, 60)


@functools.lru_cache(maxsize=8)
def table(name: str, case: int) -> Table:
    """Case 0 has the default options, the others any; every second is played eagerly."""
    game = find(name)
    options = game.Options() if case < 2 else random_options(game, Random(case))
    return Table(game, facts(name), options, seed=case, eager=case % 2 == 1)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("case", FEW)
@pytest.mark.parametrize("name", names())
def test_law(name: str, case: int, law: str) -> None:
    LAWS[law](table(name, case))


@functools.lru_cache(maxsize=4)
def match_of_two(name: str, case: int) -> Table:
    """Two games of a game as one series, so that every law holds for a series of each of them."""
    series, told = best_of(name)
    options = series.Options() if case == 0 else random_options(series, Random(case))
    return Table(series, told, options, seed=case, eager=case % 2 == 1)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("case", [0, pytest.param(1, marks=pytest.mark.long), pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", games.names())
def test_law_on_a_series_of_two(name: str, case: int, law: str) -> None:
    LAWS[law](match_of_two(name, case))


@pytest.mark.long
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("case", MANY)
@pytest.mark.parametrize("name", names())
def test_law_on_many_tables(name: str, case: int, law: str) -> None:
    LAWS[law](table(name, case))


def test_games_are_found() -> None:
    assert names()
