"""The clock of a table: who has how long, and whose time is up. What it shows is kept in the journal with every act.

The time is the house's own (`HouseTime`): it stands still while the server is down.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from ludoteca.core import CHANCE, PLATFORM_WORDS, TIME, Seat
from ludoteca.play.agreement import is_talk
from ludoteca.play.clock import Clock, Control, PerMove
from ludoteca.play.judging import is_judging, parse_ruling, seconds_given, taken_back
from ludoteca.play.log import Entry
from ludoteca.server.audience import Audience
from ludoteca.server.journal import Journal
from ludoteca.server.viewers import Viewer

LONGEST_WAIT = 3_600.0  # seconds between two looks at a clock that shows days
FOR_ONE_MOVE = 30  # a machine spends this part of what it has left on a move, at most
OF_ITS_MOVE = 3  # or this part of what it has for the move


@dataclass(eq=False)
class TableClock:
    """Follows the match of a table; a timer tells its owner when somebody's time is up."""

    _journal: Journal
    _control: Control
    _audience: Audience
    now: Callable[[], int]
    _on_flag: Callable[[], None]
    _part: tuple[str, bool] = field(default=("", False), init=False)
    _judged: int = field(default=-1, init=False)  # the ply at which flags were last judged
    _timer: asyncio.TimerHandle | None = field(default=None, init=False)
    _is_stopped: bool = field(default=False, init=False)

    @property
    def is_running(self) -> bool:
        clock = self._journal.clock
        return clock is not None and bool(clock.running)

    # -- what happens at the table ---------------------------------------------------------------

    def begin(self) -> None:
        """The match has begun, or is taken up again."""
        journal, match = self._journal, self._journal.match
        if match is None or match.outcome is not None:
            return
        if journal.clock is None:
            journal.clock = Clock.start(self._control, len(journal.seats), match.to_act, self.now())
        else:
            journal.clock = journal.clock.taken_up(self.now())
        self._part = self._part_now()

    def follow(self, after: int) -> None:
        """Something may have been done after that ply: the clocks are set accordingly."""
        journal, match = self._journal, self._journal.match
        if match is None:
            return
        if journal.clock is None:
            self.begin()
            return
        acts = [entry for entry in match.entries(after) if entry.seat != CHANCE and not is_talk(entry)]
        if not acts:
            return
        last, now, to_act = acts[-1], self.now(), match.to_act if match.outcome is None else ()
        if last.back_to is not None or last.text == PLATFORM_WORDS[TIME] or is_judging(last.text):
            clock = journal.clock.went_back(to_act, now)
            if is_judging(last.text):
                seat, seconds = seconds_given(match.log[: last.ply])
                clock = clock.with_time_added(seat, seconds * 1000)
        else:
            clock = journal.clock.acted(to_act, now, last.seat, self._lag(last.seat))
        left = clock.left[last.seat]
        part = self._part_now()
        if self._is_new_game(last, part) and match.outcome is None:  # every game of a match has its own time
            clock = Clock.start(self._control, len(journal.seats), to_act, now)
            if gone := taken_back(match.log[: last.ply]):  # the game goes on with what it had left
                clock = replace(clock, left=self._left_before(gone[0].ply))
        self._part = part
        journal.set_clock(clock, last.ply, left)

    def _is_new_game(self, last: Entry, part: tuple[str, bool]) -> bool:
        """Whether the game on the table is another one, or begins anew because a judge has said so."""
        ruling = parse_ruling(last.text)
        is_anew = ruling is not None and (ruling.verdict, ruling.stake) == ("null", "game")
        return part != self._part or is_anew

    def _left_before(self, ply: int) -> tuple[int, ...]:
        """What the last act of each seat before that ply has left it."""
        left, match = [self._control.first()] * len(self._journal.seats), self._journal.running()
        for entry in match.log[: ply - 1]:
            if entry.seat != CHANCE and entry.ply in match.left:
                left[entry.seat] = match.left[entry.ply]
        return tuple(left)

    def _part_now(self) -> tuple[str, bool]:
        match = self._journal.match
        return (self._journal.chapter, match is not None and match.game.is_between_games(match.state))

    # -- flags -----------------------------------------------------------------------------------

    def wake(self) -> None:
        """Look again when the next flag falls."""
        if self._timer:
            self._timer.cancel()
        clock = self._journal.clock
        flag = clock.next_flag(self._lags(clock)) if clock else None
        if flag is None or self._is_stopped or self._judged == self._journal.ply:
            return
        seconds = max(0.0, (flag - self.now()) / 1000)
        on_time = self._on_flag if seconds <= LONGEST_WAIT else self.wake
        self._timer = asyncio.get_running_loop().call_later(min(seconds, LONGEST_WAIT), on_time)

    def flagged(self) -> tuple[Seat, ...]:
        """Whose time is up now."""
        clock = self._journal.clock
        seats = clock.flagged(self.now(), self._lags(clock)) if clock else ()
        if seats:
            self._judged = self._journal.ply
        return seats

    def stop(self) -> None:
        self._is_stopped = True
        if self._timer:
            self._timer.cancel()

    # -- lines and machines ----------------------------------------------------------------------

    def measure(self, viewer: Viewer) -> None:
        """Measure the line of a page, which learns what this clock shows."""
        viewer.measure(self.now())

    def measure_players(self) -> None:
        players = set(self._journal.guests())
        for viewer in self._audience:
            if viewer.guest in players:
                self.measure(viewer)

    def _lag(self, seat: Seat) -> int:
        """The round trip of this seat's line, as measured; of several pages the quickest."""
        chair = self._journal.chairs[seat]
        pages = [page for page in self._audience if page.connection and page.guest == chair.who]
        return 2 * min((page.delay.one_way for page in pages), default=0) if chair.kind == "guest" else 0

    def _lags(self, clock: Clock) -> dict[Seat, int]:
        return {seat: self._lag(seat) for seat in clock.running}

    def seconds_for(self, seat: Seat) -> float | None:
        """How long a machine may think about its move."""
        clock = self._journal.clock
        if clock is None:
            return None
        part = OF_ITS_MOVE if isinstance(self._control, PerMove) else FOR_ONE_MOVE
        return clock.left_at(seat, self.now()) / 1000 / part
