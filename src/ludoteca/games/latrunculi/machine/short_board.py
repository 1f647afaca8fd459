"""Sets of squares of the board of 8×8: one word, one bit for each square.

       56 .. 63      ← rank 8
        ·     ·
        0 ..  7      ← rank 1: a1 is 0, h1 is 7

The same verbs as in long_board.py, for boards that need two words. The search is written once and bound to either.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import count as count_bits
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.latrunculi.machine.geometry import beside_corners, beyond_all, near, of_words, steps_inside

WORDS = 1

# one step in each of DIRECTIONS turns the word left by so many bits, and leaves what does not run off the board
TURNS = np.array([1, 8, 7, 9, 63, 56, 57, 55], np.uint64)
BACK = np.uint64(64) - TURNS
INSIDE = of_words(steps_inside(8), 1)[:, 0]
NEAR = of_words(near(8), 1)[:, 0]
BEYOND = of_words(beyond_all(8), 1)[:, :, 0]
# by the captors needed (2 or 3): the squares beside each corner
BESIDE = of_words([beside_corners(8, captors) for captors in (2, 3)], 1)[:, :, 0]
CORNERS = (0, 7, 56, 63)
ALL_CORNERS = np.uint64(sum(1 << corner for corner in CORNERS))
BY_CORNERS = np.bitwise_or.reduce(BESIDE[1])
NOT_FIRST, NOT_LAST = INSIDE[0], INSIDE[4]  # files: a step east leads there, a step west
ALL = np.uint64(2**64 - 1)


@rule
def none():
    return np.uint64(0)


@rule
def alone(square):
    """The set of one square."""
    return np.uint64(1) << np.uint64(square)


@rule
def whole(ranks):
    """Every square of the board."""
    return ALL


@rule
def read(men, side):
    """One side's men, as a position keeps them."""
    return men[side, 0]


@rule
def write(men, side, squares):
    men[side, 0] = squares


@rule
def is_same(men, others):
    """Whether two positions have the same men."""
    return men[0, 0] == others[0, 0] and men[1, 0] == others[1, 0]


@rule
def copy(men, others):
    """Keep the men of another position."""
    men[0, 0], men[1, 0] = others[0, 0], others[1, 0]


@rule
def either(squares, others):
    return squares | others


@rule
def both(squares, others):
    return squares & others


@rule
def without(squares, others):
    return squares & ~others


@rule
def meet(squares, others):
    """Whether two sets have a square in common."""
    return (squares & others) != 0


@rule
def is_any(squares):
    return squares != 0


@rule
def count(squares):
    return count_bits(squares)


@rule
def first(squares):
    """The lowest square of a set that is not empty."""
    return lowest(squares)


@rule
def rest(squares):
    """The set without its lowest square."""
    return without_lowest(squares)


@rule
def moved(squares, direction):
    """Every square one step further in one of DIRECTIONS; those that leave the board are gone."""
    return (squares << TURNS[direction] | squares >> BACK[direction]) & INSIDE[direction]


@rule
def beyond(square, direction):
    """The set of the square two steps away; empty beyond the edge."""
    return BEYOND[direction, square]


@rule
def behind(squares, others):
    """The squares right behind those of `others` beside `squares`, in the directions of a rook."""
    one, rank = np.uint64(1), np.uint64(8)
    east, west = squares << one & NOT_FIRST & others, squares >> one & NOT_LAST & others
    north, south = squares << rank & others, squares >> rank & others
    return east << one & NOT_FIRST | west >> one & NOT_LAST | north << rank | south >> rank


@rule
def behind_across(squares, others):
    """The same in the directions of a bishop."""
    less, more = np.uint64(7), np.uint64(9)
    northwest, northeast = squares << less & NOT_LAST & others, squares << more & NOT_FIRST & others
    southeast, southwest = squares >> less & NOT_FIRST & others, squares >> more & NOT_LAST & others
    return (
        northwest << less & NOT_LAST
        | northeast << more & NOT_FIRST
        | southeast >> less & NOT_FIRST
        | southwest >> more & NOT_LAST
    )


@rule
def around(squares):
    """The squares themselves and all beside them."""
    wide = squares | squares << np.uint64(1) & NOT_FIRST | squares >> np.uint64(1) & NOT_LAST
    return wide | wide << np.uint64(8) | wide >> np.uint64(8)


@rule
def stepped(squares):
    """The squares one step like a rook's away."""
    along = squares << np.uint64(1) & NOT_FIRST | squares >> np.uint64(1) & NOT_LAST
    return along | squares << np.uint64(8) | squares >> np.uint64(8)


@rule
def slid(squares, free):
    """The free squares that somebody on `squares` can reach like a rook: each way doubled three times."""
    north, south, path, back = squares, squares, free, free
    east, west = squares, squares
    along, against = free & NOT_FIRST, free & NOT_LAST
    for n in (1, 2, 4):
        file, rank = np.uint64(n), np.uint64(8 * n)
        north |= path & (north << rank)
        path &= path << rank
        south |= back & (south >> rank)
        back &= back >> rank
        east |= along & (east << file)
        along &= along << file
        west |= against & (west >> file)
        against &= against >> file
    return (north | south | east | west) & free


@rule
def beside(square):
    """The eight squares around one."""
    return NEAR[square]


@rule
def by_corners(ranks):
    """Every square beside a corner."""
    return BY_CORNERS


@rule
def corners(ranks):
    """The four corners."""
    return ALL_CORNERS


@rule
def corner(ranks, number):
    """One of the four corners, as a set."""
    return alone(CORNERS[number])


@rule
def captors(ranks, number, needed):
    """The two or three squares from which the man in a corner is captured."""
    return BESIDE[needed - 2, number]
