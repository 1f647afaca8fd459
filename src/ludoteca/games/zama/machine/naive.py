"""A player who considers nothing but the next step: the attack that promises most, the best place after one slide.

Never the game on a guess: its spade overlaps a card only if that is a heart for certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from ludoteca.core import Move, View, rule
from ludoteca.games.zama.machine.chase import GAME, chase
from ludoteca.games.zama.machine.insight import is_heart, strength
from ludoteca.games.zama.machine.instinct import judge_peeks
from ludoteca.games.zama.machine.worth import judge_attacks
from ludoteca.games.zama.rules.board import ATTACKING, PEEKING, SLIDING
from ludoteca.games.zama.rules.moves import OVERLAP, end_of, kind_of
from ludoteca.games.zama.rules.verbs import RECORD, apply
from ludoteca.games.zama.shown.views import imagine

__all__ = ["naive"]


def naive(view: View, legal: Sequence[Move], rng: Random) -> Move:
    """Any of the moves that promise most."""
    s, me = imagine(view, rng).record, int(view.seat)
    scores = np.zeros(len(legal))
    promise(s, me, np.array(legal, np.int32), scores)
    return rng.choice([move for move, score in zip(legal, scores, strict=True) if score == scores.max()])


@rule
def promise(s, me, moves, scores):
    """Score each move by what it brings at once."""
    if s.phase == ATTACKING:
        judge_attacks(s, me, moves, scores)
    elif s.phase == SLIDING:
        tried = np.empty(1, RECORD)
        for i in range(len(moves)):
            if kind_of(moves[i]) == OVERLAP:
                scores[i] = GAME if is_heart(s, me, end_of(moves[i])) else -GAME
            else:
                tried[0] = s
                apply(tried[0], moves[i])
                scores[i] = chase(tried[0], me) + strength(tried[0], me)
    elif s.phase == PEEKING:
        judge_peeks(s, me, moves, scores)
