"""The bot that plays any legal move: a yardstick for the other bots."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core import Game, Limit, Move, View


class RandomBot:
    """Every legal move is equally likely."""

    budget = 1

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return limit.rng.choice(legal)
