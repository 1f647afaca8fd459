"""A bot in a series: it plays the game on the table and chooses at random between games."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.bot import Bot
from ludoteca.core import Limit, Machine, Move, View, Weighed
from ludoteca.play.series import Series

EVEN = 0.5  # between games no choice is known to be better than another


class SeriesBot:
    """Any bot for the child game, seated in the series."""

    def __init__(self, series: Series, bot: Bot) -> None:
        self.series = series
        self.bot = bot
        self.budget = bot.budget

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        if self.series.policy.is_playing(view.record.own):
            return self.bot.choose(self.series.child_view(view), legal, limit)
        return limit.rng.choice(legal)


class SeriesMachine(SeriesBot):
    """A machine for the child game, seated in the series."""

    def __init__(self, series: Series, machine: Machine) -> None:
        super().__init__(series, machine)
        self.machine = machine

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        if self.series.policy.is_playing(view.record.own):
            return self.machine.weigh(self.series.child_view(view), legal, limit)
        return [Weighed(move, EVEN) for move in legal]
