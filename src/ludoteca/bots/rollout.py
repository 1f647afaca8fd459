"""A short random continuation of a game.

A template for `core.rule.bind`: executed once per game, with `rules` set to that game's verbs.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.bots.luck import next_luck, one_by_weight, one_of
from ludoteca.core import CHANCE, rule

rules: Any = globals().get("rules")  # one game's compiled verbs, set by `bind` before this file runs

MAX_MOVES: int = getattr(rules, "MAX_MOVES", 0)
HAS_CHANCES: bool = hasattr(rules, "chances")


@rule
def rollout(s, decisions, luck):
    """Play `s` on at random for at most so many decisions; a chance pending after the last one stays pending."""
    moves = np.empty(MAX_MOVES, np.int32)
    weights = np.empty(MAX_MOVES, np.int64)
    while decisions > 0:
        seat = rules.to_move(s)
        if seat >= 0:
            n = rules.legal_moves(s, moves)
            luck = next_luck(luck)
            rules.apply(s, moves[one_of(n, luck)])
            decisions -= 1
        elif HAS_CHANCES and seat == CHANCE:
            n = rules.chances(s, moves, weights)
            luck = next_luck(luck)
            rules.apply(s, moves[one_by_weight(weights, n, luck)])
        else:
            break
