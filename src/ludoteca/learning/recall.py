"""What a seat has been told since the start: the course of a game as one viewer may read it, for perfect recall.

A move that the viewer may not read, and that changes nothing the viewer can see, is not told: neither what somebody
decides in secret nor in how many steps is known to others.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import numpy as np

from ludoteca.core import CHANCE, Game, Move, Seat, State
from ludoteca.core.tensors import Numbers

WIDTH = 24  # letters of one act in a tensor; what is longer is cut


@dataclass(frozen=True, slots=True)
class Recall:
    """A state and how the game came there. Nothing in it ever changes."""

    game: Game
    state: State
    before: Recall | None = None
    seat: Seat = CHANCE
    move: Move | None = None
    _told: dict[Seat, tuple[str, ...]] = field(default_factory=dict)

    def after(self, seat: Seat, move: Move) -> Recall:
        return Recall(self.game, self.game.apply(self.state, seat, move), self, seat, move)

    def told(self, viewer: Seat) -> tuple[str, ...]:
        """Each act that the viewer was told of, as `w: e1-e4`."""
        missing: list[Recall] = []
        known: Recall | None = self
        while known is not None and viewer not in known._told:
            missing.append(known)
            known = known.before
        acts = known._told[viewer] if known is not None else ()
        for moment in reversed(missing):
            acts = (*acts, *moment._said(viewer))
            moment._told[viewer] = acts
        return acts

    def _said(self, viewer: Seat) -> tuple[str, ...]:
        if self.before is None or self.move is None:
            return ()
        game, start = self.game, self.before.state
        if not game.has_secrets(start.options):
            text = game.format_move(start, self.seat, self.move)
        else:
            text = game.format_move_for(start, self.seat, self.move, viewer)
            is_open = text == game.format_move(start, self.seat, self.move)
            if not is_open and self._seen(viewer) == self.before._seen(viewer):
                return ()
        return (f"{'*' if self.seat < 0 else game.seats(start.options)[self.seat]}: {text}",)

    def _seen(self, viewer: Seat) -> str:
        return self.game.format_view(self.game.view(self.state, viewer))

    def imagined(self, viewer: Seat, rng: Random) -> Recall:
        """A state that the viewer takes for possible. All are told what the viewer was: of more it knows nothing."""
        state = self.game.imagine(self.game.view(self.state, viewer), rng)
        told = self.told(viewer)
        seats = range(len(self.game.seats(state.options)))
        return Recall(self.game, state, _told={Seat(seat): told for seat in seats})

    def text(self, viewer: Seat) -> str:
        """Everything the viewer was told, and what it sees now."""
        return "\n".join((f"seat {viewer}", *self.told(viewer), self._seen(viewer)))

    def numbers(self, viewer: Seat, acts: int) -> Numbers:
        """The last acts told, the latest first, one row of letters each."""
        rows = np.zeros((acts, WIDTH), np.float32)
        for row, act in zip(rows, reversed(self.told(viewer)), strict=False):
            letters = act.encode()[:WIDTH]
            row[: len(letters)] = np.frombuffer(letters, np.uint8) / 255
        return rows.ravel()
