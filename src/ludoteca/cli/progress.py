"""What takes long: whoever waits at a terminal sees a bar, a program that reads the output sees nothing."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator

from ludoteca.core import Game, State


def precompile(game: Game, *uses: Callable[[State], object]) -> None:
    """Compile what is not in the cache yet, with a bar on stderr; without a terminal it compiles when needed."""
    if sys.stderr.isatty():
        from ludoteca.core.precompile import precompile_with_bar

        precompile_with_bar(game, *uses)


@contextlib.contextmanager
def counting(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr for so many things of this kind; call it with how many are done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    errors = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
