"""What a position is worth before anything is searched, for the side to move; a man is worth about 100."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core import rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.latrunculi.machine.mind import (
    ADVANCE,
    BESIDE,
    CENTRE,
    DANGER,
    DIAGONAL,
    EDGE,
    EXPOSED,
    FORK,
    FREE,
    MAN,
    STUCK,
    TEMPO,
)
from ludoteca.games.latrunculi.machine.table import mixed
from ludoteca.games.latrunculi.rules.board import CELLS, FILES, MAX_RANKS, WHITE, cell
from ludoteca.games.latrunculi.rules.verbs import DIRECTIONS

ORTHOGONAL = 0b00110011  # bits of DIRECTIONS
FADE = 24  # plies before a stall from which a lead counts less and less
STALL_PULL = 120  # what a lead is worth besides at the stall, where the men decide it


def _walls(ranks: int, index: int) -> int:
    inside = {cell(file, rank) for file in range(len(FILES)) for rank in range(ranks)}
    return sum(1 << i for i, step in enumerate(DIRECTIONS) if index in inside and index + step not in inside)


def _centrality(ranks: int, index: int) -> int:
    """Steps from the nearest edge."""
    file, rank = index % 10 - 1, index // 10 - 1
    return max(0, min(file, len(FILES) - 1 - file, rank, ranks - 1 - rank))


def _advance(ranks: int, index: int, side: int) -> int:
    """Steps from a side's own edge, up to the middle of the board."""
    rank = index // 10 - 1
    return max(0, min(rank if side == WHITE else ranks - 1 - rank, ranks // 2))


# for boards of 8, 9 and 10 ranks
_RANKS = range(8, MAX_RANKS + 1)
WALLS = np.array([[_walls(ranks, index) for index in range(CELLS)] for ranks in _RANKS], np.uint8)


def weigh_shapes(mind: Any, ranks: int, weights: npt.NDArray[np.int64]) -> None:
    """Fill the tables that `shape` adds up, for the searching side and for the other: a row of weights each."""
    mind.weights[:] = weights
    for row, weight in enumerate(weights.tolist()):
        tables = _shapes(ranks, int(mind.side) ^ row, tuple(weight))
        mind.places[row], mind.spaces[row], mind.friends[row], mind.exposures[row] = tables


@functools.cache
def _shapes(ranks: int, side: int, weight: tuple[int, ...]) -> tuple[list[int], ...]:
    """What each square is worth to a man of this side, and each way in which its eight neighbours are taken."""
    places = [
        weight[CENTRE] * _centrality(ranks, index)
        + weight[EDGE] * int(WALLS[ranks - 8, index] != 0)
        + weight[ADVANCE] * _advance(ranks, index, side)
        for index in range(CELLS)
    ]
    free = [(~bits & ORTHOGONAL).bit_count() for bits in range(256)]
    spaces = [weight[FREE] * count - weight[STUCK] * (count == 0) for count in free]
    friends = [
        weight[BESIDE] * (bits & ORTHOGONAL).bit_count() + weight[DIAGONAL] * (bits & ~ORTHOGONAL).bit_count()
        for bits in range(256)
    ]
    return places, spaces, friends, [weight[EXPOSED] * bits.bit_count() for bits in range(256)]


@rule
def evaluate(s, mind):
    """Men, mobility, enclosure and the distance to the stall; men in danger are left to `in_danger`."""
    me, enemy = s.turn, 1 - s.turn
    own, other = 0 if me == mind.side else 1, 0 if enemy == mind.side else 1
    value = material(s, mind) + shape(s, mind, me, own) - shape(s, mind, enemy, other) + mind.weights[own, TEMPO]
    if mind.noise > 0:
        noise = (mixed(s, mind.seed) >> np.uint64(48)) * np.uint64(2 * mind.noise + 1) >> np.uint64(16)
        value += np.int64(noise) - mind.noise
    return before_stall(s, mind, value)


@rule
def material(s, mind):
    """A man is worth the more, the fewer there are."""
    own, other = 0 if s.turn == mind.side else 1, 1 if s.turn == mind.side else 0
    mine, theirs = np.int64(s.men[s.turn]), np.int64(s.men[1 - s.turn])
    return (mine * mind.weights[own, MAN] - theirs * mind.weights[other, MAN]) * (32 - mine - theirs) // 16


@rule
def in_danger(s, mind, squares, most):
    """What the other side's threats (`captures.threats`) cost: from two squares at once they are hard to meet."""
    own = 0 if s.turn == mind.side else 1
    if squares == 0:
        return 0
    return most * (mind.weights[own, DANGER] if squares == 1 else mind.weights[own, FORK])


@rule
def shape(s, mind, side, row):
    """How freely and how safely the men of a side stand."""
    walls = WALLS[s.ranks - 8]
    value = 0
    for half in range(2):
        left = s.where[side, half]
        while left != 0:
            man = lowest(left) + 60 * half
            left = without_lowest(left)
            own, foes = s.beside[side, man], s.beside[1 - side, man]
            taken = own | foes | walls[man]
            value += mind.places[row, man] + mind.spaces[row, taken] + mind.friends[row, own]
            if foes != 0:  # on one side a foe and on the other nobody
                empty = 255 - np.int64(taken)
                value -= mind.exposures[row, foes & ((empty >> 4) | (empty << 4) & 255)]
    return value


@rule
def before_stall(s, mind, value):
    """§6, A16 Near the stall a lead is worth what the judge will make of it."""
    limit = np.int64(s.stall_quiet_plies)
    if s.stall_verdict == 0 and s.men[0] != s.men[1]:
        is_ahead = s.men[s.turn] > s.men[1 - s.turn]
        return value + (STALL_PULL if is_ahead else -STALL_PULL) * s.quiet // limit
    left = limit - s.quiet
    if left >= FADE:
        return value
    null = -mind.contempt if s.turn == mind.side else mind.contempt
    return (value * left + null * (FADE - left)) // FADE
