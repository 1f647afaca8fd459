"""Thinking about ideas: each is played out in imagined rounds, and the worse half is dropped again and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2

import numpy as np

from ludoteca.core import Limit, Style, View
from ludoteca.games.scorso.machine import beliefs
from ludoteca.games.scorso.machine.book import BOOKS, Numbers, book
from ludoteca.games.scorso.machine.foreseen import Foreseen
from ludoteca.games.scorso.machine.ideas import Foresee, Idea
from ludoteca.games.scorso.machine.imagining import imagine
from ludoteca.games.scorso.machine.outlook import WEIGHTS, outlook
from ludoteca.games.scorso.machine.seasoned import by_heart
from ludoteca.games.scorso.rules.board import PLAYERS

SLICE = 16  # imagined rounds between two looks at the limit
ENOUGH = 3 * SLICE  # for an idea, at least: with less work fewer ideas are thought about
FEWEST = 2  # ideas
TRUSTED = 300  # imagined rounds that count as much as the first sight
HOPELESS = 0.04  # of winning: so much less at first sight is not thought about
SEEDS = 1 << 24
TASTES = {Style.BALANCED: (0.0, 0.0), Style.CAUTIOUS: (0.2, 0.0), Style.BOLD: (0.0, 0.2)}


@dataclass(eq=False)
class Trial:
    """An idea and what came of it so far."""

    idea: Idea
    slip: float = 0.0  # how far it is misjudged
    total: float = 0.0
    count: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def merit(self) -> float:
        """What was seen, and the less of it there is the more also the first sight."""
        trust = TRUSTED / (TRUSTED + self.count)
        seen = self.mean * (1 - trust) if self.idea.is_foreseen else self.mean
        return seen + self.idea.prior * trust + self.slip


def think(
    view: View, trials: list[Trial], limit: Limit, work: int, style: Style, foresee: Foresee | None = None
) -> list[Trial]:
    """The ideas, the best first. `work` imagined rounds are shared by all of them and what was foreseen before."""
    if len(trials) == 1:
        return trials
    left = sorted(trials, key=lambda trial: -trial.merit)
    if work >= SLICE:
        left = [trial for trial in left if trial.merit >= left[0].merit - HOPELESS][: max(FEWEST, work // ENOUGH)]
        is_foreseen = any(trial.idea.is_foreseen for trial in left)
        thought = Thought(view, limit, style, foresee() if foresee is not None and is_foreseen else None)
        phases = max(1, ceil(log2(len(left))))
        while not thought.is_over and len(left) > 1 and thought.done < work:
            slices = max(1, work // phases // len(left) // SLICE)
            thought.try_all(left, slices)
            left = sorted(left, key=lambda trial: -trial.merit)[: (len(left) + 1) // 2]
    return sorted(trials, key=lambda trial: (trial not in left, not trial.count, -trial.merit))


def glance(view: View) -> float:
    """How likely the viewer is to win, as the table stands."""
    s, found = beliefs.undecided(view), np.zeros(PLAYERS)
    outlook(s, WEIGHTS, beliefs.prizes(s), found)
    return float(found[view.seat])


class Thought:
    """Imagined rounds from one view; every idea meets the same luck."""

    def __init__(self, view: View, limit: Limit, style: Style, foreseen: Foreseen | None) -> None:
        self.limit, self.me = limit, int(view.seat)
        self.start = beliefs.undecided(view)
        self.table = np.zeros(1, self.start.dtype)
        self.prizes = beliefs.prizes(self.start)
        self.taste, self.own = np.array(TASTES[style]), book(BOOKS[style])
        self.seed = limit.rng.randrange(SEEDS)
        self.foreseen, self.by_heart = foreseen, by_heart(self.me, self.own, book())
        self.done, self.is_over = (0, False) if foreseen is None else (foreseen.done, foreseen.is_over)

    def try_all(self, trials: Sequence[Trial], slices: int) -> None:
        """So many slices of imagined rounds for each idea."""
        for _ in range(slices):
            for trial in trials:
                self.is_over = self.done > 0 and self.limit.is_reached(self.done)
                if self.is_over:
                    return
                trial.total += self._imagine(trial.idea, trial.count)
                trial.count += SLICE
                self.done += SLICE

    def _imagine(self, idea: Idea, so_far: int) -> float:
        return float(
            imagine(
                self.start,
                self.table,
                self.me,
                int(idea.move),
                idea.act,
                idea.laid,
                idea.rolled,
                self.seed + so_far,
                SLICE,
                self.own,
                book(),
                self._keeps(idea),
                WEIGHTS,
                self.prizes,
                self.taste,
            )
        )

    def _keeps(self, idea: Idea) -> Numbers:
        """What everybody keeps of every hand, once the idea's dice are laid."""
        return self.by_heart if self.foreseen is None else self.foreseen.keeps_after(idea.laid)
