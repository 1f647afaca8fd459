"""What somebody has learned: lessons done, puzzles solved, and the days whose puzzle was solved. It only ever grows, so
that what several devices know of a person is simply put together."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.store import Store, insertion, metadata

Kind = Literal["lesson", "puzzle", "day"]

learned = sa.Table(
    "learned",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("game", sa.String(96), primary_key=True),  # none of a day
    sa.Column("name", sa.String(96), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)


class Step(NamedTuple):
    """One thing somebody has learned."""

    kind: Kind
    game: str
    name: str


async def steps_of(store: Store, guest: str) -> list[Step]:
    """In the order in which they were learned, as far as that is known."""
    ask = sa.select(learned).where(learned.c.guest == guest).order_by(learned.c.at, learned.c.game, learned.c.name)
    async with store.engine.connect() as connection:
        return [Step(row.kind, row.game, row.name) for row in await connection.execute(ask)]


async def add(store: Store, guest: str, steps: Collection[Step], at: int) -> None:
    """Keep what was not known yet."""
    if steps:
        rows = [{"guest": guest, **step._asdict(), "at": at} for step in steps]
        async with store.writing() as connection:
            await connection.execute(insertion(connection, learned).on_conflict_do_nothing(), rows)


async def inherit(connection: AsyncConnection, old: str, new: str) -> None:
    """An account takes along what a guest has learned."""
    own = learned.alias()
    is_known = sa.exists().where(
        own.c.guest == new, own.c.kind == learned.c.kind, own.c.game == learned.c.game, own.c.name == learned.c.name
    )
    is_theirs = learned.c.guest == old
    await connection.execute(learned.delete().where(is_theirs, is_known))
    await connection.execute(learned.update().where(is_theirs).values(guest=new))
