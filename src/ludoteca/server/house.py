"""The house: every table in memory, and what they share. One object per process, made by the app."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from ludoteca import bots, play
from ludoteca.core import LudotecaError
from ludoteca.server import rest_shapes
from ludoteca.server.acts import new_table_id
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.journal import Chair, Journal, now_ms
from ludoteca.server.lobby import Lobby
from ludoteca.server.refusals import Refuse, refusal_of
from ludoteca.server.sessions import Guests
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store, TableRow
from ludoteca.server.tables import Table

log = structlog.get_logger()

T = TypeVar("T")

DAY_MS = 24 * 3600 * 1000
RESUME_MS = 7 * DAY_MS  # tables touched in the last days are resumed at once, others when asked for
SWEEP_SECONDS = 20.0


class House:
    """Finds, makes and keeps the tables."""

    def __init__(self, settings: Settings, store: Store, guests: Guests) -> None:
        self.settings = settings
        self.store = store
        self.guests = guests
        self.lobby = Lobby()
        self.pool = BotPool(settings.bot_threads, settings.bot_seconds, settings.bot_work)
        self.heavy = asyncio.Semaphore(2)  # requests that take long are answered a few at a time
        self.tables: dict[str, Table] = {}
        self.sockets: dict[str, int] = {}  # open ones of each guest
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    # -- life ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take every table up where it was left."""
        for table in await self.store.unfinished(now_ms() - RESUME_MS):
            try:
                await self.find(table)
            except (Refuse, LudotecaError) as error:
                log.error("not resumed", table=table, error=str(error))
        self._sweeper = self.keep(self._sweep())

    async def close(self) -> None:
        """What is being stored is stored; then every page is told to come again."""
        self.pool.close()
        self.lobby.close()
        if self._sweeper:
            self._sweeper.cancel()
        for table in list(self.tables.values()):
            self.drop(table)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something to its end, whoever asked for it goes away meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _sweep(self) -> None:
        """Forget pages and tables nobody looks at any more; the store has them."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        oldest = time.monotonic() - self.settings.forget_table_after
        for table in list(self.tables.values()):
            table.forget_viewers(self.settings.forget_viewer_after)
            if not table.viewers and not table.bots.is_thinking and table.used < oldest:
                self.drop(table)
        needed = {guest for table in self.tables.values() for guest in table.journal.guests()}
        self.guests.forget_all_but(needed | set(self.sockets))

    # -- tables ----------------------------------------------------------------------------------

    async def find(self, table: str) -> Table:
        """The table of this id, read from the store if need be. Only ever one owner."""
        if table in self.tables:
            return self.tables[table]
        if table not in self._loading:
            task = self.keep(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table:
        found = await self.store.table(table)
        if found is None:
            raise Refuse("unknown-table", {"table": table[:20]})
        row, lines = found
        try:
            journal = await asyncio.to_thread(Journal.read, row, lines)
        except LudotecaError as error:
            log.error("table does not replay", table=table, error=str(error))
            raise Refuse("unavailable") from None
        await self.guests.load(journal.guests())
        if journal.match is None:  # a rematch, or stopped between the last seat and the start
            journal.start_if_full(self.names_at(journal))
            if journal.unwritten:
                await self.store.write(table, journal.unwritten, journal.status)
                journal.unwritten = []
        return self._open_table(journal)

    def _open_table(self, journal: Journal) -> Table:
        table = Table(journal, self)
        self.tables[table.id] = table
        table.opened()
        return table

    def drop(self, table: Table) -> None:
        """Out of memory; whoever comes next reads it anew."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.close()

    async def make(self, guest: str, wanted: rest_shapes.NewTable) -> Table:
        """A new table as the guest wants it."""
        row = self._row(guest, wanted)
        limit = self.settings.limits.tables_per_guest
        if await self.store.count_unfinished_of(guest, now_ms() - DAY_MS) >= limit:
            raise Refuse("too-many", {"limit": limit})
        await self.guests.load([guest])
        journal = Journal(row)
        journal.start_if_full(self.names_at(journal))
        await self.store.make_table(row, journal.unwritten, journal.status)
        journal.unwritten = []
        return self._open_table(journal)

    def _row(self, guest: str, wanted: rest_shapes.NewTable) -> TableRow:
        try:
            game = play.find(wanted.game)
            options = game.Options.from_text(wanted.options)
            if "shared" in wanted.seats:
                options = game.at_one_screen(options)
        except LudotecaError as error:
            raise refusal_of(error) from None
        return TableRow(
            id=new_table_id(),
            game=game.NAME,
            version=game.VERSION,
            options=options.changed(),
            seats=[str(chair) for chair in _chairs(guest, wanted, len(game.seats(options)))],
            maker=guest,
            public=wanted.public,
            secret=secrets.token_hex(32),
            created=now_ms(),
            touched=now_ms(),
        )

    # -- guests ----------------------------------------------------------------------------------

    def names_at(self, journal: Journal) -> list[str]:
        """The players' names in seat order, for the record."""
        return [self.guests.name(chair.who) if chair.kind == "guest" else chair.who for chair in journal.chairs]

    async def rename(self, guest: str, wanted: str) -> str:
        name = await self.guests.rename(guest, wanted)
        for table in self.tables.values():
            if table.journal.seats_of(guest):
                table.renamed()
        return name


def _chairs(guest: str, wanted: rest_shapes.NewTable, seats: int) -> list[Chair]:
    """Who sits where from the start; by lot, if so wanted."""
    given = wanted.seats or ["me", *["open"] * (seats - 1)]
    if len(given) != seats:
        raise Refuse("bad-seats", {"seats": len(given), "expected": seats})
    chairs = []
    for text in given:
        kind, _, name = text.partition(":")
        if kind == "bot" and name not in bots.names():
            raise Refuse("unknown-bot", {"bot": name})
        if kind in ("me", "shared"):
            chairs.append(Chair("guest", guest, wanted.nonce))
        else:
            chairs.append(Chair(kind, name))
    if all(chair.kind == "bot" for chair in chairs):
        raise Refuse("bad-seats", {"seats": 0, "expected": 1})
    if wanted.lot:
        random.SystemRandom().shuffle(chairs)
    return chairs
