"""The table as it is drawn: what stands on the board, what the next move could take, and where it may not end, the last
two for those who play their first game."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Annotated, TypeVar

import msgspec
import numpy as np

from ludoteca.core import Record
from ludoteca.games.latrunculi.rules import ahead
from ludoteca.games.latrunculi.rules.board import NAMES, REASONS
from ludoteca.games.latrunculi.rules.options import Options

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


Listed = TypeVar("Listed", Ban, Capture)
_ends = attrgetter("start", "to")
_name = NAMES.__getitem__


class Shown(msgspec.Struct, frozen=True):
    """The table as the client draws it."""

    ranks: int
    white: list[Square]
    black: list[Square]
    turn: str
    quiet: int
    quiet_limit: int
    occurrences: int
    occurrences_limit: int
    verdict_now: str  # the judge's verdict on a stall now: "w", "b", "null" or "draw"
    last: list[Square]  # from and to; empty at the start
    captured: list[Square]  # by the last move
    banned: list[Ban]  # for the side to move
    captures: list[Capture]  # what it could take
    endangered: list[Square]  # its men that the other side could take, were it to move now


def outlook(s: Record, options: Options) -> Shown:
    """Looked up in one go. `s` has to be a copy: the trace of its last move is overwritten."""
    buffer = np.empty(ahead.MOST_LOOKED, np.int32)
    found: list[int] = buffer[: ahead.look(s, buffer)].tolist()
    ranks, turn, quiet, last_from, last_to, occurrences, reason, winner = found[: ahead.N_FACTS]
    white, at = _squares(found, ahead.N_FACTS)
    black, at = _squares(found, at)
    captured, at = _squares(found, at)
    captured.sort()
    banned, at = _listed(Ban, found, at)
    captures, at = _listed(Capture, found, at)
    captures.sort(key=_ends)
    endangered, _ = _squares(found, at)
    return Shown(
        ranks=ranks,
        white=white,
        black=black,
        turn="wb"[turn],
        quiet=quiet,
        quiet_limit=options.stall_quiet_plies,
        occurrences=occurrences,
        occurrences_limit=options.stall_repetition,
        verdict_now="wb"[winner] if winner >= 0 else REASONS[reason].removeprefix("stall-"),
        last=[NAMES[last_from], NAMES[last_to]] if last_from else [],
        captured=captured,
        banned=banned,
        captures=captures,
        endangered=endangered,
    )


def _squares(found: Sequence[int], at: int) -> tuple[list[str], int]:
    """How many there are, then each; and where the next part begins."""
    count, first = found[at], at + 1
    if not count:
        return [], first
    end = first + count
    return list(map(_name, found[first:end])), end


def _listed(kind: type[Listed], found: Sequence[int], at: int) -> tuple[list[Listed], int]:
    """How many there are; then of each its ends, and the squares it is about."""
    listed = []
    count, at = found[at], at + 1
    for _ in range(count):
        start, to = found[at : at + 2]
        squares, at = _squares(found, at + 2)
        squares.sort()
        listed.append(kind(NAMES[start], NAMES[to], squares))
    return listed, at
