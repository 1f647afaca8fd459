"""What blows are worth in winning: how the outlook changes with the bullets that two neighbours lose to each other."""

from __future__ import annotations

import numpy as np

from ludoteca.core import View, rule
from ludoteca.games.scorso.machine.outlook import WEIGHTS, shares
from ludoteca.games.scorso.machine.race import Floats
from ludoteca.games.scorso.rules.board import LEFT, N_COLOURS, PLAYERS
from ludoteca.games.scorso.rules.ring import bullets_of, left_of, living, right_of

MOST = 9  # bullets lost in one lane that are told apart
EVEN = 0.5  # of winning, when nobody is left and a duel decides


@rule
def lose(s, seat, count):
    """Bullets go where there are most; with the last one the player does."""
    for _ in range(count):
        most = 0
        for colour in range(1, N_COLOURS):
            if s.bullets[seat, colour] > s.bullets[seat, most]:
                most = colour
        if s.bullets[seat, most]:
            s.bullets[seat, most] -= 1
    if bullets_of(s, seat) == 0:
        s.alive[seat] = 0


@rule
def chance_of(s, me, weights, found):
    """§6.4 How likely this player is to win when the round has ended so."""
    if not s.alive[me]:
        return 0.0 if living(s) else EVEN
    if living(s) == 1:
        return 1.0
    shares(s, weights, found)
    return found[me]


@rule
def fill_lane(start, table, me, other, weights, chances):
    """Winning, by one's own bullets lost (rows) and the neighbour's (columns)."""
    found = np.zeros(PLAYERS, np.float64)
    for hurts in range(chances.shape[0]):
        for hits in range(chances.shape[1]):
            table[0] = start
            s = table[0]
            lose(s, me, hurts)
            lose(s, other, hits)
            chances[hurts, hits] = chance_of(s, me, weights, found)


def lane_chances(view: View, side: int) -> Floats:
    """What is won or lost by the blows in the lane on this side; nothing, if there are none."""
    s, me = view.record, int(view.seat)
    other = int(left_of(s, me) if side == LEFT else right_of(s, me))
    chances, table = np.zeros((MOST + 1, MOST + 1)), np.zeros(1, s.dtype)
    fill_lane(s, table, me, other, WEIGHTS, chances)
    gains: Floats = chances - chances[0, 0]
    return gains
