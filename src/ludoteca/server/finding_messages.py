"""What a page says in the lobby to find a game at once, and what it is told."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from ludoteca.server.envelope import FromClientMessage, FromServerMessage, SeatName
from ludoteca.server.nonce_messages import Sealed
from ludoteca.server.table_terms import TableTerms


class Seek(FromClientMessage):
    """Play with anybody who wants the same, as soon as there is somebody. It takes the place of an earlier wish."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=60)] = field(
        default_factory=dict
    )
    terms: TableTerms = TableTerms()
    any_clock: bool = False  # any time will do, whatever `terms` says: that of whoever else plays
    side: SeatName | None = None  # the seat that is wanted; none: any
    promise: Sealed = ""


class StopSeeking(FromClientMessage):
    """Stop looking for a game. Closing the page does the same."""


class Seeking(FromServerMessage):
    """The wish is known. So many people wait for this game, the guest included."""

    waiting: int


class Paired(FromServerMessage):
    """There is a table, and the guest sits at it."""

    table: str
