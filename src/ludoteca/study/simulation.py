"""Whole games by players who do not search, as fast as the compiled rules allow, with the game's own counters.

A template for `core.rule.bind`: executed once per game, with `verbs` set to that game's compiled
verbs and `figures` to what it counts (`core.Figures`), if anything.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.bots import rollout
from ludoteca.core import CHANCE, bind, rule
from ludoteca.core.xorshift import first_state, next_state

verbs: Any = globals().get("verbs")  # set by `bind` before this file runs
figures: Any = globals().get("figures")
playing: Any = rollout if verbs is None else bind(rollout.__name__, verbs)

MAX_MOVES: int = getattr(verbs, "MAX_MOVES", 0)
RECORD: Any = getattr(verbs, "RECORD", None)
HAS_TALLY: bool = figures is not None


@rule
def play_games(start, ways, first, seed, ends, plies, counts):
    """Play games from `start` until `ends` is full; the number of decisions in each goes to `plies`.

    In game number `first`, seat i plays in the way `ways[i]`; with each further game the ways move on by one seat.
    """
    moves = np.empty(MAX_MOVES, np.int32)
    weights = np.empty(MAX_MOVES, np.int64)
    tried = np.empty(1, RECORD)
    random_state = first_state(seed)
    for game in range(len(ends)):
        ends[game] = start
        s = ends[game]
        seat = verbs.to_move(s)
        while seat >= CHANCE:
            random_state = next_state(random_state)
            if seat == CHANCE:
                playing.deal(s, moves, weights, random_state)
            else:
                playing.decide(s, seat, ways[(seat + first + game) % len(ways)], moves, tried, random_state)
                plies[game] += 1
            if HAS_TALLY:
                figures.tally(s, counts[game])
            seat = verbs.to_move(s)
