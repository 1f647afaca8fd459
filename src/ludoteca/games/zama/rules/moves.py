"""A move as an int: kind, start and end.

The start is the cell of the card that attacks, slides or overlaps, or the cell whose card is named.
The end is the cell attacked, slid to, overlapped or looked at; the card named; the side that lays the rest.
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.core.moves import end_of as end_of
from ludoteca.core.moves import kind_of as kind_of
from ludoteca.core.moves import make as make
from ludoteca.core.moves import start_of as start_of

# NAME gives the card on a cell its identity: an outcome of chance, or a player's choice while laying out (A4)
ATTACK, SLIDE, OVERLAP, PEEK, DONE, NAME, REST = range(7)


@rule
def attack(start, to):
    """§4 ATTACK(a, d)."""
    return make(ATTACK, start, to)


@rule
def slide(start, to):
    """§4 SLIDE(c, e)."""
    return make(SLIDE, start, to)


@rule
def overlap(start, to):
    """§4 OVERLAP(s, d)."""
    return make(OVERLAP, start, to)


@rule
def peek(at):
    """§4 PEEK(x)."""
    return make(PEEK, 0, at)


@rule
def done():
    """A14d, A16 Waive what is left."""
    return make(DONE, 0, 0)


@rule
def name(at, card):
    """The card on this cell is this one."""
    return make(NAME, at, card)


@rule
def rest(side):
    """A4 Lay the rest of the seat's pack as it was shuffled."""
    return make(REST, 0, side)
