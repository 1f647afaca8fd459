"""Players for simulations: simple ways to play, by name, and every bot."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from ludoteca import bots
from ludoteca.bots import Bot, rollout
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.instinct import INSTINCTS, InstinctBot
from ludoteca.bots.random_bot import RandomBot
from ludoteca.core import Game, LudotecaError, Reason

WAYS = {"uniform": rollout.UNIFORM, "capture-first": rollout.CAPTURE_FIRST}


PAGE = "docs/reference/simulate.md"


class BadPlayers(LudotecaError):
    """Players who cannot play at this table."""


_MAKERS: dict[str, Callable[[Game], Bot]] = {
    "uniform": RandomBot,
    "capture-first": GreedyBot,
    **{name: functools.partial(InstinctBot, name=name) for name in INSTINCTS},
}


def names() -> tuple[str, ...]:
    """Every player that can be asked for by name."""
    return (*_MAKERS, *bots.names())


def make(name: str, game: Game) -> Bot:
    """The player of this name, as a bot."""
    return bots.seat(_MAKERS[name], game) if name in _MAKERS else bots.find(name)(game)


def seated(game: Game, given: Sequence[str], seats: int) -> tuple[str, ...]:
    """A player for every seat: the same one for all, or one for each."""
    for name in given:
        if name not in _MAKERS and not bots.exists(name):
            expected, rule = ", ".join(names()), "see `ludoteca simulate --help`"
            reason = Reason("player", rule, {"player": name, "expected": expected})
            raise BadPlayers(f"no player {name!r}: expected {expected}", rule, reason)
    if len(given) not in (1, seats):
        said = f"{len(given)} players: expected one, or {seats} for {seats} seats"
        raise BadPlayers(said, PAGE, Reason("players", PAGE, {"count": len(given), "seats": seats}))
    played = game.child or game
    if "capture-first" in given:
        _require_points(played)
    for name in INSTINCTS:
        if name in given and name not in played.instincts():
            said = f"nobody can play {game.NAME} {name}: it has no instinct of this name"
            raise BadPlayers(said, PAGE, Reason("player-not-here", PAGE, {"player": name, "game": game.NAME}))
    return tuple(given) * (seats // len(given))


def _require_points(game: Game) -> None:
    if not hasattr(game.compiled, "points"):
        said = f"nobody can play {game.NAME} capture-first: it does not count points"
        raise BadPlayers(said, PAGE, Reason("player-not-here", PAGE, {"player": "capture-first", "game": game.NAME}))
