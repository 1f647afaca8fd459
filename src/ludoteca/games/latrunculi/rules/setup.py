"""§1 Setting up: an empty table with its options, then the men."""

from __future__ import annotations

from typing import cast

import numpy as np
import numpy.typing as npt

from ludoteca.core import GameOptions, Record, State, blank
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.rules.board import BLACK, EMPTY, MEN, RECORD, WHITE, cell, empty_board
from ludoteca.games.latrunculi.rules.options import Options


def setup(options: GameOptions) -> State:
    """§1, A2 Eight men each on the first rank; A3 the option says who begins."""
    options = cast(Options, options)
    board = empty_board(options.ranks)
    board[cell(0, 0) : cell(8, 0)] = WHITE
    board[cell(0, options.ranks - 1) : cell(8, options.ranks - 1)] = BLACK
    return position(options, board, WHITE if options.first_move == "white" else BLACK, quiet=0)


def position(options: Options, board: npt.NDArray[np.int8], turn: int, quiet: int) -> State:
    """A state that starts here; already over if the rules say so (§2: a position set up may be a block)."""
    s = table(options)
    for index in np.flatnonzero(board < EMPTY):
        verbs.put(s, int(index), int(board[index]))
        s.men[board[index]] += 1
    s.turn, s.quiet = turn, quiet
    verbs.find_end(s)
    return State(options, s)


def table(options: Options) -> Record:
    """§8 An empty board with the options in the form the compiled rules read."""
    s = blank(RECORD)
    s.board[:] = empty_board(options.ranks)
    s.ranks = options.ranks
    s.winner = -1
    s.suicide_axes = {"all": 4, "orthogonal": 2, "off": 0}[options.suicide_axes]
    s.suicide_line = options.suicide_scope == "line"
    s.captures_heal = options.suicide_if_captures == "legal"
    s.capture_directions = 0b11111111 if options.capture_diagonal == "on" else 0b00110011
    s.corner_captors = {"orthogonal": 2, "all": 3, "off": 0}[options.corner_capture]
    s.longest_line = MEN if options.line_capture == "any" else 1
    s.no_move_draws = options.no_move == "draw"
    s.stall_repetition = options.stall_repetition
    s.stall_quiet_plies = options.stall_quiet_plies
    s.stall_verdict = {"material_then_replay": 0, "always_replay": 1, "draw": 2}[options.stall_verdict]
    return s
