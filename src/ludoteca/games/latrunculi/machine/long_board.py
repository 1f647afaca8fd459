"""Sets of squares of the boards of 8×9 and 8×10: two words, ranks 1 to 8 and the ranks above.

The same verbs as in short_board.py. A step may lead beyond the last rank of the board of 8×9; there is nobody.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import count as count_bits
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.latrunculi.machine.geometry import beside_corners, corners_of, near, of_words, steps_inside
from ludoteca.games.latrunculi.rules.board import MAX_RANKS

WORDS = 2

SHIFTS = np.array([1, 8, 7, 9], np.uint64)  # of each direction forwards, and of its opposite backwards
REST = np.uint64(64) - SHIFTS
INSIDE = of_words(steps_inside(MAX_RANKS), WORDS)
NEAR = of_words(near(MAX_RANKS), WORDS)
# by ranks beyond 9, and by the captors needed beyond 2
WHOLE = of_words([2 ** (8 * ranks) - 1 for ranks in (9, 10)], WORDS)
CORNERS = of_words([[1 << corner for corner in corners_of(ranks)] for ranks in (9, 10)], WORDS)
BESIDE = of_words([[beside_corners(ranks, needed) for needed in (2, 3)] for ranks in (9, 10)], WORDS)
ALL_CORNERS = np.bitwise_or.reduce(CORNERS, axis=1)
BY_CORNERS = np.bitwise_or.reduce(BESIDE[:, 1], axis=1)


@rule
def none():
    return np.uint64(0), np.uint64(0)


@rule
def alone(square):
    """The set of one square."""
    if square < 64:
        return np.uint64(1) << np.uint64(square), np.uint64(0)
    return np.uint64(0), np.uint64(1) << np.uint64(square - 64)


@rule
def whole(ranks):
    """Every square of the board."""
    return WHOLE[ranks - 9, 0], WHOLE[ranks - 9, 1]


@rule
def read(men, side):
    """One side's men, as a position keeps them."""
    return men[side, 0], men[side, 1]


@rule
def write(men, side, squares):
    men[side, 0], men[side, 1] = squares


@rule
def is_same(men, others):
    """Whether two positions have the same men."""
    return (
        men[0, 0] == others[0, 0]
        and men[1, 0] == others[1, 0]
        and men[0, 1] == others[0, 1]
        and men[1, 1] == others[1, 1]
    )


@rule
def copy(men, others):
    """Keep the men of another position."""
    men[0, 0], men[1, 0] = others[0, 0], others[1, 0]
    men[0, 1], men[1, 1] = others[0, 1], others[1, 1]


@rule
def either(squares, others):
    return squares[0] | others[0], squares[1] | others[1]


@rule
def both(squares, others):
    return squares[0] & others[0], squares[1] & others[1]


@rule
def without(squares, others):
    return squares[0] & ~others[0], squares[1] & ~others[1]


@rule
def meet(squares, others):
    """Whether two sets have a square in common."""
    return (squares[0] & others[0] | squares[1] & others[1]) != 0


@rule
def is_any(squares):
    return (squares[0] | squares[1]) != 0


@rule
def count(squares):
    return count_bits(squares[0]) + count_bits(squares[1])


@rule
def first(squares):
    """The lowest square of a set that is not empty."""
    return lowest(squares[0]) if squares[0] != 0 else 64 + lowest(squares[1])


@rule
def rest(squares):
    """The set without its lowest square."""
    if squares[0] != 0:
        return without_lowest(squares[0]), squares[1]
    return squares[0], without_lowest(squares[1])


@rule
def moved(squares, direction):
    """Every square one step further in one of DIRECTIONS; those that leave the board are gone."""
    low, high = squares
    axis = direction % 4
    if direction < 4:
        high = high << SHIFTS[axis] | low >> REST[axis]
        low = low << SHIFTS[axis]
    else:
        low = low >> SHIFTS[axis] | high << REST[axis]
        high = high >> SHIFTS[axis]
    return low & INSIDE[direction, 0], high & INSIDE[direction, 1]


@rule
def beyond(square, direction):
    """The set of the square two steps away; empty beyond the edge."""
    return moved(moved(alone(square), direction), direction)


@rule
def behind(squares, others):
    """The squares right behind those of `others` beside `squares`, in the directions of a rook."""
    found = none()
    for direction in (0, 1, 4, 5):
        found = either(found, moved(both(moved(squares, direction), others), direction))
    return found


@rule
def behind_across(squares, others):
    """The same in the directions of a bishop."""
    found = none()
    for direction in (2, 3, 6, 7):
        found = either(found, moved(both(moved(squares, direction), others), direction))
    return found


@rule
def around(squares):
    """The squares themselves and all beside them."""
    found = squares
    for direction in range(8):
        found = either(found, moved(squares, direction))
    return found


@rule
def stepped(squares):
    """The squares one step like a rook's away."""
    found = none()
    for direction in (0, 1, 4, 5):
        found = either(found, moved(squares, direction))
    return found


@rule
def slid(squares, free):
    """The free squares that somebody on `squares` can reach like a rook."""
    found = none()
    for direction in (0, 1, 4, 5):
        reached = both(moved(squares, direction), free)
        while is_any(reached):
            found = either(found, reached)
            reached = both(moved(reached, direction), free)
    return found


@rule
def beside(square):
    """The eight squares around one."""
    return NEAR[square, 0], NEAR[square, 1]


@rule
def by_corners(ranks):
    """Every square beside a corner."""
    return BY_CORNERS[ranks - 9, 0], BY_CORNERS[ranks - 9, 1]


@rule
def corners(ranks):
    """The four corners."""
    return ALL_CORNERS[ranks - 9, 0], ALL_CORNERS[ranks - 9, 1]


@rule
def corner(ranks, number):
    """One of the four corners, as a set."""
    return CORNERS[ranks - 9, number, 0], CORNERS[ranks - 9, number, 1]


@rule
def captors(ranks, number, needed):
    """The two or three squares from which the man in a corner is captured."""
    return BESIDE[ranks - 9, needed - 2, number, 0], BESIDE[ranks - 9, needed - 2, number, 1]
