"""Our games: random playouts by the compiled rules, from the start of a game with default options.

A game played against time is measured as it is played without a clock: Scorso in beats.
"""

from __future__ import annotations

from bench.contest import Contestant
from ludoteca import games
from ludoteca.core import Game, bind
from ludoteca.core.precompile import precompile_with_bar

ENGINE = "Ludoteca"


def ours() -> list[Contestant]:
    """Every game of this repository, except those without compiled rules."""
    found = [games.find(name) for name in games.built_in()]
    return [_contestant(game) for game in found if game.compiled is not None]


def compile_all() -> int:
    """Compile every game's playouts into the cache; returns how many verbs had to be compiled."""
    compiled = 0
    for name in games.built_in():
        game = games.find(name)
        if game.compiled is not None:
            compiled += precompile_with_bar(game, lambda state, game=game: _playouts(game)(state.record, 1, 0))
    return compiled


def _contestant(game: Game) -> Contestant:
    start = game.setup(game.at_one_screen(game.Options())).record
    playouts = _playouts(game)
    return Contestant(game.NAME, ENGINE, lambda count, seed: playouts(start, count, seed), is_ours=True)


def _playouts(game: Game):
    assert game.compiled is not None
    return bind("ludoteca.study.playout", game.compiled).playouts
