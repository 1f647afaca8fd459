"""What each seat may know: the view, what has happened, and the pictures that are made of the view."""

from __future__ import annotations

from random import Random

from ludoteca.core import Event, Record, Seat, State, View, blank, record_type
from ludoteca.core.plain import Hand, Place, Thing
from rich.text import Text

from ludoteca_yourgame import rules
from ludoteca_yourgame.rules import CELLS, DREW, NOBODY, PLACED, REASONS, SEATS, Options
from ludoteca_yourgame.text import format_board

# An allow-list: what is not copied into a view cannot be told to anybody.
VIEW = record_type(
    ("board", "i1", (9,)),
    ("hands", "?", (2, 9)),  # of the other seat nothing
    ("count", "i1", (2,)),  # how many stones each seat holds
    ("did", "i1"),
    ("did_by", "i1"),
    ("did_stone", "i1"),  # 0: a stone that somebody else has drawn
    ("did_cell", "i1"),
    ("reason", "i1"),
    ("winner", "i1"),
)


def view(state: State, seat: Seat) -> View:
    """§2 One's own hand; of the other only how many stones it holds."""
    s, v = state.record, blank(VIEW)
    for open_to_all in ("board", "did", "did_by", "did_cell", "reason", "winner"):
        v[open_to_all] = s[open_to_all]
    v.count[:] = s.hands.sum(axis=1)
    if seat >= 0:
        v.hands[seat] = s.hands[seat]
    if s.did != DREW or s.did_by == seat:
        v.did_stone = s.did_stone
    return View(state.options, seat, v)


def imagine(state: State, v: Record, rng: Random) -> None:
    """Fill a blank state with what the view says, and deal what it does not: any stone is as likely as any other."""
    s = state.record
    for known in ("board", "hands", "did", "did_by", "did_stone", "did_cell", "reason", "winner"):
        s[known] = v[known]
    unknown = rules.bag(s)
    rng.shuffle(unknown)
    for seat in range(2):
        for _ in range(int(v.count[seat]) - len(rules.held(s, seat))):
            s.hands[seat, unknown.pop() - 1] = True
    if s.did == DREW and not s.did_stone:
        s.did_stone = rng.choice(rules.held(s, s.did_by))


def events(state: State, viewer: Seat) -> list[Event]:
    """What the last act made happen; who may not know a stone is told that it is hidden."""
    s, happened = state.record, []
    if s.did == DREW:
        stone = int(s.did_stone) if s.did_by == viewer else "hidden"
        happened.append(Event("draw", {"seat": SEATS[s.did_by], "stone": stone}))
    if s.did == PLACED:
        told = {"seat": SEATS[s.did_by], "stone": int(s.did_stone), "cell": CELLS[s.did_cell]}
        happened.append(Event("place", told))
    if s.reason:
        winners = [] if s.winner == NOBODY else [SEATS[s.winner]]
        happened.append(Event("end", {"reason": REASONS[s.reason], "winners": winners}))
    return happened


def hand(v: Record, seat: int) -> str:
    """A hand as the viewer may know it: `37?`."""
    known = "".join(map(str, rules.held(v, seat)))
    return known + "?" * (int(v.count[seat]) - len(known))


def format_view(v: Record) -> str:
    return f"{format_board(v)} {hand(v, 0)}|{hand(v, 1)}"


def picture(v: Record) -> Text:
    """For the terminal."""
    rows = [f"{rank}  {' '.join(row)}" for rank, row in zip("321", format_board(v).split("/"), strict=True)]
    hands = [f"{name}: {' '.join(hand(v, seat))}" for seat, name in enumerate(SEATS)]
    return Text("\n".join([*rows, "   a b c", "", *hands]).replace(".", "·"))


def grid(options: Options, v: Record) -> list[list[Place | None]]:
    """For the browser: the cells with their stones, row by row from the top."""
    marked = rules.lines(options, v) or ([int(v.did_cell)] if v.did == PLACED else [])
    places: list[Place | None] = [
        Place(name, Thing(str(stone)) if stone else None, cell in marked)
        for cell, (name, stone) in enumerate(zip(CELLS, v.board.tolist(), strict=True))
    ]
    return [places[6:9], places[3:6], places[0:3]]


def hands(v: Record) -> list[Hand]:
    """For the browser: both hands; a stone that is not known lies face down."""
    shown = []
    for seat, name in enumerate(SEATS):
        places = [Place(f"stone-{stone}", Thing(str(stone), name)) for stone in rules.held(v, seat)]
        hidden = int(v.count[seat]) - len(places)
        places += [Place(f"hidden-{name}-{number}", Thing("", name, "hidden")) for number in range(hidden)]
        shown.append(Hand(places, name, "stones"))
    return shown
