"""The results of a run: a table for the terminal, a section for bench/results.md."""

from __future__ import annotations

import datetime
import platform
import subprocess
from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE
from rich.table import Table

from bench.contest import Contestant, Figures
from bench.required import AtLeastRate, Result, Verdict

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results.md"
COLOURS = {Result.MET: "green", Result.MISSED: "red", Result.NOT_MEASURED: "dim"}


def rate_table(contestants: Sequence[Contestant], figures: Figures, what: str = "random plies") -> Table:
    """Plies per CPU second for every contestant; for our games also as multiples of the others."""
    theirs = [one for one in contestants if not one.is_ours]
    title = f"Million {what} per CPU second, and times the rate of others"
    table = Table(title=title, box=SIMPLE, padding=(0, 1, 0, 0))
    table.add_column("game", no_wrap=True)
    table.add_column("engine", no_wrap=True)
    table.add_column("rate", justify="right", no_wrap=True)
    for other in theirs:
        table.add_column(other.name, justify="right", no_wrap=True)
    table.add_column("2 threads", justify="right", no_wrap=True)
    for one in contestants:
        rate = figures.rates[one.name]
        times = [f"× {rate / figures.rates[other.name]:.2f}" if one.is_ours else "" for other in theirs]
        threads = f"× {figures.two_threads[one.name]:.2f}" if one.name in figures.two_threads else ""
        table.add_row(one.name, one.engine, f"{rate / 1e6:.3f}", *times, threads)
    return table


def verdict_table(verdicts: Sequence[Verdict]) -> Table:
    table = Table(title="Required", box=SIMPLE)
    table.add_column("requirement")
    table.add_column("measured", justify="right")
    table.add_column("verdict")
    for verdict in verdicts:
        colour = COLOURS[verdict.result]
        table.add_row(str(verdict.requirement), _amount(verdict), f"[{colour}]{verdict.result.value}[/]")
    return table


def record(
    contestants: Sequence[Contestant], figures: Figures, verdicts: Sequence[Verdict], versions: str, to: Path = RESULTS
) -> None:
    """Append this run. It names only the kind of processor, not the machine or its user."""
    lines = [
        "",
        f"## {datetime.datetime.now(datetime.UTC):%Y-%m-%d} · {commit()}",
        "",
        f"{processor()} · Python {platform.python_version()} · {versions}",
        "",
        "| game | engine | M plies per CPU second | two threads against one |",
        "|---|---|---:|---:|",
    ]
    for one in contestants:
        threads = f"{figures.two_threads[one.name]:.2f}" if one.name in figures.two_threads else ""
        lines.append(f"| {one.name} | {one.engine} | {figures.rates[one.name] / 1e6:.3f} | {threads} |")
    lines += ["", "| required | measured | verdict |", "|---|---:|---|"]
    lines += [f"| {verdict.requirement} | {_amount(verdict)} | {verdict.result.value} |" for verdict in verdicts]
    with to.open("a", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def commit() -> str:
    """The commit measured, with a + if files in the tree differ from it."""
    try:
        name = _git("rev-parse", "--short=10", "HEAD")
        changed = _git("status", "--porcelain", "--untracked-files=no", "--", "src", "bench")
    except (OSError, subprocess.CalledProcessError):
        return "no commit"
    return f"{name}+" if changed else name


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass  # not Linux
    return platform.processor() or platform.machine()


def _amount(verdict: Verdict) -> str:
    if verdict.measured is None:
        return "–"
    if isinstance(verdict.requirement, AtLeastRate):
        return f"{verdict.measured / 1e6:.2f} M"
    return f"{verdict.measured:.2f} ×"


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()
