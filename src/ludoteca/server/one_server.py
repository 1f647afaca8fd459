"""One server to one file. Two would each believe that they own its tables.

The lock belongs to the process: it ends with it, however that ends, so nobody ever has to remove a stale one.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url


class AlreadyOpen(Exception):
    """Another process has this file open as a server; `args[0]` is its number where that is known, else 0."""


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for another database, or one in memory."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return Path(parsed.database)


@contextlib.contextmanager
def alone(file: Path | None) -> Iterator[None]:
    """Hold this file for as long as the block runs; `AlreadyOpen` where somebody else does."""
    if file is None:
        yield
        return
    with open(file.with_name(f"{file.name}.lock"), "a+", encoding="ascii") as lock:
        if not _lock(lock):
            lock.seek(0)
            number = lock.read().strip()
            raise AlreadyOpen(int(number) if number.isdigit() else 0)
        lock.seek(0)
        lock.truncate()
        lock.write(f"{os.getpid()}\n")
        lock.flush()
        yield


if os.name == "nt":  # pragma: no cover
    import msvcrt

    def _lock(file: IO[str]) -> bool:
        try:
            file.seek(1000)  # beyond what is written: a locked part cannot be read by others
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
