"""How long a connection takes, as the server itself measures it: never as a client says.

Two figures are taken: the kernel's own round trip for the connection (TCP_INFO), which a client that answers
pings late cannot lengthen, and the round trip of the application's pings, which delayed acknowledgements
cannot lengthen. The smaller one counts. Both are running means: a press is dated by the mean, so that jitter
moves it earlier as often as later and costs nobody anything in the long run.

Where a proxy hides the kernel figure nothing is believed: the one-way delay is 0 and only the quota of
`play.realtime.press` compensates.
"""

from __future__ import annotations

from typing import Final

ONE_WAY_CAP_MS: Final = 150
HOLD_CAP_MS: Final = 250
MEAN_OF: Final = 16  # samples a running mean looks back on, about
SAMPLE_CAP_MS: Final = 2_000  # a page that slept says nothing about its connection


class Delay:
    """What is known of one connection, in whole milliseconds."""

    __slots__ = ("_answered", "_kernel", "jitter", "one_way", "reach")

    def __init__(self) -> None:
        self._kernel = _Mean()
        self._answered = _Mean()
        self.one_way = 0  # by how much a press is dated before its arrival
        self.jitter = 0  # how far round trips lie from their mean, on the average
        self.reach = 0  # how long after it was made a press may still arrive, as a rule

    def kernel(self, rtt_ms: float) -> None:
        """The kernel's round trip, read now."""
        self._kernel.add(rtt_ms)
        self._weigh()

    def answered(self, rtt_ms: float) -> None:
        """A ping of the application was answered after so long."""
        self._answered.add(rtt_ms)
        self._weigh()

    @property
    def told(self) -> int:
        """By how much a page should show things earlier than they reach it; nothing is judged by it."""
        return self.one_way or min(round(self._answered.mean / 2), ONE_WAY_CAP_MS)

    def _weigh(self) -> None:
        """The application's figure must be the smaller one beyond its jitter to count: the smaller of two means
        that differ by accident only would be too small on the average.
        """
        if self._kernel.count:
            rtt = self._kernel.mean
            if self._answered.count:
                rtt = min(rtt, self._answered.mean + self._answered.deviation)
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
