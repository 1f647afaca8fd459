"""How a game is played on without thinking: by luck alone, or by luck among the moves that score at once.

A template for `core.rule.bind`: executed once per game, with `rules` set to that game's verbs. A game whose
rules have the verb `points(s, seat)`, the points a seat has made so far, can be played capture-first.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.bots.luck import next_luck, one_by_weight, one_of
from ludoteca.core import CHANCE, rule

rules: Any = globals().get("rules")  # one game's compiled verbs, set by `bind` before this file runs

MAX_MOVES: int = getattr(rules, "MAX_MOVES", 0)
RECORD: Any = getattr(rules, "RECORD", None)
HAS_CHANCES: bool = hasattr(rules, "chances")  # a constant to the compiler: a game without chance pays nothing
HAS_POINTS: bool = hasattr(rules, "points")
MOVE_TYPE = np.int32
WEIGHT_TYPE = np.int64

UNIFORM, CAPTURE_FIRST = 0, 1  # ways to play


@rule
def rollout(s, decisions, way, luck):
    """Play `s` on for at most so many decisions, and until a seat has to decide or the game is over."""
    moves = np.empty(MAX_MOVES, MOVE_TYPE)
    weights = np.empty(MAX_MOVES, WEIGHT_TYPE)
    tried = np.empty(1, RECORD)
    while True:
        seat = rules.to_move(s)
        if seat < CHANCE or (seat >= 0 and decisions <= 0):
            break
        luck = next_luck(luck)
        if seat == CHANCE:
            deal(s, moves, weights, luck)
        else:
            decide(s, seat, way, moves, tried, luck)
            decisions -= 1


@rule
def deal(s, moves, weights, luck):
    """Let the pending chance happen; the arrays are scratch paper."""
    if HAS_CHANCES:
        n = rules.chances(s, moves, weights)
        rules.apply(s, moves[one_by_weight(weights, n, luck)])


@rule
def decide(s, seat, way, moves, tried, luck):
    """One decision of a seat that plays this way; the arrays are scratch paper."""
    n = rules.legal_moves(s, moves)
    if way == CAPTURE_FIRST:
        n = scoring(s, seat, moves, n, tried)
    rules.apply(s, moves[one_of(n, luck)])


@rule
def scoring(s, seat, moves, n, tried):
    """Of the first n moves put those that bring the seat points at once in front: how many, or n if none does."""
    if not HAS_POINTS:
        return n
    before = rules.points(s, seat)
    found = 0
    for i in range(n):
        move = moves[i]
        tried[0] = s
        rules.apply(tried[0], move)
        if rules.points(tried[0], seat) > before:
            moves[i], moves[found] = moves[found], move
            found += 1
    return found if found > 0 else n
