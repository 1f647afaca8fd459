"""`python -m bench`: measure, show, judge."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench import nodes, report, searching
from bench.command import CANNOT, MISSED, STOPPED, run
from bench.contest import UNDISTURBED, Contestant, Figures, measure, steps
from bench.openspiel import openspiel
from bench.openspiel import version as openspiel_version
from bench.ours import compile_all, ours
from bench.required import is_enough, judge
from ludoteca.core import JIT

app = App(
    name="bench",
    help="""Random and simulated plies per CPU second of our games and of OpenSpiel's, median of five rounds in one run.

Exits 1 when a required ratio is missed.

Example: make bench RECORD=1

Example: python -m bench --quick --only-ours""",
    help_format="plaintext",
    version_flags=[],
    suppress_keyboard_interrupt=False,  # reported in words below
)


@app.default
def bench(
    *,
    quick: Annotated[bool, Parameter(negative="")] = False,
    only_ours: Annotated[bool, Parameter(negative="")] = False,
    record: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Measure, show, judge.

    Parameters
    ----------
    quick
            A short run that shows that everything works; its figures mean little.
    only_ours
        Without OpenSpiel: requirements that compare with it are not measured.
    record
        Append the figures to bench/results.md (also: RECORD=1).
    """
    console, errors = Console(), Console(stderr=True)
    if JIT and compile_all():
        # Rules measured in the process that compiled them were up to 40 % slower than rules loaded from the cache,
        # which is the usual case. So the measurement runs in a process that only loads them.
        try:
            return subprocess.run([sys.executable, "-m", "bench", *sys.argv[1:]]).returncode
        except KeyboardInterrupt:
            return STOPPED  # the other process has reported it
    rounds, seconds, length_games = (1, 0.02, 50) if quick else (5, 1.0, 3000)
    searched = nodes.searched(nodes.FEW if quick else nodes.NODES)
    contestants, searches = ours(), [*searching.ours(length_games), searched]
    if not only_ours:
        try:
            with errors.status("Counting how long OpenSpiel's random games are"):
                contestants += openspiel(length_games)
                searches += searching.openspiel(length_games)
        except ImportError:
            errors.print("error: OpenSpiel is not installed: use `make bench`, or --only-ours", highlight=False)
            return CANNOT
    figures = _measure([*contestants, *searches], rounds, seconds, errors)
    verdicts = judge(figures.rates, figures.two_threads)
    console.print(report.rate_table(contestants, figures))
    console.print(report.rate_table(searches, figures, "simulated plies"))
    console.print(report.verdict_table(verdicts))
    if figures.share < UNDISTURBED:
        errors.print(
            f"Two threads got {figures.share:.0%} of two processors: if other programs are running, repeat this on a "
            "quiet machine. Plies per CPU second hold all the same; two threads against one do not.",
            style="yellow",
        )
    if record or os.environ.get("RECORD", "0") not in ("", "0"):  # make passes it on, empty if not given
        versions = "without OpenSpiel" if only_ours else f"OpenSpiel {openspiel_version()}"
        report.record([*contestants, *searches], figures, verdicts, versions)
        console.print("Recorded in bench/results.md")
    return 0 if is_enough(verdicts) else MISSED


def _measure(contestants: list[Contestant], rounds: int, seconds: float, console: Console) -> Figures:
    columns = TextColumn("Measuring {task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("…", total=steps(contestants, rounds), completed=-1)

        def tick(name: str) -> None:
            bar.update(task, advance=1, description=name)

        return measure(contestants, rounds, seconds, tick)


if __name__ == "__main__":
    run(app)
