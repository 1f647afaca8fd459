"""A beginner: takes the combinations that show, overlooks some, and is in no hurry (see `naive`)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludoteca.core import Move, View
from ludoteca.games.scorso.machine.habits import fits, roll_of, tray
from ludoteca.games.scorso.machine.naive import naive
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import LEFT, RIGHT, ROLLING

__all__ = ["beginner"]


def beginner(view: View, legal: Sequence[Move], rng: Random, overlooks: float) -> Move:
    """As `naive`; but of the combinations that could be begun so many are overlooked, and their dice rolled again."""
    s, me = view.record, int(view.seat)
    move = naive(view, legal, rng)
    if s.phase != ROLLING or moves.kind_of(move) != moves.PLACE:
        return move
    is_begun = not all(fits(s, tray(s, me, side)) for side in (LEFT, RIGHT))
    return move if is_begun or rng.random() >= overlooks else roll_of(me, s.free[me], legal)
