"""What is said on the table socket about the judge of an event (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.server.envelope import FromClientMessage, IntentId, SeatName

Verdict = Literal["win", "replay", "play-on", "time", "warning", "forfeit"]


class CallJudge(FromClientMessage):
    """Call the judge to the table: clocks stop, and nothing is played until the judge has ruled."""

    intent: IntentId
    seat: SeatName
    why: Annotated[str, Meta(max_length=300)] = ""


class RulingShown(Struct):
    """A ruling of a judge at this table, in the order in which they were given."""

    verdict: Verdict
    seat: SeatName | None  # who wins, forfeits, is warned or gets time
    seconds: int
    why: str
    at: int  # milliseconds since 1970
    reversed: bool


class JudgeShown(Struct):
    """At a table of an event: who may call the judge, whether one is called, and what was ruled."""

    may_call: list[SeatName]
    is_called: bool
    called_by: SeatName | None  # None where the game itself has called: see `flag`
    flag: str  # why the game has called, as a code of the game; empty: it has not
    why: str  # what the player said
    until: int | None  # milliseconds since 1970: then the automatic verdict stands
    rulings: list[RulingShown]


class EventPlace(Struct):
    """Where in which event a table is played."""

    id: str
    round: int
    table: int
    game: int
