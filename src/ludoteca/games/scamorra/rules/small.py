"""Small games: the last turns, with few pieces on the board and few cards that may be in the hands.

Each side has played all its cards but a few of different kinds: one of them is its coppella, the others are its hand.
So players know their own cards, and of the other's that one of a few is missing.
"""

from __future__ import annotations

from itertools import combinations

from ludoteca.core import State
from ludoteca.games.scamorra.rules.board import (
    BISHOP,
    COPIES,
    KING,
    KNIGHT,
    NORTH,
    PAPER,
    PLAYABLE,
    ROCK,
    ROOK,
    SCISSORS,
    SOUTH,
    SYMBOLS,
    TURN,
    find_square,
)
from ludoteca.games.scamorra.rules.options import Options
from ludoteca.games.scamorra.rules.setup import table

Pieces = tuple[tuple[int, int, str], ...]  # side, symbol and square

ONE_EACH: Pieces = ((SOUTH, PAPER, "c2"), (NORTH, ROCK, "d4"))
TWO_EACH: Pieces = (*ONE_EACH, (SOUTH, ROCK, "b1"), (NORTH, SCISSORS, "b4"))


def small(options: Options) -> dict[str, list[tuple[State, int]]]:
    """By name: how many pieces each side has, and how many turns are left to it."""
    return {
        "one-piece-one-turn": _starts(options, ONE_EACH, (KNIGHT, ROOK)),
        "one-piece-two-turns": _starts(options, ONE_EACH, (KING, BISHOP, KNIGHT)),
        "two-pieces-one-turn": _starts(options, TWO_EACH, (BISHOP, ROOK)),
        "two-pieces-two-turns": _starts(options, TWO_EACH, (BISHOP, KNIGHT, ROOK)),
    }


def _starts(options: Options, pieces: Pieces, left: tuple[int, ...]) -> list[tuple[State, int]]:
    """Every deal of the cards that are left, all alike."""
    hands = list(combinations(left, len(left) - 1))
    return [(_state(options, pieces, left, (south, north)), 1) for south in hands for north in hands]


def _state(options: Options, pieces: Pieces, left: tuple[int, ...], hands: tuple[tuple[int, ...], ...]) -> State:
    s = table(options)
    s.turns = PLAYABLE
    s.score[:] = len(SYMBOLS)
    for side, symbol, square in pieces:
        piece, at = 3 * side + symbol, find_square(square)
        s.board[at], s.at[piece] = piece, at
        s.score[1 - side] -= 1  # every other piece has been captured
    for side, hand in enumerate(hands):
        gone = [card for card, copies in enumerate(COPIES) for _ in range(copies - (card in left))]
        s.played[side, : len(gone)] = gone
        s.n_played[side] = len(gone)
        s.hand[side] = [card in hand for card in range(len(COPIES))]
        s.unseen[side] = [card in left and card not in hand for card in range(len(COPIES))]
        s.held[side] = len(hand)
    s.phase, s.turn = TURN, SOUTH
    return State(options, s)
