"""A move as an int: what is done, from where, to where."""

from __future__ import annotations

from ludoteca.core import rule

# NAME gives the card on a cell its identity: an outcome of chance, or a player's choice while laying out (A4)
ATTACK, SLIDE, OVERLAP, PEEK, DONE, NAME, REST = range(7)


@rule
def make(kind, start, to):
    return kind * 65536 + start * 256 + to


@rule
def kind_of(move):
    return move // 65536


@rule
def start_of(move):
    """The cell of the card that attacks, slides or overlaps; the cell whose card is named."""
    return move // 256 % 256


@rule
def end_of(move):
    """The cell attacked, slid to, overlapped or looked at; the card that is named; the side that shuffles."""
    return move % 256


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
    """A4 Lay the rest of the own pack as it was shuffled."""
    return make(REST, 0, side)
