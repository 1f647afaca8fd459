"""Everything that can happen to an event, each an act of its journal. An event is nothing but its acts, in order.

People are named by their numbers, counted from 1 in the order of entry. A table is named by its round and its number
there. What is said about a game is listed by the seats as they were paired, also where people change seats between
the games of one pairing.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.core import Stake
from ludoteca.events.plan import Number, Plan, Round, Small
from ludoteca.events.terms import Place, Terms

Kind = Literal["played", "null", "forfeit"]
Worth = Literal["full", "half", "zero"]
Verdict = Literal["win", "replay", "play-on", "time", "warning", "forfeit"]
Role = Literal["co-organiser", "judge", "none"]

ShortText = Annotated[str, Meta(max_length=500)]
Seats = Annotated[tuple[Number, ...], Meta(min_length=1, max_length=12)]
Places = Annotated[tuple[Small, ...], Meta(max_length=12)]
Points = Annotated[tuple[Annotated[int, Meta(ge=-(10**6), le=10**6)], ...], Meta(max_length=12)]


class Act(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="act"):
    """Who did it and when are for the audit; nothing is computed from them."""

    at: ShortText = ""
    by: ShortText = ""


class Create(Act, tag="create", frozen=True, kw_only=True):
    """The first act, and only the first."""

    plan: Plan


class Enter(Act, tag="enter", frozen=True, kw_only=True):
    """Somebody enters, before the first round or later."""

    name: str
    rating: Annotated[int, Meta(ge=0, le=9999)] = 0  # 0: unknown
    person: ShortText = ""  # who it is where the event is held: an account, a guest, a machine


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
    """A new round, or more tables for the last one. What was drawn is kept, so that a replay never draws again. The
    tables are counted on, unless numbers are given: in an arena those that are free in the room."""

    round: Round
    tables: Annotated[tuple[Seating, ...], Meta(min_length=1, max_length=2000)]
    numbers: Annotated[tuple[Number, ...], Meta(max_length=2000)] = ()


class Unpair(Act, tag="unpair", frozen=True, kw_only=True):
    """Tables of the last round at which nobody has begun are taken back."""

    round: Round
    tables: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=2000)]


class Begin(Act, tag="begin", frozen=True, kw_only=True):
    """A game of a pairing has begun."""

    round: Round
    table: Number
    game: Small = 1


class Result(Act, tag="result", frozen=True, kw_only=True):
    """How a game ended. A null game has no places; who forfeits has the place 0."""

    round: Round
    table: Number
    game: Small = 1
    kind: Kind = "played"
    places: Places = ()  # by seat; 1 is the best, those who share a place have the same number
    points: Points = ()  # the game's own, by seat


class Correct(Act, tag="correct", frozen=True, kw_only=True):
    """Another result in place of one that was entered; without one the game is open again."""

    round: Round
    table: Number
    game: Small = 1
    why: ShortText = ""
    is_open: bool = False
    kind: Kind = "played"
    places: Places = ()
    points: Points = ()


class Rule(Act, tag="rule", frozen=True, kw_only=True):
    """A ruling of a judge. `win` names the seat that wins, `forfeit` the one that loses, `time` and `warning` the
    one they are for, by its index. `replay` makes the game null: it is played again. Where every game is a match of
    several, the stake `game` is the one of them that is played; it settles nothing for the event."""

    round: Round
    table: Number
    game: Small = 1
    verdict: Verdict
    stake: Stake = "match"
    seat: Small = 0
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    why: ShortText


class Reverse(Act, tag="reverse", frozen=True, kw_only=True):
    """A ruling is taken back, while the next game of the pairing has not begun."""

    ruling: Annotated[int, Meta(ge=1)]  # the index of its act
    why: ShortText


class Close(Act, tag="close", frozen=True, kw_only=True):
    """The event is over; what follows are corrections only."""


# -- what is arranged around the playing (`events.floor`) ------------------------------------------


class Arrange(Act, tag="arrange", frozen=True, kw_only=True):
    """How the event is held from now on."""

    terms: Terms


class Replan(Act, tag="replan", frozen=True, kw_only=True):
    """Something else was agreed, before anybody was paired."""

    plan: Plan


class Appoint(Act, tag="appoint", frozen=True, kw_only=True):
    """Somebody helps to run the event, or does so no more. Whoever created it is its organiser."""

    person: ShortText
    role: Role


class CheckIn(Act, tag="check-in", frozen=True, kw_only=True):
    """Somebody who has entered is here, or has gone again."""

    player: Number
    is_here: bool = True


class Announce(Act, tag="announce", frozen=True, kw_only=True):
    """Said to everybody."""

    text: ShortText


class Pause(Act, tag="pause", frozen=True, kw_only=True):
    """Until the event is resumed no table begins, no clock runs at one, and nothing is played there."""


class Resume(Act, tag="resume", frozen=True, kw_only=True):
    """The event goes on."""


class Move(Act, tag="move", frozen=True, kw_only=True):
    """A table is played elsewhere: on the site, or at a board."""

    round: Round
    table: Number
    place: Place


class Host(Act, tag="host", frozen=True, kw_only=True):
    """A game of a pairing is played at this table of the site."""

    round: Round
    table: Number
    game: Small
    id: ShortText


class Claim(Act, tag="claim", frozen=True, kw_only=True):
    """A player says how a game at a board ended. It holds once another player, or a judge, says the same."""

    round: Round
    table: Number
    game: Small
    player: Number
    kind: Kind = "played"
    places: Places = ()
    points: Points = ()


class Call(Act, tag="call", frozen=True, kw_only=True):
    """The judge is called to a table: by a player, or by the game itself (0)."""

    round: Round
    table: Number
    player: Annotated[int, Meta(ge=0, le=100_000)] = 0
    why: ShortText = ""


class Lapse(Act, tag="lapse", frozen=True, kw_only=True):
    """No judge has come in time: what the rules say by themselves holds at this table."""

    round: Round
    table: Number


class Inherit(Act, tag="inherit", frozen=True, kw_only=True):
    """What was one person's is another's: a guest has become an account, or has left for good."""

    old: ShortText
    new: ShortText


Playing = Create | Enter | Withdraw | Return | Pair | Unpair | Begin | Result | Correct | Rule | Reverse | Close
Arranging = (
    Arrange | Replan | Appoint | CheckIn | Announce | Pause | Resume | Move | Host | Claim | Call | Lapse | Inherit
)
AnyAct = Playing | Arranging
