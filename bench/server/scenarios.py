"""What is asked of the server, and what it answers with."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.server.players import Pair, Player
from bench.server.process import Process
from bench.server.sockets import Socket, connect
from ludoteca import play
from ludoteca.server import migrations
from ludoteca.server.new_tables import paired_row
from ludoteca.server.pairing import Wish
from ludoteca.server.sessions import Guests
from ludoteca.server.settings import sqlite_url
from ludoteca.server.store import Store
from ludoteca.server.table_terms import TableTerms

UNANSWERED = 30.0  # seconds after which a move counts as lost on its way, and its table as given up
AT_A_TIME = 50  # pages that arrive together


@dataclass(frozen=True)
class Finding:
    """One figure, and what it has to be."""

    what: str
    measured: str
    required: str = ""
    is_met: bool | None = None  # None: nothing is required


class Ground:
    """A database with tables where nobody has played yet, and the cookies of those who sit there."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.database = sqlite_url(folder)
        self.rng = random.Random(seed)
        self.cookies: dict[str, str] = {}

    async def lay(self, tables: int, game: str = "latrunculi", options: dict[str, str] | None = None) -> list[str]:
        """So many tables for two."""
        store = Store(self.database)
        await migrations.upgrade(store.engine)
        guests = Guests(store, await store.signing_key())
        chosen = play.find(game).Options.from_text(options or {})
        rows = []
        for number in range(tables):
            wishes = [
                Wish(
                    guest=f"player-{number}-{side}",
                    game=game,
                    options=chosen.changed(),
                    terms=TableTerms(),
                    seats=play.find(game).seats(chosen),
                    side=None,
                    rating=0,
                    promise="",
                    since=side,
                )
                for side in range(2)
            ]
            rows.append(paired_row(wishes))
            for wish in wishes:
                self.cookies[wish.guest] = guests.cookie_of(wish.guest, False).partition(";")[0]
        for row in rows:
            await store.make_table(row, (), "open")
        self._guests = guests
        await store.close()
        return [row.id for row in rows]

    def cookie(self, guest: str) -> str:
        """Of anybody."""
        return self._guests.cookie_of(guest, False).partition(";")[0]


async def _in_groups(work: Sequence[asyncio.Future[object]] | Sequence[object]) -> None:
    for start in range(0, len(work), AT_A_TIME):
        await asyncio.gather(*work[start : start + AT_A_TIME])  # type: ignore[arg-type]


async def seated(site: Process, ground: Ground, tables: Sequence[str]) -> list[Pair]:
    """Two players at each table."""
    pairs = [Pair(table, ground.rng) for table in tables]
    await _in_groups(
        [
            player.arrive(site.port, pair.table, ground.cookies[f"player-{number}-{side}"])
            for number, pair in enumerate(pairs)
            for side, player in enumerate(pair.players)
        ]
    )
    return pairs


async def paced(pairs: Sequence[Pair], every: float, seconds: float) -> int:
    """A move at every table each so many seconds, spread evenly; how many were made."""
    made, end = 0, time.monotonic() + seconds

    async def at(pair: Pair, first: float) -> None:
        nonlocal made
        await asyncio.sleep(first)
        while time.monotonic() < end:
            began = time.monotonic()
            if not pair.move():
                return
            made += 1
            try:
                await asyncio.wait_for(pair.turn.wait(), UNANSWERED)
            except TimeoutError:
                pair.delays.append(UNANSWERED)
                return
            await asyncio.sleep(max(0.0, every - (time.monotonic() - began)))

    await asyncio.gather(*(at(pair, every * number / len(pairs)) for number, pair in enumerate(pairs)))
    return made


async def flat_out(pairs: Sequence[Pair], moves: int) -> int:
    """Moves as fast as they are answered."""
    made = 0

    async def at(pair: Pair) -> None:
        nonlocal made
        while made < moves and pair.move():
            made += 1
            await asyncio.wait_for(pair.turn.wait(), 60)

    await asyncio.gather(*(at(pair) for pair in pairs))
    return made


def quantile(delays: Sequence[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(delays)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))] * 1000 if ordered else float("nan")


async def many_tables(folder: Path, tables: int, every: float, seconds: float) -> list[Finding]:
    ground = Ground(folder, 1)
    names = await ground.lay(tables)
    with Process(ground.database) as site:
        pairs = await seated(site, ground, names)
        before = site.cpu()
        made = await paced(pairs, every, seconds)
        cpu = site.cpu() - before
    delays = [delay for pair in pairs for delay in pair.delays]
    p99, refused = quantile(delays, 0.99), sum(player.refused for pair in pairs for player in pair.players)
    what = f"{tables} tables, {2 * tables} connections, a move every {every:g} s for {seconds:g} s"
    return [
        Finding(f"{what}: p99 to the other's screen", f"{p99:.1f} ms", "< 50 ms", p99 < 50),
        Finding("  median", f"{statistics.median(delays) * 1000:.1f} ms"),
        Finding("  CPU of the server", f"{cpu:.1f} s for {made} moves: {1000 * cpu / made:.2f} ms a move"),
        Finding("  refused", str(refused), "0", refused == 0),
    ]


