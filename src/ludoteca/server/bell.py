"""Telling people that one of their tables has changed, on whatever page of the site they are."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.server.journal import Journal
from ludoteca.server.mine_messages import MineChanged
from ludoteca.server.protocol import encode
from ludoteca.server.viewers import Connection

Seen = dict[str, tuple[object, ...]]  # guest -> what the list of their tables says of one


def seen_by_players(journal: Journal) -> Seen:
    """What the people of a table see of it in their lists: not every move changes that."""
    to_act, status, seating = frozenset(journal.to_act), journal.status, journal.seating
    seen: Seen = {
        guest: (status, not to_act.isdisjoint(own), seating.awaits(guest), journal.next_table)
        for guest, own in seating.seats.items()
    }
    if asked := journal.asked():
        seen |= dict.fromkeys(asked, (status, "asked"))
    return seen


class Listener:
    """One page; its messages are counted from 1."""

    def __init__(self, guest: str, connection: Connection) -> None:
        self.guest = guest
        self.connection = connection
        self.seq = 0

    def ring(self) -> None:
        self.seq += 1
        self.connection.put(encode(MineChanged(self.seq)))


class Bell:
    """The pages that listen, by guest."""

    def __init__(self) -> None:
        self._listening: dict[str, list[Listener]] = {}
        self.on_ring: Callable[[list[str]], None] = lambda _: None  # told who is to hear it wherever they are

    def enter(self, page: Listener) -> None:
        self._listening.setdefault(page.guest, []).append(page)
        page.ring()

    def leave(self, page: Listener) -> None:
        self._listening[page.guest].remove(page)
        if not self._listening[page.guest]:
            del self._listening[page.guest]

    def ring(self, *guests: str) -> None:
        if guests:
            self.ring_here(*guests)
            self.on_ring(list(guests))

    def ring_here(self, *guests: str) -> None:
        for guest in self._listening.keys() & guests:
            for page in self._listening[guest]:
                page.ring()

    def ring_if_changed(self, before: Seen, now: Seen) -> None:
        changed = [guest for guest, seen in now.items() if before.get(guest) != seen]
        self.ring(*changed, *(before.keys() - now.keys()))

    def close(self) -> None:
        for pages in self._listening.values():
            for page in pages:
                page.connection.close()
