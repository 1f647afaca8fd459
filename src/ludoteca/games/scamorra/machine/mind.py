"""What a machine judges by: where each kind of weight begins, and the room for what counts in a position."""

from __future__ import annotations

from ludoteca.core import record_type
from ludoteca.games.scamorra.machine.reach import PLACES
from ludoteca.games.scamorra.rules.board import SIZE

STAGE = 3  # turns with the same weights
STAGES = 10
LEAD = 4  # a larger one counts the same

SCORE = 1
PIECES = SCORE + 2 * LEAD + 1
PAIRS = PIECES + 9
SQUARES = PAIRS + 3 * PLACES
HANDS = SQUARES + 2 * 3 * SIZE
CAN_TAKE, CAN_KNOCK_OUT, CAN_CHOOSE, HAS_KING, HAS_QUEEN, CAN_REENTER, NEEDS_REENTRY = range(7)
OF_A_HAND = 7
COUNT = HANDS + 2 * OF_A_HAND

# besides, for the network
CARDS_HELD = COUNT  # six of the side to move, six of the other
AT = CARDS_HELD + 12  # of each of six pieces: its cell, or that it is captured
TURNS_PLAYED = AT + 6 * (SIZE * SIZE + 1)
ROWS = TURNS_PLAYED + 31
WIDTH = 32

MOST = 64  # weights that count in one position
MIND = record_type(
    ("weights", "f8", (STAGES, COUNT)),
    ("greed", "f8", (2,)),  # how much each side's chance of a capture counts
    ("how_much", "f8", (MOST,)),  # scratch space: what counts in the position being judged
    ("which", "i8", (MOST,)),
    ("nodes", "i8"),  # positions judged
    ("pause", "i8"),  # how many may be before a search pauses
    ("depth", "i8"),  # the frame in which it has paused
    ("is_taught", "i8"),  # whether the network judges
    ("rows", "f4", (ROWS, WIDTH)),
    ("alone", "f4", (ROWS,)),
    ("out", "f4", (WIDTH,)),
    ("sums", "f4", (3, WIDTH)),  # what every position begins with; scratch space
)
