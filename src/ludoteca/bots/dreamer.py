"""The bot named random: it moves at random, where the game does not know a gentle way to play."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.instinct import GENTLE
from ludoteca.core import Game, Limit, Move, View


class DreamerBot:
    """Follows the game's gentle instinct, if there is one; else every legal move is equally likely."""

    budget = 1

    def __init__(self, game: Game) -> None:
        self.instinct = game.instincts().get(GENTLE)

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return limit.rng.choice(legal) if self.instinct is None else self.instinct(view, legal, limit.rng)
