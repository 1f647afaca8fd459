"""`python -m bench.server`: load, measure, judge."""

from __future__ import annotations

import asyncio
import datetime
import os
import platform
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.command import MISSED, run
from bench.report import RESULTS, commit, processor
from bench.server.process import allow_many_sockets
from bench.server.racing import racing
from bench.server.scenarios import Finding, idle, many_tables, share_of_an_echo, watched

app = App(
    name="bench.server",
    help="""What one process of the site can carry, on loopback: delays, CPU seconds and memory of the server. And how
long a game pauses when a part of a site of three processes is killed.

Exits 1 when a required figure is missed. Delays mean something on a quiet machine only; CPU seconds always do.

Example: make bench-server RECORD=1

Example: python -m bench.server tables idle --scale 0.1""",
    help_format="plaintext",
    version_flags=[],
    suppress_keyboard_interrupt=False,  # reported in words below
)


async def _killed(folder: Path, times: int) -> list[Finding]:
    from bench.server.killing import killed  # has every rule compiled, which the others measure without

    return await killed(folder, times)


def _scenarios(scale: float) -> dict[str, Callable[[Path], Awaitable[list[Finding]]]]:
    def some(number: int) -> int:
        return max(1, round(number * scale))

    return {
        "tables": lambda folder: many_tables(folder, some(1000), 5.0, max(10.0, 60 * scale)),
        "echo": lambda folder: share_of_an_echo(folder, some(100), some(4000)),
        "idle": lambda folder: idle(folder, some(10_000)),
        "watchers": lambda folder: watched(folder, some(1000), some(20)),
        "racing": lambda folder: racing(folder, some(100), 2),
        "killed": lambda folder: _killed(folder, some(30)),
    }


@app.default
def server(*only: str, scale: float = 1.0, record: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Load, measure, judge.

    Parameters
    ----------
    only
        Which of `tables`, `echo`, `idle`, `watchers`, `racing` and `killed`; all without it.
    scale
        How much of the full load.
    record
        Append the figures to bench/results.md (also: RECORD=1).
    """
    console = Console()
    allow_many_sockets()
    findings: list[Finding] = []
    began = os.getloadavg()[0]
    for name, measure in _scenarios(scale).items():
        if not only or name in only:
            with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as folder, console.status(name):
                findings += asyncio.run(measure(Path(folder)))
    load = f"load of the machine {began:.1f} at the start, {os.getloadavg()[0]:.1f} at the end"
    console.print(_table(findings), load)
    if record or os.environ.get("RECORD", "0") not in ("", "0"):  # make passes it on, empty if not given
        _record(findings, load)
        console.print("Recorded in bench/results.md")
    return MISSED if any(finding.is_met is False for finding in findings) else 0


def _verdict(finding: Finding) -> str:
    return "" if finding.is_met is None else "met" if finding.is_met else "missed"


def _table(findings: list[Finding]) -> Table:
    shown = Table(title="One process of the site", box=SIMPLE)
    shown.add_column("what")
    for name in ("measured", "required", "verdict"):
        shown.add_column(name, justify="right")
    for finding in findings:
        shown.add_row(finding.what, finding.measured, finding.required, _verdict(finding))
    return shown


def _record(findings: list[Finding], load: str) -> None:
    lines = [
        "",
        f"## {datetime.datetime.now(datetime.UTC):%Y-%m-%d} · {commit()} · one process of the site",
        "",
        f"{processor()} · Python {platform.python_version()} · {load}",
        "",
        "| what | measured | required | verdict |",
        "|---|---:|---:|---|",
    ]
    lines += [f"| {one.what.strip()} | {one.measured} | {one.required} | {_verdict(one)} |" for one in findings]
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    run(app)
