"""Which cards take a piece on one cell with a piece on another, read from tables of the empty board."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludoteca.core import rule
from ludoteca.games.scamorra.rules.board import (
    BISHOP,
    CELLS,
    EMPTY,
    KING,
    KNIGHT,
    PAWN,
    QUEEN,
    ROOK,
    SIZE,
    SOUTH,
    cell,
)

KING_BIT, PAWN_BIT = 1 << KING, 1 << PAWN
LINES = 1 << ROOK | 1 << BISHOP | 1 << QUEEN
BACKWARD = 1 << 6  # a Pawn that captures behind itself (A6), where the table allows it
FARTHEST = 3  # §4 squares along a line
Small = npt.NDArray[np.int8]  # all tables together stay in the nearest cache

PLACES = SIZE * (2 * SIZE - 1)  # how two pieces can stand to each other: files apart, ranks ahead


def _cards(side: int, across: int, ahead: int) -> int:
    """The cards that go this far on an empty board."""
    far, near = max(abs(across), abs(ahead)), min(abs(across), abs(ahead))
    found = 0
    if far == 1:
        found |= KING_BIT
    if 1 <= far <= FARTHEST and near == 0:
        found |= 1 << ROOK | 1 << QUEEN
    if 1 <= far <= FARTHEST and near == far:
        found |= 1 << BISHOP | 1 << QUEEN
    if (far, near) == (2, 1):
        found |= 1 << KNIGHT
    if far == near == 1:
        found |= PAWN_BIT if (ahead > 0) == (side == SOUTH) else BACKWARD
    return found


def _tables() -> tuple[Small, Small, Small, Small]:
    """For every two cells: cards by side, squares apart along a line, one step of it, how they stand by side."""
    cards, places = np.zeros((2, CELLS, CELLS), np.int8), np.zeros((2, CELLS, CELLS), np.int8)
    apart, steps = np.zeros((CELLS, CELLS), np.int8), np.zeros((CELLS, CELLS), np.int8)
    squares = [(file, rank) for file in range(SIZE) for rank in range(SIZE)]
    for start in squares:
        for to in squares:
            pair = cell(*start), cell(*to)
            across, ahead = to[0] - start[0], to[1] - start[1]
            far = max(abs(across), abs(ahead))
            if 0 in (across, ahead) or abs(across) == abs(ahead):
                apart[pair] = far
                steps[pair] = (pair[1] - pair[0]) // far if far else 0
            for side in (0, 1):
                cards[side, *pair] = _cards(side, across, ahead)
                forward = ahead if side == SOUTH else -ahead
                places[side, *pair] = abs(across) * (2 * SIZE - 1) + forward + SIZE - 1
    return cards, apart, steps, places


CARDS_BETWEEN, APART, STEP, PLACE_OF = _tables()


@rule
def takers(s, side, start, to, is_prey):
    """§5 A set of cards, one bit each: those with which this side's piece on `start` takes the enemy on `to`."""
    cards = int(CARDS_BETWEEN[side, start, to])
    if not is_prey:
        return cards & KING_BIT
    if cards & LINES:
        board, step = s.board, int(STEP[start, to])
        for i in range(1, int(APART[start, to])):
            if board[start + i * step] != EMPTY:
                return cards & ~LINES
    if cards & BACKWARD:
        cards &= ~BACKWARD
        if s.backward_captures:
            cards |= PAWN_BIT
    return cards
