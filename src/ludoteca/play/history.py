"""The past of a match: its log, the move of each entry, and the states they led to.

One state in `SNAPSHOT_PLIES` is kept and those between are recomputed on demand: a state takes some kilobytes, and
looking back is rare.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final

from ludoteca.core import SERIES_WORDS, Game, Move, Seat, State
from ludoteca.play.log import Entry

SNAPSHOT_PLIES: Final = 32
LATEST: Final = 8  # states that are kept besides: what has just happened is what everybody is told


class History:
    """What was done so far, and what it led to."""

    def __init__(self, game: Game, first: State) -> None:
        self.log: list[Entry] = []
        self.snapshots = {0: first}
        self._latest: dict[int, State] = {}
        self._game = game
        self._moves: list[Move | None] = []  # each entry's move; None for talk and what is taken back

    def write(self, entry: Entry, move: Move | None, after: State) -> None:
        """The next entry, and the state after it."""
        ply = entry.ply
        self.log.append(entry)
        self._moves.append(move)
        self._latest[ply] = after
        self._latest.pop(ply - LATEST, None)
        if ply % SNAPSHOT_PLIES == 0:
            self.snapshots[ply] = after

    def keep(self, after: State) -> None:
        """The last entry was a ruling, which may have changed the state as no move does."""
        self.snapshots[len(self.log)] = after

    def undo(self, ply: int) -> None:
        """Nothing after that ply has happened."""
        del self.log[ply:], self._moves[ply:]
        self.snapshots = {at: state for at, state in self.snapshots.items() if at <= ply}
        self._latest = {at: state for at, state in self._latest.items() if at <= ply}

    def move_of(self, entry: Entry) -> Move | None:
        """The move of this entry; None for talk, calling off and a take-back."""
        return self._moves[entry.ply - 1]

    def back_from(self, ply: int) -> Iterator[Entry]:
        """The entries that led to the state after that ply, the last first, without what was taken back."""
        while ply:
            entry = self.log[ply - 1]
            back_to = entry.back_to
            if back_to is None:
                yield entry
            ply = ply - 1 if back_to is None else back_to

    def last_move_of(self, seat: Seat) -> Entry | None:
        """The last move of this seat among them, but for what it has done to the match around the game. A long game is
        not walked through for it."""
        ply = len(self.log)
        while ply:
            entry, move = self.log[ply - 1], self._moves[ply - 1]
            if entry.seat == seat and move is not None and move not in SERIES_WORDS:
                return entry
            back_to = entry.back_to if move is None else None
            ply = ply - 1 if back_to is None else back_to
        return None

    def state_at(self, ply: int) -> State:
        """The state after that many entries; 0 is before the first."""
        if not 0 <= ply <= len(self.log):
            raise IndexError(f"ply {ply}: expected 0 to {len(self.log)}")
        if ply in self._latest:
            return self._latest[ply]
        known, done = self._since(self.snapshots.keys(), ply)
        state = self.snapshots[known]
        for entry in done:
            state = self.again(state, entry)
        return state

    def _since(self, known: Set[int], ply: int) -> tuple[int, list[Entry]]:
        """The last of these plies before that one, and the standing entries between them."""
        line = []
        while ply not in known:
            entry = self.log[ply - 1]
            if entry.back_to is None:
                line.append(entry)
            ply = ply - 1 if entry.back_to is None else entry.back_to
        return ply, line[::-1]

    def again(self, state: State, entry: Entry) -> State:
        """The state after this entry, from the one before it."""
        if entry.ply in self._latest:
            return self._latest[entry.ply]
        if entry.back_to is not None:
            return self.state_at(entry.ply)
        move = self.move_of(entry)
        if move is None and entry.ply in self.snapshots:
            return self.snapshots[entry.ply]
        return state if move is None else self._game.apply(state, entry.seat, move)
