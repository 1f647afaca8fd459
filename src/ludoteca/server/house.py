"""The house: every table in memory, and what they share. One object per process, made by the app."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.core import LudotecaError
from ludoteca.server.analyses import Analyses
from ludoteca.server.bell import Bell
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.challenges import challenge, concerns
from ludoteca.server.errands import Errands
from ludoteca.server.event_shapes import EventListing
from ludoteca.server.finding import Finder
from ludoteca.server.hall import Hall
from ludoteca.server.house_time import HouseTime
from ludoteca.server.journal import Journal
from ludoteca.server.journal_lines import now_ms
from ludoteca.server.lobby import Lobby
from ludoteca.server.new_tables import paired_row, wanted_row
from ludoteca.server.pairing import Wish
from ludoteca.server.personas import Persona
from ludoteca.server.places import Alone, Places, place_of_event
from ludoteca.server.ratings.standings import Ratings
from ludoteca.server.refusals import Refuse
from ludoteca.server.rest_shapes import MyTable, NewTable, WatchedTable
from ludoteca.server.sessions import Guests
from ludoteca.server.settings import Settings
from ludoteca.server.shared import Shared
from ludoteca.server.shared_finding import SharedFinder
from ludoteca.server.store import Store, TableRow
from ludoteca.server.tables import Table
from ludoteca.server.tasks import Tasks
from ludoteca.server.viewers import Connection
from ludoteca.server.watching import Gallery

log = structlog.get_logger()

DAY_MS = 24 * 3600 * 1000
RESUME_MS = 7 * DAY_MS  # tables touched in the last days are resumed at once, others when asked for
SWEEP_SECONDS = 20.0
BEAT_SECONDS = 5.0
MY_TABLES = 30  # the latest are listed for their players


class House:
    """Finds, makes and keeps the tables."""

    def __init__(self, settings: Settings, store: Store, guests: Guests, places: Places | None = None) -> None:
        self.settings = settings
        self.places = places or Alone()
        self.store = store
        self.guests = guests
        self.ratings = Ratings(store)
        self.lobby = Lobby()
        self.bell = Bell()
        self.finder: Finder | SharedFinder = Finder(self.ratings, self.make_for)
        self.time = HouseTime(settings.time_ms)
        self.pool = BotPool(settings.bot_threads, settings.bot_seconds, settings.bot_scale)
        self.analyses = Analyses(self.pool, store)
        self.one_order = asyncio.Lock()  # what is ordered about people is done one at a time
        self.heavy_requests = asyncio.Semaphore(2)  # requests that take long are answered a few at a time
        self.tables: dict[str, Table] = {}
        self.gallery = Gallery(self.lobby, self.tables)
        self.sockets: dict[str, int] = {}  # open ones of each guest
        self.doors: dict[Connection, tuple[str, str | None]] = {}  # the same, with the guest and the device behind it
        self._tasks = Tasks()
        self.hall = Hall(store, guests, self._tasks, self.bell, self.find, self.places)
        self.errands = Errands()
        self.errands.define("my-table", self._my_table, MyTable | None)
        self.errands.define("challengers", self._challengers, list[str])
        self.errands.define("picture", self.gallery.picture, WatchedTable | None)
        self.errands.define("event-listing", self.hall.listing, EventListing)
        self.errands.define("renamed", self._renamed)
        self.hall.far_listing = lambda event, guest: self.errands.at(
            place_of_event(event), "event-listing", event, guest
        )
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._beater: asyncio.Task[None] | None = None
        self.is_closed = False

    # -- life ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take every table up where it was left."""
        await self.begin(await self.store.uptime())
        await self.resume(await self.unfinished())
        await self.hall.open()

    async def begin(self, open_ms: int) -> None:
        """Be ready for tables, but take none up; the house has been open for so long so far."""
        await self.ratings.load()
        self.time.go_on_from(open_ms)
        self._sweeper = asyncio.create_task(self._sweep())
        self._beater = asyncio.create_task(self._beat())

    async def unfinished(self) -> list[str]:
        """The tables that are to be in memory."""
        return await self.store.unfinished(now_ms() - RESUME_MS)

    async def resume(self, tables: Sequence[str]) -> None:
        for table in tables:
            try:
                await self.find(table)
            except (Refuse, LudotecaError) as error:
                log.error("not resumed", table=table, error=str(error))

    async def close(self) -> None:
        """Tell every page to reconnect, and finish what is being stored."""
        self.is_closed = True
        self.pool.close()
        await self.analyses.close()
        await self.finder.close()
        self.lobby.close()
        self.bell.close()
        for task in (self._sweeper, self._beater):
            if task:
                task.cancel()
        self.hall.close()
        await self._keep_time()
        for table in list(self.tables.values()):
            table.close()
        await self._finish()

    async def _finish(self) -> None:
        """What has been begun is done, and what is to be stored is stored."""
        await self._tasks.finish()
        await self.store.finish()

    async def _beat(self) -> None:
        """Store the time now and then: if the server is killed, players get back what they thought since, and those
        who are away that much of the grace."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._keep_time()

    async def _keep_time(self) -> None:
        if any(table.journal.status != "over" for table in self.tables.values()):
            try:
                await self.store.keep_uptime(self.time.now())
            except (SQLAlchemyError, OSError) as error:  # the database may be gone for a while
                log.warning("time not stored", error=repr(error))

    async def _sweep(self) -> None:
        """Forget pages and tables nobody looks at any more; the store has them."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        oldest = time.monotonic() - self.settings.forget_table_after
        for table in list(self.tables.values()):
            table.audience.forget(self.settings.forget_viewer_after)
            if table.is_unused_since(oldest):
                table.close()
                if not table.journal.row.event:
                    self.places.let_sleep(table.id)
        journals = [table.journal for table in self.tables.values()]
        needed = {guest for journal in journals for guest in journal.people()}
        self.guests.forget_all_but(needed | set(self.sockets))

    # -- tables ----------------------------------------------------------------------------------

    async def find(self, table: str) -> Table:
        """The table of this id, read from the store if need be. Only ever one owner."""
        if table in self.tables:
            return self.tables[table]
        if table not in self._loading:
            task = self._tasks.run_to_end(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table:
        await self.places.hold_table(table)
        found = await self.store.table(table)
        if found is None:
            raise Refuse("unknown-table", {"table": table[:20]})
        row, lines = found
        try:
            journal = await asyncio.to_thread(Journal.read, row, lines)
        except LudotecaError as error:
            log.error("table does not replay", table=table, error=str(error))
            raise Refuse("unavailable") from None
        for old, new in (await self.guests.desk.accounts.heirs_of(journal.people())).items():
            journal.hand_over(old, new)
        await self.guests.load(journal.people())
        if journal.match is None:  # a rematch, or stopped between the last seat and the start
            journal.start_if_full(self.guests.name)
        if journal.lines.unwritten:
            await self.store.write(table, journal.lines.unwritten, journal.status)
            journal.lines.unwritten = []
        await self.ratings.load_table(journal)
        opened = self._open_table(journal)
        opened.presence.changed()  # whoever was here and has not come back is away from now on
        return opened

    def _open_table(self, journal: Journal) -> Table:
        if self.is_closed:
            raise Refuse("unavailable")
        shared = Shared(
            settings=self.settings,
            store=self.store,
            guests=self.guests,
            ratings=self.ratings,
            lobby=self.lobby,
            bell=self.bell,
            pool=self.pool,
            tasks=self._tasks,
            time=self.time,
            noticed=self.hall.noticed,
        )
        table = Table(journal, shared, rename=self.change_guest, on_close=self._forget)
        self.tables[table.id] = table
        table.audience.recall(journal.seating.away)
        table.open()
        return table

    def drop(self, place: str) -> None:
        """Another process has this place from now on: pages come again, and find it there."""
        kind, _, event = place.partition("/")
        if event:
            self.hall.drop(event)
        for table in list(self.tables.values()):
            if table.id == kind or (event and table.journal.row.event.partition("/")[0] == event):
                table.close()

    async def empty(self) -> None:
        """Everything leaves memory, once what is being stored is stored."""
        for event in self.hall.events():
            self.hall.drop(event)
        for table in list(self.tables.values()):
            table.close()
        await self._finish()

    async def everywhere(self, guest: str) -> list[Table]:
        """The tables in memory, or on the way there, at which this guest has a seat."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        return [table for table in self.tables.values() if guest in table.journal.people()]

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.ratings.forget_table(table.id)

    async def tables_of(self, guest: str) -> list[MyTable]:
        """The tables that concern this guest, as far as they can be read: the latest first."""
        mine: list[MyTable] = []
        for name in await self.store.tables_of(guest, MY_TABLES):
            with contextlib.suppress(Refuse, LudotecaError):
                if found := await self.errands.at_table(name, "my-table", guest):
                    mine.append(found)
        return sorted(mine, key=_by_urgency)

    async def _my_table(self, name: str, guest: str) -> MyTable | None:
        table = await self.find(name)
        if not concerns(table.journal, guest):
            return None
        await self.guests.load([table.journal.row.maker])
        return await table.my_table(guest)

    async def _challengers(self, guest: str) -> list[str]:
        """Who has kept a seat for this guest at an open table in memory."""
        return [one.journal.row.maker for one in self.tables.values() if one.journal.seats_kept_for(guest)]

    async def _all_challengers(self, guest: str) -> list[str]:
        return [one for found in await self.errands.everywhere("challengers", guest) for one in found]

    async def make(self, guest: str, wanted: NewTable) -> Table:
        """A new table as the guest wants it."""
        challenged = None
        if wanted.challenge:
            challenged = await challenge(self.store, self.guests, self._all_challengers, guest, wanted.challenge)
        return await self._make(wanted_row(guest, wanted, challenged))

    async def make_for(self, wishes: Sequence[Wish]) -> str:
        """A new table for people who want the same."""
        return (await self._make(paired_row(wishes))).id

    async def _make(self, row: TableRow) -> Table:
        limit = self.settings.limits.tables_per_guest
        if await self.store.count_unfinished_of(row.maker, now_ms() - DAY_MS) >= limit:
            raise Refuse("too-many", {"limit": limit})
        journal = Journal(row)
        people = {row.maker, *journal.guests()}
        for guest in people:
            await self.guests.require_playing(guest)
        await self.guests.load([*people, *journal.asked()])
        await self.ratings.admit(row.terms, *journal.guests())
        journal.start_if_full(self.guests.name)
        await self.places.hold(row.id)
        await self.store.make_table(row, journal.lines.unwritten, journal.status)
        journal.lines.unwritten = []
        table = self._open_table(journal)
        self.bell.ring(*journal.people())
        return table

    # -- guests ----------------------------------------------------------------------------------

    async def reread_names(self) -> None:
        """Names may have been changed by another process: everybody who sits with such a guest is told."""
        renamed = await self.guests.reload()
        for table in self.tables.values():
            if renamed & set(table.journal.people()):
                table.presence.changed()

    async def change_guest(self, guest: str, name: str | None = None, avatar: str | None = None) -> Persona:
        """A guest chooses a name or a picture: everybody who sits with them is told."""
        persona = await self.guests.change(guest, name, avatar)
        await self.errands.everywhere("renamed", guest)
        return persona

    async def _renamed(self, guest: str) -> None:
        await self.guests.reread(guest)
        for table in self.tables.values():
            if table.journal.seats_of(guest):
                table.presence.changed()


def _by_urgency(table: MyTable) -> tuple[bool, ...]:
    return table.status == "over", not table.is_challenge, not (table.is_my_turn or table.is_awaited)
