"""`python -m bench.web`: visit, measure, judge."""

from __future__ import annotations

import asyncio
import os
import random
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench.command import CANNOT, MISSED, run
from bench.web import report
from bench.web.places import PLACES, Place
from bench.web.visits import shift, visit
from tests.browser.camera import empty_site


app = App(
    name="bench.web",
    help="""How soon a slow phone on a fast 3G line can play, median of five visits, and what jumps meanwhile.

Exits 1 when home takes more than 2 s or a table more than 3 s, or more than 0.05 of a layout shifts.

Example: make bench-web RECORD=1

Example: python -m bench.web --visits 1 --only zama""",
    help_format="plaintext",
    version_flags=[],
    suppress_keyboard_interrupt=False,  # reported in words below
)


@app.default
def web(
    *,
    visits: int = 5,
    only: str = "",
    moved: Annotated[bool, Parameter(negative="")] = False,
    record: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Visit, measure, judge.

    Parameters
    ----------
    visits
            Visits to each page; every other one of them is also played a little to see what shifts.
    only
        Only pages with this in their name.
    moved
        Also tell what has shifted.
    record
        Append the figures to bench/results.md (also: RECORD=1).
    """
    console, errors = Console(), Console(stderr=True)
    places = [place for place in PLACES if only in place.name]
    if not places or visits < 1:
        errors.print("error: nothing to visit", highlight=False)
        return CANNOT
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    findings, browser = asyncio.run(_visit_all(places, visits, errors))
    console.print(report.table(findings, load))
    if moved:
        for finding in findings:
            for line in sorted({line for one in finding.shifts for line in one.moved}, reverse=True):
                console.print(f"{finding.place.name}: {line}", highlight=False, markup=False)
    if load > cores / 4:
        errors.print("Other programs are running: only files, kB and steps in a row mean anything.", style="yellow")
    if record or os.environ.get("RECORD", "0") not in ("", "0"):  # make passes it on, empty if not given
        report.record(findings, load, browser)
        console.print("Recorded in bench/results.md")
    return 0 if all(finding.is_met for finding in findings if finding.is_judged) else MISSED


async def _visit_all(places: list[Place], visits: int, console: Console) -> tuple[list[report.Finding], str]:
    findings = [report.Finding(place) for place in places]
    columns = TextColumn("Visiting {task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("…", total=visits * len(places))
        async with empty_site() as (server, browser):
            # The first visit of all finds a server and a browser that have never done anything.
            await visit(browser, server, places[0])
            for number in range(visits):
                for finding in findings:
                    bar.update(task, description=finding.place.name)
                    finding.visits.append(await visit(browser, server, finding.place))
                    if number % 2 == 0:
                        finding.shifts.append(await shift(browser, server, finding.place, random.Random(number)))
                    bar.advance(task)
            return findings, browser.version


if __name__ == "__main__":
    run(app)
