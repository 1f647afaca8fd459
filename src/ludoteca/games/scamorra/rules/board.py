"""The 5×5 board as a walled mailbox, the two decks, and the record that holds them.

A cell index is 7 × (rank + 2) + file + 1; every other cell is WALL. Two walls on each side (at the left and
right, neighbouring ranks share them) stop even a Knight's leap:

    [43 44 45 46 47] 48 49      ← rank 5, North's home
      ·  ·  ·  ·  ·   ·  ·
    [15 16 17 18 19] 20 21      ← rank 1, South's home (a1 = 15, e1 = 19)

One step is ±1 along a rank, ±7 along a file, ±6 and ±8 along the diagonals; a Knight leaps ±5, ±9, ±13, ±15.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import bad_position, record_type

FILES = "abcde"
SIZE = 5
STRIDE = 7
CELLS = 63
FIRST_CELL = 15  # a1; a move that starts from a smaller number does not start from a cell

SOUTH, NORTH = 0, 1
SIDES = "SN"
NOBODY = -1

ROCK, PAPER, SCISSORS = 0, 1, 2
SYMBOLS = "RPS"
SYMBOL_WORDS = ("rock", "paper", "scissors")
# a piece is 3 × side + symbol
EMPTY, WALL = 6, 7
PIECES = "RPSrps"

KING, QUEEN, BISHOP, KNIGHT, ROOK, PAWN = range(6)
CARDS = "KQBNRP"
CARD_WORDS = ("king", "queen", "bishop", "knight", "rook", "pawn")
COPIES = (1, 1, 3, 3, 3, 5)  # §1 copies in each deck
DECK = 16
PLAYABLE = DECK - 1  # the coppella never appears
HAND = 3
HIDDEN = 6  # in a view: a card the viewer may not know
NO_CARD = -1  # no coppella has been drawn yet

COPPELLAS, DEAL, LOT, PACKAGE, PLACEMENT, TURN = range(6)  # §3 phases
PHASES = ("coppella", "deal", "lot", "package", "placement", "turn")

NO_THROW = -1
HIDDEN_THROW = 3

NEVER = 0  # reasons, as stored in the record
KNOCKOUT, POINTS, DRAW, RESIGNED, OUT_OF_TIME, ABANDONED = range(1, 7)
REASONS = ("", "knockout", "points", "draw", "resign", "time", "abandon")

# the last act, for events
NOTHING, MOVED, REENTERED, DISCARDED, PLACED, CHOSE, THREW, SET_ASIDE, DREW, WON_LOT, LEFT = range(11)

RECORD = record_type(
    ("board", "i1", (CELLS,)),
    ("at", "i1", (6,)),  # the cell of each piece; 0: not placed yet, or captured
    ("phase", "i1"),
    ("turn", "i1"),  # the side that plays, places or chooses; before that NOBODY
    ("drawing", "i1"),  # the side whose card is pending, or NOBODY
    ("given", "i1"),  # before the lot: the side to which an earlier game gave the initiative (A22), or NOBODY
    ("hand", "i1", (2, 6)),  # how many of each card
    ("held", "i1", (2,)),  # cards in hand
    ("unseen", "i1", (2, 6)),  # draw pile and coppella together: a multiset without order
    ("coppella", "i1", (2,)),  # drawn only where the table shows it to somebody; then it is not among the unseen
    ("played", "i1", (2, PLAYABLE)),  # in the order played
    ("n_played", "i1", (2,)),
    ("score", "i1", (2,)),
    ("thrown", "i1", (2,)),  # rock, paper or scissors thrown for the initiative
    ("reason", "i1"),  # why the game is over, or NEVER
    ("winner", "i1"),
    # §9 options, in the form the compiled rules read
    ("turns", "i1"),
    ("reentry_forced", "i1"),
    ("backward_captures", "i1"),
    ("by_throws", "i1"),
    # the trace of the last act; that of a decision stays while cards are drawn
    ("did", "i1"),
    ("did_by", "i1"),
    ("did_card", "i1"),
    ("did_from", "i1"),
    ("did_to", "i1"),
    ("did_piece", "i1"),
    ("did_take", "i1"),
    ("did_choose", "i1"),
    ("did_throw", "i1", (2,)),
    ("drawn_by", "i1"),
    ("drawn_card", "i1"),
)

# the table options: fields that never change while a game is played
OPTION_FIELDS = ("turns", "reentry_forced", "backward_captures", "by_throws")


def cell(file: int, rank: int) -> int:
    """The cell of a file and rank counted from 0."""
    return STRIDE * (rank + 2) + file + 1


def square(index: int) -> str:
    """The name of a cell: 15 is a1."""
    return f"{FILES[(int(index) - 1) % STRIDE]}{(int(index) - 1) // STRIDE - 1}"


def find_square(name: str) -> int:
    """The cell of a square's name, or an error that says which names exist."""
    if len(name) == 2 and name[0] in FILES and name[1] in "12345":
        return cell(FILES.index(name[0]), int(name[1]) - 1)
    raise bad_position(f"no square {name!r}: expected a1 to e5", "§1", "square", square=name, last="e5")


def empty_board() -> np.ndarray:
    """A board without pieces, surrounded by walls."""
    board = np.full(CELLS, WALL, dtype=np.int8)
    for rank in range(SIZE):
        board[cell(0, rank) : cell(SIZE, rank)] = EMPTY
    return board


def home_rank(side: int) -> int:
    """§1 South's home is rank 1, North's is rank 5 (counted from 0)."""
    return 0 if side == SOUTH else SIZE - 1
