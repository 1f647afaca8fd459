"""What a finished table says about the strength of those who played at it, read from its journal alone."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core import CHANCE, SERIES_WORDS, Game, GameOptions, Seat
from ludoteca.play import Match
from ludoteca.play.clock import DAY, Fischer, PerMove, parse_control
from ludoteca.play.match import CALLED_OFF
from ludoteca.server.chairs import Chair
from ludoteca.server.journal import Journal
from ludoteca.server.rating_shapes import Pace
from ludoteca.server.ratings.model import Side, machine

QUICK_MOVES = 40
QUICK_MS = 600_000


@dataclass(frozen=True, slots=True)
class Result:
    """One rated result."""

    game: str
    pace: Pace
    sides: tuple[Side, ...]


def rated_game(game: Game) -> str:
    """The game a rating is of; a match of several games says something about the game it is made of."""
    return (game.child or game).NAME


def player(chair: Chair) -> str:
    """Who is rated for this chair; nobody while it is open."""
    return machine(chair.who) if chair.kind == "bot" else chair.who if chair.kind == "guest" else ""


def result_of(journal: Journal) -> Result | None:
    """The rated result of this table; None while it goes on, and where it is not rated or was never played."""
    match = journal.match
    if not journal.row.terms.rated or match is None or match.outcome is None:
        return None
    if match.outcome.reason == CALLED_OFF or not _is_played(match):
        return None
    players = [player(chair) for chair in journal.seating.began]
    if "" in players or len(set(players)) < len(players):
        return None
    places = {seat: place for place, seats in enumerate(match.outcome.ranking) for seat in seats}
    last = len(places)
    gave_up = [Seat(i) for i, chair in enumerate(journal.chairs) if player(chair) != players[i]]
    sides = []
    for team in journal.game.teams(journal.options):
        place = last if set(team) & set(gave_up) else min(places.get(seat, last) for seat in team)
        sides.append(Side(tuple(players[seat] for seat in team), place))
    pace = pace_of(journal.game, journal.options, journal.row.terms.clock)
    return Result(rated_game(journal.game), pace, tuple(sides))


def _is_played(match: Match) -> bool:
    """Whether any seat has made a move: to give up before that harms nobody."""
    moves = (match.move_of(entry) for entry in match.log if entry.seat != CHANCE)
    return any(move is not None and move not in SERIES_WORDS for move in moves)


def pace_of(game: Game, options: GameOptions, clock: str) -> Pace:
    """How fast a table is played. A clock is quick where a player has less than ten minutes for forty moves."""
    if game.in_real_time(options):
        return "race"
    match parse_control(clock):
        case None:
            return "calm"
        case PerMove(move_ms) if move_ms >= DAY:
            return "days"
        case PerMove(move_ms):
            whole = QUICK_MOVES * move_ms
        case Fischer(base_ms, increment_ms):
            whole = base_ms + QUICK_MOVES * increment_ms
    return "quick" if whole < QUICK_MS else "calm"
