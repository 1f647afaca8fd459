"""A cold compile takes seconds: whoever waits at a terminal sees a bar; a program reading us sees nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable

from ludoteca.core import Game, State


def precompile(game: Game, *uses: Callable[[State], object]) -> None:
    """Compile what is not in the cache yet, with a bar on stderr; without a terminal it compiles when needed."""
    if sys.stderr.isatty():
        from ludoteca.core.precompile import precompile_with_bar

        precompile_with_bar(game, *uses)
