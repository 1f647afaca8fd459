"""Every game that can be played: the games `ludoteca.games` finds and the series they declare.

A game declares its `series`, policies by name: the `match` of `latrunculi` is found here as
`latrunculi-match`. All layers above this one find games here.
"""

from __future__ import annotations

import functools

from ludoteca import games
from ludoteca.core import Game
from ludoteca.play.series import Series


@functools.cache
def names() -> tuple[str, ...]:
    """Every game and series, in alphabetical order."""
    return tuple(sorted(_all()))


def built_in() -> tuple[str, ...]:
    """Those of this repository: what is generated and kept here must not depend on what else is installed."""
    return tuple(name for name in names() if (find(name).child or find(name)).NAME in games.built_in())


@functools.cache
def find(name: str) -> Game:
    """The game or series of this name."""
    if name not in _all():
        raise games.unknown(name, names())
    return _all()[name]


@functools.cache
def _all() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for name in games.names():
        game = games.find(name)
        found[name] = game
        for series, rules in game.series.items():
            found[f"{name}-{series}"] = Series(game, series, rules)
    return found
