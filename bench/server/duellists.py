"""People who duel on a real server: they press on the count, react to their dice, and knock."""

from __future__ import annotations

import asyncio
import time
from random import Random

import msgspec

from bench.fairness.players import Honest
from bench.fairness.tables import FIRST, FIST, KNOCK
from bench.server.sockets import Socket, connect
from ludoteca.play.realtime.timekeeper import EARLY_MS

HELD_UP = 0.001  # seconds from a press to its sending; longer only where somebody else has the processor


class Side(msgspec.Struct):
    seat: str
    free: list[str]
    tumbling: int


class Shown(msgspec.Struct):
    ring: list[Side]


class Timing(msgspec.Struct):
    time: int
    starts: int | None


class Outcome(msgspec.Struct):
    winners: list[str]


class Now(msgspec.Struct):
    ply: int
    shown: Shown
    timing: Timing | None = None
    outcome: Outcome | None = None


class Table(msgspec.Struct):
    now: Now


class Refusal(msgspec.Struct):
    code: str


class Heard(msgspec.Struct):
    """What a duellist needs of a message."""

    type: str
    seq: int = 0
    now: Now | None = None
    table: Table | None = None
    refusal: Refusal | None = None
    time: int = 0
    delay: int = 0


_read = msgspec.json.Decoder(Heard)


class Duellist:
    """One page. It knows of the time what a page knows: when things arrive, and how long the server says that takes."""

    def __init__(self, duel: Duel, seat: str, rng: Random, jitter: float) -> None:
        self._duel = duel
        self._seat = seat
        self._hands = Honest(rng, jitter)
        self._socket: Socket | None = None
        self._ply = self._seq = self._told = 0
        self._heard_at = 0.0
        self._has_started = self._has_rolled = False
        self._last = FIRST
        self.refused = 0

    async def arrive(self, port: int, table: str, cookie: str, host: str) -> None:
        self._socket = await connect(port, f"/ws/table/{table}", cookie, self._hear, host)
        self._socket.send(b'{"type":"hello"}')

    def leave(self) -> None:
        if self._socket:
            self._socket.close()

    def _hear(self, text: bytes) -> None:
        heard = _read.decode(text)
        if heard.type == "echo" and self._socket:
            self._told = heard.delay
            self._socket.send(b'{"type":"echoed","time":%d}' % heard.time)
            return
        if heard.seq > self._seq:
            self._seq, self._heard_at = heard.seq, time.monotonic()
        if heard.type == "refused" and heard.refusal and heard.refusal.code == "early":
            self.refused += 1
            self._after(EARLY_MS + self._hands.reaction(), self._last)
        now = heard.table.now if heard.table else heard.now
        if now is not None:
            self._see(now)

    def _see(self, now: Now) -> None:
        self._ply = now.ply
        if now.outcome is not None:
            self._duel.ended(now.outcome.winners)
            return
        if not self._has_started and now.timing and now.timing.starts is not None:
            self._has_started = True
            ahead = now.timing.starts - now.timing.time - self._told
            [pressed] = self._hands.starts(ahead)
            self._after(pressed.at, FIRST)
            return
        mine = next(side for side in now.shown.ring if side.seat == self._seat)
        if mine.tumbling:
            self._has_rolled = True
        elif self._has_rolled:
            self._has_rolled = False
            others = "".join(face for face in mine.free if face != FIST)
            self._after(self._hands.reaction(), f"roll {others}" if others else KNOCK)

    def _after(self, ms: float, text: str) -> None:
        self._last = text
        asyncio.get_running_loop().call_later(ms / 1000, self._press, text)

    def _press(self, text: str) -> None:
        """The name of the intent says when it was pressed: the clock of this machine is the server's too."""
        if self._socket is None or self._duel.winner is not None:
            return
        now = time.monotonic()
        move = {"type": "move", "intent": str(round(now * 1e6)), "seat": self._seat, "text": text, "after": self._ply}
        since = round((now - self._heard_at) * 1000)
        self._socket.send(msgspec.json.encode(move | {"seen": self._seq, "since": since}))
        if time.monotonic() - now > HELD_UP:
            self._duel.held_up.add(round(now * 1e6))


class Duel:
    """Two of them at one table, until one has won."""

    def __init__(self, table: str, rng: Random, jitters: tuple[float, float] = (0.0, 0.0)) -> None:
        self.table = table
        self.winner: str | None = None
        self.players = [Duellist(self, seat, rng, jitter) for seat, jitter in zip("AB", jitters, strict=True)]
        self.held_up: set[int] = set()  # presses that left this process late, by name
        self._is_over = asyncio.Event()

    def ended(self, winners: list[str]) -> None:
        self.winner = winners[0] if winners else ""
        self._is_over.set()

    async def run(self, port: int, cookies: list[str], hosts: tuple[str, str], patience: float) -> str | None:
        """The seat that has won; nobody where it took too long."""
        for player, cookie, host in zip(self.players, cookies, hosts, strict=True):
            await player.arrive(port, self.table, cookie, host)
        try:
            await asyncio.wait_for(self._is_over.wait(), patience)
        except TimeoutError:
            return None
        finally:
            for player in self.players:
                player.leave()
        return self.winner
