"""Bots. A bot sees what its seat may know, a View, and never the State behind it.

bot = bots.find("3-bold")(game)
move = bot.choose(view, legal, Limit(Random(7), work=bot.budget))

People are offered machines of five levels in three styles (`core.machine`). The other bots are yardsticks:

    random    any move, or the game's gentle instinct
    greedy    a move that scores at once, else any move
    uct       a plain search with random playouts
    simple    the machine that tables had before there were levels

Where a network was trained for a game (`Game.network`), two more follow it:

    policy    at once
    learned   after a search
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from typing import Final

from ludoteca.bots.bot import Bot
from ludoteca.bots.network import NoNetwork, trained_for
from ludoteca.bots.series_bot import SeriesBot, SeriesMachine
from ludoteca.core import LEVELS, Game, GameOptions, Level, Limit, LudotecaError, Machine, Reason, Style
from ludoteca.core.machine import STRONGEST
from ludoteca.play.series import Series

__all__ = [
    "DEFAULT",
    "GENTLEST",
    "Bot",
    "Limit",
    "NoNetwork",
    "UnknownBot",
    "check",
    "exists",
    "find",
    "machine",
    "names",
    "offered",
    "seat",
]

DEFAULT: Final = "3"  # used where nobody has chosen
GENTLEST: Final = "1"  # for a first game
_LEVELS = {str(level): level for level in LEVELS}
_YARDSTICKS = {
    "greedy": "ludoteca.bots.greedy:GreedyBot",
    "random": "ludoteca.bots.dreamer:DreamerBot",
    "simple": "ludoteca.bots.simple:SimpleBot",
    "uct": "ludoteca.bots.uct:UctBot",
}
_TRAINED = {
    "learned": "ludoteca.bots.learned:LearnedBot",
    "policy": "ludoteca.bots.learned:PolicyBot",
}
PLAIN_BUDGETS = {1: 16, 2: 64, 3: 256, 4: 1024, 5: 4096}  # simulations by level, in a game without its own machine


class UnknownBot(LudotecaError):
    """No bot of that name."""


def offered() -> tuple[str, ...]:
    """The bots that people choose from: every level in every style, the weakest first."""
    return tuple(_LEVELS)


def names() -> tuple[str, ...]:
    """Every bot that can play any game, levels without a style."""
    return (*(name for name, level in _LEVELS.items() if level.style is Style.BALANCED), *_YARDSTICKS)


def exists(name: str) -> bool:
    """Whether there is a bot of this name that can play any game."""
    return name in _LEVELS or name in _YARDSTICKS


def find(name: str) -> Callable[[Game], Bot]:
    """The bot of this name: call it with the game (or series) it is to play."""
    if name in _LEVELS:
        return functools.partial(machine, level=_LEVELS[name])
    makers = _YARDSTICKS | _TRAINED
    if name not in makers:
        expected, rule = ", ".join((*names(), *_TRAINED)), "see `ludoteca play --help`"
        reason = Reason("unknown-bot", rule, {"bot": name, "expected": expected})
        raise UnknownBot(f"no bot {name!r}: expected {expected}", rule, reason)
    module, _, maker = makers[name].partition(":")
    return functools.partial(seat, getattr(importlib.import_module(module), maker))


def check(name: str, game: Game, options: GameOptions) -> None:
    """Refuse a bot that does not exist, and one that needs a network where none was trained."""
    find(name)
    if name in _TRAINED:
        child = game.child
        trained_for(game, options) if child is None else trained_for(child, child.Options())


def seat(maker: Callable[[Game], Bot], game: Game) -> Bot:
    """A bot of this kind for a game, or for the game on the table of a series."""
    return SeriesBot(game, maker(game.child)) if isinstance(game, Series) else maker(game)


def machine(game: Game, level: Level) -> Machine:
    """The machine of this level: the game's own, or else a plain search that goes the further the higher the level.

    The strongest follows the game's network, if that is stronger.
    """
    if isinstance(game, Series):
        return SeriesMachine(game, machine(game.child, level))
    own = game.machine(level) or _plain(game, level)
    trained = game.network(game.Options()) if level == Level(STRONGEST) else None
    if trained is None or not trained.is_strongest:
        return own
    from ludoteca.bots.taught import taught  # this compiles, and most levels do not need it

    return taught(game, own)


def _plain(game: Game, level: Level) -> Machine:
    from ludoteca.bots.uct import UctBot  # this compiles, and most games do not need it

    return UctBot(game, PLAIN_BUDGETS[level.number])
