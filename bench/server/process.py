"""The site in a process of its own, and what it uses: CPU seconds and memory as the kernel counts them."""

from __future__ import annotations

import multiprocessing
import os
import resource
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

from bench.fairness.tables import DECIDING_DUEL
from ludoteca import play
from ludoteca.play.realtime.timekeeper import Timekeeper
from ludoteca.server.logs import configure_logs
from ludoteca.server.precompile_all import precompile_all
from ludoteca.server.real_time import RealTime
from ludoteca.server.run import listen, make_server, settle_down
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.tcp_info import MeasuredProtocol

PATIENCE = 600.0
MANY = 1_000_000
LIMITS = Limits(
    messages_per_second=MANY,
    message_burst=MANY,
    requests_per_second=MANY,
    request_burst=MANY,
    requests_per_address=MANY,
    address_burst=MANY,
    sockets_per_address=MANY,
    watching_pages_per_table=2_000,
)
_TICKS = os.sysconf("SC_CLK_TCK")


def allow_many_sockets() -> int:
    """As many open files as the system lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


def _site(database: str, tell: Connection, host: str = "127.0.0.1", lateness: Lateness | None = None) -> None:
    allow_many_sockets()
    configure_logs("warning")
    precompile_all()
    if lateness is not None:
        _only_duel()
        lateness.measure()
    socket = listen(host, 0)
    port = socket.getsockname()[1]

    def opened() -> None:
        settle_down()
        tell.send(port)

    make_server(Settings(database=database, limits=LIMITS), opened).run(sockets=[socket])


@websocket("/echo")
async def _echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


def _only_duel() -> None:
    """Every match of Scorso begins, and ends, with a duel of six dice against six."""
    game: Any = play.find("scorso")
    game.setup = lambda options: game.parse_position(DECIDING_DUEL, options)


class Lateness:
    """How late presses were dated, put in order, read and counted, in milliseconds: filled in the server's process,
    read in ours."""

    KINDS = ("press", "dated", "placed", "read", "counted")

    def __init__(self, context: Any, most: int = 200_000) -> None:
        self._kinds = {kind: (context.Value("i", 0), context.Array("d", most)) for kind in self.KINDS}

    def _add(self, kind: str, ms: float) -> None:
        count, values = self._kinds[kind]
        if count.value < len(values):
            values[count.value] = ms
            count.value += 1

    def of(self, kind: str) -> list[float]:
        count, values = self._kinds[kind]
        return list(values[: count.value])

    def measure(self) -> None:
        """Presses say in their name when they were made (by the clock that is the server's too): that is compared with
        the arrival the rules go by, with the instant at which the press counts in the end, and with when the server got
        round to reading it. What is due is counted by a timer."""
        press, count, take = RealTime.press, RealTime.count, Timekeeper.take

        def measured_press(real_time: Any, viewer: Any, seat: Any, message: Any, came: float | None = None) -> None:
            made, now = int(message.intent) / 1000, time.monotonic() * 1000
            self._add("press", int(message.intent))
            self._add("read", now - made)
            self._add("dated", real_time.at(came) - real_time.now() + now - made)
            press(real_time, viewer, seat, message, came)

        def measured_take(keeper: Any, given: Any) -> Any:
            opening = keeper._opening(given.seat)
            ruling = take(keeper, given)
            if ruling.press != opening:  # the first possible instant is later for whoever was a little early
                self._add("placed", ruling.press - given.arrival)
            return ruling

        def measured_count(real_time: Any, now: int) -> Any:
            due = real_time._driver.due() if real_time._driver else None
            if due is not None:
                self._add("counted", real_time.now() - due)
            return count(real_time, now)

        RealTime.press, RealTime.count = measured_press, measured_count  # type: ignore[method-assign]
        Timekeeper.take = measured_take  # type: ignore[method-assign]


def _bare(_: str, tell: Connection, *__: object) -> None:
    """An echo on the same stack: what the sockets alone cost."""
    allow_many_sockets()
    socket = listen("127.0.0.1", 0)
    tell.send(socket.getsockname()[1])
    app = Litestar([_echo], logging_config=None)
    uvicorn.Server(uvicorn.Config(app, ws=MeasuredProtocol, log_config=None, lifespan="on")).run(sockets=[socket])


class Process:
    """`with Process(database) as site`: stopped at the end. Without a database it only echoes; with `duels`, every
    match of Scorso is one duel, and it is measured how late presses are."""

    def __init__(self, database: str = "", host: str = "127.0.0.1", duels: bool = False) -> None:
        context = multiprocessing.get_context("spawn")
        self._hear, tell = context.Pipe(duplex=False)
        self.lateness = Lateness(context) if duels else None
        given = (database, tell, host, self.lateness)
        self._process = context.Process(target=_site if database else _bare, args=given, daemon=True)
        self.port = 0

    def __enter__(self) -> Process:
        self._process.start()
        if not self._hear.poll(PATIENCE):
            raise TimeoutError("the server did not open")
        self.port = self._hear.recv()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.join(30)
        self._process.kill()

    def cpu(self) -> float:
        """Seconds of all its threads so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def memory(self) -> int:
        """Bytes it holds in memory."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))
