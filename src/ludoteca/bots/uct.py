"""A plain search over what a seat knows, for any game: information-set UCT with random playouts to the end."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.rollout import UNIFORM
from ludoteca.bots.thought import REUSED, Search, Thought
from ludoteca.core import Game, Limit, Move, View, Weighed

BUDGET = 1000


class UctBot:
    """Thinks until its limit is reached and plays the move it tried most often."""

    def __init__(self, game: Game, budget: int = BUDGET) -> None:
        self.budget = budget
        self.search = Search(game, UNIFORM, is_judged_early=False)

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return legal[0] if len(legal) == 1 else self._think(view, legal, limit).best()

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        return self._think(view, legal, limit).weighed()

    def _think(self, view: View, legal: Sequence[Move], limit: Limit) -> Thought:
        thought = Thought(self.search, view, legal, limit)
        done = 0
        while not (done and limit.is_reached(done)):
            thought.think(REUSED)
            done += REUSED
        return thought
