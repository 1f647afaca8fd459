"""The table of positions already searched. It keeps whole positions, so two are never taken for each other.

A template for `core.bind`, like position.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core import rule
from ludoteca.games.latrunculi.machine.mind import WON

board: Any = globals().get("verbs")  # short_board or long_board, set by `bind` before this file runs

EXACT, LOWER, UPPER = 1, 2, 3  # what is known of a value
COARSE = 16  # quiet plies; near the stall every one of them counts


@rule
def quiet_class(s, p):
    """Positions that differ only in their quiet plies are the same far from the stall."""
    left = s.stall_quiet_plies - p.quiet
    return p.quiet if left <= COARSE else -(p.quiet // COARSE) - 1


@rule
def bucket(entries, p):
    """Where this position's two entries are: the side to move is part of the place."""
    size = np.uint64(len(entries) // 4 - 1)
    return np.int64(p.key & size) * 4 + 2 * p.turn


@rule
def find(entries, s, p):
    """The index of this position's entry, or -1."""
    quiet, place = quiet_class(s, p), bucket(entries, p)
    for i in range(place, place + 2):
        e = entries[i]
        if e.bound != 0 and e.quiet == quiet and board.is_same(e.men, p.men):
            return i
    return -1


@rule
def store(entries, s, p, ply, f, value):
    """The first of two entries keeps the deeper search, the second one the later."""
    place = bucket(entries, p)
    first = entries[place]
    quiet = quiet_class(s, p)
    is_same = first.quiet == quiet and board.is_same(first.men, p.men)
    if not is_same and f.depth < first.depth:
        place += 1
    e = entries[place]
    board.copy(e.men, p.men)
    e.quiet, e.depth = quiet, f.depth
    e.bound = LOWER if value >= f.beta else EXACT if value > f.floor else UPPER
    if f.best_move != 0 or not is_same:
        e.move = f.best_move
    # wins are counted from the position, not from where this search began
    e.value = value + ply if value > WON else value - ply if value < -WON else value


@rule
def value_at(value, ply):
    return value - ply if value > WON else value + ply if value < -WON else value
