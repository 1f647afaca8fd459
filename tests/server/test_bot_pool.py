"""The threads in which bots think: tables take turns, nobody waits for the unwanted, and a failure costs nothing."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator, Sequence
from types import SimpleNamespace

import pytest

from ludoteca import bots, games
from ludoteca.core import Level, Limit, Move, Seat, View
from ludoteca.server import bot_pool
from ludoteca.server.bot_pool import PATIENCE, BotPool, PoolFull

GAME = games.find("latrunculi")
START = GAME.setup(GAME.Options())
VIEW, LEGAL = GAME.view(START, Seat(0)), GAME.legal_moves(START, Seat(0))
LONG = 60.0  # seconds, before a test that hangs fails


class Puppet:
    """A bot that thinks until it is told to go on, or is no longer wanted."""

    budget = 1000

    def __init__(self) -> None:
        self.begun: list[str] = []  # by name
        self.limits: list[Limit] = []
        self.unwanted: list[str] = []
        self.one_has_begun, self.go_on = threading.Event(), threading.Event()

    def named(self, name: str) -> Puppet:
        self.name = name
        return self

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        name = self.name
        self.begun.append(name)
        self.limits.append(limit)
        self.one_has_begun.set()
        while not self.go_on.wait(0.001):
            if limit.is_reached(0):
                self.unwanted.append(name)
                break
        if name == "broken":
            raise ZeroDivisionError
        return legal[0]

    async def has_begun(self) -> None:
        assert await asyncio.to_thread(self.one_has_begun.wait, LONG)


@pytest.fixture
def puppet(monkeypatch: pytest.MonkeyPatch) -> Iterator[Puppet]:
    puppet = Puppet()
    monkeypatch.setattr(bots, "find", lambda name: lambda game: puppet.named(name))
    yield puppet
    puppet.go_on.set()


@pytest.fixture
def pool() -> Iterator[BotPool]:
    pool = BotPool(threads=1, seconds=LONG, scale=0.5, longest_queue=8)
    yield pool
    pool.close()


def ask(pool: BotPool, table: str, name: str = "puppet", seconds: float | None = None) -> asyncio.Task[Move]:
    return asyncio.ensure_future(pool.choose(table, name, GAME, VIEW, LEGAL, seconds))


async def several_wait(pool: BotPool, puppet: Puppet, *names: str) -> list[asyncio.Task[Move]]:
    """One thought is under way, and these wait; the first letter of each name is its table."""
    asked = [ask(pool, "busy", "busy")]
    await puppet.has_begun()
    asked += [ask(pool, name[0], name) for name in names]
    await asyncio.sleep(0)
    assert pool.waiting == len(names)
    return asked


async def test_tables_take_turns_however_many_of_their_bots_wait(pool: BotPool, puppet: Puppet) -> None:
    asked = await several_wait(pool, puppet, "a1", "a2", "a3", "b1", "c1", "b2")
    puppet.go_on.set()
    await asyncio.gather(*asked)
    assert puppet.begun == ["busy", "a1", "b1", "c1", "a2", "b2", "a3"]


async def test_the_queue_is_bounded(pool: BotPool, puppet: Puppet) -> None:
    await several_wait(pool, puppet, *(f"{table}1" for table in "abcdefgh"))
    with pytest.raises(PoolFull):
        await ask(pool, "i")
    assert pool.waiting == 8


async def test_a_thought_nobody_waits_for_never_begins_and_makes_room(pool: BotPool, puppet: Puppet) -> None:
    asked = await several_wait(pool, puppet, "a1", "b1")
    asked[1].cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert pool.waiting == 1
    puppet.go_on.set()
    await asked[2]
    assert puppet.begun == ["busy", "b1"]


async def test_cancelling_stops_the_thinking_and_frees_its_thread(pool: BotPool, puppet: Puppet) -> None:
    busy, after = await several_wait(pool, puppet, "a1")
    busy.cancel()
    with pytest.raises(asyncio.CancelledError):
        await busy
    puppet.one_has_begun.clear()
    await puppet.has_begun()
    assert puppet.unwanted == ["busy"]
    puppet.go_on.set()
    assert await after in LEGAL


async def test_the_loop_goes_on_while_bots_think(pool: BotPool, puppet: Puppet) -> None:
    (busy,) = await several_wait(pool, puppet)
    for _ in range(100):
        await asyncio.sleep(0)
    assert not busy.done()
    puppet.go_on.set()
    assert await busy in LEGAL


async def test_a_failure_is_told_to_its_table_alone(pool: BotPool, puppet: Puppet) -> None:
    busy, broken, after = await several_wait(pool, puppet, "broken", "after")
    puppet.go_on.set()
    with pytest.raises(ZeroDivisionError):
        await broken
    assert [await busy, await after] == [LEGAL[0]] * 2


async def test_closing_stops_everybody(pool: BotPool, puppet: Puppet) -> None:
    busy, waiting = await several_wait(pool, puppet, "a1")
    pool.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await busy in LEGAL
    assert puppet.unwanted == ["busy"]
    with pytest.raises(asyncio.CancelledError):
        await ask(pool, "late")


async def test_a_budget_is_scaled_and_a_clock_is_kept(pool: BotPool, puppet: Puppet) -> None:
    await ask(pool, "hurried", seconds=0.0)
    (limit,) = puppet.limits
    assert limit.work == 500
    assert limit.deadline is not None
    assert puppet.unwanted == ["puppet"]  # its time was over


async def test_where_many_wait_each_gets_less_time(
    pool: BotPool, puppet: Puppet, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    monkeypatch.setattr(bot_pool, "time", SimpleNamespace(monotonic=lambda: now))
    asked = await several_wait(pool, puppet, *(f"{table}1" for table in "abcdefg"))
    puppet.go_on.set()
    await asyncio.gather(*asked)
    alone, *crowded = [limit.deadline for limit in puppet.limits]
    assert alone == now + PATIENCE
    assert crowded == pytest.approx([now + PATIENCE / left for left in range(7, 0, -1)])


async def test_moves_are_weighed_in_the_same_threads(pool: BotPool) -> None:
    weighed = await pool.weigh("table", Level(1), GAME, VIEW, LEGAL)
    assert weighed
    assert {move for move, _ in weighed} <= set(LEGAL)


# -- studies -----------------------------------------------------------------------------------------------------------


async def test_studies_wait_until_no_bot_does(pool: BotPool, puppet: Puppet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "machine", lambda game, level: puppet.named("study"))
    first = ask(pool, "busy", "busy")
    await puppet.has_begun()
    study = asyncio.ensure_future(pool.try_out("reader", Level(3), GAME, VIEW, LEGAL))
    await asyncio.sleep(0)
    others = [ask(pool, name, name) for name in ("a", "b")]
    await asyncio.sleep(0)
    puppet.go_on.set()
    await asyncio.gather(first, study, *others)
    assert puppet.begun == ["busy", "a", "b", "study"]


async def test_of_two_threads_one_is_left_to_bots(puppet: Puppet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "machine", lambda game, level: puppet.named("study"))
    pool = BotPool(threads=2, seconds=LONG, scale=0.5)
    studies = [asyncio.ensure_future(pool.try_out(name, Level(3), GAME, VIEW, LEGAL)) for name in ("a", "b")]
    await puppet.has_begun()
    assert pool.running == 1
    puppet.go_on.set()
    await asyncio.gather(*studies)
    pool.close()
