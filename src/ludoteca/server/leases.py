"""Who has what, where several processes share one database: each place belongs to one process at a time.

A place is a table, an event with all its tables, or something there is only one of, such as the pairing. A process is
alive as long as it says so every half a second. Whatever belonged to one that is not may be taken, and then its fence
grows: a write that was judged under an older fence is refused in its own transaction, whatever its writer believes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.store import Store, keys, metadata, put_key

NOBODY = ""  # a place that sleeps: nothing is to be done there until somebody comes
_ANCHOR = "anchor"  # how long the house had been open at which instant of the database
_ONE_JOINS = 0x4C754A6F
_FORGET_MS = 24 * 3600 * 1000

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),  # milliseconds of the database's clock
)
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("place", sa.String(32), primary_key=True),
    sa.Column("owner", sa.String(16), nullable=False),
    sa.Column("fence", sa.BigInteger, nullable=False),
    sa.Index("leases_by_owner", "owner"),
)

_NOW: sa.ColumnElement[int] = sa.cast(
    sa.func.floor(sa.extract("epoch", sa.func.clock_timestamp()) * 1000), sa.BigInteger
)
_ALIVE = sa.select(processes.c.id).where(processes.c.until > _NOW)


class Fenced(Exception):
    """Somebody else has the place by now."""


@dataclass(frozen=True, slots=True)
class Joined:
    """What a process is told when it comes."""

    is_first: bool  # nobody else is there
    open_ms: int  # how long the house has been open, all its days together
    now_ms: int


@dataclass(frozen=True, slots=True)
class Beat:
    """What a process is told when it says that it is alive."""

    was_alive: bool  # False: others may have taken what it had
    others: frozenset[str]
    now_ms: int


class Leases:
    """The leases of one process."""

    def __init__(self, store: Store, me: str, seconds: float = 2.0) -> None:
        self._store = store
        self.me = me
        self.seconds = seconds  # after which a process counts as gone that has not said otherwise
        self._lease_ms = round(seconds * 1000)

    async def join(self) -> Joined:
        async with self._store.writing() as connection:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_ONE_JOINS)))
            now = await _scalar(connection, sa.select(_NOW))
            is_first = not (await connection.execute(_ALIVE)).first()
            if is_first:
                uptime = await connection.execute(sa.select(keys.c.value).where(keys.c.name == "uptime"))
                await put_key(connection, _ANCHOR, f"{int(uptime.scalar_one_or_none() or 0)}:{now}")
            anchor = await connection.execute(sa.select(keys.c.value).where(keys.c.name == _ANCHOR))
            open_before, at = map(int, anchor.scalar_one().split(":"))
            await connection.execute(processes.delete().where(processes.c.until < now - _FORGET_MS))
            await connection.execute(processes.insert().values(id=self.me, until=now + self._lease_ms))
            return Joined(is_first, open_before + now - at, now)

    async def beat(self) -> Beat:
        async with self._store.writing() as connection:
            until = {"until": _NOW + self._lease_ms}
            is_me = processes.c.id == self.me
            alive = await connection.execute(processes.update().where(is_me, processes.c.until > _NOW).values(until))
            if not alive.rowcount:
                back = postgresql.insert(processes).values(id=self.me, until=_NOW + self._lease_ms)
                await connection.execute(back.on_conflict_do_update(index_elements=[processes.c.id], set_=until))
            others = (await connection.execute(_ALIVE.where(processes.c.id != self.me))).scalars()
            return Beat(bool(alive.rowcount), frozenset(others), await _scalar(connection, sa.select(_NOW)))

    async def leave(self) -> None:
        """From now on everything this process had may be taken at once."""
        async with self._store.writing() as connection:
            await connection.execute(processes.delete().where(processes.c.id == self.me))

    async def is_dead(self, process: str) -> None:
        """It is known for certain that this process is gone: nobody has to wait until its time is up."""
        async with self._store.writing() as connection:
            await connection.execute(processes.update().where(processes.c.id == process).values(until=0))

    async def take(self, place: str) -> int | None:
        """The fence, if the place is free or belongs to a process that is not alive."""
        new = postgresql.insert(leases).values(place=place, owner=self.me, fence=1)
        is_free = leases.c.owner.in_((NOBODY, self.me)) | leases.c.owner.not_in(_ALIVE)
        taken = new.on_conflict_do_update(
            index_elements=[leases.c.place], set_={"owner": self.me, "fence": leases.c.fence + 1}, where=is_free
        )
        async with self._store.writing() as connection:
            fence: int | None = (await connection.execute(taken.returning(leases.c.fence))).scalar_one_or_none()
            return fence

    async def take_orphans(self, most: int) -> dict[str, int]:
        """Some of what belonged to processes that are not alive, and its fences; each is taken by one process only."""
        is_orphan = leases.c.owner.not_in((NOBODY, self.me)) & leases.c.owner.not_in(_ALIVE)
        some = sa.select(leases.c.place).where(is_orphan).limit(most).with_for_update(skip_locked=True)
        async with self._store.writing() as connection:
            found = list((await connection.execute(some)).scalars())
            if not found:
                return {}
            mine = leases.update().where(leases.c.place.in_(found)).values(owner=self.me, fence=leases.c.fence + 1)
            taken = await connection.execute(mine.returning(leases.c.place, leases.c.fence))
            return {row.place: row.fence for row in taken}

    async def never_taken(self, places: list[str]) -> list[str]:
        """Those of these places that have never belonged to any process."""
        async with self._store.engine.connect() as connection:
            known = set(
                (await connection.execute(sa.select(leases.c.place).where(leases.c.place.in_(places)))).scalars()
            )
        return [place for place in places if place not in known]

    async def owner(self, place: str) -> str | None:
        """The process that has this place, alive or not."""
        async with self._store.engine.connect() as connection:
            ask = sa.select(leases.c.owner).where(leases.c.place == place)
            return (await connection.execute(ask)).scalar_one_or_none()

    async def mine(self) -> dict[str, int]:
        async with self._store.engine.connect() as connection:
            ask = sa.select(leases.c.place, leases.c.fence).where(leases.c.owner == self.me)
            return {row.place: row.fence for row in await connection.execute(ask)}

    async def in_use(self) -> set[str]:
        """Every place that some process has."""
        async with self._store.engine.connect() as connection:
            ask = sa.select(leases.c.place).where(leases.c.owner != NOBODY)
            return set((await connection.execute(ask)).scalars())

    async def let_sleep(self, place: str, fence: int) -> None:
        """Nobody needs this place for now."""
        which = (leases.c.place == place, leases.c.owner == self.me, leases.c.fence == fence)
        async with self._store.writing() as connection:
            await connection.execute(leases.update().where(*which).values(owner=NOBODY))


async def require(connection: AsyncConnection, me: str, fences: Mapping[str, int]) -> None:
    """Refuse the transaction unless all these places still belong to this process under these fences. Until it ends
    nobody can take them."""
    ask = sa.select(leases.c.place, leases.c.fence).where(leases.c.place.in_(sorted(fences)), leases.c.owner == me)
    ask = ask.order_by(leases.c.place).with_for_update(read=True)
    held = {row.place: row.fence for row in await connection.execute(ask)}
    if held != dict(fences):
        raise Fenced(", ".join(place for place in fences if held.get(place) != fences[place]))


async def _scalar(connection: AsyncConnection, ask: sa.Select[Any]) -> int:
    return int((await connection.execute(ask)).scalar_one())
