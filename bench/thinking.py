"""`python -m bench.thinking`: how long thinking bots hold up the event loop, and how soon a cancelled thought ends.

Example: python -m bench.thinking

Two threads think for eight tables at the highest level, one game after the other. Meanwhile the loop sleeps for short
times and notes how much too late it wakes; every thought is cancelled after a while. They think about a position some
random moves into a game, because openings may be answered at once; how many thoughts were over before they were
cancelled is told too. Measure on a quiet machine: whatever else runs is measured too.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import time
from random import Random

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.searching import first_decision
from ludoteca import bots, games
from ludoteca.core import CHANCE, Game, Limit, State
from ludoteca.server.bot_pool import BotPool

STRONGEST = "5"
TABLES, ROUNDS, THINKS_FOR, NAP = 8, 10, 0.3, 0.002  # seconds
LATER, CHOICES = 12, 4  # random moves into a game, and so many legal moves at least
ALLOWED_LAG, ALLOWED_END = 20.0, 50.0  # milliseconds


def later_decision(game: Game) -> State:
    """A state some moves after the first decision, in which there is much to choose from."""
    state, rng, moves = first_decision(game), Random(1), 0
    while True:
        seat = game.to_act(state)[0]
        if seat == CHANCE:
            move = rng.choices(*zip(*game.chances(state), strict=True))[0]
        else:
            legal = game.legal_moves(state, seat)
            if moves >= LATER and len(legal) >= CHOICES:
                return state
            move, moves = rng.choice(legal), moves + 1
        state = game.apply(state, seat, move)


async def measure(game: Game) -> tuple[list[float], list[float], int]:
    """How late the loop woke, and how long the threads were still busy after everything was cancelled, both in
    milliseconds; and how many thoughts were over before that."""
    start = later_decision(game)
    seat = game.to_act(start)[0]
    view, legal = game.view(start, seat), game.legal_moves(start, seat)
    bots.find(STRONGEST)(game).choose(view, legal, Limit(Random(1), work=1))  # loads what is compiled
    pool = BotPool(threads=2, seconds=60.0, scale=1000.0)
    lags: list[float] = []
    ends: list[float] = []
    over = 0
    for _ in range(ROUNDS):
        asked = [
            asyncio.ensure_future(pool.choose(f"table {number}", STRONGEST, game, view, legal))
            for number in range(TABLES)
        ]
        begun = time.perf_counter()
        while time.perf_counter() - begun < THINKS_FOR:
            asleep = time.perf_counter()
            await asyncio.sleep(NAP)
            lags.append(1000 * (time.perf_counter() - asleep - NAP))
        over += sum(thought.done() for thought in asked)
        cancelled = time.perf_counter()
        for thought in asked:
            thought.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        while pool.running:
            await asyncio.sleep(NAP)
        ends.append(1000 * (time.perf_counter() - cancelled))
    pool.close()
    return lags, ends, over


def main() -> None:
    table = Table(title="Milliseconds", box=SIMPLE)
    late = "loop late, median", "worst", f"≤ {ALLOWED_LAG:g}"
    ended = "ended, median", "worst", f"≤ {ALLOWED_END:g}"
    for column in ("game", *late, *ended, f"over before, of {TABLES * ROUNDS}"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for name in games.built_in():
        lags, ends, over = asyncio.run(measure(games.find(name)))
        table.add_row(
            name,
            f"{statistics.median(lags):.1f}",
            f"{max(lags):.1f}",
            "met" if max(lags) <= ALLOWED_LAG else "missed",
            f"{statistics.median(ends):.1f}",
            f"{max(ends):.1f}",
            "met" if max(ends) <= ALLOWED_END else "missed",
            str(over),
        )
    Console().print(table)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
