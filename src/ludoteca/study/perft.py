"""Perft: how many sequences of N decisions the rules allow from a position.

Chance between two decisions multiplies (each outcome is a branch), chance after the last decision is
not expanded, and lines that end earlier do not count.

This file is also a template for `core.rule.bind`: `count`, bound to one game's verbs, does the last plies.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ludoteca.core import CHANCE, Game, Move, Seat, State, bind, rule

verbs: Any = globals().get("verbs")  # one game's compiled verbs, set by `bind` before this file runs

MAX_MOVES: int = getattr(verbs, "MAX_MOVES", 0)
RECORD: Any = getattr(verbs, "RECORD", None)
HAS_CHANCES: bool = hasattr(verbs, "chances")  # a constant for the compiler: a game without chance pays nothing
MOVE_TYPE = np.int32
WEIGHT_TYPE = np.int64

COMPILED_PLIES = 3  # compiled code cannot be interrupted, so it gets only work that takes a moment


def perft(game: Game, state: State, depth: int) -> int:
    """The sequences of `depth` decisions from this state."""
    if depth <= 0:
        return 1
    if game.compiled is not None and depth <= COMPILED_PLIES and not game.acts_at_once(state.options):
        return int(bind("ludoteca.study.perft", game.compiled).count(state.record, depth))
    total = 0
    for seat, move in branches(game, state):
        left = depth if seat == CHANCE else depth - 1
        total += perft(game, game.apply(state, seat, move), left) if left > 0 else 1
    return total


def branches(game: Game, state: State) -> Iterator[tuple[Seat, Move]]:
    """Everything that can happen next: a pending chance alone, otherwise each move of each seat that may act."""
    acting = game.to_act(state)
    if acting == (CHANCE,):
        for move, _ in game.chances(state):
            yield CHANCE, move
    for seat in acting:
        if seat != CHANCE:
            for move in game.legal_moves(state, seat):
                yield seat, move


@rule
def count(s, depth):
    """The sequences of `depth` > 0 decisions from `s`, which is not changed."""
    seat = verbs.to_move(s)
    if seat < CHANCE:
        return 0
    moves = np.empty(MAX_MOVES, MOVE_TYPE)
    left = depth
    if HAS_CHANCES and seat == CHANCE:
        n = verbs.chances(s, moves, np.empty(MAX_MOVES, WEIGHT_TYPE))
    else:
        n = verbs.legal_moves(s, moves)
        left = depth - 1
    if left == 0:
        return n
    total = 0
    after = np.empty(1, RECORD)
    for i in range(n):
        after[0] = s
        verbs.apply(after[0], moves[i])
        total += count(after[0], left)
    return total
