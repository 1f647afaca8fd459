"""What the next move could take: for those who play their first game."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec

from ludoteca.core import Record
from ludoteca.core.moves import written
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.rules.board import square

Square = Annotated[str, msgspec.Meta(pattern="^[a-h](10|[1-9])$")]


class Capture(msgspec.Struct, frozen=True):
    """A legal move and the men it takes (§4)."""

    start: Square
    to: Square
    taken: list[Square]


def captures(s: Record) -> list[Capture]:
    """Every capture that the side to move can make."""
    found = []
    enemies_beside = s.beside[1 - s.turn].tolist()  # where none stands beside the man nothing is taken
    for move in written(partial(verbs.legal_moves, s), verbs.MAX_MOVES):
        start, to = verbs.start_of(move), verbs.end_of(move)
        if enemies_beside[to] and verbs.is_capture(s, start, to):
            after = s.copy()
            verbs.apply(after, move)
            taken = sorted(square(index) for index in after.captured[: after.n_captured])
            found.append(Capture(square(start), square(to), taken))
    return sorted(found, key=lambda capture: (capture.start, capture.to))


def endangered(s: Record) -> list[str]:
    """The men of the side to move that the other side could take, were it to move now."""
    other = s.copy()
    other.turn = 1 - s.turn
    return sorted({man for capture in captures(other) for man in capture.taken})
