"""How long a game pauses when the process that has it, NATS or PostgreSQL is killed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from bench.server.scenarios import Finding
from ludoteca.server.settings import Settings
from tests.server.clusters import ClusterOfProcesses
from tests.server.test_cluster_killed import Game, kill_nats, kill_postgres, kill_process

LONGEST_SECONDS = 3.0
Kill = Callable[[ClusterOfProcesses, int], None]
KINDS: dict[str, Kill] = {
    "the process that has the table (another is started later)": lambda cluster, owner: cluster.processes[owner].kill(),
    "the process that has the table (another is started at once)": kill_process,
    "NATS": lambda cluster, _: kill_nats(cluster),
    "PostgreSQL": lambda cluster, _: kill_postgres(cluster),
}


async def _pause(cluster: ClusterOfProcesses, rng: random.Random, owner: int, kill: Kill) -> float:
    """A game is made at one process and played from any; the kill comes in its middle."""
    game = Game(cluster, rng)
    maker, other, _ = game.people
    maker.visit(cluster.addresses()[owner])
    table = await maker.make(game="scamorra", seats=["me", "open"])
    await other.http.post(f"/api/tables/{table}/join", json={})
    for player in game.players:
        player.table = table
    async with game.playing():
        await game.until_moves(4)
        killing = asyncio.create_task(asyncio.to_thread(kill, cluster, owner))
        pause = await game.until_moves(4, killing)
        await killing
        if not cluster.processes[owner].is_alive:
            await asyncio.to_thread(cluster.replace, owner)
    await game.check()
    await game.close()
    return pause


async def killed(folder: Path, times: int) -> list[Finding]:
    """Three processes with the settings every site has; each part is killed so many times."""
    rng, findings = random.Random(5), []
    with ClusterOfProcesses(folder, 3, lease_seconds=Settings(database="").lease_seconds) as cluster:
        for what, kill in KINDS.items():
            pauses = sorted([await _pause(cluster, rng, number % 3, kill) for number in range(times)])
            longest, median = pauses[-1], pauses[len(pauses) // 2]
            findings.append(
                Finding(
                    f"{what} is killed {times} times: longest pause of a game",
                    f"{longest:.2f} s",
                    f"< {LONGEST_SECONDS:g} s",
                    longest < LONGEST_SECONDS,
                )
            )
            findings.append(Finding("  median", f"{median:.2f} s"))
    return findings
