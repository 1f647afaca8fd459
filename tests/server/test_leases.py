"""Who has a place: the database decides, whatever a process believes."""

from __future__ import annotations

import pytest

from ludoteca.server.leases import Fenced, Leases, require
from ludoteca.server.store import Store
from tests.server.site import postgres


@pytest.fixture
async def store():
    store = Store(postgres().url_of_new(template="empty"))
    yield store
    await store.close()


async def test_a_place_belongs_to_one_process_at_a_time(store):
    first, second = Leases(store, "first"), Leases(store, "second")
    await first.join()
    await second.join()
    assert await first.take("table") == 1
    assert await second.take("table") is None
    assert await second.owner("table") == "first"


async def test_a_write_under_an_old_fence_is_refused(store):
    first, second = Leases(store, "first"), Leases(store, "second")
    await first.join()
    await second.join()
    fence = await first.take("table")
    async with store.writing() as connection:
        await require(connection, "first", {"table": fence})
    await second.is_dead("first")
    assert await second.take("table") == fence + 1
    with pytest.raises(Fenced):
        async with store.writing() as connection:
            await require(connection, "first", {"table": fence})
    async with store.writing() as connection:
        await require(connection, "second", {"table": fence + 1})


async def test_a_process_that_was_declared_gone_learns_of_it_and_comes_back(store):
    first, second = Leases(store, "first"), Leases(store, "second")
    await first.join()
    await second.join()
    await first.take("table")
    await second.is_dead("first")
    assert await second.take_orphans(5) == {"table": 2}
    beat = await first.beat()
    assert not beat.was_alive
    assert await first.mine() == {}
    assert (await first.beat()).was_alive


async def test_what_sleeps_is_not_taken_up_by_itself(store):
    first, second = Leases(store, "first"), Leases(store, "second")
    await first.join()
    await second.join()
    fence = await first.take("asleep")
    await first.let_sleep("asleep", fence)
    await first.leave()
    assert await second.take_orphans(5) == {}
    assert await second.take("asleep") == fence + 1


async def test_the_time_of_the_house_goes_on_for_whoever_comes_later(store):
    await store.keep_uptime(5_000)
    first = await Leases(store, "first").join()
    second = await Leases(store, "second").join()
    assert first.is_first
    assert not second.is_first
    assert first.open_ms == 5_000
    assert second.open_ms - first.open_ms == second.now_ms - first.now_ms
