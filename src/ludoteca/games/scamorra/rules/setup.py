"""§1 Setting up: an empty board, two full decks, the table's options."""

from __future__ import annotations

from typing import cast

from ludoteca.core import GameOptions, Record, State, blank
from ludoteca.games.scamorra.rules.board import (
    COPIES,
    COPPELLAS,
    DEAL,
    EMPTY,
    NO_CARD,
    NO_THROW,
    NOBODY,
    RECORD,
    SOUTH,
    empty_board,
)
from ludoteca.games.scamorra.rules.options import Options


def setup(options: GameOptions, initiative: int = NOBODY) -> State:
    """§1 Nothing has been drawn: the coppellas come first where the table shows them, otherwise the hands.

    A22 In a match an earlier game may already have decided who has the initiative.
    """
    options = cast(Options, options)
    s = table(options)
    s.phase = DEAL if options.coppella_visibility == "hidden" else COPPELLAS
    s.drawing, s.given = SOUTH, initiative
    return State(options, s)


def table(options: Options) -> Record:
    """§9 An empty board and full decks, with the options in the form the compiled rules read."""
    s = blank(RECORD)
    s.board[:] = empty_board()
    s.unseen[:] = COPIES
    s.coppella[:] = NO_CARD
    s.played[:] = NO_CARD
    s.thrown[:] = NO_THROW
    s.turn = s.drawing = s.given = s.winner = NOBODY
    s.turns = options.turns_per_side
    s.reentry_forced = options.pawn_reentry_forced
    s.backward_captures = options.pawn_capture_dirs == "all_diagonals"
    s.by_throws = options.initiative_method == "rps_hand"
    s.did_by = s.drawn_by = NOBODY
    s.did_card = s.drawn_card = NO_CARD
    s.did_piece = s.did_take = EMPTY
    s.did_throw[:] = NO_THROW
    return s
