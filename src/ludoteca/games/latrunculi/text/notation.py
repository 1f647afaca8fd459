"""Positions and moves as text (docs/reference/notation.md)."""

from __future__ import annotations

import functools
import re
from typing import cast

import numpy as np
import numpy.typing as npt

from ludoteca.core import (
    PLATFORM_ACTS,
    PLATFORM_WORDS,
    BadMove,
    BadPosition,
    GameOptions,
    Move,
    Record,
    Seat,
    State,
    View,
    bad_move,
    bad_position,
)
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.rules.board import (
    BLACK,
    EMPTY,
    FILES,
    MEN,
    PLY_CAP,
    WHITE,
    cell,
    empty_board,
    find_square,
    square,
)
from ludoteca.games.latrunculi.rules.options import Options
from ludoteca.games.latrunculi.rules.setup import position

SIDES = "wb"


def format_position(state: State) -> str:
    return _format(state.record)


def format_view(view: View) -> str:
    return _format(view.record)


def _format(s: Record) -> str:
    ranks = []
    for rank in reversed(range(s.ranks)):
        cells = (s.board[cell(file, rank)] for file in range(len(FILES)))
        letters = "".join("." if side == EMPTY else SIDES[side] for side in cells)
        ranks.append(re.sub(r"\.+", lambda gap: str(len(gap[0])), letters))
    return f"{'/'.join(ranks)} {SIDES[s.turn]} {s.quiet}"


SHAPE = "RANKS SIDE QUIET"


def parse_position(text: str, options: GameOptions) -> State:
    """Read `RANKS SIDE QUIET`; the error names the field and what was expected."""
    options = cast(Options, options)
    board, turn, quiet = read_position(text, options)
    _check_men(board)
    return position(options, board, turn, quiet)


def read_position(text: str, options: Options) -> tuple[npt.NDArray[np.int8], int, int]:
    """Board, side to move and quiet plies as they are written, with however many men."""
    fields = text.split()
    if len(fields) != 3:
        said = f"position has {len(fields)} fields: expected {SHAPE}"
        raise bad_position(said, "notation", "shape", count=len(fields), shape=SHAPE)
    ranks, side, quiet = fields
    if side not in ("w", "b"):
        said = f"side to move {side!r}: expected w or b"
        raise bad_position(said, "§2", "value", field="SIDE", given=side, expected="w, b")
    if not re.fullmatch(r"0|[1-9][0-9]{0,3}", quiet) or int(quiet) > PLY_CAP:
        said = f"quiet plies {quiet!r}: expected a number from 0 to {PLY_CAP}"
        raise bad_position(said, "§6", "number", field="QUIET", given=quiet, low=0, high=PLY_CAP)
    return _read_ranks(ranks, options.ranks), SIDES.index(side), int(quiet)


def _read_ranks(text: str, expected: int) -> npt.NDArray[np.int8]:
    rows = text.split("/")
    if len(rows) != expected:
        said = f"board has {len(rows)} ranks: expected {expected} (option board)"
        raise bad_position(said, "§1, A1", "ranks", count=len(rows), expected=expected)
    board = empty_board(expected)
    for rank, row in zip(reversed(range(expected)), rows, strict=True):
        file = 0
        for letter in row:
            if letter in "12345678":
                file += int(letter)
            elif letter in SIDES:
                if file < len(FILES):
                    board[cell(file, rank)] = SIDES.index(letter)
                file += 1
            else:
                said = f"rank {rank + 1}: unknown letter {letter!r}, expected w, b or 1 to 8"
                raise bad_position(said, "notation", "letter", rank=rank + 1, letter=letter, expected="w, b, 1–8")
        if file != len(FILES):
            said = f"rank {rank + 1} {row!r} is {file} squares wide: expected {len(FILES)}"
            raise bad_position(said, "§1", "width", rank=rank + 1, count=file, expected=len(FILES))
    return board


def _check_men(board: npt.NDArray[np.int8]) -> None:
    white, black = (int((board == side).sum()) for side in (WHITE, BLACK))
    for name, men in (("white", white), ("black", black)):
        if men > MEN:
            said = f"{name} has {men} men: expected at most {MEN}"
            raise bad_position(said, "§1", "men", side=name[0], count=men, most=MEN)
    if white <= 1 and black <= 1:
        said = "both sides are reduced: only one side can be, by the other's move"
        raise bad_position(said, "§5, A23", "reduced")


def format_move(state: State, seat: Seat, move: Move) -> str:
    return as_text(move)


@functools.cache  # there are a few thousand, and a server writes thousands for every move that is made
def as_text(move: Move) -> str:
    """The same in every position."""
    if move in PLATFORM_WORDS:
        return PLATFORM_WORDS[move]
    return f"{square(verbs.start_of(move))}-{square(verbs.end_of(move))}"


def parse_move(state: State, seat: Seat, text: str) -> Move:
    if text in PLATFORM_ACTS:
        return PLATFORM_ACTS[text]
    return _read(text, int(state.record.ranks))


@functools.lru_cache(maxsize=4096)
def _read(text: str, ranks: int) -> Move:
    start, dash, to = text.partition("-")
    if not dash:
        raise bad_move(f"move {text!r}: expected two squares such as e1-e4", "notation", text, "e1-e4")
    try:
        ends = [find_square(name, ranks) for name in (start, to)]
    except BadPosition as error:
        raise BadMove(f"move {text!r}: {error.what}", error.rule, error.reason) from None
    return Move(int(verbs.move(*ends)))
