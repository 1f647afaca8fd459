"""The bot that plays as a game's own instinct says, where the game has one.

A game may have a module `instinct.py` beside its rules: `instinct(view, legal, rng)` answers at once with a move,
from what the view's seat may know. A second player of the same kind, a yardstick, may stand in `naive.py`.

In real time nobody has to act. There the module may also have `keeps_still(view)`: whether all that this seat could
do now would only harm it; and `effort(view, move)`: how long people take over a move, 1 being a glance.
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


def instinct_of(game: Game, kind: str = "instinct") -> Instinct | None:
    """How the game is played without thinking, if it says so itself; `kind` names the module and its function."""
    found: Instinct | None = getattr(_module_of(game, kind), kind, None)
    return found


def keeps_still(game: Game, view: View) -> bool:
    """Whether doing nothing is best now, in real time."""
    judge = getattr(_module_of(game, "instinct"), "keeps_still", None)
    return judge is not None and bool(judge(view))


def effort_of(game: Game, view: View, move: Move) -> float:
    """How long people take over this move, in glances."""
    judge = getattr(_module_of(game, "instinct"), "effort", None)
    return 1.0 if judge is None else float(judge(view, move))


def _module_of(game: Game, kind: str) -> Any:
    if game.rules is None:
        return None
    name = f"{game.rules.__name__.rpartition('.')[0]}.{kind}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


class InstinctBot:
    """Plays by instinct; only for games that have one."""

    def __init__(self, game: Game, kind: str = "instinct") -> None:
        found = instinct_of(game, kind)
        assert found is not None, f"{game.NAME} has no {kind}"
        self.instinct = found

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return legal[0] if len(legal) == 1 else self.instinct(view, legal, limit.rng)
