"""The lines of the board of 8×8, and every way men can stand on one: what the network looks up.

Eight ranks, eight files and the diagonals of three squares and more:

    8 · · · · · · · ·
    7 · · · · · · · ·     a rank: e.g. a4 to h4
    6 · · · · · · · ·     a file: e.g. c1 to c8
    ⋮                     a diagonal: e.g. f1 to h3, the shortest kind
    1 · · · · · · · ·

A line's pattern is a number to the base 3: for each square nobody, White's man or Black's. Lines that turning or
mirroring the board takes into each other are of one kind and share their rows in the table, where a pattern and its
reverse have the same values. So the network says the same of a position however the board is turned.
"""

from __future__ import annotations

import math

import numpy as np

from ludoteca.games.latrunculi.machine.geometry import SQUARES

SHORTEST = 3
N_LINES = 38

Squares = tuple[int, ...]


def _diagonals() -> list[Squares]:
    found = []
    for up in (1, -1):
        for start in range(-7, 15):
            files = [file for file in range(8) if 0 <= (rank := start + up * file) < 8 and rank < 8]
            if len(files) >= SHORTEST:
                found.append(tuple(8 * (start + up * file) + file for file in files))
    return found


ALL: list[Squares] = [
    *(tuple(range(8 * rank, 8 * rank + 8)) for rank in range(8)),
    *(tuple(range(file, 64, 8)) for file in range(8)),
    *_diagonals(),
]


def _kind(line: Squares) -> tuple[int, int]:
    """Lines of one kind: diagonals of a length, ranks and files as far from the edge."""
    if line[1] - line[0] in (1, 8):
        across = line[0] // 8 if line[1] - line[0] == 1 else line[0]
        return 0, min(across, 7 - across)
    return 1, len(line)


KINDS: list[tuple[int, int]] = sorted({_kind(line) for line in ALL})
_SIZES = [3 ** (8 if straight == 0 else length) for straight, length in KINDS]
_STARTS = [sum(_SIZES[:i]) for i in range(len(KINDS))]
_BLOCKS = list(zip(_STARTS, _SIZES, strict=True))
N_ROWS = sum(_SIZES)  # of the table

# where the rows of each line begin: the row of an empty line
BASES = np.array([_STARTS[KINDS.index(_kind(line))] for line in ALL], np.uint16)
# what a man of either side on a square adds to the row of each line: all of them at once, which vectors do quickly
ADDS = np.zeros((2, SQUARES, N_LINES), np.uint16)
for _number, _line in enumerate(ALL):
    for _i, _square in enumerate(_line):
        ADDS[:, _square, _number] = 3**_i, 2 * 3**_i


def reversed_rows() -> np.ndarray:
    """For each row the one of the reversed pattern."""
    return np.concatenate([start + _digits(size)[:, ::-1] @ _powers(size) for start, size in _BLOCKS])


def swapped_rows() -> np.ndarray:
    """For each row the one with the colours exchanged."""
    return np.concatenate([start + (3 - _digits(size)) % 3 @ _powers(size) for start, size in _BLOCKS])


def _powers(size: int) -> np.ndarray:
    """Of three, below the number of patterns."""
    return np.array([3**i for i in range(round(math.log(size, 3)))])


def _digits(size: int) -> np.ndarray:
    """Of each pattern, its squares."""
    found: np.ndarray = np.arange(size)[:, None] // _powers(size) % 3
    return found
