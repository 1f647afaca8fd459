"""An opponent for a first game: anything that is legal, but no duel without end and no knock for nothing.

A player who rolls fists again would duel for hundreds of throws, and one who knocks by luck would burn all dice in
most rounds: neither teaches anybody the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludoteca.core import Move, View
from ludoteca.games.scorso.machine.habits import duel, knock_or_wait
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import DUEL, ROLLING

__all__ = ["gentle"]


def gentle(view: View, legal: Sequence[Move], rng: Random) -> Move:
    """§7.2 In a duel fists are kept; §5 a mistaken knock is avoided; everything else is left to luck."""
    s, me = view.record, int(view.seat)
    if s.phase == DUEL:
        return duel(s, me)
    if s.phase == ROLLING and not s.free[me].any() and any(moves.kind_of(move) == moves.KNOCK for move in legal):
        return knock_or_wait(s, me, legal)
    return rng.choice(legal)
