"""`python -m bench.curve CURVE.jsonl`: the curve of a training as a table in Markdown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from bench.command import run

app = App(name="curve", help=__doc__, help_format="plaintext", version_flags=[])
HEAD = ("seconds", "games", "decisions/s", "length", "draws", "first seat", "entropy", "value", "belief", "against")
RIVALS = {"against_best": "the best so far", "against_frozen": "the frozen one"}


@app.default
def curve(file: Path, /, *, every: Annotated[float, Parameter(name="--every")] = 60) -> int:
    """Print a line about every so many seconds, and each match.

    Parameters
    ----------
    every
        Seconds between two lines.
    """
    print("\n".join(table([json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()], every)))
    return 0


def table(lines: list[dict[str, Any]], every: float) -> list[str]:
    """A match stands in the row of the last figures before it."""
    rows = [f"| {' | '.join(HEAD)} |", f"|{'--:|' * (len(HEAD) - 1)}---|"]
    figures: dict[str, Any] | None = None
    due = 0.0
    for line in lines:
        match = next((name for name in RIVALS if name in line), None)
        if match is None:
            figures = line
        if figures is not None and (match is not None or line["seconds"] >= due):
            rows.append(_row(figures, "" if match is None else _told(line, match)))
            due = line["seconds"] + every
    return rows


def _row(line: dict[str, Any], match: str) -> str:
    shown = (
        f"{line['seconds']:.0f}",
        f"{line['games']:,}",
        f"{line['per_second']:,}",
        f"{line['length']:.0f}",
        f"{line['draws']:.0%}",
        f"{line['first_seat']:+.2f}",
        f"{line['entropy']:.2f}",
        f"{line['explained']:.2f}",
        f"{line['belief']:.3f}",
    )
    return f"| {' | '.join(shown)} | {match} |"


def _told(line: dict[str, Any], match: str) -> str:
    random, other = line["against_random"], line[match]
    return f"{RIVALS[match]} {other['share']:.1%}, random play {random['share']:.1%}"


if __name__ == "__main__":
    run(app)
