"""One page that looks at a table: its numbered messages, and the socket they go out on."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from ludoteca.core import Seat
from ludoteca.play.realtime.delay import Delay
from ludoteca.server.perspective import Perspective
from ludoteca.server.protocol import Closed, Echo, FromLobby, FromServer, Resumed, encode
from ludoteca.server.refusals import Code, Refusal
from ludoteca.server.tcp_info import Wire

REMEMBERED = 100  # messages of which it is known when they were sent
MOST_WAITING = 600  # messages a socket may lag behind before it is cut


class Connection:
    """What waits to be sent on one socket. Saying never waits for a slow reader: `write` sends a message at once, or
    says that it cannot; then it waits here, and so does whatever follows."""

    def __init__(self, wire: Wire | None = None, write: Callable[..., bool] | None = None) -> None:
        self.wire = wire or Wire({})
        self._write = write  # any number of messages at once
        self._held: list[bytes] | None = None
        self._is_taken = False  # a message was taken from here, and it is not known to be sent
        self._waiting: deque[tuple[float, bytes]] = deque()
        self._something = asyncio.Event()
        self.is_closing = False

    def put(self, message: bytes, not_before: float = 0.0) -> None:
        """Send a message after those that wait; not before an instant of `time.monotonic`."""
        if self.is_closing:
            return
        is_due = not not_before or not_before <= time.monotonic()
        is_next = is_due and not self._waiting and not self._is_taken
        if is_next and self._held is not None:
            self._held.append(message)
            return
        if is_next and self._write and self._write(message):
            return
        self.release()
        self._wait(not_before, message)

    def hold(self) -> None:
        """Keep what is said from now on, until `release`: sending costs more than what is sent. Nobody may wait for
        anything meanwhile."""
        if self._held is None and self._write is not None:
            self._held = []

    def release(self) -> None:
        """Send what was held, in one piece."""
        held, self._held = self._held, None
        if held and not (self._write and self._write(*held)):
            for message in held:
                self._wait(0.0, message)

    def _wait(self, not_before: float, message: bytes) -> None:
        self._waiting.append((not_before, message))
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self.is_closing = True
        self._something.set()

    def close(self) -> None:
        """Send what waits, then end."""
        self.release()
        self.is_closing = True
        self._something.set()

    async def next(self) -> bytes | None:
        """The next message to send, once the one before is sent; None: close the socket."""
        self._is_taken = False
        while not self._waiting:
            if self.is_closing:
                return None
            self._something.clear()
            await self._something.wait()
        not_before, message = self._waiting.popleft()
        self._is_taken = True
        if (ahead := not_before - time.monotonic()) > 0:
            await asyncio.sleep(ahead)
        return message


class Composed:
    """A message for several pages, written once: only its number differs from page to page."""

    def __init__(self, message: FromServer | FromLobby) -> None:
        self._before, found, self._after = encode(message).partition(b'"seq":0')
        assert found, "every message begins with its number"

    def numbered(self, seq: int) -> bytes:
        return b'%s"seq":%d%s' % (self._before, seq, self._after)


class Viewer:
    """A page of a guest. Its messages are counted and the last ones kept, even while it is away."""

    def __init__(self, token: str, guest: str, keep: int) -> None:
        self.token = token
        self.guest = guest
        self.seq = 0
        self.kept: deque[tuple[int, bytes, float]] = deque()
        self._keep_bytes = keep
        self._kept_bytes = 0
        self.connection: Connection | None = None
        self.away_since = time.monotonic()
        self.lifted: Seat | None = None  # whose curtain is lifted on this page
        self.plans_ahead = False  # whether it has asked to be told what may be planned
        self.shown_from: Perspective | None = None  # from where it was last shown the table
        self.answers: dict[str, int] = {}  # intents that are not in the journal -> ply
        self.delay = Delay()  # real time: how long the connection takes
        self._sent: deque[tuple[int, float]] = deque(maxlen=REMEMBERED)  # message -> when, of `time.monotonic`
        self._echo: int | None = None

    def say(self, make: Callable[[int], FromServer | bytes], not_before: float = 0.0) -> None:
        """Send the next message; `make` is given its number. It may have to wait for its instant."""
        self.seq = seq = self.seq + 1
        now = time.monotonic()
        self._sent.append((seq, now if now > not_before else not_before))
        made = make(seq)
        message = made if isinstance(made, bytes) else encode(made)
        self.kept.append((seq, message, not_before))
        self._kept_bytes += len(message)
        while self._kept_bytes > self._keep_bytes and len(self.kept) > 1:
            self._kept_bytes -= len(self.kept.popleft()[1])
        if self.connection:
            self.connection.put(message, not_before)

    def sent_at(self, seq: int | None) -> int | None:
        """When a message was sent, in milliseconds of `time.monotonic`; None when that is long ago."""
        return next((round(at * 1000) for number, at in self._sent if number == seq), None)

    def measure(self, now: int) -> None:
        """Ask for an echo, and for the round trip of the line."""
        if self.connection is None:
            return
        self._echo = now
        self.aside(lambda seq: Echo(seq, now, self.delay.told))
        wire = self.connection.wire
        if (round_trip := wire.round_trip_ms()) is not None:
            self.delay.line(round_trip, is_certain=wire.is_certain)

    def echoed(self, sent: int, now: int) -> None:
        """The echo has come back; one that nobody asked for says nothing."""
        if sent == self._echo:
            self.delay.answered(now - sent)
            self._echo = None

    def aside(self, make: Callable[[int], FromServer]) -> None:
        """Send something that is not counted."""
        if self.connection:
            self.connection.put(encode(make(self.seq)))

    def can_resume(self, after: int) -> bool:
        oldest = self.kept[0][0] if self.kept else self.seq + 1
        return oldest - 1 <= after <= self.seq

    def connect(self, connection: Connection, resume_after: int | None = None) -> None:
        """Go on with this socket; one that was there before is told and closed."""
        if self.connection is not None:
            self.dismiss("replaced")
        self.connection = connection
        self.delay = Delay()  # another connection may take another way
        if resume_after is not None:
            self.aside(Resumed)
            for seq, message, not_before in self.kept:
                if seq > resume_after:
                    connection.put(message, not_before)

    def dismiss(self, code: Code) -> None:
        """Close the socket, saying why."""
        self.aside(lambda seq: Closed(seq, Refusal(code)))
        if self.connection:
            self.connection.close()
        self.connection = None
        self.away_since = time.monotonic()

    def disconnect(self, connection: Connection) -> bool:
        """The socket is gone; False when another has already taken its place."""
        if self.connection is not connection:
            return False
        self.connection = None
        self.away_since = time.monotonic()
        return True
