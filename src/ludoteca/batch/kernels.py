"""The functions of `stepping` and `looking` as CUDA kernels: one thread for each game, which calls the same rules.

A template for `core.rule.bind`: executed once per game, with `verbs` set to that game's verbs and `sight` to the rules
of its views. Importing it needs `ludoteca[gpu]`; compiling it does not need a GPU.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, types
from numba.cuda.extending import overload

from ludoteca.batch import looking as looking_template
from ludoteca.batch import stepping as template
from ludoteca.core import bind
from ludoteca.core.scratch import scratch, together

verbs: Any = globals().get("verbs")  # one game's compiled verbs, set by `bind` before this file runs
sight: Any = globals().get("sight")
stepping: Any = template if verbs is None else bind(template.__name__, verbs)
looking: Any = looking_template if sight is None else bind(looking_template.__name__, sight)

if verbs is None:  # once, however many games there are

    @overload(scratch, prefer_literal=True, inline="always")
    def _in_the_thread(n, dtype):
        """Each thread has its own. The size must be a constant: for any other this says None, and numba says why."""
        if not isinstance(n, types.IntegerLiteral):
            return None
        size, kind = n.literal_value, dtype.dtype
        return lambda n, dtype: cuda.local.array(size, kind)

    @overload(together, inline="always")
    def _wait(in_blocks):
        """No thread of a block that waits may have left: one that is not full would stop for ever."""

        def wait(in_blocks):
            if in_blocks:
                cuda.syncthreads()
            else:
                cuda.syncwarp()

        return wait


def begin(n, arrays, start, seed, chosen):
    game = cuda.grid(1)
    if game < n:
        stepping.begin(game, game + 1, arrays, start, seed, chosen)


def step(n, arrays, actions, became):
    game = cuda.grid(1)
    if game < n:
        stepping.step(game, game + 1, arrays, actions, became)


def playout(n, arrays, plies):
    game = cuda.grid(1)
    if game < n:
        stepping.playout(game, game + 1, arrays, plies)


def wander(n, arrays, start, turns, plies):
    """Every thread takes the same number of turns, and waits for the others as often."""
    game = cuda.grid(1)
    if game < n:
        stepping.wander(game, game + 1, arrays, start, turns, plies, n % cuda.blockDim.x == 0)


def resume(n, arrays):
    game = cuda.grid(1)
    if game < n:
        stepping.resume(game, game + 1, arrays)


def renew(n, arrays, start):
    game = cuda.grid(1)
    if game < n:
        stepping.renew(game, game + 1, arrays, start)


def choose(n, arrays, actions):
    game = cuda.grid(1)
    if game < n:
        stepping.choose(game, game + 1, arrays, actions)


def pay(n, arrays, paid):
    game = cuda.grid(1)
    if game < n:
        stepping.pay(game, game + 1, arrays, paid)


def copy(n, looks, sources, targets):
    """A thread for each byte."""
    game, i = divmod(cuda.grid(1), len(sources))
    if game < n:
        looking.copy(looks[0][game], looks[2][game], sources, targets, i)


def fill(n, looks, seats, terms):
    game = cuda.grid(1)
    if game < n:
        looking.fill_hidden(game, looks, seats, terms)


def encode(n, looks, table, seats, numbers):
    """A thread for each number."""
    game, i = divmod(cuda.grid(1), numbers.shape[1])
    if game < n:
        numbers[game, i] = looking.number(game, i, looks, table, seats)


_ALL = (begin, step, playout, wander, resume, renew, choose, pay, copy, fill, encode)
KERNELS = {kernel.__name__: kernel for kernel in _ALL}
