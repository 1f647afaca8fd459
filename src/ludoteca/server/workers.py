"""Several processes behind one port: they share the listening socket, and whoever is free takes the next connection.

One that dies is started again. Told to stop, all are told to: each hands its tables over, the last one to nobody.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing import connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from types import FrameType

import structlog

from ludoteca.server.logs import configure_logs
from ludoteca.server.run import make_server, settle_down
from ludoteca.server.settings import Settings

log = structlog.get_logger()

TOO_SOON = 5.0  # seconds: one that dies before is not started again at once
STOP_SECONDS = 20.0


def _work(
    settings: Settings, bound: socket.socket, log_level: str, log_format: str, tell: connection.Connection
) -> None:
    """One of the processes."""
    configure_logs(log_level, log_format)  # type: ignore[arg-type]
    _end_with_parent()

    def on_open() -> None:
        settle_down()
        tell.send_bytes(b"open")

    make_server(settings, on_open).run(sockets=[bound])


def _end_with_parent() -> None:
    """Whoever loses the process that started it hands its tables over and stops too."""
    if (parent := multiprocessing.parent_process()) is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


class Workers:
    """Starts them, starts them again, and stops them."""

    def __init__(self, count: int, settings: Settings, bound: socket.socket, log_level: str, log_format: str) -> None:
        self._count = count
        self._args = (settings, bound, log_level, log_format)
        self._context: BaseContext = multiprocessing.get_context("forkserver" if sys.platform != "win32" else "spawn")
        self._running: dict[int, BaseProcess] = {}  # by place
        self._started: dict[int, float] = {}
        self._doors: list[connection.Connection] = []  # on which they say that they are open
        self._is_stopping = False
        self._hear_stop, self._tell_stop = os.pipe()

    def run(self, on_open: Callable[[], None]) -> int:
        """Until told to stop; 1: they cannot be opened."""
        if isinstance(self._context, multiprocessing.context.ForkServerContext):
            self._context.set_forkserver_preload([__name__, "ludoteca.server.preloaded"])
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, self._stop)
        for number in range(self._count):
            self._start(number)
        is_open, failures = False, 0
        while not self._is_stopping:
            sentinels = [process.sentinel for process in self._running.values()]
            ready = connection.wait([*sentinels, *self._doors, self._hear_stop], timeout=1.0)
            opened = [door for door in self._doors if door in ready]
            for door in opened:
                self._doors.remove(door)
                is_open = self._is_open(door, is_open, on_open)
            for number, process in list(self._running.items()):
                if process.exitcode is not None and not self._is_stopping:
                    failures = self._died(number, process, failures, is_open)
            if failures >= self._count and not is_open:
                self._stop_all()
                return 1
        self._stop_all()
        return 0

    def _is_open(self, door: connection.Connection, was_open: bool, on_open: Callable[[], None]) -> bool:
        try:
            door.recv_bytes()
        except EOFError:  # it died before
            return was_open
        finally:
            door.close()
        if not was_open:
            on_open()
        return True

    def _died(self, number: int, process: BaseProcess, failures: int, is_open: bool) -> int:
        log.error("a process has ended", number=number, exit=process.exitcode)
        if time.monotonic() - self._started[number] < TOO_SOON:
            if not is_open:
                del self._running[number]
                return failures + 1
            time.sleep(0.5)
        self._start(number)
        return 0

    def _start(self, number: int) -> None:
        hear, tell = self._context.Pipe(duplex=False)
        process = self._context.Process(  # type: ignore[attr-defined]
            target=_work, args=(*self._args, tell), name=f"ludoteca-{number}"
        )
        process.start()
        tell.close()
        self._running[number] = process
        self._started[number] = time.monotonic()
        self._doors.append(hear)

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._is_stopping = True
        os.write(self._tell_stop, b".")

    def _stop_all(self) -> None:
        for process in self._running.values():
            process.terminate()
        deadline = time.monotonic() + STOP_SECONDS
        for process in self._running.values():
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
