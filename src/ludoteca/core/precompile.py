"""Compiling a game's rules before they are needed, with a progress bar meanwhile.

From a warm cache this takes milliseconds and shows nothing; a cold compile takes seconds and is
reported verb by verb.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ludoteca.core.game import Game
from ludoteca.core.insides import EVENTS, missing
from ludoteca.core.seats import CHANCE, RESIGN, WATCHER
from ludoteca.core.state import State
from ludoteca.core.way import JIT

if JIT:
    from numba.extending import is_jitted

TELLS = JIT and not missing(EVENTS)  # else rules are compiled without a report
if TELLS:
    from numba.core import event

Report = Callable[[int, int, str], None]  # verbs compiled, verbs in total, the next verb

PLIES = 4  # enough to call every verb of the contract


def precompile(game: Game, *uses: Callable[[State], object], report: Report | None = None) -> int:
    """Compile everything that playing this game needs; returns how many verbs were not in the cache.

    `uses` are called with the start position; they compile what is bound to the rules elsewhere: a search, a playout.
    """
    compiled: list[str] = []
    total = len(waiting(game))

    def begin(verb: str) -> None:
        if report is not None:
            report(len(compiled), max(total, len(compiled) + 1), verb)

    with watch_compiling(begin, compiled.append):
        start = game.setup(game.Options())
        _call_every_verb(game, start)
        for use in uses if JIT else ():  # interpreted, they would only take time
            use(start)
    return len(compiled)


def is_compiled(game: Game, *uses: Callable[[State], object]) -> bool:
    """Whether nothing has to be compiled; if so, everything has now been loaded from the cache."""
    try:
        precompile(game, *uses, report=_give_up)
    except _NotCompiled:
        return False
    return True


class _NotCompiled(BaseException):
    """A rule is not in the cache. A BaseException, so that code catching a bot's errors lets it through."""


def _give_up(done: int, total: int, verb: str) -> None:
    raise _NotCompiled(verb)


def precompile_with_bar(game: Game, *uses: Callable[[State], object], console: Console | None = None) -> int:
    """As `precompile`; a cold compile shows a bar: "Compiling the rules of … 3/7"."""
    with bars(console) as begin:
        return precompile(game, *uses, report=begin(game.NAME))


@contextlib.contextmanager
def bars(console: Console | None = None) -> Iterator[Callable[[str], Report]]:
    """Makes a bar for each game; the bar appears with its first report."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("[dim]{task.fields[verb]}"),
        TimeElapsedColumn(),
        console=console or Console(stderr=True),
        transient=True,
    )

    def begin(name: str) -> Report:
        task = progress.add_task(f"Compiling the rules of {name}", start=False, visible=False, verb="")

        def report(done: int, total: int, verb: str) -> None:
            progress.start()
            progress.start_task(task)
            progress.update(task, completed=done, total=total, verb=verb, visible=True)

        return report

    try:
        yield begin
    finally:
        if progress.live.is_started:
            progress.stop()


@contextlib.contextmanager
def watch_compiling(begin: Callable[[str], None], end: Callable[[str], object]) -> Iterator[None]:
    """Report every rule compiled inside the `with` block, inner rules first; rules from the cache are not reported."""
    if not TELLS:
        yield
        return
    seen: set[int] = set()  # a verb compiled for a second type, or for rules and for Python, counts once

    class Listener(event.Listener):  # type: ignore[misc]  # numba has no types
        def on_start(self, happening: Any) -> None:
            begin(happening.data["dispatcher"].py_func.__name__)

        def on_end(self, happening: Any) -> None:
            verb = happening.data["dispatcher"].py_func
            if id(verb) not in seen:
                seen.add(id(verb))
                end(verb.__name__)

    with event.install_listener("numba:compile", Listener()):
        yield


def waiting(game: Game) -> set[Any]:
    """The rules in this game's package that have not been compiled or loaded yet."""
    if not JIT or game.compiled is None:
        return set()
    inside = f"{game.package}."
    modules = [module for name, module in sys.modules.items() if f"{name}.".startswith(inside) and module is not None]
    verbs = {verb for module in modules for verb in vars(module).values() if is_jitted(verb)}
    return {verb for verb in verbs if f"{verb.py_func.__module__}.".startswith(inside) and not verb.signatures}


def _call_every_verb(game: Game, state: State) -> None:
    for _ in range(PLIES):
        acting = game.to_act(state)
        if not acting:
            return
        seat = acting[0]
        game.show(game.view(state, WATCHER))
        if seat == CHANCE:
            state = game.apply(state, CHANCE, game.chances(state)[0][0])
            continue
        move = game.legal_moves(state, seat)[0]
        game.why_illegal(state, seat, move)
        game.apply(state, seat, RESIGN)
        state = game.apply(state, seat, move)
        game.events(state, WATCHER)
        game.outcome(state)
