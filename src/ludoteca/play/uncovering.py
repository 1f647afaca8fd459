"""What lay hidden, once a match is over: where the kings were. Before that nobody can ask.

What nobody had seen was never decided: it is drawn now, from the same secret as all chance before, so that everybody
is shown the same and can check it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ludoteca.core import State
from ludoteca.play.moments import Moment

if TYPE_CHECKING:
    from ludoteca.play.match import Match

STREAM = "uncovered"


def uncovered(match: Match) -> State:
    """The last state with everything laid open, as far as the dealer's secret is known."""
    if match.outcome is None:
        raise ValueError("the match goes on: its secrets stay secret")
    dealer = match.dealer.again() if match.dealer is not None else None
    pick = partial(dealer.pick, STREAM) if dealer is not None and dealer.knows(STREAM) else None
    return match.game.uncover(match.state, pick)


def uncovered_story(match: Match, story: Sequence[Moment]) -> list[State]:
    """The start and the state after each of all the moments of a match, with everything laid open."""
    known = {len(story): uncovered(match)}
    ply = len(story)
    while ply > 0:  # the line that was played to the end, read backwards
        moment, state = story[ply - 1], known[ply]
        if moment.entry.back_to is not None:
            ply = moment.entry.back_to
        else:
            ply -= 1
            if moment.move is not None:
                state = match.game.uncover_before(moment.before, moment.move, state)
            elif moment.before != moment.after:
                state = moment.before  # a ruling has led elsewhere
        known[ply] = state
    for moment in story:  # what was taken back, read forwards from where it began
        entry = moment.entry
        if entry.ply in known:
            continue
        state = known[entry.ply - 1 if entry.back_to is None else entry.back_to]
        known[entry.ply] = state if moment.move is None else match.game.apply(state, entry.seat, moment.move)
    return [known[ply] for ply in range(len(story) + 1)]
