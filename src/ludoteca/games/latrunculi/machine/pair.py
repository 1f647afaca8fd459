"""Two searches side by side, each of every other move and each in a thread of its own.

They share nothing, so what they find does not depend on which of them is quicker: a seed and a budget give the same
move. A short search of all moves comes first, which puts them in order (docs/decisions/0014).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random

from ludoteca.core import Limit, Move
from ludoteca.games.latrunculi.machine.thought import UNLIMITED, Thought

FIRST = 16  # the part of the work that puts the moves in order
WORTH_IT = 1_000_000  # nodes from which on two threads are used

Begin = Callable[[Sequence[Move], Limit], Thought]  # a search of some of the moves


def is_worth_it(legal: Sequence[Move], limit: Limit) -> bool:
    return len(legal) >= 4 and (limit.work is None or limit.work >= WORTH_IT)


def best_of_two(begin: Begin, legal: Sequence[Move], limit: Limit, depth: int) -> Move:
    """The best of these moves, up to so many plies ahead."""
    share = (limit.work or UNLIMITED) // FIRST
    all_moves = begin(legal, _with(limit, share))
    all_moves.deepen(depth)
    if all_moves.is_decided or all_moves.nodes < share:  # nothing more to find, or told to stop
        return all_moves.best
    work = None if limit.work is None else (limit.work - all_moves.nodes) // 2
    order = [each.move for each in all_moves.weighed()]
    halves = [begin(moves, _with(limit, work)) for moves in (order[::2], order[1::2])]
    for half in halves:
        half.mind.seed = all_moves.mind.seed  # both misjudge a position alike
    with ThreadPoolExecutor(1) as other:
        waiting = other.submit(halves[1].deepen, depth)
        halves[0].deepen(depth)
        waiting.result()
    return _better(all_moves, *halves).best


def _with(limit: Limit, work: int | None) -> Limit:
    return Limit(Random(limit.rng.getrandbits(64)), work, limit.deadline, limit.is_cancelled)


def _better(before: Thought, first: Thought, second: Thought) -> Thought:
    """The search with the better move, as seen from the same depth unless the game is decided."""
    if not first.values or not second.values:
        return before
    depth = min((half.depth for half in (first, second) if not half.is_decided), default=first.depth + second.depth)
    return first if first.value_at(depth) >= second.value_at(depth) else second
