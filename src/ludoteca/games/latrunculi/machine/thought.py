"""The search for one move: deeper and deeper, in slices, until a limit is reached."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from ludoteca.core import Limit, Move, View, Weighed, blank
from ludoteca.games.latrunculi.machine.evaluation import weigh_shapes
from ludoteca.games.latrunculi.machine.mind import ENDLESS, MAX_PLY, MIND, WON, new_frames, new_table
from ludoteca.games.latrunculi.machine.search import ENTER, think
from ludoteca.games.latrunculi.shown.views import imagine

SLICE = 20_000  # nodes between two checks of the limit: a few milliseconds
UNLIMITED = 10_000_000  # nodes for which a table is made where the limit names none
A_MAN_AHEAD = 150.0  # the value at which a win is as likely as e to 1


class Thought:
    """What is known so far about the moves of one position; `weights` are those of the evaluation."""

    def __init__(self, view: View, legal: Sequence[Move], limit: Limit, weights: Any) -> None:
        self.limit = limit
        self.s = imagine(view, limit.rng).record
        self.frames = new_frames()
        self.entries = new_table(limit.work or UNLIMITED)
        self.n = len(legal)
        self.frames[0].moves[: self.n] = limit.rng.sample(legal, self.n)  # equal moves are taken in any order
        self.best = Move(int(self.frames[0].moves[0]))
        self.depth = 0  # of the last iteration that was finished
        self.mind = mind = blank(MIND)
        mind.seed = limit.rng.getrandbits(64)
        mind.side = int(self.s.turn)
        weigh_shapes(mind, int(self.s.ranks), weights)

    def deepen(self, depth: int) -> None:
        """Iterations up to this depth, until the limit is reached or the game is decided."""
        while self.depth < min(depth, MAX_PLY // 2) and self._search(self.depth + 1):
            self.depth += 1
            if abs(int(self.frames[0].best)) > WON:
                break

    def _search(self, depth: int) -> bool:
        """One iteration; False if the limit was reached before it was finished."""
        mind, root = self.mind, self.frames[0]
        mind.ply, mind.step, mind.best_move = 0, ENTER, 0
        root.alpha, root.beta, root.depth, root.count = -ENDLESS, ENDLESS, depth, self.n
        is_done = False
        while not is_done and not self._is_over():
            is_done = bool(think(self.s, mind, self.frames, self.entries, self._slice()))
        if mind.best_move:
            self.best = Move(int(mind.best_move))
        return is_done

    def _is_over(self) -> bool:
        return bool(self.mind.nodes) and self.limit.is_reached(int(self.mind.nodes))

    def _slice(self) -> int:
        left = SLICE if self.limit.work is None else self.limit.work - int(self.mind.nodes)
        return max(1, min(SLICE, left))

    def weighed(self) -> list[Weighed]:
        """Every move with its chance to win, the best first."""
        root = self.frames[0]
        moves, scores = root.moves[: self.n].tolist(), root.scores[: self.n].tolist()
        values = dict(zip(moves, scores, strict=True))
        order = sorted(values, key=lambda move: (move != self.best, -values[move]))
        return [Weighed(Move(move), chance(values[move])) for move in order]


def chance(value: int) -> float:
    """The chance to win that a value stands for; half for an even game."""
    return float(1 / (1 + math.exp(-max(-50.0, min(50.0, value / A_MAN_AHEAD)))))
