"""Everything said on the sockets, as typed messages (docs/reference/protocol.md).

The server speaks codes and arguments, never sentences: the client has the words. Seats are named as
in the notation. `python -m ludoteca.server.schema --write` turns this module into JSON Schema and
TypeScript types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludoteca.core import Stake
from ludoteca.server import talk_messages
from ludoteca.server.absence_messages import Absences, CallOff, Ready, Skip
from ludoteca.server.envelope import (
    Count,
    FromClientMessage,
    FromServerMessage,
    GuestName,
    IntentId,
    MoveText,
    SeatName,
    Token,
    snake,
)
from ludoteca.server.finding_messages import Paired, Seek, Seeking, StopSeeking
from ludoteca.server.hint_messages import Hint, Hinted
from ludoteca.server.judge_messages import CallJudge, EventPlace, JudgeShown
from ludoteca.server.mine_messages import MineChanged
from ludoteca.server.nonce_messages import Nonces, Promise, Reveal, Sealed
from ludoteca.server.personas import Given, Profile
from ludoteca.server.rating_shapes import SeatRating
from ludoteca.server.refusals import Refusal
from ludoteca.server.table_terms import TableTerms
from ludoteca.server.time_messages import ClockShown, PlanAhead, TakeBack, TakeBackShown

# -- words shared by many messages ---------------------------------------------------------------

Shown = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Shown"})]  # the game's own `Shown`

Status = Literal["open", "running", "over"]  # open: waiting until every seat is taken; over without an outcome: closed
ClosedBy = Literal["nobody", "declined", "withdrawn", "lapsed"]
"""Why a table never began: nobody is left; or the challenge was declined, withdrawn, or its maker has gone."""


# -- a table as one viewer may know it -----------------------------------------------------------


SeatKind = Literal["open", "kept", "guest", "bot"]  # kept: for somebody who was challenged


class SeatInfo(Struct):
    """Who sits where."""

    seat: SeatName
    kind: SeatKind
    name: str  # chosen by the guest, or that of the bot; empty while the seat is open; of a kept one only at the table
    yours: bool
    present: bool  # a guest with a live socket; bots always
    rating: SeatRating | None = None  # at a rated table
    given: Given = ""  # the name of a guest who has not chosen one, as a code such as `bold-fox`
    avatar: str = ""  # the picture of a guest, as a code such as `fox-teal`
    nth: int = 1  # 2, 3 …: as many before this one have the same name at this table
    left: bool = False  # a guest who has deleted everything about themselves
    profile: Profile = ""
    maker: bool = False  # a guest who has made the table: at a challenge, the challenger
    for_you: bool = False  # kept for whoever reads this


class Outcome(Struct):
    """How the game ended; no winners: a draw or a null game."""

    winners: list[SeatName]
    reason: str
    points: dict[str, int]
    ranking: list[list[SeatName]]


class LogEntry(Struct):
    """One ply as this viewer may know it."""

    ply: int  # the first is 1
    seat: str  # a seat, or "chance"
    text: str  # in the notation; empty when the viewer may not know it
    events: list[dict[str, Any]]  # {"type": ..., ...arguments}


class Curtain(Struct):
    """On a shared screen in a game with secrets, each hand is behind a curtain."""

    may_lift: list[SeatName]
    lifted: SeatName | None


class Timing(Struct):
    """Real time: when things happen, in milliseconds of the table's clock. It stands at `time` when this is said."""

    time: int
    race: str  # the race that is on; empty while one decision follows the other
    starts: int | None  # when everybody may begin; whoever acts earlier has to wait a little longer
    ends: int | None  # when the race has lasted too long, and the house acts for those who do not
    resting: dict[str, int]  # seat -> when its dice come to rest
    decide_by: int | None  # until then whoever is asked has to answer
    tie: list[SeatName]  # whose last acts fell into the same instant: a lot decided who was first


