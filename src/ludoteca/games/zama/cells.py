"""Cards put on, taken off and slid between cells: the board and the sets that mirror it."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.zama.board import (
    CELLS,
    EMPTY,
    FIRST_BIT,
    NOBODY,
    SLIDES,
    STRIDE,
    WORD_BITS,
    WORDS,
)
from ludoteca.games.zama.cards import KING_OF_SPADES, NO_CARD

# A7 The eight neighbours, the four orthogonal ones first:
#
#     6 1 5
#     2 · 0
#     7 3 4
STEPS = np.array(
    [1, STRIDE, -1, -STRIDE, 1 - STRIDE, STRIDE + 1, STRIDE - 1, -STRIDE - 1],
    dtype=np.int64,
)
ORTHOGONAL, ALL_STEPS = 0b00001111, 0b11111111

WORD_OF = np.array([max(0, min(WORDS - 1, (index - FIRST_BIT) // WORD_BITS)) for index in range(CELLS)], dtype=np.int64)


@rule
def file_of(at):
    """Counted from 0."""
    return at % STRIDE - 1


@rule
def home_of(s, at):
    """§1, A3 Whose card is laid on this cell: a chequerboard with Red on a1, or stripes with Red on odd ranks."""
    rank = at // STRIDE - 1
    if s.is_striped:
        return rank % 2
    return (file_of(at) + rank) % 2


@rule
def put(s, at, side, card):
    """Lay a card of this side on an empty cell."""
    s.owner[at], s.face[at] = side, card
    if card == KING_OF_SPADES:
        s.spade_at[side] = at
    enter(s, at, side)


@rule
def lift(s, at):
    """Take the card off a cell; what it was and who saw it is forgotten."""
    side = int(s.owner[at])
    if s.face[at] == KING_OF_SPADES:
        s.spade_at[side] = 0
    s.owner[at], s.face[at], s.seen[at] = EMPTY, NO_CARD, 0
    leave(s, at, side)


@rule
def shift(s, start, to):
    """§4 The card moves as it lies: with its facing, and with all that anybody knows of it."""
    owner, face, seen = s.owner, s.face, s.seen
    side = int(owner[start])
    owner[to], face[to], seen[to] = side, face[start], seen[start]
    owner[start], face[start], seen[start] = EMPTY, NO_CARD, 0
    if face[to] == KING_OF_SPADES:
        s.spade_at[side] = to
    leave(s, start, side)
    enter(s, to, side)


@rule
def enter(s, at, side):
    """The sets, when a card comes to a cell."""
    where, beside = s.where, s.beside
    word = WORD_OF[at]
    bit = np.uint64(1) << np.uint64(at - FIRST_BIT - WORD_BITS * word)
    where[side, word] |= bit
    where[EMPTY, word] &= ~bit
    beside[side, at - 1] |= 1
    beside[side, at - STRIDE] |= 2
    beside[side, at + 1] |= 4
    beside[side, at + STRIDE] |= 8
    beside[side, at + STRIDE - 1] |= 16
    beside[side, at - STRIDE - 1] |= 32
    beside[side, at - STRIDE + 1] |= 64
    beside[side, at + STRIDE + 1] |= 128
    s.cards[side] += 1


@rule
def leave(s, at, side):
    """The sets, when a card leaves a cell: the reverse of `enter`."""
    where, beside = s.where, s.beside
    word = WORD_OF[at]
    bit = np.uint64(1) << np.uint64(at - FIRST_BIT - WORD_BITS * word)
    where[side, word] &= ~bit
    where[EMPTY, word] |= bit
    beside[side, at - 1] &= 255 - 1
    beside[side, at - STRIDE] &= 255 - 2
    beside[side, at + 1] &= 255 - 4
    beside[side, at + STRIDE] &= 255 - 8
    beside[side, at + STRIDE - 1] &= 255 - 16
    beside[side, at - STRIDE - 1] &= 255 - 32
    beside[side, at - STRIDE + 1] &= 255 - 64
    beside[side, at + STRIDE + 1] &= 255 - 128
    s.cards[side] -= 1


@rule
def has_moved(s, at):
    """A14e Whether the card on this cell has been slid this turn."""
    moved = s.moved
    return moved[0] == at or moved[1] == at or moved[2] == at


@rule
def was_looked_at(s, at):
    """A16 Whether this cell was looked at in this tie."""
    return s.looked[0] == at or s.looked[1] == at


@rule
def next_home(s, side):
    """§1 The first cell in reading order on which this side has still to lay a card, or 0."""
    for word in range(WORDS):
        left = s.where[EMPTY, word]
        while left != 0:
            at = FIRST_BIT + WORD_BITS * word + lowest(left)
            left = without_lowest(left)
            if home_of(s, at) == side:
                return at
    return 0


@rule
def clear_turn(s):
    """Nothing slid, nothing looked at, nothing asked."""
    s.left, s.n_moved, s.n_looked = 0, 0, 0
    for i in range(SLIDES):
        s.moved[i] = 0
    s.looked[0], s.looked[1] = 0, 0
    s.pending, s.pending_from, s.pending_to, s.asked = NOBODY, 0, 0, 0
