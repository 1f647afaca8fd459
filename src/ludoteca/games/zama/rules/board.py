"""§1, §7 The grid as a walled mailbox, and the record of a game.

A cell index is 14 × (rank + 1) + file + 1; column 0 is a wall shared by neighbouring ranks. There is room for
the largest grid; what a smaller one does not use, files beyond its pack or ranks beyond the eighth, is wall too:

      238 239 .. 251 252      ← wall
      224 [225 .. 237]        ← rank 16 (a16 = 225, m16 = 237)
        ·   ·      ·
      112 [113 .. 125]        ← rank 8 (a8 = 113, m8 = 125)
        ·   ·      ·
       14 [ 15 ..  27]        ← rank 1 (a1 = 15, m1 = 27)
        0   1 ..  13          ← wall

One step is ±1 along a rank, ±14 along a file, ±13 and ±15 along the diagonals. In a set of cells one word
holds four ranks: 56 bits, the first of each rank for the wall before the a-file.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import Record, bad_position, record_type
from ludoteca.games.zama.rules.options import Options

FILES = "abcdefghijklm"
MOST_RANKS = 16
STRIDE = len(FILES) + 1
CELLS = STRIDE * (MOST_RANKS + 2) + 1
FIRST_BIT, WORD_BITS = STRIDE, 4 * STRIDE
WORDS = MOST_RANKS // 4

SEATS = "rbgy"
MOST_PLAYERS = len(SEATS)
PAIRS = MOST_PLAYERS * (MOST_PLAYERS - 1) // 2
RED = 0
EMPTY, WALL = MOST_PLAYERS, MOST_PLAYERS + 1
NOBODY = -1

MELEE, FIRST_BLOOD, TEAMS = range(3)  # §7.2 what a beaten King of Hearts means with four players

FACE_UP = 16  # added to the bits of the seats that have seen a card: it lies face up for good

PLACING, ATTACKING, SLIDING, PEEKING, FINISHED = range(5)  # §3 phases
PHASES = ("place", "attack", "slide", "peek", "over")

SLIDES, PEEKS = 3, 2  # §4 per turn
CAP = 1000  # §6.3 plies without the stall rule

NEVER = 0  # reasons, as stored in the record
KING_WON, OVERLAPPED, WRONG_OVERLAP, NO_ATTACK, DEAD_AIM, STALLED, AGREED = range(1, 8)
RESIGNED, OUT_OF_TIME, ABANDONED = range(8, 11)
REASONS = (
    "",
    "king",
    "overlap",
    "wrong-overlap",
    "no-attack",
    "dead-aim",
    "stall",
    "agreement",
    "resign",
    "time",
    "abandon",
)

RECORD = record_type(
    # what lies on each cell: whose card, which one, who has seen it
    ("owner", "i1", (CELLS,)),
    ("face", "i1", (CELLS,)),
    ("seen", "u1", (CELLS,)),
    # each side's cards, then the holes, as sets of cells: walked without a search
    ("where", "u8", (MOST_PLAYERS + 1, WORDS)),
    # which neighbours of a cell are cards of that side: bit i for the one STEPS[i] away
    ("beside", "u1", (CELLS, MOST_PLAYERS)),
    ("spade_at", "i2", (MOST_PLAYERS,)),  # each side's King of Spades, once anybody has seen it; else 0
    ("cards", "i2", (MOST_PLAYERS,)),  # on the board
    ("pack", "u8", (MOST_PLAYERS,)),  # cards nobody has seen yet: a set without order
    ("out", "u8", (MOST_PLAYERS,)),  # removed cards
    ("gone", "u1"),  # §7.2 eliminated seats, one bit each
    ("went", "i1", (MOST_PLAYERS,)),  # the same in order of elimination, then NOBODY
    # §3 the turn
    ("turn", "i1"),
    ("phase", "i1"),
    ("left", "i1"),  # slides or peeks still allowed
    ("moved", "i2", (SLIDES,)),  # cells of cards slid this turn
    ("n_moved", "i1"),
    ("looked", "i2", (PEEKS,)),  # cells looked at during this tie
    ("n_looked", "i1"),
    ("quiet", "i2"),  # plies since a card was removed
    ("plies", "i2"),  # since the position this game started from
    ("met", "u8", (PAIRS,)),  # §8 special_repeat: which aces and kings of two sides have met in a special tie
    ("reason", "i1"),  # why the game is over, or NEVER
    ("winner", "i1"),
    # an act whose cards are being identified, and the cell in question now
    ("pending", "i1"),  # the kind of the act (moves.py), or NOBODY
    ("pending_from", "i2"),
    ("pending_to", "i2"),
    ("asked", "i2"),  # 0: no cell
    # §7, §8 options, in the form the compiled rules read
    ("players", "i1"),
    ("mode", "i1"),
    ("is_striped", "i1"),
    ("kings_listed", "i1"),
    ("repeat_denied", "i1"),
    ("ace_ties", "i1"),
    ("heart_attack", "i1"),  # 0 the owner of the spade wins, 1 special tie, 2 the attacker wins
    ("heart_tie", "i1"),  # 0 both removed, 1 special tie, 2 the heart's owner loses
    ("own_slides", "i1"),
    ("slide_steps", "u1"),  # a bit for each of STEPS
    ("slides_optional", "i1"),
    ("overlap", "i1"),  # 0 off, 1 face up only, 2 known
    ("marches", "i1"),
    ("stall_plies", "i2"),  # 0: off
    # the trace of the last act, for events
    ("did", "i1"),
    ("did_by", "i1"),
    ("did_from", "i2"),
    ("did_to", "i2"),
    ("shown", "i2", (2,)),  # cells whose cards were turned or looked at
    ("shown_card", "i1", (2,)),
    ("shown_owner", "i1", (2,)),
    ("n_shown", "i1"),
    ("shown_to_all", "i1"),  # otherwise only to the seat that acted
    ("has_met", "i1"),  # the duel below was decided by this act
    ("marched", "i1"),  # the seat that had no attack and marches, or NOBODY
    ("passed", "u1"),  # §7.2 seats that had no attack and passed, one bit each
    ("eliminated", "i1"),  # §7.2 the seat eliminated by this act, or NOBODY, and for which reason
    ("eliminated_by", "i1"),
    ("king_of", "i1"),  # §7.2 whose Kings of Spades and Hearts left the board with that, and from where (0: none did)
    ("king_left", "i2", (2,)),
    # the last duel: attacker's cell and card, defender's, the result and why
    ("duel_by", "i1"),
    ("duel_of", "i1"),  # whose card was attacked
    ("duel_at", "i2", (2,)),
    ("duel_card", "i1", (2,)),
    ("duel_result", "i1"),
    ("duel_why", "i1"),
)

# the last act
NOTHING, ATTACKED, SLID, PEEKED, LAPPED, WAIVED, NAMED, LAID, SHUFFLED, LEFT = range(10)

# the table options: fields that never change while a game is played
OPTION_FIELDS = (
    "players",
    "mode",
    "is_striped",
    "kings_listed",
    "repeat_denied",
    "ace_ties",
    "heart_attack",
    "heart_tie",
    "own_slides",
    "slide_steps",
    "slides_optional",
    "overlap",
    "marches",
    "stall_plies",
)


def cell(file: int, rank: int) -> int:
    """The cell of a file and rank counted from 0."""
    return STRIDE * (rank + 1) + file + 1


def square(index: int) -> str:
    """The name of a cell: 15 is a1."""
    return f"{FILES[int(index) % STRIDE - 1]}{int(index) // STRIDE}"


def find_square(name: str, options: Options) -> int:
    """The cell of this name, or an error that says which names exist at this table."""
    files, rank = FILES[: options.files], name[1:]
    if name[:1] and name[0] in files and rank in map(str, range(1, options.ranks + 1)):
        return cell(files.index(name[0]), int(rank) - 1)
    last = f"{files[-1]}{options.ranks}"
    raise bad_position(f"no cell {name!r}: expected a1 to {last}", "§1", "square", square=name, last=last)


def squares(record: Record) -> list[int]:
    """§1 Every cell of a state or a view in reading order: a1, b1 … m8."""
    found: list[int] = np.flatnonzero(record.owner != WALL).tolist()
    return found


def empty_board(options: Options) -> np.ndarray:
    """A board without cards, surrounded by walls."""
    board = np.full(CELLS, WALL, dtype=np.int8)
    board[[cell(file, rank) for rank in range(options.ranks) for file in range(options.files)]] = EMPTY
    return board
