"""§4, §5 What each card can do: its effects with any piece of the side to move.

`moves[:n]` are the effects found so far; every function appends its own and returns the new n.
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scamorra.rules.board import (
    BISHOP,
    EMPTY,
    KING,
    KNIGHT,
    PAWN,
    QUEEN,
    ROOK,
    SIZE,
    SOUTH,
    STRIDE,
    cell,
)
from ludoteca.games.scamorra.rules.moves import reenter
from ludoteca.games.scamorra.rules.moves import slide as move

KING_STEPS = (1, -1, 6, -6, 7, -7, 8, -8)
SOUTH_HOME, NORTH_HOME = cell(0, 0), cell(0, SIZE - 1)


@rule
def prey_of(symbol, enemy):
    """§5 The one enemy piece a symbol takes with any card: rock takes scissors, paper rock, scissors paper."""
    return 3 * enemy + (symbol + 2) % 3


@rule
def effects(s, card, moves, n):
    """§4 EFFECTS(card): the union over all pieces of the side to move."""
    if card == PAWN:
        return reentries(s, moves, pawn_moves(s, moves, n))
    board, at, me = s.board, s.at, int(s.turn)
    enemy = 1 - me
    for symbol in range(3):
        start = int(at[3 * me + symbol])
        if start == 0:
            continue
        key = move(card, start, 0)
        prey = prey_of(symbol, enemy)
        if card in (ROOK, QUEEN):
            n = rook_moves(board, start, prey, key, moves, n)
        if card in (BISHOP, QUEEN):
            n = bishop_moves(board, start, prey, key, moves, n)
        elif card == KNIGHT:
            n = knight_moves(board, start, prey, key, moves, n)
        elif card == KING:
            n = king_moves(board, start, enemy, key, moves, n)
    return n


@rule
def rook_moves(board, start, prey, key, moves, n):
    """§4 One to three squares along a rank or file."""
    n = line(board, start, 1, prey, key, moves, n)
    n = line(board, start, -1, prey, key, moves, n)
    n = line(board, start, 7, prey, key, moves, n)
    return line(board, start, -7, prey, key, moves, n)


@rule
def bishop_moves(board, start, prey, key, moves, n):
    """§4 One to three squares along a diagonal."""
    n = line(board, start, 6, prey, key, moves, n)
    n = line(board, start, -6, prey, key, moves, n)
    n = line(board, start, 8, prey, key, moves, n)
    return line(board, start, -8, prey, key, moves, n)


@rule
def line(board, start, step, prey, key, moves, n):
    """§4, A8, A33 Up to three squares over empty ones; a piece that cannot be captured blocks the way."""
    to = start + step
    for _ in range(3):
        there = board[to]
        if there == EMPTY:
            moves[n] = key + to
            n += 1
            to += step
            continue
        if there == prey:
            moves[n] = key + to
            n += 1
        break
    return n


@rule
def knight_moves(board, start, prey, key, moves, n):
    """§4 Two squares in one direction and one across, over anything in between."""
    n = leap(board, start + 15, prey, key, moves, n)
    n = leap(board, start + 13, prey, key, moves, n)
    n = leap(board, start + 9, prey, key, moves, n)
    n = leap(board, start + 5, prey, key, moves, n)
    n = leap(board, start - 5, prey, key, moves, n)
    n = leap(board, start - 9, prey, key, moves, n)
    n = leap(board, start - 13, prey, key, moves, n)
    return leap(board, start - 15, prey, key, moves, n)


@rule
def leap(board, to, prey, key, moves, n):
    if board[to] == EMPTY or board[to] == prey:
        moves[n] = key + to
        n += 1
    return n


@rule
def king_moves(board, start, enemy, key, moves, n):
    """§4, A10 One square in any direction; any enemy there may be captured."""
    n = step(board, start + 1, enemy, key, moves, n)
    n = step(board, start - 1, enemy, key, moves, n)
    n = step(board, start + 6, enemy, key, moves, n)
    n = step(board, start - 6, enemy, key, moves, n)
    n = step(board, start + 7, enemy, key, moves, n)
    n = step(board, start - 7, enemy, key, moves, n)
    n = step(board, start + 8, enemy, key, moves, n)
    return step(board, start - 8, enemy, key, moves, n)


@rule
def step(board, to, enemy, key, moves, n):
    there = board[to]
    if there == EMPTY or 3 * enemy <= there < 3 * enemy + 3:
        moves[n] = key + to
        n += 1
    return n


@rule
def pawn_moves(s, moves, n):
    """§4, A5–A7 A step to the empty square ahead, or a capture on a diagonal ahead (A6: by option also behind)."""
    board, at, me = s.board, s.at, int(s.turn)
    ahead = STRIDE if me == SOUTH else -STRIDE
    is_backward = s.backward_captures != 0
    for symbol in range(3):
        start = int(at[3 * me + symbol])
        if start == 0:
            continue
        key = move(PAWN, start, 0)
        prey = prey_of(symbol, 1 - me)
        to = start + ahead
        if board[to] == EMPTY:
            moves[n] = key + to
            n += 1
        n = bite(board, to - 1, prey, key, moves, n)
        n = bite(board, to + 1, prey, key, moves, n)
        if is_backward:
            n = bite(board, start - ahead - 1, prey, key, moves, n)
            n = bite(board, start - ahead + 1, prey, key, moves, n)
    return n


@rule
def bite(board, to, prey, key, moves, n):
    if board[to] == prey:
        moves[n] = key + to
        n += 1
    return n


@rule
def reentries(s, moves, n):
    """§4, A12–A14 Any one captured piece, on any empty square of its home."""
    board, at, me = s.board, s.at, int(s.turn)
    home = SOUTH_HOME if me == SOUTH else NORTH_HOME
    for symbol in range(3):
        if at[3 * me + symbol] != 0:
            continue
        for to in range(home, home + SIZE):
            if board[to] == EMPTY:
                moves[n] = reenter(PAWN, symbol, to)
                n += 1
    return n
