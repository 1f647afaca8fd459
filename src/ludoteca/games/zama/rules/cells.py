"""Putting cards on cells, lifting and sliding them: the board and the sets that mirror it."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.zama.rules.board import (
    CELLS,
    EMPTY,
    FIRST_BIT,
    NOBODY,
    PEEKS,
    SLIDES,
    STRIDE,
    TEAMS,
    WORD_BITS,
    WORDS,
)
from ludoteca.games.zama.rules.cards import KING_OF_SPADES, NO_CARD

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
    """§1, §7, A3 Whose card is laid on this cell: a chequerboard with Red on a1, or stripes with Red on rank 1."""
    rank = at // STRIDE - 1
    if s.is_striped:
        return rank % s.players
    return (file_of(at) + rank) % s.players


@rule
def put(s, at, side, card):
    """Lay a card of this side on an empty cell."""
    s.owner[at], s.face[at] = side, card
    if card == KING_OF_SPADES:
        s.spade_at[side] = at
    enter(s, at, side)


@rule
def lift(s, at):
    """Take the card off a cell; its identity and who saw it are cleared."""
    side = int(s.owner[at])
    if s.face[at] == KING_OF_SPADES:
        s.spade_at[side] = 0
    s.owner[at], s.face[at], s.seen[at] = EMPTY, NO_CARD, 0
    leave(s, at, side)


@rule
def shift(s, start, to):
    """§4 The card moves as it lies: with its facing and everything anybody knows about it."""
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
    """Update the sets when a card comes to a cell."""
    where, beside = s.where, s.beside
    word = WORD_OF[at]
    bit = np.uint64(1) << np.uint64(at - FIRST_BIT - WORD_BITS * word)
    where[side, word] |= bit
    where[EMPTY, word] &= ~bit
    beside[at - 1, side] |= 1
    beside[at - STRIDE, side] |= 2
    beside[at + 1, side] |= 4
    beside[at + STRIDE, side] |= 8
    beside[at + STRIDE - 1, side] |= 16
    beside[at - STRIDE - 1, side] |= 32
    beside[at - STRIDE + 1, side] |= 64
    beside[at + STRIDE + 1, side] |= 128
    s.cards[side] += 1


@rule
def leave(s, at, side):
    """Update the sets when a card leaves a cell: the reverse of `enter`."""
    where, beside = s.where, s.beside
    word = WORD_OF[at]
    bit = np.uint64(1) << np.uint64(at - FIRST_BIT - WORD_BITS * word)
    where[side, word] &= ~bit
    where[EMPTY, word] |= bit
    beside[at - 1, side] &= 255 - 1
    beside[at - STRIDE, side] &= 255 - 2
    beside[at + 1, side] &= 255 - 4
    beside[at + STRIDE, side] &= 255 - 8
    beside[at + STRIDE - 1, side] &= 255 - 16
    beside[at - STRIDE - 1, side] &= 255 - 32
    beside[at - STRIDE + 1, side] &= 255 - 64
    beside[at + STRIDE + 1, side] &= 255 - 128
    s.cards[side] -= 1


@rule
def is_gone(s, side):
    """§7.2 Whether this player is eliminated; the remaining cards are then neutral."""
    return (s.gone >> side) & 1 != 0


@rule
def are_allies(s, one, other):
    """§7.2 In teams Red plays with Green, Blue with Yellow."""
    return one == other or (s.mode == TEAMS and (one - other) % 2 == 0)


@rule
def cards_beside(s, at):
    """The neighbours of a cell that hold anybody's card."""
    beside = s.beside[at]
    return beside[0] | beside[1] | beside[2] | beside[3]


@rule
def targets_beside(s, me, at):
    """§4, §7.2 The neighbours of a cell that this player may attack: all but the player's and the partner's cards."""
    if s.players == 2:
        return s.beside[at, 1 - me]
    targets = cards_beside(s, at) & ~s.beside[at, me]
    partner = me ^ 2
    if s.mode == TEAMS and not is_gone(s, partner):
        targets &= ~s.beside[at, partner]
    return targets


@rule
def has_moved(s, at):
    """A14e Whether the card on this cell has been slid this turn."""
    moved = s.moved
    return moved[0] == at or moved[1] == at or moved[2] == at


@rule
def was_looked_at(s, at):
    """A16 Whether this cell was looked at during this tie."""
    return s.looked[0] == at or s.looked[1] == at


@rule
def forget(s, at):
    """The card on this cell leaves in mid-turn: drop it from those slid or looked at."""
    n = 0
    for i in range(s.n_moved):
        if s.moved[i] != at:
            s.moved[n] = s.moved[i]
            n += 1
    s.moved[n:] = 0
    s.n_moved = n
    n = 0
    for i in range(s.n_looked):
        if s.looked[i] != at:
            s.looked[n] = s.looked[i]
            n += 1
    s.looked[n:] = 0
    s.n_looked = n


@rule
def next_home(s, side):
    """§1 The first cell in reading order on which this side still has to lay a card, or 0."""
    if is_gone(s, side):
        return 0
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
    """Nothing slid, nothing looked at, nothing to identify."""
    s.left, s.n_moved, s.n_looked = 0, 0, 0
    for i in range(SLIDES):
        s.moved[i] = 0
    for i in range(PEEKS):
        s.looked[i] = 0
    s.pending, s.pending_from, s.pending_to, s.asked = NOBODY, 0, 0, 0
