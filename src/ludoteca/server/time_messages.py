"""What is said on the sockets about time, second thoughts and planning ahead."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteca.server.envelope import FromClientMessage, IntentId, SeatName


class ClockShown(Struct):
    """What each seat had left at an instant of the table's clock, and for whom it has been running since."""

    since: int  # milliseconds of the table's clock; `echo` tells what it shows now
    left: dict[str, int]  # seat -> milliseconds
    running: list[SeatName]
    low: int  # with less than this left, a seat is in time trouble


class TakeBackShown(Struct):
    """Who may ask to take back, and whose consent somebody waits for."""

    may: list[SeatName]  # seats that have a move to take back; it is refused once it has shown somebody something
    asked: SeatName | None  # the seat that asks
    waits_for: list[SeatName]  # those who have not agreed yet


class TakeBack(FromClientMessage):
    """Ask to take back one's last move and what followed it; answer somebody who asks; or, having asked, let it be."""

    intent: IntentId
    seat: SeatName
    say: Literal["ask", "allow", "refuse"] = "ask"


class PlanAhead(FromClientMessage):
    """Be told from now on what may be planned ahead, or no longer; the whole table follows. Most pages never use it, so
    it is found only for those that ask."""

    intent: IntentId
    ahead: bool = True
