"""One race over the simulated network: players press, the table counts, what it tells travels back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import heappop, heappush

from bench.fairness.network import Connection
from bench.fairness.players import Honest, Pressed
from bench.fairness.tables import News, Table
from ludoteca.core import Seat
from ludoteca.play.delay import Delay
from ludoteca.play.press import Press

PRESSED, ARRIVED, SENT, SEEN = range(4)
MEANT, VENTURED = "meant", "ventured"


class Race:
    """The course of one race. `delays` are those the table believes in: none of them means no compensation."""

    def __init__(
        self,
        table: Table,
        players: Sequence[Honest],
        connections: Sequence[Connection],
        delays: Mapping[Seat, Delay],
    ) -> None:
        self._table, self._players, self._connections, self._delays = table, players, connections, delays
        self._events: list[tuple[float, int, int, Seat, Pressed | Press | News]] = []
        self._count = 0
        self._seen_at: list[int | None] = [None] * len(players)
        self.refused = [0] * len(players)  # presses that were meant and did not count

    def run(self) -> Seat:
        """The winner."""
        table = self._table
        for seat, player in enumerate(self._players):
            self._press(Seat(seat), player.starts(float(table.starts_at)))
        while table.winner is None:
            due = table.due()
            if due is None or (self._events and self._events[0][0] < due):
                self._happen(*heappop(self._events))
            else:
                for news in table.run(due):
                    delay = self._delays.get(news.seat)
                    sent = news.rest - (0 if delay is None else delay.one_way)
                    self._add(max(due, sent), SENT, news.seat, news)
        return table.winner

    def _happen(self, at: float, _: int, kind: int, seat: Seat, what: Pressed | Press | News) -> None:
        connection, player = self._connections[seat], self._players[seat]
        if isinstance(what, Pressed):
            arrival = connection.up(at)
            since = None if what.since is None else round(what.since)
            name = MEANT if what.is_meant else VENTURED
            press = Press(seat, what.text, round(arrival), self._seen_at[seat], since, name)
            self._add(arrival, ARRIVED, seat, press)
            if what.is_meant:
                self._press(seat, player.tumbles(what.text, at))
        elif isinstance(what, Press):
            self._table.take(what)
        elif kind == SENT:
            self._add(connection.down(at), SEEN, seat, what)
            if what.best:
                self._seen_at[seat] = round(at)
        elif what.best:
            self._press(seat, player.sees(what.best, at))
        elif what.press is not None and what.press.id == MEANT:
            self.refused[seat] += 1
            self._press(seat, player.is_refused(what.press.text, at))

    def _press(self, seat: Seat, presses: Iterable[Pressed]) -> None:
        for pressed in presses:
            self._add(pressed.at, PRESSED, seat, pressed)

    def _add(self, at: float, kind: int, seat: Seat, what: Pressed | Press | News) -> None:
        self._count += 1
        heappush(self._events, (at, self._count, kind, seat, what))
