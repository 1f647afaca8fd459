"""A table as its row and its journal tell it: who sits where, the match, offers, what follows.

No sockets and no SQL here. Every change is first made in memory and leaves lines in `unwritten`; the owner of the table
stores them and only then tells anybody. A table is read back by doing the same lines again.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

import msgspec

from ludoteca import play
from ludoteca.core import CHANCE, Game, Seat, View, seat_named
from ludoteca.play import Dealer, Entry, Match
from ludoteca.play.clock import Clock, parse_control
from ludoteca.play.log import CHANCE_NAME
from ludoteca.play.match import OFFER, WITHDRAW, is_talk
from ludoteca.play.moments import Moment
from ludoteca.server.chairs import PROMISED, Chair, broken, can_open, is_full
from ludoteca.server.journal_lines import AskedBack, ClockLine, Start, TalkLine
from ludoteca.server.protocol import Status
from ludoteca.server.refusals import Refuse
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
        self.chairs = [Chair.parse(text) for text in row.seats]
        self.match: Match | None = None
        self.started = 0
        self.began: list[Chair] = []  # who sat where when the match began
        self.rated: int | None = None  # how many rated results there were with this one
        self.ready: set[str] = set()  # guests who have said so
        self.is_closed = False  # nobody came, and nobody waits any more
        self._was_joined = False  # somebody has sat down after the table was made
        self.rematch_asked: dict[str, str] = {}  # guest -> what it promises for that table
        self.next_table: str | None = None
        self.control = parse_control(row.terms.clock)
        self.clock: Clock | None = None
        self.asked_back: AskedBack | None = None
        self.declined: dict[int, Seat] = {}  # the ply of an offer taken back -> who had refused it
        self.done: dict[tuple[str, str], int] = {}  # (guest, intent) -> the ply it led to
        self.talk: list[TalkLine] = []
        self.seq = 0
        self.touched = row.created
        self.unwritten: list[JournalLine] = []
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
            if line.guest and line.intent:
                journal.done[line.guest, line.intent] = ply
            journal.seq, journal.touched = line.seq, line.at
        return journal

    def _redo(self, line: JournalLine, ply: int, plies: Sequence[JournalLine]) -> None:
        match line.kind:
            case "sit":
                self._was_joined = True
                self._take(self.seat(line.seat), Chair.of_line(line.guest or "", line.text or ""))
            case "stand":
                self._take(self.seat(line.seat), Chair("open"))
            case "bot":
                self._take(self.seat(line.seat), Chair("bot", line.text or ""))
            case "heir":
                self._change_hands(line.text or "", line.guest or "")
            case "promise":
                self._set(self.seat(line.seat), promise=line.text or "")
            case "reveal":
                self._set(self.seat(line.seat), nonce=line.text or "")
            case "start":
                self._restart(line, plies)
            case "ply" if line.text not in (OFFER, WITHDRAW):
                self.asked_back = None
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
            case "close":
                self.is_closed = True
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
        self.started, self.began = line.at, list(self.chairs)
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
            return "over" if self.is_closed else "open"
        return "running" if self.match.outcome is None else "over"

    @property
    def ply(self) -> int:
        return self.match.ply if self.match else 0

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.match.to_act if self.match else ()

    @property
    def offers(self) -> list[Seat]:
        return sorted(self.match.offers) if self.match else []

    def entries(self, after: int) -> tuple[Entry, ...]:
        """What was entered into the match after that ply."""
        return self.match.log[after:] if self.match else ()

    def moments(self, after: int = 0) -> list[Moment]:
        """What happened in the match after that ply."""
        return list(self.match.moments(after)) if self.match else []

    @property
    def chapter(self) -> str:
        """The part of the match that is on the table; a new one has new hands."""
        return self.game.chapter(self.match.state) if self.match else ""

    def seat(self, name: str | None) -> Seat:
        """The seat of this name."""
        found = CHANCE if name == CHANCE_NAME else seat_named(self.game, self.options, name or "")
        if found is None:
            raise Refuse("unknown-seat", {"seat": name or ""})
        return found

    def name(self, seat: Seat) -> str:
        return seat_name(self.seats, seat)

    def seats_of(self, guest: str) -> list[Seat]:
        return [Seat(i) for i, chair in enumerate(self.chairs) if chair.kind == "guest" and chair.who == guest]

    def guests(self) -> list[str]:
        """Every guest at the table, once each, in seat order."""
        return list(dict.fromkeys(chair.who for chair in self.chairs if chair.kind == "guest"))

    def unready(self) -> list[str]:
        """The guests a race still waits for: before the first one, where people came one by one, each says so."""
        if self.match is None or not self._was_joined or not self.game.in_real_time(self.options):
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

    def sit(self, guest: str, name: str | None, promise: str = "", intent: str | None = None) -> None:
        """Take an open seat: this one, or the first. Where nothing is dealt there is nothing to promise."""
        self._require_open()
        free = [Seat(i) for i, chair in enumerate(self.chairs) if chair.kind == "open"]
        seat = self.seat(name) if name else free[0] if free else None
        if seat is None or seat not in free:
            raise Refuse("taken", {"seat": name or ""})
        self._require_one_seat_if_rated(guest)
        text = f"{PROMISED}{promise}" if promise and self.game.HAS_CHANCE else ""
        self._take(seat, Chair.of_line(guest, text))
        self._was_joined = True
        self._write("sit", seat, text=text or None, guest=guest, intent=intent)

    def stand(self, seats: Sequence[Seat]) -> None:
        """Before the match begins: these seats are open again."""
        self._require_open()
        for seat in seats:
            self._take(seat, Chair("open"))
            self._write("stand", seat)

    def promise(self, guest: str, promise: str, intent: str) -> None:
        """Promise another nonce: the one before is lost, or known too early."""
        self._require_open()
        seats = [seat for seat in self.seats_of(guest) if self.chairs[seat].promise]
        if any(chair.is_opened for chair in self.chairs) or not seats:
            raise Refuse("stale", {"ply": self.ply})
        for seat in seats:
            self._set(seat, promise=promise)
            self._write("promise", seat, text=promise)
        self.sign(guest, intent)

    def reveal(self, guest: str, nonce: str, intent: str) -> None:
        """Open what was promised, once everybody has promised."""
        if any(self.chairs[seat].nonce == nonce for seat in self.seats_of(guest)):
            return  # another page of this guest has done so
        self._require_open()
        seats = [seat for seat in self.seats_of(guest) if self.chairs[seat].fits(nonce)]
        if not can_open(self.chairs) or not seats:
            raise Refuse("stale", {"ply": self.ply})
        for seat in seats:
            self._set(seat, nonce=nonce)
            self._write("reveal", seat, text=nonce)
        self.sign(guest, intent)

    def _take(self, seat: Seat, chair: Chair) -> None:
        """Somebody else sits there now."""
        if self.match is None:
            self.chairs = broken(self.chairs)
        self.chairs[seat] = chair

    def _set(self, seat: Seat, **fields: str) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **fields)

    def close(self) -> None:
        """Before the match begins: nobody can sit down any more."""
        self._require_open()
        self.is_closed = True
        self._write("close", None)

    def say_ready(self, guest: str, intent: str) -> None:
        """A guest is ready for the race."""
        self.running()
        if not self.seats_of(guest):
            raise Refuse("not-yours")
        self.ready.add(guest)
        self._write("ready", None, guest=guest, intent=intent)

    def seat_bot(self, seat: Seat, bot: str) -> None:
        """A bot takes this seat."""
        if self.match is None:
            self._require_one_seat_if_rated(bot)
        self._take(seat, Chair("bot", bot))
        self._write("bot", seat, text=bot)

    def hand_over(self, old: str, new: str) -> None:
        """A guest has signed in to an account, which takes the guest's seats; not where it has one of its own."""
        if self.seats_of(old) and not self.seats_of(new):
            self._change_hands(old, new)
            self._write("heir", None, text=old, guest=new)

    def _change_hands(self, old: str, new: str) -> None:
        for seat in self.seats_of(old):
            self.chairs[seat] = replace(self.chairs[seat], who=new)
        if self.row.maker == old:
            self.row = msgspec.structs.replace(self.row, maker=new)
        if old in self.rematch_asked:
            self.rematch_asked[new] = self.rematch_asked.pop(old)

    def start_if_full(self, name_of: Callable[[str], str]) -> None:
        """Begin the match when nobody is missing and all is opened that was promised; the record has the names that
        `name_of` gives to guests."""
        if self.match is not None or not is_full(self.chairs) or any(chair.has_to_open for chair in self.chairs):
            return
        names = [name_of(chair.who) if chair.kind == "guest" else chair.who for chair in self.chairs]
        start = Start(names, [chair.nonce for chair in self.chairs], [chair.promise for chair in self.chairs])
        self._write("start", None, text=msgspec.json.encode(start).decode())
        self.started, self.began = self.unwritten[-1].at, list(self.chairs)
        dealer = self._dealer(start.nonces)
        in_real_time = self.game.in_real_time(self.options)  # then chance takes a while
        start_match = Match if in_real_time else Match.start
        self.match = start_match(self.game, self.options, dealer, players=names, date=_date(self.started))
        self.match.clock = self.row.terms.clock
        self.match.promises = tuple(start.promises)
        self.write(self.match.log)

    def write(self, entries: Sequence[Entry], guest: str | None = None, intent: str | None = None) -> None:
        """What has been entered into the match, and whose intent it was."""
        if not all(map(is_talk, entries)):
            self.asked_back = None  # the table has moved on
        for entry in entries:
            self._write("ply", entry.seat, text=entry.text, at=self.started + entry.at_ms)
        self.sign(guest, intent)

    def sign(self, guest: str | None, intent: str | None) -> None:
        """Mark the last line with the intent that wrote it."""
        if not (guest and intent):
            return
        if self.unwritten:
            self.unwritten[-1] = msgspec.structs.replace(self.unwritten[-1], guest=guest, intent=intent)
        self.done[guest, intent] = self.ply

    def rule(self, seat: Seat, ruling: str) -> None:
        """Real time: when an act of this seat arrived, was said to be made, and counted; for a judge to look at."""
        self._write("ruling", seat, text=ruling)

    def decline_next(self, seat: Seat) -> None:
        """The next ply takes an offer back because this seat said no."""
        self.declined[self.ply + 1] = seat
        self._write("decline", seat)

    # -- clocks and second thoughts --------------------------------------------------------------

    def set_clock(self, clock: Clock, ply: int, own: int) -> None:
        """What the act of this ply left on the clocks."""
        self.clock = clock
        if self.match:
            self.match.left[ply] = own
        line = ClockLine(clock.since, list(clock.left), list(clock.quota), ply, own)
        self._write("clock", None, text=msgspec.json.encode(line).decode())

    def still_asked(self, asked: AskedBack) -> set[str]:
        """The people whose consent is missing; whoever is out of the game is not asked."""
        out = set(self.match.out) if self.match else set()
        seats = [Seat(seat) for seat in range(len(self.chairs)) if seat not in out]
        people = {self.chairs[seat].who for seat in seats if self.chairs[seat].kind == "guest"}
        return people - {asked.guest} - asked.allowed

    def ask_back(self, asked: AskedBack, intent: str) -> None:
        self.asked_back = asked
        self._write("ask-back", asked.seat, text=str(asked.to), guest=asked.guest, intent=intent)

    def allow_back(self, guest: str, intent: str) -> None:
        self._allow(guest)
        self._write("allow-back", None, guest=guest, intent=intent)

    def refuse_back(self, guest: str, intent: str) -> None:
        self.asked_back = None
        self._write("refuse-back", None, guest=guest, intent=intent)

    def _allow(self, guest: str) -> None:
        if self.asked_back:
            self.asked_back = replace(self.asked_back, allowed=self.asked_back.allowed | {guest})

    def ask_rematch(self, guest: str, promise: str, intent: str) -> None:
        if self.status != "over":
            raise Refuse("not-over")
        if not self.seats_of(guest):
            raise Refuse("not-yours")
        self.rematch_asked[guest] = promise
        self._write("ask", None, text=promise or None, guest=guest, intent=intent)

    def say(self, guest: str, kind: TalkKind, text: str, intent: str) -> None:
        """Say something at the table."""
        seat = next(iter(self.seats_of(guest)), None)
        self._write(kind, seat, text=text, guest=guest, intent=intent)
        self._hear(self.unwritten[-1])

    def _hear(self, line: JournalLine) -> None:
        kind = msgspec.convert(line.kind, TalkKind)
        said = TalkLine(
            number=line.seq, at=line.at, guest=line.guest or "", seat=line.seat, kind=kind, text=line.text or ""
        )
        self.talk = [*self.talk[-MOST_TALK:], said]

    def follow_with(self, table: str) -> None:
        self.next_table = table
        self._write("next", None, text=table)

    def rate(self, number: int) -> None:
        """The result counts, and this many have counted so far: whatever is computed from results is in their order."""
        self.rated = number
        self._write("rated", None, text=str(number))

    # -- lines -----------------------------------------------------------------------------------

    def now_ms(self) -> int:
        """Milliseconds since the match began."""
        return max(0, now_ms() - self.started)

    def _write(
        self,
        kind: str,
        seat: Seat | None,
        *,
        text: str | None = None,
        guest: str | None = None,
        intent: str | None = None,
        at: int | None = None,
    ) -> None:
        self.seq += 1
        name = None if seat is None else self.name(seat)
        at = now_ms() if at is None else at
        line = JournalLine(seq=self.seq, at=at, kind=kind, seat=name, text=text, guest=guest, intent=intent)
        self.unwritten.append(line)
        self.touched = at
        if guest and intent:
            self.done[guest, intent] = self.ply

    def _dealer(self, nonces: Sequence[str]) -> Dealer:
        return Dealer(bytes.fromhex(self.row.secret), [bytes.fromhex(nonce) for nonce in nonces])

    def is_stale(self, seat: Seat, after: int) -> bool:
        """Whether the table has moved on for this seat since that ply. Others who act at the same time, and talk of an
        agreement, do not make a move stale."""
        if self.match is None or not 0 <= after <= self.ply:
            return True
        return any(
            seat not in self.game.to_act(moment.before)
            or moment.entry.back_to is not None
            or (moment.entry.seat == seat and not is_talk(moment.entry))
            for moment in self.match.moments(after)
        )

    def running(self) -> Match:
        if self.match is None or self.match.outcome is not None:
            raise Refuse("not-running")
        return self.match

    def _require_one_seat_if_rated(self, who: str) -> None:
        if self.row.terms.rated and any(chair.who == who for chair in self.chairs):
            raise Refuse("rated-twice")

    def _require_open(self) -> None:
        if self.is_closed:
            raise Refuse("closed")
        if self.status != "open":
            raise Refuse("not-open")


def seat_name(seats: Sequence[str], seat: Seat) -> str:
    return CHANCE_NAME if seat == CHANCE else seats[seat]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def _date(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).date().isoformat()
