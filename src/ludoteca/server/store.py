"""What is kept: guests, tables, and the journal of everything that happened at each table.

SQLAlchemy Core, so that another database is only another URL. A table is its row and its journal: replayed from the
first event on, they give the same table again. The journal's primary key is (table, seq), so a second writer of the
same table fails instead of forking its history.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.server.committing import Commits, Then
from ludoteca.server.journal_writer import JournalWriter
from ludoteca.server.leaving import Leaving, Left
from ludoteca.server.table_terms import TableTerms

metadata = sa.MetaData()

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("avatar", sa.String(24), nullable=False, server_default=""),
)
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("version", sa.String(16), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("seats", sa.Text, nullable=False),  # JSON: who sat where when the table was made
    sa.Column("maker", sa.String(32), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("terms", sa.Text, nullable=False, server_default="{}"),  # JSON
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    # kept beside the journal, so that the tables to resume can be found without replaying all of them (`leaving`)
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("event", sa.String(40), nullable=False, server_default=""),  # id/round/table/game of an event, or nothing
    sa.Index("tables_by_status", "status", "touched"),
    sa.Index("tables_by_maker", "maker", "status"),
)
events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.String(8)),
    sa.Column("text", sa.Text),
    sa.Column("guest", sa.String(32)),
    sa.Column("intent", sa.String(40)),
)

seated = sa.Table(  # who has ever had a seat where, so that people find their tables again
    "seated",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
)


class JournalLine(Struct, frozen=True, kw_only=True):
    """One line of a table's journal."""

    seq: int
    at: int  # milliseconds since 1970
    kind: str
    seat: str | None = None
    text: str | None = None
    guest: str | None = None
    intent: str | None = None  # on the last line an intent wrote, so that it is never done twice

    @property
    def is_passing(self) -> bool:
        """Whether somebody has only come or gone: nothing has been done to the table."""
        return self.kind in ("away", "back")


class TableRow(Struct, frozen=True, kw_only=True):
    """What a table was made of."""

    id: str
    game: str
    version: str
    options: dict[str, str]
    seats: list[str]  # in seat order: "guest:<id>", "bot:<name>", "open", or "kept:<id>": for this guest alone
    maker: str
    public: bool
    terms: TableTerms = TableTerms()
    secret: str
    created: int
    status: str = "open"
    touched: int = 0
    event: str = ""  # where in which event this is played: `id/round/table/game`


Also = Callable[[AsyncConnection], Awaitable[None]]
"""Writes something more in the same transaction."""
Guard = Callable[[AsyncConnection, Collection[str]], Awaitable[None]]
"""Fails where one of these tables or events is not this process's to write about."""


class Written(Struct, frozen=True):
    """What is added to a table at once."""

    table: str
    lines: Sequence[JournalLine]
    status: str
    and_make: TableRow | None
    also: Also | None

    @property
    def left(self) -> Left:
        """How the table is left, and when something was last done to it."""
        at = next((line.at for line in reversed(self.lines) if not line.is_passing), None)
        return self.status, at, self.table

    @property
    def is_plain(self) -> bool:
        """Whether these are lines of the journal, and nothing follows from them in other places."""
        return self.and_make is None and self.also is None and not _seated_by(self.lines)


_TOUCH = (
    tables.update()
    .where(tables.c.id == sa.bindparam("of"))
    .values(
        status=sa.bindparam("now"), touched=sa.func.coalesce(sa.bindparam("at", type_=sa.BigInteger), tables.c.touched)
    )
)


