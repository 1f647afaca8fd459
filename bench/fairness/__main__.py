"""`python -m bench.fairness`: race, count, judge."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from bench.command import MISSED, run
from bench.fairness import report
from bench.fairness.scenarios import FULL, RACES_PER_CONNECTION, SCENARIOS, Scenario, Tally, judge, play

PROCESSES = 2
CHUNK = 5 * RACES_PER_CONNECTION

app = App(
    name="bench.fairness",
    help="""Who wins races over slow lines, and what cheating gains: simulated duels, six dice against six.

Exits 1 when honest shares lie a point or more apart, or an attacker gains a point or more.

Example: make fairness RECORD=1

Example: python -m bench.fairness --races 20000

Example: python -m bench.fairness --real 2000""",
    help_format="plaintext",
    version_flags=[],
    suppress_keyboard_interrupt=False,  # reported in words below
)


@app.default
def fairness(
    *,
    races: int = 200_000,
    full: int = 400,
    seed: int = 1,
    real: int = 0,
    record: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Race, count, judge.

    Parameters
    ----------
    races
            Races per scenario; some scenarios run only a part of them.
    full
        Races that also run through the rules of the game and the real-time driver of a match.
    seed
        The same seed gives the same races.
    real
        Instead, so many duels on a real server, over lines whose packets really take their time (root of Linux only).
    record
        Append the figures to bench/results.md (also: RECORD=1).
    """
    console, errors = Console(), Console(stderr=True)
    is_recorded = record or os.environ.get("RECORD", "0") not in ("", "0")  # make passes it on, empty if not given
    if real:
        from bench.fairness.real import duel  # needs a server

        return duel(real, seed, console, is_recorded)
    counts = {scenario: max(2, round(races * scenario.part)) for scenario in SCENARIOS}
    counts |= {scenario: full for scenario in FULL if full}
    tallies = dict.fromkeys(counts, Tally())
    try:
        _race_all(counts, tallies, seed, errors)
    except KeyboardInterrupt:
        console.print(report.table(judge({scenario: tally for scenario, tally in tallies.items() if tally.races})))
        raise
    findings = judge(tallies)
    console.print(report.table(findings))
    if is_recorded:
        report.record(findings)
        console.print("Recorded in bench/results.md")
    return 0 if all(finding.is_fair for finding in findings if finding.is_judged) else MISSED


def _race_all(counts: dict[Scenario, int], tallies: dict[Scenario, Tally], seed: int, console: Console) -> None:
    """Run all scenarios side by side, so that the figures of an interrupted run say something about each."""
    chunks = [
        (first / count, scenario, first, min(CHUNK, count - first))
        for scenario, count in counts.items()
        for first in range(0, count, CHUNK)
    ]
    chunks.sort(key=lambda chunk: chunk[0])
    columns = TextColumn("Racing"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    racers = ProcessPoolExecutor(PROCESSES, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    with racers as pool, Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=sum(counts.values()))
        waiting = {
            pool.submit(play, scenario, races, f"{seed} {first}"): scenario for _, scenario, first, races in chunks
        }
        try:
            for future in as_completed(waiting):
                tally = future.result()
                tallies[waiting[future]] += tally
                bar.advance(task, tally.races)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


if __name__ == "__main__":
    run(app)
