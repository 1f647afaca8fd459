"""The rules, one function for each section of the rules page (locale/en.md)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ludoteca.core import (
    AGREE,
    PLATFORM_ACTS,
    PLATFORM_WORDS,
    GameOptions,
    Move,
    Reason,
    Record,
    Seat,
    State,
    blank,
    record_type,
)
from msgspec import Meta

SEATS = ("A", "B")
NOBODY = -1

#   3  6 7 8
#   2  3 4 5
#   1  0 1 2
#      a b c
CELLS = tuple(f"{file}{rank}" for rank in (1, 2, 3) for file in "abc")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
STONES = range(1, 10)
PLACINGS = (5, 4)  # nine cells: the first player places five stones, the other four

REASONS = ("", "line", "full", *PLATFORM_ACTS)
NOTHING, DREW, PLACED = range(3)  # the last act, for the events

RECORD = record_type(
    ("board", "i1", (9,)),  # the stone on each cell, 0 for none
    ("hands", "?", (2, 9)),  # whether each seat holds each stone
    ("did", "i1"),
    ("did_by", "i1"),
    ("did_stone", "i1"),
    ("did_cell", "i1"),
    ("reason", "i1"),
    ("winner", "i1"),
)


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """§5 What a table may play differently."""

    RULE: ClassVar[str] = "§5"

    target: Annotated[int, Meta(ge=12, le=18)] = 15
    hand: Annotated[int, Meta(ge=1, le=4)] = 3
    first: Literal["A", "B"] = "A"


# -- moves: a stone and a cell, or a stone that chance deals -----------------------------------------------------------


def place(stone: int, cell: int) -> Move:
    return Move(10 * stone + cell)


def draw(stone: int) -> Move:
    return Move(100 + stone)


def is_draw(move: Move) -> bool:
    return move > 100


def stone_of(move: Move) -> int:
    return move - 100 if is_draw(move) else move // 10


def cell_of(move: Move) -> int:
    return move % 10


# -- the rules ---------------------------------------------------------------------------------------------------------


def setup(options: Options) -> State:
    """§1 An empty board, nine stones in the bag."""
    s = blank(RECORD)
    s.winner = NOBODY
    return State(options, s)


def held(s: Record, seat: int) -> list[int]:
    """The stones in a hand."""
    return [stone for stone in STONES if s.hands[seat, stone - 1]]


def bag(s: Record) -> list[int]:
    """§1 A stone that is on no cell and in no hand is in the bag: which one comes next nobody knows."""
    return [stone for stone in STONES if stone not in s.board and not s.hands[:, stone - 1].any()]


def placed(s: Record) -> int:
    """How many stones are on the board."""
    return int((s.board > 0).sum())


def due(options: Options, s: Record, seat: int) -> int:
    """§2 How many stones a hand is filled up to: never more than its seat has still to place."""
    order = (seat - SEATS.index(options.first)) % 2
    left_to_place = PLACINGS[order] - (placed(s) + 1 - order) // 2
    return min(options.hand, left_to_place)


def drawing(options: Options, s: Record) -> int:
    """§2 Who is to draw a stone, or NOBODY: hands are filled up in turn, the first player's first."""
    first = SEATS.index(options.first)
    hungry = [seat for seat in (first, 1 - first) if len(held(s, seat)) < due(options, s, seat)]
    return min(hungry, key=lambda seat: len(held(s, seat)), default=NOBODY)


def turn(options: Options, s: Record) -> int:
    """§3 Whose turn it is: they take turns, and each places one stone."""
    return (SEATS.index(options.first) + placed(s)) % 2


def legal_moves(s: Record, seat: Seat) -> list[Move]:
    """§3 Any stone of one's hand on any empty cell."""
    empty = [cell for cell in range(9) if not s.board[cell]]
    return [place(stone, cell) for stone in held(s, seat) for cell in empty]


def why_illegal(options: Options, s: Record, seat: Seat, move: Move) -> Reason | None:
    """The rule that forbids this move, or None."""
    if s.reason:
        return Reason("over", "§4", {"reason": REASONS[s.reason]})
    if move in PLATFORM_WORDS:
        return None
    if drawing(options, s) != NOBODY or seat != turn(options, s):
        return Reason("turn", "§3")
    if is_draw(move) or stone_of(move) not in held(s, seat):
        return Reason("stone", "§3", {"stone": stone_of(move)})
    if s.board[cell_of(move)]:
        return Reason("cell", "§3", {"cell": CELLS[cell_of(move)]})
    return None


def apply(options: Options, s: Record, seat: Seat, move: Move) -> None:
    """§2, §3 Draw a stone, or place one and see whether that ends the game; or somebody leaves."""
    s.did, s.did_by, s.did_stone, s.did_cell = NOTHING, 0, 0, 0
    if move in PLATFORM_WORDS:
        s.reason, s.winner = REASONS.index(PLATFORM_WORDS[move]), NOBODY if move == AGREE else 1 - seat
    elif is_draw(move):
        s.did, s.did_by, s.did_stone = DREW, drawing(options, s), stone_of(move)
        s.hands[s.did_by, s.did_stone - 1] = True
    else:
        s.did, s.did_by, s.did_stone, s.did_cell = PLACED, seat, stone_of(move), cell_of(move)
        s.hands[seat, s.did_stone - 1] = False
        s.board[s.did_cell] = s.did_stone
        judge(options, s, seat)


def judge(options: Options, s: Record, seat: int) -> None:
    """§4 A line of the right sum wins for whoever completed it; a full board without one is a draw."""
    if lines(options, s):
        s.reason, s.winner = REASONS.index("line"), seat
    elif s.board.all():
        s.reason = REASONS.index("full")


def lines(options: Options, s: Record) -> list[int]:
    """§4 The cells of the lines that add up to the target."""
    made = [line for line in LINES if s.board[list(line)].all() and s.board[list(line)].sum() == options.target]
    return sorted({cell for line in made for cell in line})
