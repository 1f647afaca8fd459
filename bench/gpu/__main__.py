"""`python -m bench.gpu`: everything there is to measure on a GPU, by one command of less than eight minutes.

First, on all cores, kernels are compiled and the processor plays the games that the GPU is compared with. Then, one
after the other: ten thousand games of each kind on the GPU, which must end as on the processor; random play and the
steps of a learner, with and without views, where games stand in all phases; Pgx's games. Every part has a process of
its own and a bound: if one fails or never ends, that is said, and the next one begins. What has been found is written
to a file of JSON after every part, and printed at last as a table in Markdown.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console

from bench.command import CANNOT, MISSED, run
from bench.gpu import neighbours
from bench.gpu.bounded import Part, Ran, run_parts
from bench.gpu.parts import CHECKED
from ludoteca import games

app = App(name="bench.gpu", help="Random games on the GPU.", help_format="plaintext", version_flags=[])
WANTED = {"latrunculi": 400, "scamorra": 1500, "zama": 150, "scorso": 120}  # millions of decisions a second
CALLS = ("begin", "step", "playout", "wander", "renew", "choose", "view", "outcome")
PREPARING, SAME, PLAYING, THEIRS, ASKING = 240.0, 60.0, 75.0, 40.0, 60.0  # seconds for a part
COLUMNS = ("play", "steps", "views")


@app.default
def bench(
    names: tuple[str, ...] = (),
    *,
    device: str = "cuda",
    tables: Annotated[tuple[int, ...], Parameter(negative="")] = (32_768, 65_536, 262_144, 1_048_576),
    rounds: int = 5,
    checked: int = CHECKED,
    pgx: bool = True,
    seconds: float = 450,
    processes: int = 0,
    ends: Path | None = None,
    output: Path = Path("gpu.json"),
) -> int:
    """Check and measure games.

    Parameters
    ----------
    names
        Games; all of them if none is named.
    device
        `cpu` tries the command out where there is no GPU.
    tables
        How many games at once.
    rounds
        The median of so many rounds is printed.
    checked
        How many games are compared with the processor's.
    pgx
        Measure Pgx's games beside, where it is installed.
    seconds
        After which everything ends, whatever is left to do.
    processes
        How many prepare at once; as many as there are cores if 0.
    ends
        A file with a processor's ends, from another computer (`python -m bench.gpu.ends`): they are not played here.
    output
        The file of JSON.
    """
    console = Console(highlight=False, soft_wrap=True)
    end = time.monotonic() + seconds
    chosen = names or tuple(games.built_in())
    report = Report(output, chosen, {"commit": _commit(), "rounds": rounds, "tables": list(tables)})

    def tell(ran: Ran) -> None:
        console.print(f"{ran.seconds:6.1f} s  {ran.name}: {_said(ran)}", markup=False)
        report.add(ran)

    if device == "cuda":
        asked = run_parts([_part("gpu", "gpu", bound=ASKING)], 1, end, tell)["gpu"]
        if asked.trouble:
            return CANNOT
        report.about |= asked.found[0]
    arch = ".".join(map(str, report.about.get("arch", ())))
    known = json.loads(ends.read_text()) if ends else {}
    run_parts(_preparing(chosen, arch, known, checked), processes or os.cpu_count() or 1, end, tell)
    report.expected |= known
    run_parts(_measuring(chosen, device, tables, rounds, checked, pgx), 1, end, tell)
    console.print(f"\n{report.text()}", markup=False)
    return MISSED if report.is_missed() else 0


def _part(name: str, *arguments: str, bound: float) -> Part:
    return Part(name, ("-m", "bench.gpu.parts", *arguments), bound)


def _preparing(chosen: tuple[str, ...], arch: str, known: dict[str, str], checked: int) -> list[Part]:
    """What takes longest first: kernels, if there is a GPU to compile them for, and the processor's ends."""
    calls = [(name, call) for call in sorted(CALLS, key=_is_short) for name in reversed(chosen) if arch]
    parts = [
        _part(f"compile {name} {call}", "compile", name, "--call", call, "--arch", arch, bound=PREPARING)
        for name, call in calls
    ]
    ends = [name for name in chosen if name not in known]
    asked = ("--device", "cpu", "--games", str(checked))
    return [_part(f"expected {name}", "ends", name, *asked, bound=PREPARING) for name in ends] + parts


