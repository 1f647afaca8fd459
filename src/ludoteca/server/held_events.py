"""One event in memory. Whatever is done to it is judged, stored, and then told to those who follow it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core import LudotecaError
from ludoteca.events import Event
from ludoteca.events.acts import Act
from ludoteca.events.file import check_acts
from ludoteca.events.floor import BOT, NOBODY
from ludoteca.server import event_store
from ludoteca.server.event_shapes import EventChanged, EventStatus
from ludoteca.server.event_store import EventRow
from ludoteca.server.journal_lines import now_ms
from ludoteca.server.places import place_of_event
from ludoteca.server.protocol import encode
from ludoteca.server.refusals import Refuse, refusal_of
from ludoteca.server.store import Also, Store, TableRow, insert_table
from ludoteca.server.viewers import Connection

log = structlog.get_logger()

Through = Callable[[Also], Awaitable[None]]
"""Has something written in a transaction of its own."""


class Follower:
    """A page that is told when something changes; its messages are counted from 1."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.seq = 0

    def tell(self, boards_only: bool = False) -> None:
        self.seq += 1
        self.connection.put(encode(EventChanged(self.seq, boards_only)))


class HeldEvent:
    """The only writer of this event."""

    def __init__(self, row: EventRow, event: Event, store: Store, on_change: Callable[[HeldEvent], None]) -> None:
        self.row = row
        self.event = event
        self.followers: list[Follower] = []
        self.lock = asyncio.Lock()  # held from the judging of an act to its storing, so that nobody reads in between
        self.is_gone = False  # somebody else has written: it has to be read anew
        self._store = store
        self._on_change = on_change

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def path(self) -> str:
        """Where its page is on the site."""
        return f"/event/{self.id}"

    @property
    def status(self) -> EventStatus:
        event = self.event
        if event.is_closed:
            return "over"
        return "paused" if event.floor.is_paused else "running" if event.rounds else "planned"

    def people(self) -> set[str]:
        """Everybody who has to do with it now."""
        floor = self.event.floor
        entered = {entrant.person for entrant in self.event.entrants.values()}
        found = {floor.organiser, *floor.staff, *entered}
        return {person for person in found if person and not person.startswith((BOT, NOBODY))}

    def player(self, guest: str) -> int | None:
        """The number of this guest, if they have entered."""
        entered = self.event.entrants.values()
        return next((entrant.number for entrant in entered if guest and entrant.person == guest), None)

    # -- acts ------------------------------------------------------------------------------------

    async def do(self, *new: Act, by: str = "", make: Sequence[TableRow] = (), through: Through | None = None) -> None:
        """Do all of this or nothing; tables that are made with it are stored with it. The caller holds the lock."""
        if self.is_gone:
            raise Refuse("unavailable")
        before, stamp = len(self.event.acts), str(now_ms())
        try:
            for act in new:
                self.event.do(msgspec.structs.replace(act, at=stamp, by=by))
            check_acts(self.event.acts[before:])
            await self._keep(before, make, through)
        except BaseException as error:
            self.event = Event.replay(self.event.acts[:before])
            raise self._refused(error) from error
        self.tell()
        self._on_change(self)

    async def found(self, *new: Act, by: str) -> None:
        """The event is made, with everything that is known of it already: all of this or nothing."""

        async def through(write: Also) -> None:
            async with self._store.writing() as connection:
                await event_store.make(connection, self.row)
                await event_store.write(connection, self.row, 0, self.event.acts[:1], ())
                await write(connection)

        await self.do(*new, by=by, through=through)

    async def _keep(self, before: int, make: Sequence[TableRow], through: Through | None) -> None:
        public = self.event.floor.terms.public
        row = msgspec.structs.replace(self.row, status=self.status, public=public, touched=now_ms())

        async def write(connection: AsyncConnection) -> None:
            await self._store.require_held(connection, [place_of_event(self.id)])
            for table in make:
                await insert_table(connection, table)
            await event_store.write(connection, row, before, self.event.acts[before:], self.people())

        if through is not None:
            await through(write)
        else:
            async with self._store.writing() as connection:
                await write(connection)
        self.row = row

    def _refused(self, error: BaseException) -> BaseException:
        if isinstance(error, LudotecaError):
            return refusal_of(error)
        if isinstance(error, IntegrityError):
            log.error("event has another writer", id=self.id, error=str(error))
            self.is_gone = True
            return Refuse("unavailable")
        return error

    # -- those who follow it ---------------------------------------------------------------------

    def enter(self, follower: Follower) -> None:
        self.followers.append(follower)
        follower.tell()

    def leave(self, follower: Follower) -> None:
        self.followers.remove(follower)

    def tell(self, boards_only: bool = False) -> None:
        for follower in self.followers:
            follower.tell(boards_only)

    def close(self) -> None:
        for follower in self.followers:
            follower.connection.close()
