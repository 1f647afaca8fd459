"""Whole games by players who do not think, as fast as the compiled rules allow, with what a game counts in them.

A template for `core.rule.bind`: executed once per game, with `rules` set to that game's verbs, or to its
module of figures, which names the verbs as `rules` and has a verb `tally(s, counts)`, called after every act.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.bots import rollout
from ludoteca.bots.luck import first_luck, next_luck
from ludoteca.core import CHANCE, bind, rule

rules: Any = globals().get("rules")  # set by `bind` before this file runs
verbs: Any = getattr(rules, "rules", rules)
playing: Any = rollout if rules is None else bind(rollout.__name__, verbs)

MAX_MOVES: int = getattr(verbs, "MAX_MOVES", 0)
RECORD: Any = getattr(verbs, "RECORD", None)
HAS_TALLY: bool = hasattr(rules, "tally")


@rule
def play_games(start, ways, first, seed, ends, plies, counts):
    """As many games from `start` as there is room for in `ends`; the decisions taken go to `plies`.

    In the game numbered `first` seat i plays in the way `ways[i]`; in each game after it the ways move on by a seat.
    """
    moves = np.empty(MAX_MOVES, np.int32)
    weights = np.empty(MAX_MOVES, np.int64)
    tried = np.empty(1, RECORD)
    luck = first_luck(seed)
    for game in range(len(ends)):
        ends[game] = start
        s = ends[game]
        seat = verbs.to_move(s)
        while seat >= CHANCE:
            luck = next_luck(luck)
            if seat == CHANCE:
                playing.deal(s, moves, weights, luck)
            else:
                playing.decide(s, seat, ways[(seat + first + game) % len(ways)], moves, tried, luck)
                plies[game] += 1
            if HAS_TALLY:
                rules.tally(s, counts[game])
            seat = verbs.to_move(s)
