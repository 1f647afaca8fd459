"""A server in a process of its own, to be killed: forked from one that has loaded everything, which takes seconds."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection
from pathlib import Path

from ludoteca.play.realtime.driver import Terms
from ludoteca.server.logs import configure_logs
from ludoteca.server.precompile_all import precompile_all
from ludoteca.server.run import listen, make_server
from ludoteca.server.settings import Settings
from tests.server.site import GENEROUS, PATIENCE, empty_database, with_database

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload([__name__])
# In the process that every server is forked from.
precompile_all()
empty_database()

HASTE = Terms(countdown_ms=50, recap_ms=0)


SLOW_IS_NOT_GONE = PATIENCE / 2  # seconds without a word


def settings_of_tests(database: str, terms: Terms, bus: str = "", lease_seconds: float = SLOW_IS_NOT_GONE) -> Settings:
    """Tests may ask as fast as they can, and machines think little."""
    given = {"limits": GENEROUS, "bot_scale": 0.01, "bot_threads": 1, "lease_seconds": lease_seconds}
    return Settings(database=database, terms=terms, bus=bus, **given)


def _end_with_the_tests() -> None:
    """However they ended: nobody else would."""
    tests = multiprocessing.parent_process()
    assert tests
    tests.join()
    os.kill(os.getpid(), signal.SIGKILL)


def _serve(folder: Path, settings: Settings, tell: Connection) -> None:
    threading.Thread(target=_end_with_the_tests, daemon=True).start()
    os.dup2(os.open(folder / "serve.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    configure_logs()
    socket = listen("127.0.0.1", 0)
    port = socket.getsockname()[1]
    make_server(settings, lambda: tell.send(port)).run(sockets=[socket])


class Process:
    """`with Process(folder) as process`: killed at the end without a warning."""

    def __init__(
        self,
        folder: Path,
        terms: Terms = HASTE,
        *,
        database: str = "",
        bus: str = "",
        lease_seconds: float = SLOW_IS_NOT_GONE,
    ) -> None:
        self._hear, tell = _context.Pipe(duplex=False)
        settings = settings_of_tests(database or with_database(folder), terms, bus, lease_seconds)
        self._process = _context.Process(target=_serve, args=(folder, settings, tell), daemon=True)
        self._tell = tell

    def __enter__(self) -> Process:
        self._process.start()
        self._tell.close()
        assert self._hear.poll(PATIENCE), "the server did not open"
        self.address = f"127.0.0.1:{self._hear.recv()}"
        return self

    def send(self, what: signal.Signals) -> None:
        assert self._process.pid
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._process.pid, what)

    def kill(self) -> None:
        self.send(signal.SIGKILL)

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def stop(self) -> int | None:
        """Ask it to stop, and wait; the exit code."""
        self._process.terminate()
        self._process.join(PATIENCE)
        return self._process.exitcode

    def __exit__(self, *_: object) -> None:
        if self.is_alive:
            self.kill()
        self._process.join(PATIENCE)
        self._hear.close()
