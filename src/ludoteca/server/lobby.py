"""The live list of public tables."""

from __future__ import annotations

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
        self._watching: list[LobbyGuest] = []

    def listed(self) -> list[TableListing]:
        """The oldest table first."""
        return sorted(self._listed.values(), key=lambda table: (table.created, table.id))

    def enter(self, watcher: LobbyGuest) -> None:
        self._watching.append(watcher)
        watcher.put(Tables(watcher.next_seq(), self.listed()))

    def leave(self, watcher: LobbyGuest) -> None:
        self._watching.remove(watcher)

    def show(self, table: TableListing) -> None:
        """List a table, or list it anew when something about it has changed."""
        if self._listed.get(table.id) == table:
            return
        self._listed[table.id] = table
        self._tell_all(TableChanged(0, table))

    def hide(self, table: str) -> None:
        if self._listed.pop(table, None) is not None:
            self._tell_all(TableGone(0, table))

    def _tell_all(self, message: FromLobby) -> None:
        if self._watching:
            composed = Composed(message)
            for watcher in self._watching:
                watcher.connection.put(composed.numbered(watcher.next_seq()))

    def close(self) -> None:
        for watcher in self._watching:
            watcher.connection.close()
