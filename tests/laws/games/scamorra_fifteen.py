"""What Fifteen mode tells the laws about itself: the game on the table, and the words between games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from ludoteca.core import Move, Seat, State
from ludoteca.play import Series, find
from tests.laws.games import scamorra

_match = cast(Series, find("scamorra-fifteen"))

GAMES = 500  # §7 no number of games is certain to bring a side to 50 points; even random players need far fewer
LONGEST = GAMES * (scamorra.LONGEST + 2)
HISTORY = frozenset({"word", "actor", *(f"child.{name}" for name in scamorra.HISTORY)})
HISTORY_ENDS = scamorra.HISTORY_ENDS


def conserved(state: State) -> Mapping[str, object]:
    return scamorra.conserved(_match.child_state(state))


def conceivable(state: State, seat: Seat) -> Iterable[Move]:
    if _match.policy.is_playing(state.record.own):
        return scamorra.conceivable(_match.child_state(state), seat)
    return map(Move, range(len(_match.policy.WORDS)))
