"""A move by turns is judged as it is read, without a task: stored before it is told, in order, one thing at a time."""

from __future__ import annotations

import asyncio
import threading

import pytest

from ludoteca.server import protocol
from ludoteca.server.tasks import Lock
from tests.server.site import PATIENCE, Site
from tests.server.test_tables import two_at_a_table


class Slow:
    """A site whose commits wait until they may go on."""

    def __init__(self, site):
        self.is_storing, self.may_store = threading.Event(), threading.Event()
        self._commits = site.house.store.commits
        self._put = self._commits.put

    def __enter__(self):
        self._commits.put = self._put_later
        return self

    def __exit__(self, *_):
        self.may_store.set()
        self._commits.put = self._put

    async def _put_later(self, several):
        self.is_storing.set()
        assert await asyncio.to_thread(self.may_store.wait, PATIENCE)
        await self._put(several)

    async def until_storing(self):
        assert await asyncio.to_thread(self.is_storing.wait, PATIENCE)


@pytest.fixture
def site(tmp_path):
    with Site(tmp_path) as site:
        yield site


def answers(page):
    told = (m for m in page.messages if m["type"] in ("ack", "refused", "pong", "update"))
    return [m["refusal"]["code"] if m["type"] == "refused" else m["type"] for m in told]


async def test_a_move_is_neither_told_nor_acknowledged_before_it_is_stored(person, site):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table) as black:
        with Slow(site) as store:
            await white.send(type="move", intent="m1", seat="w", text="e1-e4", after=0)
            await store.until_storing()
            await black.settled()
            assert (answers(white), answers(black)) == ([], ["pong"])
        await black.until(lambda: black.now["ply"] == 1)
        await white.until(lambda: answers(white) == ["update", "ack"])


async def test_what_is_said_right_after_a_move_is_answered_after_it(person, site):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table):
        with Slow(site) as store:
            await white.send(type="move", intent="m1", seat="w", text="e1-e4", after=0)
            await white.send(type="move", intent="m2", seat="w", text="d1-d4", after=0)
            await white.send(type="move", intent="m1", seat="w", text="e1-e4", after=0)
            await white.send(type="ping")
            await store.until_storing()
        await white.until(lambda: answers(white) == ["update", "ack", "stale", "ack", "pong"])


async def test_a_move_waits_while_the_table_is_read(person, site):
    anna, bruno, table = await two_at_a_table(person)
    is_reading, may_end = threading.Event(), threading.Event()

    async def read():
        async with site.house.tables[table].reading():
            is_reading.set()
            assert await asyncio.to_thread(may_end.wait, PATIENCE)

    async with anna.at(table) as white, bruno.at(table) as black:
        reading = asyncio.create_task(asyncio.to_thread(site.ask, read()))
        assert await asyncio.to_thread(is_reading.wait, PATIENCE)
        await white.send(type="move", intent="m1", seat="w", text="e1-e4", after=0)
        await black.settled()
        assert answers(white) == []
        may_end.set()
        await reading
        await white.until(lambda: answers(white) == ["update", "ack"])


async def test_a_table_that_has_left_memory_refuses_a_move_and_leaves_the_next_one_alone(person, site):
    anna, bruno, table = await two_at_a_table(person, public=True)
    gone = site.house.tables[table]
    async with anna.at(table) as page:
        viewer = next(one for one in gone.audience if one.token == page.viewer)

        async def fail(_):
            raise OSError("no space left")

        put, site.house.store.commits.put = site.house.store.commits.put, fail
        await page.send(type="move", intent="lost", seat="w", text="e1-e4", after=0)
        await page.until_closed()
        site.house.store.commits.put = put
    async with bruno.at(table):
        assert site.house.tables[table] is not gone

        async def move() -> object:
            return gone.handle(viewer, protocol.Move(intent="again", seat="w", text="e1-e4", after=0))

        assert await asyncio.to_thread(site.ask, move()) is None
        assert b'"unavailable"' in viewer.kept[-1][1]
        assert table in {one.id for one in site.house.lobby.listed()}


async def test_nothing_that_is_being_stored_is_left_behind_when_the_house_is_emptied(person, site):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table):
        with Slow(site) as store:
            await white.send(type="move", intent="m1", seat="w", text="e1-e4", after=0)
            await store.until_storing()
            emptied = asyncio.create_task(asyncio.to_thread(site.ask, site.house.empty()))
            await white.until_closed()
            assert not emptied.done()
        await emptied
    async with bruno.at(table) as again:
        assert again.now["ply"] == 1


async def test_a_lock_is_taken_only_where_nobody_has_it_or_waits_for_it():
    lock = Lock()
    assert lock.take()
    assert not lock.take()
    waiting = asyncio.create_task(lock.acquire())
    await asyncio.sleep(0)
    lock.release()  # it is free now, and promised
    assert not lock.take()
    assert await waiting
    lock.release()
    assert lock.take()
    lock.release()
