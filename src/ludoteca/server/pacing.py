"""Real time at one table: what is pressed waits for its instant in `play.RealTimeDriver`, and a timer runs what is due.

Nothing here judges: the pace says what counts, when and in which order. This module knows the clock, the connections
and whom to answer.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
import structlog

from ludoteca.core import IllegalMove, LudotecaError, Seat
from ludoteca.play.log import Entry
from ludoteca.play.realtime.delay import Delay
from ludoteca.play.realtime.driver import Done, RealTimeDriver
from ludoteca.play.realtime.press import Press
from ludoteca.play.realtime.timekeeper import EARLY
from ludoteca.server import protocol
from ludoteca.server.refusals import Refuse, refusal_of
from ludoteca.server.viewers import Viewer

if TYPE_CHECKING:
    from ludoteca.server.store import TableRow
    from ludoteca.server.tables import Table

log = structlog.get_logger()

LEAVE_SECONDS = 5.0  # so long all may be away before the table stands still
ECHO_SECONDS = 1.0  # between two measurements of every connection


class Pacing:
    """The clock of a table that is played in real time, and everybody who waits for an answer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pace: RealTimeDriver | None = None
        self._zero = table.journal.now_ms() - _monotonic_ms()
        self._delays: dict[Seat, Delay] = {}
        self._asking: dict[str, tuple[Viewer, str]] = {}  # press -> the page and its intent
        self._bots: dict[str, asyncio.Future[None]] = {}  # press -> the bot that waits for it
        self._presses = 0
        self._timer: asyncio.TimerHandle | None = None
        self._echoes: asyncio.TimerHandle | None = None
        self._rest: int | None = None  # of the dice that are being told
        self.is_paused = False  # nobody who plays is here
        self._leaving: asyncio.TimerHandle | None = None

    # -- time ------------------------------------------------------------------------------------

    def now(self) -> int:
        """The table's clock: milliseconds since the match began. It never jumps."""
        return _monotonic_ms() + self._zero

    def begin(self) -> None:
        """The match has begun, or is taken up again: its race is counted down."""
        journal = self.table.journal
        if self.pace is None and journal.match is not None and journal.match.outcome is None:
            self._zero = journal.now_ms() - _monotonic_ms()
            self.pace = RealTimeDriver(journal.match, self.now(), self._delays, self.table.house.settings.terms)
            journal.enter = self._enter
            if self._echoes:
                self._echoes.cancel()
            self._echo()

    def attend(self, is_attended: bool) -> bool:
        """Without anybody who plays the table stands still; whether it goes on now, with a new countdown."""
        if is_attended and self._leaving:
            self._leaving.cancel()
            self._leaving = None
        if is_attended and self.is_paused:
            self.is_paused, self.pace = False, None
            self.begin()
            return True
        if not is_attended and not self.is_paused and not self._leaving:
            self._leaving = asyncio.get_running_loop().call_later(LEAVE_SECONDS, self.pause)
        return False

    def pause(self) -> None:
        self.is_paused, self._leaving = True, None
        if self._timer:
            self._timer.cancel()
        self.table.bots.stop()

    def stop(self) -> None:
        for timer in (self._timer, self._echoes, self._leaving):
            if timer:
                timer.cancel()
        for waiting in self._bots.values():
            waiting.cancel()

    def _echo(self) -> None:
        """Measure every connection, as long as the match goes on."""
        for viewer in self.table.viewers.values():
            self.measure(viewer)
        if not self.table.is_gone and self.table.journal.status == "running":
            self._echoes = asyncio.get_running_loop().call_later(ECHO_SECONDS, self._echo)

    def measure(self, viewer: Viewer) -> None:
        if self.pace is not None:
            viewer.measure(self.now())

    def echoed(self, viewer: Viewer, time_sent: int) -> None:
        viewer.echoed(time_sent, self.now())
        for seat in self.table.journal.seats_of(viewer.guest):
            self._delays.setdefault(seat, viewer.delay)

    def gone(self, viewer: Viewer) -> None:
        """Nobody waits for a connection that is lost."""
        for seat in [seat for seat, delay in self._delays.items() if delay is viewer.delay]:
            del self._delays[seat]

    # -- presses ---------------------------------------------------------------------------------

    def press(self, viewer: Viewer, seat: Seat, message: protocol.Move) -> None:
        """A page wants something done now; it is answered when it counts."""
        assert self.pace is not None
        arrival = self.now()
        key = f"{viewer.guest} {message.intent}"
        self._asking[key] = viewer, message.intent
        if self.pace.is_waiting(key):
            return  # sent again after a loss of the connection
        self._delays[seat] = viewer.delay
        seen_at = viewer.sent_at(message.seen)
        seen_at = None if seen_at is None else seen_at + self._zero
        self.pace.press(Press(seat, message.text, arrival, seen_at, message.since, key))
        self.wake()

    async def press_for(self, seat: Seat, text: str) -> None:
        """A bot wants something done now; comes back when it counts or is refused."""
        assert self.pace is not None
        self._presses += 1
        key = f"bot {self._presses}"
        self._delays.pop(seat, None)
        self._bots[key] = asyncio.get_running_loop().create_future()
        self.pace.press(Press(seat, text, self.now(), id=key))
        self.wake()
        await self._bots[key]

    def _enter(self, seat: Seat, text: str) -> list[Entry]:
        """Resigning, offering and the like do not wait."""
        assert self.pace is not None
        done = self.pace.pass_through(seat, text, self.now())
        if done.refusal is not None:
            raise done.refusal
        return list(done.entries)

    # -- what is due -----------------------------------------------------------------------------

    def wake(self) -> None:
        """Run what is due, when it is due; and look again when somebody has had the time to act."""
        if self.pace is None or self.is_paused or self.table.is_gone:
            return
        if self._timer:
            self._timer.cancel()
        now, overdue_at = self.now(), self.pace.overdue_at()
        ahead = [at for at in (self.pace.due(), overdue_at) if at is not None and (at != overdue_at or at > now)]
        if ahead:
            later = asyncio.get_running_loop().call_later
            self._timer = later(max(0, min(ahead) - now) / 1000, lambda: self.table.house.keep(self._run()))

    async def _run(self) -> None:
        self._timer = None
        answers: list[Done] = []
        try:
            await self.table.change(lambda: self._count(answers))
        except Refuse:
            return  # not stored: the table is read anew, and what was not answered is sent again
        except Exception:
            log.exception("pace failed", table=self.table.id)
            self.table.house.drop(self.table)
            return
        for done in answers:
            self._answer(done)

    async def _count(self, answers: list[Done]) -> TableRow | None:
        """Everything that counts by now, written to the journal."""
        assert self.pace is not None
        answers += self.pace.run(self.now())
        for done in answers:
            viewer, intent = self._asking.get(done.press.id, (None, None)) if done.press else (None, None)
            self.table.journal.write(done.entries, viewer.guest if viewer else None, intent)
            if done.entries and done.press and done.ruling:
                self.table.journal.rule(done.press.seat, msgspec.json.encode(done.ruling).decode())
        self._rest = max((done.rest for done in answers if done.press is None and done.rest is not None), default=None)
        return None

    def not_before(self, viewer: Viewer) -> float:
        """When a page may be sent what is told now: dice arrive as they come to rest, and never earlier."""
        return 0.0 if self._rest is None else (self._rest - viewer.delay.one_way - self._zero) / 1000

    def unrest(self) -> float:
        """The seconds until all dice that have been dealt are at rest."""
        return 0.0 if self._rest is None else (self._rest - self.now()) / 1000

    def _answer(self, done: Done) -> None:
        if done.press is None:
            return
        if bot := self._bots.pop(done.press.id, None):
            if not bot.done():
                bot.set_result(None)
        elif asked := self._asking.pop(done.press.id, None):
            viewer, intent = asked
            if done.refusal is None:
                ply = done.entries[-1].ply
                viewer.say(lambda seq: protocol.Ack(seq, intent, ply))
            else:
                refusal = _refusal(done.refusal)
                viewer.say(lambda seq: protocol.Refused(seq, intent, refusal))

    # -- the wire --------------------------------------------------------------------------------

    def overdue(self) -> tuple[Seat, ...]:
        return self.pace.overdue(self.now()) if self.pace else ()

    def opens_at(self, seat: Seat) -> int:
        """From when this seat may press."""
        return self.pace.opens_at(seat) if self.pace else 0

    def told(self) -> protocol.Timing | None:
        """What everybody may know of the time."""
        if self.pace is None:
            return None
        times, name = self.pace.times(), self.table.journal.name
        return protocol.Timing(
            time=self.now(),
            race=times.race,
            starts=times.starts_at,
            ends=times.ends_at,
            resting={name(seat): at for seat, at in times.resting.items()},
            decide_by=times.decide_by,
            tie=[name(seat) for seat in times.tie],
        )


def _refusal(error: LudotecaError) -> protocol.Refusal:
    if isinstance(error, IllegalMove) and error.reason.code in EARLY:
        return protocol.Refusal("early", {"why": error.reason.code})
    return refusal_of(error).refusal


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000
