"""What is said on the sockets about hints."""

from __future__ import annotations

from ludoteca.server.envelope import Count, FromClientMessage, FromServerMessage, IntentId, SeatName


class Hint(FromClientMessage):
    """Ask what a strong machine would play for this seat, knowing what the seat knows; `after` is the ply seen."""

    intent: IntentId
    seat: SeatName
    after: Count


class Hinted(FromServerMessage):
    """The hint, to the page that has asked. Whoever has moved on since `ply` forgets it."""

    intent: IntentId
    seat: SeatName
    ply: int
    text: str  # a legal move, in the notation
