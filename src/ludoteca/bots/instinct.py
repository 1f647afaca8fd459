"""The bot that plays as a game's own instinct says, where the game has one.

A game may have a module `instinct.py` beside its rules: `instinct(view, legal, rng)` answers at once with a move,
from what the view's seat may know.

In real time nobody has to act. There the module may also have `keeps_still(view)`: whether all that this seat could
do now would only harm it.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from ludoteca.bots.bot import Limit
from ludoteca.core import Game, Move, View

Instinct: TypeAlias = Callable[[View, Sequence[Move], Random], Move]


def instinct_of(game: Game) -> Instinct | None:
    """How the game is played without thinking, if it says so itself."""
    module = _module_of(game)
    return None if module is None else module.instinct


def keeps_still(game: Game, view: View) -> bool:
    """Whether doing nothing is best now, in real time."""
    judge = getattr(_module_of(game), "keeps_still", None)
    return judge is not None and bool(judge(view))


def _module_of(game: Game) -> Any:
    if game.rules is None:
        return None
    name = f"{game.rules.__name__.rpartition('.')[0]}.instinct"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


class InstinctBot:
    """Plays by instinct; only for games that have one."""

    def __init__(self, game: Game) -> None:
        found = instinct_of(game)
        assert found is not None, f"{game.NAME} has no instinct"
        self.instinct = found

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return legal[0] if len(legal) == 1 else self.instinct(view, legal, limit.rng)
