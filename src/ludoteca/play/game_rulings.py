"""A judge settles one game of a match of several: it is won, lost or null, and the match goes on by its own rules.

A game that a judge gives to a seat counts as if the others had given it up, so what that is worth in the match stands
in the game's own rules. A null game counts as not played: it begins anew, and what chance brings is dealt anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import CHANCE, RESIGN, Move, Seat, Stake, State
from ludoteca.play.series import Series

if TYPE_CHECKING:
    from ludoteca.play.match import Match

Start = tuple[State, Seat, Move]
"""Before the act that stalled a game, and that act."""


def why_not(match: Match) -> str:
    """Why no single game can be ruled on now, as the code of a reason; empty: one can."""
    if not isinstance(match.game, Series) or not match.game.chapter(match.state):
        return "ruling-no-game"
    return "ruling-late" if match.outcome is not None else ""


def settled(match: Match, stalled: Start | None, seat: Seat, verdict: str) -> State:
    """The match with the game on the table, or the last one, settled for this seat."""
    if verdict == "null":
        return first_state(match, match.ply)
    game, state = match.game, _in_play(match, stalled)
    losing = [Seat(other) for other in range(len(match.seats)) if (other == seat) == (verdict == "forfeit")]
    for loser in losing:
        if game.why_illegal(state, loser, RESIGN) is None and not game.is_between_games(state):
            state = game.apply(state, loser, RESIGN)
    return state


def decides_match(match: Match, seat: Seat, verdict: str) -> bool:
    """Whether the match is over with this game, or has no other."""
    if why_not(match):
        return True
    return match.game.outcome(settled(match, match.bench.start, seat, verdict)) is not None


def first_state(match: Match, ply: int) -> State:
    """Where the game that was on the table after that ply began."""
    chapter, first = match.game.chapter(match.state_at(ply)), match.state_at(0)
    for moment in match.moments():
        if moment.entry.ply > ply:
            break
        if match.game.chapter(moment.before) != chapter == match.game.chapter(moment.after):
            first = moment.after
    return first


def has_gone_on(match: Match, ply: int) -> bool:
    """Whether something was played since the ruling at that ply. Chance and what is agreed between two games do not
    count, as long as no seat has begun the next one with it."""
    since = [moment for moment in match.moments(ply) if moment.move is not None and moment.entry.seat != CHANCE]
    if any(not match.game.is_between_games(moment.before) for moment in since):
        return True
    return bool(since) and match.game.chapter(match.state) != match.game.chapter(match.state_at(ply))


def has_laid_open(match: Match, stake: Stake, verdict: str, before: State) -> bool:
    """Whether the end of a game by ruling has shown what was hidden in it."""
    ended = stake == "game" and verdict != "null" and not match.game.is_between_games(before)
    return ended and bool(match.game.chapters(before))


def _in_play(match: Match, stalled: Start | None) -> State:
    """The last state in which the game was played."""
    if stalled is not None:
        return stalled[0]
    if not match.game.is_between_games(match.state):
        return match.state
    played = (moment.before for moment in match.moments() if not match.game.is_between_games(moment.before))
    return list(played)[-1]
