"""Before the site opens: can its file be read and written, is it sound, is it ours? Better said now than in a game."""

from __future__ import annotations

import time
from pathlib import Path

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError

from ludoteca.server import migrations
from ludoteca.server.backup import BadBackup, examine
from ludoteca.server.store import keys, tables
from ludoteca.server.trouble import SAID, Kind, kind_of

log = structlog.get_logger()

LONG_TO_CHECK = 2**30  # bytes: larger files are checked by `ludoteca backup` only
BEHIND_MS = 60_000


class CannotOpen(Exception):
    """Why a database cannot be used: a kind of trouble, or `foreign` or `newer` for one that is not ours."""

    def __init__(self, why: str) -> None:
        super().__init__(SAID.get(why, why))  # type: ignore[call-overload]
        self.why = why


def prepare(file: Path) -> None:
    """Bring the database in this file to the newest shape, and write to it; `CannotOpen` where that cannot be."""
    try:
        if file.exists() and file.stat().st_size:
            _check(file)
        engine = sa.create_engine(f"sqlite:///{file}", connect_args={"timeout": 15})
        try:
            with engine.begin() as connection:
                migrations.upgrade_now(connection)
                _leave_a_mark(connection)
                latest = connection.execute(sa.select(sa.func.max(tables.c.touched))).scalar()
        finally:
            engine.dispose()
    except (OSError, DBAPIError) as error:
        kind: Kind = kind_of(error) or "failing"
        raise CannotOpen(kind) from error
    behind = (latest or 0) - _now_ms()
    if behind > BEHIND_MS:
        log.warning("the clock of this machine is behind what was stored last", seconds=behind // 1000)


def _check(file: Path) -> None:
    if file.stat().st_size > LONG_TO_CHECK:
        return
    try:
        examine(file)
    except BadBackup as bad:
        raise CannotOpen(bad.why) from None


def _leave_a_mark(connection: sa.Connection) -> None:
    """Write, so that a full disk is noticed now."""
    now = str(_now_ms())
    changed = connection.execute(keys.update().where(keys.c.name == "opened").values(value=now))
    if not changed.rowcount:
        connection.execute(keys.insert().values(name="opened", value=now))


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
