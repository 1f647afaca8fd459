"""Every rating computed again from the journals."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.server.journal import Journal
from ludoteca.server.ratings import kept
from ludoteca.server.ratings.kept import Key, Step
from ludoteca.server.ratings.model import Rating
from ludoteca.server.ratings.results import result_of
from ludoteca.server.ratings.standings import steps_from
from ludoteca.server.store import Store


async def recompute(store: Store, on_progress: Callable[[int, int], None] = lambda done, of: None) -> int:
    """Replace all ratings by what the journals say; how many results there were.

    Most of it happens before anything is locked; what a server has added meanwhile is added in the end.
    """
    again = _Again(store)
    async with store.engine.connect() as connection:
        tables = await kept.rated_tables(connection)
    for done, table in enumerate(tables, start=1):
        await again.add(table)
        on_progress(done, len(tables))
    async with store.writing() as connection:
        await kept.forget_all(connection)
        tables, known = await kept.rated_tables(connection), len(tables)
        for table in tables[known:]:
            await again.add(table)
        await kept.write_all(connection, again.steps)
    return len(tables)


class _Again:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._now: dict[Key, Rating] = {}
        self.steps: list[Step] = []

    async def add(self, table: str) -> None:
        found = await self._store.table(table)
        if found is None:
            return
        row, lines = found
        journal = Journal.read(row, lines)
        result = result_of(journal)
        if result is None or journal.rated is None:
            return
        at = next(line.at for line in lines if line.kind == "rated")
        steps = steps_from(self._now, result, journal.rated, table, at)
        self._now |= {step.key: step.after for step in steps}
        self.steps += steps
