"""Measuring contestants side by side, so that whatever else the machine does affects all of them alike."""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Play = Callable[[int, int], float]  # (games, seed) -> random plies played; releases the GIL or runs alone
Tick = Callable[[str], None]  # called with what is measured next

UNDISTURBED = 0.95  # the share of the processors that counts as undisturbed
TRIES = 3


@dataclass(frozen=True, slots=True)
class Contestant:
    """Something that plays random games: ours or another engine's."""

    name: str
    engine: str
    play: Play
    is_ours: bool
    is_threaded: bool = True  # whether two threads are measured too, if it is ours


@dataclass(frozen=True, slots=True)
class Figures:
    """Medians over the rounds, by contestant."""

    rates: dict[str, float]  # plies per CPU second, one thread
    two_threads: dict[str, float]  # plies per wall second, two threads against one; ours only
    share: float  # of two processors that two threads got: well below 1 if other programs are running


def measure(contestants: Sequence[Contestant], rounds: int, seconds: float, tick: Tick = lambda _: None) -> Figures:
    """Each round measures every contestant once, for about this many seconds, each time starting with another one."""
    games = {one.name: _games_for(one.play, seconds) for one in contestants}
    rates: dict[str, list[float]] = {one.name: [] for one in contestants}
    two_threads: dict[str, list[float]] = {one.name: [] for one in contestants if _in_two(one)}
    shares: list[float] = []
    for turn in range(rounds):
        first = turn % len(contestants)
        for one in (*contestants[first:], *contestants[:first]):
            tick(one.name)
            run = _timed(one.play, games[one.name], threads=1, seed=turn)
            rates[one.name].append(run.plies / run.cpu)
            if _in_two(one):
                tick(f"{one.name}, two threads")
                times, share = _two_against_one(one.play, max(1, games[one.name] // 2), seed=turn)
                two_threads[one.name].append(times)
                shares.append(share)
    return Figures(
        {name: statistics.median(values) for name, values in rates.items()},
        {name: statistics.median(values) for name, values in two_threads.items()},
        statistics.median(shares) if shares else 1.0,
    )


def _in_two(one: Contestant) -> bool:
    return one.is_ours and one.is_threaded


def steps(contestants: Sequence[Contestant], rounds: int) -> int:
    """How often `measure` will tick."""
    return rounds * sum(2 if _in_two(one) else 1 for one in contestants)


@dataclass(frozen=True, slots=True)
class _Run:
    plies: float
    cpu: float  # seconds, all threads together
    wall: float


def _two_against_one(play: Play, games: int, seed: int) -> tuple[float, float]:
    """How many times as many plies per wall second two threads make, and the share of the processors they got.

    Another program on the same processors spoils this figure, so a disturbed attempt is repeated a few times and
    the least disturbed one counts. Threads that block each other get a small share in every attempt.
    """
    tries: list[tuple[float, float]] = []  # share, times
    while len(tries) < TRIES and not (tries and tries[-1][0] >= UNDISTURBED):
        one = _timed(play, games, threads=1, seed=seed)
        two = _timed(play, games, threads=2, seed=seed)
        share = min(one.cpu / one.wall, two.cpu / two.wall / 2)
        tries.append((share, (two.plies / two.wall) / (one.plies / one.wall)))
    share, times = max(tries)
    return times, share


def _timed(play: Play, games: int, threads: int, seed: int) -> _Run:
    """Play this many games in each thread."""
    done = [(0.0, 0.0)] * threads

    def work(which: int) -> None:
        cpu = time.thread_time()
        plies = play(games, seed + which)
        done[which] = plies, time.thread_time() - cpu

    wall = time.perf_counter()
    others = [threading.Thread(target=work, args=(which,)) for which in range(1, threads)]
    for thread in others:
        thread.start()
    work(0)
    for thread in others:
        thread.join()
    return _Run(sum(plies for plies, _ in done), sum(cpu for _, cpu in done), time.perf_counter() - wall)


def _games_for(play: Play, seconds: float) -> int:
    """How many games take about this long; the first call also warms everything up."""
    play(1, 0)
    games = 1
    while True:
        cpu = _timed(play, games, threads=1, seed=0).cpu
        if cpu >= seconds / 4:
            return max(1, round(games * seconds / cpu))
        games *= 4
