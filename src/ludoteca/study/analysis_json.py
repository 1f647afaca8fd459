"""The report on a match as plain data, for programs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ludoteca.core import Belief, Seat
from ludoteca.play import Match
from ludoteca.study.analysis import Judged, Report

DIGITS = 4  # of a chance


@dataclass(frozen=True, slots=True)
class Guess:
    """Where a hidden thing may lie: each place with its chance."""

    whose: Seat
    thing: str
    places: dict[str, float] = field(default_factory=dict)


def grouped(beliefs: Iterable[Belief]) -> list[Guess]:
    """Beliefs by what they are about."""
    found: dict[tuple[Seat, str], Guess] = {}
    for whose, thing, place, chance in beliefs:
        found.setdefault((whose, thing), Guess(whose, thing)).places[place] = round(chance, DIGITS)
    return list(found.values())


def to_json(match: Match, report: Report) -> dict[str, object]:
    """Curves and turning points; values are chances to win, of the seat named."""
    return {
        "decisions": len(report.judged),
        "curves": [
            {"seat": match.seats[curve.seat], "points": [[ply, round(value, DIGITS)] for ply, value in curve.points]}
            for curve in report.curves
        ],
        "starts": list(report.starts),
        "turning_points": [_turning_point(match, one) for one in report.turning_points],
    }


def _turning_point(match: Match, one: Judged) -> dict[str, object]:
    asked, game = one.decision, match.game
    return {
        "ply": asked.ply,
        "seat": match.seats[asked.seat],
        "played": game.format_move(asked.before, asked.seat, asked.played),
        "better": game.format_move(asked.before, asked.seat, one.best),
        "value": round(one.best_value - one.loss, DIGITS),
        "better_value": round(one.best_value, DIGITS),
        "known": game.format_view(asked.view),
        "beliefs": [
            {"whose": match.seats[guess.whose], "thing": guess.thing, "places": guess.places}
            for guess in grouped(game.beliefs(asked.view))
        ],
    }
