"""Planning ahead, where nothing but the other side's move lies between."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import play
from ludoteca.core import CHANCE, Seat
from ludoteca.play import Dealer, Match
from ludoteca.play.premoves import premoves

W, B = Seat(0), Seat(1)


def test_every_move_that_can_follow_can_be_planned() -> None:
    game = play.find("latrunculi")
    match, rng = Match.start(game, None, Dealer.from_seed(1)), Random(1)
    for ply in range(12):
        waiting = Seat((ply + 1) % 2)
        planned = premoves(match, waiting)
        assert premoves(match, match.to_act[0]) == []
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
        assert set(match.legal(waiting)) <= set(planned)


@pytest.mark.parametrize("name", [name for name in play.built_in() if play.find(name).HAS_SECRETS])
def test_nothing_is_planned_where_something_is_hidden_or_left_to_chance(name: str) -> None:
    game = play.find(name)
    options = game.at_one_screen(game.Options())
    match = Match.start(game, options, Dealer.from_seed(1))
    if game.has_secrets(options):
        assert all(premoves(match, Seat(seat)) == [] for seat in range(len(match.seats)))
    assert CHANCE not in match.to_act
