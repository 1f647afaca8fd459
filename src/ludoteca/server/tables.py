"""The one owner of a table: everything that happens at it happens here, one thing at a time.

Whatever somebody does is judged, stored, told to every viewer and acknowledged, in this order. The lock is held from
the first to the last step, so nobody ever sees what is not stored.

What knows what: a table is put together here from parts, each of which knows those to its left and nobody to its
right (the layers in pyproject.toml keep it so). Where a part needs something done further right, it was given a plain
function for it when it was made.

    Journal ← Viewer ← Audience ← Acts, RealTime, TableClock, TableTalk, Hints ← Absence, Announcer, Skipping,
    Standstill ← Intents, BotSeats, Presence ← Table ← House

    Journal    the table itself, as its lines tell it    Absence    what is done about those who are away
    Audience   the pages that look at it                 Announcer  what everybody is told
    Acts       what seats do: the one way into a match   Intents    what pages ask for
    RealTime   when what is pressed counts               BotSeats   machines that think
    TableClock who has how long                          TableTalk  who says what, and who hears it
    Standstill when time stops because nobody is here    Skipping   the end at once, for whoever is out
    Hints      what a machine would play                 Presence   who comes and goes
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

import msgspec
import structlog

from ludoteca.core import Seat
from ludoteca.play.judging import Ruling
from ludoteca.play.realtime.driver import Done
from ludoteca.server import protocol
from ludoteca.server.absence import Absence, grace
from ludoteca.server.acts import Acts, by_turns
from ludoteca.server.announcer import Announcer, Before
from ludoteca.server.audience import Audience
from ludoteca.server.bell import seen_by_players
from ludoteca.server.bot_seats import BotSeats
from ludoteca.server.committing import Then
from ludoteca.server.hints import Hints
from ludoteca.server.intents import Intents
from ludoteca.server.journal import Journal
from ludoteca.server.presence import Presence
from ludoteca.server.reading import Doing
from ludoteca.server.real_time import RealTime
from ludoteca.server.refusals import Refuse
from ludoteca.server.rest_shapes import MyTable, WatchedTable
from ludoteca.server.shared import Shared
from ludoteca.server.skipping import Skipping
from ludoteca.server.standstill import Standstill
from ludoteca.server.store import Also, TableRow, put_key
from ludoteca.server.table_clock import TableClock
from ludoteca.server.talk import TableTalk
from ludoteca.server.tasks import Errand, Lock
from ludoteca.server.trouble import refused
from ludoteca.server.viewers import Connection, Viewer

log = structlog.get_logger()

LOOK_AND_HAND_OVER = 2  # turns of the event loop

Change = Callable[[], Awaitable[TableRow | None]]
"""Does something to a table. A rematch gives the row of the next table, to be stored with it."""


class Answer(msgspec.Struct, frozen=True):
    """What is told to those who have asked for something, once it is stored."""

    to: Callable[[], Iterable[Viewer]]
    say: Callable[[], None]


class Table:
    """A table in memory: somebody is there, or a bot thinks."""

    def __init__(
        self,
        journal: Journal,
        shared: Shared,
        *,
        rename: Callable[[str, str], Awaitable[object]],
        on_close: Callable[[Table], None],
    ) -> None:
        settings, guests = shared.settings, shared.guests
        self.journal = journal
        self._shared = shared
        self._on_close = on_close
        self.audience = Audience(settings.limits, grace(journal.row.terms.clock, settings.claim_after), shared.time.now)
        self.real_time: RealTime | None = None
        if journal.in_real_time:
            self.real_time = RealTime(journal, self.audience, settings.terms, self._when_due)
        acts = Acts(journal, self.real_time.enter if self.real_time else by_turns(journal))
        wait = grace(journal.row.terms.clock, settings.lobby_grace) if journal.asked() else settings.lobby_grace
        self._absence = Absence(journal, acts, self.audience, wait)
        self._talk = talk = TableTalk(journal, guests, shared.store, settings.limits)
        self._announcer = Announcer(journal, self.audience, guests, shared.ratings, shared.lobby, self.real_time, talk)
        skipping = Skipping(journal, self.real_time, shared.pool, lambda: self.bots.stop())
        self._hints = Hints(journal, shared.pool, shared.tasks, self.reading)
        self._intents = Intents(
            journal, acts, self._absence, skipping, self._hints, self._announcer, guests, shared.ratings, talk, rename
        )
        self.clock: TableClock | None = None
        if journal.control:
            self.clock = TableClock(journal, journal.control, self.audience, shared.time.now, self._when_flagged)
        seconds_for = self.clock.seconds_for if self.clock else lambda _: None
        self.bots = BotSeats(journal, acts, self.real_time, shared.pool, shared.tasks, self.change, seconds_for)
        self._standstill: Standstill | None = None
        if self.real_time:
            self._standstill = Standstill(
                journal, self.audience, self.real_time, on_pause=self.bots.stop, on_resume=self._go_on
            )
        self._acts = acts
        self._lock = Lock()
        self.presence = Presence(
            self._absence,
            self._announcer,
            shared.tasks,
            self._lock,
            attend=self._attend,
            change=self._do,
            note=self._note_absence,
        )
        self._seen = seen_by_players(journal)
        self._is_gone = False
        self._used = time.monotonic()

    @property
    def id(self) -> str:
        return self.journal.row.id

    # -- in memory -------------------------------------------------------------------------------

    def open(self) -> None:
        """The table has just come into memory."""
        self._announcer.list_table()
        if self.real_time:
            self.real_time.pause()  # until somebody comes
        if self.clock:
            self.clock.begin()
        self._wake()
        self.presence.watch_lobby()

    def is_unused_since(self, instant: float) -> bool:
        is_timed = self.clock is not None and self.clock.is_running
        is_busy = is_timed or self.bots.is_thinking or self._lock.locked()
        return not self.audience and not is_busy and self._used < instant

    def close(self) -> None:
        """Leave memory: every page is told to reconnect, and the next visitor reads the table from the store."""
        self._is_gone = True
        self.bots.stop()
        self._hints.stop()
        if self.real_time:
            self.real_time.stop()
        if self.clock:
            self.clock.stop()
        if self._standstill:
            self._standstill.stop()
        self.presence.stop()
        for viewer in self.audience:
            viewer.dismiss("unavailable")
        self._announcer.unlist_table()
        self._on_close(self)

    def _require_here(self) -> None:
        if self._is_gone:
            raise Refuse("unavailable")
        self._used = time.monotonic()

    # -- pages come and go -----------------------------------------------------------------------

    async def attach(self, guest: str, hello: protocol.Hello, connection: Connection) -> Viewer:
        """A page says hello: it goes on where it was, or is shown the table."""
        await self._shared.guests.load([guest])
        await self._talk.arrive(guest)
        async with self._lock:  # nothing in here may wait: a page that is cut off half-way would stay for ever
            self._require_here()
            viewer, after = self.audience.find(hello.viewer, guest), hello.resume_after
            if viewer and after is not None and viewer.can_resume(after):
                viewer.connect(connection, after)
            else:
                viewer = self.audience.add(guest, self.journal.people())
                viewer.connect(connection)
                self._announcer.show(viewer)
            self._attend()
        if self.real_time:
            connection.wire.note_arrivals()
            self.real_time.measure(viewer)
        if self.clock:
            self.clock.measure(viewer)
        self.presence.changed()
        return viewer

    def detach(self, viewer: Viewer, connection: Connection) -> None:
        """A socket is gone; the page may come back."""
        if viewer.disconnect(connection):
            if self.real_time:
                self.real_time.gone(viewer)
            self.audience.lost(viewer)
            self.presence.changed()

    def _attend(self) -> None:
        if self._standstill:
            self._standstill.look()

    def _go_on(self) -> None:
        """After a standstill: everybody is told when."""
        self._announcer.show_all()
        self._wake()

    # -- what people do --------------------------------------------------------------------------

    def handle(self, viewer: Viewer, message: protocol.Intent, came: float | None = None) -> Doing | None:
        """An intent: done once, and answered every time it is sent. `came`: when it reached this machine, of
        `time.monotonic`. What is given goes on also when the page that has asked is gone."""
        if isinstance(message, protocol.Move):
            if self.real_time:
                self._require_here()
                if not self.real_time.has_begun and self.journal.status == "running":
                    raise Refuse("early", {"why": "not-started"})
                if (viewer.guest, message.intent) not in self.journal.lines.done:
                    # Real time: an act counts when it was pressed, not when the table gets round to it.
                    self.real_time.press(viewer, self._intents.own_move(viewer, message), message, came)
                    return None
            elif self._lock.take():
                return self._move(viewer, message)
        return self._shared.tasks.run_to_end(self._handle(viewer, message))

    async def _handle(self, viewer: Viewer, message: protocol.Intent) -> None:
        async with self._lock:
            try:
                if not self._is_answered(viewer, message.intent):
                    await self._change(lambda: self._intents.do(viewer, message), answer=self._ack(viewer, message))
            except Exception as error:
                self._refuse(viewer, message.intent, error)

    def _move(self, viewer: Viewer, message: protocol.Move) -> Doing | None:
        """A move where seats act by turns, as soon as it is read: the lock has been taken without waiting, and is held
        until the move is stored and told. A task for it would cost as much as judging it."""
        journal, before, errand = self.journal, Before(self.journal), Errand()

        def end(error: BaseException | None) -> None:
            try:
                if error is not None:
                    self._require_undone(before, error)
                    raise error
                self._stored(before, self._ack(viewer, message))
            except Exception as wrong:
                self._refuse(viewer, message.intent, wrong)
            finally:
                self._lock.release()
                errand.end()

        try:
            if self._is_answered(viewer, message.intent):
                self._lock.release()
                return None
        except Refuse as refusal:
            self._refuse(viewer, message.intent, refusal)
            self._lock.release()
            return None
        try:
            self._intents.move(viewer, message)
            self._judged(before)
            has_result = self._shared.ratings.result(journal) is not None
        except Exception as error:
            end(error)
            return None
        if has_result:
            return self._shared.tasks.run_to_end(self._count_result(end))
        self._shared.store.add(self.id, journal.lines.unwritten, journal.status, end)
        return errand

    async def _count_result(self, then: Then) -> None:
        """Store a move that has ended a rated match."""
        try:
            await self._shared.ratings.write(self.journal, None)
        except BaseException as error:
            then(error)
        else:
            then(None)

    def _is_answered(self, viewer: Viewer, intent: str) -> bool:
        """Whether this has been done before; then it is answered again."""
        self._require_here()
        ply = self.journal.lines.done.get((viewer.guest, intent), viewer.answers.get(intent))
        if ply is None:
            return False
        self._acknowledge(viewer, intent, ply)
        return True

    def _ack(self, viewer: Viewer, message: protocol.Intent) -> Answer:
        return Answer(lambda: [viewer], lambda: self._acknowledge(viewer, message.intent, self.journal.ply))

    def _acknowledge(self, viewer: Viewer, intent: str, ply: int) -> None:
        viewer.say(lambda seq: protocol.Ack(seq, intent, ply))

    def _refuse(self, viewer: Viewer, intent: str, error: Exception) -> None:
        if not isinstance(error, Refuse):
            log.error("intent failed", table=self.id, exc_info=error)
        refusal = (error if isinstance(error, Refuse) else refused(error)).refusal
        viewer.say(lambda seq: protocol.Refused(seq, intent, refusal))

    def echoed(self, viewer: Viewer, message: protocol.Echoed, came: float | None = None) -> None:
        if self.real_time:
            self.real_time.echoed(viewer, message.time, came)
        elif self.clock:
            viewer.echoed(message.time, self.clock.now())

    async def join(self, guest: str, seat: str | None, promise: str) -> None:
        """Take a seat, without being at the table."""

        async def join() -> None:
            await self._intents.join(guest, seat, promise)
            self.audience.expect(guest)

        await self.change(join)

    async def leave(self, guest: str) -> None:
        """Give one's seats up, without being at the table."""
        await self._do(lambda: self._absence.leave(guest))

    async def turn_down(self, guest: str) -> None:
        """The guest declines a challenge."""
        await self._do(lambda: self._absence.turn_down(guest))

    async def hand_over(self, old: str, new: str) -> None:
        """A guest's seats are an account's from now on."""
        await self._shared.guests.load([new])

        def hand_over() -> None:
            if self.journal.hand_over(old, new):
                self.audience.hand_over(old, new)

        await self._do(hand_over)

    async def call_off(self) -> None:
        """The operator closes the table; nobody has lost a game that was running."""

        def call_off() -> None:
            if self.journal.status == "running":
                self._acts.call_off(Seat(0))
            elif self.journal.status == "open":
                self.journal.seating.close()

        await self._do(call_off)

    async def hold(self, is_paused: bool) -> None:
        """The event is paused, or goes on: so does its match, if one is played."""

        def hold() -> None:
            match = self.journal.match
            if match is not None and match.outcome is None and match.bench.is_paused != is_paused:
                self._acts.hold(is_paused)

        await self._do(hold)

    async def rule(self, seat: Seat, ruling: Ruling, guest: str, also: Also) -> None:
        """A judge rules; `also` is what it means for the event, stored with it."""

        async def do() -> None:
            self._acts.rule(seat, ruling, guest)

        await self.change(do, also)

    # -- judged, stored, told --------------------------------------------------------------------

    async def change(self, do: Change, also: Also | None = None) -> None:
        """Something is done to the table, not through one of its sockets."""
        await asyncio.shield(self._shared.tasks.run_to_end(self._locked_change(do, also)))

    async def _do(self, act: Callable[[], object]) -> None:
        """The same, where nothing has to be waited for."""

        async def do() -> None:
            act()

        await self.change(do)

    async def _locked_change(self, do: Change, also: Also | None, answer: Answer | None = None) -> None:
        async with self._lock:
            self._require_here()
            await self._change(do, also, answer)

    async def _change(self, do: Change, also: Also | None = None, answer: Answer | None = None) -> None:
        before = Before(self.journal)
        try:
            follows = await do()
            self._judged(before)
            if self.journal.lines.unwritten:
                await self._shared.ratings.write(self.journal, follows, also)
        except BaseException as error:
            self._require_undone(before, error)
            raise
        self._stored(before, answer)

    def _judged(self, before: Before) -> None:
        """Something has been done: what follows from it is stored with it."""
        if self.real_time and not self.real_time.is_paused:
            self.real_time.begin()
        if self.clock:
            self.clock.follow(before.ply)

    def _require_undone(self, before: Before, error: BaseException) -> None:
        """Something has gone wrong. Where memory and store differ now, the store is right, and the table closes."""
        if not self.journal.lines.unwritten and self.journal.ply == before.ply:
            return
        log.error("not stored", table=self.id, error=repr(error))
        told = refused(error)
        for viewer in self.audience:
            viewer.say(lambda seq: protocol.Refused(seq, None, told.refusal))
        self.close()
        raise told from error

    def _stored(self, before: Before, answer: Answer | None) -> None:
        """Tell everybody, and whoever thinks about what was."""
        journal = self.journal
        journal.lines.unwritten = []
        self._tell(before, answer)
        if not self._is_gone:
            self._ring()
            self._attend()
            if any(entry.back_to is not None for entry in journal.entries(before.ply)):
                self.bots.stop()  # they think about a position that was taken back
            self._wake()
            self.presence.watch_lobby()
            if journal.row.event:
                self._shared.noticed(journal.row.event)

    def _tell(self, before: Before, answer: Answer | None) -> None:
        """Everybody what has changed, and with it whoever has asked for it that it is done."""
        connections = [one.connection for one in answer.to() if one.connection] if answer else []
        for connection in connections:
            connection.hold()
        try:
            if not self._is_gone:
                self._announcer.tell(before)
            if answer:
                answer.say()
        finally:
            for connection in connections:
                connection.release()

    def _ring(self) -> None:
        """Tell people on other pages of the site, if something has changed in their lists."""
        before, self._seen = self._seen, seen_by_players(self.journal)
        self._shared.bell.ring_if_changed(before, self._seen)

    async def _note_absence(self) -> None:
        """Store who has come and gone. Where that cannot be done the table goes on: nothing that was done is lost."""
        lines, seating = self.journal.lines, self.journal.seating
        noted = dict(seating.away)
        self._absence.note()
        if not lines.unwritten:
            return
        now = str(self._shared.time.now())  # not earlier than what the lines say, should the server be killed next
        try:
            await self._shared.store.write(
                self.id, lines.unwritten, self.journal.status, also=lambda at: put_key(at, "uptime", now)
            )
        except Exception as error:
            log.warning("not noted who is away", table=self.id, error=repr(error))
            seating.away = noted
            lines.seq -= len(lines.unwritten)
        lines.unwritten = []

    def _wake(self) -> None:
        self.bots.wake()
        self._hints.follow()
        if self.clock:
            self.clock.wake()
            self.clock.measure_players()
        if self.real_time:
            self.real_time.wake()

    def _when_flagged(self) -> None:
        self._shared.tasks.run_to_end(self._flag())

    async def _flag(self) -> None:
        """Somebody's time is up, unless a move has come first."""

        def flag() -> None:
            for seat in self.clock.flagged() if self.clock else ():
                self._acts.flag(seat)

        try:
            await self._do(flag)
        except Refuse:
            return  # not stored: the table is read anew, and its clock with it

    def _when_due(self) -> None:
        if self.real_time:
            self._shared.tasks.run_to_end(self._count(self.real_time))

    async def _count(self, real_time: RealTime) -> None:
        """Real time: what is due counts now, and whoever pressed is answered once it is stored."""
        counted: list[Done] = []

        async def count() -> None:
            now = real_time.now()
            await _all_is_read()
            counted.extend(real_time.count(now))

        def answer() -> None:
            real_time.answer(counted)

        try:
            await self._locked_change(count, None, Answer(lambda: real_time.asking(counted), answer))
        except Refuse:
            return  # not stored: the table is read anew, and what was not answered is sent again
        except Exception:
            log.exception("real time failed", table=self.id)
            self.close()

    # -- looking on ------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """Hold the table still to read from it; not while dice that have been dealt have yet to come to rest."""
        while True:
            async with self._lock:
                unrest = self.real_time.unrest() if self.real_time else 0.0
                if unrest <= 0:
                    yield
                    return
            await asyncio.sleep(unrest)

    async def watched(self) -> WatchedTable:
        """The table with a picture, as a watcher sees it."""
        async with self.reading():
            return self._announcer.watched()

    async def my_table(self, guest: str) -> MyTable:
        """The table as it stands in this guest's list."""
        async with self.reading():
            return self._announcer.my_table(guest)

    async def shown_to(self, guest: str) -> protocol.TableView:
        """The table, as this guest may know it."""
        async with self.reading():
            return self._announcer.table(guest)


async def _all_is_read() -> None:
    """Until everything that has already come on any socket has been read, so that presses count in the order in which
    they came, however busy this process is: the loop first looks what there is, then hands it over."""
    for _ in range(LOOK_AND_HAND_OVER):
        await asyncio.sleep(0)
