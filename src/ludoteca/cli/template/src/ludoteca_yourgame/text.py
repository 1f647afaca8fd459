"""Positions and moves as text.

A position is `5../.1./..9 37|28`: the rows from top to bottom, then the stones in both hands; in a view each stone that
is not known is a `?`. A move is `7-b2`, the stone and the cell. Chance is `draw A 7`; whoever may not know the stone
reads `draw A ?`.
"""

from __future__ import annotations

import re

from ludoteca.core import PLATFORM_ACTS, PLATFORM_WORDS, Move, Record, State, bad_move, bad_position

from ludoteca_yourgame import rules
from ludoteca_yourgame.rules import CELLS, SEATS, Options

EXAMPLE = "5../.1./..9 37|28"
ROW = "[1-9.]{3}"
POSITION = re.compile(f"({ROW})/({ROW})/({ROW}) ([1-9]*)[|]([1-9]*)")


def format_board(s: Record) -> str:
    cells = [str(stone or ".") for stone in s.board.tolist()]
    return "/".join("".join(cells[start : start + 3]) for start in (6, 3, 0))


def format_position(s: Record) -> str:
    hands = ("".join(map(str, rules.held(s, seat))) for seat in range(2))
    return f"{format_board(s)} {'|'.join(hands)}"


def parse_position(text: str, options: Options) -> State:
    read = POSITION.fullmatch(text.strip())
    if not read:
        said = f"position {text!r}: expected three rows and two hands, as in {EXAMPLE}"
        raise bad_position(said, "§1", "value", field="ROWS HANDS", given=text, expected=EXAMPLE)
    state = rules.setup(options)
    s = state.record
    top, middle, bottom, *hands = read.groups()
    s.board[:] = [0 if stone == "." else int(stone) for stone in bottom + middle + top]
    for seat, stones in enumerate(hands):
        for stone in stones:
            s.hands[seat, int(stone) - 1] = True
    written = re.findall("[1-9]", text)
    if len(set(written)) < len(written):
        said = f"position {text!r}: there is only one stone of each number"
        raise bad_position(said, "§1", "stone-twice")
    if any(len(rules.held(s, seat)) > rules.due(options, s, seat) for seat in range(2)):
        said = f"position {text!r}: a hand holds more stones than it can"
        raise bad_position(said, "§2", "hand-full")
    if s.board.any():
        rules.judge(options, s, 1 - rules.turn(options, s))
    return state


def format_move(options: Options, s: Record, move: Move) -> str:
    if move in PLATFORM_WORDS:
        return PLATFORM_WORDS[move]
    if rules.is_draw(move):
        return f"draw {SEATS[rules.drawing(options, s)]} {rules.stone_of(move)}"
    return f"{rules.stone_of(move)}-{CELLS[rules.cell_of(move)]}"


def parse_move(text: str) -> Move:
    if text in PLATFORM_ACTS:
        return PLATFORM_ACTS[text]
    if drawn := re.fullmatch("draw [AB] ([1-9])", text):
        return rules.draw(int(drawn[1]))
    if placed := re.fullmatch("([1-9])-([abc][123])", text):
        return rules.place(int(placed[1]), CELLS.index(placed[2]))
    raise bad_move(f"move {text!r}: expected a stone and a cell, as in 7-b2", "§3", text, "7-b2")
