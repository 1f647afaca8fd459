"""The machine that tables had before there were levels; kept for those tables, and as a yardstick.

It searches (`bots.thought`), playing on capture-first below the tree. A game's own instinct (`core.Game.instincts`),
if there is one, replaces the search.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.instinct import PURPOSEFUL
from ludoteca.bots.rollout import CAPTURE_FIRST
from ludoteca.bots.thought import Search, Thought
from ludoteca.core import Game, Limit, Move, View

SLICE = 64  # simulations between two checks of the limit


class SimpleBot:
    """Thinks until its limit is reached and plays the move it tried most often."""

    budget = 2000

    def __init__(self, game: Game) -> None:
        self.instinct = game.instincts().get(PURPOSEFUL)
        self.search = Search(game, CAPTURE_FIRST, is_judged_early=True)

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        if len(legal) == 1:
            return legal[0]
        if self.instinct is not None:
            return self.instinct(view, legal, limit.rng)
        thought = Thought(self.search, view, legal, limit)
        done = 0
        while not (done and limit.is_reached(done)):
            thought.think(SLICE)
            done += SLICE
        return thought.best()
