"""The price of a move is bounded, and nothing in it grows with the length of the game: counted in calls, which take no
time."""

from __future__ import annotations

import random
import statistics
import sys
from types import FrameType

import pytest

from ludoteca.core import WATCHER, Seat
from ludoteca.server.acts import Acts, by_turns
from ludoteca.server.announcer import Before, _News
from ludoteca.server.bell import seen_by_players
from ludoteca.server.journal import Journal
from ludoteca.server.new_tables import wanted_row
from ludoteca.server.perspective import Perspective
from ludoteca.server.rest_shapes import NewTable

PLIES, SPAN = 160, 40
MOST = 345  # functions called for a move of Latrunculi, the least a game can cost; 323 when this was written


class Calls:
    """How many functions are called in the `with` block."""

    def __enter__(self) -> Calls:
        self.count = 0
        sys.setprofile(self._called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _called(self, _: FrameType, what: str, __: object) -> None:
        self.count += what in ("call", "c_call")


def price(journal: Journal, text: str, number: int) -> int:
    """Of one move, until it is known what everybody is told."""
    seat = journal.to_act[0]
    with Calls() as calls:
        before = Before(journal)
        Acts(journal, by_turns(journal)).play(seat, text, "anna", f"i{number}")
        before.changed()
        news = _News(journal, before.ply, None)
        for at in (Perspective(Seat(0), (Seat(0),)), Perspective(Seat(1), (Seat(1),)), Perspective(WATCHER, ())):
            news.of(at).numbered(number)
        seen_by_players(journal)
    journal.lines.unwritten = []
    return calls.count


def prices_of(game: str, plies: int) -> list[int]:
    """Of so many moves of a game in which anybody plays anything."""
    rng = random.Random(4)
    journal = Journal(wanted_row("anna", NewTable(game=game, seats=["me", "shared"])))
    journal.start_if_full(str)
    prices: list[int] = []
    while len(prices) < plies:
        match = journal.running()
        texts = match.game.offered(match.state, match.to_act[0])
        prices.append(price(journal, rng.choice(texts), len(prices)))
    return prices


def test_a_move_calls_few_functions(compiled_rules: None) -> None:
    assert statistics.median(prices_of("latrunculi", SPAN)) <= MOST


@pytest.mark.parametrize("game", ["latrunculi-match", "scamorra-fifteen"])
def test_a_move_late_in_the_game_costs_no_more_than_an_early_one(compiled_rules: None, game: str) -> None:
    prices = prices_of(game, PLIES)
    early, late = statistics.median(prices[:SPAN]), statistics.median(prices[-SPAN:])
    assert late <= 1.25 * early, (early, late)
