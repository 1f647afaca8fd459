"""Clocks: pure state machines. They are given the time, in milliseconds on the server's clock.

A clock is a value; every act makes a new one. It judges nobody: the owner of the match asks `flagged` and
plays `time` for that seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ludoteca.core import Seat


@dataclass(frozen=True, slots=True)
class Fischer:
    """A budget for the whole match, and an increment after every turn."""

    base_ms: int
    increment_ms: int = 0

    def first(self) -> int:
        return self.base_ms

    def after_turn(self, left: int) -> int:
        return left + self.increment_ms


@dataclass(frozen=True, slots=True)
class Correspondence:
    """A budget for every turn."""

    turn_ms: int

    def first(self) -> int:
        return self.turn_ms

    def after_turn(self, left: int) -> int:
        return self.turn_ms


@dataclass(frozen=True, slots=True)
class Clock:
    """What each seat has left, and whose time is running. A match without a clock has None."""

    control: Fischer | Correspondence
    left: tuple[int, ...]  # at `since`
    running: frozenset[Seat]
    since: int | None  # None while the clock is stopped: the server is down or the table paused

    @classmethod
    def start(cls, control: Fischer | Correspondence, seats: int, to_act: Iterable[Seat], now: int) -> Clock:
        return cls(control, (control.first(),) * seats, _seats(to_act), now)

    def left_at(self, seat: Seat, now: int) -> int:
        """What this seat has left; never below 0."""
        runs = self.since is not None and seat in self.running
        spent = max(0, now - (self.since or 0)) if runs else 0
        return max(0, self.left[seat] - spent)

    def flagged(self, now: int) -> tuple[Seat, ...]:
        """Whose time is up."""
        return tuple(sorted(seat for seat in self.running if self.left_at(seat, now) == 0))

    def next_flag(self) -> int | None:
        """When the next flag falls if nobody acts."""
        if self.since is None or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def acted(self, to_act: Iterable[Seat], now: int) -> Clock:
        """Somebody acted and these seats may act now. A seat that no longer has to act has finished its turn."""
        running = _seats(to_act)
        left = [self.left_at(Seat(seat), now) for seat in range(len(self.left))]
        for seat in self.running - running:
            left[seat] = self.control.after_turn(left[seat])
        return replace(self, left=tuple(left), running=running, since=None if self.since is None else now)

    def stopped(self, now: int) -> Clock:
        left = tuple(self.left_at(Seat(seat), now) for seat in range(len(self.left)))
        return replace(self, left=left, since=None)

    def resumed(self, now: int) -> Clock:
        return replace(self, since=now)


def _seats(to_act: Iterable[Seat]) -> frozenset[Seat]:
    """Without CHANCE, which costs nobody time."""
    return frozenset(seat for seat in to_act if seat >= 0)
