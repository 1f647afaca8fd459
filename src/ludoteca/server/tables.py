"""The one owner of a table: everything that happens at it happens here, one thing at a time.

Whatever somebody does is judged, stored, told to every viewer and acknowledged, in this order. The lock is held from
the first to the last step, so nobody ever sees what is not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING

import structlog

from ludoteca.core import Seat
from ludoteca.server import protocol, views
from ludoteca.server.acts import do, own_move
from ludoteca.server.bot_seats import BotSeats
from ludoteca.server.journal import Journal
from ludoteca.server.pacing import Pacing
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import TableRow
from ludoteca.server.viewers import Connection, Standpoint, Viewer, has_curtain, standpoint

if TYPE_CHECKING:
    from ludoteca.server.house import House

log = structlog.get_logger()

PRESENCE_DELAY = 0.05  # seconds: arrivals and departures in quick succession are told once


class Table:
    """A table somebody is at, or a bot."""

    def __init__(self, journal: Journal, house: House) -> None:
        self.journal = journal
        self.house = house
        self.viewers: dict[str, Viewer] = {}
        self.lock = asyncio.Lock()
        self.bots = BotSeats(self)
        self.pacing = Pacing(self) if journal.game.in_real_time(journal.options) else None
        self.is_gone = False
        self.used = self._opened = time.monotonic()
        self._away_since: dict[str, float] = {}  # guests without a live page
        self._presence_timer: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.journal.row.id

    # -- pages come and go -----------------------------------------------------------------------

    async def attach(self, guest: str, hello: protocol.Hello, connection: Connection) -> Viewer:
        """A page says hello: it goes on where it was, or is shown the table."""
        async with self.lock:
            self._require_here()
            viewer = self.viewers.get(hello.viewer or "")
            after = hello.resume_after
            if viewer and viewer.guest == guest and after is not None and viewer.can_resume(after):
                viewer.connect(connection, after)
            else:
                viewer = self._new_viewer(guest)
                viewer.connect(connection)
                await self.house.guests.load([guest])
                self.show(viewer)
            self._attend()
        if self.pacing:
            self.pacing.measure(viewer)
        self._presence_changed()
        return viewer

    def _new_viewer(self, guest: str) -> Viewer:
        if len(self.viewers) >= self.house.settings.limits.viewers_per_table:
            raise Refuse("too-many", {"limit": self.house.settings.limits.viewers_per_table})
        viewer = Viewer(secrets.token_urlsafe(18), guest, self.house.settings.limits.kept_bytes)
        self.viewers[viewer.token] = viewer
        return viewer

    def detach(self, viewer: Viewer, connection: Connection) -> None:
        """A socket is gone; the page may come back."""
        if viewer.disconnect(connection):
            if self.pacing:
                self.pacing.gone(viewer)
            self._away_since[viewer.guest] = time.monotonic()
            self._presence_changed()

    def is_present(self, guest: str) -> bool:
        return any(viewer.connection and viewer.guest == guest for viewer in self.viewers.values())

    def seconds_to_claim(self, guest: str) -> float:
        """How long this guest must still be away before others may claim a seat; a table just opened counts anew."""
        away_since = self._away_since.get(guest, self._opened)
        away = 0.0 if self.is_present(guest) else time.monotonic() - away_since
        return max(0.0, self.house.settings.claim_after - away)

    def forget_viewers(self, away_for: float) -> None:
        """Drop the pages that will not come back."""
        oldest = time.monotonic() - away_for
        for viewer in list(self.viewers.values()):
            if viewer.connection is None and viewer.away_since < oldest:
                del self.viewers[viewer.token]

    def close(self) -> None:
        """Leave memory: every page is told to come again."""
        self.is_gone = True
        self.bots.stop()
        if self.pacing:
            self.pacing.stop()
        if self._presence_timer:
            self._presence_timer.cancel()
        for viewer in self.viewers.values():
            viewer.dismiss("unavailable")
        self.house.lobby.hide(self.id)

    # -- what people do --------------------------------------------------------------------------

    async def act(self, viewer: Viewer, message: protocol.Intent) -> None:
        """An intent: done once, and answered every time it is sent."""
        if self.pacing and isinstance(message, protocol.Move):
            self._press(self.pacing, viewer, message)
            return
        # A page that goes away does not undo what it has asked for.
        await asyncio.shield(self.house.keep(self._act(viewer, message)))

    async def _act(self, viewer: Viewer, message: protocol.Intent) -> None:
        intent = message.intent
        async with self.lock:
            try:
                self._require_here()
                ply = self.journal.done.get((viewer.guest, intent), viewer.answers.get(intent))
                if ply is None:
                    await self._change(lambda: do(self, viewer, message))
                    ply = self.journal.ply
            except Exception as error:
                if not isinstance(error, Refuse):
                    log.exception("act failed", table=self.id)
                refusal = error.refusal if isinstance(error, Refuse) else protocol.Refusal("unavailable")
                viewer.say(lambda seq: protocol.Refused(seq, intent, refusal))
                return
            viewer.say(lambda seq: protocol.Ack(seq, intent, ply))

    def _press(self, pacing: Pacing, viewer: Viewer, message: protocol.Move) -> None:
        """Real time: an act counts when it was pressed, not when the table gets round to it."""
        self._require_here()
        ply = self.journal.done.get((viewer.guest, message.intent))
        if ply is not None:
            viewer.say(lambda seq: protocol.Ack(seq, message.intent, ply))
        else:
            pacing.press(viewer, own_move(self, viewer, message), message)

    def echoed(self, viewer: Viewer, message: protocol.Echoed) -> None:
        if self.pacing:
            self.pacing.echoed(viewer, message.time)

    async def change(self, act: Callable[[], Awaitable[TableRow | None]]) -> None:
        """Something is done to the table, not through one of its sockets: judged, stored and told."""
        await asyncio.shield(self.house.keep(self._locked_change(act)))

    async def _locked_change(self, act: Callable[[], Awaitable[TableRow | None]]) -> None:
        async with self.lock:
            self._require_here()
            await self._change(act)

    async def _change(self, act: Callable[[], Awaitable[TableRow | None]]) -> None:
        before = _Snapshot(self.journal)
        try:
            follows = await act()
            if self.pacing:
                self.pacing.begin()
            if self.journal.unwritten:
                await self.house.store.write(self.id, self.journal.unwritten, self.journal.status, follows)
                self.journal.unwritten = []
        except BaseException as error:
            if self.journal.unwritten:  # memory and store differ: the store is right
                log.error("not stored", table=self.id, error=repr(error))
                self.house.drop(self)
                raise Refuse("unavailable") from error
            raise
        self._tell(before)
        self._wake()

    def _wake(self) -> None:
        self.bots.wake()
        if self.pacing:
            self.pacing.wake()

    def _require_here(self) -> None:
        if self.is_gone:
            raise Refuse("unavailable")
        self.used = time.monotonic()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """Hold the table still to read from it; not while dice that have been dealt have yet to come to rest."""
        while True:
            async with self.lock:
                unrest = self.pacing.unrest() if self.pacing else 0.0
                if unrest <= 0:
                    yield
                    return
            await asyncio.sleep(unrest)

    # -- telling ---------------------------------------------------------------------------------

    def _tell(self, before: _Snapshot) -> None:
        """Tell every page what has changed for it."""
        journal = self.journal
        present: dict[Standpoint, protocol.Now] = {}
        past: dict[Seat, list[protocol.LogEntry]] = {}
        is_seated_anew = before.chairs != journal.chairs
        for viewer in list(self.viewers.values()):
            if viewer.lifted not in journal.to_act or before.chapter != _chapter(journal):
                viewer.lifted = None  # the turn has passed, or a new game begun: the curtain falls
            at = standpoint(journal, viewer.guest, viewer.lifted)
            if at != viewer.told or before.has_match != (journal.match is not None) or before.to_act_changed(viewer):
                self.show(viewer)
                continue
            if before.ply != journal.ply:
                if at not in present:
                    present[at] = views.now(journal, at, self._timing())
                if at.perspective not in past:
                    past[at.perspective] = views.log(journal, at.perspective, before.ply)
                entries, now = past[at.perspective], present[at]
                not_before = self.pacing.not_before(viewer) if self.pacing else 0.0
                viewer.say(lambda seq, entries=entries, now=now: protocol.Update(seq, entries, now), not_before)  # type: ignore[misc]
            if is_seated_anew:
                self._say_presence(viewer)
            if before.rematch != (len(journal.rematch_asked), journal.next_table):
                viewer.say(lambda seq: protocol.RematchMessage(seq, views.rematch(journal)))
        self._list()

    def show(self, viewer: Viewer) -> None:
        """The whole table, from where this page stands now."""
        viewer.told = standpoint(self.journal, viewer.guest, viewer.lifted)
        shown = self.view(viewer.guest, viewer.told, viewer.lifted)
        not_before = self.pacing.not_before(viewer) if self.pacing else 0.0
        viewer.say(lambda seq: protocol.ViewMessage(seq, viewer.token, shown), not_before)

    def view(self, guest: str, at: Standpoint | None = None, lifted: Seat | None = None) -> protocol.TableView:
        at = at or standpoint(self.journal, guest)
        seats, away = self._seats(guest), self._claimable_in()
        return views.table(self.journal, at, guest, lifted, seats, away, self._watchers(), self._timing())

    def _timing(self) -> protocol.Timing | None:
        return self.pacing.told() if self.pacing else None

    def _presence_changed(self) -> None:
        if self._presence_timer is None and not self.is_gone:
            tell = self._tell_presence
            later = asyncio.get_running_loop().call_later
            self._presence_timer = later(PRESENCE_DELAY, lambda: self.house.keep(tell()))

    async def _tell_presence(self) -> None:
        self._presence_timer = None
        async with self.lock:
            self._attend()
            for viewer in self.viewers.values():
                self._say_presence(viewer)
            self._list()

    def _attend(self) -> None:
        """Real time: the table stands still while nobody who plays is here. When it goes on, everybody is told when."""
        if self.pacing and self.pacing.attend(any(map(self.is_present, self.journal.guests()))):
            for viewer in self.viewers.values():
                self.show(viewer)
            self._wake()

    def renamed(self) -> None:
        """Somebody here has a new name."""
        self._presence_changed()

    def _say_presence(self, viewer: Viewer) -> None:
        seats, away = self._seats(viewer.guest), self._claimable_in()
        viewer.say(lambda seq: protocol.Presence(seq, self.journal.status, seats, away, self._watchers()))

    def _seats(self, guest: str) -> list[protocol.SeatInfo]:
        return views.seats(self.journal, guest, self.house.guests.name, self.is_present)

    def _claimable_in(self) -> protocol.Away:
        """The seats of those who are away, with the milliseconds until others may claim them."""
        seated = zip(self.journal.seats, self.journal.chairs, strict=True)
        away = ((seat, chair.who) for seat, chair in seated if chair.kind == "guest" and not self.is_present(chair.who))
        return {seat: math.ceil(self.seconds_to_claim(who) * 1000) for seat, who in away}

    def _watchers(self) -> int:
        seated = set(self.journal.guests())
        return len({viewer.guest for viewer in self.viewers.values() if viewer.connection} - seated)

    def _list(self) -> None:
        """Show the table in the lobby as long as it is public and goes on."""
        if not self.journal.row.public or self.journal.status == "over" or self.is_gone:
            self.house.lobby.hide(self.id)
            return
        self.house.lobby.show(self.listing(""))

    def listing(self, guest: str) -> protocol.TableListing:
        journal = self.journal
        return protocol.TableListing(
            id=self.id,
            game=journal.row.game,
            options=journal.options.changed(),
            status=journal.status,
            created=journal.row.created,
            ply=journal.ply,
            seats=self._seats(guest),
            watchers=self._watchers(),
        )

    def opened(self) -> None:
        """The table has just come into memory."""
        self._list()
        if self.pacing:
            self.pacing.begin()
            self.pacing.pause()  # until somebody comes
        self._wake()


class _Snapshot:
    """What a page may have to be told about, as it was before."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.ply = journal.ply
        self.to_act = journal.to_act
        self.chapter = _chapter(journal)
        self.has_match = journal.match is not None
        self.chairs = list(journal.chairs)
        self.rematch = (len(journal.rematch_asked), journal.next_table)

    def to_act_changed(self, viewer: Viewer) -> bool:
        """Who may lift a curtain depends on who may act."""
        return self.to_act != self.journal.to_act and has_curtain(self.journal, viewer.guest)


def _chapter(journal: Journal) -> str:
    """The game of a match that is on the table; a new one has new hands."""
    return journal.game.chapter(journal.match.state) if journal.match else ""
