"""What a position is worth as a network tells it, learned from the machine's own games (bench/learned.md).

Each line of the board, as it is occupied, adds a row of a table to WIDTH sums (machine/lines.py). A sum counts between
nothing and ONE, squared; how much, depends on how many men are left. To that comes what the men alone are worth. All
numbers are whole, so that compiled and interpreted code say the same.
"""

from __future__ import annotations

import functools
import hashlib
import io
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.core import blank, record_type, rule
from ludoteca.core.vectors import HIGH, clipped_squares
from ludoteca.games.latrunculi.machine.lines import N_ROWS, swapped_rows
from ludoteca.games.latrunculi.rules.options import Options

FILE = Path(__file__).with_name("network.npz")
SHA256 = "b31fa6a899aa878cf10e8c1354e08bdbdbb853a2ff12c3de88bb00c150e4084d"

# the rules it learned with; when a game stalls, and what that means, the search knows besides
LEARNED_WITH = (
    "board",
    "suicide_axes",
    "suicide_scope",
    "suicide_if_captures",
    "capture_diagonal",
    "corner_capture",
    "line_capture",
    "no_move",
)
WIDTH = 32
STAGES = 4  # of a game, by the number of men
ONE = HIGH
SHIFT = 16  # out of the sums of squares come hundredths of a man
MOST = 1000  # of a number in `out`: the sums stay below 2³¹
MEN = 9

NETWORK = record_type(
    ("table", "i2", (2, N_ROWS, WIDTH)),  # as White sees it, and as Black does
    ("bias", "i2", (WIDTH,)),
    ("out", "i2", (STAGES, WIDTH)),
    ("men", "i4", (MEN, MEN)),  # by one's own men and the other's
)


def pack(table: Any, bias: Any, out: Any, men: Any) -> Any:
    """The record of a network; `table` as White sees it."""
    network = blank(NETWORK)
    network.table[0], network.table[1] = table, table[swapped_rows()]
    network.bias, network.out, network.men = bias, out, men
    return network


def read(data: bytes) -> Any:
    """A network from its file."""
    with np.load(io.BytesIO(data)) as parts:
        return pack(parts["table"], parts["bias"], parts["out"], parts["men"])


@functools.cache
def shipped() -> Any:
    """The network that comes with the program."""
    data = FILE.read_bytes()
    found = hashlib.sha256(data).hexdigest()
    if found != SHA256:
        raise ValueError(f"{FILE.name}: not the file that was shipped (SHA-256 {found}, expected {SHA256})")
    return read(data)


def knows(options: Any) -> bool:
    """Whether men move and are captured as in the games it learned from."""
    usual = Options()
    return all(getattr(options, name) == getattr(usual, name) for name in LEARNED_WITH)


@functools.cache
def none() -> Any:
    """For those who do without."""
    return blank(NETWORK)


@rule
def value(network, p, mine, theirs):
    """For the side to move, in hundredths of a man; `mine` and `theirs` are the numbers of men."""
    counted = clipped_squares(network.table, p.turn, p.lines, network.bias, network.out, stage_of(mine + theirs))
    return network.men[mine, theirs] + (counted >> SHIFT)


@rule
def stage_of(men):
    """The stage of the game with so many men on the board, of both sides together."""
    return (men - 2) * STAGES // 15
