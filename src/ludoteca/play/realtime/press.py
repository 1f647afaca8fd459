"""A press, and when it was made.

A press arrives some time after it was made. Two sources tell when that was: the server's estimate, arrival minus
the measured one-way delay, and the client's claim, how long after a certain message it pressed. The estimate is right
on average; the claim is exact but easily forged. So the estimate counts, except after an accident (a lost packet, a
stalled line), when a claim well before the estimate is believed up to a small quota.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.core import Move, Seat
from ludoteca.play.realtime.delay import Delay

QUOTA_MS: Final = 60  # how much earlier than the estimate claims may move presses in total
REFILL_MS: Final = 500  # time to regain one millisecond of the quota
ACCIDENT: Final = 3  # times the jitter: a claim this much before the estimate suggests an accident


@dataclass(frozen=True, slots=True)
class Press:
    """A seat wants to do something now."""

    seat: Seat
    act: str | Move  # in the notation from people, as a move from a bot
    arrival: int  # when it reached the server
    seen_at: int | None = None  # when the server sent the message that the client says it saw last
    since: int | None = None  # how long after receiving that message the client says it pressed
    id: str = ""  # the server's name for the intent


@dataclass(frozen=True, slots=True)
class Ruling:
    """When a press counts as made, and why; kept for the judge's log."""

    arrival: int
    claim: int | None
    estimate: int
    press: int

    @property
    def compensation(self) -> int:
        return self.arrival - self.press


class Quota:
    """How much more of one seat's claims will be believed."""

    __slots__ = ("_left", "_since")

    def __init__(self, now: int = 0) -> None:
        self._left = QUOTA_MS
        self._since = now

    def left(self, now: int) -> int:
        return min(QUOTA_MS, self._left + max(0, now - self._since) // REFILL_MS)

    def spend(self, wanted: int, now: int) -> int:
        """Grant as much of `wanted` as is left."""
        left = self.left(now)
        granted = min(wanted, left)
        self._left, self._since = left - granted, now
        return granted


def rule_on(press: Press, delay: Delay | None, quota: Quota) -> Ruling:
    """When the press was made, as far as is known; without a connection (a bot, a seat on this screen), on arrival."""
    one_way = 0 if delay is None else delay.one_way
    estimate = press.arrival - one_way
    claim, at = None, estimate
    if delay is not None and press.seen_at is not None and press.since is not None and press.since >= 0:
        claim = press.seen_at + one_way + press.since
        lead = estimate - claim
        if lead > ACCIDENT * delay.jitter:
            at -= quota.spend(lead, press.arrival)
    return Ruling(press.arrival, claim, estimate, at)
