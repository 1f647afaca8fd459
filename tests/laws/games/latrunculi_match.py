"""What the match of Latrunculi tells the laws about itself: the game on the table, and the words between games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from ludoteca.core import Move, Seat, State
from ludoteca.play import Series, find
from tests.laws.games import latrunculi

_match = cast(Series, find("latrunculi-match"))

LONGEST = 21 * latrunculi.LONGEST + 25  # §7 at most twenty null games and a decider, a word before each
# between games the last one lies on the table; that it was over is history
HISTORY = frozenset({"word", "actor", *(f"child.{name}" for name in (*latrunculi.HISTORY, "reason", "winner"))})
HISTORY_ENDS = latrunculi.HISTORY_ENDS


def conserved(state: State) -> Mapping[str, object]:
    return latrunculi.conserved(_match.child_state(state))


def conceivable(state: State, seat: Seat) -> Iterable[Move]:
    if _match.policy.is_playing(state.record.own):
        return latrunculi.conceivable(_match.child_state(state), seat)
    return map(Move, range(len(_match.policy.WORDS)))
