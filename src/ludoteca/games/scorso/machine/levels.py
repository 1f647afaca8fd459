"""Scorso's machines, from level 1 to level 5.

    1   takes the combinations that show, and overlooks some
    2   overlooks few, as players do in their first games
    3   plans its own dice against both neighbours, and misjudges what they are worth
    4   misjudges them less, and imagines how the round may go on
    5   misjudges nothing, looks first at what its neighbours are rolling for, and imagines it many times more

Nobody does anything that looks mad: weaker machines see less, or see it less clearly.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from ludoteca.core import Level, Limit, Move, Style, View, Weighed
from ludoteca.games.scorso.machine import ideas
from ludoteca.games.scorso.machine.beginner import beginner
from ludoteca.games.scorso.machine.foreseen import Foreseen
from ludoteca.games.scorso.machine.habits import duel
from ludoteca.games.scorso.machine.ideas import Foresee, Idea
from ludoteca.games.scorso.machine.racing import NO_ACT
from ludoteca.games.scorso.machine.thinking import Trial, glance, think
from ludoteca.games.scorso.rules.board import DEFENCE, DUEL, FIST, MARKET, PAIR, ROLLING, SHOT, STAGE_END

IN_THE_RACE = 10  # real time does not wait: there a part of the work must do
LEANING = 0.25  # bullets: what a style adds to the worth of a die
TWO = 2  # moves to compare
GOING_ON = 4  # dice were laid in this beat already, and the idea behind them is known to be good


@dataclass(frozen=True)
class Skill:
    """What sets a level apart."""

    budget: int = 1  # imagined rounds for a decision
    error: float = 0.0  # bullets: how far it misjudges an idea
    foresees: bool = False  # what the others will do in the race, before it has ideas of its own
    overlooks: float | None = None  # of the combinations that show; None: it plans


SKILLS = {
    1: Skill(overlooks=0.3),
    2: Skill(overlooks=0.15),
    3: Skill(error=0.6),
    4: Skill(budget=1_000, error=0.25),
    5: Skill(budget=30_000, foresees=True),
}


class ScorsoMachine:
    """Plays from what its seat may know."""

    def __init__(self, level: Level) -> None:
        self.skill, self.style = SKILLS[level.number], level.style

    @property
    def budget(self) -> int:
        return self.skill.budget

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        if len(legal) == 1:
            return legal[0]
        if self.skill.overlooks is not None:
            return beginner(view, legal, limit.rng, self.skill.overlooks)
        best = self._think(view, legal, limit)[0].idea.move
        return best if best in legal else legal[0]

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        """Ideas that begin with the same move count as one: the best of them. Two moves are compared on their own."""
        found: dict[Move, float] = {}
        trials = self._compare(view, legal, limit)
        if not trials:
            is_race = view.record.phase == ROLLING  # where ideas need to know everything that may be done
            trials = self._think(view, ideas.all_moves(view, limit.rng) if is_race else legal, limit)
        for trial in sorted(trials, key=lambda trial: -trial.mean):
            if trial.count and trial.idea.move in legal:
                found.setdefault(trial.idea.move, min(1.0, max(0.0, trial.mean)))
        if not found:  # nothing to think about
            best = trials[0].idea.move
            found[best if best in legal else legal[0]] = glance(view)
        return [Weighed(move, value) for move, value in found.items()]

    def _compare(self, view: View, legal: Sequence[Move], limit: Limit) -> list[Trial]:
        """Two moves of the race, of which either may be one that no machine would make; none where it cannot tell."""
        if view.record.phase != ROLLING or len(legal) != TWO:
            return []
        foresee = self._foresight(view, limit)
        trials = [Trial(idea) for idea in ideas.about(view, legal, limit.rng, foresee)]
        if {trial.idea.move for trial in trials} != set(legal):
            return []
        return think(view, trials, limit, self._work(view, limit), self.style, foresee)

    def _think(self, view: View, legal: Sequence[Move], limit: Limit) -> list[Trial]:
        """The ideas for this decision, the best first."""
        s, me, rng = view.record, int(view.seat), limit.rng
        if s.phase == DUEL:
            return [Trial(Idea(duel(s, me)))]
        foresee = self._foresight(view, limit)
        found = ideas.race(view, legal, foresee) if s.phase == ROLLING else ideas.answers(view, legal)
        trials = [
            Trial(idea, idea.unit * (rng.gauss(0, self.skill.error) + self.leaning(view, idea))) for idea in found
        ]
        return think(view, trials, limit, self._work(view, limit), self.style, foresee)

    def _foresight(self, view: View, limit: Limit) -> Foresee | None:
        """Looks at what the others will do, but not before it is asked, and once."""
        if not self.skill.foresees or view.record.phase != ROLLING:
            return None
        return functools.cache(partial(Foreseen, view, limit, self._work(view, limit), self.style))

    def leaning(self, view: View, idea: Idea) -> float:
        """In bullets: what the bold see in the blows they keep, and the cautious in their defences."""
        kept = view.record.free[view.seat] - idea.rolled
        if self.style is Style.BALANCED or idea.act == NO_ACT:
            return 0.0
        return LEANING * float(kept[DEFENCE] if self.style is Style.CAUTIOUS else kept[SHOT] + kept[FIST] / PAIR)

    def _work(self, view: View, limit: Limit) -> int:
        """How many imagined rounds this decision is worth."""
        s, work = view.record, self.skill.budget if limit.work is None else limit.work
        if s.phase in (MARKET, STAGE_END):
            return 0
        if s.phase == ROLLING and not s.beats:
            return work // IN_THE_RACE
        return work // GOING_ON if s.phase == ROLLING and s.laid[view.seat].any() else work
