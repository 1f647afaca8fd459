"""The live list of public tables."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.server.protocol import FromLobby, TableChanged, TableGone, TableListing, Tables, encode
from ludoteca.server.viewers import Composed, Connection


class LobbyGuest:
    """One socket that watches the lobby; its messages are counted from 1."""

    def __init__(self, guest: str, connection: Connection) -> None:
        self.guest = guest
        self.connection = connection
        self.seq = 0

    def put(self, message: FromLobby) -> None:
        self.connection.put(encode(message))

    def next_seq(self) -> int:
        self.seq += 1
        return self.seq


class Lobby:
    """Who watches, and what is listed."""

    def __init__(self) -> None:
        self._listed: dict[str, TableListing] = {}
        self._by: dict[str, str] = {}  # tables that another process lists -> which
        self.on_own: Callable[[TableListing | str], None] = lambda _: None  # told of what is listed or hidden here
        self._watching: list[LobbyGuest] = []

    def listed(self) -> list[TableListing]:
        """The oldest table first."""
        return sorted(self._listed.values(), key=lambda table: (table.created, table.id))

    def enter(self, watcher: LobbyGuest) -> None:
        self._watching.append(watcher)
        watcher.put(Tables(watcher.next_seq(), self.listed()))

    def leave(self, watcher: LobbyGuest) -> None:
        self._watching.remove(watcher)

    def own(self) -> list[TableListing]:
        """What this process lists."""
        return [table for table in self._listed.values() if table.id not in self._by]

    def show(self, table: TableListing) -> None:
        """List a table, or list it anew when something about it has changed."""
        is_mine = self._by.pop(table.id, None) is None
        if self._list(table) or not is_mine:
            self.on_own(table)

    def moved(self, table: TableListing) -> None:
        """What is listed has changed where it stands."""
        if table.id in self._by or self._listed.get(table.id) is not table:
            self.show(table)
            return
        self._tell_of(table)
        self.on_own(table)

    def hide(self, table: str) -> None:
        if table not in self._by and self._unlist(table):
            self.on_own(table)

    def show_of(self, process: str, table: TableListing) -> None:
        """Another process lists this table."""
        self._by[table.id] = process
        self._list(table)

    def hide_of(self, process: str, table: str | None = None) -> None:
        """Another process lists this table no more, or none at all; what somebody else lists by now stays."""
        for id in [table] if table else self.of(process):
            if self._by.get(id) == process:
                del self._by[id]
                self._unlist(id)

    def processes(self) -> set[str]:
        """Those others that list a table."""
        return set(self._by.values())

    def of(self, process: str) -> list[str]:
        """The tables that another process lists."""
        return [table for table, by in self._by.items() if by == process]

    def _list(self, table: TableListing) -> bool:
        if self._listed.get(table.id) == table:
            return False
        self._listed[table.id] = table
        self._tell_of(table)
        return True

    def _tell_of(self, table: TableListing) -> None:
        if self._watching:
            self._tell_all(TableChanged(0, table))

    def _unlist(self, table: str) -> bool:
        if self._listed.pop(table, None) is None:
            return False
        self._tell_all(TableGone(0, table))
        return True

    def _tell_all(self, message: FromLobby) -> None:
        composed = Composed(message)
        for watcher in self._watching:
            watcher.connection.put(composed.numbered(watcher.next_seq()))

    def close(self) -> None:
        for watcher in self._watching:
            watcher.connection.close()
