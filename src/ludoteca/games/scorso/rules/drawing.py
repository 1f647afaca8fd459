"""One act at random without a list of all: how many acts there are, and which is the nth of them.

They are those of `legal_moves` or of `chances`, in the same order; a law compares them. Random games need no list of
all choices of dice, and on a GPU it is mostly the lists that take time.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import count, nth_of
from ludoteca.games.scorso.rules.board import DUEL, IN_BAG, MARKET, N_FACES, N_SHOWN, READY, ROLLING
from ludoteca.games.scorso.rules.moves import BAG, BASE, BEGIN, DIE, ENDER, FREEZE, ONE_SEAT, make
from ludoteca.games.scorso.rules.rolling import is_one_handed, is_tumbling


@rule
def is_counted(s, seat):
    """Whether any choice of free dice may be rolled, so that nobody need list them."""
    return (s.phase == ROLLING or s.phase == DUEL) and not is_one_handed(s, seat)


@rule
def count_rolls(s, seat):
    """§5 Every choice of free dice except the empty one."""
    n = 1
    for face in range(N_SHOWN):
        n *= int(s.free[seat, face]) + 1
    return n - 1


@rule
def nth_roll(s, seat, nth, rolls):
    """The last choice, all dice, stands in the place of the empty one."""
    left, weight = nth if nth > 0 else rolls, 1
    move = seat * ONE_SEAT
    for face in range(N_SHOWN):
        choices = int(s.free[seat, face]) + 1
        move += left % choices * weight
        left //= choices
        weight *= BASE
    return move


@rule
def count_outcomes(s):
    """How many outcomes chance has, all alike."""
    if s.phase == MARKET:
        n = 0
        for weapon in range(s.n_weapons):
            n += s.owner[weapon] == IN_BAG
        return n
    if s.phase == READY:
        return 1
    if s.tied:
        return count(np.uint64(s.tied))
    return N_FACES if is_tumbling(s) else 1


@rule
def nth_outcome(s, nth):
    if s.phase == MARKET:
        return make(BAG, 0, nth_in_bag(s, nth))
    if s.phase == READY:
        return make(BEGIN, 0, 0)
    if s.tied:
        return make(ENDER, nth_of(np.uint64(s.tied), nth), 0)
    for i in range(s.n):
        seat = int(s.ring[i])
        if s.tumbling[seat]:
            return make(DIE, seat, nth)
    return make(FREEZE, 0, 0)


@rule
def nth_in_bag(s, nth):
    for weapon in range(s.n_weapons):
        if s.owner[weapon] == IN_BAG:
            if nth == 0:
                return weapon
            nth -= 1
    return 0