class Store:
    """The one door to the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        # SQLite has one writer at a time: waiting here is fairer and quicker than its busy loop.
        is_sqlite = self.engine.dialect.name == "sqlite"
        self._one_writer = asyncio.Lock() if is_sqlite else contextlib.nullcontext()
        self._journal = JournalWriter(_sync_engine(url), events.insert(), _TOUCH) if is_sqlite else None
        self.commits = Commits(self._commit)
        self._leaving = Leaving()
        self.guard: Guard | None = None  # where several processes share a database

    @property
    def engines(self) -> list[sa.Engine]:
        """Through which everything is read and written."""
        return [self.engine.sync_engine, *([self._journal.engine] if self._journal else [])]

    async def close(self) -> None:
        await self.engine.dispose()
        if self._journal:
            await asyncio.to_thread(self._journal.close)

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept, or nothing."""
        async with self._one_writer, self.engine.begin() as connection:
            yield connection

    # -- guests and keys -------------------------------------------------------------------------

    async def signing_key(self) -> bytes:
        """The key cookies are signed with: drawn once, the same for every process on this database."""
        async with self.writing() as connection:
            drawn = {"name": "cookie", "value": secrets.token_hex(32)}
            await connection.execute(insertion(connection, keys).values(drawn).on_conflict_do_nothing())
            ask = sa.select(keys.c.value).where(keys.c.name == "cookie")
            return bytes.fromhex((await connection.execute(ask)).scalar_one())

    async def uptime(self) -> int:
        """How long the house has been open so far, in milliseconds, as far as is known."""
        async with self.engine.connect() as connection:
            ask = sa.select(keys.c.value).where(keys.c.name == "uptime")
            return int((await connection.execute(ask)).scalar_one_or_none() or 0)

    async def keep_uptime(self, milliseconds: int) -> None:
        async with self.writing() as connection:
            await put_key(connection, "uptime", str(milliseconds))

    async def guests(self, ids: Iterable[str]) -> dict[str, tuple[str, str]]:
        """The names and pictures that guests have chosen; empty where they have not."""
        ask = sa.select(guests.c.id, guests.c.name, guests.c.avatar).where(guests.c.id.in_(list(ids)))
        async with self.engine.connect() as connection:
            return {row.id: (row.name, row.avatar) for row in await connection.execute(ask)}

    async def change_guest(self, guest: str, name: str | None, avatar: str | None, at: int) -> None:
        """Keep what a guest has chosen; None: what was chosen before."""
        chosen = {key: value for key, value in (("name", name), ("avatar", avatar)) if value is not None}
        async with self.writing() as connection:
            changed = await connection.execute(guests.update().where(guests.c.id == guest).values(id=guest, **chosen))
            if not changed.rowcount:
                await connection.execute(guests.insert().values(id=guest, created=at, **{"name": "", **chosen}))

    # -- tables ----------------------------------------------------------------------------------

    async def make_table(self, row: TableRow, lines: Sequence[JournalLine], status: str) -> None:
        async with self.writing() as connection:
            await insert_table(connection, msgspec.structs.replace(row, status=status), lines)

    async def write(
        self,
        table: str,
        lines: Sequence[JournalLine],
        status: str,
        and_make: TableRow | None = None,
        also: Also | None = None,
    ) -> None:
        """Add to a table's journal, make a table that follows from it and write what else it means, all or nothing."""
        await self.commits.write(Written(table, lines, status, and_make, also))

    def add(self, table: str, lines: Sequence[JournalLine], status: str, then: Then) -> None:
        """Add to a table's journal; `then` is told once it is stored, or why it could not be."""
        self.commits.add(Written(table, lines, status, None, None), then)

    async def finish(self) -> None:
        """Wait until what was to be written is stored, and whoever waited for it has been told."""
        await self.commits.finish()

    async def _commit(self, written: Sequence[Written]) -> None:
        """What several tables have to write, in one transaction."""
        left = [one.left for one in written if self._leaving.is_news(one.left)]
        if self._journal and all(one.is_plain for one in written):
            async with self._one_writer:
                await self._journal.write(
                    [(one.table, *msgspec.structs.astuple(line)) for one in written for line in one.lines],
                    left,
                )
        else:
            async with self.writing() as connection:
                await self.require_held(connection, {one.table for one in written})
                await _write_all(connection, written, left)
        for one in left:
            self._leaving.stored(one)

    async def require_held(self, connection: AsyncConnection, names: Collection[str]) -> None:
        """Refuse to write about tables and events that another process has by now."""
        if self.guard is not None:
            await self.guard(connection, names)

    async def table(self, table: str) -> tuple[TableRow, list[JournalLine]] | None:
        self._leaving.forget(table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(tables).where(tables.c.id == table))).mappings().one_or_none()
            if row is None:
                return None
            found = await connection.execute(sa.select(events).where(events.c.table_id == table).order_by(events.c.seq))
            return _table_row(row), [_line(event) for event in found.mappings()]

    async def unfinished(self, touched_since: int) -> list[str]:
        """The tables that wait for somebody, the last touched first."""
        is_by_days = tables.c.terms.contains('"clock":"days')  # its clock runs although nobody has been there for long
        is_awake = sa.or_(tables.c.touched >= touched_since, is_by_days)
        ask = sa.select(tables.c.id).where(tables.c.status != "over", is_awake)
        async with self.engine.connect() as connection:
            return list((await connection.execute(ask.order_by(tables.c.touched.desc()))).scalars())

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """The tables at which this guest has had a seat: those not over first, then the last touched."""
        ask = sa.select(tables.c.id).join(seated).where(seated.c.guest == guest)
        latest = ask.order_by(tables.c.status == "over", tables.c.touched.desc()).limit(most)
        async with self.engine.connect() as connection:
            return list((await connection.execute(latest)).scalars())

    async def count_unfinished_of(self, maker: str, touched_since: int) -> int:
        ask = sa.select(sa.func.count()).where(
            tables.c.maker == maker, tables.c.status != "over", tables.c.touched >= touched_since
        )
        async with self.engine.connect() as connection:
            return int((await connection.execute(ask)).scalar_one())


