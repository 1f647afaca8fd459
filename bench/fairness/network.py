"""A simulated connection: delay, jitter, losses, and what the server can measure of them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ludoteca.play.realtime.delay import Delay

PINGS_AT_FIRST, PINGS_PER_RACE = 24, 1
SEGMENTS_PER_PING = 2  # other messages whose acknowledgements the kernel times too
RETRANSMISSION_MS = 200.0  # on top of the round trip: the shortest timeout in Linux


@dataclass(frozen=True, slots=True)
class Line:
    """The properties of a line; milliseconds one way."""

    one_way: float
    jitter: float
    loss: float


class Connection:
    """One player's connection; like TCP it keeps the order in both directions."""

    __slots__ = (
        "_ack_lag",
        "_down",
        "_is_certain",
        "_is_measured",
        "_line",
        "_lost_again",
        "_ping_lag",
        "_rng",
        "_srtt",
        "_up",
        "delay",
    )

    def __init__(
        self,
        line: Line,
        rng: Random,
        *,
        is_measured: bool = True,
        is_certain: bool = True,
        ping_lag: float = 0.0,
        ack_lag: float = 0.0,
    ) -> None:
        """`is_measured`: the line's figure is known, and (`is_certain`) it is the kernel's; otherwise it is that of
        pings, through a proxy. Lags: how late the client answers pings, its system segments."""
        self._line, self._rng = line, rng
        self._lost_again = 2 * line.one_way + RETRANSMISSION_MS
        self._srtt = 2 * line.one_way + ack_lag
        self._down = self._up = 0.0
        self._is_measured, self._is_certain, self._ping_lag, self._ack_lag = is_measured, is_certain, ping_lag, ack_lag
        self.delay = Delay()
        for _ in range(PINGS_AT_FIRST):
            self.ping()

    def restart(self) -> None:
        """The next race begins at 0 again; the connection and what is known about it stay."""
        self._down = self._up = 0.0
        for _ in range(PINGS_PER_RACE):
            self.ping()

    def ping(self) -> None:
        """The server learns what it can: the kernel smooths round trips and leaves out retransmissions."""
        for _ in range(SEGMENTS_PER_PING):
            self._srtt += (self._travel() + self._travel() + self._ack_lag - self._srtt) / 8
        if self._is_measured and self._is_certain:
            self.delay.line(self._srtt)
        elif self._is_measured:
            self.delay.line(self._way() + self._way() + self._ping_lag, is_certain=False)
        self.delay.answered(self._way() + self._way() + self._ping_lag)

    def down(self, sent: float) -> float:
        """When a message from the server arrives."""
        self._down = max(self._down, sent + self._way())
        return self._down

    def up(self, sent: float) -> float:
        """When a message from the client arrives."""
        self._up = max(self._up, sent + self._way())
        return self._up

    def _travel(self) -> float:
        return max(1.0, self._rng.gauss(self._line.one_way, self._line.jitter))

    def _way(self) -> float:
        lost = self._lost_again if self._rng.random() < self._line.loss else 0.0
        return self._travel() + lost
