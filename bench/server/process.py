"""The site in a process of its own, and what it uses: CPU seconds and memory as the kernel counts them."""

from __future__ import annotations

import multiprocessing
import os
import resource
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

from ludoteca.server.logs import configure_logs
from ludoteca.server.precompile_all import precompile_all
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


def _site(database: str, tell: Connection) -> None:
    allow_many_sockets()
    configure_logs("warning")
    precompile_all()
    socket = listen("127.0.0.1", 0)
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


def _bare(_: str, tell: Connection) -> None:
    """An echo on the same stack: what the sockets alone cost."""
    allow_many_sockets()
    socket = listen("127.0.0.1", 0)
    tell.send(socket.getsockname()[1])
    app = Litestar([_echo], logging_config=None)
    uvicorn.Server(uvicorn.Config(app, ws=MeasuredProtocol, log_config=None, lifespan="on")).run(sockets=[socket])


class Process:
    """`with Process(database) as site`: stopped at the end. Without a database it only echoes."""

    def __init__(self, database: str = "") -> None:
        context = multiprocessing.get_context("spawn")
        self._hear, tell = context.Pipe(duplex=False)
        self._process = context.Process(target=_site if database else _bare, args=(database, tell), daemon=True)
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
