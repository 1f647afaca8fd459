"""The contract of a game's own machine: how strong it is, how long it may think, and what it says of the moves."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final, NamedTuple, Protocol

from ludoteca.core.seats import Move, Seat
from ludoteca.core.state import View

WEAKEST: Final = 1
STRONGEST: Final = 5


class Style(StrEnum):
    """What a machine values: its own safety, captures and risk, or neither in particular."""

    BALANCED = "balanced"
    CAUTIOUS = "cautious"
    BOLD = "bold"


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a machine is, 1 to 5, and its style; as text `3` or `3-bold`."""

    number: int
    style: Style = Style.BALANCED

    def __post_init__(self) -> None:
        if not WEAKEST <= self.number <= STRONGEST:
            raise ValueError(f"level {self.number}: expected {WEAKEST} to {STRONGEST}")

    def __str__(self) -> str:
        return str(self.number) if self.style is Style.BALANCED else f"{self.number}-{self.style}"


LEVELS: Final = tuple(Level(number, style) for number in range(WEAKEST, STRONGEST + 1) for style in Style)


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a machine may think. It checks this between slices of work and then answers with its best move so far.

    With `work` alone the same random numbers give the same move on every computer; a `deadline` (as
    `time.monotonic` counts) or a cancellation ends the search earlier.
    """

    rng: Random
    work: int | None = None
    deadline: float | None = None
    is_cancelled: Callable[[], bool] = _never

    def is_reached(self, done: int) -> bool:
        """Whether a machine that has done this much work has to answer now."""
        return (
            (self.work is not None and done >= self.work)
            or (self.deadline is not None and time.monotonic() >= self.deadline)
            or self.is_cancelled()
        )


class Weighed(NamedTuple):
    """A move and the result that the seat to move can expect from it: 1 a win, 0 a loss."""

    move: Move
    value: float


class Belief(NamedTuple):
    """How likely a thing that somebody cannot see lies at a place."""

    whose: Seat  # whose thing it is
    thing: str  # in the notation: `KH`
    place: str  # a square in the notation, or a word such as `hand`
    chance: float


class Machine(Protocol):
    """Plays one game at one level, from what its seat may know. Any thread may call it, but only one at a time.

    It works in slices of at most 20 ms, asks `limit.is_reached` between them, and then answers at once.
    """

    @property
    def budget(self) -> int:
        """The work for one decision at this level: nodes or simulations."""

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        """One of the legal moves. The view holds everything the machine's seat may know."""

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        """Those of the legal moves that it has looked at, the best first."""
