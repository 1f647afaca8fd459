"""Taking back: asked for by a player, agreed to by all other people at the table; machines do not mind.

Whether the moves can be taken back at all, `play.taking_back` decides.
"""

from __future__ import annotations

from ludoteca.core import LudotecaError, Reason, Seat
from ludoteca.play.taking_back import last_own, why_not_taken_back
from ludoteca.server.journal import Journal
from ludoteca.server.journal_lines import AskedBack
from ludoteca.server.refusals import Refuse, refusal_of


class TakeBacks:
    """Second thoughts at one table."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def ask(self, seat: Seat, guest: str, intent: str) -> None:
        """Take this seat's last move back, or ask the others for it."""
        journal, match = self._journal, self._journal.running()
        if not journal.row.terms.take_back or journal.row.terms.rated:
            raise Refuse("no-take-back")
        to = last_own(match, seat)
        self._require(Reason("back-nothing", "take-back") if to is None else why_not_taken_back(match, to))
        asked = AskedBack(seat, to or 0, guest)
        if journal.still_asked(asked):
            journal.ask_back(asked, intent)
        else:
            self._go_back(asked, guest, intent)

    def allow(self, guest: str, intent: str) -> None:
        asked = self._asked_of(guest)
        if self._journal.still_asked(asked) == {guest}:
            self._go_back(asked, guest, intent)
        else:
            self._journal.allow_back(guest, intent)

    def refuse(self, guest: str, intent: str) -> None:
        """Somebody who is asked says no, or whoever asked withdraws the question."""
        asked = self._journal.asked_back
        if asked is None or (guest != asked.guest and guest not in self._journal.still_asked(asked)):
            raise Refuse("no-offer")
        self._journal.refuse_back(guest, intent)

    def _asked_of(self, guest: str) -> AskedBack:
        asked = self._journal.asked_back
        if asked is None or guest not in self._journal.still_asked(asked):
            raise Refuse("no-offer")
        return asked

    def _go_back(self, asked: AskedBack, guest: str, intent: str) -> None:
        match = self._journal.running()
        try:
            entries = match.take_back(asked.seat, asked.to, self._journal.now_ms())
        except LudotecaError as error:
            raise refusal_of(error) from None
        self._journal.write(entries, guest, intent)

    def _require(self, reason: Reason | None) -> None:
        if reason is not None:
            raise Refuse("illegal", dict(reason.args), reason=reason.code)
