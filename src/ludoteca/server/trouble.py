"""What is wrong with the place where everything is kept: a word for it, in the log and for whoever runs the site.

Whatever the cause, nothing that was acknowledged is lost: it was committed before, and what could not be committed was
refused (docs/decisions/0004-durable-before-acknowledged.md).
"""

from __future__ import annotations

import errno
import sqlite3
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError

from ludoteca.server.refusals import Refuse
from ludoteca.server.store import Store

log = structlog.get_logger()

Kind = Literal["full", "read-only", "damaged", "busy", "gone", "failing"]
KINDS: tuple[Kind, ...] = ("full", "read-only", "damaged", "busy", "gone", "failing")
SAID: dict[Kind, str] = {
    "full": "the disk is full: make room; nothing that was acknowledged is lost",
    "read-only": "the folder or the file cannot be written to: check its owner and its rights",
    "damaged": "the file is damaged: stop the site, keep a copy of it, and restore a backup",
    "busy": "another program holds the file for too long",
    "gone": "the database cannot be opened or reached",
    "failing": "the database or its disk does not do what it should",
}
_OF_CODES: dict[int, Kind] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CANTOPEN: "gone",
    sqlite3.SQLITE_IOERR: "failing",
}
_OF_NUMBERS: dict[int, Kind] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}


def kind_of(error: BaseException | None) -> Kind | None:
    """The kind of trouble an error tells of; nothing when it says nothing about the place."""
    if isinstance(error, DBAPIError):
        if isinstance(error, sa.exc.IntegrityError):
            return None  # a second writer: refused as it should be
        return kind_of(error.orig) or ("gone" if error.connection_invalidated else None)
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        return None if code is None else _OF_CODES.get(code & 0xFF)  # the low byte; the rest says it more exactly
    if isinstance(error, OSError):
        return _OF_NUMBERS.get(error.errno or 0, "gone")
    return None


def refused(error: BaseException) -> Refuse:
    """What somebody is told whose act could not be stored."""
    kind = kind_of(error)
    return Refuse("not-stored", {"why": kind}) if kind else Refuse("unavailable")


class Trouble:
    """What has gone wrong with one database, and whether it still does."""

    def __init__(self, engines: Iterable[sa.Engine]) -> None:
        self.now: Kind | None = None
        self.since = 0.0  # on `time.time`
        self.counts: Counter[Kind] = Counter()
        self.commits = 0
        self._was_tried = False  # something was committed, and nothing has been said against it
        for engine in engines:
            sa.event.listen(engine, "handle_error", self._on_error)
            sa.event.listen(engine, "commit", self._on_commit)

    def _on_error(self, context: Any) -> None:
        kind = kind_of(context.sqlalchemy_exception) or kind_of(context.original_exception)
        if kind is None:
            return
        self.counts[kind] += 1
        self._was_tried = False
        if self.now != kind:
            self.now, self.since = kind, time.time()
            log.error("trouble with the database", kind=kind, what=SAID[kind], error=str(context.original_exception))

    def _on_commit(self, _: object) -> None:
        """Told before it is tried: whether the last one went well is known when the next one comes."""
        if self._was_tried:
            self.over()
        self._was_tried = True
        self.commits += 1

    async def try_again(self, store: Store) -> None:
        """Write something, to see whether it goes wrong still; `Refuse` where it does."""
        try:
            await store.keep_uptime(await store.uptime())
        except DBAPIError as error:
            raise refused(error) from error
        self.over()

    def over(self) -> None:
        """Something was written: what went wrong goes wrong no more."""
        if self.now is not None:
            log.info("the database is well again", was=self.now, seconds=round(time.time() - self.since))
        self.now = None
