"""What is said on the table socket about the judge of an event (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.core import Stake
from ludoteca.server.envelope import FromClientMessage, IntentId, SeatName

Verdict = Literal["win", "null", "play-on", "stands", "time", "warning", "forfeit"]


class CallJudge(FromClientMessage):
    """Call the judge to the table: clocks stop, and nothing is played until the judge has ruled."""

    intent: IntentId
    seat: SeatName
    why: Annotated[str, Meta(max_length=300)] = ""


class RulingShown(Struct):
    """A ruling of a judge at this table, in the order in which they were given."""

    verdict: Verdict
    stake: Stake  # the match, or one game of it
    seat: SeatName  # who wins, forfeits, is warned or gets time
    seconds: int
    why: str
    at: int  # milliseconds since 1970
    reversed: bool


class JudgeShown(Struct):
    """At a table of an event: who may call the judge, whether one is called, and what was ruled."""

    may_call: list[SeatName]
    flag: str  # `called` by a player, or why the game has called, as the reason of its end; empty: nobody has
    called_by: SeatName | None
    why: str  # what the player said
    rulings: list[RulingShown]
    paused: bool  # the event is paused: nothing is played and no clock runs


class EventPlace(Struct):
    """Where in which event a table is played."""

    id: str
    round: int
    table: int
    game: int
