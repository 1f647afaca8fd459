"""Nobody is stranded: what the others may do about a player who is away, and what a table does by itself.

A seat is judged by the time its player has been away while the server was up. Since when somebody is away is a line of
the journal: after a restart whoever was away before is away since then, and everybody else has the whole grace to come
back, so that nobody loses anything because the server was down.
"""

from __future__ import annotations

import math
import time

from ludoteca import bots
from ludoteca.core import Seat
from ludoteca.server.acts import Acts
from ludoteca.server.audience import Audience
from ludoteca.server.journal import Journal
from ludoteca.server.protocol import ClosedBy
from ludoteca.server.refusals import Refuse

DAY = 24 * 3600.0  # seconds


def grace(clock: str, usual: float) -> float:
    """How many seconds a player may be away. Where moves take days, nobody is expected to sit and wait."""
    kind, _, days = clock.partition(" ")
    return int(days) * DAY if kind == "days" and days.isdecimal() else usual


class Absence:
    """Leaving, claiming and calling off; and what a table in the lobby does when people have gone."""

    def __init__(self, journal: Journal, acts: Acts, audience: Audience, lobby_grace: float) -> None:
        self._journal = journal
        self._acts = acts
        self._audience = audience
        self._lobby_grace = lobby_grace
        self._opened_at: float | None = None  # when somebody had opened a nonce and others had not

    # -- what people ask for -----------------------------------------------------------------------

    def leave(self, guest: str, intent: str | None = None) -> None:
        """Give up this guest's seats. Before the game they are open again; a game without a move is called off, and
        nobody loses; a later one is abandoned, with the match around it."""
        journal = self._journal
        seats = journal.seats_of(guest)
        if not seats:
            raise Refuse("not-yours")
        if journal.status == "open":
            journal.require_no_event()
            self._stand_or_close(guest, "withdrawn")
            self._close_if_empty()
        elif self._is_unplayed() and not journal.row.event:
            self._acts.call_off(seats[0])
        else:
            for seat in seats:
                self._acts.abandon(seat)
                self._acts.abandon(seat)  # the first ends the game on the table, this one the match around it
        journal.lines.sign(guest, intent)

    def turn_down(self, guest: str) -> None:
        """Whoever was challenged does not want to play. The table closes, unless others sit at it or may come: then
        the seat is open to everybody."""
        kept = self._journal.seats_kept_for(guest)
        if not kept:
            raise Refuse("not-yours")
        self._journal.require_no_event()
        if self._has_others() or any(chair.kind == "open" for chair in self._journal.chairs):
            self._journal.seating.stand(kept)
        else:
            self._journal.seating.close("declined", guest)

    def claim(self, guest: str, name: str, bot: str | None, intent: str) -> None:
        """A bot takes an open seat or that of somebody who is away, or the game goes on without it."""
        journal = self._journal
        seat = journal.seat(name)
        chair = journal.chairs[seat]
        is_waiting = journal.status == "open" and chair.kind == "open" and bot is not None
        if not journal.seats_of(guest) or not (is_waiting or (chair.kind == "guest" and chair.who != guest)):
            raise Refuse("not-yours", {"seat": name})
        if bot is not None:
            journal.require_no_event()
        if bot is not None and not bots.exists(bot):
            raise Refuse("unknown-bot", {"bot": bot})
        if not is_waiting:
            self._require_away(chair.who, name)
        if bot is not None:
            journal.seating.seat_bot(seat, bot)
        elif self._is_unplayed() and not journal.row.event:
            self._acts.call_off(seat)
        else:
            journal.running()
            self._acts.abandon(seat)
        journal.lines.sign(guest, intent)

    def call_off(self, guest: str, intent: str) -> None:
        """End the game without a loser: before the first move, or when all the others have been away too long."""
        journal = self._journal
        seats = journal.seats_of(guest)
        if not seats:
            raise Refuse("not-yours")
        journal.require_no_event()
        match = journal.running()
        if not match.is_unplayed:
            others = [
                (chair.who, journal.name(Seat(seat)))
                for seat, chair in enumerate(journal.chairs)
                if chair.kind == "guest" and chair.who != guest and seat not in match.out
            ]
            if not others:
                raise Refuse("present", {"seat": journal.name(seats[0]), "seconds": 0})
            for who, name in others:
                self._require_away(who, name)
        self._acts.call_off(seats[0])
        journal.lines.sign(guest, intent)

    def _require_away(self, guest: str, seat: str) -> None:
        wait = self._audience.seconds_to_claim(guest)
        if wait > 0 or self._audience.is_present(guest):
            raise Refuse("present", {"seat": seat, "seconds": math.ceil(wait)})

    def _is_unplayed(self) -> bool:
        match = self._journal.match
        return match is not None and match.outcome is None and match.is_unplayed

    # -- what the table does by itself -------------------------------------------------------------

    def note(self) -> None:
        """Write down who is away, as long as somebody may do something about it."""
        if self._journal.status != "over":
            self._journal.seating.note_away(self._audience.away_since(self._journal.guests()))

    def gives_up_in(self) -> float | None:
        """The seconds until a table that has not begun gives up on somebody who has gone, or who is there and does not
        open the promised nonce; None: it does not have to."""
        if self._journal.status != "open" or self._journal.row.event:
            self._opened_at = None
            return None
        self._notice_opening()
        waits = [self._lobby_grace - self._withheld_for() for _ in self._withholding()]
        if self._has_to_be_kept():
            away = (guest for guest in self._journal.guests() if not self._audience.is_present(guest))
            waits += [self._lobby_grace - self._audience.away_for(guest) for guest in away]
        return max(0.0, min(waits)) if waits else None

    def _notice_opening(self) -> None:
        chairs = self._journal.chairs
        is_awaited = any(chair.is_opened for chair in chairs) and any(chair.has_to_open for chair in chairs)
        if not is_awaited:
            self._opened_at = None
        elif self._opened_at is None:
            self._opened_at = time.monotonic()

    def _withheld_for(self) -> float:
        return 0.0 if self._opened_at is None else time.monotonic() - self._opened_at

    def _withholding(self) -> list[str]:
        """Who keeps the others waiting: every page opens its nonce by itself, unless it does not want to or has lost
        it. Who is away may come back."""
        if self._opened_at is None:
            return []
        guests = dict.fromkeys(chair.who for chair in self._journal.chairs if chair.has_to_open)
        return [guest for guest in guests if self._audience.is_present(guest)]

    def _has_to_be_kept(self) -> bool:
        """Whether somebody may come and must not find the table empty. At a private one friends may take their time."""
        return self._journal.row.public or bool(self._journal.asked())

    def give_up(self) -> None:
        """Free the seats of those who have been away or kept others waiting too long; a table where nobody is left
        closes."""
        if self.gives_up_in() is None:
            return
        if self._withheld_for() >= self._lobby_grace:
            for guest in self._withholding():
                self._stand_or_close(guest, "lapsed")
        if not self._has_to_be_kept():
            return
        maker = self._journal.row.maker
        for guest in sorted(self._journal.guests(), key=lambda guest: guest == maker):
            if not self._audience.is_present(guest) and self._audience.away_for(guest) >= self._lobby_grace:
                self._stand_or_close(guest, "lapsed")
        self._close_if_empty()

    def _stand_or_close(self, guest: str, by: ClosedBy) -> None:
        """The guest's seats are open again. A challenge ends with its maker: the table closes, and its maker stays
        known to those it was for; but where others sit it goes on, and the seats that were kept are open."""
        journal = self._journal
        if journal.seating.closed:
            return
        is_challenge = bool(journal.asked()) and guest == journal.row.maker
        if is_challenge and not self._has_others():
            journal.seating.close(by, guest)
            return
        kept = [seat for asked in journal.asked() for seat in journal.seats_kept_for(asked)] if is_challenge else []
        journal.seating.stand([*journal.seats_of(guest), *kept], by)

    def _has_others(self) -> bool:
        """Whether somebody sits here beside the maker of the table."""
        return any(guest != self._journal.row.maker for guest in self._journal.guests())

    def _close_if_empty(self) -> None:
        if self._has_to_be_kept() and not self._journal.guests():
            self._journal.seating.close()
