"""What a seat does in the match of a table: the one way into the match, and from there into the journal.

How an act enters the match is decided once, when the table is made: by turns it counts on arrival (`by_turns`), in
real time the driver of the match lets it in (`RealTime.enter`).
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core import ABANDON, RESIGN, RESIGN_MATCH, TIME, LudotecaError, Move, Seat, Stake
from ludoteca.play import Entry
from ludoteca.play.agreement import OFFER, WITHDRAW
from ludoteca.play.judging import CALL, PAUSE, RESUME, Ruling, clean_reason
from ludoteca.play.match import CALL_OFF
from ludoteca.server.journal import Journal
from ludoteca.server.refusals import Refuse, refusal_of

Enter = Callable[[Seat, str | Move], list[Entry]]
"""Judge an act and enter it into the match, with what follows from it at once."""


def by_turns(journal: Journal) -> Enter:
    """An act counts when it arrives, and the chance that follows is dealt with it."""

    def enter(seat: Seat, act: str | Move) -> list[Entry]:
        return journal.running().play(seat, act, journal.now_ms())

    return enter


class Acts:
    """Everything a seat can do. People are known by guest and intent; bots need neither."""

    def __init__(self, journal: Journal, enter: Enter) -> None:
        self._journal = journal
        self._enter = enter

    def play(self, seat: Seat, act: str | Move, guest: str | None = None, intent: str | None = None) -> None:
        """A move, in the notation or as a bot gives it."""
        self._journal.running()
        try:
            entries = self._enter(seat, act)
        except LudotecaError as error:
            raise refusal_of(error) from None
        self._journal.write(entries, guest, intent)

    def resign(self, seat: Seat, what: Stake, guest: str, intent: str) -> None:
        """Give up the game on the table, or the match. Between two games there is no game to give up."""
        match = self._journal.running()
        if seat in match.out:
            raise Refuse("out", {"seat": self._journal.name(seat)})
        if what not in match.game.may_resign(match.state, seat):
            raise Refuse("stale", {"ply": self._journal.ply})
        self.play(seat, RESIGN if what == "game" else RESIGN_MATCH, guest, intent)

    def offer(self, seat: Seat, guest: str | None = None, intent: str | None = None) -> None:
        self.play(seat, OFFER, guest, intent)

    def withdraw(self, seat: Seat, guest: str, intent: str) -> None:
        if seat not in self._journal.running().offers:
            raise Refuse("no-offer")
        self.play(seat, WITHDRAW, guest, intent)

    def decline(self, seat: Seat, guest: str | None = None, intent: str | None = None) -> None:
        """Take the others' offers back for them, and remember who said no."""
        offering = sorted(self._journal.running().offers - {seat})
        if not offering:
            raise Refuse("no-offer")
        for other in offering:
            self._journal.decline_next(seat)
            self.play(other, WITHDRAW)
        self._journal.lines.sign(guest, intent)

    def call_judge(self, seat: Seat, why: str, guest: str, intent: str) -> None:
        """Call the judge of the event. A race is not stopped for it: there the judge is only told."""
        match, why = self._journal.running(), clean_reason(why)
        if not self._journal.row.event:
            raise Refuse("no-judge")
        if match.game.in_real_time(match.options):
            self._journal.call_in_passing(seat, why, guest, intent)
        else:
            self.play(seat, f"{CALL}: {why}" if why else CALL, guest, intent)

    def rule(self, seat: Seat, ruling: Ruling, guest: str) -> None:
        """What a judge has ruled, also about a match that is over."""
        match = self._journal.match
        if match is None:
            raise Refuse("not-running")
        try:
            if match.outcome is None:
                entries = self._enter(seat, str(ruling))
            else:
                entries = match.play(seat, str(ruling), self._journal.now_ms())
        except LudotecaError as error:
            raise refusal_of(error) from None
        self._journal.write(entries, guest or None, f"ruling-{entries[0].ply}")

    def hold(self, is_paused: bool) -> None:
        """The event is paused, or goes on."""
        self.play(Seat(0), PAUSE if is_paused else RESUME)

    def call_off(self, seat: Seat) -> None:
        """The match ends here, and nobody has lost it."""
        self.play(seat, CALL_OFF)

    def abandon(self, seat: Seat) -> None:
        """The others go on without this seat, or win. Nothing happens if it has nothing left to abandon."""
        self._leave(seat, ABANDON)

    def flag(self, seat: Seat) -> None:
        """The time of this seat is up; the rules say what follows."""
        self._leave(seat, TIME)

    def _leave(self, seat: Seat, how: Move) -> None:
        match = self._journal.match
        if match is None or match.outcome is not None or seat in match.out:
            return
        if match.game.why_illegal(match.state, seat, how) is None:
            self.play(seat, how)
