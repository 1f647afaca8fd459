"""One page that looks at a table: its numbered messages, and the socket they go out on."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.core import WATCHER, Seat
from ludoteca.play.sight import has_secrets
from ludoteca.server.journal import Journal
from ludoteca.server.protocol import Closed, Code, FromServer, Refusal, Resumed, encode

MOST_WAITING = 600  # messages a socket may lag behind before it is cut


class Connection:
    """What waits to be sent on one socket. Saying never waits for a slow reader."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._something = asyncio.Event()
        self.is_closing = False

    def put(self, message: bytes) -> None:
        if self.is_closing:
            return
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self.is_closing = True
        self._something.set()

    def close(self) -> None:
        """Send what waits, then end."""
        self.is_closing = True
        self._something.set()

    async def next(self) -> bytes | None:
        """The next message to send; None: close the socket."""
        while not self._waiting:
            if self.is_closing:
                return None
            self._something.clear()
            await self._something.wait()
        return self._waiting.popleft()


class Viewer:
    """A page of a guest. Its messages are counted and the last ones kept, also while it is away."""

    def __init__(self, token: str, guest: str, keep: int) -> None:
        self.token = token
        self.guest = guest
        self.seq = 0
        self.kept: deque[tuple[int, bytes]] = deque()
        self._keep_bytes = keep
        self._kept_bytes = 0
        self.connection: Connection | None = None
        self.away_since = time.monotonic()
        self.lifted: Seat | None = None  # whose curtain is lifted on this page
        self.told: Standpoint | None = None  # from where it was last shown the table
        self.answers: dict[str, int] = {}  # intents that are not in the journal -> ply

    def say(self, make: Callable[[int], FromServer]) -> None:
        """Send the next message; `make` is given its number."""
        self.seq += 1
        message = encode(make(self.seq))
        self.kept.append((self.seq, message))
        self._kept_bytes += len(message)
        while self._kept_bytes > self._keep_bytes and len(self.kept) > 1:
            self._kept_bytes -= len(self.kept.popleft()[1])
        if self.connection:
            self.connection.put(message)

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
        if resume_after is not None:
            self.aside(Resumed)
            for seq, message in self.kept:
                if seq > resume_after:
                    connection.put(message)

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


@dataclass(frozen=True, slots=True)
class Standpoint:
    """From where the table is seen: whose view it is, and for whom moves can be made."""

    perspective: Seat
    acting: tuple[Seat, ...]


def standpoint(journal: Journal, guest: str, lifted: Seat | None = None) -> Standpoint:
    """A guest with one seat sees what it sees; one with several needs to lift a curtain, where there are secrets."""
    seats = journal.seats_of(guest)
    if not seats:
        return Standpoint(WATCHER, ())
    if len(seats) == 1 or not has_secrets(journal.game, journal.options):
        return Standpoint(seats[0], tuple(seats))
    if lifted in seats:
        assert lifted is not None
        return Standpoint(lifted, (lifted,))
    return Standpoint(WATCHER, ())


def has_curtain(journal: Journal, guest: str) -> bool:
    return has_secrets(journal.game, journal.options) and len(journal.seats_of(guest)) > 1
