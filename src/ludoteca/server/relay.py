"""A page asks one process about a table that another one has: what it says is passed on, and so are the answers.

What is passed on is the request itself, after the gate has let it in: the process that has the table answers as if the
page had come there. A socket is two rows of numbered parts, one each way. Whatever is missing ends the relay; the page
comes again and goes on after the last message it has seen.
"""

from __future__ import annotations

import asyncio
import math
import re
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
import structlog

from ludoteca.server.arrivals import MOST_LATE
from ludoteca.server.peers import Peer
from ludoteca.server.places import SharedPlaces, place_of_event
from ludoteca.server.refusals import Refuse
from ludoteca.server.tcp_info import RELAYED, TCP, RelayedWire, Wire

log = structlog.get_logger()

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]
Say = Callable[[str, bytes], None]  # to which process, what

PART_BYTES = 400_000  # a NATS server takes messages of up to a megabyte
MOST_BODY = 500_000  # of a request: more than the application takes, which refuses it then
MOST_WAITING = 2_000  # parts that one side may lag behind
CROSSINGS_SECONDS = 10.0  # for which the quickest crossing is remembered, and as long again
AWAY_CODE = 1012  # "service restart": come again
_TABLE = re.compile(r"^/(?:ws/table|api/tables|t|replay)/([0-9a-z]{1,16})(?:/|$)")
_EVENT = re.compile(r"^/(?:ws/event|api/events|embed/events)/([0-9a-z]{1,16})(?:/|$)")
_NOT_AN_EVENT = frozenset({"import"})
_KEPT = ("type", "method", "path", "raw_path", "root_path", "query_string", "headers", "scheme", "http_version")


class Open(msgspec.Struct, tag="open", array_like=True):
    """Somebody asks for something that is there."""

    relay: str
    edge: str  # the process that has the socket
    scope: dict[str, Any]


class Part(msgspec.Struct, tag="part", array_like=True):
    """A piece of what is said, numbered from 0."""

    relay: str
    from_edge: bool
    number: int
    data: bytes
    is_last: bool  # of one message
    round_trip_ms: float | None = None  # of the page's connection, as the process with the socket sees it
    is_certain: bool = False
    said: float | None = None  # of a socket: the clock of the process that has it
    late: float = 0.0  # for how many seconds it had been on that machine by then


class Over(msgspec.Struct, tag="over", array_like=True):
    """There is nothing more to say, or one side is gone."""

    relay: str
    to_edge: bool


class Check(msgspec.Struct, tag="check", array_like=True):
    """Every relay between the two, with the number of parts that were said so far: whatever differs has lost some."""

    process: str
    from_edge: bool
    said: dict[str, int]


Passed = Open | Part | Over | Check


class _End:
    """One end of a relay: numbers what it says, and puts together what it hears."""

    def __init__(self, relay: str, other: str, is_edge: bool, say: Say) -> None:
        self.relay = relay
        self.other = other
        self.wire = RelayedWire()
        self._is_edge = is_edge
        self._say = say
        self._said = 0
        self._heard = 0
        self._pieces = b""
        self._messages: asyncio.Queue[Message | None] = asyncio.Queue()
        self.is_over = False

    def say(self, message: Message, wire: Wire | None = None) -> None:
        data = msgspec.msgpack.encode(dict(message))
        pieces = [data[at : at + PART_BYTES] for at in range(0, len(data), PART_BYTES)]
        for piece in pieces:
            part = Part(self.relay, self._is_edge, self._said, piece, piece is pieces[-1])
            if wire is not None:
                part.round_trip_ms, part.is_certain = wire.round_trip_ms(), wire.is_certain
                part.said, came = time.monotonic(), wire.came()
                part.late = 0.0 if came is None else part.said - came
            self._said += 1
            self._say(self.other, msgspec.msgpack.encode(part))

    def hear(self, part: Part, came: float | None) -> None:
        """`came`: when it reached the machine of the page's process, on this one's clock."""
        if part.number != self._heard or self._messages.qsize() > MOST_WAITING:
            self.end()
            return
        self._heard += 1
        self._pieces += part.data
        if part.is_last:
            message = msgspec.msgpack.decode(self._pieces)
            self._pieces = b""
            if part.from_edge:
                self.wire.told(part.round_trip_ms, part.is_certain)
            if message["type"] == "websocket.receive":
                message["came"] = came
            self._messages.put_nowait(message)

    async def next(self) -> Message | None:
        """What was said next; None: it is over."""
        if self.is_over and self._messages.empty():
            return None
        return await self._messages.get()

    def end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self._messages.put_nowait(None)

    @property
    def said(self) -> int:
        return self._said

    def has_heard(self, parts: int) -> bool:
        return self._heard == parts

    def tell_over(self) -> None:
        self._say(self.other, msgspec.msgpack.encode(Over(self.relay, to_edge=not self._is_edge)))


