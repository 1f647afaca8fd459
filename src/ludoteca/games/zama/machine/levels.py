"""The machine's five levels: the lower ones misjudge moves, the higher ones also try them out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ludoteca.core import Level, Limit, Move, Record, Style, View, Weighed
from ludoteca.games.zama.machine.instinct import instinct
from ludoteca.games.zama.machine.lookahead import glance, try_out
from ludoteca.games.zama.machine.network import knows, mind_of, shipped
from ludoteca.games.zama.machine.styles import LEARNED, weights_of
from ludoteca.games.zama.machine.weights import GAME
from ludoteca.games.zama.rules.board import PLACING
from ludoteca.games.zama.rules.verbs import RECORD
from ludoteca.games.zama.shown.views import imagine

Numbers = npt.NDArray[Any]

RANK = 0.002  # what a rank of judgement is worth, as a share of the game
EVEN = 0.5
LEARNED_RANK = 0.005  # of what was learned
PLIES, WORLDS = 2, 2  # with the network: it is asked sooner, and twice as many worlds take no longer
DOUBTED = 80.0  # simulations after which a move's own results count as much as the judgement


@dataclass(frozen=True)
class Strength:
    """What makes a level."""

    error: float  # how far a judgement may be off, in ranks
    budget: int  # simulations for one decision
    width: int  # how many moves are tried
    plies: int  # how far each is played on


STRENGTHS: Final = {
    1: Strength(error=400.0, budget=1, width=1, plies=0),
    2: Strength(error=170.0, budget=1, width=1, plies=0),
    3: Strength(error=45.0, budget=1, width=1, plies=0),
    4: Strength(error=11.0, budget=100, width=4, plies=4),
    5: Strength(error=0.3, budget=3000, width=10, plies=6),
}


@dataclass(frozen=True)
class Way:
    """How moves are tried."""

    weights: Numbers
    mind: Any
    plies: int  # how far each is played on
    worlds: int  # in which each is tried, for one of the budget
    rank: float  # what a rank of judgement is worth at first, as a share of the game


def learned_way(style: Style) -> Way:
    """With the network, and by the weights that go with it."""
    return Way(weights_of(style, LEARNED), mind_of(shipped()), PLIES, WORLDS, LEARNED_RANK)


class Hunter:
    """Zama's machine at one level: it judges every move at a glance and tries the best in worlds it deems possible."""

    def __init__(self, level: Level) -> None:
        self.strength = STRENGTHS[level.number]
        self.budget = self.strength.budget
        self.by_hand = Way(weights_of(level.style), mind_of(None), self.strength.plies, 1, RANK)
        self.learned = self.by_hand  # at tables with the rules it was learned from; see `learned_way`

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return legal[0] if len(legal) == 1 else self.weigh(view, legal, limit)[0].move

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        s, me = imagine(view, limit.rng).record, int(view.seat)
        if s.phase == PLACING:
            return [Weighed(instinct(view, legal, limit.rng), EVEN)]
        way = self.learned if knows(view.options) else self.by_hand
        moves, scores = np.array(legal, np.int32), np.empty(len(legal))
        even = float(glance(s, me, moves, way.weights, self.strength.error, _seed(limit.rng), scores))
        best = np.argsort(-scores, kind="stable")
        moves, scores = moves[best], scores[best]
        if self.strength.width > 1 and len(moves) > 1 and scores[0] < GAME:
            width = self.strength.width
            return Trial(self, way, s, me, moves[:width], scores[:width], limit).results()
        return [Weighed(Move(int(move)), _share(even + RANK * score)) for move, score in zip(moves, scores)]


class Trial:
    """Some moves tried in many worlds; those that do badly are given up, half of them at a time."""

    def __init__(
        self, machine: Hunter, way: Way, s: Record, me: int, moves: Numbers, scores: Numbers, limit: Limit
    ) -> None:
        self.machine, self.way, self.me, self.limit = machine, way, me, limit
        self.world = s
        self.table = np.zeros(1, RECORD)
        self.moves = moves
        self.doubts = way.rank * (scores - scores[0])
        self.totals, self.tries = np.zeros(len(moves)), np.zeros(len(moves))

    def results(self) -> list[Weighed]:
        """Every move tried with its result, the best first."""
        work = self.machine.budget if self.limit.work is None else self.limit.work
        kept, done, stages = np.arange(len(self.moves)), 0, max(1, (len(self.moves) - 1).bit_length())
        for stage in range(1, stages + 1):
            while done < work * stage / stages and not self.limit.is_reached(done):
                for _ in range(self.way.worlds):
                    self._try(kept)
                done += len(kept)
            order = kept[np.argsort(-self._values()[kept], kind="stable")]
            kept = np.sort(order[: (len(order) + 1) // 2])
        values = self._values()
        best = sorted(range(len(values)), key=lambda i: (i not in kept, -values[i]))
        values = np.minimum(values, values[best[0]])
        return [Weighed(Move(int(self.moves[i])), _share(float(values[i]))) for i in best]

    def _try(self, kept: Numbers) -> None:
        """One world for the moves that are still in question."""
        totals, way = np.zeros(len(kept)), self.way
        given, number = (way.plies, way.weights, way.mind), int(self.tries[kept[0]])
        try_out(self.world, self.table, self.me, self.moves[kept], *given, totals, _seed(self.limit.rng), number)
        self.totals[kept] += totals
        self.tries[kept] += 1

    def _values(self) -> Numbers:
        """The mean result of each move; the fewer its tries, the more its judgement counts."""
        mean = self.totals.sum() / max(1.0, self.tries.sum())
        values: Numbers = (self.totals + DOUBTED * (mean + self.doubts)) / (self.tries + DOUBTED)
        return values


def _seed(rng: Random) -> int:
    return rng.getrandbits(62)


def _share(value: float) -> float:
    return min(1.0, max(0.0, value))
