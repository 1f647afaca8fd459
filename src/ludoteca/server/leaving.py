"""How and when each table was last left, as the database has it beside the journal: the time to the minute.

It is there so that tables can be found without replaying all of them, by the day or the hour. To write it costs a third
of what it costs to store a move, so a table that goes on is not written about at every move.
"""

from __future__ import annotations

TO_THE_MINUTE = 60_000  # milliseconds
MOST = 10_000  # tables of which it is known what is stored; then all of that is forgotten, and written again

Left = tuple[str, int | None, str]  # the status, when something was last done (None: not now), and the table


class Leaving:
    """What this process has stored of it."""

    def __init__(self) -> None:
        self._stored: dict[str, tuple[str, int]] = {}

    def is_news(self, left: Left) -> bool:
        """Whether this has to be stored."""
        status, at, table = left
        if table not in self._stored:
            return True
        stored_status, stored_at = self._stored[table]
        return status != stored_status or (at is not None and at - stored_at >= TO_THE_MINUTE)

    def forget(self, table: str) -> None:
        """It is read anew: another process may have written about it meanwhile."""
        self._stored.pop(table, None)

    def stored(self, left: Left) -> None:
        """This is stored now."""
        status, at, table = left
        if len(self._stored) >= MOST:
            self._stored.clear()
        if at is None:
            self._stored.pop(table, None)
        else:
            self._stored[table] = status, at
