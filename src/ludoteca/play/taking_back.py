"""Taking back: which moves a match can go back over, and which it cannot because somebody has learned something since.

A move cannot be taken back once it has shown anybody something they did not know: a card drawn, a die rolled, a hidden
card turned up, a card played from a hidden hand. No game is asked for this. Chance shows in the log. For the rest the
game imagines other truths behind what a seat knew before the move (`imagine`): if the move could not have been made
in one of them, or would have left that seat with another view, then the seat has learned something from it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ludoteca.core import CHANCE, SERIES_WORDS, Game, Move, Reason, Seat, State
from ludoteca.play.moments import Moment

if TYPE_CHECKING:
    from ludoteca.play.match import Match

RULE: Final = "take-back"
IMAGINED: Final = 24  # truths tried for each seat and move


def last_own(match: Match, seat: Seat) -> int | None:
    """The ply to go back to so that this seat's last move is undone; None where it has none in this game."""
    last = match.last_move_of(seat)
    return None if last is None or _is_of_another_game(match, last.ply - 1) else last.ply - 1


def why_not_back(match: Match, to: int) -> Reason | None:
    """Why the match cannot go back to where it was after that ply, as the log alone tells."""
    undone = [entry for entry in match.standing if entry.ply > to]
    is_real_time = match.game.in_real_time(match.options)
    if match.outcome is not None or is_real_time or not undone or undone[0].ply != to + 1:
        return Reason("back-nothing", RULE)
    if _is_of_another_game(match, to) or any(match.move_of(entry) in SERIES_WORDS for entry in undone):
        return Reason("back-nothing", RULE)
    if any(entry.seat == CHANCE for entry in undone):
        return Reason("back-revealed", RULE)
    return None


def why_not_taken_back(match: Match, to: int) -> Reason | None:
    """The same, also for what somebody has learned from a move without chance. Asked before, never when replaying."""
    reason = why_not_back(match, to)
    if reason is None and match.game.has_secrets(match.options):
        seats = [Seat(seat) for seat in range(len(match.seats))]
        if any(is_news(match.game, moment, seat) for moment in match.moments(to) for seat in seats):
            return Reason("back-revealed", RULE)
    return reason


def is_news(game: Game, moment: Moment, viewer: Seat) -> bool:
    """Whether this seat has learned something from a move, beyond what it could read of the move itself."""
    if moment.move is None:
        return False
    known, now, rng = game.view(moment.before, viewer), game.view(moment.after, viewer), Random(moment.entry.ply)
    for _ in range(IMAGINED):
        other = game.imagine(known, rng)
        move = _same_move(game, other, moment, viewer)
        if move is None or game.view(game.apply(other, moment.entry.seat, move), viewer) != now:
            return True
    return False


def _same_move(game: Game, other: State, moment: Moment, viewer: Seat) -> Move | None:
    """The move in another truth, or one that this viewer could not tell from it; None where there is none."""
    seat, move = moment.entry.seat, moment.move
    if move is None or game.why_illegal(other, seat, move) is None:
        return move
    read = moment.text_for(viewer)
    if read == moment.entry.text:
        return None
    legal = game.legal_moves(other, seat)
    return next((one for one in legal if game.format_move_for(other, seat, one, viewer) == read), None)


def _is_of_another_game(match: Match, ply: int) -> bool:
    """In a series: whether the game on the table was another one then."""
    now = match.game.chapter(match.state)
    return bool(now) and match.game.chapter(match.state_at(ply)) != now
