"""A player who thinks of nothing but combinations: the yardstick of simulations (docs/reference/simulate.md).

Dice that show a combination are placed at once, on either side, and all others are rolled; with the last die placed
the naive player knocks. Nobody is ever challenged; a paralysis cancels a colour if it can.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from ludoteca.core import Move, Record, View
from ludoteca.games.scorso.machine.habits import duel, fits, knock_or_wait, roll_of, tray
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import (
    BLUE,
    DEFENCE,
    DUEL,
    FIST,
    GREEN,
    LEFT,
    RIGHT,
    ROLLING,
    SHOT,
    UNROLLED,
    YELLOW,
)

__all__ = ["naive"]

COMBINATIONS = (
    (SHOT,),
    (DEFENCE,),
    (FIST, FIST),
    (GREEN, GREEN, GREEN),
    (YELLOW, YELLOW, YELLOW),
    (BLUE, BLUE, BLUE),
    (GREEN, YELLOW, BLUE),
    (GREEN,),  # one more for a group that lies there
    (YELLOW,),
    (BLUE,),
)


def naive(
    view: View, legal: Sequence[Move], rng: Random, combinations: Sequence[tuple[int, ...]] = COMBINATIONS
) -> Move:
    """The first combination that shows, else a roll of all dice that are not placed, else a knock."""
    s, me = view.record, int(view.seat)
    if s.phase == DUEL:
        return duel(s, me)
    if s.phase != ROLLING:
        return _answer(legal, rng)
    sides = [LEFT, RIGHT] if rng.randrange(2) else [RIGHT, LEFT]
    for side in sorted(sides, key=lambda side: fits(s, tray(s, me, side))):  # what was begun is finished first
        if (face := _next_die(s, me, side, combinations)) is not None:
            return Move(int(moves.place(me, face, side)))
    return roll_of(me, s.free[me], legal) if s.free[me].any() else knock_or_wait(s, me, legal)


def _next_die(s: Record, me: int, side: int, combinations: Sequence[tuple[int, ...]]) -> int | None:
    """The next die of a combination that can be completed here with the dice that show."""
    dice = tray(s, me, side)
    begun = [whole[start:] for whole in combinations for start in range(len(whole))]
    for rest in combinations if fits(s, dice) else begun:
        more = np.bincount(rest, minlength=UNROLLED).astype(np.int8)
        if (more <= s.free[me, :UNROLLED]).all() and fits(s, dice + more):
            return rest[0]
    return None


def _answer(legal: Sequence[Move], rng: Random) -> Move:
    """No challenge; a guard if a paralysis can be one; anything else by luck."""
    kind = moves.kind_of(legal[0])
    if kind == moves.CHALLENGE:
        return next(move for move in legal if moves.what_of(move) == moves.NO_CHALLENGE)
    guards = [move for move in legal if kind == moves.PARALYSIS and moves.what_of(move) < moves.HANDICAP]
    return rng.choice(guards or legal)
