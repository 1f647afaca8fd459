"""Playing on without search: at random, or at random among the moves that score at once.

A template for `core.rule.bind`: executed once per game, with `verbs` set to that game's verbs. A game whose
rules have the verb `points(s, seat)`, the points a seat has made so far, can be played capture-first.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core import CHANCE, rule
from ludoteca.core.xorshift import below, index_by_weight, next_state

verbs: Any = globals().get("verbs")  # one game's compiled verbs, set by `bind` before this file runs

MAX_MOVES: int = getattr(verbs, "MAX_MOVES", 0)
RECORD: Any = getattr(verbs, "RECORD", None)
HAS_CHANCES: bool = hasattr(verbs, "chances")  # a constant for the compiler: a game without chance pays nothing
HAS_POINTS: bool = hasattr(verbs, "points")
MOVE_TYPE = np.int32
WEIGHT_TYPE = np.int64

UNIFORM, CAPTURE_FIRST = 0, 1  # ways to play


@rule
def rollout(s, decisions, way, random_state):
    """Play `s` on for at most `decisions` decisions; stop where a seat must decide next or the game is over."""
    moves = np.empty(MAX_MOVES, MOVE_TYPE)
    weights = np.empty(MAX_MOVES, WEIGHT_TYPE)
    tried = np.empty(1, RECORD)
    while True:
        seat = verbs.to_move(s)
        if seat < CHANCE or (seat >= 0 and decisions <= 0):
            break
        random_state = next_state(random_state)
        if seat == CHANCE:
            deal(s, moves, weights, random_state)
        else:
            decide(s, seat, way, moves, tried, random_state)
            decisions -= 1


@rule
def deal(s, moves, weights, random_state):
    """Draw one outcome of the pending chance and apply it; the arrays are scratch space."""
    if HAS_CHANCES:
        n = verbs.chances(s, moves, weights)
        verbs.apply(s, moves[index_by_weight(weights, n, random_state)])


@rule
def decide(s, seat, way, moves, tried, random_state):
    """One decision of a seat that plays this way; the arrays are scratch space."""
    n = verbs.legal_moves(s, moves)
    if way == CAPTURE_FIRST:
        n = scoring(s, seat, moves, n, tried)
    verbs.apply(s, moves[below(n, random_state)])


@rule
def scoring(s, seat, moves, n, tried):
    """Move those of the first n moves that score at once to the front; return how many, or n if none does."""
    if not HAS_POINTS:
        return n
    before = verbs.points(s, seat)
    found = 0
    for i in range(n):
        move = moves[i]
        tried[0] = s
        verbs.apply(tried[0], move)
        if verbs.points(tried[0], seat) > before:
            moves[i], moves[found] = moves[found], move
            found += 1
    return found if found > 0 else n
