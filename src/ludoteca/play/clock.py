"""Clocks: pure state machines. They are given the time, in milliseconds on the server's clock.

A clock is a value; every act makes a new one. It judges nobody: the owner of the match asks `flagged` and
plays `time` for that seat.

What a line costs is given back after each act, but never more than the server has measured (the round trip), and never
more than the seat's quota: that fills up slowly, so that a line that suddenly becomes slow gains little.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from ludoteca.core import BadOption, Reason, Seat

SECOND: Final = 1_000
DAY: Final = 86_400 * SECOND
LAG_MOST: Final = 1_000  # of a seat's quota, in milliseconds
LAG_REFILL: Final = 200  # what every act adds to it

_NO_LAG: Final[Mapping[Seat, int]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Fischer:
    """A budget for the whole game, and an increment after every turn."""

    base_ms: int
    increment_ms: int = 0

    def first(self) -> int:
        return self.base_ms

    def after_act(self, left: int, is_turn_over: bool) -> int:
        return left + self.increment_ms if is_turn_over else left


@dataclass(frozen=True, slots=True)
class PerMove:
    """A budget for every move: seconds at the table, days by correspondence."""

    move_ms: int

    def first(self) -> int:
        return self.move_ms

    def after_act(self, left: int, is_turn_over: bool) -> int:
        return self.move_ms


Control = Fischer | PerMove

_CONTROLS: Final = re.compile(
    r"fischer (?P<base>[0-9]{1,5})\+(?P<increment>[0-9]{1,3})|move (?P<move>[0-9]{1,4})|days (?P<days>[0-9]{1,2})",
    re.ASCII,
)


def parse_control(text: str) -> Control | None:
    """`fischer 300+5` (seconds), `move 60` (seconds), `days 3`; nothing is no clock."""
    if not text:
        return None
    found = _CONTROLS.fullmatch(text)
    if found is None:
        raise _bad(text, "clock-unreadable", "expected 'fischer 300+5', 'move 60' or 'days 3'")
    numbers = {name: int(value) for name, value in found.groupdict().items() if value is not None}
    if "days" in numbers:
        return PerMove(_within(text, numbers["days"], 1, 14) * DAY)
    if "move" in numbers:
        return PerMove(_within(text, numbers["move"], 5, 3_600) * SECOND)
    base = _within(text, numbers["base"], 10, 10_800)
    return Fischer(base * SECOND, _within(text, numbers["increment"], 0, 180) * SECOND)


def _within(text: str, number: int, low: int, high: int) -> int:
    if not low <= number <= high:
        raise _bad(text, "clock-range", f"{number}: expected {low} to {high}", low=low, high=high)
    return number


def _bad(text: str, code: str, what: str, **numbers: int) -> BadOption:
    return BadOption(f"clock {text!r}: {what}", "clock", Reason(code, "clock", {"clock": text, **numbers}))


def no_clock_in_real_time() -> BadOption:
    """A table in real time measures every act itself; a clock beside it would have nothing to measure."""
    return BadOption("a table in real time has no clock", "clock", Reason("clock-real-time", "clock"))


@dataclass(frozen=True, slots=True)
class Clock:
    """What each seat has left, and whose time is running. A match without a clock has None."""

    control: Control
    left: tuple[int, ...]  # at `since`
    quota: tuple[int, ...]  # how much of its lag each seat may still be given back
    running: frozenset[Seat]
    since: int

    @classmethod
    def start(cls, control: Control, seats: int, to_act: Iterable[Seat], now: int) -> Clock:
        return cls(control, (control.first(),) * seats, (LAG_MOST,) * seats, _seats(to_act), now)

    def left_at(self, seat: Seat, now: int) -> int:
        """What this seat has left; never below 0."""
        spent = max(0, now - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def flagged(self, now: int, lag: Mapping[Seat, int] = _NO_LAG) -> tuple[Seat, ...]:
        """Whose time is up, even if an act is still on its way."""
        return tuple(
            sorted(
                seat
                for seat in self.running
                if self.left_at(seat, now - self._compensated(seat, lag.get(seat, 0))) == 0
            )
        )

    def next_flag(self, lag: Mapping[Seat, int] = _NO_LAG) -> int | None:
        """When the next flag falls if nobody acts."""
        ends = (self.left[seat] + self._compensated(seat, lag.get(seat, 0)) for seat in self.running)
        return min((self.since + end for end in ends), default=None)

    def acted(self, to_act: Iterable[Seat], now: int, by: Seat | None = None, lag: int = 0) -> Clock:
        """Somebody acted and these seats may act now. A seat that no longer has to act has finished its turn."""
        running, left, quota = _seats(to_act), list(self.left), list(self.quota)
        for seat in self.running:
            given = self._compensated(seat, lag) if seat == by else 0
            left[seat] = self.left_at(seat, now - given)
            if seat == by:
                quota[seat] = min(LAG_MOST, quota[seat] - given + LAG_REFILL)
            if seat == by or seat not in running:
                left[seat] = self.control.after_act(left[seat], seat not in running)
        return replace(self, left=tuple(left), quota=tuple(quota), running=running, since=now)

    def went_back(self, to_act: Iterable[Seat], now: int) -> Clock:
        """Moves were taken back: the time they took is gone, and nobody is given any."""
        left = tuple(self.left_at(Seat(seat), now) for seat in range(len(self.left)))
        return replace(self, left=left, running=_seats(to_act), since=now)

    def with_time_added(self, seat: Seat, milliseconds: int) -> Clock:
        """A judge adds to what this seat has left, or takes away what was added; nobody loses on the spot."""
        left = list(self.left)
        left[seat] = max(min(left[seat], SECOND), left[seat] + milliseconds)
        return replace(self, left=tuple(left))

    def taken_up(self, now: int) -> Clock:
        """After the server was down: its clock may have been set back by a few seconds, and nobody gains by that."""
        return replace(self, since=min(self.since, now))

    def _compensated(self, seat: Seat, lag: int) -> int:
        return max(0, min(lag, self.quota[seat]))


def _seats(to_act: Iterable[Seat]) -> frozenset[Seat]:
    """Without CHANCE, which costs nobody time."""
    return frozenset(seat for seat in to_act if seat >= 0)
