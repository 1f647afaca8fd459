"""One entry of a match with the states before and after it, and what each viewer may read of it.

This is the only place that decides what a viewer may read: records, the server's log and replays all ask here.
"""

from __future__ import annotations

import msgspec

from ludoteca.core import Event, Game, Move, Seat, State
from ludoteca.play import judging
from ludoteca.play.log import TAKE_BACK, Entry


class Moment(msgspec.Struct, frozen=True):
    """One entry of a match."""

    game: Game
    seats: tuple[str, ...]
    entry: Entry
    move: Move | None  # None for an offer or its withdrawal, a take-back, a call or a ruling
    before: State
    after: State
    is_open: bool  # whether anybody may read everything: the table has no secrets, or the game is over

    def text_for(self, viewer: Seat) -> str:
        """The entry as the viewer may read it."""
        if self.move is None or self.is_open:
            return self.entry.text
        return self.game.format_move_for(self.before, self.entry.seat, self.move, viewer)

    def events(self, viewer: Seat) -> list[Event]:
        """What the entry brought about, as the viewer may see it."""
        if self.entry.back_to is not None:
            return [Event(TAKE_BACK, {"seat": self.seats[self.entry.seat], "to": self.entry.back_to})]
        if self.move is None and (told := judging.event_of(self.seats[self.entry.seat], self.entry.text)):
            return [told]
        if self.move is None:
            return [Event(self.entry.text, {"seat": self.seats[self.entry.seat]})]
        return self.game.events(self.after, viewer)
