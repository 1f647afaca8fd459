"""Where the squares of a board lie, for the sets that the search works with.

A square is 8 × rank + file, both from 0: a1 is 0, h1 is 7, a2 is 8. The rules count cells with walls (rules/board.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import numpy as np

from ludoteca.core import rule
from ludoteca.games.latrunculi.rules.board import FILES, MAX_RANKS, cell
from ludoteca.games.latrunculi.rules.verbs import DIRECTIONS

SQUARES = 8 * MAX_RANKS
WIDTH = len(FILES)

# one step of each of DIRECTIONS, as files and ranks and as a difference of squares
STEPS = tuple(((step + 5) % 10 - 5, round(step / 10)) for step in DIRECTIONS)
DISTANCES = np.array([8 * ranks + files for files, ranks in STEPS], np.int64)

# the direction that leads from a square to one beside it, by the difference between them and 9
DIRECTION_TO = np.array(
    [dict(zip(DISTANCES.tolist(), range(8), strict=True)).get(d, 0) for d in range(-9, 10)], np.int64
)

_DRAWN = Random(14)
KEYS = np.array([[_DRAWN.getrandbits(64) for _ in range(SQUARES)] for _ in range(2)], np.uint64)
TURN_KEY = np.uint64(_DRAWN.getrandbits(64))


def cell_of(square: int) -> int:
    """The rules' cell of a square."""
    return cell(square % 8, square // 8)


@rule
def square_of(cell):
    """The square of one of the rules' cells."""
    return 8 * (cell // 10 - 1) + cell % 10 - 1


def _is_inside(file: int, rank: int, ranks: int) -> bool:
    return 0 <= file < WIDTH and 0 <= rank < ranks


def steps_inside(ranks: int) -> list[int]:
    """For each direction the squares that a step can lead to."""
    squares = [(file, rank) for rank in range(ranks) for file in range(WIDTH)]
    return [
        sum(1 << (8 * rank + file) for file, rank in squares if _is_inside(file - files, rank - up, ranks))
        for files, up in STEPS
    ]


def near(ranks: int) -> list[int]:
    """For each square those around it."""
    return [
        sum(1 << (8 * (rank + up) + file + files) for files, up in STEPS if _is_inside(file + files, rank + up, ranks))
        for rank in range(ranks)
        for file in range(WIDTH)
    ]


def beyond_all(ranks: int) -> list[list[int]]:
    """For each direction and each square the one two steps away, or none."""
    return [
        [
            1 << (8 * (rank + 2 * up) + file + 2 * files) if _is_inside(file + 2 * files, rank + 2 * up, ranks) else 0
            for rank in range(ranks)
            for file in range(WIDTH)
        ]
        for files, up in STEPS
    ]


def corners_of(ranks: int) -> tuple[int, int, int, int]:
    return 0, 7, 8 * ranks - 8, 8 * ranks - 1


def beside_corners(ranks: int, captors: int) -> list[int]:
    """For each corner the squares beside it: the two orthogonal ones, or all three."""
    found = []
    for corner in corners_of(ranks):
        along = 1 if corner % 8 == 0 else -1
        inward = 8 if corner < 8 else -8
        found.append(sum(1 << (corner + step) for step in (inward, along, inward + along)[:captors]))
    return found


def of_words(sets: Iterable[Any], words: int) -> np.ndarray:
    """Sets given as whole numbers, or nested lists of them, in words of 64 bits: one more dimension."""
    split = [
        of_words(one, words) if isinstance(one, list) else [one >> (64 * word) & (2**64 - 1) for word in range(words)]
        for one in sets
    ]
    return np.array(split, np.uint64)
