"""What is kept about talk beside the journal: who does not want to hear whom, and what was reported to the host."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

from ludoteca.server.store import Store, metadata

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("muted", sa.String(32), primary_key=True),
)
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.String(16), nullable=False),
    sa.Column("reporter", sa.String(32), nullable=False),
    sa.Column("reported", sa.String(32), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # of what was said, at its table
    sa.Column("text", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "reporter", "number", name="reported_once"),
)


class TalkReport(Struct, frozen=True, kw_only=True):
    """Something somebody said, shown to the host by somebody who heard it."""

    at: int
    table_id: str
    reporter: str
    reported: str
    number: int
    text: str


async def muted_by(store: Store, guest: str) -> set[str]:
    """Whom this guest does not want to hear."""
    async with store.engine.connect() as connection:
        return set((await connection.execute(sa.select(mutes.c.muted).where(mutes.c.guest == guest))).scalars())


async def mute(store: Store, guest: str, muted: str, is_muted: bool) -> None:
    async with store.writing() as connection:
        await connection.execute(mutes.delete().where(mutes.c.guest == guest, mutes.c.muted == muted))
        if is_muted:
            await connection.execute(mutes.insert().values(guest=guest, muted=muted))


async def report(store: Store, one: TalkReport) -> None:
    """Keep a report; the same thing is reported only once by the same person."""
    own = (reports.c.table_id == one.table_id, reports.c.reporter == one.reporter, reports.c.number == one.number)
    async with store.writing() as connection:
        await connection.execute(reports.delete().where(*own))
        await connection.execute(reports.insert().values({name: getattr(one, name) for name in one.__struct_fields__}))


async def all_reports(store: Store, most: int = 200) -> list[TalkReport]:
    """The reports, the latest first."""
    columns = [reports.c[name] for name in TalkReport.__struct_fields__]
    async with store.engine.connect() as connection:
        found = await connection.execute(sa.select(*columns).order_by(reports.c.id.desc()).limit(most))
        return [TalkReport(**row) for row in found.mappings()]
