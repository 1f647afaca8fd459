"""Worlds as a network believes in them fit the view, and hidden cards lie where it believes them to be."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np

from ludoteca import games
from ludoteca.core import CHANCE, Seat, View
from ludoteca.games.zama.machine.believing import believe
from ludoteca.games.zama.rules.board import STRIDE
from ludoteca.games.zama.rules.cards import HIDDEN, KING, KING_OF_SPADES, SUITS
from ludoteca.laws.facts import facts
from ludoteca.laws.tables import Table

GAME = games.find("zama")
EVEN = np.zeros((104, 52), np.float32)
FILES = 13
KING_OF_CLUBS = 4 * KING + SUITS.index("C")


def views(seed: int) -> Iterator[View]:
    """What both seats see in a random game when something is hidden from them."""
    for state in Table(GAME, facts(GAME), GAME.Options(), seed).states():
        if CHANCE not in GAME.to_act(state):
            yield from (view for side in (0, 1) if (HIDDEN in (view := GAME.view(state, Seat(side))).record.face))


def test_every_world_fits_the_view() -> None:
    rng, relaid = Random(1), 0
    for seed in (2, 3):
        for view in list(views(seed))[::8]:
            worlds = believe(view, EVEN, 2, rng)
            relaid += worlds[0] != worlds[1]
            for world in worlds:
                assert GAME.view(world, view.seat) == view
                text = GAME.format_position(world)
                assert GAME.format_position(GAME.parse_position(text, world.options)) == text
                s = world.record
                for side in range(2):
                    at = np.flatnonzero((s.owner == side) & (s.face >= 0))
                    assert len(set(s.face[at].tolist())) == len(at)
                    assert not any(int(s.pack[side]) >> int(card) & 1 for card in s.face[at])
                    kings = at[s.face[at] == KING_OF_SPADES].tolist()
                    assert int(s.spade_at[side]) == (kings[0] if kings else 0)
    assert relaid


def test_what_is_believed_is_what_is_laid() -> None:
    """A network that is sure where a king lies: there it is wherever nothing speaks against it."""
    for view in views(5):
        v = view.record
        at = int(np.flatnonzero(v.face == HIDDEN)[0])
        owner = int(v.owner[at])
        is_seen = bool(((v.owner == owner) & (v.face == KING_OF_CLUBS)).any()) or int(v.out[owner]) >> KING_OF_CLUBS & 1
        if not is_seen:
            belief = EVEN.copy()
            belief[(at // STRIDE - 1) * FILES + at % STRIDE - 1, KING_OF_CLUBS] = 20
            worlds = believe(view, belief, 20, Random(3))
            assert sum(world.record.face[at] == KING_OF_CLUBS for world in worlds) > 15
            return
    raise AssertionError("no view with a hidden card")
