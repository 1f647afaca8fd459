"""What stands on the board, what the next move could take, and where it may not end: the last two for those who play
their first game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, NamedTuple

import msgspec
import numpy as np

from ludoteca.core import Record
from ludoteca.games.latrunculi.rules import ahead
from ludoteca.games.latrunculi.rules.board import NAMES

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


class Outlook(NamedTuple):
    """The men, and what is so for the side to move."""

    white: list[Square]
    black: list[Square]
    captured: list[Square]  # by the last move
    banned: list[Ban]
    captures: list[Capture]
    endangered: list[Square]  # its men that the other side could take, were it to move now


def outlook(s: Record) -> Outlook:
    """Looked up in one go. `s` has to be a copy: the trace of its last move is overwritten."""
    buffer = np.empty(ahead.MOST_LOOKED, np.int32)
    found = iter(buffer[: ahead.look(s, buffer)].tolist())
    white, black, captured = _squares(found), _squares(found), sorted(_squares(found))
    banned = [Ban(NAMES[next(found)], NAMES[next(found)], sorted(_squares(found))) for _ in range(next(found))]
    captures = [Capture(NAMES[next(found)], NAMES[next(found)], sorted(_squares(found))) for _ in range(next(found))]
    captures.sort(key=lambda one: (one.start, one.to))
    endangered: set[str] = set()
    for _ in range(next(found)):
        next(found), next(found)
        endangered.update(_squares(found))
    return Outlook(white, black, captured, banned, captures, sorted(endangered))


def _squares(found: Iterator[int]) -> list[str]:
    """How many there are, then each."""
    return [NAMES[cell] for cell in islice(found, next(found))]
