"""Everything compiled before the first guest comes: a cold compile would hold up all tables.

`python -m ludoteca.server.precompile_all` compiles all games, side by side; with a name only
this one, and tells of each verb on a line of its own.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import TypeVar, cast

import structlog

from ludoteca import bots, games, play
from ludoteca.core import CHANCE, Game, GameOptions, Machine, Move, State, View
from ludoteca.core.precompile import Report, bars, is_compiled, precompile, precompile_with_bar, waiting
from ludoteca.core.rule import keeps_compiled

log = structlog.get_logger()

DECISIONS = 40  # enough to reach every part of a game: the lot, the deal, a placement, the middle, nearly the end
EVERY = 4  # of these decisions a machine thinks about one in so many
LEAST, MOST, PART = 16, 40_000, 100  # a thought's work: that part of its budget, with which a machine looks ahead

T = TypeVar("T")
Use = Callable[[Game, View, list[Move]], Move | None]  # what is done with a decision; it may say what is played


def precompile_all() -> None:
    """Compile every game's rules and what its bots bind to them; a bar shows what is not in the cache.

    What is not there is compiled side by side, in a process for each game, and comes out of the cache afterwards.
    """
    missing = [game for game in map(play.find, play.names()) if _attempt(is_compiled, game) is False]
    apart = [game for game in missing if game.compiled is not None]  # a series has no rules but those of its games
    if apart:
        log.info("compiling the rules, once for this version; it may take minutes", games=[game.NAME for game in apart])
    if len(apart) > 1 and keeps_compiled():
        longest_first = sorted(apart, key=lambda game: len(waiting(game)), reverse=True)
        _compile_side_by_side([game.NAME for game in longest_first])
    for game in missing:
        _attempt(precompile_with_bar, game)
    if apart:
        log.info("the rules are compiled")


def _attempt(work: Callable[..., T], game: Game) -> T | None:
    """A game that does not work, perhaps one of another package, must not keep the others from being played."""
    try:
        return work(game, *_uses(game))
    except Exception:
        log.exception("game does not work", game=game.NAME)
        return None


# -- side by side ------------------------------------------------------------------------------------------------------


def _compile_side_by_side(names: list[str]) -> None:
    """A process for each of these games, as many at a time as there are cores; none is left behind."""
    started: list[subprocess.Popen[str]] = []
    with bars() as begin, ThreadPoolExecutor(_cores()) as cores:
        try:
            jobs = [cores.submit(_follow, name, _also_told(name, begin(name)), started) for name in names]
            for job in jobs:
                job.result()
        finally:
            cores.shutdown(wait=False, cancel_futures=True)
            for process in started:
                process.terminate()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _also_told(name: str, report: Report) -> Report:
    """Where nobody sees a bar, in a service or a file, lines tell of each quarter."""
    if sys.stderr.isatty():
        return report
    quarters: set[int] = set()

    def tell(done: int, total: int, verb: str) -> None:
        report(done, total, verb)
        quarter = 4 * done // total
        if quarter not in quarters:
            quarters.add(quarter)
            log.info("compiling the rules", game=name, done=done, of=total)

    return tell


def _follow(name: str, report: Report, started: list[subprocess.Popen[str]]) -> None:
    """Start a process and pass on what it tells. If it fails, what is missing is compiled here afterwards."""
    command = [sys.executable, "-m", "ludoteca.server.precompile_all", name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        started.append(process)
        assert process.stdout is not None
        for line in process.stdout:
            done, total, verb = line.split()
            report(int(done), int(total), verb)
    if process.returncode > 0:
        log.warning("could not compile in a process of its own", game=name, exit=process.returncode)


def _compile(name: str) -> None:
    """In a process of its own. Ctrl-C is for the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    told = sys.stdout
    with contextlib.redirect_stdout(sys.stderr):
        game = games.find(name)
        precompile(game, *_uses(game), report=lambda *verb: print(*verb, file=told, flush=True))


# -- bots --------------------------------------------------------------------------------------------------------------


def _uses(game: Game) -> Iterator[Callable[[State], object]]:
    for bot in bots.names():
        yield _tried(game, bot, _thinking(bot), every=EVERY)
    for options in game.compiled_apart():
        yield _tried(game, bots.DEFAULT, _thinking(bots.DEFAULT), options, every=EVERY)
    yield _tried(game, "looking ahead", _look_ahead)


def _tried(
    game: Game,
    what: str,
    use: Use,
    options: GameOptions | None = None,
    every: int = 1,
) -> Callable[[State], object]:
    """Use something in one of so many decisions of a game, with the default options if no others are given.

    Each plays a game of its own, so that all of them together come into every situation.
    """

    def begin(start: State) -> None:
        state, rng = start if options is None else game.setup(options), Random(what)
        for number in range(DECISIONS):
            while CHANCE in game.to_act(state):
                state = game.apply(state, CHANCE, rng.choice(game.chances(state))[0])
            if not (acting := game.to_act(state)):
                return
            legal = game.legal_moves(state, acting[0])
            move = rng.choice(legal)
            try:
                if number % every == 0:
                    move = use(game, game.view(state, acting[0]), legal) or move
            except Exception:  # people can play without it
                log.exception("bot does not work", game=game.NAME, bot=what)
                return
            state = game.apply(state, acting[0], move)

    return begin


def _thinking(name: str) -> Use:
    """What a bot does at a table, as a hint and in a study: it chooses, and says what the moves are worth."""
    found = cache(bots.find(name))

    def think(game: Game, view: View, legal: list[Move]) -> Move:
        bot = found(game)
        work = min(MOST, max(LEAST, bot.budget // PART))
        move = bot.choose(view, legal, bots.Limit(Random(0), work=work))
        if name in bots.offered():
            cast(Machine, bot).weigh(view, legal, bots.Limit(Random(0), work=work))
        return move

    return think


def _look_ahead(game: Game, view: View, legal: list[Move]) -> None:
    state = game.imagine(view, Random(0))
    game.offered(state, view.seat)
    game.next_moves(state, view.seat)
    game.beliefs(view)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        _compile(sys.argv[1])
    else:
        precompile_all()
