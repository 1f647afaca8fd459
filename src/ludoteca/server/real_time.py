"""Real time at one table: what is pressed waits for its instant in a `RealTimeDriver`, and a timer tells when to count.

Nothing here judges: the driver says what counts, when and in which order. This module knows the clock, the connections
and whom to answer. The table that owns it is told when something is due (`on_due`); it then has it counted, stores and
tells what came of it, and has everybody answered.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable
from dataclasses import replace

import msgspec

from ludoteca.bots.tempo import Tempo
from ludoteca.core import IllegalMove, LudotecaError, Move, Seat
from ludoteca.play import Entry
from ludoteca.play.realtime.delay import Delay, Reactions
from ludoteca.play.realtime.driver import Done, RealTimeDriver, Terms
from ludoteca.play.realtime.press import Press
from ludoteca.play.realtime.timekeeper import EARLY
from ludoteca.server import protocol
from ludoteca.server.audience import Audience
from ludoteca.server.journal import Journal
from ludoteca.server.refusals import Refusal, refusal_of
from ludoteca.server.settings import monotonic_ms
from ludoteca.server.viewers import Viewer

ECHO_SECONDS = 1.0  # between two measurements of every connection


class RealTime:
    """The clock of a table that is played in real time, and everybody who waits for an answer."""

    def __init__(
        self,
        journal: Journal,
        audience: Audience,
        terms: Terms,
        on_due: Callable[[], None],
        clock: Callable[[], int] = monotonic_ms,
    ) -> None:
        self._journal = journal
        self._audience = audience
        self._terms = terms
        self._on_due = on_due
        self._clock = clock
        self._zero = journal.now_ms() - clock()
        self._driver: RealTimeDriver | None = None
        self._delays: dict[Seat, Delay] = {}
        self._reactions: dict[str, Reactions] = {}  # of each guest: whoever connects anew does not begin anew
        self._asking: dict[str, tuple[Viewer, str]] = {}  # press -> the page and its intent
        self._bots: dict[str, asyncio.Future[None]] = {}  # press -> the bot that waits for it
        self.tempo = Tempo()
        self._presses = 0
        self._timer: asyncio.TimerHandle | None = None
        self._echoes: asyncio.TimerHandle | None = None
        self._rest = 0  # when the last dice that were dealt come to rest
        self.is_paused = False  # nobody who plays is here
        self._is_stopped = False

    # -- time ------------------------------------------------------------------------------------

    def now(self) -> int:
        """The table's clock: milliseconds since the match began. It never jumps."""
        return self._clock() + self._zero

    def at(self, instant: float | None) -> int:
        """An instant of `time.monotonic` on the table's clock; now, where it is not known."""
        now = self.now()
        return now if instant is None else min(now, math.floor(instant * 1000) + self._zero)

    @property
    def has_begun(self) -> bool:
        """Whether the clock runs: the first race may still wait for somebody."""
        return self._driver is not None

    def begin(self) -> None:
        """The match has begun, or is taken up again: its race is counted down."""
        match = self._journal.match
        if self._is_stopped or self._driver is not None or match is None or match.outcome is not None:
            return
        if self._journal.unready():
            return
        self._zero = self._journal.now_ms() - self._clock()
        people = {chair.who for chair in self._journal.chairs if chair.kind == "guest"}
        terms = replace(self._terms, waits=len(people) > 1)
        self._driver = RealTimeDriver(match, self.now(), self._delays, terms)
        if self._echoes:
            self._echoes.cancel()
        self._echo()

    def pause(self) -> None:
        """Nobody who plays is here: nothing is due."""
        self.is_paused = True
        if self._timer:
            self._timer.cancel()

    def resume(self) -> None:
        """Somebody has come: the race is counted down anew."""
        self.is_paused, self._driver = False, None
        self.begin()

    def let_go(self) -> None:
        """The match is played to its end at once: nothing is waited for any more."""
        self._driver = None
        if self._timer:
            self._timer.cancel()

    def stop(self) -> None:
        """For good."""
        self._is_stopped = True
        for timer in (self._timer, self._echoes):
            if timer:
                timer.cancel()
        for waiting in self._bots.values():
            waiting.cancel()

    # -- connections -----------------------------------------------------------------------------

    def _echo(self) -> None:
        """Measure every connection, as long as the match goes on."""
        for viewer in self._audience:
            self.measure(viewer)
        if self._journal.status == "running":
            self._echoes = asyncio.get_running_loop().call_later(ECHO_SECONDS, self._echo)

    def measure(self, viewer: Viewer) -> None:
        if self._driver is not None:
            viewer.delay.reactions = self._reactions.setdefault(viewer.guest, viewer.delay.reactions)
            viewer.measure(self.now())

    def echoed(self, viewer: Viewer, time_sent: int, came: float | None = None) -> None:
        viewer.echoed(time_sent, self.at(came))
        for seat in self._journal.seats_of(viewer.guest):
            self._delays.setdefault(seat, viewer.delay)

    def gone(self, viewer: Viewer) -> None:
        """Do not wait for a connection that is lost."""
        for seat in [seat for seat, delay in self._delays.items() if delay is viewer.delay]:
            del self._delays[seat]

    # -- presses ---------------------------------------------------------------------------------

    def press(self, viewer: Viewer, seat: Seat, message: protocol.Move, came: float | None = None) -> None:
        """A page wants something done now; it is answered when it counts. `came`: when this machine has received it."""
        assert self._driver is not None
        arrival = self.at(came)
        key = f"{viewer.guest} {message.intent}"
        self._asking[key] = viewer, message.intent
        if self._driver.is_waiting(key):
            return  # sent again after a loss of the connection
        self._delays[seat] = viewer.delay
        self.tempo.pressed(seat, arrival)
        seen_at = viewer.sent_at(message.seen)
        seen_at = None if seen_at is None else seen_at + self._zero
        self._driver.press(Press(seat, message.text, arrival, seen_at, message.since, key))
        self.wake()

    async def press_for(self, seat: Seat, move: Move) -> None:
        """A bot wants something done now; comes back when it counts or is refused."""
        assert self._driver is not None
        self._presses += 1
        key = f"bot {self._presses}"
        self._delays.pop(seat, None)
        self._bots[key] = asyncio.get_running_loop().create_future()
        self._driver.press(Press(seat, move, self.now(), id=key))
        self.wake()
        await self._bots[key]

    def enter(self, seat: Seat, act: str | Move) -> list[Entry]:
        """Resigning, offering and the like do not wait."""
        if self._driver is None:  # the first race has yet to begin
            return self._journal.running().play_alone(seat, act, self._journal.now_ms())
        done = self._driver.pass_through(seat, act, self.now())
        if done.refusal is not None:
            raise done.refusal
        return list(done.entries)

    # -- what is due -----------------------------------------------------------------------------

    def wake(self) -> None:
        """Have what is due counted when it is due; and look again when somebody has had time to act."""
        if self._driver is None or self.is_paused or self._is_stopped:
            return
        if self._timer:
            self._timer.cancel()
        now, overdue_at = self.now(), self._driver.overdue_at()
        ahead = [at for at in (self._driver.due(), overdue_at) if at is not None and (at != overdue_at or at > now)]
        if ahead:
            later = asyncio.get_running_loop().call_later
            self._timer = later(max(0, min(ahead) - now) / 1000, self._on_due)

    def count(self, now: int) -> list[Done]:
        """Everything that counts by then, written to the journal; what had come by then has to be here."""
        counted = self._driver.run(now) if self._driver else []
        for done in counted:
            if done.press is None and done.rest is not None:
                self._rest = max(self._rest, done.rest)
            if done.entries:  # what is refused leaves no trace: sent again, it is judged again
                asked = self._asking.get(done.press.id) if done.press else None
                guest, intent = (asked[0].guest, asked[1]) if asked else (None, None)
                self._journal.write(done.entries, guest, intent)
                if done.press and done.ruling:
                    self._journal.rule(done.press.seat, msgspec.json.encode(done.ruling).decode())
        return counted

    def asking(self, counted: Iterable[Done]) -> list[Viewer]:
        """Whoever waits for what has been counted."""
        presses = (done.press for done in counted)
        return [self._asking[press.id][0] for press in presses if press and press.id in self._asking]

    def answer(self, counted: Iterable[Done]) -> None:
        """Tell those who pressed what came of it, once it is stored."""
        for done in counted:
            if done.press is None:
                continue
            if bot := self._bots.pop(done.press.id, None):
                if not bot.done():
                    bot.set_result(None)
            elif asked := self._asking.pop(done.press.id, None):
                _answer(*asked, done)

    # -- what is told ----------------------------------------------------------------------------

    def not_before(self, viewer: Viewer) -> float:
        """When a page may be sent what is told now: dice arrive as they come to rest, and never earlier."""
        return (self._rest - viewer.delay.one_way - self._zero) / 1000

    def unrest(self) -> float:
        """The seconds until all dice that have been dealt are at rest."""
        return (self._rest - self.now()) / 1000

    def overdue(self) -> tuple[Seat, ...]:
        """For whom somebody else should act."""
        return self._driver.overdue(self.now()) if self._driver else ()

    def opens_at(self, seat: Seat) -> int:
        """From when this seat may press."""
        return self._driver.opens_at(seat) if self._driver else 0

    def timing(self) -> protocol.Timing | None:
        """What everybody may know of the time."""
        if self._driver is None:
            return None
        times, name = self._driver.times(), self._journal.name
        return protocol.Timing(
            time=self.now(),
            race=times.race,
            starts=times.starts_at,
            ends=times.ends_at,
            resting={name(seat): at for seat, at in times.resting.items()},
            decide_by=times.decide_by,
            tie=[name(seat) for seat in times.tie],
        )


def _answer(viewer: Viewer, intent: str, done: Done) -> None:
    if done.refusal is None:
        ply = done.entries[-1].ply
        viewer.say(lambda seq: protocol.Ack(seq, intent, ply))
    else:
        refusal = _refusal(done.refusal)
        viewer.say(lambda seq: protocol.Refused(seq, intent, refusal))


def _refusal(error: LudotecaError) -> Refusal:
    if isinstance(error, IllegalMove) and error.reason.code in EARLY:
        return Refusal("early", {"why": error.reason.code})
    return refusal_of(error).refusal
