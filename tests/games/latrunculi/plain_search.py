"""Plain alpha-beta to a fixed depth that counts men and nothing else: an opponent for the tests."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ludoteca.core import Limit, Move, View, rule
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.rules.board import NEVER, RECORD
from ludoteca.games.latrunculi.shown.views import imagine

WIN = 10_000
NOT_LISTED = -1


@rule
def worth(s, ply):
    """For the side to move: men, or the end of the game."""
    me = s.turn
    if s.reason == NEVER:
        return 100 * (int(s.men[me]) - int(s.men[1 - me]))
    if s.winner < 0:
        return 0
    return WIN - ply if s.winner == me else ply - WIN


@rule
def search(stack, moves, left, alphas, betas, depth):
    """The value of stack[0] for its side to move so many plies ahead, within alphas[0] and betas[0]."""
    ply = 0
    left[0] = NOT_LISTED
    while True:
        s = stack[ply]
        is_leaf = s.reason != NEVER or ply == depth
        if not is_leaf and left[ply] == NOT_LISTED:
            left[ply] = verbs.legal_moves(s, moves[ply])
        if not is_leaf and left[ply] > 0 and alphas[ply] < betas[ply]:
            left[ply] -= 1
            stack[ply + 1] = s
            verbs.apply(stack[ply + 1], moves[ply, left[ply]])
            alphas[ply + 1], betas[ply + 1], left[ply + 1] = -betas[ply], -alphas[ply], NOT_LISTED
            ply += 1
            continue
        value = worth(s, ply) if is_leaf else alphas[ply]
        if ply == 0:
            return value
        ply -= 1
        alphas[ply] = max(alphas[ply], -value)


class PlainSearch:
    """The move with the most men some plies later; any of those that are equal."""

    budget = 1

    def __init__(self, depth: int = 4) -> None:
        self.depth = depth
        self.stack = np.zeros(depth, RECORD)
        self.moves = np.zeros((depth, verbs.MAX_MOVES), np.int32)
        self.left, self.alphas, self.betas = (np.zeros(depth, np.int64) for _ in range(3))

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        s = imagine(view, limit.rng).record
        best, chosen = -2 * WIN, legal[0]
        for move in limit.rng.sample(legal, len(legal)):
            self.stack[0] = s
            verbs.apply(self.stack[0], move)
            self.alphas[0], self.betas[0] = -2 * WIN, -best
            value = -search(self.stack, self.moves, self.left, self.alphas, self.betas, self.depth - 1)
            if value > best:
                best, chosen = value, move
        return chosen
