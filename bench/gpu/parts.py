"""`python -m bench.gpu.parts WHAT NAME …`: one part of a measurement, in a process of its own, writing lines of JSON.

gpu        which GPU there is
compile    the kernels of one call, into the cache folder
ends       what becomes of ten thousand random games
play       how fast random games are played, for each number of games at once
pgx        how fast one of Pgx's games is
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from bench.gpu import neighbours
from ludoteca.batch import Batch

CHECKED = 10_000  # games whose ends are compared with the processor's
TURNS = 1024  # at random in the games that are compared
SAMPLE = 256  # games from which it is seen how long a game is
STAGGERS = 16  # moments at which games begin, spread over the length of one
LEAST = 256  # turns of each game in a round
ROUND = 0.2  # seconds that a round takes at least
LONGEST = 12.0  # seconds that letting games begin at different times may take
MOST_NUMBERS = 1 << 31  # of all views together


def ends_of(name: str, device: str, n: int = CHECKED) -> str:
    """What becomes of so many random games, and how long they take: as a hash."""
    batch = Batch(name, None, n, device=device)
    batch.reset(1)
    plies = batch.playout()
    wandering = Batch(name, None, max(1, n // 10), device=device)
    wandering.reset(7)
    decisions = wandering.wander(TURNS)
    arrays = (plies, batch.bytes, batch.engine.get(batch.outcome()), decisions, wandering.bytes)
    return hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()


def figures(name: str, device: str, tables: tuple[int, ...], rounds: int) -> Iterator[dict[str, Any]]:
    """Decisions per second, of games that stand in all phases; with more games at once later."""
    length, rate = _length(name, device), 0.0
    for count in tables:
        if rate and count * length / rate > LONGEST:
            yield {"tables": count, "left_out": "it would take too long until games stand in all phases"}
            continue
        batch = Batch(name, None, count, device=device)
        begun = time.perf_counter()
        rate = _stagger(batch, length) / (time.perf_counter() - begun)
        play = _median(batch, rounds, lambda n, batch=batch: int(batch.wander(n).sum()), at_least=LEAST)
        found = {"tables": count, "play": play}
        found["steps"] = _median(batch, rounds, lambda n, batch=batch: _step(batch, n, looks=False))
        if count * batch.tensor.size <= MOST_NUMBERS:
            found["views"] = _median(batch, rounds, lambda n, batch=batch: _step(batch, n, looks=True))
        yield found


def _length(name: str, device: str) -> int:
    """About how many turns a random game has."""
    batch = Batch(name, None, SAMPLE, device=device)
    batch.reset(3)
    decisions = float(batch.playout().mean())
    batch.reset(4)
    return math.ceil(decisions * TURNS / float(batch.wander(TURNS).mean()))


def _stagger(batch: Batch, length: int) -> int:
    """Let games begin at different times; how many turns that were in all."""
    step = math.ceil(length / STAGGERS)
    batch.reset(1)
    for number in range(STAGGERS):
        chosen = np.arange(batch.n) % STAGGERS == number
        batch.reset(1 + number * batch.n, chosen)
        batch.wander(step)
    return STAGGERS * step * batch.n


def _median(batch: Batch, rounds: int, play: Callable[[int], int], at_least: int = 1) -> float:
    """Decisions per second in rounds that are long enough; what has to be compiled or loaded is so before."""
    _timed(batch, play, 1)
    n = at_least
    _, seconds = _timed(batch, play, n)
    n *= max(1, math.ceil(ROUND / seconds))
    found = [decisions / seconds for decisions, seconds in (_timed(batch, play, n) for _ in range(rounds))]
    return statistics.median(found)


def _timed(batch: Batch, play: Callable[[int], int], n: int) -> tuple[int, float]:
    batch.engine.wait()
    begun = time.perf_counter()
    decisions = play(n)
    batch.engine.wait()
    return decisions, time.perf_counter() - begun


def _step(batch: Batch, steps: int, *, looks: bool) -> int:
    """As a learner does it: an action is drawn where the batch is, and given back to it."""
    for _ in range(steps):
        if looks:
            batch.view()
        batch.step(batch.random_actions(), is_checked=False)
        batch.renew()
    return steps * batch.n


def gpu() -> dict[str, Any]:
    from ludoteca import games  # for a GPU only
    from ludoteca.batch.on_gpu import OnGpu

    engine = Batch(games.built_in()[0], None, 1, device="cuda").engine
    assert isinstance(engine, OnGpu)
    return {"name": engine.name, "arch": list(engine.arch)}


def compile_call(name: str, call: str, arch: tuple[int, int]) -> dict[str, Any]:
    from ludoteca.batch.on_paper import CALLS, PaperBatch  # needs ludoteca[gpu]

    batch = PaperBatch(name, None, arch)
    CALLS[call](batch)
    return {"bytes": sum(len(code.cubin) for code in batch.codes.values())}


def found_by(given: argparse.Namespace) -> Iterator[dict[str, Any]]:
    tables = tuple(map(int, given.tables.split(",")))
    if given.what == "gpu":
        yield gpu()
    elif given.what == "compile":
        major, minor = map(int, given.arch.split("."))
        yield compile_call(given.name, given.call, (major, minor))
    elif given.what == "ends":
        yield {"ends": ends_of(given.name, given.device, given.games)}
    elif given.what == "pgx":
        yield {"tables": tables[0], "play": neighbours.measured(given.name, tables[0], given.rounds)}
    else:
        yield from figures(given.name, given.device, tables, given.rounds)


def main() -> None:
    asked = argparse.ArgumentParser(description="One part of a measurement.")
    asked.add_argument("what", choices=("gpu", "compile", "ends", "play", "pgx"))
    asked.add_argument("name", nargs="?", default="")
    asked.add_argument("--device", default="cuda")
    asked.add_argument("--tables", default="32768")
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--games", type=int, default=CHECKED)
    asked.add_argument("--arch", default="9.0")
    asked.add_argument("--call", default="step")
    for found in found_by(asked.parse_args()):
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
