"""The table of positions already searched. Its keys are whole positions, so two are never taken for each other."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.latrunculi.machine.mind import WON

EXACT, LOWER, UPPER = 1, 2, 3  # what is known of a value
COARSE = 16  # quiet plies; near the stall every one of them counts


@rule
def mixed(s, seed):
    """The position's key and a seed stirred into 64 bits, by shifts alone: interpreted code gives the same."""
    word = s.seen[s.n_seen, 0] ^ seed
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    word ^= s.seen[s.n_seen, 1]
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    return word ^ (word >> np.uint64(32))


@rule
def quiet_class(s):
    """Positions that differ only in their quiet plies are the same far from the stall."""
    left = s.stall_quiet_plies - s.quiet
    return s.quiet if left <= COARSE else -(s.quiet // COARSE) - 1


@rule
def bucket(entries, s):
    """Where this position's two entries are: the side to move is part of the place."""
    size = np.uint64(len(entries) // 4 - 1)
    return np.int64(mixed(s, np.uint64(0)) & size) * 4 + 2 * s.turn


@rule
def find(entries, s, place):
    """The index of this position's entry, or -1."""
    quiet = quiet_class(s)
    for i in range(place, place + 2):
        e = entries[i]
        if e.key[0] == s.seen[s.n_seen, 0] and e.key[1] == s.seen[s.n_seen, 1] and e.quiet == quiet and e.bound != 0:
            return i
    return -1


@rule
def store(entries, s, place, ply, depth, value, bound, move):
    """The first of two entries keeps the deeper search, the second one the later."""
    first = entries[place]
    quiet = quiet_class(s)
    is_same = first.key[0] == s.seen[s.n_seen, 0] and first.key[1] == s.seen[s.n_seen, 1] and first.quiet == quiet
    if not is_same and depth < first.depth:
        place += 1
    e = entries[place]
    e.key[0], e.key[1] = s.seen[s.n_seen, 0], s.seen[s.n_seen, 1]
    e.quiet, e.depth, e.bound = quiet, depth, bound
    if move != 0 or not is_same:
        e.move = move
    # wins are counted from the position, not from where this search began
    e.value = value + ply if value > WON else value - ply if value < -WON else value


@rule
def value_at(value, ply):
    return value - ply if value > WON else value + ply if value < -WON else value
