"""Odd places 1, 3, 5, 7 and 9, Even places 2, 4, 6 and 8, each number once. Three in a line that make 15 win.

A position is written `1.. .2. ... turn=O`: the rows from top to bottom, and who is next. A move is `3@b2`.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any, ClassVar

from rich.text import Text

from ludoteca.core import (
    AGREE,
    PLATFORM_ACTS,
    PLATFORM_WORDS,
    BadMove,
    BadPosition,
    Event,
    Game,
    GameOptions,
    Move,
    Outcome,
    Reason,
    Seat,
    State,
    View,
    blank,
    record_type,
)
from ludoteca.core.plain import Hand, Note, Place, PlainBoard, PlainMove, Thing, moves

SQUARES = [f"{file}{rank}" for rank in (3, 2, 1) for file in "abc"]
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
RECORD = record_type(("cells", "i1", (9,)), ("turn", "i1"), ("last", "i1"), ("end", "i1"), ("winner", "i1"))
ENDS = ("", "fifteen", "full", *PLATFORM_ACTS)


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    RULE: ClassVar[str] = "§2"


class OddEven(Game):
    NAME = "oddeven"
    VERSION = "1"
    HAS_CHANCE = False
    HAS_SECRETS = False
    Options = Options
    Shown = PlainBoard

    def seats(self, options: Any) -> tuple[str, ...]:
        return ("O", "E")

    def setup(self, options: Any) -> State:
        s = blank(RECORD)
        s.last, s.winner = -1, -1
        return State(options, s)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.record.end else (Seat(int(state.record.turn)),)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        if seat not in self.to_act(state):
            return []
        cells = state.record.cells.tolist()
        empty = [square for square in range(9) if not cells[square]]
        found = [Move(number * 9 + square) for number in numbers(cells, seat) for square in empty]
        return sorted(found, key=lambda move: self.format_move(state, seat, move))

    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        if state.record.end:
            return Reason("over", "§1")
        if move in PLATFORM_WORDS:
            return None
        if seat not in self.to_act(state):
            return Reason("turn", "§1")
        return None if move in self.legal_moves(state, seat) else Reason("taken", "§1")

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        s = state.record.copy()
        if move in PLATFORM_WORDS:
            s.end, s.winner, s.last = ENDS.index(PLATFORM_WORDS[move]), -1 if move == AGREE else 1 - seat, -1
            return State(state.options, s)
        s.last = move % 9
        s.cells[s.last] = move // 9
        s.turn = 1 - seat
        if any(all(s.cells[at] for at in line) and sum(s.cells[at] for at in line) == 15 for line in LINES):
            s.end, s.winner = ENDS.index("fifteen"), seat
        elif s.cells.all():
            s.end = ENDS.index("full")
        return State(state.options, s)

    def outcome(self, state: State) -> Outcome | None:
        s = state.record
        return Outcome.of_two(int(s.winner), ENDS[s.end], [int(s.winner == at) for at in (0, 1)]) if s.end else None

    def view(self, state: State, seat: Seat) -> View:
        return View(state.options, seat, state.record.copy())

    def imagine(self, view: View, rng: Random) -> State:
        return State(view.options, view.record.copy())

    def events(self, state: State, viewer: Seat) -> list[Event]:
        s = state.record
        placed = [] if s.last < 0 else [Event("place", {"number": int(s.cells[s.last]), "square": SQUARES[s.last]})]
        winners = [] if s.winner < 0 else [self.seats(state.options)[s.winner]]
        return [*placed, *([Event("end", {"reason": ENDS[s.end], "winners": winners})] if s.end else [])]

    def show(self, view: View) -> PlainBoard:
        """The squares, and in each hand the numbers that are left; a move touches a number and a square."""
        s, seats = view.record, list(self.seats(view.options))
        cells = s.cells.tolist()
        places = [
            Place(name, Thing(str(number), seats[(number + 1) % 2]) if number else None, bool(square == s.last))
            for square, (name, number) in enumerate(zip(SQUARES, cells, strict=True))
        ]
        hands = [
            Hand(
                [Place(f"n{number}", Thing(str(number), seat)) for number in numbers(cells, Seat(at))], seat, "numbers"
            )
            for at, seat in enumerate(seats)
        ]
        return PlainBoard(
            seats=seats,
            grid=[places[0:3], places[3:6], places[6:9]],
            hands=hands,
            notes=[Note("left", {"count": cells.count(0)})],
            moves=moves(self, view, lambda seat, move, text: PlainMove(text, [f"n{move // 9}", SQUARES[move % 9]])),
        )

    def draw(self, view: View) -> Text:
        return Text(self.format_view(view).replace(" ", "\n"))

    def format_position(self, state: State) -> str:
        s = state.record
        rows = "".join(str(number or ".") for number in s.cells.tolist())
        end = f" end={ENDS[s.end]} winner={'-' if s.winner < 0 else 'OE'[s.winner]}" if s.end else ""
        return f"{rows[:3]} {rows[3:6]} {rows[6:]} turn={'OE'[s.turn]}{end}"

    def format_view(self, view: View) -> str:
        return self.format_position(State(view.options, view.record))

    def parse_position(self, text: str, options: GameOptions) -> State:
        found = re.fullmatch(r"([1-9.]{3}) ([1-9.]{3}) ([1-9.]{3}) turn=([OE])", text)
        if not found:
            raise BadPosition(f"position {text!r}: expected three rows of three, and turn=O or turn=E", "§1")
        state = self.setup(options)
        state.record.cells[:] = [0 if sign == "." else int(sign) for sign in "".join(found.groups()[:3])]
        state.record.turn = "OE".index(found[4])
        return state

    def format_move(self, state: State, seat: Seat, move: Move) -> str:
        return PLATFORM_WORDS.get(move) or f"{move // 9}@{SQUARES[move % 9]}"

    def parse_move(self, state: State, seat: Seat, text: str) -> Move:
        if text in PLATFORM_ACTS:
            return PLATFORM_ACTS[text]
        found = re.fullmatch("([1-9])@([abc][123])", text)
        if not found:
            raise BadMove(f"move {text!r}: expected a number, @ and a square", "§1")
        return Move(int(found[1]) * 9 + SQUARES.index(found[2]))


def numbers(cells: list[int], seat: Seat) -> list[int]:
    """What this seat has not placed yet."""
    return [number for number in range(1 + seat, 10, 2) if number not in cells]
