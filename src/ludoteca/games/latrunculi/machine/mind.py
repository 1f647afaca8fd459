"""What a search works on: its own record, a frame for each ply ahead and the table of positions."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core import record_type
from ludoteca.games.latrunculi.rules.board import CELLS, MEN
from ludoteca.games.latrunculi.rules.verbs import MAX_MOVES

MAX_PLY = 64
MOVES = 1 << 14  # moves are ints below this

# values: what a man is worth, and ends of the game; a win that comes sooner is worth more
WIN = 20_000
WON = WIN - 1000  # a value above this is a win by force
ENDLESS = 32_000

# what the evaluation weighs
MAN, FREE, STUCK, EXPOSED, BESIDE, DIAGONAL, EDGE, CENTRE, TEMPO, DANGER, FORK, ADVANCE = range(12)
N_WEIGHTS = 12

MIND = record_type(
    ("ply", "i8"),  # where the search stands, between slices
    ("step", "i8"),
    ("value", "i8"),
    ("nodes", "i8"),
    ("best_move", "i8"),  # at the root, in this iteration; 0: none yet
    ("side", "i8"),  # whose search it is
    ("margin", "i8"),  # moves at the root that are worse by no more than this get exact values
    ("contempt", "i8"),  # how much worse than even a game without a winner is
    ("noise", "i8"),  # misjudgement: every position is thought better or worse by up to this
    ("seed", "u8"),
    ("foresight", "i8"),  # how many captures beyond the depth are followed
    ("breadth", "i8"),  # quiet moves tried close to the horizon, for each ply left
    ("weights", "i8", (2, N_WEIGHTS)),  # of the searching side's men and of the other's
    # the same weights for each way a man can stand: see machine/evaluation.py
    ("places", "i2", (2, CELLS)),
    ("spaces", "i2", (2, 256)),
    ("friends", "i2", (2, 256)),
    ("exposures", "i2", (2, 256)),
    ("history", "i4", (2, MOVES)),  # how often a move was the answer
)

FRAME = record_type(
    ("alpha", "i8"),  # the window
    ("beta", "i8"),
    ("floor", "i8"),  # alpha as it was at first
    ("depth", "i8"),  # plies left to search; 0 or less: captures only
    ("static", "i8"),  # the evaluation without search
    ("occurrences", "i8"),  # of this position
    ("best", "i8"),
    ("best_move", "i8"),
    ("count", "i8"),  # of moves in its list
    ("next", "i8"),  # the index of the next one
    ("tried", "i8"),
    ("stage", "i8"),
    ("move", "i8"),  # the move under search; 0: a pass
    ("extended", "i8"),  # plies added on this path
    ("quiet", "i8"),  # for taking the move back
    ("n_captured", "i8"),
    ("captured", "i1", (MEN,)),
    ("moves", "i4", (MAX_MOVES,)),
    ("scores", "i4", (MAX_MOVES,)),  # how early each of them is tried; of captures how many men they take
    ("killers", "i8", (2,)),  # quiet moves that were too good for the other side, here or beside here
)

ENTRY = record_type(
    ("key", "u8", (2,)),  # the whole position: see rules/verbs.py
    ("value", "i2"),
    ("move", "i2"),
    ("quiet", "i2"),
    ("depth", "i1"),
    ("bound", "i1"),
)


def new_frames() -> Any:
    return np.zeros(MAX_PLY + 3, FRAME)


def new_table(nodes: int) -> Any:
    """A table for a search of about this many nodes."""
    size = 1 << min(18, max(8, (nodes // 8).bit_length()))
    return np.zeros(4 * size, ENTRY)
