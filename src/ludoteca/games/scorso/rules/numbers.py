"""The numbers of the moves, for programs that learn.

A roll is numbered by how many of the dice that lie free are taken of each face: digits to a base of its own, one more
than there are. So there are never more than 3⁷ of them (fourteen dice, seven faces), whatever lies there. After them
each kind of move has its own numbers; a grouping is told by its paralyses, weapons kept by their colours.
"""

from __future__ import annotations

from itertools import accumulate

import numpy as np

from ludoteca.core import rule
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import (
    ARMS,
    MOST_PARALYSES,
    N_COLOURS,
    N_PLACES,
    N_SHOWN,
    N_SIDES,
    PLAYERS,
    WEAPONS,
)
from ludoteca.games.scorso.rules.moves import (
    BASE,
    BEGIN,
    GROUP,
    KEEP,
    ONE_SEAT,
    ROLL,
    group_side,
    kind_of,
    paralyses_of,
    what_of,
)

ROLLS: int = 3**N_SHOWN
_ROOM: dict[int, int] = {
    moves.PLACE: N_SHOWN * N_SIDES,
    moves.RETURN: N_SHOWN * N_SIDES,
    moves.KNOCK: 1,
    moves.DONE: 1,
    moves.COUNT: 1,
    moves.GROUP: N_SIDES * (MOST_PARALYSES + 1),
    moves.LANE: moves.LANE_OF + PLAYERS,
    moves.PARALYSIS: moves.BOWTIE + 1,
    moves.LOSE: N_COLOURS,
    moves.TAKE: N_COLOURS,
    moves.EFFECT: moves.N_EFFECTS,
    moves.CHALLENGE: PLAYERS * moves.STAKE_ROOM,
    moves.STAKE: moves.STAKE_ROOM**N_COLOURS,
    moves.WEAPON: WEAPONS * N_PLACES,
    moves.BRIBE: moves.NO_BRIBE + 1,
    moves.PICK: moves.NO_PICK + 1,
    moves.KEEP: 1 << ARMS,
}
_FIRST = dict(zip(_ROOM, accumulate(_ROOM.values(), initial=ROLLS)))
FIRST = np.array([_FIRST.get(kind, -1) for kind in range(BEGIN + 1)], dtype=np.int64)  # by kind of move
COUNT: int = ROLLS + sum(_ROOM.values())


@rule
def number(s, seat, move):
    """Of a state or of a view."""
    kind, what = kind_of(move), what_of(move)
    if kind == ROLL:
        return roll_number(s, seat, move % ONE_SEAT)
    if kind == GROUP:
        what = group_side(what) * (MOST_PARALYSES + 1) + paralyses_of(what)
    elif kind == KEEP:
        what = colours_kept(s, what)
    return FIRST[kind] + what


@rule
def roll_number(s, seat, taken):
    """The digits of what is taken, each to a base of its own."""
    free, found, base = s.free[seat], 0, 1
    for face in range(N_SHOWN):
        found += base * (taken % BASE)
        base *= int(free[face]) + 1
        taken //= BASE
    return found


@rule
def colours_kept(s, kept):
    """A35 A player has one weapon of each colour at most."""
    colours = 0
    for weapon in range(WEAPONS):
        if kept >> weapon & 1:
            colours |= 1 << int(s.weapon_colour[weapon])
    return colours
