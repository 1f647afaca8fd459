"""Whether a machine agrees to end the game: judged from what its seat may know, and the same wherever it plays."""

from __future__ import annotations

from random import Random
from typing import Final

from ludoteca.core import AGREE, Outcome, Seat, View
from ludoteca.play import Match
from ludoteca.play.series import Series

FAR_BEHIND: Final = 0.8  # of the points of whoever has most: fewer, and the machine is glad of an end without a winner
STUCK: Final = 24  # plies: so long nothing has been won or lost


def agrees(match: Match, seat: Seat, rng: Random) -> bool:
    """A machine agrees to win. It agrees to an end without a winner when it is far behind, or nobody is far ahead and
    the game is stuck; never when it is ahead itself."""
    end = _agreed(match, match.view(seat), rng)
    if end is None:
        return False
    if end.winners:
        return seat in end.winners
    own = end.points.get(seat, 0)
    most = max((points for other, points in end.points.items() if other != seat), default=0)
    if own > most:
        return False
    return own < FAR_BEHIND * most or _is_stuck(match, seat, end, rng)


def _is_stuck(match: Match, seat: Seat, end: Outcome, rng: Random) -> bool:
    """Whether everybody has as many points as some time ago, in the same game of the match."""
    ply = match.ply - STUCK
    if ply < 0 or match.game.chapter(match.state_at(ply)) != match.game.chapter(match.state):
        return False
    before = _agreed(match, match.view(seat, ply), rng)
    return before is not None and before.points == end.points


def _agreed(match: Match, view: View, rng: Random) -> Outcome | None:
    """How the game on the table ends if all agree now; None where no game is on the table."""
    game = match.game
    if isinstance(game, Series):
        if not game.policy.is_playing(view.record.own):
            return None
        view, game = game.child_view(view), game.child
    state = game.imagine(view, rng)
    return game.outcome(game.apply(state, view.seat, AGREE))
