"""Running games that anybody may watch, each with a small picture.

A picture is what a watcher sees. It is taken anew every few seconds at most, however many look at it, and never while
dice that have been dealt have yet to come to rest.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping

from ludoteca.server.lobby import Lobby
from ludoteca.server.refusals import Refuse
from ludoteca.server.rest_shapes import WatchedTable
from ludoteca.server.tables import Table

MOST = 12
FRESH_SECONDS = 2.0
REST_SECONDS = 0.3  # how long to wait for dice; longer, and the last picture has to do


class Gallery:
    """The pictures of a house."""

    def __init__(self, lobby: Lobby, tables: Mapping[str, Table], clock: Callable[[], float] = time.monotonic) -> None:
        self._lobby = lobby
        self._tables = tables
        self._clock = clock
        self.far: Callable[[str], Awaitable[WatchedTable | None]] | None = None  # a table of another process
        self._taken: dict[str, tuple[float, WatchedTable]] = {}

    async def pictures(self) -> list[WatchedTable]:
        """The games most watched, then the latest."""
        running = [listing for listing in self._lobby.listed() if listing.status == "running"]
        running.sort(key=lambda listing: (-listing.watchers, -listing.created))
        chosen = [listing.id for listing in running[:MOST] if listing.id in self._tables or self.far]
        self._taken = {id: taken for id, taken in self._taken.items() if id in chosen}
        found = await asyncio.gather(*map(self.picture, chosen))
        return [picture for picture in found if picture is not None]

    async def picture(self, table: str) -> WatchedTable | None:
        """One game, if it is here or somebody else has it."""
        at, last = self._taken.get(table, (0.0, None))
        if last and self._clock() - at < FRESH_SECONDS:
            return last
        try:
            async with asyncio.timeout(REST_SECONDS):
                picture = await self._take(table)
        except (TimeoutError, Refuse):
            return last
        if picture is not None:
            self._taken[table] = (self._clock(), picture)
        return picture

    async def _take(self, table: str) -> WatchedTable | None:
        if table in self._tables:
            return await self._tables[table].watched()
        return await self.far(table) if self.far else None
