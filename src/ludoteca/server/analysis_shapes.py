"""What is told of a finished game after a machine has judged it (docs/reference/analysis.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.server.envelope import SeatName
from ludoteca.server.protocol import LogEntry, Shown
from ludoteca.server.rest_shapes import Frame, PositionWanted


class CurvePoint(Struct):
    """How likely a seat was to win after this ply."""

    ply: int
    value: float


class AnalysisCurve(Struct):
    seat: SeatName
    points: list[CurvePoint]


class Guess(Struct):
    """Where a hidden thing may have lain: each place with its chance."""

    whose: SeatName
    thing: str
    places: dict[str, float]


class TurningPoint(Struct):
    """A decision that cost its seat a good part of its chance to win."""

    ply: int
    seat: SeatName
    played: str
    better: str
    value: float  # the seat's chance to win with the move that was played
    better_value: float
    known: Shown  # what the seat could see before it decided
    made: LogEntry  # the move that was played, as it was told to the seat
    then: Frame  # what the seat would have seen after the better move
    guesses: list[Guess]  # what it could think of what it did not see


class AnalysisReport(Struct):
    curves: list[AnalysisCurve]
    starts: list[int]  # in a match: the plies after which another game began
    turning_points: list[TurningPoint]


class Analysis(Struct):
    """The report on a game, or how far the machine has got with it."""

    done: int  # decisions judged
    total: int
    report: AnalysisReport | None


class NextWanted(PositionWanted, forbid_unknown_fields=True):
    """A position in which chance or a machine of this level is to go on."""

    level: Annotated[int, Meta(ge=1, le=5)] = 3


class Next(Struct):
    """What happens next there."""

    seat: str  # `chance` where something is dealt or rolled
    move: str
