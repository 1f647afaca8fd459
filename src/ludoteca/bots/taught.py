"""The strongest machine of a game whose network is stronger than its search: the network plays wherever it can.

At tables with options it was not trained for, and where its file or the runtime is not as it should be, the searching
machine plays as before.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import replace

from ludoteca.bots.learned import LearnedBot
from ludoteca.bots.network import BadNetwork
from ludoteca.core import Game, GameOptions, Limit, Machine, Move, View, Weighed


def taught(game: Game, searching: Machine) -> Machine:
    """A machine that follows the game's network, or the searching one if that cannot be used."""
    try:
        return TaughtMachine(game, searching)
    except BadNetwork as error:
        warnings.warn(f"{error.what}; the searching machine plays instead", RuntimeWarning, stacklevel=2)
        return searching


class TaughtMachine:
    """Learned where the network was trained, else searching; a budget means as much of the usual one for both."""

    def __init__(self, game: Game, searching: Machine) -> None:
        self.game, self.learned, self.searching = game, LearnedBot(game), searching
        self.budget = self.learned.budget

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        if self._is_trained(view.options):
            return self.learned.choose(view, legal, limit)
        return self.searching.choose(view, legal, self._as_searching(limit))

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        if self._is_trained(view.options):
            return self.learned.weigh(view, legal, limit)
        return self.searching.weigh(view, legal, self._as_searching(limit))

    def _is_trained(self, options: GameOptions) -> bool:
        return self.game.network(options) is not None

    def _as_searching(self, limit: Limit) -> Limit:
        work = self.budget if limit.work is None else limit.work
        return replace(limit, work=max(1, round(work * self.searching.budget / self.budget)))
