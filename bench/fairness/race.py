"""One race over the simulated network: players press, the table counts, its answers travel back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import heappop, heappush

from bench.fairness.network import Connection
from bench.fairness.players import Honest, Pressed
from bench.fairness.tables import News, Table
from ludoteca.core import Seat
from ludoteca.play.realtime.delay import Delay
from ludoteca.play.realtime.press import Press

MEANT, VENTURED = "meant", "ventured"


class Race:
    """The course of one race. `delays` are those the table believes: without any there is no compensation."""

    def __init__(
        self,
        table: Table,
        players: Sequence[Honest],
        connections: Sequence[Connection],
        delays: Mapping[Seat, Delay],
    ) -> None:
        self._table, self._players, self._connections, self._delays = table, players, connections, delays
        self._arrivals: list[tuple[float, int, Press | News]] = []  # at the server; at the player's end
        self._count = 0
        self._seen_at: list[int | None] = [None] * len(players)
        self.refused = [0] * len(players)  # serious presses that did not count

    def run(self) -> Seat:
        """The winner."""
        table, arrivals = self._table, self._arrivals
        for seat, player in enumerate(self._players):
            self._press(Seat(seat), player.starts(float(table.starts_at)))
        while table.winner is None:
            due = table.due()
            if due is None or (arrivals and arrivals[0][0] < due):
                at, _, what = heappop(arrivals)
                if isinstance(what, Press):
                    table.take(what)
                else:
                    self._see(what, at)
            else:
                for news in table.run(due):
                    self._send(news, due)
        return table.winner

    def _send(self, news: News, now: int) -> None:
        """Results of dice are sent so that they arrive as the dice come to rest."""
        delay = self._delays.get(news.seat)
        sent = max(now, news.rest - (0 if delay is None else delay.one_way))
        if news.best:
            self._seen_at[news.seat] = sent
        self._travels(self._connections[news.seat].down(sent), news)

    def _see(self, news: News, at: float) -> None:
        player = self._players[news.seat]
        if news.best:
            self._press(news.seat, player.sees(news.best, at))
        elif news.press is not None and news.press.id == MEANT:
            self.refused[news.seat] += 1
            self._press(news.seat, player.is_refused(str(news.press.act), at))

    def _press(self, seat: Seat, presses: Iterable[Pressed]) -> None:
        for pressed in presses:
            arrival = self._connections[seat].up(pressed.at)
            since = None if pressed.since is None else round(pressed.since)
            name = MEANT if pressed.is_meant else VENTURED
            self._travels(arrival, Press(seat, pressed.text, round(arrival), self._seen_at[seat], since, name))
            if pressed.is_meant:
                self._press(seat, self._players[seat].tumbles(pressed.text, pressed.at))

    def _travels(self, arrival: float, what: Press | News) -> None:
        self._count += 1
        heappush(self._arrivals, (arrival, self._count, what))