class Now(Struct):
    """The part of a table that changes with every ply."""

    ply: int
    status: Status
    to_act: list[str]  # seats, or "chance"; empty when over or not begun
    shown: Shown
    legal: dict[str, list[str]]  # every legal move of the seats this viewer acts for
    outcome: Outcome | None
    offers: list[SeatName]  # seats that offer to agree on the end
    may_agree: list[SeatName]  # seats that may agree on the end now: some games never end that way
    may_resign: dict[str, list[Stake]]  # seat -> what it may give up: the game, the match around it, both or nothing
    out: list[SeatName]  # seats without which the others play on: nothing is left for them to do, not even to resign
    timing: Timing | None = None  # at a table that is played in real time
    clock: ClockShown | None = None  # where there is one
    take_back: TakeBackShown | None = None  # where moves can be taken back
    premoves: dict[str, list[str]] = {}  # for pages that plan ahead: what their seat may have next, if certain
    hints: list[SeatName] = []  # seats of this viewer that may ask for a hint
    judge: JudgeShown | None = None  # at a table of an event


class Rematch(Struct):
    asked: list[SeatName]
    table: str | None  # where it goes on, once every seat has asked


class TableView(Struct):
    """A table, whole, as this viewer may know it."""

    id: str
    game: str
    version: str  # of the rules
    options: dict[str, str]
    from_memory: bool  # until it is over, only the last act is told: the page keeps no log either
    public: bool
    terms: TableTerms
    created: int  # milliseconds since 1970
    perspective: SeatName | None  # whose view this is; None: a watcher's
    seats: list[SeatInfo]
    away: Absences
    unready: list[SeatName]  # in real time: whom the first race still waits for
    watchers: int
    curtain: Curtain | None
    now: Now
    log: list[LogEntry]
    rematch: Rematch
    nonces: Nonces
    talk: talk_messages.Talk
    closed: ClosedBy | None  # why the table closed before a game began
    commitment: str  # SHA-256 of the dealer's secret
    secret: str | None  # revealed at the end
    event: EventPlace | None = None  # where in which event it is played


# -- table socket, client to server --------------------------------------------------------------


class Hello(FromClientMessage):
    """The first message. With `viewer` and `resume_after` of an earlier socket: go on from there."""

    viewer: Token | None = None
    resume_after: Count | None = None


class Ping(FromClientMessage):
    """Answered at once by `pong`."""


class Echoed(FromClientMessage):
    """The answer to `echo`, at once."""

    time: Count


class Move(FromClientMessage):
    """Play a move; `after` is the ply the player saw.

    In real time also: the number of the last message that had arrived, and the milliseconds since.
    """

    intent: IntentId
    seat: SeatName
    text: MoveText
    after: Count
    seen: Count | None = None
    since: Count | None = None


class Resign(FromClientMessage):
    """Give up what `now.may_resign` offers: the game on the table, or the match around it."""

    intent: IntentId
    seat: SeatName
    what: Stake = "game"


class Offer(FromClientMessage):
    """Offer to agree on the end, or accept: it is agreed when every seat has offered."""

    intent: IntentId
    seat: SeatName


class Withdraw(FromClientMessage):
    """Take one's own offer back."""

    intent: IntentId
    seat: SeatName


class Decline(FromClientMessage):
    """Refuse the others' offers."""

    intent: IntentId
    seat: SeatName


class AskRematch(FromClientMessage, tag="rematch"):
    """Ask to play again with the seats moved on by one, for every seat this guest holds."""

    intent: IntentId
    promise: Sealed = ""


class LiftCurtain(FromClientMessage):
    """Show the hand of this seat on a shared screen; no seat: lower the curtain."""

    intent: IntentId
    seat: SeatName | None


class Join(FromClientMessage):
    """Take an open seat: this one, or the first, and promise a nonce for the dealer."""

    intent: IntentId
    seat: SeatName | None = None
    promise: Sealed = ""


