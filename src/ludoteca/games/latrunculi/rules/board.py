"""The board: a walled mailbox, so that no rule has to test for the edge.

A cell index is 10 × (rank + 1) + (file + 1); the border is WALL. On 8×8:

       90  91 .. 98  99      ← wall
       80 [81 .. 88] 89      ← rank 8, Black's men
        ·   ·     ·   ·
       10 [11 .. 18] 19      ← rank 1, White's men (a1 = 11, h1 = 18)
        0   1 ..  8   9      ← wall

One step is ±1 along a rank, ±10 along a file, ±9 and ±11 along the diagonals.
Longer boards (8×9, 8×10) use more of the same array; what lies beyond the last rank is WALL.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import bad_position, record_type

FILES = "abcdefgh"
MAX_RANKS = 10
CELLS = 10 * (MAX_RANKS + 2)
MEN = 8

WHITE, BLACK, EMPTY, WALL = 0, 1, 2, 3

NEVER = 0  # reasons, as stored in the record
REDUCTION, BLOCK, BLOCK_DRAW, STALL_MATERIAL, STALL_NULL, STALL_DRAW, RESIGNED, OUT_OF_TIME, ABANDONED = range(1, 10)
REASONS = (
    "",
    "reduction",
    "block",
    "block-draw",
    "stall-material",
    "stall-null",
    "stall-draw",
    "resign",
    "time",
    "abandon",
)

PLY_CAP = 1000  # §6 a hard cap that counts as a stall under any options
HISTORY = PLY_CAP + 1

RECORD = record_type(
    ("board", "i1", (CELLS,)),
    # each side's men as sets of cells, one word for each half of the board (KEY_HALF): walked without a search
    ("where", "u8", (2, 2)),
    # which neighbours of a cell hold a man of that side: bit i for the one in DIRECTIONS[i]
    ("beside", "u1", (2, CELLS)),
    ("ranks", "i1"),
    ("turn", "i1"),
    ("men", "i1", (2,)),
    ("quiet", "i2"),  # plies since the last capture
    ("plies", "i2"),  # since the position this game started from
    ("reason", "i1"),  # why the game is over, or NEVER
    ("winner", "i1"),  # a side, or -1 if nobody won
    # §6 positions since the last capture, each as two base-3 numbers (half a board each): exact, no hashing
    ("seen", "u8", (HISTORY, 2)),
    ("n_seen", "i2"),
    # §8 options, in the form the compiled rules read
    ("suicide_axes", "i1"),  # 4 all, 2 orthogonal, 0 off
    ("suicide_line", "i1"),
    ("captures_heal", "i1"),
    ("capture_directions", "u1"),  # a bit for each of DIRECTIONS
    ("corner_captors", "i1"),  # 2 orthogonal neighbours, 3 all neighbours, 0 off
    ("longest_line", "i1"),
    ("no_move_draws", "i1"),
    ("stall_repetition", "i2"),
    ("stall_quiet_plies", "i2"),
    ("stall_verdict", "i1"),  # 0 material, 1 always null, 2 draw
    # the trace of the last move, for events
    ("last_from", "i1"),
    ("last_to", "i1"),
    ("n_captured", "i1"),
    ("captured", "i1", (MEN,)),
)

# the table options: fields that never change while a game is played
OPTION_FIELDS = (
    "ranks",
    "suicide_axes",
    "suicide_line",
    "captures_heal",
    "capture_directions",
    "corner_captors",
    "longest_line",
    "no_move_draws",
    "stall_repetition",
    "stall_quiet_plies",
    "stall_verdict",
)


def cell(file: int, rank: int) -> int:
    """The cell of a file and rank counted from 0."""
    return 10 * (rank + 1) + file + 1


NAMES = [f"{f'-{FILES}-'[index % 10]}{index // 10}" for index in range(CELLS)]


_CELLS_BY_NAME = {f"{name}{rank + 1}": cell(file, rank) for file, name in enumerate(FILES) for rank in range(MAX_RANKS)}


def square(index: int) -> str:
    """The name of a cell: 11 is a1."""
    return NAMES[index]


def find_square(name: str, ranks: int) -> int:
    """The cell of a square's name, or an error that says which names exist."""
    found = _CELLS_BY_NAME.get(name)
    if found is not None and found < cell(0, ranks):
        return found
    raise bad_position(f"no square {name!r}: expected a1 to h{ranks}", "§1", "square", square=name, last=f"h{ranks}")


def empty_board(ranks: int) -> np.ndarray:
    """A board without men, surrounded by walls."""
    board = np.full(CELLS, WALL, dtype=np.int8)
    for rank in range(ranks):
        board[cell(0, rank) : cell(8, rank)] = EMPTY
    return board
