"""The clock of a table in real time, with the time told by the test."""

from __future__ import annotations

import pytest

from ludoteca import play
from ludoteca.core import Seat
from ludoteca.play.realtime.driver import Terms
from ludoteca.server import protocol
from ludoteca.server.audience import Audience
from ludoteca.server.journal import Journal
from ludoteca.server.new_tables import wanted_row
from ludoteca.server.real_time import RealTime
from ludoteca.server.rest_shapes import NewTable
from ludoteca.server.settings import Limits

GAME = next(name for name in play.names() if play.find(name).in_real_time(play.find(name).Options()))
A, B = Seat(0), Seat(1)
AT_ONCE = {"players": "2", "count": "automatic"}
SLOW_MS = 100  # one way


class Table:
    """Two guests at a table in real time: the first on a slow line, the second on a perfect one."""

    def __init__(self) -> None:
        self.journal = Journal(wanted_row("anna", NewTable(game=GAME, options=AT_ONCE, seats=["me", "me"])))
        self.journal.start_if_full(str)
        self.clock = 0
        audience = Audience(Limits(), 90.0, lambda: 0)
        self.real_time = RealTime(self.journal, audience, Terms(countdown_ms=0), lambda: None, lambda: self.clock)
        self.real_time.begin()
        self.pages = [audience.add("anna", []), audience.add("anna", [])]
        self.pages[A].delay.line(2 * SLOW_MS)

    def press(self, seat: Seat, text: str) -> None:
        move = protocol.Move(intent=f"press-{seat}", seat=self.journal.name(seat), text=text, after=0)
        self.real_time.press(self.pages[seat], seat, move)

    def go_on(self, until: int) -> None:
        """Let the time pass, counting whatever is due."""
        while self.real_time.now() < until:
            self.clock += 1
            self.real_time.count(self.real_time.now())

    def texts(self, seat: Seat) -> list[str]:
        assert self.journal.match
        return [entry.text for entry in self.journal.match.log if entry.seat == seat]


@pytest.fixture
async def table():
    table = Table()
    yield table
    table.real_time.stop()


async def test_dice_under_way_are_not_shown_because_something_else_counts(table):
    """They are dealt before they rest, to arrive everywhere in time; whoever asks meanwhile has to wait."""
    start = table.real_time.now()
    table.press(A, "roll ??????")
    table.go_on(start + 3 * SLOW_MS)
    rest = table.real_time.timing().resting[table.journal.name(A)]
    table.go_on(rest - SLOW_MS - SLOW_MS // 2)
    table.press(B, "roll ??????")
    table.go_on(rest - SLOW_MS)
    assert len(table.texts(A)) == 1
    assert not table.texts(B)
    table.go_on(rest - SLOW_MS // 4)
    assert table.texts(B), "the other press has counted"
    assert not table.real_time.timing().resting.get(table.journal.name(A)), "the dice are dealt"
    assert table.real_time.unrest() == SLOW_MS // 4 / 1000