async def share_of_an_echo(folder: Path, pairs_at_once: int, moves: int) -> list[Finding]:
    """Moves per CPU second against messages per CPU second of a bare echo on the same stack."""
    ground = Ground(folder, 2)
    names = await ground.lay(pairs_at_once)
    with Process(ground.database) as site:
        pairs = await seated(site, ground, names)
        before = site.cpu()
        made = await flat_out(pairs, moves)
        moving = made / (site.cpu() - before)
    with Process() as bare:
        before = bare.cpu()
        echoed = await _echo(bare.port, 2 * pairs_at_once, 10 * moves)
        echoing = echoed / (bare.cpu() - before)
    share = moving / echoing
    return [
        Finding("moves per CPU second, flat out", f"{moving:.0f}"),
        Finding("messages per CPU second, bare echo", f"{echoing:.0f}"),
        Finding("moves as a share of a bare echo", f"{share:.1%}", "≥ 15 %", share >= 0.15),
    ]


async def _echo(port: int, sockets: int, messages: int) -> int:
    """A message of a move's size back and forth on every socket."""
    message, echoed = b'{"type":"move","intent":"i1","seat":"w","text":"e1-e4","after":0}', 0
    all_done = asyncio.Event()

    async def at() -> Socket:
        def again(_: bytes) -> None:
            nonlocal echoed
            echoed += 1
            if echoed >= messages:
                all_done.set()
            else:
                socket.send(message)

        socket = await connect(port, "/echo", "", again)
        return socket

    opened = [await at() for _ in range(sockets)]
    for socket in opened:
        socket.send(message)
    await asyncio.wait_for(all_done.wait(), 300)
    for socket in opened:
        socket.close()
    return echoed


async def idle(folder: Path, connections: int) -> list[Finding]:
    ground = Ground(folder, 3)
    await ground.lay(1)
    with Process(ground.database) as site:
        empty = site.memory()

        async def arrive(number: int) -> Socket:
            told = asyncio.Event()
            socket = await connect(site.port, "/ws/me", ground.cookie(f"idle-{number}"), lambda _: told.set())
            socket.send(b'{"type":"hello"}')
            await told.wait()
            return socket

        sockets: list[Socket] = []
        for start in range(0, connections, AT_A_TIME):
            sockets += await asyncio.gather(*map(arrive, range(start, min(start + AT_A_TIME, connections))))
        full, before = site.memory(), site.cpu()
        await asyncio.sleep(10)
        cpu = (site.cpu() - before) / 10
        lost = sum(socket.is_lost for socket in sockets)
        for socket in sockets:
            socket.close()
    gib = full / 2**30
    return [
        Finding(f"{connections} idle connections", f"{gib:.2f} GiB", "< 1 GiB", gib < 1),
        Finding("  each", f"{(full - empty) / connections / 1024:.1f} KiB above {empty / 2**20:.0f} MiB"),
        Finding("  lost", str(lost), "0", lost == 0),
        Finding("  CPU of the server", f"{cpu:.2f} s a second"),
    ]


async def watched(folder: Path, watchers: int, moves: int) -> list[Finding]:
    """One table that many watch."""
    ground = Ground(folder, 4)
    names = await ground.lay(1)
    with Process(ground.database) as site:
        [pair] = await seated(site, ground, names)
        seen: list[float] = []

        def on_ply(_: Player, ply: int) -> None:
            if ply:
                seen.append(time.perf_counter() - began)

        audience = [Player(on_ply, ground.rng) for _ in range(watchers)]
        began = time.perf_counter()
        await _in_groups(
            [one.arrive(site.port, names[0], ground.cookie(f"watcher-{n}")) for n, one in enumerate(audience)]
        )
        before = site.cpu()
        for _ in range(moves):
            wanted = len(seen) + watchers
            began = time.perf_counter()
            assert pair.move()
            await asyncio.wait_for(pair.turn.wait(), 60)
            while len(seen) < wanted:
                await asyncio.sleep(0.001)
        cpu = (site.cpu() - before) / moves
    return [
        Finding(f"one table, {watchers} watchers: CPU of the server", f"{1000 * cpu:.1f} ms a move"),
        Finding("  p99 to a player's screen", f"{quantile(pair.delays, 0.99):.1f} ms"),
        Finding("  p99 to a watcher's screen", f"{quantile(seen, 0.99):.1f} ms"),
    ]
