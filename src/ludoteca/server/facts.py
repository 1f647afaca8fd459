"""What the processes of one site tell each other: what is listed, whose tables have changed, what counts by now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.server.house import House
from ludoteca.server.protocol import TableListing


class Listed(msgspec.Struct, tag="listed"):
    """A table is in the lobby, and looks so."""

    process: str
    table: TableListing


class Unlisted(msgspec.Struct, tag="unlisted"):
    process: str
    table: str


class AllListed(msgspec.Struct, tag="all-listed"):
    """Everything this process lists, and nothing else."""

    process: str
    tables: list[TableListing]


class WhatIsListed(msgspec.Struct, tag="what-is-listed"):
    """Somebody has come, or come back."""

    process: str


class Rang(msgspec.Struct, tag="rang"):
    """Something has changed among the tables of these guests."""

    process: str
    guests: list[str]


class Rated(msgspec.Struct, tag="rated"):
    """A result counts."""

    process: str


class Left(msgspec.Struct, tag="left"):
    """A process is gone, and what it had may be taken."""

    process: str


Fact = Listed | Unlisted | AllListed | WhatIsListed | Rang | Rated | Left
_reader = msgspec.json.Decoder(Fact)


class Herald:
    """Tells the others what happens in this house, and the house what happens in theirs."""

    def __init__(self, me: str, house: House, tell_all: Callable[[bytes], None], on_left: Callable[[str], Any]) -> None:
        self._me = me
        self._house = house
        self._tell_all = tell_all
        self._on_left = on_left
        house.lobby.on_own = self._listed
        house.bell.on_ring = lambda guests: self.tell(Rang(me, guests))
        house.ratings.on_result = lambda: self.tell(Rated(me))

    def _listed(self, table: TableListing | str) -> None:
        self.tell(Unlisted(self._me, table) if isinstance(table, str) else Listed(self._me, table))

    def tell(self, fact: Fact) -> None:
        self._tell_all(msgspec.json.encode(fact))

    def compare(self) -> None:
        """After a break: tell what is listed here, and ask what is listed elsewhere."""
        self.tell(AllListed(self._me, self._house.lobby.own()))
        self.tell(WhatIsListed(self._me))

    async def hear(self, data: bytes) -> None:
        fact = _reader.decode(data)
        if fact.process == self._me:
            return
        house = self._house
        match fact:
            case Listed():
                house.lobby.show_of(fact.process, fact.table)
            case Unlisted():
                house.lobby.hide_of(fact.process, fact.table)
            case AllListed():
                self._list_all(fact)
            case WhatIsListed():
                self.tell(AllListed(self._me, house.lobby.own()))
            case Rang():
                house.bell.ring_here(*fact.guests)
            case Rated():
                await house.ratings.catch_up()
            case Left():
                self._on_left(fact.process)

    def _list_all(self, fact: AllListed) -> None:
        lobby, listed = self._house.lobby, {table.id for table in fact.tables}
        for table in lobby.of(fact.process):
            if table not in listed:
                lobby.hide_of(fact.process, table)
        for one in fact.tables:
            lobby.show_of(fact.process, one)