class Crossing:
    """How much later something is heard here than it was said there, by the clocks of the two processes: the least of
    late. What takes longer has waited, in a busy process or on a busy bus, and no page can help that."""

    def __init__(self) -> None:
        self._since = 0.0
        self._least, self._least_before = math.inf, math.inf

    def said_at(self, said: float, heard: float) -> float:
        """On our clock, as if it had been heard as soon as anything can be."""
        if heard - self._since > CROSSINGS_SECONDS:  # the clocks of two machines drift apart
            self._since, self._least, self._least_before = heard, math.inf, self._least
        self._least = min(self._least, heard - said)
        return said + min(self._least, self._least_before)


class Relays:
    """The relays of one process: those of its sockets, and those of its tables."""

    def __init__(self, me: str, app: Asgi, say: Say, is_up: Callable[[], bool]) -> None:
        self._me = me
        self._is_up = is_up
        self._app = app
        self._say = say
        self._ends: dict[tuple[str, bool], _End] = {}  # name, whether the socket is here
        self._crossings: dict[str, Crossing] = {}  # from each process
        self._answering: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._ends)

    # -- where the socket is ---------------------------------------------------------------------

    async def pass_on(self, process: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Have another process answer."""
        is_socket = scope["type"] == "websocket"
        first = await receive() if is_socket else await _whole_body(receive)
        end = self._begin(secrets.token_hex(8), process, is_edge=True)
        wire = Wire(scope) if is_socket else None
        if wire:
            wire.note_arrivals()
        self._say(process, msgspec.msgpack.encode(Open(end.relay, self._me, _told(scope))))
        end.say(first, wire)
        if not self._is_up():
            end.end()
        reading = asyncio.create_task(_read(receive, end, wire)) if is_socket else None
        has_begun = False
        try:
            while (message := await end.next()) is not None:
                has_begun = True
                await send(message)
                is_done = message["type"] == "http.response.body" and not message.get("more_body")
                if is_done or message["type"] == "websocket.close":
                    return
            if is_socket:
                if reading and not reading.done():  # the page is still there
                    await send({"type": "websocket.close", "code": AWAY_CODE})
            elif not has_begun:
                raise Refuse("unavailable")
        finally:
            if reading:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
            end.tell_over()
            del self._ends[end.relay, True]

    # -- where the table is ----------------------------------------------------------------------

    def hear(self, passed: Passed) -> None:
        """What another process says about a relay."""
        match passed:
            case Open():
                end = self._begin(passed.relay, passed.edge, is_edge=False)
                task = asyncio.create_task(self._answer(end, passed.scope))
                self._answering.add(task)
                task.add_done_callback(self._answering.discard)
            case Part():
                if found := self._ends.get((passed.relay, not passed.from_edge)):
                    found.hear(passed, self._came(found.other, passed))
            case Check():
                self._checked(passed)
            case Over():
                if found := self._ends.get((passed.relay, passed.to_edge)):
                    found.end()

    def _came(self, process: str, part: Part) -> float | None:
        if part.said is None:
            return None
        now = time.monotonic()
        crossing = self._crossings.setdefault(process, Crossing())
        return min(now, crossing.said_at(part.said, now)) - min(part.late, MOST_LATE)

    async def _answer(self, end: _End, told: dict[str, Any]) -> None:
        scope = _scope(told, end.wire)
        is_socket = scope["type"] == "websocket"

        async def receive() -> Message:
            message = await end.next()
            if message is not None:
                return message
            return {"type": "websocket.disconnect", "code": 1006} if is_socket else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if end.is_over:
                raise OSError("the page is gone")
            end.say(message)

        try:
            await self._app(scope, receive, send)
        except Exception:
            if not end.is_over:
                log.exception("relay failed", path=scope["path"])
        finally:
            self._ends.pop((end.relay, False), None)
            end.tell_over()

    def _begin(self, relay: str, other: str, *, is_edge: bool) -> _End:
        end = self._ends[relay, is_edge] = _End(relay, other, is_edge, self._say)
        return end

    # -- keeping in step -------------------------------------------------------------------------

    def partners(self) -> set[str]:
        """The processes at the other ends."""
        return {end.other for end in self._ends.values()}

    def check(self) -> None:
        """Tell every partner what should have arrived there by now."""
        for partner in self.partners():
            for is_edge in (True, False):
                ends = [end for (_, edge), end in self._ends.items() if edge == is_edge and end.other == partner]
                told = Check(self._me, is_edge, {end.relay: end.said for end in ends})
                self._say(partner, msgspec.msgpack.encode(told))

    def _checked(self, told: Check) -> None:
        for (relay, is_edge), end in list(self._ends.items()):
            is_theirs = end.other == told.process and is_edge != told.from_edge
            if is_theirs and not end.has_heard(told.said.get(relay, -1)):
                end.end()
        for relay in told.said:
            if (relay, not told.from_edge) not in self._ends:
                self._say(told.process, msgspec.msgpack.encode(Over(relay, to_edge=told.from_edge)))

    # -- others are gone -------------------------------------------------------------------------

    def gone(self, process: str) -> None:
        """This process will not say anything any more."""
        self._crossings.pop(process, None)
        for end in list(self._ends.values()):
            if end.other == process:
                end.end()

    def cut(self) -> None:
        """The bus was down: whatever was on its way may be lost."""
        for end in list(self._ends.values()):
            end.end()

    async def finish(self) -> None:
        """Let those who are being answered go."""
        self.cut()
        await asyncio.wait([*self._answering, asyncio.create_task(asyncio.sleep(0))], timeout=5)


async def place_named_by(path: str, places: SharedPlaces) -> str | None:
    """The place a request is about; None: any process can answer it."""
    if found := _TABLE.match(path):
        try:
            return await places.of_table(found[1])
        except Refuse:
            return None
    if (found := _EVENT.match(path)) and found[1] not in _NOT_AN_EVENT:
        return place_of_event(found[1])
    return None


async def _whole_body(receive: Receive) -> Message:
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return message
        body += message.get("body", b"")
        if not message.get("more_body") or len(body) > MOST_BODY:
            return {"type": "http.request", "body": body, "more_body": False}


async def _read(receive: Receive, end: _End, wire: Wire | None) -> None:
    while True:
        message = await receive()
        end.say(message, wire)
        if message["type"] == "websocket.disconnect":
            end.end()
            return


def _told(scope: Scope) -> dict[str, Any]:
    state = scope["state"]
    kept = {name: scope[name] for name in _KEPT if name in scope}
    return kept | {
        "client": list(scope["client"]) if scope.get("client") else None,
        "server": list(scope["server"]) if scope.get("server") else None,
        "subprotocols": list(scope.get("subprotocols", ())),
        "guest": state["guest"],
        "device": state["device"],
        "is_new": state["is_new"],
        "peer": list(state["peer"]),
    }


def _scope(told: dict[str, Any], wire: RelayedWire) -> Scope:
    state = {name: told.pop(name) for name in ("guest", "device", "is_new")}
    return told | {
        "headers": [(name, value) for name, value in told["headers"]],
        "client": tuple(told["client"]) if told["client"] else None,
        "server": tuple(told["server"]) if told["server"] else None,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "state": state | {"peer": Peer(*told.pop("peer"))},
        "extensions": {TCP: {RELAYED: wire}},
    }
