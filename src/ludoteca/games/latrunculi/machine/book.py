"""The opening book: good moves in the first positions of a game, found by the machine itself (`python -m bench.book`).

It holds for the usual options only. Where two moves are about as good, both are in it, and the seed decides.
"""

from __future__ import annotations

import functools
from pathlib import Path

import msgspec

from ludoteca.core import Move, View
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.rules.board import find_square
from ludoteca.games.latrunculi.rules.options import Options
from ludoteca.games.latrunculi.text.notation import format_view

FILE = Path(__file__).with_name("book.json")


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Positions with their moves, as the notation writes them, and how they were found."""

    made_by: str  # the command
    nodes: int  # searched in each position
    positions: dict[str, tuple[str, ...]]


@functools.cache
def read() -> Book:
    return msgspec.json.decode(FILE.read_bytes(), type=Book)


def moves(view: View) -> tuple[Move, ...]:
    """What the book says about a position; () where it says nothing."""
    usual = Options()
    if view.options != usual:
        return ()
    known = read().positions.get(format_view(view), ())
    return tuple(Move(int(verbs.move(*(find_square(name, usual.ranks) for name in text.split("-"))))) for text in known)
