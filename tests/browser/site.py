"""The site under test, in a process of its own that can be killed, and a wire to it that can be cut.

`python -m tests.browser.site FOLDER` opens it too. It differs from `ludoteca serve` (tests/server/test_serve.py) in
what depends on the speed of a machine: tests may ask as fast as they can, machines think little, and at tables in real
time nobody is acted for while a busy page draws.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ludoteca.play.realtime.driver import Terms
from ludoteca.server.logs import configure_logs
from ludoteca.server.precompile_all import precompile_all
from ludoteca.server.run import listen, make_server
from ludoteca.server.settings import sqlite_url
from tests.server.killed import Process, settings_of_tests
from tests.server.site import with_database

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "tests.browser.site"]
HOUR = 3_600_000  # milliseconds
UNHURRIED = Terms(race_ms=HOUR, decide_ms=HOUR)


def serve(folder: Path) -> None:
    socket = listen("127.0.0.1", 0)
    configure_logs()
    precompile_all()
    port = socket.getsockname()[1]
    settings = settings_of_tests(with_database(folder), UNHURRIED)
    server = make_server(settings, lambda: print(f"http://127.0.0.1:{port}", flush=True))
    server.run(sockets=[socket])


class Server:
    """The site on a free port, with its tables in this folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = sqlite_url(folder)
        self._open_until_killed = contextlib.ExitStack()
        self.host = self._open()
        self.address = f"http://{self.host}"
        self.port = int(self.host.partition(":")[2])

    def _open(self) -> str:
        """Start it; where it is."""
        return self._open_until_killed.enter_context(Process(self.folder, UNHURRIED)).address

    def kill(self) -> None:
        """Without a warning."""
        self._open_until_killed.close()


class ServerFromScratch(Server):
    """The same, but it loads everything itself: packages in the folder are found as if installed.

    Or the same by another command, in another environment.
    """

    def __init__(self, folder: Path, command: Sequence[str] = (), environment: Mapping[str, str] | None = None) -> None:
        path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)])
        self._command = command or [*COMMAND, str(folder)]
        self._environment = environment or {**os.environ, "PYTHONPATH": path}
        super().__init__(folder)

    def _open(self) -> str:
        with (self.folder / "serve.log").open("a") as log:
            self._started = subprocess.Popen(
                self._command, stdout=subprocess.PIPE, stderr=log, text=True, env=self._environment
            )
        assert self._started.stdout
        address = re.search(r"http://(127\.0\.0\.1:\d+)", self._started.stdout.readline())
        assert address, (self.folder / "serve.log").read_text()
        return address[1]

    def kill(self) -> None:
        self._started.kill()
        self._started.wait()


class Wire:
    """A way to the server that can be cut and mended."""

    def __init__(self, port: int) -> None:
        self.leads_to = port
        self._is_cut = False
        self._ends: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Wire:
        self._listener = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._listener.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()
        self._listener.close()

    def cut(self) -> None:
        self._is_cut = True
        for end in self._ends:
            end.transport.abort()

    def mend(self) -> None:
        self._is_cut = False

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self.leads_to)
        self._ends |= {writer, back}
        await asyncio.gather(_pour(reader, back), _pour(there, writer))
        self._ends -= {writer, back}


async def _pour(source: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await source.read(65536):
            into.write(data)
            await into.drain()
    into.close()


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
