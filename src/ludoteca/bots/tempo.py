"""How long a bot waits before it acts in real time: about as long as people do."""

from __future__ import annotations

import math
from collections import deque
from random import Random
from statistics import median

from ludoteca.core import Game, Move, Seat, View

LEAST_MS = 150  # nobody reacts faster
GLANCE_MS = 560  # to see the dice and react: between 350 and 900 ms in nineteen cases of twenty
SPREAD = 0.24

USUAL_MS = 700  # between two presses of somebody who knows the game
LONGEST_MS = 8000  # a longer pause is no pause for thought
REMEMBERED, ENOUGH = 16, 4  # pauses
UNKNOWN, SLOWEST = 1.4, 3.0  # how much slower bots are than `delay_ms` says: with strangers, and at most
HURRIED = 0.25  # with nobody left to play against


def delay_ms(game: Game, view: View, move: Move, rng: Random, slowness: float = 1.0) -> int:
    """Milliseconds between seeing the view and making the move."""
    return max(LEAST_MS, round(GLANCE_MS * slowness * game.effort(view, move) * math.exp(rng.gauss(0, SPREAD))))


class Tempo:
    """How fast the people at a table press, so that its bots neither overrun them nor keep them waiting."""

    def __init__(self) -> None:
        self._last: dict[Seat, int] = {}
        self._pauses: dict[Seat, deque[int]] = {}

    def pressed(self, seat: Seat, now: int) -> None:
        """A person has pressed something, on the table's clock."""
        pause = now - self._last.get(seat, now)
        if 0 < pause <= LONGEST_MS:
            self._pauses.setdefault(seat, deque(maxlen=REMEMBERED)).append(pause)
        self._last[seat] = now

    def slowness(self) -> float:
        """What a bot's delay is to be multiplied by: as slow as the slowest of the people, never faster than usual."""
        known = [median(pauses) / USUAL_MS for pauses in self._pauses.values() if len(pauses) >= ENOUGH]
        return min(SLOWEST, max(1.0, *known)) if known else UNKNOWN
