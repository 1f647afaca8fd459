"""Random games from a position, as fast as the compiled rules allow.

A template for `core.rule.bind`: executed once per game, with `verbs` set to that game's verbs.

    playout = bind("ludoteca.study.playout", game.compiled)
    plies = playout.playouts(state.record, 1000, 42)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core import CHANCE, rule
from ludoteca.core.xorshift import below, first_state, index_by_weight, next_state

verbs: Any = globals().get("verbs")  # one game's compiled verbs, set by `bind` before this file runs

MAX_MOVES: int = getattr(verbs, "MAX_MOVES", 0)
RECORD: Any = getattr(verbs, "RECORD", None)
HAS_CHANCES: bool = hasattr(verbs, "chances")  # a constant for the compiler: a game without chance pays nothing
MOVE_TYPE = np.int32
WEIGHT_TYPE = np.int64


@rule
def playouts(start, games, seed):
    """Play this many random games from `start`, which is not changed; returns the total number of decisions."""
    table = np.empty(1, RECORD)
    moves = np.empty(MAX_MOVES, MOVE_TYPE)
    weights = np.empty(MAX_MOVES, WEIGHT_TYPE)
    random_state = first_state(seed)
    plies = 0
    for _ in range(games):
        table[0] = start
        played, random_state = playout(table[0], moves, weights, random_state)
        plies += played
    return plies


@rule
def playout(s, moves, weights, random_state):
    """Play `s` to its end at random; returns the number of decisions and the random state for the next game."""
    plies = 0
    while True:
        seat = verbs.to_move(s)
        if seat >= 0:
            n = verbs.legal_moves(s, moves)
            random_state = next_state(random_state)
            verbs.apply(s, moves[below(n, random_state)])
            plies += 1
        elif HAS_CHANCES and seat == CHANCE:
            n = verbs.chances(s, moves, weights)
            random_state = next_state(random_state)
            verbs.apply(s, moves[index_by_weight(weights, n, random_state)])
        else:
            return plies, random_state
