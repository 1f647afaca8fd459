"""Random games from a position, as fast as the compiled rules allow.

A template for `core.rule.bind`: executed once per game, with `rules` set to that game's verbs.

    playout = bind("ludoteca.study.playout", game.rules)
    plies = playout.playouts(state.record, 1000, 42)
"""

from __future__ import annotations

from typing import Any

import numpy as np

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


@rule
def first_luck(seed):
    """A generator's first state: neighbouring seeds must not start alike, and 0 would stay 0 for ever."""
    luck = np.uint64(seed) ^ np.uint64(0x9E3779B97F4A7C15)
    if luck == np.uint64(0):
        luck = np.uint64(0x9E3779B97F4A7C15)
    for _ in range(12):
        luck = next_luck(luck)
    return luck


@rule
def next_luck(luck):
    """Marsaglia's xorshift64: it lives in a register, and without products it runs the same interpreted."""
    luck ^= luck << np.uint64(13)
    luck ^= luck >> np.uint64(7)
    luck ^= luck << np.uint64(17)
    return luck


@rule
def one_of(n, luck):
    """A number below n < 2³²: multiply and shift the better upper half; the bias is below n / 2³²."""
    return np.int64(((luck >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@rule
def one_by_weight(weights, n, luck):
    """An index below n, as likely as its weight says; the weights add up to less than 2³²."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = one_of(total, luck)
    for i in range(n):
        left -= weights[i]
        if left < 0:
            return i
    return n - 1
