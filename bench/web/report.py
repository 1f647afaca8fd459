"""The results of the visits: a table for the terminal, a section for bench/results.md."""

from __future__ import annotations

import datetime
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.box import SIMPLE
from rich.table import Table

from bench.report import RESULTS, commit, processor
from bench.web.places import MOST_SHIFT, Place
from bench.web.visits import Shift, Visit

COLUMNS = ("page", "usable, s", "limit", "kB", "files", "in a row", "shift", "at play", "verdict")


@dataclass(frozen=True, slots=True)
class Finding:
    """What the visits to one place have shown."""

    place: Place
    visits: list[Visit] = field(default_factory=list)
    shifts: list[Shift] = field(default_factory=list)

    @property
    def usable_s(self) -> float:
        return statistics.median(visit.usable_s for visit in self.visits)

    @property
    def loading(self) -> float:
        return max(shift.loading for shift in self.shifts)

    @property
    def playing(self) -> float:
        return max(shift.playing for shift in self.shifts)

    @property
    def is_judged(self) -> bool:
        return self.place.within_s is not None

    @property
    def is_met(self) -> bool:
        return self.usable_s <= (self.place.within_s or 0) and max(self.loading, self.playing) <= MOST_SHIFT


def table(findings: Sequence[Finding], load: float) -> Table:
    shown = Table(title=f"Slow phone, fast 3G; load of this machine {load:.1f}", box=SIMPLE, padding=(0, 1, 0, 0))
    shown.add_column(COLUMNS[0], no_wrap=True)
    for name in COLUMNS[1:-1]:
        shown.add_column(name, justify="right", no_wrap=True)
    shown.add_column(COLUMNS[-1])
    for finding in findings:
        colour = "dim" if not finding.is_judged else "green" if finding.is_met else "red"
        *cells, verdict = _row(finding)
        shown.add_row(*cells, f"[{colour}]{verdict}[/]")
    return shown


def record(findings: Sequence[Finding], load: float, browser: str, to: Path = RESULTS) -> None:
    """Append this run."""
    lines = [
        "",
        f"## {datetime.datetime.now(datetime.UTC):%Y-%m-%d} · {commit()} · pages on a slow phone",
        "",
        f"{processor()} · Chromium {browser} · load of the machine {load:.1f}",
        "",
        f"| {' | '.join(COLUMNS)} |",
        f"|---|{'---:|' * (len(COLUMNS) - 2)}---|",
    ]
    lines += [f"| {' | '.join(_row(finding))} |" for finding in findings]
    with to.open("a", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def _row(finding: Finding) -> tuple[str, ...]:
    traffic = [visit.traffic for visit in finding.visits]
    return (
        finding.place.name,
        f"{finding.usable_s:.2f}",
        "" if finding.place.within_s is None else f"{finding.place.within_s:g}",
        f"{statistics.median(one.kilobytes for one in traffic):.0f}",
        f"{statistics.median(len(one.finished) for one in traffic):.0f}",
        f"{statistics.median(one.in_a_row for one in traffic):.0f}",
        f"{finding.loading:.3f}",
        f"{finding.playing:.3f}" if finding.place.play else "",
        "" if not finding.is_judged else "met" if finding.is_met else "missed",
    )
