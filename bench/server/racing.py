"""Duels in real time on a real server: how late presses are under load, and who wins over unequal lines."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from typing import TypeVar

import msgspec

from bench.fairness.scenarios import Tally
from bench.server.duellists import Duel
from bench.server.lines import HOME, Lines, Way, address
from bench.server.process import Process
from bench.server.scenarios import Finding, Ground, quantile
from ludoteca.server.store import Store

T = TypeVar("T")

RACE = {"players": "2", "pace": "real_time"}
_HERE = "127.0.0.1"
PATIENCE = 120.0  # seconds for a duel
LATE_MS = 10.0
SPREAD = 6.0  # seconds over which the duels of a wave begin, so that they do not all roll at once


async def _wave(
    site: Process, ground: Ground, duels: list[tuple[int, Duel]], hosts: Callable[[int], tuple[str, str]]
) -> list[str | None]:
    """These duels side by side, begun one after the other."""

    async def one(place: int, number: int, duel: Duel) -> str | None:
        await asyncio.sleep(SPREAD * place / len(duels))
        cookies = [ground.cookies[f"player-{number}-{side}"] for side in range(2)]
        return await duel.run(site.port, cookies, hosts(number), PATIENCE)

    return await asyncio.gather(*(one(place, number, duel) for place, (number, duel) in enumerate(duels)))


async def racing(folder: Path, tables: int, waves: int) -> list[Finding]:
    """Many tables that race at the same time: no press may be counted late."""
    ground = Ground(folder, 5)
    names = await ground.lay(tables * waves, "scorso", RACE)
    ended = 0
    held_up: set[int] = set()
    with Process(ground.database, duels=True) as site:
        before = site.cpu()
        for wave in range(waves):
            duels = [(n, Duel(names[n], Random(f"race {n}"))) for n in range(wave * tables, (wave + 1) * tables)]
            ended += sum(winner is not None for winner in await _wave(site, ground, duels, lambda _: (_HERE, _HERE)))
            held_up.update(*(duel.held_up for _, duel in duels))
        cpu = site.cpu() - before
        assert site.lateness is not None
        presses, dated, placed, read, counted = map(site.lateness.of, site.lateness.KINDS)
    dated = [ms for press, ms in zip(presses, dated, strict=True) if press not in held_up]
    late = sum(ms > LATE_MS for ms in dated) + sum(ms > LATE_MS for ms in placed)
    what = f"{tables} tables race: presses counted more than {LATE_MS:g} ms late"
    return [
        Finding(what, f"{late} of {len(dated)}", "0", late == 0 and bool(dated)),
        Finding("  dated after it was made: latest, p99", _latest(dated)),
        Finding("  counted after its arrival, because later ones had counted: latest, p99", _latest(placed)),
        Finding("  read after it was made: latest, p99", _latest(read)),
        Finding("  told after its instant: latest, p99", _latest(counted)),
        Finding("  held up before they were sent, not counted above", str(len(held_up))),
        Finding("  duels ended", f"{ended} of {len(names)}", str(len(names)), ended == len(names)),
        Finding("  CPU of the server", f"{cpu:.1f} s: {1000 * cpu / max(1, len(read)):.2f} ms a press"),
    ]


def _latest(times: list[float]) -> str:
    return f"{max(times, default=float('nan')):.1f} ms, {quantile(times, 0.99) / 1000:.1f} ms"


@dataclass(frozen=True)
class Result:
    """How often the far one has won, and why it may have been more or less than half."""

    tally: Tally
    compensated: tuple[float, float]  # milliseconds that presses of the near and of the far one were dated back, mean
    counted_late: float  # milliseconds after its instant that something was counted, p99: the server's own delay


async def duels(folder: Path, near: Way, far: Way, count: int, at_once: int, seed: int = 1) -> Result:
    """How often the far one of two equal players wins; each sits in either seat equally often."""
    ground = Ground(folder, 6)
    names = await ground.lay(count, "scorso", RACE)
    wins = played = refused = 0
    with Lines({0: near, 1: far}), Process(ground.database, host=HOME, duels=True) as site:
        for first in range(0, count, at_once):
            numbers = range(first, min(first + at_once, count))
            jitters = {n: _sorted(n, near.jitter, far.jitter) for n in numbers}
            wave = [(n, Duel(names[n], Random(f"duel {seed} {n}"), jitters[n])) for n in numbers]
            winners = await _wave(site, ground, wave, lambda n: _sorted(n, address(0), address(1)))
            for (number, duel), winner in zip(wave, winners, strict=True):
                if winner:
                    played, wins = played + 1, wins + (winner == _far_seat(number))
                    refused += duel.players["AB".index(_far_seat(number))].refused
        assert site.lateness is not None
        counted = site.lateness.of("counted")
    compensated = await _compensated(ground, names)
    return Result(Tally(played, wins, refused), compensated, quantile(counted, 0.99) / 1000)


def _far_seat(number: int) -> str:
    return "AB"[1 - number % 2]


async def _compensated(ground: Ground, names: list[str]) -> tuple[float, float]:
    """What the rulings say, which the server keeps for judges."""
    dated: tuple[list[int], list[int]] = [], []
    store = Store(ground.database)
    for number, name in enumerate(names):
        found = await store.table(name)
        for line in found[1] if found else ():
            if line.kind == "ruling":
                ruling = msgspec.json.decode(line.text or "")
                dated[line.seat == _far_seat(number)].append(ruling["arrival"] - ruling["press"])
    await store.close()
    return fmean(dated[0] or [0]), fmean(dated[1] or [0])


def _sorted(number: int, near: T, far: T) -> tuple[T, T]:
    """The near one sits first at every other table."""
    return (near, far) if number % 2 == 0 else (far, near)
