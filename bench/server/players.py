"""Players who only play: they read what they need of what they are told, and measure when it comes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

import msgspec

from bench.server.sockets import Socket, connect


class Now(msgspec.Struct):
    ply: int
    status: str
    legal: dict[str, list[str]] = {}


class Shown(msgspec.Struct):
    now: Now


class Heard(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    now: Now | None = None
    table: Shown | None = None
    intent: str | None = None
    time: int = 0


_read = msgspec.json.Decoder(Heard)


class Player:
    """One page at a table. `on_ply` is told of every ply as it comes to the screen."""

    def __init__(self, on_ply: Callable[[Player, int], None], rng: random.Random) -> None:
        self.socket: Socket | None = None
        self.now: Now | None = None
        self.is_shown = asyncio.Event()
        self.refused = self.acknowledged = 0
        self._on_ply = on_ply
        self._rng = rng
        self._intents = 0

    async def arrive(self, port: int, table: str, cookie: str) -> Player:
        self.socket = await connect(port, f"/ws/table/{table}", cookie, self._hear)
        self.socket.send(b'{"type":"hello"}')
        await self.is_shown.wait()
        return self

    def _hear(self, text: bytes) -> None:
        heard = _read.decode(text)
        if heard.type == "echo" and self.socket:
            self.socket.send(b'{"type":"echoed","time":%d}' % heard.time)
        self.acknowledged += heard.type == "ack"
        self.refused += heard.type == "refused"
        now = heard.table.now if heard.table else heard.now
        if now is not None:
            self.now = now
            self.is_shown.set()
            self._on_ply(self, now.ply)

    def play(self) -> bool:
        """Make a move if there is one to make."""
        if self.now is None or self.socket is None or not self.now.legal:
            return False
        seat, moves = next(iter(self.now.legal.items()))
        if not moves:
            return False
        self._intents += 1
        move = {"type": "move", "intent": f"i{self._intents}", "seat": seat, "text": self._rng.choice(moves)}
        self.socket.send(msgspec.json.encode(move | {"after": self.now.ply}))
        return True


class Pair:
    """Two players at one table, and how long each move took to the other's screen."""

    def __init__(self, table: str, rng: random.Random) -> None:
        self.table = table
        self.players = [Player(self._seen, rng), Player(self._seen, rng)]
        self.delays: list[float] = []
        self.turn = asyncio.Event()
        self._mover: Player | None = None
        self._from = 0
        self._at = 0.0

    def _seen(self, player: Player, ply: int) -> None:
        # the other may still hear of the move before, which this one has answered already
        if self._mover is not None and player is not self._mover and ply > self._from:
            self.delays.append(time.perf_counter() - self._at)
            self._mover = None
            self.turn.set()

    def move(self) -> bool:
        """Whoever may, plays: one of those who have heard of the last move."""
        latest = max(player.now.ply for player in self.players if player.now)
        for player in self.players:
            if player.now is None or player.now.ply < latest:
                continue
            self._mover, self._from, self._at = player, player.now.ply, time.perf_counter()
            self.turn.clear()
            if player.play():
                return True
        self._mover = None
        return False
