"""The five levels, and the styles that shift what a machine values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
import numpy.typing as npt

from ludoteca.core import Level, Limit, Move, Style, View, Weighed
from ludoteca.games.latrunculi.machine import book, network
from ludoteca.games.latrunculi.machine.evaluation import patience
from ludoteca.games.latrunculi.machine.mind import (
    ADVANCE,
    BESIDE,
    CENTRE,
    DANGER,
    DIAGONAL,
    EDGE,
    EXPOSED,
    FORK,
    FREE,
    HUNT,
    MAN,
    N_WEIGHTS,
    STUCK,
    TEMPO,
)
from ludoteca.games.latrunculi.machine.pair import best_of_two, is_worth_it
from ludoteca.games.latrunculi.machine.thought import Thought

# what the evaluation weighs, for a side's own men
WEIGHTS = {
    MAN: 100,
    FREE: 6,
    STUCK: 12,
    EXPOSED: 5,
    BESIDE: 2,
    DIAGONAL: 2,
    EDGE: 0,
    CENTRE: 2,
    TEMPO: 6,
    DANGER: 12,
    FORK: 45,
    ADVANCE: 4,
    HUNT: 4,
}

# what each style changes of its own side's and of the other side's weights, in percent
STYLES: Mapping[Style, tuple[Mapping[int, int], Mapping[int, int]]] = {
    Style.BALANCED: ({}, {}),
    Style.CAUTIOUS: ({EXPOSED: 200, DANGER: 150, BESIDE: 150, MAN: 110}, {}),
    Style.BOLD: ({EXPOSED: 50, DANGER: 60}, {EXPOSED: 180, DANGER: 150, STUCK: 150, MAN: 110}),
}


@dataclass(frozen=True)
class Plan:
    """How a level thinks."""

    nodes: int  # its budget
    depth: int  # plies, at most
    foresight: int  # captures followed beyond
    noise: int  # misjudgement of every position, in hundredths of a man
    has_book: bool = False
    has_two_threads: bool = False
    is_learned: bool = False  # a network tells what a position is worth, where it knows the rules


PLANS = {
    1: Plan(nodes=2_000, depth=1, foresight=0, noise=150),
    2: Plan(nodes=40_000, depth=2, foresight=1, noise=40),
    3: Plan(nodes=400_000, depth=3, foresight=8, noise=15),
    4: Plan(nodes=1_000_000, depth=5, foresight=8, noise=5, has_book=True),
    5: Plan(nodes=10_000_000, depth=64, foresight=8, noise=2, has_book=True, has_two_threads=True, is_learned=True),
}
CONTEMPT = 40  # how much rather than a null game it plays on
BREADTH = 6  # quiet moves tried close to the horizon, for each ply left and one more
HOPE, LAZY = 90, 100  # see machine/mind.py
LEARNED_LAZY = 250  # men alone tell less of what a network says
MARGIN = 150  # moves that are worse by more are not weighed exactly


class Opponent:
    """Latrunculi's machine at one level."""

    def __init__(self, level: Level) -> None:
        self.plan = PLANS[level.number]
        self.weights = weights_of(level.style)
        self.budget = self.plan.nodes

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        if len(legal) == 1:
            return legal[0]
        if self.plan.has_book and (known := book.moves(view)):
            return limit.rng.choice(known)
        if self.plan.has_two_threads and is_worth_it(legal, limit):
            begin = partial(self._begin, view, contempt=CONTEMPT)
            return best_of_two(begin, legal, limit, self.plan.depth)
        return self.think(view, legal, limit, contempt=CONTEMPT).best

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        return self.think(view, legal, limit, margin=MARGIN).weighed()

    def think(self, view: View, legal: Sequence[Move], limit: Limit, margin: int = 0, contempt: int = 0) -> Thought:
        """Everything this level finds out about the moves."""
        thought = self._begin(view, legal, limit, margin, contempt)
        thought.deepen(self.plan.depth)
        return thought

    def _begin(self, view: View, legal: Sequence[Move], limit: Limit, margin: int = 0, contempt: int = 0) -> Thought:
        thought = Thought(view, legal, limit, self.weights)
        mind = thought.mind
        mind.margin, mind.contempt = margin, contempt
        mind.breadth, mind.hope, mind.lazy = BREADTH, HOPE, LAZY
        mind.noise, mind.foresight = self.plan.noise, self.plan.foresight
        if self.plan.is_learned and network.knows(view.options):
            thought.net, mind.learned, mind.lazy = network.shipped(), 1, LEARNED_LAZY
            mind.patience = patience(thought.s)
        return thought


def weights_of(style: Style) -> npt.NDArray[np.int64]:
    """The weights of the machine's own men and of the other side's."""
    weights = np.zeros((2, N_WEIGHTS), np.int64)
    for row, changed in zip(weights, STYLES[style], strict=True):
        for term, weight in WEIGHTS.items():
            row[term] = weight * changed.get(term, 100) // 100
    return weights
