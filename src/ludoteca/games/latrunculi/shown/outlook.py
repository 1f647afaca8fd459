"""What the next move could take, and where it may not end: for those who play their first game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

import msgspec
import numpy as np

from ludoteca.core import Record
from ludoteca.games.latrunculi.rules import ahead, verbs
from ludoteca.games.latrunculi.rules.board import square

Square = Annotated[str, msgspec.Meta(pattern="^[a-h](10|[1-9])$")]


class Ban(msgspec.Struct, frozen=True):
    """A square a man could reach but may not stop on (§3.3), and the enemies it would stand between."""

    start: Square
    to: Square
    between: list[Square]


class Capture(msgspec.Struct, frozen=True):
    """A legal move and the men it takes (§4)."""

    start: Square
    to: Square
    taken: list[Square]


@dataclass(frozen=True, slots=True)
class Outlook:
    """For the side to move."""

    banned: list[Ban]
    captures: list[Capture]
    endangered: list[Square]  # its men that the other side could take, were it to move now


def outlook(s: Record) -> Outlook:
    """Looked up in one go. `s` has to be a copy: the trace of its last move is overwritten."""
    moves = np.empty((3, verbs.MAX_MOVES), np.int32)
    men = np.empty((3, verbs.MAX_MOVES, ahead.MOST_TAKEN), np.int8)
    found = ahead.look(s, moves, men)
    bans, captures, dangers = (
        list(zip(moves[row, :n].tolist(), men[row, :n].tolist(), strict=True)) for row, n in enumerate(found)
    )
    return Outlook(
        [Ban(*_ends(move), _squares(between)) for move, between in bans],
        sorted(
            (Capture(*_ends(move), _squares(taken)) for move, taken in captures), key=lambda one: (one.start, one.to)
        ),
        sorted({man for _, taken in dangers for man in _squares(taken)}),
    )


def _ends(move: int) -> tuple[str, str]:
    start, to = divmod(move, 128)
    return square(start), square(to)


def _squares(cells: Iterable[int]) -> list[str]:
    return sorted(square(index) for index in cells if index)