async def _write_all(connection: AsyncConnection, written: Sequence[Written], left: Sequence[Left]) -> None:
    """What several tables have to write, in as few statements as there can be."""
    await connection.execute(events.insert(), [_event_row(one.table, line) for one in written for line in one.lines])
    if left:
        await connection.execute(_TOUCH, [{"of": table, "now": status, "at": at} for status, at, table in left])
    for one in written:
        await _seat(connection, one.table, _seated_by(one.lines))
        if one.and_make is not None:
            await insert_table(connection, one.and_make)
        if one.also is not None:
            await one.also(connection)


def insertion(connection: AsyncConnection, into: sa.Table) -> sqlite.Insert | postgresql.Insert:
    """An insertion that can say what is to be done where there is such a row already."""
    return sqlite.insert(into) if connection.dialect.name == "sqlite" else postgresql.insert(into)


async def put_key(connection: AsyncConnection, name: str, value: str) -> None:
    """Keep a value under a name, in place of what was there."""
    new = insertion(connection, keys).values(name=name, value=value)
    await connection.execute(new.on_conflict_do_update(index_elements=[keys.c.name], set_={"value": value}))


async def insert_table(connection: AsyncConnection, row: TableRow, lines: Sequence[JournalLine] = ()) -> None:
    plain = msgspec.to_builtins(row)
    for name in ("options", "seats", "terms"):
        plain[name] = msgspec.json.encode(plain[name]).decode()
    await connection.execute(tables.insert().values(plain))
    await _seat(connection, row.id, {seat.split(":")[1] for seat in row.seats if seat.startswith(("guest:", "kept:"))})
    await _insert_events(connection, row.id, lines)


async def _insert_events(connection: AsyncConnection, table: str, lines: Sequence[JournalLine]) -> None:
    if lines:
        await connection.execute(events.insert(), [_event_row(table, one) for one in lines])
        await _seat(connection, table, _seated_by(lines))


def _seated_by(lines: Sequence[JournalLine]) -> set[str]:
    return {one.guest for one in lines if one.kind in ("sit", "heir") and one.guest}


async def _seat(connection: AsyncConnection, table: str, people: set[str]) -> None:
    if not people:
        return
    ask = sa.select(seated.c.guest).where(seated.c.table_id == table)
    new = people - set((await connection.execute(ask)).scalars())
    if new:
        await connection.execute(seated.insert(), [{"guest": guest, "table_id": table} for guest in sorted(new)])


def _event_row(table: str, one: JournalLine) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(one)}


def _line(row: Any) -> JournalLine:
    return JournalLine(**{name: row[name] for name in JournalLine.__struct_fields__})


def _table_row(row: Any) -> TableRow:
    plain = {name: row[name] for name in TableRow.__struct_fields__}
    plain["options"] = msgspec.json.decode(plain["options"])
    plain["seats"] = msgspec.json.decode(plain["seats"])
    plain["terms"] = msgspec.json.decode(plain["terms"], type=TableTerms)
    return TableRow(**plain)


_PATIENTLY = {"timeout": 15}


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args=_PATIENTLY)
    sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _sync_engine(url: str) -> sa.Engine:
    """The same file without asyncio."""
    engine = sa.create_engine(sa.make_url(url).set(drivername="sqlite"), connect_args=_PATIENTLY)
    sa.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """WAL lets readers go on while one writes; FULL syncs every commit, so that an acknowledged move survives even a
    power cut. A commit costs a few milliseconds, a move is made once in seconds."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
