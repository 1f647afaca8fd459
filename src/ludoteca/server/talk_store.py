"""What is kept about talk beside the journal: who does not want to hear whom, and what was reported to the host."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncConnection

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
    sa.Column("is_settled", sa.Boolean, nullable=False, server_default=sa.false()),  # an operator has dealt with it
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
    id: int | None = None  # given when it is kept
    is_settled: bool = False


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
        if not (await connection.execute(sa.select(reports.c.id).where(*own))).first():
            given = asdict(one)
            del given["id"]  # the database numbers them
            await connection.execute(reports.insert().values(given))


async def all_reports(store: Store, most: int = 200) -> list[TalkReport]:
    """The reports, those nobody has dealt with first, then the latest first."""
    ask = sa.select(reports).order_by(reports.c.is_settled, reports.c.id.desc()).limit(most)
    async with store.engine.connect() as connection:
        return [TalkReport(**row) for row in (await connection.execute(ask)).mappings()]


async def settle(store: Store, report: int, is_settled: bool) -> bool:
    """An operator has dealt with a report, or has not after all; whether there is such a report."""
    async with store.writing() as connection:
        changed = reports.update().where(reports.c.id == report).values(is_settled=is_settled)
        return bool((await connection.execute(changed)).rowcount)


async def reports_of(store: Store, guest: str) -> dict[str, list[dict[str, Any]]]:
    """For the guest to read: what they have reported, and what of theirs was reported; not by whom."""
    said = (reports.c.at, reports.c.table_id, reports.c.number, reports.c.text)
    asked = {
        "reports_made": sa.select(*said).where(reports.c.reporter == guest).order_by(reports.c.id),
        "reports_received": sa.select(*said).where(reports.c.reported == guest).order_by(reports.c.id),
    }
    async with store.engine.connect() as connection:
        return {name: [dict(row) for row in (await connection.execute(ask)).mappings()] for name, ask in asked.items()}


async def forget(connection: AsyncConnection, guest: str, gone: str) -> None:
    """Forget this guest: what they reported stays without their name, what they said goes."""
    await connection.execute(mutes.delete().where(sa.or_(mutes.c.guest == guest, mutes.c.muted == guest)))
    await connection.execute(reports.delete().where(reports.c.reported == guest))
    await connection.execute(reports.update().where(reports.c.reporter == guest).values(reporter=gone))
