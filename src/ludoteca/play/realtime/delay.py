"""How slow a connection is, as measured by the server itself; a client's word does not count.

Two figures are taken: the round trip of the line (the kernel's TCP_INFO; behind a proxy or a tunnel, the time in which
the browser itself answers a ping of the WebSocket protocol), which no page can lengthen by answering late, and the
round trip of the application's pings, which delayed acknowledgements cannot lengthen. The smaller one counts. Both are
running means: a press is dated by the mean, so that jitter moves it earlier as often as later and costs nobody
anything in the long run.

Where nothing is known of the line, the other is not trusted either: the one-way delay is 0 and only the quota of
`play.realtime.press` compensates.

A figure of the kernel is certain. Pings are not: a program that plays instead of a browser can answer them as late as
it likes, and at no cost. What it cannot do at no cost is press late. So behind a proxy the round trip is believed only
as far as the seat's own presses bear it out: nobody acts on dice sooner than a quick person does after a whole round
trip (`Reactions`).
"""

from __future__ import annotations

from collections import deque
from typing import Final

ONE_WAY_CAP_MS: Final = 150
HOLD_CAP_MS: Final = 250
MEAN_OF: Final = 16  # samples in a running mean, roughly
SAMPLE_CAP_MS: Final = 2_000  # a page that was asleep says nothing about its connection
QUICK_MS: Final = 220  # in which a quick person acts on what they see, one time in four
QUARTER: Final = 4
REMEMBERED: Final = 32  # presses
ENOUGH: Final = 6  # presses after which they say something
UNPROVEN_MS: Final = 50  # one way, before that


class Reactions:
    """How soon after they were sent dice a seat has acted on them, the line included. It outlives a connection."""

    __slots__ = ("_latest", "round_trip")

    def __init__(self) -> None:
        self._latest: deque[int] = deque(maxlen=REMEMBERED)
        self.round_trip = 2.0 * UNPROVEN_MS  # the longest that the presses so far bear out

    def add(self, ms: int) -> None:
        self._latest.append(ms)
        if len(self._latest) >= ENOUGH:
            quick = sorted(self._latest)[(len(self._latest) - 1) // QUARTER]
            self.round_trip = max(0.0, quick - QUICK_MS)


class Delay:
    """What is known about one connection, in whole milliseconds."""

    __slots__ = ("_answered", "_is_certain", "_line", "jitter", "one_way", "reach", "reactions")

    def __init__(self, reactions: Reactions | None = None) -> None:
        self._line = _Mean()
        self._answered = _Mean()
        self._is_certain = True
        self.reactions = reactions or Reactions()
        self.one_way = 0  # how long before its arrival a press is dated
        self.jitter = 0  # mean deviation of the round trips
        self.reach = 0  # how long after it was made a press may normally still arrive

    def line(self, rtt_ms: float, *, is_certain: bool = True) -> None:
        """A new reading of the line's round trip; one that is not certain has to be borne out by presses."""
        self._is_certain = is_certain
        self._line.add(rtt_ms)
        self._weigh()

    def responded(self, ms: int) -> None:
        """The seat has acted on dice this long after they were sent."""
        self.reactions.add(ms)
        self._weigh()

    def answered(self, rtt_ms: float) -> None:
        """The application's ping was answered after this time."""
        self._answered.add(rtt_ms)
        self._weigh()

    @property
    def told(self) -> int:
        """How much earlier a page should show things than they reach it; no ruling depends on it."""
        return self.one_way or min(round(self._answered.mean / 2), ONE_WAY_CAP_MS)

    def _weigh(self) -> None:
        """Compare both figures. The application's counts only if it is smaller by more than its jitter: the smaller of
        two means that differ only by accident would be too small on average.
        """
        if self._line.count:
            rtt = self._line.mean
            if self._answered.count:
                rtt = min(rtt, self._answered.mean + self._answered.deviation)
            if not self._is_certain:
                rtt = min(rtt, self.reactions.round_trip)
            self.one_way = min(round(rtt / 2), ONE_WAY_CAP_MS)
        self.jitter = round(self._answered.deviation)
        way = max(self.one_way, round(self._answered.mean / 2))
        self.reach = min(way + self.jitter, HOLD_CAP_MS)


class _Mean:
    """A running mean and the mean deviation from it."""

    __slots__ = ("count", "deviation", "mean")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.deviation = 0.0

    def add(self, sample: float) -> None:
        sample = min(max(sample, 0.0), SAMPLE_CAP_MS)
        self.count = min(self.count + 1, MEAN_OF)
        if self.count > 1:
            self.deviation += (abs(sample - self.mean) - self.deviation) / (self.count - 1)
        self.mean += (sample - self.mean) / self.count
