"""The numbers of the moves, for programs that learn.

What a card can do from a cell comes in one block for each cell: attacks, slides and overlaps by their direction, and
being looked at. Before the blocks: to have done, to lay the rest, and each card that can be laid out, for the cell it
goes to is given.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.zama.rules.board import FILES, STRIDE
from ludoteca.games.zama.rules.cards import CARDS
from ludoteca.games.zama.rules.cells import STEPS
from ludoteca.games.zama.rules.moves import DONE, NAME, PEEK, REST, end_of, kind_of, start_of

HAS_DONE, LAYS_REST, LAYS = 0, 1, 2
CELLS_FROM = LAYS + CARDS
WAYS = len(STEPS)
ONE_CELL = 3 * WAYS + 1
FARTHEST = STRIDE + 1  # to the last of the eight neighbours
# the direction of a step, by the step: 0 to 7
WAY_OF = np.array([int(np.argmax(step - FARTHEST == STEPS)) for step in range(2 * FARTHEST + 1)], dtype=np.int64)


@rule
def number(s, seat, move):
    """Of a state or of a view."""
    kind, start, end = kind_of(move), start_of(move), end_of(move)
    if kind == DONE:
        return HAS_DONE
    if kind == REST:
        return LAYS_REST
    if kind == NAME:
        return LAYS + end
    if kind == PEEK:
        return CELLS_FROM + cell_number(end) * ONE_CELL + 3 * WAYS
    return CELLS_FROM + cell_number(start) * ONE_CELL + kind * WAYS + WAY_OF[end - start + FARTHEST]


@rule
def cell_number(at):
    """Counted in reading order, a1 first, as if every rank had all files."""
    return (at // STRIDE - 1) * len(FILES) + at % STRIDE - 1


def count(ranks: int) -> int:
    return CELLS_FROM + ranks * len(FILES) * ONE_CELL
