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


def folder_of(match: Match, chapter: str) -> str:
    """Where the dealer keeps the streams of a chapter: elsewhere each time a judge lets it begin anew, for the secret
    of what was played before may be known."""
    times = match.bench.again.count(chapter)
    return f"{chapter} again {times}" if times else chapter


def stream_of(match: Match, seat: Seat | None) -> str:
    """The stream from which the pending chance of this seat is dealt."""
    stream, chapter = match.game.stream(match.state, seat), match.game.chapter(match.state)
    is_inside = bool(chapter) and stream.startswith(f"{chapter}/")
    return folder_of(match, chapter) + stream.removeprefix(chapter) if is_inside else stream
