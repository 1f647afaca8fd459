"""Who sits where at one table, from the first seat to the last, and which nonce each has promised.

A part of the journal: whatever changes here leaves a line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from ludoteca.core import Seat
from ludoteca.server.chairs import PROMISED, Chair, broken, can_open, free_for, is_full, kept_for
from ludoteca.server.journal_lines import Lines, Start
from ludoteca.server.protocol import ClosedBy
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import JournalLine, TableRow


class Forsaken(NamedTuple):
    """A challenge whose maker has left or gone while others sit at the table, which goes on."""

    by: ClosedBy
    at: int


class Seating:
    """The chairs of a table: taken, left and handed on."""

    def __init__(
        self, row: TableRow, lines: Lines, *, has_chance: bool, seat_named: Callable[[str | None], Seat]
    ) -> None:
        self._place([Chair.parse(text) for text in row.seats])
        self.began: list[Chair] = []  # who sat where when the match began
        self.closed: ClosedBy | None = None  # it never began
        self.forsaken: dict[str, Forsaken] = {}  # by those who were challenged and have not sat down since
        self.replaced: dict[str, int] = {}  # those in whose seats machines play on, and since when
        self.away: dict[str, int] = {}  # guests who are away, and since when on the house's clock
        self.was_joined = False  # somebody has sat down after the table was made
        self._is_rated = row.terms.rated
        self._lines = lines
        self._has_chance = has_chance
        self._seat_named = seat_named

    def redo(self, line: JournalLine) -> None:
        """What this line says, if it is about the seats."""
        match line.kind:
            case "sit":
                self.was_joined = True
                self._take(self._seat_named(line.seat), Chair.of_line(line.guest or "", line.text or ""))
            case "stand":
                self._stand(self._seat_named(line.seat), line.text, line.at)
            case "bot":
                self._replace(self._seat_named(line.seat), line.text or "", line.at)
            case "heir":
                self._change_hands(line.text or "", line.guest or "")
            case "promise":
                self._set(self._seat_named(line.seat), promise=line.text or "")
            case "reveal":
                self._set(self._seat_named(line.seat), nonce=line.text or "")
            case "away":
                self.away[line.guest or ""] = int(line.text or "")
            case "back":
                self.away.pop(line.guest or "", None)
            case "close":
                self.closed = msgspec.convert(line.text or "nobody", ClosedBy)

    # -- what is so now --------------------------------------------------------------------------

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        return self.seats.get(guest, ())

    @property
    def can_begin(self) -> bool:
        """Whether nobody is missing, and all is opened that was promised."""
        return not self.began and is_full(self.chairs) and not any(chair.has_to_open for chair in self.chairs)

    def awaits(self, guest: str) -> bool:
        """Whether nobody is missing, and this guest has not opened what was promised."""
        if self.began or self.closed or not is_full(self.chairs):
            return False
        return any(self.chairs[seat].has_to_open for seat in self.seats_of(guest))

    # -- before the match begins -----------------------------------------------------------------

    def sit(self, guest: str, name: str | None, promise: str = "", intent: str | None = None) -> None:
        """Take an open seat: this one, or the first. Where nothing is dealt there is nothing to promise."""
        self._require_open()
        free = [Seat(seat) for seat in free_for(self.chairs, guest)]
        seat = self._seat_named(name) if name else free[0] if free else None
        if seat is None or seat not in free:
            raise Refuse("taken", {"seat": name or ""})
        self._require_one_seat_if_rated(guest)
        text = f"{PROMISED}{promise}" if promise and self._has_chance else ""
        self._take(seat, Chair.of_line(guest, text))
        self.was_joined = True
        self._lines.write("sit", seat, text=text or None, guest=guest, intent=intent)

    def stand(self, seats: Sequence[Seat], by: ClosedBy | None = None) -> None:
        """These seats are open again. Where one was kept for somebody, they are told why, unless they said so."""
        self._require_open()
        for seat in seats:
            why = by if self.chairs[seat].kind == "kept" else None
            self._lines.write("stand", seat, text=why)
            self._stand(seat, why, self._lines.touched)

    def promise(self, guest: str, promise: str, intent: str) -> None:
        """Promise another nonce: the one before is lost, or known too early."""
        self._require_open()
        seats = [seat for seat in self.seats_of(guest) if self.chairs[seat].promise]
        if any(chair.is_opened for chair in self.chairs) or not seats:
            raise Refuse("stale", {"ply": 0})
        for seat in seats:
            self._set(seat, promise=promise)
            self._lines.write("promise", seat, text=promise)
        self._lines.sign(guest, intent)

    def reveal(self, guest: str, nonce: str, intent: str) -> None:
        """Open what was promised, once everybody has promised."""
        if any(self.chairs[seat].nonce == nonce for seat in self.seats_of(guest)):
            return  # another page of this guest has done so
        self._require_open()
        seats = [seat for seat in self.seats_of(guest) if self.chairs[seat].fits(nonce)]
        if not can_open(self.chairs) or not seats:
            raise Refuse("stale", {"ply": 0})
        for seat in seats:
            self._set(seat, nonce=nonce)
            self._lines.write("reveal", seat, text=nonce)
        self._lines.sign(guest, intent)

    def close(self, by: ClosedBy = "nobody", guest: str | None = None) -> None:
        """Nobody can sit down any more."""
        self._require_open()
        self.closed = by
        self._lines.write("close", None, text=by, guest=guest)

    def begin(self, players: list[str]) -> Start:
        """The match begins with those who sit here, by these names."""
        self.began = list(self.chairs)
        return Start(players, [chair.nonce for chair in self.chairs], [chair.promise for chair in self.chairs])

    # -- at any time -----------------------------------------------------------------------------

    def seat_bot(self, seat: Seat, bot: str) -> None:
        """A bot takes this seat."""
        if not self.began:
            self._require_one_seat_if_rated(bot)
        self._lines.write("bot", seat, text=bot)
        self._replace(seat, bot, self._lines.touched)

    def hand_over(self, old: str, new: str) -> bool:
        """Whether an account has taken a guest's seats; not where it has one of its own."""
        if old not in {chair.who for chair in self.chairs} or self.seats_of(new) or kept_for(self.chairs, new):
            return False
        self._change_hands(old, new)
        self._lines.write("heir", None, text=old, guest=new)
        return True

    def note_away(self, away: Mapping[str, int]) -> None:
        """Who of those who sit here is away, and since when: what is new about it is written down, so that nobody is
        waited for anew when the table is read again."""
        for guest in self.guests:
            if guest not in away and guest in self.away:
                del self.away[guest]
                self._lines.write("back", None, guest=guest)
            elif guest in away and self.away.get(guest) != away[guest]:
                self.away[guest] = away[guest]
                self._lines.write("away", None, text=str(away[guest]), guest=guest)

    def _replace(self, seat: Seat, bot: str, at: int) -> None:
        if self.began and self.chairs[seat].kind == "guest":
            self.replaced[self.chairs[seat].who] = at
        self._take(seat, Chair("bot", bot))

    def _stand(self, seat: Seat, why: str | None, at: int) -> None:
        if why:
            self.forsaken[self.chairs[seat].who] = Forsaken(msgspec.convert(why, ClosedBy), at)
        self._take(seat, Chair("open"))

    def _change_hands(self, old: str, new: str) -> None:
        for seat, chair in enumerate(self.chairs):
            if chair.kind in ("guest", "kept") and chair.who == old:
                self._set(Seat(seat), who=new)
        if old in self.away:
            self.away[new] = self.away.pop(old)

    def _place(self, chairs: Sequence[Chair]) -> None:
        """All chairs as they are from now on. Who sits where is asked many times for every move, and changes rarely."""
        self.chairs = tuple(chairs)
        self.seats: dict[str, tuple[Seat, ...]] = {}  # of every guest at the table, in seat order
        for seat, chair in enumerate(chairs):
            if chair.kind == "guest":
                self.seats[chair.who] = (*self.seats_of(chair.who), Seat(seat))
        self.guests = tuple(self.seats)
        self.asked = tuple(dict.fromkeys(chair.who for chair in chairs if chair.kind == "kept"))  # for whom one is kept

    def _take(self, seat: Seat, chair: Chair) -> None:
        """Somebody else sits there now."""
        chairs = list(self.chairs) if self.began else broken(self.chairs)
        chairs[seat] = chair
        self._place(chairs)
        if chair.kind == "guest":
            self.forsaken.pop(chair.who, None)
            self.away.pop(chair.who, None)

    def _set(self, seat: Seat, **fields: str) -> None:
        chairs = list(self.chairs)
        chairs[seat] = replace(chairs[seat], **fields)
        self._place(chairs)

    def _require_one_seat_if_rated(self, who: str) -> None:
        if self._is_rated and any(chair.who == who and chair.kind != "kept" for chair in self.chairs):
            raise Refuse("rated-twice")

    def _require_open(self) -> None:
        if self.closed:
            raise Refuse("closed")
        if self.began:
            raise Refuse("not-open")
