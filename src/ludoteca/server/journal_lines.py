"""The lines of a journal: how they are written, and what some of them hold besides who and when."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from ludoteca.core import CHANCE, Seat
from ludoteca.play.log import CHANCE_NAME
from ludoteca.server.store import JournalLine
from ludoteca.server.talk_messages import TalkKind


class Lines:
    """The writer of a journal: all its parts write here, so that there is one order."""

    def __init__(self, seats: Sequence[str], created: int, ply: Callable[[], int]) -> None:
        self.seq = 0
        self.touched = created
        self.unwritten: list[JournalLine] = []
        self.done: dict[tuple[str, str], int] = {}  # (guest, intent) -> the ply it led to
        self._seats = seats
        self._ply = ply

    def write(
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
        name = None if seat is None else seat_name(self._seats, seat)
        at = max(now_ms(), self.touched) if at is None else at  # the clock of the machine may have been set back
        line = JournalLine(seq=self.seq, at=at, kind=kind, seat=name, text=text, guest=guest, intent=intent)
        self.unwritten.append(line)
        self._touch(line)
        if guest and intent:
            self.done[guest, intent] = self._ply()

    def sign(self, guest: str | None, intent: str | None) -> None:
        """Mark the last line with the intent that wrote it."""
        if not (guest and intent):
            return
        if self.unwritten:
            self.unwritten[-1] = msgspec.structs.replace(self.unwritten[-1], guest=guest, intent=intent)
        self.done[guest, intent] = self._ply()

    def reread(self, line: JournalLine, ply: int) -> None:
        """This line was written before; by then the match had come to that ply."""
        if line.guest and line.intent:
            self.done[line.guest, line.intent] = ply
        self.seq = line.seq
        self._touch(line)

    def _touch(self, line: JournalLine) -> None:
        if not line.is_passing:
            self.touched = line.at


def seat_name(seats: Sequence[str], seat: Seat) -> str:
    return CHANCE_NAME if seat == CHANCE else seats[seat]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class ClockLine(msgspec.Struct, frozen=True):
    """What an act left on the clocks."""

    since: int  # on the house's own clock
    left: list[int]
    quota: list[int]
    ply: int
    own: int  # what was left to the seat that acted


@dataclass(frozen=True, slots=True)
class AskedBack:
    """A guest asks to take back the last move of a seat."""

    seat: Seat
    to: int  # the ply to go back to
    guest: str
    allowed: frozenset[str] = frozenset()  # guests who have agreed


@dataclass(frozen=True, slots=True)
class Called:
    """The judge is called: by a seat, or by the game, whose flag says why."""

    seat: Seat | None
    flag: str
    why: str


class TalkLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at the table: by somebody at a seat, or by a watcher."""

    number: int
    at: int
    guest: str
    seat: str | None
    kind: TalkKind
    text: str

    @classmethod
    def of(cls, line: JournalLine) -> TalkLine:
        kind = msgspec.convert(line.kind, TalkKind)
        said, by = line.text or "", line.guest or ""
        return cls(number=line.seq, at=line.at, guest=by, seat=line.seat, kind=kind, text=said)


class Start(msgspec.Struct, frozen=True):
    """The line that begins the match, when the last seat is taken."""

    players: list[str]
    nonces: list[str]
    promises: list[str] = []
