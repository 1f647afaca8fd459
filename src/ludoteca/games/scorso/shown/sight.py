"""§3, §5 The fields of a view that are not simply copied: as far as this viewer may know them.

Compiled, so that programs can look at many games at once. `s` is a record of the game, `v` one of its views.
"""

from __future__ import annotations

from ludoteca.core import GameOptions, rule
from ludoteca.games.scorso.rules.board import (
    DEED,
    DUEL,
    N_FACES,
    N_SIDES,
    NOBODY,
    OPEN,
    PLAYERS,
    ROLLING,
    SECRET,
    UNROLLED,
)
from ludoteca.games.scorso.rules.rolling import anyone_may_act, is_tumbling, may_act
from ludoteca.games.scorso.rules.trace import IS_SECRET, NUMBERS, SEAT, T_COMMIT, T_PLACE, T_RETURN, WHAT


def terms(options: GameOptions) -> int:
    """What a view holds does not depend on the options."""
    return 0


@rule
def fill(s, v, seat, terms):
    """§5 All that lies open; of others' secret placements and commitments only that they have committed."""
    hides = is_deciding(s)
    for player in range(PLAYERS):
        sits = player < s.n
        is_open = sits and (not hides or player == seat)
        v.choice[player] = int(s.choice[player]) if is_open else 0
        v.returned[player] = int(s.returned[player]) if sits else 0
        for face in range(len(s.free[player])):
            v.free[player, face] = int(s.free[player, face]) if sits else 0
            v.chosen[player, face] = int(s.chosen[player, face]) if is_open else 0
        for side in range(N_SIDES):
            for face in range(N_FACES):
                v.laid[player, side, face] = int(s.laid[player, side, face]) if is_open else 0
                v.back[player, side, face] = int(s.back[player, side, face]) if is_open else 0
        if sits and not is_open:
            take_back(s, v, player)
    tell(s, v, seat)
    v.did_by = NOBODY if s.beats else int(s.did_by)


@rule
def take_back(s, v, player):
    """§5 As if this player had done nothing yet in this beat, but for having committed."""
    for side in range(N_SIDES):
        for face in range(N_FACES):
            v.free[player, face] += int(s.laid[player, side, face])
            v.free[player, UNROLLED] -= int(s.back[player, side, face])
            v.returned[player] -= int(s.back[player, side, face])
    v.choice[player] = OPEN if may_act(s, player) or not takes_part(s, player) else SECRET


@rule
def is_deciding(s):
    """§5 Beats: some have committed and others not yet."""
    return s.beats and (s.phase == ROLLING or s.phase == DUEL) and not is_tumbling(s) and anyone_may_act(s)


@rule
def takes_part(s, seat):
    """§5, §7.2 Whether a player rolls in this round or duel."""
    return s.duelling[seat] != 0 if s.phase == DUEL else s.alive[seat] != 0


@rule
def tell(s, v, seat):
    """The trace of the last act without what this viewer may not know."""
    n = 0
    for i in range(s.n_deeds):
        what, is_others = int(s.deeds[i, WHAT]), s.deeds[i, SEAT] != seat
        if is_others and what in (T_PLACE, T_RETURN) and s.deeds[i, IS_SECRET]:
            continue
        known = NUMBERS if is_others and what == T_COMMIT else DEED
        for k in range(DEED):
            v.deeds[n, k] = int(s.deeds[i, k]) if k < known else 0
        n += 1
    for i in range(n, len(s.deeds)):
        for k in range(DEED):
            v.deeds[i, k] = 0
    v.n_deeds = n