def _is_short(call: str) -> bool:
    return call in ("choose", "view", "outcome")


def _measuring(
    chosen: tuple[str, ...], device: str, tables: tuple[int, ...], rounds: int, checked: int, pgx: bool
) -> list[Part]:
    parts = []
    how = ("--device", device, "--tables", ",".join(map(str, tables)), "--rounds", str(rounds))
    for name in chosen:
        same = ("ends", name, "--device", device, "--games", str(checked))
        parts += [_part(f"ends {name}", *same, bound=SAME), _part(f"play {name}", "play", name, *how, bound=PLAYING)]
    if pgx and neighbours.are_here():
        parts += [_part(f"pgx {name}", "pgx", name, *how, bound=THEIRS) for name in neighbours.GAMES]
    return parts


class Report:
    """What has been found so far, in a file and as a table."""

    def __init__(self, output: Path, chosen: tuple[str, ...], about: dict[str, Any]) -> None:
        self.output, self.chosen, self.about = output, chosen, about
        self.expected: dict[str, str] = {}
        self.ended: dict[str, str] = {}
        self.rows: dict[str, list[dict[str, Any]]] = {}
        self.trouble: dict[str, str] = {}

    def add(self, ran: Ran) -> None:
        what, _, name = ran.name.partition(" ")
        if ran.trouble:
            self.trouble[ran.name] = ran.trouble
        if ran.found and what in ("expected", "ends"):
            (self.expected if what == "expected" else self.ended)[name] = ran.found[0]["ends"]
        elif what == "play":
            self.rows[name] = ran.found
        elif what == "pgx":
            self.rows[f"Pgx: {name}"] = ran.found
        self.write()

    def write(self) -> None:
        same = {name: self.is_same(name) for name in self.chosen}
        found = {**self.about, "same_as_on_the_processor": same, "figures": self.rows, "trouble": self.trouble}
        part = self.output.with_suffix(".part")
        part.write_text(json.dumps(found, indent=1) + "\n")
        part.replace(self.output)

    def is_same(self, name: str) -> bool | None:
        """Whether its games ended as on the processor; None if that is not known."""
        if name not in self.ended or name not in self.expected:
            return None
        return self.ended[name] == self.expected[name]

    def best(self, name: str) -> float:
        return max((row.get("play", 0.0) for row in self.rows.get(name, ())), default=0.0)

    def is_missed(self) -> bool:
        is_slow = any(self.best(name) < 1e6 * WANTED.get(name, 0) for name in self.chosen)
        return is_slow or bool(self.trouble) or not all(self.is_same(name) for name in self.chosen)

    def text(self) -> str:
        about = (
            f"commit {self.about['commit']}, {self.about.get('name', 'processor')}, median of {self.about['rounds']}"
        )
        lines = [f"{about}; millions of decisions a second.\n"]
        lines += ["| Game | games at once | random play | wanted | steps with masks | and views |"]
        lines += ["|---|--:|--:|--:|--:|--:|"]
        for name, rows in self.rows.items():
            wanted = f"{WANTED[name]:,}" if name in WANTED else ""
            for row in rows:
                play, steps, views = (_millions(row.get(column)) for column in COLUMNS)
                lines += [f"| {name} | {row['tables']:,} | {play} | {wanted} | {steps} | {views} |"]
        lines += [""]
        words = {True: "as on the processor", False: "DIFFER from the processor", None: "not compared"}
        lines += [f"{name}: ends {words[self.is_same(name)]}" for name in self.chosen]
        lines += [f"{name}: {trouble}" for name, trouble in self.trouble.items()]
        return "\n".join(lines)


def _millions(figure: float | None) -> str:
    return "" if figure is None else f"{figure / 1e6:,.1f}"


def _said(ran: Ran) -> str:
    return ran.trouble or "; ".join(json.dumps(found) for found in ran.found)


def _commit() -> str:
    asked = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip() or "unknown"


if __name__ == "__main__":
    run(app)
