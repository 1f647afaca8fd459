"""What operators leave in the database: invitations, and orders for the server that runs."""

from __future__ import annotations

import secrets
from collections.abc import Collection

import sqlalchemy as sa
from msgspec import Struct

from ludoteca.server.people.account_store import now_ms, stamp
from ludoteca.server.people.records import accounts, invitations, orders, standings
from ludoteca.server.store import Store, guests, seated, tables

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # no two that look alike
CLOSE = "close"  # a table
FORGET = "forget"  # a person
MOST_NAMELESS = 2000  # whose given names are looked through
TIDY = "tidy"  # old tables and guests: "days:days"


class Invitation(Struct, frozen=True, kw_only=True):
    code: str
    created: int
    used_by: str | None


class Order(Struct, frozen=True, kw_only=True):
    id: int
    kind: str
    what: str


class Found(Struct, frozen=True, kw_only=True):
    """Somebody an operator looks for."""

    guest: str
    name: str  # chosen, or nothing
    has_account: bool
    is_operator: bool
    is_muted: bool
    is_banned: bool


class Operating:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- invitations -----------------------------------------------------------------------------

    async def invite(self, how_many: int) -> list[str]:
        codes = ["".join(secrets.choice(LETTERS) for _ in range(10)) for _ in range(how_many)]
        async with self._store.writing() as connection:
            await connection.execute(invitations.insert(), [{"code": code, "created": now_ms()} for code in codes])
        return codes

    async def invitations(self) -> list[Invitation]:
        ask = sa.select(invitations).order_by(invitations.c.created.desc(), invitations.c.code)
        async with self._store.engine.connect() as connection:
            return [Invitation(**row) for row in (await connection.execute(ask)).mappings()]

    async def use_invitation(self, code: str, guest: str) -> bool:
        """Whether the code was good; it is used up."""
        is_good = (invitations.c.code == code, invitations.c.used_by.is_(None))
        async with self._store.writing() as connection:
            return bool((await connection.execute(invitations.update().where(*is_good).values(used_by=guest))).rowcount)

    # -- orders ----------------------------------------------------------------------------------

    async def order(self, kind: str, what: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(orders.insert().values(kind=kind, what=what, at=now_ms()))
            await stamp(connection)

    async def orders(self) -> list[Order]:
        ask = sa.select(orders.c.id, orders.c.kind, orders.c.what).order_by(orders.c.id)
        async with self._store.engine.connect() as connection:
            return [Order(**row) for row in (await connection.execute(ask)).mappings()]

    async def done(self, order: Order) -> None:
        async with self._store.writing() as connection:
            await connection.execute(orders.delete().where(orders.c.id == order.id))

    # -- finding people --------------------------------------------------------------------------

    async def find(self, wanted: str = "", also: Collection[str] = (), most: int = 50) -> list[Found]:
        """People by their chosen name, a part of it, or their id, and also these; accounts first."""
        return await self._found(_everybody(), wanted, also, most)

    async def get(self, guest: str, is_known: bool = False) -> Found | None:
        """Whoever has this id; `is_known`: there is somebody, even if nothing is kept about them here."""
        everybody = _everybody(guest) if is_known else _everybody()
        return next((one for one in await self._found(everybody, guest) if one.guest == guest), None)

    async def _found(self, known: sa.Subquery, wanted: str, also: Collection[str] = (), most: int = 50) -> list[Found]:
        whole = known.outerjoin(guests, guests.c.id == known.c.id)
        whole = whole.outerjoin(accounts, accounts.c.guest == known.c.id)
        whole = whole.outerjoin(standings, standings.c.guest == known.c.id)
        ask = sa.select(
            known.c.id, guests.c.name, accounts.c.guest, accounts.c.is_operator, *_said("is_muted", "is_banned")
        ).select_from(whole)
        if wanted:
            is_called = guests.c.name.icontains(wanted, autoescape=True)
            ask = ask.where(sa.or_(known.c.id == wanted, known.c.id.in_(also), is_called))
        is_nameless = sa.func.coalesce(guests.c.name, "") == ""
        ask = ask.order_by(accounts.c.guest.is_(None), is_nameless, guests.c.created.desc(), known.c.id).limit(most)
        async with self._store.engine.connect() as connection:
            return [
                Found(
                    guest=row.id,
                    name=row.name or "",
                    has_account=row.guest is not None,
                    is_operator=bool(row.is_operator),
                    is_muted=bool(row.is_muted),
                    is_banned=bool(row.is_banned),
                )
                for row in await connection.execute(ask)
            ]

    async def nameless(self) -> list[str]:
        """Those who have chosen no name, whoever has sat at a table last first."""
        ask = sa.select(seated.c.guest).join(tables, tables.c.id == seated.c.table_id)
        ask = ask.outerjoin(guests, guests.c.id == seated.c.guest).where(sa.func.coalesce(guests.c.name, "") == "")
        ask = ask.group_by(seated.c.guest).order_by(sa.func.max(tables.c.touched).desc()).limit(MOST_NAMELESS)
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(ask)).scalars())


def _everybody(*more: str) -> sa.Subquery:
    """All who can be spoken of: most people who play here never choose a name."""
    ids = (guests.c.id, seated.c.guest, standings.c.guest, *map(sa.literal, more))
    return sa.union(*(sa.select(one.label("id")) for one in ids)).subquery()


def _said(*names: str) -> list[sa.Column[bool]]:
    return [standings.c[name] for name in names]
