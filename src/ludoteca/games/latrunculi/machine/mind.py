"""What a search works on: its own record, places and frames for each ply ahead, and the table of positions.

A place is a position (machine/position.py); a frame is how far the search has come with the moves from there.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core import record_type
from ludoteca.games.latrunculi.machine.geometry import SQUARES
from ludoteca.games.latrunculi.machine.lines import N_LINES
from ludoteca.games.latrunculi.rules.board import HISTORY
from ludoteca.games.latrunculi.rules.verbs import MAX_MOVES

MAX_PLY = 64
MOVES = 1 << 14  # moves are ints below this

# values: what a man is worth, and ends of the game; a win that comes sooner is worth more
WIN = 20_000
WON = WIN - 1000  # a value above this is a win by force
ENDLESS = 32_000

# what the evaluation weighs
MAN, FREE, STUCK, EXPOSED, BESIDE, DIAGONAL, EDGE, CENTRE, TEMPO, DANGER, FORK, ADVANCE, HUNT = range(13)
N_WEIGHTS = 13

MIND = record_type(
    ("ply", "i8"),  # where the search stands, between slices
    ("step", "i8"),
    ("value", "i8"),
    ("nodes", "i8"),  # positions entered so far, by a move or a pass, quiescence included
    ("past", "i8"),  # the index of the place on the table; before it are those of the game so far
    ("best_move", "i8"),  # at the root, in this iteration; 0: none yet
    ("keys", "u8", (HISTORY + MAX_PLY + 3,)),  # of the places, close together
    ("side", "i8"),  # whose search it is
    ("margin", "i8"),  # moves at the root that are worse by no more than this get exact values
    ("contempt", "i8"),  # how much worse than even a game without a winner is
    ("patience", "i8"),  # quiet plies after which good places count less and less; 0: they always count
    ("noise", "i8"),  # misjudgement: every position is thought better or worse by up to this
    ("seed", "u8"),
    ("foresight", "i8"),  # how many captures beyond the depth are followed
    ("breadth", "i8"),  # quiet moves tried close to the horizon, for each ply left
    ("hope", "i8"),  # how much a quiet move is thought to gain at most, for each ply left
    ("lazy", "i8"),  # what a glance leaves out is worth no more than this
    ("weights", "i8", (2, N_WEIGHTS)),  # of the searching side's men and of the other's
    ("places", "i8", (2, SQUARES)),  # what a square is worth to a man of either side: see machine/evaluation.py
    ("learned", "i8"),  # whether a network tells what a position is worth: see machine/network.py
    ("history", "i2", (2, MOVES)),  # how often a move was the answer
)

FRAME = record_type(
    ("alpha", "i8"),  # the window
    ("beta", "i8"),
    ("floor", "i8"),  # alpha as it was at first
    ("depth", "i8"),  # plies left to search; 0 or less: captures only
    ("static", "i8"),  # the evaluation without search
    ("threats", "i8"),  # squares on which the other side threatens to capture; -1: not looked for yet
    ("threatened", "i8"),  # men at most, by one of these threats
    ("value", "i8"),  # if it is settled
    ("best", "i8"),
    ("best_move", "i8"),
    ("hint", "i8"),  # the move that was best here before; 0: none
    ("listed", "i8"),  # which kinds of moves have been listed: see machine/ordering.py
    ("count", "i8"),  # of moves in its list
    ("left", "i8"),  # of these, moves that were not tried yet
    ("next", "i8"),  # at the root, the index of the next one; elsewhere -1 if a pass is tried first
    ("tried", "i8"),
    ("stage", "i8"),
    ("move", "i8"),  # the move under search; 0: a pass
    ("is_after_pass", "i8"),
    ("extended", "i8"),  # plies added on this path
    ("moves", "i4", (MAX_MOVES,)),
    ("scores", "i4", (MAX_MOVES,)),  # how early each of them is tried; of captures how many men they take
    ("killers", "i8", (2,)),  # quiet moves that were too good for the other side, here or beside here
)


def place_type(words: int) -> Any:
    """A position whose sets of squares take so many words."""
    return record_type(
        ("men", "u8", (2, words)),
        ("key", "u8"),  # of the men and the side to move, stirred
        ("worth", "i4", (2,)),  # of each side's squares
        ("turn", "i8"),
        ("quiet", "i8"),  # plies since the last capture
        ("plies", "i8"),
        ("lines", "u2", (N_LINES,)),  # how each line of the board is occupied (machine/lines.py), for the network
    )


def entry_type(words: int) -> Any:
    """What is known of a position that was searched; it is kept whole, so two are never taken for each other."""
    return record_type(
        ("men", "u8", (2, words)),
        ("value", "i2"),
        ("move", "i2"),
        ("quiet", "i2"),
        ("depth", "i1"),
        ("bound", "i1"),
    )


def new_places(words: int) -> Any:
    return np.zeros(HISTORY + MAX_PLY + 3, place_type(words))


def new_frames() -> Any:
    return np.zeros(MAX_PLY + 3, FRAME)


def new_table(nodes: int, words: int) -> Any:
    """A table for a search of about this many nodes."""
    size = 1 << min(18, max(8, (nodes // 8).bit_length()))
    return np.zeros(4 * size, entry_type(words))
