"""Bots. A bot sees what its seat may know, a View, and never the State behind it.

bot = bots.find("simple")(game)
move = bot.choose(view, legal, Limit(Random(7), work=300))
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from typing import Final

from ludoteca.bots.bot import Bot, Limit
from ludoteca.bots.series_bot import SeriesBot
from ludoteca.core import Game, LudotecaError, Reason
from ludoteca.play.series import Series

__all__ = ["DEFAULT", "GENTLEST", "Bot", "Limit", "UnknownBot", "find", "names", "seat"]

DEFAULT: Final = "simple"  # used where nobody has chosen
GENTLEST: Final = "random"  # for a first game
_HOMES = {"random": "ludoteca.bots.dreamer:DreamerBot", "simple": "ludoteca.bots.simple:SimpleBot"}


class UnknownBot(LudotecaError):
    """No bot of that name."""


def names() -> tuple[str, ...]:
    """Every bot, in alphabetical order."""
    return tuple(sorted(_HOMES))


def find(name: str) -> Callable[[Game], Bot]:
    """The bot of this name: call it with the game (or series) it is to play."""
    if name not in _HOMES:
        expected, rule = ", ".join(names()), "see `ludoteca play --help`"
        reason = Reason("unknown-bot", rule, {"bot": name, "expected": expected})
        raise UnknownBot(f"no bot {name!r}: expected {expected}", rule, reason)
    module, _, maker = _HOMES[name].partition(":")
    return functools.partial(seat, getattr(importlib.import_module(module), maker))


def seat(maker: Callable[[Game], Bot], game: Game) -> Bot:
    """A bot of this kind for a game, or for the game on the table of a series."""
    return SeriesBot(game, maker) if isinstance(game, Series) else maker(game)
