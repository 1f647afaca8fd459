"""The site under test, in a process of its own that can be killed, and a wire to it that can be cut.

`python -m tests.browser.site FOLDER` opens it. It differs from `ludoteca serve` (tests/server/test_serve.py) in what
depends on the speed of a machine: tests may ask as fast as they can, machines think little, and at tables in real time
nobody is acted for while a busy page draws.
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
from ludoteca.server.precompile_all import precompile_all
from ludoteca.server.run import configure_logs, listen, make_server
from ludoteca.server.settings import Settings, sqlite_url
from tests.server.site import GENEROUS

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "tests.browser.site"]
HOUR = 3_600_000  # milliseconds
UNHURRIED = Terms(race_ms=HOUR, decide_ms=HOUR)


def serve(folder: Path) -> None:
    socket = listen("127.0.0.1", 0)
    configure_logs()
    precompile_all()
    settings = Settings(database=sqlite_url(folder), limits=GENEROUS, bot_scale=0.01, bot_threads=1, terms=UNHURRIED)
    port = socket.getsockname()[1]
    make_server(settings, lambda: print(f"http://127.0.0.1:{port}", flush=True)).run(sockets=[socket])


class Server:
    """The site on a free port, with its tables in this folder; packages in it are found as if installed.

    Or the same by another command, in another environment.
    """

    def __init__(self, folder: Path, command: Sequence[str] = (), environment: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.database = sqlite_url(folder)
        self._log = (folder / "serve.log").open("a")
        path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)])
        self._process = subprocess.Popen(
            command or [*COMMAND, str(folder)],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=environment or {**os.environ, "PYTHONPATH": path},
        )
        assert self._process.stdout
        said = self._process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert address, (folder / "serve.log").read_text()
        self.port = int(address[1])
        self.address = address[0]
        self.host = address[0].removeprefix("http://")

    def kill(self) -> None:
        """Without a warning."""
        self._process.kill()
        self._process.wait()
        self._log.close()


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
