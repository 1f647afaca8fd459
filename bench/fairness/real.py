"""Duels on a real server between equally quick players, 5 ms and 120 ms away: `python -m bench.fairness --real 2000`.

Nothing is simulated but people and distance: sockets, TCP and what the kernel measures of it, the server, its loop and
its database are those of a site. Delays of the loop show in the last column: on a busy machine they are what
is measured.
"""

from __future__ import annotations

import asyncio
import datetime
import os
import tempfile
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.command import MISSED
from bench.report import RESULTS, commit, processor
from bench.server.lines import Way, why_not
from bench.server.process import allow_many_sockets
from bench.server.racing import Result, duels

NEAR, FAR = 5.0, 120.0
JITTERS = {"without jitter": 0.0, "with 10 ms of jitter": 10.0}
AT_ONCE = 50  # tables: more of them keep each other waiting, which is not what is measured here
REQUIRED_POINTS = 1.0
COLUMNS = (
    "lines",
    "duels",
    "far one won, %",
    "error",
    "dated back: near, far",
    "counted late, p99",
    "verdict",
)


def duel(count: int, seed: int, console: Console, is_recorded: bool) -> int:
    """Let them duel, count and judge; a share that lies further from half than chance explains is missed."""
    if problem := why_not():
        console.print(problem)
        return MISSED
    allow_many_sockets()
    results = {}
    for words, jitter in JITTERS.items():
        with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as folder, console.status(words):
            near, far = Way(NEAR, jitter), Way(FAR, jitter)
            results[words] = asyncio.run(duels(Path(folder), near, far, count, AT_ONCE, seed))
    rows = [_row(words, result) for words, result in results.items()]
    load = f"load of the machine {os.getloadavg()[0]:.1f}"
    shown = Table(*COLUMNS, title=f"Duels on a real server, {NEAR:g} v {FAR:g} ms", box=SIMPLE)
    for row in rows:
        shown.add_row(*row)
    console.print(shown, load)
    if is_recorded:
        _record(rows, load)
    return 0 if all(map(is_fair, results.values())) else MISSED


def is_fair(result: Result) -> bool:
    """Whether the two are within a point of each other, as far as so many duels can tell (two standard errors)."""
    if not result.tally.races:
        return False
    return abs(result.tally.share - 50) < REQUIRED_POINTS / 2 + 2 * result.tally.error


def _row(words: str, result: Result) -> tuple[str, ...]:
    tally, (near, far) = result.tally, result.compensated
    share, error = (f"{tally.share:.2f}", f"{tally.error:.2f}") if tally.races else ("", "")
    verdict = "met" if is_fair(result) else "missed"
    return words, str(tally.races), share, error, f"{near:.1f}, {far:.1f} ms", f"{result.counted_late:.1f} ms", verdict


def _record(rows: list[tuple[str, ...]], load: str) -> None:
    lines = [
        "",
        f"## {datetime.datetime.now(datetime.UTC):%Y-%m-%d} · {commit()} · real duels, {NEAR:g} v {FAR:g} ms",
        "",
        f"{processor()} · {load}",
        "",
        f"| {' | '.join(COLUMNS)} |",
        "|---|" + "---:|" * (len(COLUMNS) - 2) + "---|",
        *(f"| {' | '.join(row)} |" for row in rows),
    ]
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
