"""Running games that anybody may watch, each with a small picture.

A picture is what a watcher sees. It is taken anew every few seconds at most, however many look at it, and never while
dice that have been dealt have yet to come to rest.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping

from ludoteca.server.lobby import Lobby
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
        self._taken: dict[str, tuple[float, WatchedTable]] = {}

    async def pictures(self) -> list[WatchedTable]:
        """The games most watched, then the latest."""
        running = [listing for listing in self._lobby.listed() if listing.status == "running"]
        running.sort(key=lambda listing: (-listing.watchers, -listing.created))
        chosen = [self._tables[listing.id] for listing in running[:MOST] if listing.id in self._tables]
        self._taken = {id: taken for id, taken in self._taken.items() if id in {table.id for table in chosen}}
        found = await asyncio.gather(*map(self._picture, chosen))
        return [picture for picture in found if picture is not None]

    async def _picture(self, table: Table) -> WatchedTable | None:
        at, last = self._taken.get(table.id, (0.0, None))
        if last and self._clock() - at < FRESH_SECONDS:
            return last
        try:
            async with asyncio.timeout(REST_SECONDS):
                picture = await table.watched()
        except TimeoutError:
            return last
        self._taken[table.id] = (self._clock(), picture)
        return picture
