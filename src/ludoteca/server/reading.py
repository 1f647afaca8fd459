"""Reading one socket: not too many messages, not too big ones, and none that cannot be understood.

Where the server can, it hands each message over as it comes in (`tcp_info.Doorway`): what is pressed in a race is then
read before any slower work goes on. Elsewhere messages are asked for one by one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket

from ludoteca.server.limits import Bucket
from ludoteca.server.refusals import Refusal, Refuse
from ludoteca.server.settings import Limits
from ludoteca.server.tasks import Errand
from ludoteca.server.tcp_info import Wire, doorway_of

Socket = WebSocket[Any, Any, Any]
Refusing = Callable[[str | None, Refusal], None]
Doing = asyncio.Task[None] | Errand

RUBBISH = frozenset({"malformed", "too-big", "too-fast", "no-hello"})
MOST_WAITING = 32  # messages of one socket; then nothing more is read from it until they are done


class _Intent(msgspec.Struct):
    intent: str


_intent = msgspec.json.Decoder(_Intent)


class Reader:
    """Reads the messages of one socket."""

    def __init__(self, socket: Socket, limits: Limits, decoder: msgspec.json.Decoder[Any]) -> None:
        self._socket = socket
        self._limits = limits
        self._decoder = decoder
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._rubbish = 0

    @property
    def has_patience(self) -> bool:
        return self._rubbish <= self._limits.rubbish_before_closing

    async def messages(self, refuse: Refusing, on: Callable[[Any], Awaitable[None]]) -> None:
        """Hand every message to `on`, and every refusal to `refuse`, until the socket or our patience ends."""
        while self.has_patience:
            frame: dict[str, Any] = dict(await self._socket.receive())
            if frame["type"] == "websocket.disconnect":
                return
            data = _bytes_of(frame)
            try:
                await on(self.read(data))
            except Refuse as refused:
                self.refused(data, refused.refusal, refuse)

    async def heard(self, wire: Wire, refuse: Refusing, on: Callable[[Any, float | None], Doing | None]) -> None:
        """The same where each message is handed over as it comes in, with the instant at which it came (of
        `time.monotonic`). `on` gives what takes longer; what comes meanwhile waits, in order."""
        doorway = doorway_of(self._socket.scope)
        ear = _Ear(self, refuse, on, doorway.hold_back if doorway else lambda _: None)
        if doorway:
            doorway.listen(lambda data: ear.hear(data, wire.came()))
        frames = asyncio.create_task(self._frames(ear, wire))
        try:
            await asyncio.wait({frames, ear.has_ended}, return_when=asyncio.FIRST_COMPLETED)
            await ear.idle()
            for ended in (frames, ear.has_ended):
                if ended.done():
                    ended.result()
        finally:
            ear.stop()
            frames.cancel()
            if doorway:
                doorway.listen(None)

    async def _frames(self, ear: _Ear, wire: Wire) -> None:
        """Until the other side is gone. Where messages are handed over as they come, there are none but that one."""
        while True:
            frame: dict[str, Any] = dict(await self._socket.receive())
            if frame["type"] == "websocket.disconnect":
                return
            ear.hear(_bytes_of(frame), frame.get("came") or wire.came())
            await ear.idle()

    def read(self, data: bytes | None) -> Any:
        """One message, understood."""
        if not self._bucket.take():
            raise Refuse("too-fast")
        if data is None:
            raise Refuse("malformed", {"what": "binary frame"})
        if len(data) > self._limits.message_bytes:
            raise Refuse("too-big", {"limit": self._limits.message_bytes})
        try:
            return self._decoder.decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise Refuse("malformed", {"what": str(error)[:200]}) from None

    def refused(self, data: bytes | None, refusal: Refusal, refuse: Refusing) -> None:
        self._rubbish += refusal.code in RUBBISH
        refuse(_intent_of(data), refusal)


class _Ear:
    """Takes the messages of one socket one after the other, each once the one before is done."""

    def __init__(
        self,
        reader: Reader,
        refuse: Refusing,
        on: Callable[[Any, float | None], Doing | None],
        hold_back: Callable[[bool], None],
    ) -> None:
        self._reader = reader
        self._refuse = refuse
        self._on = on
        self._hold_back = hold_back
        self._waiting: deque[tuple[bytes | None, float | None]] = deque()
        self._busy: tuple[Doing, bytes | None] | None = None
        self._until_idle: asyncio.Future[None] | None = None
        self._is_stopped = False
        self.has_ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, data: bytes | None, came: float | None) -> None:
        """A message has come."""
        if self._is_stopped:
            return
        if self._busy or self._waiting:
            self._waiting.append((data, came))
            if len(self._waiting) == MOST_WAITING:
                self._hold_back(True)
            return
        self._take(data, came)

    async def idle(self) -> None:
        """Wait until everything that has come is done."""
        while self._busy and not self.has_ended.done():
            self._until_idle = asyncio.get_running_loop().create_future()
            await self._until_idle

    def stop(self) -> None:
        self._is_stopped = True
        self._waiting.clear()
        self.has_ended.cancel()

    def _take(self, data: bytes | None, came: float | None) -> None:
        try:
            doing = self._on(self._reader.read(data), came)
        except Refuse as refused:
            self._answer(data, refused.refusal)
        except Exception as error:
            self._end(error)
        else:
            if doing:
                self._busy = doing, data
                doing.add_done_callback(self._done)

    def _done(self, done: Doing) -> None:
        data = self._busy[1] if self._busy else None
        self._busy = None
        error = None if done.cancelled() else done.exception()
        if isinstance(error, Refuse):
            self._answer(data, error.refusal)
        elif error is not None:
            self._end(error)
        self._go_on()
        if self._until_idle and not self._until_idle.done():
            self._until_idle.set_result(None)

    def _go_on(self) -> None:
        while self._waiting and not self._busy and not self._is_stopped:
            if len(self._waiting) == MOST_WAITING:
                self._hold_back(False)
            self._take(*self._waiting.popleft())

    def _answer(self, data: bytes | None, refusal: Refusal) -> None:
        self._reader.refused(data, refusal, self._refuse)
        if not self._reader.has_patience:
            self._end(None)

    def _end(self, error: BaseException | None) -> None:
        self._is_stopped = True
        if self.has_ended.done():
            return
        if error is None:
            self.has_ended.set_result(None)
        else:
            self.has_ended.set_exception(error)


def _bytes_of(frame: dict[str, Any]) -> bytes | None:
    text: str | None = frame.get("text")
    return None if text is None else text.encode("utf-8", "surrogatepass")


def _intent_of(data: bytes | None) -> str | None:
    """The intent to answer, where the rest of a message cannot be read."""
    if data is None or len(data) > 100_000:
        return None
    try:
        return _intent.decode(data).intent[:40]
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
