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
    """How long a bot may think. It asks between slices of work, and answers with the best it has.

    With `work` alone the same luck gives the same move on every machine; a `deadline` (of
    `time.monotonic`) or a cancellation ends the thinking earlier.
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
    """A machine in a seat. It may be asked from any thread, by one thread at a time."""

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        """One of the legal moves. The view is all that the bot's seat may know."""
