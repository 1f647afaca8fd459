"""The bot that follows a game's own instinct (`core.Game.instincts`), where the game has one."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core import Game, Limit, Move, View

PURPOSEFUL, NAIVE, GENTLE = "purposeful", "naive", "gentle"
INSTINCTS = (PURPOSEFUL, NAIVE)


class InstinctBot:
    """Plays by the instinct of this name; the game must have one."""

    budget = 1

    def __init__(self, game: Game, name: str = PURPOSEFUL) -> None:
        self.instinct = game.instincts()[name]

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return legal[0] if len(legal) == 1 else self.instinct(view, legal, limit.rng)
