"""The store: migrations give the shape the code expects, and one table has one writer."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import IntegrityError

from ludoteca.server import migrations
from ludoteca.server.limits import Bucket, Buckets
from ludoteca.server.sessions import Guests
from ludoteca.server.store import JournalLine, Store, TableRow, metadata, tables

ROW = TableRow(
    id="t1",
    game="any",
    version="1",
    options={"board": "8x8"},
    seats=["guest:a", "open"],
    maker="a",
    public=True,
    secret="00",
    created=5,
    touched=5,
)


async def test_migrations_lead_to_the_shape_the_code_expects(any_store):
    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with any_store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


def test_the_newest_migration_is_known_by_its_name():
    """So that a database in the newest shape is recognised without Alembic."""
    assert ScriptDirectory.from_config(migrations.configuration()).get_current_head() == migrations.newest()


async def test_migrating_again_changes_nothing(any_store):
    await any_store.make_table(ROW, [], "open")
    await migrations.upgrade(any_store.engine)
    assert (await any_store.table("t1"))[0] == ROW


async def test_every_commit_is_synced_and_readers_do_not_wait(store):
    async with store.engine.connect() as connection:
        assert (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(sa.text("PRAGMA synchronous"))).scalar() == 2


async def test_a_second_writer_of_a_table_fails_and_writes_nothing(any_store):
    await any_store.make_table(ROW, [JournalLine(seq=1, at=1, kind="start")], "running")
    other = Store(any_store.url)
    await any_store.write("t1", [JournalLine(seq=2, at=2, kind="ply", text="ours")], "running")
    with pytest.raises(IntegrityError):
        await other.write("t1", [JournalLine(seq=s, at=9, kind="ply", text="theirs") for s in (3, 2)], "over")
    row, lines = await any_store.table("t1")
    assert [line.text for line in lines] == [None, "ours"]
    assert row.status == "running"
    await other.close()


async def test_when_a_table_was_left_is_kept_to_the_minute_and_how_at_once(any_store):
    await any_store.make_table(ROW, [], "running")
    other = Store(any_store.url)

    async def left(seq, at, status="running", kind="ply", store=any_store):
        await store.write("t1", [JournalLine(seq=seq, at=at, kind=kind)], status)
        return await left_as(any_store)

    assert await left(1, 100_000) == ("running", 100_000)
    assert await left(2, 159_999) == ("running", 100_000)
    assert await left(3, 160_000) == ("running", 160_000)
    assert await left(4, 160_001, "over") == ("over", 160_001)
    assert await left(5, 400_000, "over", "away") == ("over", 160_001), "somebody has only gone"
    assert await left(6, 161_000, "running", store=other) == ("running", 161_000), "it knows nothing yet"
    with pytest.raises(IntegrityError):
        await any_store.write("t1", [JournalLine(seq=6, at=500_000, kind="ply")], "over")
    assert await left(7, 500_001, "over") == ("over", 500_001), "what has failed is not stored"
    await other.close()


async def left_as(store):
    async with store.engine.connect() as connection:
        return tuple((await connection.execute(sa.select(tables.c.status, tables.c.touched))).one())


async def test_how_a_table_was_left_is_written_again_after_another_process_has_had_it(any_store):
    await any_store.make_table(ROW, [], "running")
    other = Store(any_store.url)
    await any_store.write("t1", [JournalLine(seq=1, at=100_000, kind="ply")], "running")
    await other.write("t1", [JournalLine(seq=2, at=100_001, kind="ply")], "over")
    assert await left_as(any_store) == ("over", 100_001)
    await any_store.table("t1")  # comes back, and a judge takes the end back
    await any_store.write("t1", [JournalLine(seq=3, at=100_002, kind="ply")], "running")
    assert await left_as(any_store) == ("running", 100_002)
    await other.close()


async def test_the_key_is_drawn_once(any_store):
    other = Store(any_store.url)
    assert await any_store.signing_key() == await other.signing_key()
    await other.close()


def test_a_bucket_gives_a_burst_and_then_so_many_a_second(monkeypatch):
    now = 100.0
    monkeypatch.setattr("ludoteca.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_buckets_forget_who_has_not_asked_for_longest():
    buckets = Buckets(rate=0.001, burst=1, most=2)
    assert [buckets.take(who) for who in "abab"] == [True, True, False, False]
    assert buckets.take("c")
    assert buckets.take("a")  # forgotten, so new again


async def test_a_name_that_has_just_been_loaded_is_not_forgotten_before_it_is_needed(store):
    await store.change_guest("a", "Anna", None, 1)
    guests = Guests(store, b"key")
    await guests.load(["a"])
    guests.forget_all_but(set())
    assert guests.name("a") == "Anna"
    guests.forget_all_but(set())
    assert guests.name("a") == ""
