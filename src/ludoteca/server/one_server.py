"""One server to one file, or to one PostgreSQL database unless all of its servers share a bus. Two that do not know of
each other would each believe that they own its tables.

The lock belongs to the process: it ends with it, however that ends, so nobody ever has to remove a stale one.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = structlog.get_logger()

_LOCK = 0x4C75534F
_WAIT_SECONDS = 3.0  # one that was killed a moment ago may not be gone yet for the database
_LOOK_SECONDS = 2.0


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


class Sole:
    """The lock on a PostgreSQL database: alone, or together with others that have a bus. A file has `alone`."""

    def __init__(self, engine: AsyncEngine, *, is_shared: bool) -> None:
        self._engine = engine
        self._is_needed = engine.dialect.name == "postgresql"
        self._lock = sa.func.pg_try_advisory_lock_shared if is_shared else sa.func.pg_try_advisory_lock
        self._connection: AsyncConnection | None = None

    async def take(self) -> None:
        """`AlreadyOpen` where a server has the database that does not know of this one."""
        deadline = asyncio.get_running_loop().time() + _WAIT_SECONDS
        while self._is_needed and not await self._try():
            if asyncio.get_running_loop().time() > deadline:
                raise AlreadyOpen(0)
            await asyncio.sleep(0.1)

    async def _try(self) -> bool:
        connection = await self._engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            if (await connection.execute(sa.select(self._lock(_LOCK)))).scalar_one():
                self._connection = connection
                return True
        except BaseException:
            await connection.invalidate()
            raise
        await connection.close()
        return False

    async def watch(self) -> None:
        """The lock is lost with its connection: take it again when the database is back."""
        while self._is_needed:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                if self._connection is None:
                    if not await self._try():
                        log.error("another server without a bus has this database open: stop one of them")
                    continue
                await self._connection.execute(sa.select(1))
            except (SQLAlchemyError, OSError) as error:
                log.warning("lock on the database lost", error=repr(error))
                await self.close()

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.invalidate()  # not to be used again by anybody: the lock is on it


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
