"""What some lines of a journal hold besides who and when."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ludoteca.core import Seat
from ludoteca.server.talk_messages import TalkKind


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


class TalkLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at the table: by somebody at a seat, or by a watcher."""

    number: int
    at: int
    guest: str
    seat: str | None
    kind: TalkKind
    text: str


class Start(msgspec.Struct, frozen=True):
    """The line that begins the match, when the last seat is taken."""

    players: list[str]
    nonces: list[str]
    promises: list[str] = []
