"""How strong Latrunculi's machine is: the ladder of its levels and the yardsticks beside it."""

from __future__ import annotations

import pytest

from ludoteca import bots
from ludoteca.core import Level
from tests.games.latrunculi.duels import duel
from tests.games.latrunculi.plain_search import PlainSearch
from tests.games.latrunculi.tables import game

SCALE = 0.05


def test_level_two_beats_the_greedy_one() -> None:
    won, _, lost = duel(game.machine(Level(2)), bots.find("greedy")(game), games=4)
    assert won > lost


@pytest.mark.long
def test_level_one_loses_to_the_greedy_one() -> None:
    won, _, lost = duel(game.machine(Level(1)), bots.find("greedy")(game), games=60)
    assert won < lost


@pytest.mark.long
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_each_level_beats_the_one_below(number: int) -> None:
    won, _, lost = duel(game.machine(Level(number)), game.machine(Level(number - 1)), games=20, scale=SCALE)
    assert won / max(1, won + lost) >= 0.65


@pytest.mark.long
def test_level_five_beats_a_plain_search_of_four_plies() -> None:
    """Of all games, a null one being half a win: four plies are enough to build a fortress."""
    games = 20
    won, null, _ = duel(game.machine(Level(5)), PlainSearch(4), games, scale=SCALE)
    assert (won + null / 2) / games >= 0.9
