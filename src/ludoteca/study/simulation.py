"""Whole games by players who do not think, as fast as the compiled rules allow, with what a game counts in them.

A template for `core.rule.bind`: executed once per game, with `verbs` set to that game's compiled
verbs and `figures` to what it counts (`core.Figures`), if anything.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.bots import rollout
from ludoteca.bots.xorshift import first_state, next_state
from ludoteca.core import CHANCE, bind, rule

verbs: Any = globals().get("verbs")  # set by `bind` before this file runs
figures: Any = globals().get("figures")
playing: Any = rollout if verbs is None else bind(rollout.__name__, verbs)

MAX_MOVES: int = getattr(verbs, "MAX_MOVES", 0)
RECORD: Any = getattr(verbs, "RECORD", None)
HAS_TALLY: bool = figures is not None


@rule
def play_games(start, ways, first, seed, ends, plies, counts):
    """As many games from `start` as there is room for in `ends`; the decisions taken go to `plies`.

    In the game numbered `first` seat i plays in the way `ways[i]`; in each game after it the ways move on by a seat.
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
