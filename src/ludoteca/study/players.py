"""Players for simulations: simple ways to play, by name, and every bot."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ludoteca import bots
from ludoteca.bots import Bot, Limit, rollout
from ludoteca.bots.instinct import INSTINCTS, InstinctBot
from ludoteca.bots.random_bot import RandomBot
from ludoteca.core import Game, LudotecaError, Move, Reason, View, bind

WAYS = {"uniform": rollout.UNIFORM, "capture-first": rollout.CAPTURE_FIRST}


PAGE = "docs/reference/simulate.md"


class BadPlayers(LudotecaError):
    """Players who cannot play at this table."""


class CaptureFirst:
    """Any move that scores at once; if there is none, any move."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.playing: Any = bind(rollout.__name__, _verbs(game))

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        s = self.game.imagine(view, limit.rng).record
        moves = np.array(legal, np.int32)
        n = self.playing.scoring(s, int(view.seat), moves, len(moves), np.zeros(1, s.dtype))
        return Move(int(moves[limit.rng.randrange(int(n))]))


_MAKERS: dict[str, Callable[[Game], Bot]] = {
    "uniform": RandomBot,
    "capture-first": CaptureFirst,
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
        if name not in names():
            expected, rule = ", ".join(names()), "see `ludoteca simulate --help`"
            reason = Reason("player", rule, {"player": name, "expected": expected})
            raise BadPlayers(f"no player {name!r}: expected {expected}", rule, reason)
    if len(given) not in (1, seats):
        said = f"{len(given)} players: expected one, or {seats} for {seats} seats"
        raise BadPlayers(said, PAGE, Reason("players", PAGE, {"count": len(given), "seats": seats}))
    played = game.child or game
    if "capture-first" in given:
        _verbs(played)
    for name in INSTINCTS:
        if name in given and name not in played.instincts():
            said = f"nobody can play {game.NAME} {name}: it has no instinct of this name"
            raise BadPlayers(said, PAGE, Reason("player-not-here", PAGE, {"player": name, "game": game.NAME}))
    return tuple(given) * (seats // len(given))


def _verbs(game: Game) -> Any:
    if not hasattr(game.compiled, "points"):
        said = f"nobody can play {game.NAME} capture-first: it does not count points"
        raise BadPlayers(said, PAGE, Reason("player-not-here", PAGE, {"player": "capture-first", "game": game.NAME}))
    return game.compiled
