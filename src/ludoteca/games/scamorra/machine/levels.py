"""The five levels and the styles: how far the machine looks, how sharply it sees, and what it values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ludoteca.core import Level, Limit, Move, Style, View, Weighed
from ludoteca.games.scamorra.machine.network import knows, shipped
from ludoteca.games.scamorra.machine.search import DEEPEST, Desk
from ludoteca.games.scamorra.machine.thought import Thought
from ludoteca.games.scamorra.machine.worth import read_weights
from ludoteca.games.scamorra.rules.verbs import MAX_MOVES


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level can do."""

    budget: int  # positions judged for one decision; by the network, each counts as several (worth.PRICE)
    ahead: int  # turns after its own that it looks at
    exact: int  # turns before the end from which it plays exactly
    blur: float  # how far it misjudges what it expects, at most
    notices: int = MAX_MOVES  # moves it thinks of
    is_taught: bool = False  # judges by the network, at tables with the rules that it learned


SKILLS = {
    1: Skill(budget=400, ahead=0, exact=0, blur=0.1, notices=5),
    2: Skill(budget=2_000, ahead=0, exact=0, blur=0.25),
    3: Skill(budget=60_000, ahead=1, exact=2, blur=0.1),
    4: Skill(budget=300_000, ahead=1, exact=3, blur=0.0),
    5: Skill(budget=4_000_000, ahead=DEEPEST, exact=5, blur=0.0, is_taught=True),
}
# how much the chance of a capture counts: one's own and the opponent's
GREED = {Style.BALANCED: (1.0, 1.0), Style.CAUTIOUS: (0.9, 1.4), Style.BOLD: (1.4, 0.8)}


class ScamorraMachine:
    """Plays La Scamorra at one level."""

    def __init__(self, level: Level) -> None:
        self.skill, self.style = SKILLS[level.number], level.style
        self.budget = self.skill.budget

    @cached_property
    def desk(self) -> Desk:
        return Desk(read_weights(), shipped() if self.skill.is_taught else None)

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        if len(legal) == 1:
            return legal[0]
        noticed = limit.rng.sample(legal, min(len(legal), self.skill.notices))
        return self._think(view, noticed, limit).best(self.skill.blur)

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        return self._think(view, legal, limit).weighed()

    def _think(self, view: View, legal: Sequence[Move], limit: Limit) -> Thought:
        own, theirs = GREED[self.style]
        mind = self.desk.mind
        mind.greed[view.seat], mind.greed[1 - view.seat] = own, theirs
        mind.is_taught = self.skill.is_taught and knows(view.options)
        thought = Thought(self.desk, view, legal, limit)
        thought.think(self.skill.ahead, self.skill.exact)
        return thought
