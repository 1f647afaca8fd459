"""A whole site from one database to another, of whatever kind each of them is."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

import ludoteca.server.app  # noqa: F401  every table of the database is known once the whole site is
from ludoteca.server import migrations
from ludoteca.server.store import Store, metadata

BATCH = 2_000  # rows at a time
NOT_MOVED = frozenset({"alembic_version"})


class NotEmpty(Exception):
    """There is something in the database that was to be filled."""


async def copy(source: Store, target: Store, on_progress: Callable[[int, int], None] = lambda done, of: None) -> int:
    """Copy every row as it is, all or nothing; the source is read as it was at one instant. How many rows there were.

    Both databases are brought to the newest shape first."""
    await migrations.upgrade(source.engine)
    await migrations.upgrade(target.engine)
    async with source.engine.connect() as reading, target.writing() as writing:
        await reading.execution_options(isolation_level=_one_instant(reading))
        known = {table.name for table in metadata.sorted_tables} | NOT_MOVED
        there = set(await reading.run_sync(lambda connection: sa.inspect(connection).get_table_names()))
        assert there <= known, f"tables nobody knows: {there - known}"
        if any([await _count(writing, table) for table in metadata.sorted_tables]):
            raise NotEmpty
        total = sum([await _count(reading, table) for table in metadata.sorted_tables])
        done = 0
        for table in metadata.sorted_tables:
            found = await reading.stream(sa.select(table))
            async for rows in found.mappings().partitions(BATCH):
                await writing.execute(table.insert(), [dict(row) for row in rows])
                done += len(rows)
                on_progress(done, total)
        await _count_on(writing)
    return total


def _one_instant(connection: AsyncConnection) -> str:
    return "SERIALIZABLE" if connection.dialect.name == "sqlite" else "REPEATABLE READ"


async def _count(connection: AsyncConnection, table: sa.Table) -> int:
    return int((await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one())


async def _count_on(connection: AsyncConnection) -> None:
    """Numbers that the database gives out itself go on after those that are taken."""
    if connection.dialect.name != "postgresql":
        return  # SQLite looks what is taken
    for table in metadata.sorted_tables:
        if (column := table.autoincrement_column) is not None:
            name = await connection.execute(sa.select(sa.func.pg_get_serial_sequence(table.name, column.name)))
            if (sequence := name.scalar_one()) is not None:
                highest = sa.select(sa.func.max(column)).scalar_subquery()
                goes_on = sa.func.setval(sequence, sa.func.coalesce(highest, 0) + 1, False)
                await connection.execute(sa.select(goes_on))
