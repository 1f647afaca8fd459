"""The games, found by scanning this folder: a new game is a new package here, with its `GAME`, and nothing else."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from typing import cast

from ludoteca.core import Game, UnknownGame


@functools.cache
def names() -> tuple[str, ...]:
    """Every game in this folder, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@functools.cache
def find(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise UnknownGame(f"no game {name!r}: expected {', '.join(names())}", "see `ludoteca games`")
    return cast(Game, importlib.import_module(f"{__name__}.{name}").GAME)
