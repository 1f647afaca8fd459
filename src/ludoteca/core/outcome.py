"""How a game ended, and what happened on the way there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from ludoteca.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game. Without winners it is a draw or a null game."""

    winners: tuple[Seat, ...]
    reason: str
    points: Mapping[Seat, int]
    ranking: tuple[tuple[Seat, ...], ...]  # best first; tied seats share a tuple

    @property
    def is_null(self) -> bool:
        """Whether it counts as not played; the reason of every null game says so: `stall-null`."""
        return not self.winners and self.reason.endswith("null")

    @classmethod
    def of_two(cls, winner: int, reason: str, points: Sequence[int]) -> Self:
        """For two seats: the winner, or a shared place if `winner` is below 0."""
        both = (Seat(0), Seat(1))
        winners = (both[winner],) if winner >= 0 else ()
        ranking = (winners, (both[1 - winner],)) if winners else (both,)
        return cls(winners, reason, {seat: int(points[seat]) for seat in both}, ranking)

    @classmethod
    def of_nobody(cls, seats: int, reason: str) -> Self:
        """All share the only place, and nobody has won anything."""
        everybody = tuple(Seat(seat) for seat in range(seats))
        return cls((), reason, dict.fromkeys(everybody, 0), (everybody,))


@dataclass(frozen=True, slots=True)
class Event:
    """One thing the last move brought about, as one viewer may see it."""

    type: str
    args: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return {"type": self.type, **self.args}