class Leave(FromClientMessage):
    """Give up one's seats: before the game begins they are open again, before the first move the game is called off,
    later it is abandoned."""

    intent: IntentId


class Claim(FromClientMessage):
    """Hand an open seat, or that of a player who has been away too long, to a bot; or let that player be out."""

    intent: IntentId
    seat: SeatName
    bot: str | None = None


class Rename(FromClientMessage):
    intent: IntentId
    name: GuestName


Talking = talk_messages.Say | talk_messages.Mute | talk_messages.Report
Playing = Move | Resign | Offer | Withdraw | Decline | TakeBack | Hint | CallOff | Ready | Skip | CallJudge
Sitting = Join | Promise | Reveal | Leave | Claim | LiftCurtain | PlanAhead | AskRematch | Rename
Intent = Playing | Sitting | Talking
FromClient = Hello | Ping | Echoed | Intent

# -- table socket, server to client --------------------------------------------------------------
# `seq` counts the messages to one viewer from 1. `resumed`, `pong`, `echo` and `closed` are not counted: they
# carry the number of the last one, so that a gap can be seen.


class ViewMessage(FromServerMessage, tag="view"):
    """Forget what you knew: this is the table. Keep `viewer` for `hello`."""

    viewer: Token
    table: TableView


class Resumed(FromServerMessage):
    """The messages after `resume_after` follow, and nothing was lost. Not counted."""


class Update(FromServerMessage):
    """Something happened at the table: add the entries to the log and show `now`."""

    entries: list[LogEntry]
    now: Now


class Presence(FromServerMessage):
    """Who sits, who is there."""

    status: Status
    seats: list[SeatInfo]
    away: Absences
    unready: list[SeatName]
    watchers: int
    nonces: Nonces


class RematchMessage(FromServerMessage, tag="rematch"):
    rematch: Rematch


class Ack(FromServerMessage):
    """The intent was done and is stored for good."""

    intent: IntentId
    ply: int


class Refused(FromServerMessage):
    """The intent was not done and changed nothing. Without `intent`: the message could not be read."""

    intent: str | None
    refusal: Refusal


class Pong(FromServerMessage):
    """Not counted."""


class Echo(FromServerMessage):
    """Real time: to be answered by `echoed` with the same time, on the table's clock. Not counted."""

    time: int
    delay: int  # the milliseconds it took to arrive, as far as the server knows


class Closed(FromServerMessage):
    """The server will close this socket. Not counted."""

    refusal: Refusal


Heard = talk_messages.Talked | talk_messages.TalkChanged | Hinted
FromServer = ViewMessage | Resumed | Update | Presence | RematchMessage | Ack | Refused | Pong | Echo | Closed | Heard

# -- lobby socket --------------------------------------------------------------------------------


class TableListing(Struct):
    """A public table in the lobby."""

    id: str
    game: str
    options: dict[str, str]  # only what differs from the defaults
    terms: TableTerms
    status: Status
    created: int
    ply: int
    moves: int  # those of players: a deal is none
    seats: list[SeatInfo]
    watchers: int


class _FromLobby(Struct, tag_field="type", tag=snake):
    seq: int


class Tables(_FromLobby):
    """Every public table that is open or running, the oldest first."""

    tables: list[TableListing]


class TableChanged(_FromLobby):
    """A new or changed table."""

    table: TableListing


class TableGone(_FromLobby):
    id: str


class LobbyRefused(_FromLobby, tag="refused"):
    refusal: Refusal


class LobbyPong(_FromLobby, tag="pong"):
    """Not counted."""


ToLobby = Hello | Ping | Seek | StopSeeking
ToMe = Hello | Ping
FromMe = MineChanged | Pong | Closed
FromLobby = Tables | TableChanged | TableGone | Seeking | Paired | LobbyRefused | LobbyPong


def encode(message: Struct) -> bytes:
    return msgspec.json.encode(message)
