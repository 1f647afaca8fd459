"""Old tables and old guests, removed where the operator wants it. Nothing an account owns is ever touched.

A table goes when nobody has touched it for so many days, unless somebody with an account made it, sits or sat there,
or anything else that is kept speaks of it: a rating, an open report, an event. A guest goes when they came so many days
ago, have no account, sit at no table that is kept, and the operator has said nothing about them.
"""

from __future__ import annotations

import time
from collections.abc import Collection

import sqlalchemy as sa
from msgspec import Struct

from ludoteca.server.analysis_store import analyses
from ludoteca.server.learned_store import learned
from ludoteca.server.people.records import accounts, heirs, invitations, results, standings
from ludoteca.server.store import Store, events, guests, metadata, seated, tables
from ludoteca.server.talk_store import mutes, reports

DAY_MS = 24 * 3600 * 1000
AT_A_TIME = 200  # tables in one transaction: moves are stored in between
NAMES_A_TABLE = ("table_id", "table")
GOES_WITH_A_TABLE = (events, seated, results, analyses)


class Tidied(Struct, frozen=True):
    """What was removed, or would be."""

    tables: int
    guests: int


async def tidy(
    store: Store,
    tables_after: int = 0,
    guests_after: int = 0,
    *,
    in_use: Collection[str] = (),
    only_count: bool = False,
    now: int | None = None,
) -> Tidied:
    """Remove what is older than so many days; 0: nothing of the kind. Tables in use stay."""
    now = time.time_ns() // 1_000_000 if now is None else now
    gone, removed = 0, 0
    if tables_after:
        old = [one for one in await _old_tables(store, now - tables_after * DAY_MS) if one not in in_use]
        gone = len(old)
        for first in range(0, 0 if only_count else gone, AT_A_TIME):
            await _remove_tables(store, old[first : first + AT_A_TIME])
    if guests_after:
        who = await _old_guests(store, now - guests_after * DAY_MS)
        removed = len(who)
        for first in range(0, 0 if only_count else removed, AT_A_TIME):
            await _remove_guests(store, who[first : first + AT_A_TIME])
        if not only_count:
            await _remove_learning(store, now - guests_after * DAY_MS)
    return Tidied(gone, removed)


def _owners() -> sa.CompoundSelect[tuple[str]]:
    """Everybody with an account, under every id they have had."""
    return sa.union(sa.select(accounts.c.guest), sa.select(heirs.c.old))


async def _old_tables(store: Store, before: int) -> list[str]:
    owners = _owners()
    is_nobodys = (tables.c.maker.not_in(owners), tables.c.event == "")
    ask = sa.select(tables.c.id).where(tables.c.touched < before, *is_nobodys)
    of_accounts = sa.select(seated.c.table_id).where(seated.c.guest.in_(owners))
    ask = ask.where(tables.c.id.not_in(of_accounts))
    ask = ask.where(tables.c.id.not_in(sa.select(reports.c.table_id).where(~reports.c.is_settled)))
    for other in metadata.sorted_tables:
        if other in (tables, *GOES_WITH_A_TABLE, reports):
            continue
        for column in other.c:
            if column.name in NAMES_A_TABLE or any(key.column is tables.c.id for key in column.foreign_keys):
                ask = ask.where(tables.c.id.not_in(sa.select(column).where(column.is_not(None))))
    async with store.engine.connect() as connection:
        return list((await connection.execute(ask)).scalars())


async def _remove_tables(store: Store, ids: list[str]) -> None:
    async with store.writing() as connection:
        for other in (*GOES_WITH_A_TABLE, reports):
            await connection.execute(other.delete().where(other.c.table_id.in_(ids)))
        await connection.execute(tables.delete().where(tables.c.id.in_(ids)))


async def _old_guests(store: Store, before: int) -> list[str]:
    ask = sa.select(guests.c.id).where(
        guests.c.created < before,
        guests.c.id.not_in(_owners()),
        guests.c.id.not_in(sa.select(seated.c.guest)),
        guests.c.id.not_in(sa.select(tables.c.maker)),
        guests.c.id.not_in(sa.select(standings.c.guest)),
        guests.c.id.not_in(sa.select(invitations.c.used_by).where(invitations.c.used_by.is_not(None))),
        guests.c.id.not_in(sa.select(reports.c.reported)),
    )
    for other in metadata.sorted_tables:
        if "guest" in other.c and other not in (events, seated, mutes, standings, accounts, learned):
            named = sa.select(other.c.guest).where(other.c.guest.is_not(None))
            ask = ask.where(guests.c.id.not_in(named))
    async with store.engine.connect() as connection:
        return list((await connection.execute(ask)).scalars())


async def _remove_guests(store: Store, ids: list[str]) -> None:
    async with store.writing() as connection:
        await connection.execute(mutes.delete().where(sa.or_(mutes.c.guest.in_(ids), mutes.c.muted.in_(ids))))
        await connection.execute(learned.delete().where(learned.c.guest.in_(ids)))
        await connection.execute(guests.delete().where(guests.c.id.in_(ids)))


async def _remove_learning(store: Store, before: int) -> None:
    """What those have learned of whom nothing else is kept: many guests never choose a name."""
    lately = sa.select(learned.c.guest).where(learned.c.at >= before)
    kept = (_owners(), sa.select(guests.c.id), sa.select(seated.c.guest), lately)
    async with store.writing() as connection:
        await connection.execute(learned.delete().where(*(learned.c.guest.not_in(who) for who in kept)))
