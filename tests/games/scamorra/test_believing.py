"""Worlds as a network believes in them fit the view, and the opponent's hand comes as often as it should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from ludoteca import games
from ludoteca.core import CHANCE, Seat, View
from ludoteca.games.scamorra.machine.believing import believe, weights_of
from ludoteca.games.scamorra.rules.board import COPIES, HAND, KING, PAWN
from ludoteca.laws.facts import facts
from ludoteca.laws.tables import Table

GAME = games.find("scamorra")
EVEN = np.zeros((6, 4), np.float32)


def views(seed: int, **options: str) -> Iterator[View]:
    """What both sides see in a random game."""
    for state in Table(GAME, facts(GAME), GAME.Options.from_text(options), seed).states():
        if CHANCE not in GAME.to_act(state):
            yield from (GAME.view(state, Seat(side)) for side in (0, 1))


@pytest.mark.parametrize("visibility", ["hidden", "owner", "both"])
@pytest.mark.parametrize("discards", ["full_history", "top_card_only"])
def test_every_world_fits_the_view(visibility: str, discards: str) -> None:
    rng = Random(1)
    for view in views(3, coppella_visibility=visibility, discard_view=discards):
        for world in believe(view, EVEN, 3, rng):
            assert GAME.view(world, view.seat) == view
            s = world.record
            for side in (0, 1):
                aside = [s.coppella[side]] if s.coppella[side] >= 0 else []
                cards = Counter([*s.played[side, : s.n_played[side]], *aside])
                cards.update(dict(enumerate((s.hand[side] + s.unseen[side]).tolist())))
                assert [cards[card] for card in range(6)] == list(COPIES)
                assert s.hand[side].sum() == s.held[side]


def test_what_is_believed_is_what_is_dealt() -> None:
    """A network that is sure of a King and two Pawns."""
    belief = EVEN.copy()
    belief[:, 0] = 9
    belief[KING] = [0, 9, 0, 0]
    belief[PAWN] = [0, 0, 9, 0]
    view = next(view for view in views(4) if view.record.held.tolist() == [HAND, HAND] and view.record.phase > 2)
    other = 1 - view.seat
    hands = Counter(tuple(world.record.hand[other].tolist()) for world in believe(view, belief, 200, Random(2)))
    assert hands[(1, 0, 0, 0, 0, 2)] > 180


def test_a_hand_weighs_the_product_of_its_chances() -> None:
    belief = np.zeros((6, 4), np.float32)
    belief[KING] = np.log([0.1, 0.9, 1e-9, 1e-9])
    one, other = np.array([1, 0, 0, 0, 0, 2]), np.array([0, 0, 0, 0, 1, 2])
    weights = weights_of(np.array([one, other]), belief)
    assert weights.sum() == pytest.approx(1)
    assert weights[0] / weights[1] == pytest.approx(9, rel=1e-5)
