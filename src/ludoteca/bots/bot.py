"""The contract of a bot: a view and its legal moves in, a move out, within a limit."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from ludoteca.core import Move, View


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think. The bot checks it between slices of work and then answers with the best move so far.

    With `work` alone the same random numbers give the same move on every machine; a `deadline` (as
    `time.monotonic` counts) or a cancellation ends the search earlier.
    """

    rng: Random
    work: int | None = None
    deadline: float | None = None
    is_cancelled: Callable[[], bool] = _never

    def is_reached(self, done: int) -> bool:
        """Whether a bot that has done this much work has to answer now."""
        return (
            (self.work is not None and done >= self.work)
            or (self.deadline is not None and time.monotonic() >= self.deadline)
            or self.is_cancelled()
        )


class Bot(Protocol):
    """A machine in a seat. Any thread may call it, but only one at a time."""

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        """One of the legal moves. The view holds everything the bot's seat may know."""
