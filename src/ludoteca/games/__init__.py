"""The games: those of this folder, found by scanning it, and those of other packages, found by their entry points.

A game here is a package with its `GAME` and nothing else; a name that begins with an underscore marks one still being
written. A package elsewhere announces its games: see `outside.py`.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Sequence
from typing import cast

from ludoteca.core import Game, Reason, UnknownGame
from ludoteca.games.outside import Outside, Problem, look_outside

__all__ = ["Problem", "built_in", "find", "names", "problems", "unknown"]


@functools.cache
def built_in() -> tuple[str, ...]:
    """Every game in this folder, in alphabetical order."""
    found = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(sorted(name for name in found if not name.startswith("_")))


@functools.cache
def _outside() -> Outside:
    return look_outside(built_in())


def names() -> tuple[str, ...]:
    """Every game found, in alphabetical order."""
    return tuple(sorted([*built_in(), *_outside().games]))


def problems() -> tuple[Problem, ...]:
    """The games of other packages that cannot be used, and why."""
    return _outside().problems


@functools.cache
def find(name: str) -> Game:
    """The game of this name."""
    if name in built_in():
        return cast(Game, importlib.import_module(f"{__name__}.{name}").GAME)
    if name in _outside().games:
        return _outside().games[name]
    raise unknown(name, names())


def unknown(name: str, known: Sequence[str]) -> UnknownGame:
    """The error for an unknown game, or for one that cannot be used, with the reason."""
    wrong = next((str(problem) for problem in problems() if problem.name == name), None)
    expected, rule = ", ".join(known), "see `ludoteca games`"
    reason = Reason("unknown-game", rule, {"game": name, "expected": expected})
    return UnknownGame(wrong or f"no game {name!r}: expected {expected}", rule, reason)
