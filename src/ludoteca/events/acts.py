"""Everything that can happen to an event, each an act of its journal. An event is nothing but its acts, in order.

People are named by their numbers, counted from 1 in the order of entry. A table is named by its round and its number
there. What is said about a game is listed by the seats as they were paired, also where people change seats between
the games of one pairing.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.events.plan import Number, Plan, Small

Kind = Literal["played", "null", "forfeit"]
Worth = Literal["full", "half", "zero"]
Verdict = Literal["win", "replay", "play-on", "time", "warning", "forfeit"]

Said = Annotated[str, Meta(max_length=500)]
Seats = Annotated[tuple[Number, ...], Meta(min_length=1, max_length=12)]
Places = Annotated[tuple[Small, ...], Meta(max_length=12)]
Points = Annotated[tuple[Annotated[int, Meta(ge=-(10**6), le=10**6)], ...], Meta(max_length=12)]


class Act(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="act"):
    """Who did it and when are for the audit; nothing is computed from them."""

    at: Said = ""
    by: Said = ""


class Create(Act, tag="create", frozen=True, kw_only=True):
    """The first act, and only the first."""

    plan: Plan


class Enter(Act, tag="enter", frozen=True, kw_only=True):
    """Somebody enters, before the first round or later."""

    name: str
    rating: Annotated[int, Meta(ge=0, le=9999)] = 0  # 0: unknown
    person: Said = ""  # who it is where the event is held: an account, a guest, a machine


class Withdraw(Act, tag="withdraw", frozen=True, kw_only=True):
    """Somebody is not paired any more; what was played stays."""

    player: Number


class Return(Act, tag="return", frozen=True, kw_only=True):
    """Somebody who had withdrawn is paired again."""

    player: Number


class Seating(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The people at one table in seat order; one alone has a bye, which is worth so much of a win."""

    seats: Seats
    worth: Worth = "full"


class Pair(Act, tag="pair", frozen=True, kw_only=True):
    """A new round, or more tables for the last one. What was drawn is kept, so that a replay never draws again."""

    round: Small
    tables: Annotated[tuple[Seating, ...], Meta(min_length=1, max_length=2000)]


class Unpair(Act, tag="unpair", frozen=True, kw_only=True):
    """Tables of the last round at which nobody has begun are taken back."""

    round: Small
    tables: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=2000)]


class Begin(Act, tag="begin", frozen=True, kw_only=True):
    """A game of a pairing has begun."""

    round: Small
    table: Number
    game: Small = 1


class Result(Act, tag="result", frozen=True, kw_only=True):
    """How a game ended. A null game has no places; who forfeits has the place 0."""

    round: Small
    table: Number
    game: Small = 1
    kind: Kind = "played"
    places: Places = ()  # by seat; 1 is the best, those who share a place have the same number
    points: Points = ()  # the game's own, by seat


class Correct(Act, tag="correct", frozen=True, kw_only=True):
    """Another result in place of one that was entered; without one the game is open again."""

    round: Small
    table: Number
    game: Small = 1
    why: Said = ""
    is_open: bool = False
    kind: Kind = "played"
    places: Places = ()
    points: Points = ()


class Rule(Act, tag="rule", frozen=True, kw_only=True):
    """A ruling of a judge. `win` names the seat that wins, `forfeit` the one that loses, `time` and `warning` the
    one they are for, by its index. `replay` makes the game null: it is played again."""

    round: Small
    table: Number
    game: Small = 1
    verdict: Verdict
    seat: Small = 0
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    why: Said


class Reverse(Act, tag="reverse", frozen=True, kw_only=True):
    """A ruling is taken back, while the next game of the pairing has not begun."""

    ruling: Annotated[int, Meta(ge=1)]  # the index of its act
    why: Said


class Close(Act, tag="close", frozen=True, kw_only=True):
    """The event is over; what follows are corrections only."""


AnyAct = Create | Enter | Withdraw | Return | Pair | Unpair | Begin | Result | Correct | Rule | Reverse | Close
