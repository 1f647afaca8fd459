"""The functions of `stepping` as CUDA kernels: one thread for each game, which calls the same rules.

A template for `core.rule.bind`: executed once per game, with `verbs` set to that game's verbs. Importing it needs
`ludoteca[gpu]`; compiling it to PTX does not need a GPU.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, types
from numba.cuda.extending import overload

from ludoteca.batch import stepping as template
from ludoteca.core import bind
from ludoteca.core.scratch import scratch

verbs: Any = globals().get("verbs")  # one game's compiled verbs, set by `bind` before this file runs
stepping: Any = template if verbs is None else bind(template.__name__, verbs)

if verbs is None:  # once, however many games there are

    @overload(scratch, prefer_literal=True, inline="always")
    def _in_the_thread(n, dtype):
        """Each thread has its own. The size must be a constant: for any other this says None, and numba says why."""
        if not isinstance(n, types.IntegerLiteral):
            return None
        size, kind = n.literal_value, dtype.dtype
        return lambda n, dtype: cuda.local.array(size, kind)


def begin(arrays, start, seeds, chosen):
    game = cuda.grid(1)
    if game < len(seeds):
        stepping.begin(game, game + 1, arrays, start, seeds, chosen)


def step(arrays, actions, became):
    game = cuda.grid(1)
    if game < len(actions):
        stepping.step(game, game + 1, arrays, actions, became)


def playout(arrays, plies):
    game = cuda.grid(1)
    if game < len(plies):
        stepping.playout(game, game + 1, arrays, plies)


def winners(arrays, won):
    game = cuda.grid(1)
    if game < len(won):
        stepping.winners(game, game + 1, arrays, won)


KERNELS = {"begin": begin, "step": step, "playout": playout, "winners": winners}
