"""The weights of the judgement, moved to where judgement alone wins more games against what it was.

In every trial all weights are multiplied by something near 1 for one player, and divided by it for the other; what the
winners had more of counts for more afterwards. A game takes little more than a millisecond.
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from ludoteca import games
from ludoteca.core import Style, rule
from ludoteca.core.xorshift import first_state
from ludoteca.games.zama.machine.judgement import best_of, blur, judge
from ludoteca.games.zama.machine.lookahead import SLIP, settle
from ludoteca.games.zama.machine.styles import weights_of
from ludoteca.games.zama.machine.weights import LAP, RESCUE
from ludoteca.games.zama.rules.board import NOBODY
from ludoteca.games.zama.rules.verbs import MAX_MOVES, RECORD, apply, legal_moves, to_move

SPREAD = 0.35  # of the logarithms of weights in a trial
STEP = 0.6  # how far they move in a round, all together
KEEP = 0.5  # of the direction of earlier rounds
NEVER_SURE = 0.95  # weights that are shares of the game stay below it: what is likely is not what wins at once


@rule
def decide(start, table, both, seed):  # type: ignore[no-untyped-def]
    """A game, each seat with its weights: 1 if the first wins, -1 if it loses, else 0."""
    moves, scores = np.empty(MAX_MOVES, np.int32), np.empty(MAX_MOVES)
    table[0] = start
    s, random_state = table[0], first_state(seed)
    while True:
        random_state = settle(s, moves, random_state)
        seat = to_move(s)
        if seat < 0:
            return 0 if s.winner == NOBODY else 1 - 2 * int(s.winner)
        n = legal_moves(s, moves)
        judge(s, seat, moves, n, both[seat], scores)
        random_state = blur(scores, n, SLIP, random_state)
        apply(s, moves[best_of(scores, n)])


def try_for(at: Any, seconds: float, seed: int) -> tuple[Any, int]:
    """The sum of what trials around these weights say about each weight, and their number."""
    game, rng = games.find("zama"), np.random.default_rng(seed)
    start, table = game.setup(game.Options()).record, np.zeros(1, RECORD)
    total, count, end = np.zeros(len(at)), 0, time.monotonic() + seconds
    while count == 0 or time.monotonic() < end:
        off = rng.normal(0, SPREAD, len(at))
        more, less = at * np.exp(off), at * np.exp(-off)
        first = (seed << 34) + 4 * count
        won = decide(start, table, np.array((more, less)), first) - decide(start, table, np.array((less, more)), first)
        total += won / 2 * off
        count += 1
    return total, count


def compare(new: Any, old: Any, seconds: float, seed: int) -> Any:
    """Games won, drawn and lost."""
    game = games.find("zama")
    start, table = game.setup(game.Options()).record, np.zeros(1, RECORD)
    found, number, end = np.zeros(3, np.int64), 0, time.monotonic() + seconds
    while number == 0 or time.monotonic() < end:
        found[1 - decide(start, table, np.array((new, old)), (seed << 34) + number)] += 1
        found[1 + decide(start, table, np.array((old, new)), (seed << 34) + number)] += 1
        number += 1
    return found


def tune(executor: ProcessPoolExecutor, processes: int, rounds: int, seconds: float, seed: int) -> Any:
    """The weights after so many rounds, each of which takes so long, and then a match against the old ones."""
    old = weights_of(Style.BALANCED)
    at, towards = old.copy(), np.zeros(len(old))
    for number in range(rounds):
        first = 1_000_000 * seed + 100 * number
        done = [executor.submit(try_for, at, seconds, first + i) for i in range(processes)]
        total, count = (sum(part) for part in zip(*(one.result() for one in done), strict=True))
        slope = total / count / (2 * SPREAD**2)
        towards = KEEP * towards + slope
        at = at * np.exp(STEP * towards / max(1e-9, np.linalg.norm(towards)))
        at[[LAP, RESCUE]] = np.minimum(at[[LAP, RESCUE]], NEVER_SURE)
        done = [executor.submit(compare, at, old, seconds / 3, first + 50 + i) for i in range(processes)]
        won, drawn, lost = sum(one.result() for one in done)
        print(f"weights, round {number + 1}: {2 * count} games; {won} won, {drawn} drawn, {lost} lost against the old")
        print([round(float(weight), 2) for weight in at], flush=True)
    return at
