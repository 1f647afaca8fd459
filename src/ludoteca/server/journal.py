"""A table as its row and its journal tell it: the match, offers, what is said, what follows; `Seating` has the chairs.

No sockets and no SQL here. Every change is first made in memory and leaves lines in `unwritten`; the owner of the table
stores them and only then tells anybody. A table is read back by doing the same lines again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

import msgspec

from ludoteca import play
from ludoteca.core import CHANCE, Game, Seat, View
from ludoteca.play import Dealer, Entry, Match
from ludoteca.play.agreement import OFFER, WITHDRAW, is_talk
from ludoteca.play.clock import Clock, parse_control
from ludoteca.play.judging import CALLED, parse_ruling
from ludoteca.play.log import CHANCE_NAME
from ludoteca.play.moments import Moment
from ludoteca.server.chairs import Chair, kept_for
from ludoteca.server.journal_lines import AskedBack, Called, ClockLine, Lines, Start, TalkLine, now_ms, seat_name
from ludoteca.server.protocol import Status
from ludoteca.server.refusals import Refuse
from ludoteca.server.seating import Seating
from ludoteca.server.store import JournalLine, TableRow
from ludoteca.server.talk_messages import TalkKind

MOST_TALK = 400  # things said at one table that are remembered


class Journal:
    """A table rebuilt from its lines, and the writer of new ones."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game: Game = play.find(row.game)
        self.options = self.game.options_of(row.version, row.options)
        self.seats = self.game.seats(self.options)
        self.has_secrets = self.game.has_secrets(self.options)
        self.in_real_time = self.game.in_real_time(self.options)
        self.lines = Lines(self.seats, row.created, lambda: self.ply)
        self.seating = Seating(row, self.lines, has_chance=self.game.HAS_CHANCE, seat_named=self.seat)
        self.match: Match | None = None
        self.started = 0
        self.rated: int | None = None  # the number of this result among all that are rated
        self.ready: set[str] = set()  # guests who have said that they are ready for the race
        self.rematch_asked: dict[str, str] = {}  # guest -> what it promises for that table
        self.next_table: str | None = None
        self.control = parse_control(row.terms.clock)
        self.clock: Clock | None = None
        self.asked_back: AskedBack | None = None
        self.declined: dict[int, Seat] = {}  # the ply of an offer taken back -> who had refused it
        self.talk: list[TalkLine] = []
        self._passing: Called | None = None
        self._empty = self.game.setup(self.options)

    # -- reading ---------------------------------------------------------------------------------

    @classmethod
    def read(cls, row: TableRow, lines: Sequence[JournalLine]) -> Journal:
        """The table these lines tell of."""
        journal = cls(row)
        plies = [line for line in lines if line.kind == "ply"]
        ply = 0
        for line in lines:
            ply += line.kind == "ply"
            journal._redo(line, ply, plies)
            journal.lines.reread(line, ply)
        return journal

    def _redo(self, line: JournalLine, ply: int, plies: Sequence[JournalLine]) -> None:
        self.seating.redo(line)
        match line.kind:
            case "heir":
                self._change_hands(line.text or "", line.guest or "")
            case "start":
                self._restart(line, plies)
            case "ply" if line.text not in (OFFER, WITHDRAW):
                self.asked_back = None
                if parse_ruling(line.text or ""):
                    self._passing = None
            case "call":
                self._passing = Called(self.seat(line.seat), CALLED, line.text or "")
            case "clock":
                self._reset_clock(msgspec.json.decode(line.text or "", type=ClockLine))
            case "ask-back":
                self.asked_back = AskedBack(self.seat(line.seat), int(line.text or ""), line.guest or "")
            case "allow-back":
                self._allow(line.guest or "")
            case "refuse-back":
                self.asked_back = None
            case "decline":
                self.declined[ply + 1] = self.seat(line.seat)
            case "ready":
                self.ready.add(line.guest or "")
            case "ask":
                self.rematch_asked[line.guest or ""] = line.text or ""
            case "next":
                self.next_table = line.text
            case "phrase" | "sign" | "text":
                self._hear(line)
            case "rated":
                self.rated = int(line.text or "")

    def _restart(self, line: JournalLine, plies: Sequence[JournalLine]) -> None:
        start = msgspec.json.decode(line.text or "", type=Start)
        self.started = line.at
        self.seating.begin(start.players)
        log = [
            Entry(ply=ply, seat=self.seat(one.seat), text=one.text or "", at_ms=one.at - line.at)
            for ply, one in enumerate(plies, start=1)
        ]
        dealer = self._dealer(start.nonces)
        date = _date(line.at)
        self.match = Match.replay(self.game, self.options, log, dealer, players=start.players, date=date)
        self.match.clock = self.row.terms.clock
        self.match.promises = tuple(start.promises)

    def _reset_clock(self, line: ClockLine) -> None:
        assert self.match is not None
        assert self.control is not None
        is_over = self.match.outcome is not None
        running = frozenset(seat for seat in self.match.to_act if seat >= 0 and not is_over)
        self.clock = Clock(self.control, tuple(line.left), tuple(line.quota), running, line.since)
        self.match.left[line.ply] = line.own

    # -- what is so now --------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.match is None:
            return "over" if self.seating.closed else "open"
        return "running" if self.match.outcome is None else "over"

    @property
    def ply(self) -> int:
        return self.match.ply if self.match else 0

    @property
    def moves(self) -> int:
        """How many moves the players have made: deals, and talk of an agreement, are none."""
        return sum(entry.seat != CHANCE and not is_talk(entry) for entry in self.entries(0))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.match.to_act if self.match else ()

    @property
    def offers(self) -> list[Seat]:
        return sorted(self.match.offers) if self.match else []

    def entries(self, after: int) -> list[Entry]:
        """What was entered into the match after that ply."""
        return self.match.entries(after) if self.match else []

    def moments(self, after: int = 0) -> list[Moment]:
        """What happened in the match after that ply."""
        return list(self.match.moments(after)) if self.match else []

    @property
    def chapter(self) -> str:
        """The part of the match that is on the table; a new one has new hands."""
        return self.game.chapter(self.match.state) if self.match else ""

    def seat(self, name: str | None) -> Seat:
        """The seat of this name."""
        if name == CHANCE_NAME:
            return CHANCE
        if name not in self.seats:
            raise Refuse("unknown-seat", {"seat": name or ""})
        return Seat(self.seats.index(name))

    def name(self, seat: Seat) -> str:
        return seat_name(self.seats, seat)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.seating.chairs

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        return self.seating.seats.get(guest, ())

    def seats_kept_for(self, guest: str) -> list[Seat]:
        """The seats that wait for this guest and for nobody else, as long as there is no game."""
        return [Seat(seat) for seat in kept_for(self.chairs, guest)] if self.status == "open" else []

    def asked(self) -> tuple[str, ...]:
        """Everybody for whom a seat is kept."""
        return self.seating.asked

    def people(self) -> tuple[str, ...]:
        """Everybody who sits at the table or is asked to."""
        return self.seating.guests + self.seating.asked

    def guests(self) -> tuple[str, ...]:
        """Every guest at the table, once each, in seat order."""
        return self.seating.guests

    def unready(self) -> list[str]:
        """The guests who have yet to say that they are ready: before the first race, where people came one by one."""
        if self.match is None or not self.in_real_time or not self.seating.was_joined:
            return []
        guests = self.guests()
        if len(guests) < 2 or self.match.outcome is not None or not self.match.is_unplayed:
            return []
        return [guest for guest in guests if guest not in self.ready]

    def view(self, seat: Seat, ply: int | None = None) -> View:
        """What a seat (or the watcher) may know; before the match begins, the bare table."""
        return self.match.view(seat, ply) if self.match else self.game.view(self._empty, seat)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.row.secret)).hexdigest()

    # -- what people do --------------------------------------------------------------------------

    def say_ready(self, guest: str, intent: str) -> None:
        """A guest is ready for the race."""
        self.running()
        if not self.seats_of(guest):
            raise Refuse("not-yours")
        self.ready.add(guest)
        self.lines.write("ready", None, guest=guest, intent=intent)

    def hand_over(self, old: str, new: str) -> bool:
        """Whether an account has taken the seats of a guest who has signed in; not where it has one of its own."""
        is_taken = self.seating.hand_over(old, new)
        if is_taken:
            self._change_hands(old, new)
        return is_taken

    def _change_hands(self, old: str, new: str) -> None:
        if self.row.maker == old:
            self.row = msgspec.structs.replace(self.row, maker=new)
        if old in self.rematch_asked:
            self.rematch_asked[new] = self.rematch_asked.pop(old)

    def start_if_full(self, name_of: Callable[[str], str]) -> None:
        """Begin the match when nobody is missing and all is opened that was promised; the record has the names that
        `name_of` gives to guests."""
        if not self.seating.can_begin:
            return
        names = [name_of(chair.who) if chair.kind == "guest" else chair.who for chair in self.chairs]
        start = self.seating.begin(names)
        self.lines.write("start", None, text=msgspec.json.encode(start).decode())
        self.started = self.lines.touched
        dealer = self._dealer(start.nonces)
        start_match = Match if self.in_real_time else Match.start  # in real time chance takes a while
        self.match = start_match(self.game, self.options, dealer, players=names, date=_date(self.started))
        self.match.clock = self.row.terms.clock
        self.match.promises = tuple(start.promises)
        self.write(self.match.log)

    def write(self, entries: Sequence[Entry], guest: str | None = None, intent: str | None = None) -> None:
        """What has been entered into the match, and whose intent it was."""
        if not all(map(is_talk, entries)):
            self.asked_back = None  # the table has moved on
        if any(parse_ruling(entry.text) for entry in entries):
            self._passing = None
        for entry in entries:
            self.lines.write("ply", entry.seat, text=entry.text, at=self.started + entry.at_ms)
        self.lines.sign(guest, intent)

    def rule(self, seat: Seat, ruling: str) -> None:
        """Real time: when an act of this seat arrived, was said to be made, and counted; for a judge to look at."""
        self.lines.write("ruling", seat, text=ruling)

    def call_in_passing(self, seat: Seat, why: str, guest: str, intent: str) -> None:
        """Real time: the judge is called, and the race goes on."""
        self._passing = Called(seat, CALLED, why)
        self.lines.write("call", seat, text=why, guest=guest, intent=intent)

    @property
    def called(self) -> Called | None:
        """Who or what has called the judge, as long as there is no ruling."""
        bench = self.match.bench if self.match else None
        if bench and bench.flag:
            return Called(bench.by, bench.flag, bench.why)
        return self._passing if self.status == "running" else None

    def decline_next(self, seat: Seat) -> None:
        """The next ply takes an offer back because this seat said no."""
        self.declined[self.ply + 1] = seat
        self.lines.write("decline", seat)

    # -- clocks and second thoughts --------------------------------------------------------------

    def set_clock(self, clock: Clock, ply: int, own: int) -> None:
        """What the act of this ply left on the clocks."""
        self.clock = clock
        if self.match:
            self.match.left[ply] = own
        line = ClockLine(clock.since, list(clock.left), list(clock.quota), ply, own)
        self.lines.write("clock", None, text=msgspec.json.encode(line).decode())

    def still_asked(self, asked: AskedBack) -> set[str]:
        """The people whose consent is missing; whoever is out of the game is not asked."""
        out = set(self.match.out) if self.match else set()
        seats = [Seat(seat) for seat in range(len(self.chairs)) if seat not in out]
        people = {self.chairs[seat].who for seat in seats if self.chairs[seat].kind == "guest"}
        return people - {asked.guest} - asked.allowed

    def ask_back(self, asked: AskedBack, intent: str) -> None:
        self.asked_back = asked
        self.lines.write("ask-back", asked.seat, text=str(asked.to), guest=asked.guest, intent=intent)

    def allow_back(self, guest: str, intent: str) -> None:
        self._allow(guest)
        self.lines.write("allow-back", None, guest=guest, intent=intent)

    def refuse_back(self, guest: str, intent: str) -> None:
        self.asked_back = None
        self.lines.write("refuse-back", None, guest=guest, intent=intent)

    def _allow(self, guest: str) -> None:
        if self.asked_back:
            self.asked_back = replace(self.asked_back, allowed=self.asked_back.allowed | {guest})

    def ask_rematch(self, guest: str, promise: str, intent: str) -> None:
        if self.status != "over":
            raise Refuse("not-over")
        if not self.seats_of(guest):
            raise Refuse("not-yours")
        self.rematch_asked[guest] = promise
        self.lines.write("ask", None, text=promise or None, guest=guest, intent=intent)

    def say(self, guest: str, kind: TalkKind, text: str, intent: str) -> None:
        """Say something at the table."""
        seat = next(iter(self.seats_of(guest)), None)
        self.lines.write(kind, seat, text=text, guest=guest, intent=intent)
        self._hear(self.lines.unwritten[-1])

    def _hear(self, line: JournalLine) -> None:
        self.talk = [*self.talk[-MOST_TALK:], TalkLine.of(line)]

    def follow_with(self, table: str) -> None:
        self.next_table = table
        self.lines.write("next", None, text=table)

    def rate(self, number: int) -> None:
        """The result is rated, with this number: ratings are computed in the order of these numbers."""
        self.rated = number
        self.lines.write("rated", None, text=str(number))

    # -- lines -----------------------------------------------------------------------------------

    def now_ms(self) -> int:
        """Milliseconds since the match began; they never go back, though the clock of the machine may."""
        return max(0, max(now_ms(), self.lines.touched) - self.started)

    def _dealer(self, nonces: Sequence[str]) -> Dealer:
        return Dealer(bytes.fromhex(self.row.secret), [bytes.fromhex(nonce) for nonce in nonces])

    def is_stale(self, seat: Seat, after: int) -> bool:
        """Whether the table has moved on for this seat since that ply. Others who act at the same time, and talk of an
        agreement, do not make a move stale."""
        if self.match is None or not 0 <= after <= self.ply:
            return True
        return after < self.ply and any(
            seat not in self.game.to_act(moment.before)
            or moment.entry.back_to is not None
            or (moment.entry.seat == seat and not is_talk(moment.entry))
            for moment in self.match.moments(after)
        )

    def require_no_event(self) -> None:
        """At its tables the event says who sits where and what follows."""
        if self.row.event:
            raise Refuse("event-table")

    def running(self) -> Match:
        if self.match is None or self.match.outcome is not None:
            raise Refuse("not-running")
        return self.match


def _date(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).date().isoformat()
