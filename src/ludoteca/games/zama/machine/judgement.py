"""How good a seat's moves look at a glance, from what it knows: it reads a card only where the seat has seen it."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.xorshift import next_state
from ludoteca.games.zama.machine.attacking import judge_attacks
from ludoteca.games.zama.machine.looking import judge_looks
from ludoteca.games.zama.machine.sliding import judge_slides
from ludoteca.games.zama.machine.weights import GAME
from ludoteca.games.zama.rules.board import PEEKING, SLIDING

SURE = 0.4 * GAME


@rule
def judge(s, me, moves, n, w, scores):
    """Score the first n moves of the seat that is to act; the unit is a rank (see weights.py)."""
    if s.phase == SLIDING:
        judge_slides(s, me, moves, n, w, scores)
    elif s.phase == PEEKING:
        judge_looks(s, me, moves, n, w, scores)
    else:
        judge_attacks(s, me, moves, n, w, scores)


@rule
def blur(scores, n, error, random_state):
    """Misjudge each score by up to this error, small errors being likelier; returns the next random state.

    Nobody misjudges what wins or loses the game at once.
    """
    for i in range(n):
        if abs(scores[i]) > SURE:
            continue
        random_state = next_state(random_state)
        one = fraction(random_state)
        random_state = next_state(random_state)
        scores[i] += error * (one - fraction(random_state))
    return random_state


@rule
def fraction(random_state):
    """A number from 0 to below 1."""
    return float(random_state >> np.uint64(11)) / 9007199254740992.0


@rule
def best_of(scores, n):
    """The index of the highest score."""
    return int(np.argmax(scores[:n]))
