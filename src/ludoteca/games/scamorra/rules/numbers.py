"""The numbers of the moves, for programs that learn.

A card play is numbered by the card, the piece it moves or brings back, and the square it goes to; then come the dead
cards, and what is done before the first turn.
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scamorra.rules.board import CARDS, FIRST_CELL, SIZE, STRIDE, SYMBOLS
from ludoteca.games.scamorra.rules.moves import CHOOSE, PACKAGES, PLACE, THROW, end_of, is_slide, kind_of, start_of

SQUARES = SIZE * SIZE
N_SYMBOLS = len(SYMBOLS)
DEAD = len(CARDS) * N_SYMBOLS * SQUARES  # where the dead cards begin
PLACINGS = DEAD + len(CARDS)
CHOICES = PLACINGS + N_SYMBOLS * SQUARES
THROWS = CHOICES + len(PACKAGES)
COUNT = THROWS + N_SYMBOLS


@rule
def number(s, seat, move):
    """Of a state or of a view."""
    kind, start, end = kind_of(move), start_of(move), end_of(move)
    if kind == THROW:
        return THROWS + end
    if kind == CHOOSE:
        return CHOICES + end
    if kind == PLACE:
        return PLACINGS + (start - 1) * SQUARES + square_number(end)
    if start == 0:
        return DEAD + kind
    symbol = int(s.board[start]) % N_SYMBOLS if is_slide(move) else start - 1
    return (kind * N_SYMBOLS + symbol) * SQUARES + square_number(end)


@rule
def square_number(at):
    """Counted in reading order, a1 first."""
    return (at - FIRST_CELL) // STRIDE * SIZE + (at - FIRST_CELL) % STRIDE
