"""Measuring contestants side by side, so that whatever else the machine does hits all of them alike."""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Play = Callable[[int, int], float]  # (games, seed) -> random plies played; releases the GIL or runs alone
Tick = Callable[[str], None]  # told what is measured next


@dataclass(frozen=True, slots=True)
class Contestant:
    """Something that plays random games: ours or another engine's."""

    name: str
    engine: str
    play: Play
    is_ours: bool


@dataclass(frozen=True, slots=True)
class Figures:
    """Medians over the rounds, by contestant."""

    rates: dict[str, float]  # plies per CPU second, one thread
    two_threads: dict[str, float]  # plies per wall second, two threads against one; ours only
    idle: float  # CPU time per wall time of a lone busy thread: well below 1 on a machine others use as well


def measure(contestants: Sequence[Contestant], rounds: int, seconds: float, tick: Tick = lambda _: None) -> Figures:
    """Each round measures everybody once, for about this many seconds each, starting with another one each time."""
    games = {one.name: _games_for(one.play, seconds) for one in contestants}
    rates: dict[str, list[float]] = {one.name: [] for one in contestants}
    two_threads: dict[str, list[float]] = {one.name: [] for one in contestants if one.is_ours}
    idle: list[float] = []
    for turn in range(rounds):
        first = turn % len(contestants)
        for one in (*contestants[first:], *contestants[:first]):
            tick(one.name)
            plies, cpu, wall = _timed(one.play, games[one.name], seed=turn)
            rates[one.name].append(plies / cpu)
            idle.append(cpu / wall)
            if one.is_ours:
                tick(f"{one.name}, two threads")
                both, both_wall = _timed_in_two_threads(one.play, games[one.name], seed=turn)
                two_threads[one.name].append((both / both_wall) / (plies / wall))
    return Figures(
        {name: statistics.median(values) for name, values in rates.items()},
        {name: statistics.median(values) for name, values in two_threads.items()},
        statistics.median(idle),
    )


def steps(contestants: Sequence[Contestant], rounds: int) -> int:
    """How often `measure` will tick."""
    return rounds * sum(2 if one.is_ours else 1 for one in contestants)


def _timed(play: Play, games: int, seed: int) -> tuple[float, float, float]:
    wall, cpu = time.perf_counter(), time.thread_time()
    plies = play(games, seed)
    return plies, time.thread_time() - cpu, time.perf_counter() - wall


def _timed_in_two_threads(play: Play, games: int, seed: int) -> tuple[float, float]:
    plies = [0.0, 0.0]

    def work(which: int) -> None:
        plies[which] = play(games, seed + which)

    threads = [threading.Thread(target=work, args=(which,)) for which in range(2)]
    wall = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(plies), time.perf_counter() - wall


def _games_for(play: Play, seconds: float) -> int:
    """How many games take about this long; the first call also gets everything ready."""
    play(1, 0)
    games = 1
    while True:
        _, cpu, _ = _timed(play, games, seed=0)
        if cpu >= seconds / 4:
            return max(1, round(games * seconds / cpu))
        games *= 4
