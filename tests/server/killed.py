"""A server in a process of its own, to be killed."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from pathlib import Path

from ludoteca.play.realtime.driver import Terms
from ludoteca.server.precompile_all import precompile_all
from ludoteca.server.run import listen, make_server
from ludoteca.server.settings import Settings, sqlite_url
from tests.server.site import GENEROUS, PATIENCE

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload([__name__])
precompile_all()  # in the process that every server is forked from


HASTE = Terms(countdown_ms=50, recap_ms=0)


def _serve(folder: Path, tell: Connection) -> None:
    socket = listen("127.0.0.1", 0)
    settings = Settings(database=sqlite_url(folder), limits=GENEROUS, bot_scale=0.01, bot_threads=1, terms=HASTE)
    port = socket.getsockname()[1]
    make_server(settings, lambda: tell.send(port)).run(sockets=[socket])


class Process:
    """`with Process(folder) as process`: killed at the end without a warning."""

    def __init__(self, folder: Path) -> None:
        self._hear, tell = _context.Pipe(duplex=False)
        self._process = _context.Process(target=_serve, args=(folder, tell), daemon=True)
        self._tell = tell

    def __enter__(self) -> Process:
        self._process.start()
        self._tell.close()
        assert self._hear.poll(PATIENCE), "the server did not open"
        self.address = f"127.0.0.1:{self._hear.recv()}"
        return self

    def kill(self) -> None:
        assert self._process.pid
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._process.pid, signal.SIGKILL)

    def stop(self) -> int | None:
        """Ask it to stop, and wait; the exit code."""
        self._process.terminate()
        self._process.join(PATIENCE)
        return self._process.exitcode

    def __exit__(self, *_: object) -> None:
        if self._process.is_alive():
            self.kill()
        self._process.join(PATIENCE)
        self._hear.close()
