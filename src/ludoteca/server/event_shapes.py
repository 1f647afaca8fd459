"""Events on the wire (docs/reference/api.md): what is asked for, each an act, and what is told about an event."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteca.core import Stake
from ludoteca.events.acts import Kind, Verdict
from ludoteca.events.plan import Format, Plan, TieBreak
from ludoteca.events.terms import Place, Terms
from ludoteca.server.envelope import FromServerMessage, SeatName
from ludoteca.server.personas import Profile
from ludoteca.server.protocol import Closed, ClosedBy, LogEntry, Outcome, Pong, Shown, Status
from ludoteca.server.time_messages import ClockShown

EventStatus = Literal["planned", "running", "paused", "over"]  # planned: nothing has been paired
EventRole = Literal["organiser", "co-organiser", "judge"]
EntrantKind = Literal["person", "bot", "name"]  # name: somebody without a place on this site, who plays at boards
SpotStatus = Literal["bye", "waiting", "running", "over"]
EventPower = Literal[
    "enter",  # oneself
    "leave",  # withdraw oneself
    "return",  # after that
    "check-in",  # oneself
    "organise",  # plan, terms, entries of others, rounds, results, announcements, pause, staff, audit
    "judge",  # rule, reverse, enter and confirm results, look at tables as a judge
    "appoint",
]

# -- told --------------------------------------------------------------------------------------------


class EventListing(Struct):
    id: str
    name: str
    game: str
    format: Format
    status: EventStatus
    place: Literal["site", "board", "mixed"]
    entrants: int
    round: int
    rounds: int  # 0: as many as people like
    starts: int | None
    created: int
    mine: bool  # the guest has entered, or helps to run it


class EventList(Struct):
    events: list[EventListing]


class EventEntrant(Struct):
    number: int
    name: str
    rating: int
    kind: EntrantKind
    bot: str  # of a machine
    here: bool  # has not withdrawn
    checked_in: bool
    yours: bool
    avatar: str
    profile: Profile
    account: str  # the name of the account, if its page is public


class EventScore(Struct):
    """One game of a pairing, by the players as paired; who forfeits has the place 0."""

    game: int
    kind: Kind
    places: list[int]
    points: list[int]


class EventClaim(Struct):
    """What a player says about the game that is open."""

    player: int
    kind: Kind
    places: list[int]
    points: list[int]


class EventCall(Struct):
    """The judge was called: by a player, or by the game (0)."""

    player: int
    why: str
    at: int
    until: int  # then the automatic verdict stands


class EventRuling(Struct):
    act: int  # its number, to reverse it by
    game: int
    verdict: Verdict
    stake: Stake
    seat: int
    seconds: int
    why: str
    by: str
    at: int
    reversed: bool
    may_reverse: bool


class EventTable(Struct):
    """A table of a round. Everything by the order of `players`."""

    round: int
    number: int
    players: list[int]
    status: SpotStatus
    place: Place
    bye: Literal["", "full", "half", "zero"]
    game: int  # the one that is open, or the last
    tables: list[str]  # of the site, one for each game so far; the last is where one plays
    missing: list[int]  # players who have not come to the table of the site
    scores: list[EventScore]
    worth: list[str] | None  # what everybody gets, once it is over
    claims: list[EventClaim]
    contradiction: bool  # the claims differ: a judge or organiser has to say what holds
    call: EventCall | None
    rulings: list[EventRuling]
    yours: bool


class EventStanding(Struct):
    place: int
    player: int
    score: str
    games: int
    breaks: dict[TieBreak, str]


class EventStaff(Struct):
    number: int  # 1 is the organiser
    name: str
    given: str
    avatar: str
    role: EventRole
    yours: bool


class EventSaid(Struct):
    text: str
    by: str
    at: int


class EventView(Struct):
    """An event, as the guest who asks may know it."""

    id: str
    path: str
    url: str
    qr: str
    plan: Plan  # the seed is 0 until the event is over
    terms: Terms
    status: EventStatus
    finished: bool  # all rounds have been played
    round: int
    rounds: int
    created: int
    next_start: int | None  # when the next round begins by itself
    may: list[EventPower]
    player: int | None  # the number of the guest who asks, if they have entered
    code: str | None  # to enter with, for organisers
    entrants: list[EventEntrant]
    tables: list[EventTable]  # of all rounds, in order
    standings: list[EventStanding]
    staff: list[EventStaff]
    said: list[EventSaid]


class EventAudited(Struct):
    """One act of the event."""

    number: int
    at: int
    by: str
    act: str
    what: str  # the act, in JSON, without what nobody else may know


class EventAudit(Struct):
    acts: list[EventAudited]


class EventBoard(Struct):
    """A running table for the room: what a watcher sees, some plies late where that was chosen."""

    round: int
    number: int
    game: int
    table: str
    name: str  # of the game
    status: Status
    ply: int
    seats: list[SeatName]
    players: list[int]  # by these seats
    to_act: list[str]
    shown: Shown
    clock: ClockShown | None
    outcome: Outcome | None


class EventBoards(Struct):
    boards: list[EventBoard]
    time: int  # what the clock shows now by which the players' clocks run


class PressTimes(Struct):
    """Real time: when an act arrived, was said to be made and counted, as the server logged it."""

    at: int
    seat: str
    ruling: str


class StallCounter(Struct):
    """Something a game counts towards a stall: `repetition`, `quiet`."""

    count: int
    limit: int


class JudgeView(Struct):
    """A table of the site as a judge sees it: the whole record; hands only where the organiser allows it."""

    table: str
    game: str
    status: Status
    closed: ClosedBy | None
    seats: list[SeatName]
    players: list[int]
    hands: bool  # everything is shown
    shown: list[Shown]  # a watcher's view; with hands one for every seat
    log: list[LogEntry]
    to_act: list[str]
    counters: dict[str, StallCounter]
    flag: str  # `called` by a player, or why the game has called the judge; empty: nobody has
    presses: list[PressTimes]
    clock: ClockShown | None
    present: list[SeatName]
    outcome: Outcome | None
    is_match: bool  # of several games: one of them can be ruled on


class EventChanged(FromServerMessage, tag="event"):
    """Something about the event has changed: ask for it again. The first one is the answer to `hello`."""

    boards: bool = False  # only what its boards show


FromEvent = EventChanged | Pong | Closed
