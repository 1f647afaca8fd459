"""What goes in and out over REST, beside the shapes it shares with the sockets (docs/reference/api.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.core.beside import Beside, Palette
from ludoteca.server.envelope import GuestName, SeatName
from ludoteca.server.judge_messages import EventPlace
from ludoteca.server.nonce_messages import Sealed
from ludoteca.server.personas import Avatar, Given, Profile
from ludoteca.server.protocol import ClosedBy, LogEntry, Outcome, SeatInfo, Shown, Status, TableListing
from ludoteca.server.refusals import Refusal
from ludoteca.server.table_terms import TableTerms, Timely


class Health(Struct):
    status: Literal["ok"]
    version: str
    tables: int  # held in memory
    sockets: int


class Ready(Struct):
    status: Literal["ready"]
    version: str


class Me(Struct):
    """The guest who asks."""

    name: str  # empty until chosen
    given: Given  # the name until then, as a code such as `bold-fox`
    avatar: str  # the picture, as a code such as `fox-teal`
    profile: Profile


class NewMe(Struct, forbid_unknown_fields=True):
    """What a guest chooses; what is not given stays."""

    name: GuestName | None = None
    avatar: Avatar | None = None


LearnedName = Annotated[str, Meta(min_length=1, max_length=96)]
OfGames = Annotated[dict[LearnedName, Annotated[list[LearnedName], Meta(max_length=5000)]], Meta(max_length=100)]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class Learned(Struct, forbid_unknown_fields=True):
    """What somebody has learned: it only ever grows."""

    lessons: OfGames = {}  # done, by game
    puzzles: OfGames = {}  # solved, by game
    days: Annotated[list[Day], Meta(max_length=366)] = []  # whose puzzle was solved


class OptionInfo(Struct):
    name: str
    kind: Literal["choice", "number", "flag", "text"]
    default: str
    values: list[str]  # of a choice or flag; of a text the words there are, beside what can be written out
    low: int | None
    high: int | None
    example: str | None  # of a text that is written out
    seat_counts: list[int]  # how many can sit at the table by this option alone; empty: it makes no difference
    only_with: dict[str, str]  # another option -> the value with which this one is looked at; empty: always


class BotInfo(Struct):
    name: str
    is_default: bool  # the one to play where nobody has chosen
    is_gentlest: bool  # the one for a first game
    rating: int | None  # as measured in the arena; none: not measured


class GameInfo(Struct):
    name: str
    child: str | None  # of a series: the game it is made of, whose board and words serve it too
    is_plain: bool  # what it shows is a PlainBoard, which every client can draw
    version: str
    seats: list[SeatName]  # with the default options
    timely: list[Timely]  # terms of a table that mean something, with the default options
    options: list[OptionInfo]
    first: dict[str, str]  # options that make a first game easier
    has_chance: bool
    has_secrets: bool
    has_kit: bool  # can be printed: /api/games/{name}/kit.pdf
    bots: list[BotInfo]
    lessons: int  # how many there are
    puzzles: int
    beside: Beside  # what a phone beside a real board keeps count of
    with_judge: dict[str, str] = {}  # options that leave stalls to a person, where a judge can be appointed: at events


class Seats(Struct):
    """The seats of a table with certain options, and which of its terms mean something there."""

    seats: list[SeatName]
    timely: list[Timely]


class NewTable(Struct, forbid_unknown_fields=True):
    """What a table is made of. `seats` in seat order, each `me`, `shared` (me too, on the same
    screen), `open` or `bot:<name>`; empty: me, and the others open."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=60)] = {}
    seats: Annotated[
        list[Annotated[str, Meta(pattern="^(me|shared|open|bot:[a-z0-9-]{1,40})$")]], Meta(max_length=8)
    ] = []
    lot: bool = False  # draw by lot who sits where
    public: bool = False
    challenge: GuestName | None = None  # the name of an account: the first `open` seat is kept for this person
    terms: TableTerms = TableTerms()
    promise: Sealed = ""


class Forsaken(Struct):
    """The guest was challenged; the challenger has withdrawn or gone, and the table goes on with others."""

    by: ClosedBy
    name: str  # of the challenger, as at seats
    given: str
    left: bool


class MyTable(Struct):
    """A table in the list of those who sit at it, or are challenged to, or were until it came to nothing."""

    id: str
    game: str
    terms: TableTerms
    status: Status
    touched: int
    ply: int
    seats: list[SeatInfo]
    to_act: list[str]
    is_my_turn: bool  # not where all seats are one's own
    is_awaited: bool  # everybody has a seat: it begins when the guest, who is away, comes to open a nonce
    is_challenge: bool  # a seat is kept for the guest, who may accept or decline
    forsaken: Forsaken | None
    is_replaced: bool  # a machine plays on in the guest's seat
    closed: ClosedBy | None
    outcome: Outcome | None
    perspective: str | None
    shown: Shown
    next: str | None  # the table of the rematch
    event: EventPlace | None = None  # where in which event it is played


