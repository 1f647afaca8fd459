"""What is said about seats whose players are away, and before a race begins (docs/reference/protocol.md)."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.server.envelope import FromClientMessage, IntentId, SeatName


class Absence(Struct):
    """A player who is away."""

    away_for: int  # milliseconds
    claimable_in: int  # milliseconds until the others may do something about it


Absences = dict[SeatName, Absence]


class Ready(FromClientMessage):
    """The race may begin, as far as this guest is concerned."""

    intent: IntentId


class Skip(FromClientMessage):
    """Play on to the end at once, where only machines are left: for somebody who is out."""

    intent: IntentId


class CallOff(FromClientMessage):
    """End the game without a loser: as long as nobody has moved, or when all the others have been away too long."""

    intent: IntentId
