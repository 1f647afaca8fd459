"""`python -m bench.gpu`: random games on the GPU, checked against the processor and then timed.

Prints a table in Markdown, with the commit and the GPU. *Random play*: every game has wandered far before the time is
taken, so that they are in different phases, and whatever ends begins again. *Steps*: a random action is drawn on the
GPU and given back to `step`, as a learner does it; `renew` after each step; with and without `view`.
"""

from __future__ import annotations

import hashlib
import json
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console

from bench.command import CANNOT, MISSED, run
from bench.gpu.neighbours import neighbours
from ludoteca import games
from ludoteca.batch import Batch, BatchError

app = App(name="bench.gpu", help="Random games on the GPU.", help_format="plaintext", version_flags=[])
CHECKED = 10_000  # games whose ends are compared with the processor's
ACTS = 1024  # at random in one round


@app.default
def bench(
    names: tuple[str, ...] = (),
    *,
    tables: Annotated[tuple[int, ...], Parameter(negative="")] = (32_768, 65_536, 1_048_576),
    rounds: int = 5,
    steps: int = 64,
    pgx: bool = True,
    ends: Path | None = None,
) -> int:
    """Check and measure games.

    Parameters
    ----------
    names
        Games; all of them if none is named.
    tables
        How many games at once.
    rounds
        The median of so many rounds is printed.
    steps
        Steps in one round.
    pgx
        Measure Pgx's games beside, where it is installed.
    ends
        A file with a processor's ends, from another computer (`python -m bench.gpu.ends`): they are not played here.
    """
    console = Console(highlight=False, soft_wrap=True)
    try:
        Batch(games.built_in()[0], None, 1, device="cuda")
    except BatchError as error:
        Console(stderr=True).print(f"error: {error}", highlight=False)
        return CANNOT
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    console.print(f"commit {commit or 'unknown'}, {_gpu()}, median of {rounds}\n", markup=False)
    console.print("| Game | games at once | random play | chance counted too | steps with masks | and views |")
    console.print("|---|--:|--:|--:|--:|--:|")
    expected = json.loads(ends.read_text()) if ends else None
    for name in names or games.built_in():
        if ends_of(name, "cuda") != (expected[name] if expected else ends_of(name, "cpu")):
            console.print(f"| {name} | differs from the processor | | | | |")
            return MISSED
        for count in tables:
            cells = (f"{figure / 1e6:,.1f}" for figure in _figures(name, count, rounds, steps))
            console.print(f"| {name} | {count:,} | {' | '.join(cells)} |")
    for name, count, figure in neighbours(tables, rounds) if pgx else ():
        console.print(f"| Pgx: {name} | {count:,} | {figure / 1e6:,.1f} | | | |")
    console.print("\nMillions of decisions per second; in the fourth column of acts, chance included.")
    return 0


def ends_of(name: str, device: str, n: int = CHECKED) -> str:
    """What becomes of so many random games, and how long they take: as a hash."""
    batch = Batch(name, None, n, device=device)
    batch.reset(1)
    plies = batch.playout()
    wandering = Batch(name, None, n // 10, device=device)
    wandering.reset(7)
    decisions = wandering.wander(ACTS)
    arrays = (plies, batch.bytes, batch.engine.get(batch.outcome()), decisions, wandering.bytes)
    return hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()


def _gpu() -> str:
    engine: Any = Batch(games.built_in()[0], None, 1, device="cuda").engine
    return str(engine.name)


def _figures(name: str, count: int, rounds: int, steps: int) -> list[float]:
    """Decisions per second, of games that stand in all phases."""
    batch = Batch(name, None, count, device="cuda")
    batch.reset(1)
    batch.wander(ACTS)
    wandered = _median(rounds, batch, lambda: int(batch.wander(ACTS).sum()))
    share = float(batch.wander(ACTS).mean()) / ACTS  # of all acts that are decisions
    stepped = _median(rounds, batch, lambda: _step(batch, steps, looks=False))
    looked = _median(rounds, batch, lambda: _step(batch, steps // 4, looks=True))
    return [wandered, wandered / share, stepped, looked]


def _median(rounds: int, batch: Batch, play: Callable[[], int]) -> float:
    engine: Any = batch.engine
    play()  # whatever has to be compiled or loaded
    figures = []
    for _ in range(rounds):
        engine.wait()
        begun = time.perf_counter()
        decisions = play()
        engine.wait()
        figures.append(decisions / (time.perf_counter() - begun))
    return statistics.median(figures)


def _step(batch: Batch, steps: int, *, looks: bool) -> int:
    for _ in range(steps):
        if looks:
            batch.view()
        batch.step(batch.random_actions(), is_checked=False)
        batch.renew()
    return steps * batch.n


if __name__ == "__main__":
    run(app)
