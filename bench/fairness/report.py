"""The results of the races: a table for the terminal, a section for bench/results.md."""

from __future__ import annotations

import datetime
import platform
from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE
from rich.table import Table

from bench.fairness.scenarios import Finding
from bench.report import RESULTS, commit, processor


def table(findings: Sequence[Finding]) -> Table:
    shown = Table(title="Races won by the player, per cent", box=SIMPLE)
    shown.add_column("the player")
    for name in ("races", "won", "±", "points", "refused"):
        shown.add_column(name, justify="right")
    shown.add_column("verdict")
    for finding in findings:
        colour = "dim" if not finding.is_judged else "green" if finding.is_fair else "red"
        *cells, verdict = _row(finding)
        shown.add_row(*cells, f"[{colour}]{verdict}[/]")
    return shown


def record(findings: Sequence[Finding], to: Path = RESULTS) -> None:
    """Append this run."""
    lines = [
        "",
        f"## {datetime.datetime.now(datetime.UTC):%Y-%m-%d} · {commit()} · fairness of races",
        "",
        f"{processor()} · Python {platform.python_version()}",
        "",
        "| the player | races | won, % | standard error | points | own presses refused | less than 1 point |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    lines += [f"| {' | '.join(_row(finding))} |" for finding in findings]
    with to.open("a", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def _row(finding: Finding) -> tuple[str, ...]:
    """Points: the difference between honest shares, or an attacker's gain over the honest share."""
    tally, points = finding.tally, finding.points
    verdict = "met" if finding.is_fair else "missed"
    if not finding.is_judged:
        verdict = "known limit" if finding.scenario.is_known else ""
    return (
        finding.scenario.name,
        str(tally.races),
        f"{tally.share:.2f}",
        f"{tally.error:.2f}",
        "" if points is None else f"{points:+.2f}" if finding.scenario.like else f"{points:.2f}",
        str(tally.refused),
        verdict,
    )
