"""What is good once and for minutes: the challenges of passkeys, links for another device."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from ludoteca.server.people.account_store import now_ms
from ludoteca.server.people.records import tickets
from ludoteca.server.store import Store


class Ticket(Struct, frozen=True, kw_only=True):
    guest: str  # who asked for it
    data: dict[str, Any]


class Tickets:
    """Kept by the digest of their secret, so that reading the database lets nobody in."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, kind: str, secret: str, guest: str, data: dict[str, Any], seconds: int) -> None:
        """A new one; an earlier one of the same kind and guest is worth nothing any more."""
        now = now_ms()
        is_worthless = sa.or_(tickets.c.expires < now, sa.and_(tickets.c.kind == kind, tickets.c.guest == guest))
        async with self._store.writing() as connection:
            await connection.execute(tickets.delete().where(is_worthless))
            await connection.execute(
                tickets.insert().values(
                    id=_digest(secret), kind=kind, guest=guest, data=_text(data), expires=now + seconds * 1000
                )
            )

    async def take(self, kind: str, secret: str) -> Ticket | None:
        """Use one up; of two who try only one gets it."""
        found = await self.find(kind, secret)
        if found is None:
            return None
        async with self._store.writing() as connection:
            gone = await connection.execute(tickets.delete().where(tickets.c.id == _digest(secret)))
        return found if gone.rowcount else None

    async def find(self, kind: str, secret: str) -> Ticket | None:
        return await self._one(tickets.c.id == _digest(secret), tickets.c.kind == kind)

    async def of(self, kind: str, guest: str) -> Ticket | None:
        """The one this guest asked for."""
        return await self._one(tickets.c.guest == guest, tickets.c.kind == kind)

    async def _one(self, *which: sa.ColumnElement[bool]) -> Ticket | None:
        ask = sa.select(tickets.c.guest, tickets.c.data).where(*which, tickets.c.expires >= now_ms())
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(ask)).one_or_none()
        return Ticket(guest=row.guest, data=msgspec.json.decode(row.data)) if row else None

    async def change(self, kind: str, before: Ticket, data: dict[str, Any]) -> bool:
        """Change what one says, if nobody has changed it since it was read."""
        which = (tickets.c.kind == kind, tickets.c.guest == before.guest, tickets.c.data == _text(before.data))
        async with self._store.writing() as connection:
            changed = await connection.execute(tickets.update().where(*which).values(data=_text(data)))
            return bool(changed.rowcount)

    async def drop(self, kind: str, guest: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(tickets.delete().where(tickets.c.kind == kind, tickets.c.guest == guest))


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _text(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data, order="sorted").decode()
