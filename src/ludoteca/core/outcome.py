"""How a game ended, and what happened on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludoteca.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game. No winners: a draw or a null game."""

    winners: tuple[Seat, ...]
    reason: str
    points: Mapping[Seat, int]
    ranking: tuple[tuple[Seat, ...], ...]  # best first; seats that share a place stand together


@dataclass(frozen=True, slots=True)
class Event:
    """One thing the last move made happen, as one viewer may see it."""

    type: str
    args: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return {"type": self.type, **self.args}
