"""What is kept of events: a row for each, and the journal of its acts.

The journal's primary key is (event, seq), so a second writer of the same event fails instead of forking its history.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.events.acts import Act, Announce, AnyAct, Appoint, Call, Enter, Inherit
from ludoteca.server.store import Store, metadata, tables

held = sa.Table(
    "held_events",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("code", sa.String(20), nullable=False),  # to enter with
    sa.Column("created", sa.BigInteger, nullable=False),
    # kept beside the journal, so that events can be listed without reading all of them
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Index("held_events_by_status", "status", "touched"),
)
acts = sa.Table(
    "event_acts",
    metadata,
    sa.Column("event_id", sa.String(16), sa.ForeignKey("held_events.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("by", sa.String(32), nullable=False),  # a guest; empty: the house
    sa.Column("text", sa.Text, nullable=False),  # JSON
)
concerned = sa.Table(  # who has ever had to do with which event, so that people find their events again
    "event_people",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("event_id", sa.String(16), sa.ForeignKey("held_events.id"), primary_key=True),
)

_READER = msgspec.json.Decoder(AnyAct)


class EventRow(Struct, frozen=True, kw_only=True):
    """What an event is known by, beside its acts."""

    id: str
    code: str
    created: int
    status: str
    public: bool
    touched: int


async def make(connection: AsyncConnection, row: EventRow) -> None:
    await connection.execute(held.insert().values(msgspec.to_builtins(row)))


async def write(
    connection: AsyncConnection, row: EventRow, first: int, new: Sequence[Act], people: Collection[str]
) -> None:
    """Add to an event's journal from this number on; fails where somebody else has done so."""
    lines = [
        {"event_id": row.id, "seq": seq, "at": int(act.at or 0), "by": act.by, "text": _text(act)}
        for seq, act in enumerate(new, start=first)
    ]
    if lines:
        await connection.execute(acts.insert(), lines)
    kept = {"status": row.status, "public": row.public, "touched": row.touched}
    await connection.execute(held.update().where(held.c.id == row.id).values(kept))
    ask = sa.select(concerned.c.guest).where(concerned.c.event_id == row.id)
    missing = set(people) - set((await connection.execute(ask)).scalars())
    if missing:
        await connection.execute(concerned.insert(), [{"guest": one, "event_id": row.id} for one in sorted(missing)])


async def read(store: Store, event: str) -> tuple[EventRow, list[Act]] | None:
    async with store.engine.connect() as connection:
        row = (await connection.execute(sa.select(held).where(held.c.id == event))).mappings().one_or_none()
        if row is None:
            return None
        found = await connection.execute(sa.select(acts).where(acts.c.event_id == event).order_by(acts.c.seq))
        return EventRow(**row), [_act(line) for line in found.mappings()]


async def exists(store: Store, event: str) -> bool:
    async with store.engine.connect() as connection:
        return (await connection.execute(sa.select(held.c.id).where(held.c.id == event))).first() is not None


async def going_on(store: Store) -> list[str]:
    """The events that are not over."""
    async with store.engine.connect() as connection:
        return list((await connection.execute(sa.select(held.c.id).where(held.c.status != "over"))).scalars())


async def listed(store: Store, most: int) -> list[str]:
    """The public events: those that are not over first, then the latest."""
    ask = sa.select(held.c.id).where(held.c.public).order_by(held.c.status == "over", held.c.touched.desc())
    async with store.engine.connect() as connection:
        return list((await connection.execute(ask.limit(most))).scalars())


async def of(store: Store, guest: str, most: int) -> list[str]:
    """The events this guest has had to do with."""
    ask = sa.select(held.c.id).join(concerned).where(concerned.c.guest == guest)
    latest = ask.order_by(held.c.status == "over", held.c.touched.desc()).limit(most)
    async with store.engine.connect() as connection:
        return list((await connection.execute(latest)).scalars())


async def unfinished_tables(store: Store, event: str) -> list[str]:
    """The tables of the house that were made for this event and are not over."""
    ask = sa.select(tables.c.id).where(tables.c.status.in_(["open", "running"]), tables.c.event.startswith(f"{event}/"))
    async with store.engine.connect() as connection:
        return list((await connection.execute(ask.order_by(tables.c.id))).scalars())


async def erase(store: Store, event: str, people: Collection[str], gone: str) -> None:
    """Take somebody out of an event: its acts name a made-up id, a number in place of the name, nothing they said."""
    found = await read(store, event)
    number = 0
    async with store.writing() as connection:
        for seq, act in enumerate(found[1] if found else ()):
            number += isinstance(act, Enter)
            new = without(act, people, gone, number)
            if new is not act:
                which = (acts.c.event_id == event, acts.c.seq == seq)
                await connection.execute(acts.update().where(*which).values(by=new.by, text=_text(new)))
        is_theirs = (concerned.c.event_id == event, concerned.c.guest.in_(people))
        await connection.execute(concerned.delete().where(*is_theirs))


def without(act: Act, people: Collection[str], gone: str, number: int) -> Act:
    """The act without these people; `number` is that of the last entrant."""
    new = act
    if isinstance(new, Enter) and new.person in people:
        new = msgspec.structs.replace(new, person=gone, name=f"#{number} {gone[1:7]}")
    if isinstance(new, Appoint) and new.person in people:
        new = msgspec.structs.replace(new, person=gone)
    if isinstance(new, Inherit):
        old, heir = (gone if one in people else one for one in (new.old, new.new))
        new = new if (old, heir) == (new.old, new.new) else msgspec.structs.replace(new, old=old, new=heir)
    if act.by in people:
        said = {"text": "…"} if isinstance(new, Announce) else {"why": ""} if isinstance(new, Call) else {}
        new = msgspec.structs.replace(new, by=gone, **said)
    return new


def _text(act: Act) -> str:
    return msgspec.json.encode(msgspec.structs.replace(act, at="", by="")).decode()


def _act(line: Any) -> Act:
    act: Act = _READER.decode(line["text"])
    return msgspec.structs.replace(act, at=str(line["at"]), by=line["by"])
