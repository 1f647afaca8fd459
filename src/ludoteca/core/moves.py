"""A move as an int (kind, start and end), and the lists that compiled rules write moves into.

Each game defines what its numbers mean. Moves sort by kind, then by start, then by end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.rule import rule
from ludoteca.core.seats import Move

Buffer = npt.NDArray[np.integer[Any]]


@rule
def make(kind: int, start: int, to: int) -> int:
    return int(kind) * 65536 + int(start) * 256 + int(to)  # widened first: the fields of a record would overflow


@rule
def kind_of(move: int) -> int:
    return move // 65536


@rule
def start_of(move: int) -> int:
    return move // 256 % 256


@rule
def end_of(move: int) -> int:
    return move % 256


def written(write: Callable[[Buffer], int], most: int) -> list[Move]:
    """The moves a compiled rule writes into a buffer with room for `most`; the rule returns how many it wrote."""
    moves = np.empty(most, np.int32)
    return [Move(move) for move in moves[: write(moves)].tolist()]


def weighed(write: Callable[[Buffer, Buffer], int], most: int) -> list[tuple[Move, int]]:
    """The same for chance: outcomes with their weights."""
    moves, weights = np.empty(most, np.int32), np.empty(most, np.int64)
    n = write(moves, weights)
    return [(Move(move), weight) for move, weight in zip(moves[:n].tolist(), weights[:n].tolist(), strict=True)]
