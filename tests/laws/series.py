"""What every series tells the laws about itself: the game on the table, and the words between games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from ludoteca.core import Move, Seat, State
from ludoteca.play import Series, find


class Facts:
    """A series of this name, whose child tells `child` of itself."""

    def __init__(self, name: str, child: Any) -> None:
        self.series = cast(Series, find(name))
        self.child = child

    def conserved(self, state: State) -> Mapping[str, object]:
        return self.child.conserved(self.series.child_state(state))

    def conceivable(self, state: State, seat: Seat) -> Iterable[Move]:
        if self.series.policy.is_playing(state.record.own):
            return self.child.conceivable(self.series.child_state(state), seat)
        return map(Move, range(len(self.series.policy.WORDS)))
