"""A position entered by tapping: men are put on squares and lifted again, and a side is to move."""

from __future__ import annotations

from typing import cast

from ludoteca.core import GameOptions, State, bad_position
from ludoteca.core.beside import Palette, Tool, Trial
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.rules.board import EMPTY, WALL, find_square
from ludoteca.games.latrunculi.rules.options import Options
from ludoteca.games.latrunculi.rules.setup import setup, table
from ludoteca.games.latrunculi.text.notation import SIDES, format_position, read_position

LIFT, CLEAR, START = "lift", "clear", "start"
TURN = "turn-"


def begin(options: GameOptions) -> str:
    return format_position(setup(options))


def palette(options: GameOptions, position: str) -> Palette:
    turn = SIDES[draft(options, position).record.turn]
    men = [Tool(name, "men", "square") for name in (*SIDES, LIFT)]
    turns = [Tool(f"{TURN}{side}", "turn", "now", side == turn) for side in SIDES]
    boards = [Tool(name, "board", "now") for name in (CLEAR, START)]
    return Palette([*men, *turns, *boards], [Trial("move", "{1}-{2}", 2)])


def edit(options: GameOptions, position: str, tool: str, square: str) -> str:
    """A man tapped with its own colour is lifted."""
    if tool == START:
        return begin(options)
    state = draft(options, position)
    s = state.record
    if tool == CLEAR:
        s.board[s.board != WALL] = EMPTY
    elif tool.startswith(TURN) and tool.removeprefix(TURN) in tuple(SIDES):
        s.turn = SIDES.index(tool.removeprefix(TURN))
    elif tool in (*SIDES, LIFT):
        at = find_square(square, int(s.ranks))
        man = EMPTY if tool == LIFT else SIDES.index(tool)
        s.board[at] = EMPTY if s.board[at] == man else man
    else:
        raise bad_position(f"tool {tool!r}: expected one of the palette", "notation", "tool", tool=tool)
    s.quiet = 0
    return format_position(state)


def draft(options: GameOptions, position: str) -> State:
    """Any number of men on each side, and no end."""
    options = cast(Options, options)
    board, turn, quiet = read_position(position, options)
    s = table(options)
    for at in (board < EMPTY).nonzero()[0]:
        verbs.put(s, int(at), int(board[at]))
        s.men[board[at]] += 1
    s.turn, s.quiet = turn, quiet
    return State(options, s)