class MyTables(Struct):
    tables: list[MyTable]


class WatchedTable(Struct, frozen=True):
    """A running game that anybody may watch, as a watcher sees it."""

    id: str
    game: str
    terms: TableTerms
    status: Status
    ply: int
    moves: int
    seats: list[SeatInfo]
    to_act: list[str]
    watchers: int
    outcome: Outcome | None
    perspective: str | None
    shown: Shown


class WatchList(Struct):
    tables: list[WatchedTable]


class TableMade(Struct):
    id: str
    path: str  # of the page, to be put behind the address of this site
    url: str
    qr: str  # path of the picture


class JoinTable(Struct, forbid_unknown_fields=True):
    seat: SeatName | None = None
    promise: Sealed = ""


class TableList(Struct):
    tables: list[TableListing]


class Frame(Struct):
    """A moment of a game: after `entry`, or the start when there is none."""

    ply: int
    entry: LogEntry | None
    to_act: list[str]
    shown: Shown
    outcome: Outcome | None


class Replay(Struct):
    """A game moment by moment, as the asker may know it; a finished game is known to all."""

    game: str
    version: str
    options: dict[str, str]
    names: dict[str, str]
    frames: list[Frame]


class RecordUpload(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=200_000)]


class PositionWanted(Struct, forbid_unknown_fields=True):
    """A position to look at (the start where none is given), and moves to try from there, each as `seat move`."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=60)] = {}
    position: Annotated[str, Meta(max_length=4000)] | None = None
    moves: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=200)] = []
    viewer: SeatName | None = None  # whose view is shown; nobody's in particular: a watcher's


class Position(Struct):
    """A position and the moves tried from there; the last of the frames is the present."""

    game: str
    options: dict[str, str]
    seats: list[SeatName]
    position: str  # in the notation
    legal: dict[str, list[str]]  # for every seat that may act
    chances: list[str]  # what may happen now by chance: a card turned over, a die
    frames: list[Frame]


class LessonStep(Struct):
    """One thing to do; `right` is `["*"]` where any legal move will do."""

    task: str
    right: list[str]
    wrong: dict[str, str]  # legal moves that are explained on their own
    otherwise: str  # of every other legal move
    reply: list[str]  # what follows, each as `seat move`


class Lesson(Struct):
    """A small position in which one idea is tried out."""

    name: str
    title: str
    seat: SeatName
    options: dict[str, str]
    position: str
    steps: list[LessonStep]
    done: str


class Lessons(Struct):
    """The lessons of a game, easiest first; a match is taught by the game it is made of."""

    game: str
    lessons: list[Lesson]


class Puzzle(Struct):
    """A position with one clearly best move; what it shows is asked for by its name."""

    name: str
    seat: SeatName  # whoever solves it
    theme: str  # a code: what the move is about
    right: list[str]  # the best move first, then what is as good


class Puzzles(Struct):
    """The puzzles of a game; a match has those of the game it is made of."""

    game: str
    puzzles: list[Puzzle]


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """What somebody would play in a puzzle."""

    move: Annotated[str, Meta(min_length=1, max_length=200)]


class PuzzleAnswer(Struct):
    """What becomes of a try: how the others answer it, and what it is worth beside the best move."""

    position: Position  # after the try and what followed until the solver is to move again
    value: float | None  # the solver's chance to win after the try; None where the machine is not sure that it is worse
    best_value: float | None  # and after the best move


class DailyPuzzle(Struct):
    """The puzzle of the day, the same for everybody."""

    day: str  # such as 2027-01-31, in UTC
    game: str
    puzzle: Puzzle


class DraftWanted(Struct, forbid_unknown_fields=True):
    """A position being entered (where none is given, the one to start from), and a tool to use on it, on a square
    where it needs one."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=60)] = {}
    position: Annotated[str, Meta(max_length=4000)] | None = None
    tool: Annotated[str, Meta(max_length=40)] = ""
    square: Annotated[str, Meta(max_length=8)] = ""


class Draft(Struct):
    """A position as far as it has been entered."""

    position: str
    seat: SeatName  # whose turn it is, and whose view is shown
    shown: Shown
    palette: Palette | None  # what can be done to it by tapping; null: it is written by hand
    problem: Refusal | None  # why it cannot be played from yet
