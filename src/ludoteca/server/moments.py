"""A match entry by entry, each with the state before and after it, in one walk."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludoteca.core import Event, Move, Seat, State
from ludoteca.play import Entry, Match
from ludoteca.play.match import is_talk
from ludoteca.play.sight import chapter_of, chapters_of, has_secrets, text_for


@dataclass(frozen=True, slots=True)
class Moment:
    """One entry of a match."""

    match: Match
    entry: Entry
    move: Move | None  # None: talk of an agreement, which leaves the state as it is
    before: State
    after: State

    def events(self, viewer: Seat) -> list[Event]:
        """What it made happen, as the viewer may see it."""
        if self.move is None:
            return [Event(self.entry.text, {"seat": self.match.seats[self.entry.seat]})]
        return self.match.game.events(self.after, viewer)

    def text_for(self, viewer: Seat) -> str:
        """The move as the viewer may read it; what is over may be read by all."""
        game = self.match.game
        if self.move is None or self.match.outcome is not None or not has_secrets(game, self.match.options):
            return self.entry.text
        if chapters_of(game, self.match.state).get(chapter_of(game, self.before), False):
            return self.entry.text
        return text_for(game, self.before, self.entry.seat, self.move, viewer)


def moments(match: Match, after: int = 0) -> Iterator[Moment]:
    """Every entry after that ply."""
    if after >= match.ply:
        return
    game, state = match.game, match.state_at(after)
    for entry in match.log[after:]:
        before, move = state, None
        if not is_talk(entry):
            move = game.parse_move(before, entry.seat, entry.text)
            state = match.state if entry.ply == match.ply else game.apply(before, entry.seat, move)
        yield Moment(match, entry, move, before, state)
