"""How the processes of one site speak with each other: to all of them, to one of them, or to whoever has a place.

Nothing that is said here has to arrive: what matters is in the database. Whoever needs an answer asks, and is told at
once when there is nobody to answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import nats
import nats.errors
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

log = structlog.get_logger()

RECONNECT_SECONDS = 0.1
CONNECT_SECONDS = 3
GIVE_UP_SECONDS = 4.0  # until a connection that has not come back is made anew
PING_SECONDS = 2  # a connection that is dead without a word is noticed after three of these
MOST_WAITING = 20_000  # messages, before what cannot be sent is dropped

Answer = Callable[[bytes], Awaitable[bytes | None]]
Stop = Callable[[], Awaitable[None]]
Hear = Callable[[Msg], Awaitable[None]]


class NobodyThere(Exception):
    """Nobody listens to this name."""


class NoAnswer(Exception):
    """Somebody may be there, but nothing was heard: the bus is down, or they are slow."""


class Bus(Protocol):
    """Names are dotted words."""

    @property
    def up_seconds(self) -> float:
        """For how long it has been up without a break; 0 while it is down."""

    def post(self, name: str, data: bytes) -> None:
        """Send without waiting, in order; lost while the bus is down."""

    async def ask(self, name: str, data: bytes, seconds: float) -> bytes:
        """The answer; `NobodyThere` or `NoAnswer` where there is none."""
        ...

    async def listen(self, name: str, on: Answer, *, side_by_side: bool = False) -> Stop:
        """Hear what is said to this name, one thing after the other; what `on` returns is the answer."""
        ...

    async def close(self) -> None: ...


class NatsBus:
    """The processes find each other through a NATS server."""

    def __init__(self, prefix: str, on_up: Callable[[], None], on_down: Callable[[], None]) -> None:
        self._prefix = prefix
        self._on_up = on_up
        self._on_down = on_down
        self._address = ""
        self._client = Client()
        self._up_since: float | None = None
        self._down_since = 0.0
        self._hearing: dict[str, Hear] = {}
        self._subscribed: dict[str, Subscription] = {}
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=MOST_WAITING)
        self._something = asyncio.Event()
        self._working: list[asyncio.Task[None]] = []

    async def connect(self, address: str) -> None:
        """`OSError` where nobody answers at this address; later losses are mended by themselves."""
        self._address = address
        await _connected(self._client, address, self._is_up, self._is_down)
        self._up_since = time.monotonic()
        self._working = [asyncio.create_task(self._send()), asyncio.create_task(self._watch())]

    async def _is_up(self) -> None:
        log.info("the bus is back")
        self._up_since = time.monotonic()
        self._on_up()

    async def _is_down(self) -> None:
        if self._up_since is not None:
            log.warning("the bus is down")
            self._down_since = time.monotonic()
        self._up_since = None
        self._waiting.clear()
        self._on_down()

    async def _watch(self) -> None:
        """A client that does not come back by itself is replaced by a new one."""
        while True:
            await asyncio.sleep(1.0)
            if self._client.is_connected:
                if self._up_since is None:
                    await self._is_up()
                continue
            await self._is_down()
            if time.monotonic() - self._down_since > GIVE_UP_SECONDS:
                await self._begin_anew()

    async def _begin_anew(self) -> None:
        old, new = self._client, Client()
        try:
            await _connected(new, self._address, self._is_up, self._is_down)
        except OSError:
            return  # nobody is there yet
        self._client = new
        self._subscribed = {}
        for name in list(self._hearing):
            await self._subscribe(name)
        await self._is_up()
        await _closed(old)

    @property
    def up_seconds(self) -> float:
        return 0.0 if self._up_since is None else time.monotonic() - self._up_since

    def post(self, name: str, data: bytes) -> None:
        if self._up_since is not None:
            self._waiting.append((name, data))
            self._something.set()

    async def _send(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                name, data = self._waiting.popleft()
                try:
                    await self._client.publish(f"{self._prefix}.{name}", data)
                except (nats.errors.Error, OSError) as error:
                    log.warning("not sent over the bus", name=name, error=repr(error))

    async def ask(self, name: str, data: bytes, seconds: float) -> bytes:
        if self._up_since is None:
            raise NoAnswer
        try:
            answer = await self._client.request(f"{self._prefix}.{name}", data, timeout=seconds)
        except nats.errors.NoRespondersError:
            raise NobodyThere from None
        except (nats.errors.Error, TimeoutError, OSError) as error:
            raise NoAnswer from error
        return answer.data

    async def listen(self, name: str, on: Answer, *, side_by_side: bool = False) -> Stop:
        working: set[asyncio.Task[None]] = set()

        async def take(message: Msg) -> None:
            task = asyncio.create_task(hear(message))
            working.add(task)
            task.add_done_callback(working.discard)

        async def hear(message: Msg) -> None:
            try:
                answer = await on(message.data)
                if answer is not None and message.reply:
                    await self._client.publish(message.reply, answer)
            except (nats.errors.Error, OSError) as error:
                log.warning("not answered over the bus", name=name, error=repr(error))
            except Exception:
                log.exception("what came over the bus was not understood", name=name)

        async def stop() -> None:
            self._hearing.pop(name, None)
            if found := self._subscribed.pop(name, None):
                with contextlib.suppress(nats.errors.Error, OSError):  # gone with its connection
                    await found.unsubscribe()

        self._hearing[name] = take if side_by_side else hear
        try:
            await self._subscribe(name)
        except nats.errors.Error as error:
            self._hearing.pop(name, None)
            raise NoAnswer from error
        return stop

    async def _subscribe(self, name: str) -> None:
        self._subscribed[name] = await self._client.subscribe(f"{self._prefix}.{name}", cb=self._hearing[name])

    async def close(self) -> None:
        deadline = time.monotonic() + CONNECT_SECONDS
        while self._waiting and self._up_since is not None and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        for task in self._working:
            task.cancel()
        self._up_since = None
        await _closed(self._client)


async def _closed(client: Client) -> None:
    try:
        await asyncio.wait_for(client.close(), CONNECT_SECONDS)
    except (nats.errors.Error, OSError, TimeoutError) as error:
        log.debug("bus not closed cleanly", error=repr(error))


async def _connected(
    client: Client, address: str, on_up: Callable[[], Awaitable[None]], on_down: Callable[[], Awaitable[None]]
) -> None:
    async def on_error(error: Exception) -> None:
        log.debug("bus", error=repr(error))

    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            # at the first try nobody may be there, and that is to be said; afterwards it is tried for ever
            probe = await nats.connect(
                address, allow_reconnect=False, connect_timeout=CONNECT_SECONDS, error_cb=on_error
            )
            await probe.close()
        await client.connect(
            address,
            error_cb=on_error,
            disconnected_cb=on_down,
            reconnected_cb=on_up,
            reconnect_time_wait=RECONNECT_SECONDS,  # type: ignore[arg-type]  # any number will do
            max_reconnect_attempts=-1,
            connect_timeout=CONNECT_SECONDS,
            ping_interval=PING_SECONDS,
            pending_size=8 * 2**20,
        )
    except (nats.errors.Error, TimeoutError, OSError) as error:
        raise ConnectionError(str(error) or type(error).__name__) from error


async def try_bus(address: str) -> None:
    """`OSError` where nobody answers at this address."""
    client = Client()

    async def nothing() -> None:
        pass

    await _connected(client, address, nothing, nothing)
    await client.close()
