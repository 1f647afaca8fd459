"""Everything compiled before the first guest comes: a cold compile would hold up all tables."""

from __future__ import annotations

from random import Random

import structlog

from ludoteca import bots, play
from ludoteca.core import CHANCE, Game, State
from ludoteca.core.warm import warm_up_with_bar

log = structlog.get_logger()


def warm_up_all() -> None:
    """Compile every game's rules and what its bots bind to them; a bar shows what is not in the cache."""
    for name in play.names():
        game = play.find(name)
        warm_up_with_bar(game, *(_thought(game, bot) for bot in bots.names()))


def _thought(game: Game, bot: str):  # type: ignore[no-untyped-def]
    def think(start: State) -> None:
        state = start
        while CHANCE in game.to_act(state):
            state = game.apply(state, CHANCE, game.chances(state)[0][0])
        seat = game.to_act(state)[0]
        limit = bots.Limit(Random(0), work=1)
        try:
            bots.find(bot)(game).choose(game.view(state, seat), game.legal_moves(state, seat), limit)
        except Exception:  # people can play without it
            log.exception("bot does not work", game=game.NAME, bot=bot)

    return think
