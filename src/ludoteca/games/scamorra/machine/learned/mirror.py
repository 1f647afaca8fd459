"""The board seen from the other side: ranks upside down, South and North exchanged.

The rules know no difference between the sides, so a network that always sees itself as South learns from both.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from ludoteca.games.scamorra.rules import numbers
from ludoteca.games.scamorra.rules.board import CARDS, FIRST_CELL, SIZE, STRIDE

Places = npt.NDArray[np.int64]

OF_SIDES = [0, 2, 1]  # nobody, South, North
PIECES = [3, 4, 5, 0, 1, 2, 6]  # each side's, and none
BY_SIDE = ("seat", "hand", "held", "n_played", "score")
SIDES = ("turn", "drawing", "given", "winner", "did_by", "drawn_by")
CARDS_BY_SIDE = ("played", "coppella", "thrown", "did_throw")
CELLS = ("did_from", "did_to")
ONE_PIECE = ("did_piece", "did_take")


def mirrored(layout: Mapping[str, tuple[int, ...]]) -> Places:
    """Where each number of a mirrored view stands in the view; the same the other way round."""
    places, start = [], 0
    for name, shape in layout.items():
        size = int(np.prod(shape))
        places.append(_of_feature(name, np.arange(start, start + size).reshape(shape)).reshape(-1))
        start += size
    return np.concatenate(places)


def _of_feature(name: str, places: Places) -> Places:
    if name == "board":
        return places[PIECES][:, ::-1]
    if name in BY_SIDE:
        return places[::-1]
    if name in SIDES:
        return places[OF_SIDES]
    if name in CARDS_BY_SIDE:
        return places[:, ::-1]
    if name in CELLS:
        return places[[_across(FIRST_CELL + number) - FIRST_CELL for number in range(len(places))]]
    return places[PIECES] if name in ONE_PIECE else places


def _across(cell: int) -> int:
    """The cell on the other side; a wall between two ranks stays where it is."""
    rank, file = divmod(cell - FIRST_CELL, STRIDE)
    return FIRST_CELL + STRIDE * (SIZE - 1 - rank) + file if file < SIZE else cell


def mirrored_actions() -> Places:
    """The number of each action on the mirrored board."""
    actions = np.arange(numbers.COUNT)
    for first, blocks in ((0, len(CARDS) * numbers.N_SYMBOLS), (numbers.PLACINGS, numbers.N_SYMBOLS)):
        last = first + blocks * numbers.SQUARES
        actions[first:last] = actions[first:last].reshape(blocks, SIZE, SIZE)[:, ::-1].reshape(-1)
    return actions
