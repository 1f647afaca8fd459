"""A move as an int: kind, start and end.

The kind of a card play is the card itself.
The start is a cell; 1 + a symbol for a piece from beside the board; a side when something is dealt or thrown.
The end is a cell; a card, a symbol, a side or a package where nothing goes to a cell.
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.core.moves import end_of as end_of
from ludoteca.core.moves import kind_of as kind_of
from ludoteca.core.moves import make as make
from ludoteca.core.moves import start_of as start_of
from ludoteca.games.scamorra.rules.board import FIRST_CELL

PLACE, CHOOSE, THROW, ASIDE, TAKE, INITIATIVE = range(6, 12)  # after the six cards

MOVE_FIRST, PLACE_FIRST = 0, 1  # §1.5 the two packages
PACKAGES = ("move-first", "place-first")


@rule
def slide(card, start, to):
    """§4 A card played to move a piece from one cell to another."""
    return make(card, start, to)


@rule
def reenter(card, symbol, to):
    """§4 A card played to bring a captured piece back."""
    return make(card, 1 + symbol, to)


@rule
def discard(card):
    """§4 A dead card, shown and discarded."""
    return make(card, 0, 0)


@rule
def place(symbol, to):
    """§1.6 A piece placed on its home row."""
    return make(PLACE, 1 + symbol, to)


@rule
def choose(package):
    return make(CHOOSE, 0, package)


@rule
def throw(side, symbol):
    """A27 A hand of rock, paper, scissors; the move names the side, because both throw at once."""
    return make(THROW, side, symbol)


@rule
def set_aside(side, card):
    """§1.2 The coppella, where the table shows it to somebody."""
    return make(ASIDE, side, card)


@rule
def draw(side, card):
    return make(TAKE, side, card)


@rule
def lot(side):
    return make(INITIATIVE, 0, side)


@rule
def is_slide(move):
    """Whether a card play moves a piece that stands on the board."""
    return start_of(move) >= FIRST_CELL
