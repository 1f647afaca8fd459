"""Lines of the journal on SQLite, many tables at a time: one call to a thread of its own for all of them.

This is what nearly every commit consists of, and through the asyncio driver every statement would be a call of its own
to another thread. Whatever else belongs to a commit goes through the asyncio driver, as everything does elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa

Rows = Sequence[tuple[Any, ...]]


class JournalWriter:
    """`insert` takes rows of lines, `touch` rows that say when and how each table was left."""

    def __init__(self, engine: sa.Engine, insert: sa.Insert, touch: sa.Update) -> None:
        self.engine = engine
        self._insert = str(insert.compile(engine))
        self._touch = str(touch.compile(engine))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")

    async def write(self, lines: Rows, touched: Rows) -> None:
        """All of it is kept, or nothing; returns once it is."""
        writing = asyncio.get_running_loop().run_in_executor(self._thread, self._write, lines, touched)
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            await asyncio.wait({writing})  # nobody else may write before this has ended
            raise

    def _write(self, lines: Rows, touched: Rows) -> None:
        with self.engine.begin() as connection:
            connection.exec_driver_sql(self._insert, list(lines))
            if touched:
                connection.exec_driver_sql(self._touch, list(touched))

    def close(self) -> None:
        self._thread.submit(self.engine.dispose)
        self._thread.shutdown()
