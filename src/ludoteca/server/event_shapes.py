"""Events on the wire (docs/reference/api.md): what is asked for, each an act, and what is told about an event."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.events.acts import Kind, Places, Points, Role, Said, Verdict
from ludoteca.events.plan import Format, Number, Plan, Round, Small, TieBreak
from ludoteca.events.terms import Place, Terms
from ludoteca.server.envelope import FromServerMessage, GuestName, SeatName
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
EventCode = Annotated[str, Meta(max_length=20)]
Names = Annotated[list["NewEntrant"], Meta(min_length=1, max_length=1000)]

# -- asked for ---------------------------------------------------------------------------------------


class NewEvent(Struct, forbid_unknown_fields=True):
    """The seed of the plan is drawn where it is 0, and told when the event is over."""

    plan: Plan
    terms: Terms = Terms()


class EventUpload(Struct, forbid_unknown_fields=True):
    """An event from elsewhere: `acts` as `ludoteca event` and the export write them, or a TRF16 report."""

    kind: Literal["acts", "trf"]
    text: Annotated[str, Meta(max_length=200_000)]
    plan: Plan | None = None  # what a TRF report does not say: the game
    terms: Terms = Terms()


class NewEntrant(Struct, forbid_unknown_fields=True):
    """One of: a name alone, an account of the site, a machine such as `3`."""

    name: Annotated[str, Meta(max_length=60)] = ""
    rating: Annotated[int, Meta(ge=0, le=9999)] = 0
    account: GuestName | None = None
    bot: Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")] | None = None


class EventWish(Struct, tag_field="act", forbid_unknown_fields=True, kw_only=True):
    """Something to be done to an event."""


class WishEnter(EventWish, tag="enter"):
    """Enter oneself. The name is needed where the one of the guest is not chosen or taken."""

    code: EventCode = ""
    name: Annotated[str, Meta(max_length=60)] = ""


class WishEnterOthers(EventWish, tag="enter-others"):
    """Enter people by name, accounts and machines: all or none."""

    entrants: Names


class WishEnterList(EventWish, tag="enter-list"):
    """Enter people from a CSV list with the columns `name,rating`."""

    csv: Annotated[str, Meta(max_length=100_000)]


class WishWithdraw(EventWish, tag="withdraw"):
    """Oneself without a number; anybody as an organiser."""

    player: Number | None = None


class WishReturn(EventWish, tag="return"):
    player: Number | None = None


class WishCheckIn(EventWish, tag="check-in"):
    player: Number | None = None
    here: bool = True


class WishChange(EventWish, tag="change"):
    """The terms, at any time; the plan, while nothing has been paired."""

    terms: Terms | None = None
    plan: Plan | None = None


class WishAppoint(EventWish, tag="appoint"):
    """Somebody with an account, or somebody who has entered; `none` ends it."""

    role: Role
    account: GuestName | None = None
    player: Number | None = None
    staff: Annotated[int, Meta(ge=1, le=1000)] | None = None  # the number of somebody appointed before


class WishPair(EventWish, tag="pair"):
    """Begin this round; `again`: draw again what has not begun of it."""

    round: Round
    again: bool = False


class WishAnnounce(EventWish, tag="announce"):
    text: Said


class WishPause(EventWish, tag="pause"):
    pass


class WishResume(EventWish, tag="resume"):
    pass


class WishClose(EventWish, tag="close"):
    """End the event."""


class WishMove(EventWish, tag="move"):
    """Play a table that has not begun on the site, or at a board."""

    round: Round
    table: Number
    place: Place


class WishResult(EventWish, tag="result"):
    """How a game at a board ended. From a player: a claim, which holds once another player of the table says the same.
    From a judge or organiser it holds at once."""

    round: Round
    table: Number
    game: Small
    kind: Kind = "played"
    places: Places = ()
    points: Points = ()


class WishForfeit(EventWish, tag="forfeit"):
    """These players did not come, or have gone: by a judge or organiser."""

    round: Round
    table: Number
    players: Annotated[list[Number], Meta(min_length=1, max_length=12)]


class WishCorrect(EventWish, tag="correct"):
    """Another result in place of one that was entered; `open` takes it away."""

    round: Round
    table: Number
    game: Small
    why: Said = ""
    open: bool = False
    kind: Kind = "played"
    places: Places = ()
    points: Points = ()


class WishCall(EventWish, tag="call"):
    """A player calls the judge to a board; at a table of the site there is an intent for it."""

    round: Round
    table: Number
    why: Said = ""


class WishRule(EventWish, tag="rule"):
    """A judge rules on the game that is played, or the last one of the pairing."""

    round: Round
    table: Number
    game: Small
    verdict: Verdict
    why: Said
    seat: Small = 0  # the index among the players as paired
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0


class WishReverse(EventWish, tag="reverse"):
    ruling: Annotated[int, Meta(ge=1)]
    why: Said


EventAct = (
    WishEnter
    | WishEnterOthers
    | WishEnterList
    | WishWithdraw
    | WishReturn
    | WishCheckIn
    | WishChange
    | WishAppoint
    | WishPair
    | WishAnnounce
    | WishPause
    | WishResume
    | WishClose
    | WishMove
    | WishResult
    | WishForfeit
    | WishCorrect
    | WishCall
    | WishRule
    | WishReverse
)


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


class PressTimes(Struct):
    """Real time: when an act arrived, was said to be made and counted, as the server logged it."""

    at: int
    seat: str
    ruling: str


class Counters(Struct):
    """What a game counts towards a stall."""

    repetition: int
    repetition_limit: int
    quiet: int
    quiet_limit: int


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
    counters: Counters | None
    flag: str  # why the game has called the judge; empty: it has not
    presses: list[PressTimes]
    clock: ClockShown | None
    present: list[SeatName]
    outcome: Outcome | None


class EventChanged(FromServerMessage, tag="event"):
    """Something about the event has changed: ask for it again. The first one is the answer to `hello`."""

    boards: bool = False  # only what its boards show


FromEvent = EventChanged | Pong | Closed
