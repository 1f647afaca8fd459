"""Whose chance an outcome is: several may be pending at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import CHANCE, PLATFORM_WORDS, BadRecord, Move, Seat

if TYPE_CHECKING:
    from ludoteca.play.match import Match


def pending(match: Match, move: Move) -> tuple[Seat | None, list[tuple[Move, int]]]:
    """The chance this outcome belongs to: the next one of the table, or one pending for a single seat."""
    for seat in (None, *map(Seat, range(len(match.seats)))):
        chances = match.game.chances(match.state, seat)
        if any(move == possible and weight for possible, weight in chances):
            return seat, chances
    text = PLATFORM_WORDS.get(move) or match.game.format_move(match.state, CHANCE, move)
    raise BadRecord(f"chance {text!r}: not among the possible outcomes", "records")
