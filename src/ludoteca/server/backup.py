"""A copy of the whole site while it is open, and putting one back.

SQLite's own online backup: the copy is the database as it was at one instant, everything acknowledged before included,
and the server goes on meanwhile. A copy is checked before it gets its name; what is put back is checked before it
replaces anything, and what was there before is kept beside it.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from pathlib import Path

from ludoteca.server.migrations import KEPT_IN, newest

PAGES_AT_A_TIME = 2_000  # then writers have their turn
_BEGINS = b"SQLite format 3\0"
_BESIDE = ("-wal", "-shm", "-journal")


class BadBackup(Exception):
    """What is wrong with a file that should be put back, or a database that should be copied."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def back_up(database: Path, to: Path) -> int:
    """Copy the database; returns the bytes of the copy. FileExistsError where something is there already."""
    if not database.exists():
        raise BadBackup("missing")
    to.open("xb").close()  # the name is ours; nobody's file is written over
    part = to.with_name(f".{to.name}.part")
    try:
        _copy(database, part, "rw")
        examine(part)
        _sync(part)
        os.replace(part, to)  # there is never half a file under this name
    except BaseException:
        _remove(to)
        raise
    finally:
        _remove(part)
    _sync(to.parent)
    return to.stat().st_size


def restore(file: Path, database: Path) -> Path | None:
    """Put a backup in place of the database; returns where the one that was there is now. The site must be closed:
    whoever calls holds its lock."""
    if file.is_file() and not _is_database(file):
        raise BadBackup("no-backup")
    examine(file, is_whole=True)
    database.parent.mkdir(parents=True, exist_ok=True)
    part = database.with_name(f".{database.name}.part")
    try:
        _copy(file, part, "ro")
        examine(part, is_whole=True)
        _sync(part)
        before = _set_aside(database)
        os.replace(part, database)
    finally:
        _remove(part)
    _sync(database.parent)
    return before


def _copy(database: Path, to: Path, mode: str) -> None:
    _remove(to)
    with (
        contextlib.closing(_open(database, mode)) as source,
        contextlib.closing(sqlite3.connect(to, isolation_level=None)) as copy,
    ):
        # Read in one transaction: a copy into which others write meanwhile would begin anew each time.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(copy, pages=PAGES_AT_A_TIME)
        source.rollback()
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it


def _open(database: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode={mode}", uri=True, timeout=60, isolation_level=None)


def _remove(file: Path) -> None:
    for end in ("", *_BESIDE):
        with contextlib.suppress(FileNotFoundError):
            os.unlink(f"{file}{end}")


def _set_aside(database: Path) -> Path | None:
    """Give the present database another name, with what SQLite keeps beside it: the last commits may be there."""
    if not database.exists():
        return None
    name = f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}"
    before = database.with_name(name)
    number = 1
    while before.exists():
        number += 1
        before = database.with_name(f"{name}-{number}")
    for end in _BESIDE:
        with contextlib.suppress(FileNotFoundError):
            os.replace(f"{database}{end}", f"{before}{end}")
    os.replace(database, before)
    return before


def examine(file: Path, *, is_whole: bool = False) -> None:
    """`BadBackup` unless this is a sound database of ours, of this version or an earlier one."""
    if not file.is_file():
        raise BadBackup("missing")
    try:
        with contextlib.closing(_open(file, "ro")) as database:
            check = "integrity_check" if is_whole else "quick_check"
            if database.execute(f"PRAGMA {check}(1)").fetchone() != ("ok",):
                raise BadBackup("damaged")
            if not database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [KEPT_IN]).fetchone():
                raise BadBackup("foreign")
            (version,) = database.execute(f"SELECT version_num FROM {KEPT_IN}").fetchone() or ("",)
    except sqlite3.DatabaseError:
        raise BadBackup("damaged") from None
    if version > newest():
        raise BadBackup("newer")


def _is_database(file: Path) -> bool:
    """Whether this may be a database at all, however damaged: a text file is not called a damaged backup."""
    with file.open("rb") as opened:
        return opened.read(len(_BEGINS)) == _BEGINS


def _sync(path: Path) -> None:
    """Have the disk keep it, before anybody is told that it is kept."""
    handle = os.open(path, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some systems do not sync folders
            os.fsync(handle)
    finally:
        os.close(handle)
