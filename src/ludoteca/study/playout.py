"""Random games from a position, as fast as the compiled rules allow.

A template for `core.rule.bind`: executed once per game, with `rules` set to that game's verbs.

    playout = bind("ludoteca.study.playout", game.rules)
    plies = playout.playouts(state.record, 1000, 42)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.bots.luck import first_luck, next_luck, one_by_weight, one_of
from ludoteca.core import CHANCE, rule

rules: Any = globals().get("rules")  # one game's compiled verbs, set by `bind` before this file runs

MAX_MOVES: int = getattr(rules, "MAX_MOVES", 0)
RECORD: Any = getattr(rules, "RECORD", None)
HAS_CHANCES: bool = hasattr(rules, "chances")  # a constant to the compiler: a game without chance pays nothing
MOVE_TYPE = np.int32
WEIGHT_TYPE = np.int64


@rule
def playouts(start, games, seed):
    """Play this many random games from `start`; the decisions taken in all of them. `start` is not changed."""
    table = np.empty(1, RECORD)
    moves = np.empty(MAX_MOVES, MOVE_TYPE)
    weights = np.empty(MAX_MOVES, WEIGHT_TYPE)
    luck = first_luck(seed)
    plies = 0
    for _ in range(games):
        table[0] = start
        played, luck = playout(table[0], moves, weights, luck)
        plies += played
    return plies


@rule
def playout(s, moves, weights, luck):
    """Play `s` to its end at random: how many decisions that took, and the luck for the next game."""
    plies = 0
    while True:
        seat = rules.to_move(s)
        if seat >= 0:
            n = rules.legal_moves(s, moves)
            luck = next_luck(luck)
            rules.apply(s, moves[one_of(n, luck)])
            plies += 1
        elif HAS_CHANCES and seat == CHANCE:
            n = rules.chances(s, moves, weights)
            luck = next_luck(luck)
            rules.apply(s, moves[one_by_weight(weights, n, luck)])
        else:
            return plies, luck
