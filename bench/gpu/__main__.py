"""`python -m bench.gpu`: random games on the GPU, checked against the processor and then timed.

Prints a table in Markdown, with the commit and the GPU. Whole games all start together. Steps are staggered: every game
has played some decisions before the time is taken, and whatever ends begins again.
"""

from __future__ import annotations

import statistics
import subprocess
import time
from typing import Annotated, Any

import numpy as np
from cyclopts import App, Parameter
from rich.console import Console

from bench.command import CANNOT, MISSED, run
from ludoteca import games
from ludoteca.batch import Batch, BatchError

app = App(name="bench.gpu", help="Random games on the GPU.", help_format="plaintext", version_flags=[])
CHECKED = 2000  # games whose ends are compared with the processor's


@app.default
def bench(
    *,
    tables: Annotated[tuple[int, ...], Parameter(negative="")] = (65_536, 262_144),
    rounds: int = 5,
    steps: int = 64,
) -> int:
    """Check and measure every game.

    Parameters
    ----------
    tables
        How many games at once.
    rounds
        The median of so many rounds is printed.
    steps
        Steps with legal masks in one round.
    """
    console = Console(highlight=False, soft_wrap=True)
    try:
        Batch(games.built_in()[0], None, 1, device="cuda")
    except BatchError as error:
        Console(stderr=True).print(f"error: {error}", highlight=False)
        return CANNOT
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    console.print(f"commit {commit}, {_gpu()}, median of {rounds}\n", markup=False)
    console.print("| Game | games at once | whole games, M decisions/s | steps with masks, M decisions/s |")
    console.print("|---|--:|--:|--:|")
    for name in games.built_in():
        if not _is_same(name):
            console.print(f"| {name} | differs from the processor | | |")
            return MISSED
        for count in tables:
            batch = Batch(name, None, count, device="cuda")
            whole = statistics.median(_whole(batch, seed) for seed in range(rounds))
            stepped = statistics.median(_stepped(batch, seed, steps) for seed in range(rounds))
            console.print(f"| {name} | {count:,} | {whole / 1e6:,.1f} | {stepped / 1e6:,.1f} |")
    return 0


def _gpu() -> str:
    from numba import cuda

    return str(cuda.get_current_device().name)


def _is_same(name: str) -> bool:
    ends = []
    for device in ("cpu", "cuda"):
        batch = Batch(name, None, CHECKED, device=device)
        batch.reset(1)
        plies = batch.playout()
        ends.append((plies.tobytes(), batch.bytes.tobytes()))
    return ends[0] == ends[1]


def _whole(batch: Batch, seed: int) -> float:
    batch.reset(seed * batch.n)
    begun = time.perf_counter()
    plies = batch.playout()
    return float(plies.sum() / (time.perf_counter() - begun))


def _stepped(batch: Batch, seed: int, steps: int) -> float:
    """Each game has made a different number of steps before; the choices are made on the processor and not timed."""
    rng = np.random.default_rng(seed)
    batch.reset(seed * batch.n)
    spent, decisions = 0.0, 0
    for number in range(2 * steps):
        chosen: Any = np.argmax(rng.random(batch.legal_mask.shape, np.float32) * _host(batch.legal_mask), axis=1)
        going = int((~batch.is_over).sum())
        begun = time.perf_counter()
        batch.step(chosen)
        if number >= steps:
            spent, decisions = spent + time.perf_counter() - begun, decisions + going
        batch.reset(seed * batch.n + number, batch.is_over)
    return decisions / spent


def _host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


if __name__ == "__main__":
    run(app)
