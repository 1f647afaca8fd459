"""Every law on every table: the games, their series, and a series of two games of each."""

from __future__ import annotations

import functools
from random import Random

import pytest

from ludoteca.laws.best_of import best_of
from ludoteca.laws.facts import facts
from ludoteca.laws.laws import LAWS
from ludoteca.laws.suite.on_games import OnGames
from ludoteca.laws.tables import Table, random_options
from ludoteca.play import find

FEW = (1, 2)  # the default options played eagerly, and random ones played at random
MANY = (0, *range(3, 60))
SHORT = 300  # acts
TRIES = 40


@functools.lru_cache(maxsize=8)
def table(name: str, case: int) -> Table:
    """Cases 0 and 1 have the default options, the others random ones; every second is played eagerly."""
    game = find(name)
    options = game.Options() if case < 2 else random_options(game, Random(case))
    return Table(game, facts(game), options, seed=case, eager=case % 2 == 1)


@functools.lru_cache(maxsize=4)
def table_of_two(name: str, case: int) -> Table:
    """Two games as one series, so that every law is also tested on a series of each game; a short one, if there is."""
    series, told = best_of(find(name))
    rng = Random(case)
    for options in (series.Options(), *(random_options(series, rng) for _ in range(TRIES))):
        found = Table(series, told, options, seed=case)
        if len(found.first_acts(SHORT + 1)) <= SHORT:
            break
    return found


class LawsHold(OnGames):
    @pytest.mark.parametrize("law", LAWS)
    @pytest.mark.parametrize("case", FEW)
    def test_law(self, name: str, case: int, law: str) -> None:
        LAWS[law](table(name, case))

    @pytest.mark.long
    @pytest.mark.parametrize("case", [0, 1, 2])
    def test_every_law_on_a_series_of_two(self, alone: str, case: int) -> None:
        for law in LAWS.values():
            law(table_of_two(alone, case))

    @pytest.mark.long
    @pytest.mark.parametrize("case", MANY)
    def test_every_law_on_many_tables(self, name: str, case: int) -> None:
        """One test for all laws: to collect one for each would keep every short run waiting."""
        for law in LAWS.values():
            law(table(name, case))
