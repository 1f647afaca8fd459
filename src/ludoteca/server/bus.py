"""How the processes of one site speak with each other: to all of them, to one of them, or to whoever has a place.

Nothing that is said here has to arrive: what matters is in the database. Whoever needs an answer asks, and is told at
once when there is nobody to answer.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import nats
import nats.errors
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg

log = structlog.get_logger()

RECONNECT_SECONDS = 0.1
CONNECT_SECONDS = 3
PING_SECONDS = 2  # a connection that is dead without a word is noticed after three of these
MOST_WAITING = 20_000  # messages, before what cannot be sent is dropped

Answer = Callable[[bytes], Awaitable[bytes | None]]
Stop = Callable[[], Awaitable[None]]


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
        self._client = Client()
        self._up_since: float | None = None
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=MOST_WAITING)
        self._something = asyncio.Event()
        self._sending: asyncio.Task[None] | None = None

    async def connect(self, address: str) -> None:
        """`OSError` where nobody answers at this address; later losses are mended by themselves."""
        await _connected(self._client, address, self._is_up, self._is_down)
        self._up_since = time.monotonic()
        self._sending = asyncio.create_task(self._send())

    async def _is_up(self) -> None:
        log.info("the bus is back")
        self._up_since = time.monotonic()
        self._on_up()

    async def _is_down(self) -> None:
        if self._up_since is not None:
            log.warning("the bus is down")
        self._up_since = None
        self._waiting.clear()
        self._on_down()

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

        found = await self._client.subscribe(f"{self._prefix}.{name}", cb=take if side_by_side else hear)

        async def stop() -> None:
            try:
                await found.unsubscribe()
            except (nats.errors.Error, OSError):
                return  # the connection is gone, and the subscription with it

        return stop

    async def close(self) -> None:
        if self._sending:
            while self._waiting and self._up_since is not None:
                await asyncio.sleep(0)
            self._sending.cancel()
        self._up_since = None
        try:
            await asyncio.wait_for(self._client.close(), CONNECT_SECONDS)
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
