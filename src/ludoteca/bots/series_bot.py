"""A bot in a series: it plays the game on the table and chooses at random between games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.bots.bot import Bot, Limit
from ludoteca.core import Game, Move, View
from ludoteca.play.series import Series


class SeriesBot:
    """Any bot for the child game, seated in the series."""

    def __init__(self, series: Series, maker: Callable[[Game], Bot]) -> None:
        self.series = series
        self.bot = maker(series.child)

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        if self.series.policy.is_playing(view.record.own):
            return self.bot.choose(self.series.child_view(view), legal, limit)
        return limit.rng.choice(legal)
