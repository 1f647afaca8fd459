"""What a machine has said of a game, composed for those who read it: the game is over, and nothing is secret."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core import Game
from ludoteca.play import Match
from ludoteca.play.log import Entry
from ludoteca.play.moments import Moment
from ludoteca.server.analysis_shapes import AnalysisCurve, AnalysisReport, CurvePoint, Guess, TurningPoint
from ludoteca.server.analysis_store import Verdict
from ludoteca.server.table_messages import frames
from ludoteca.study import analysis
from ludoteca.study.analysis import Judged
from ludoteca.study.analysis_json import DIGITS, grouped


def verdict_of(game: Game, one: Judged) -> Verdict:
    """What is kept of it."""
    asked, value = one.decision, None if one.value is None else round(one.value, DIGITS)
    return Verdict(
        asked.ply, game.format_move(asked.before, asked.seat, one.best), round(one.best_value, DIGITS), value
    )


def report_of(match: Match, verdicts: Sequence[Verdict]) -> AnalysisReport:
    """The report on a match whose decisions have got these verdicts."""
    asked = {decision.ply: decision for decision in analysis.decisions(match)}
    judged = [
        Judged(decision, match.game.parse_move(decision.before, decision.seat, one.best), one.best_value, one.value)
        for one in verdicts
        if (decision := asked.get(one.ply)) is not None
    ]
    report = analysis.report(match, judged)
    return AnalysisReport(
        curves=[
            AnalysisCurve(
                match.seats[curve.seat], [CurvePoint(ply, round(value, DIGITS)) for ply, value in curve.points]
            )
            for curve in report.curves
        ],
        starts=list(report.starts),
        turning_points=[_turning_point(match, one) for one in report.turning_points],
    )


def _turning_point(match: Match, one: Judged) -> TurningPoint:
    asked, game = one.decision, match.game
    played, better = (game.format_move(asked.before, asked.seat, move) for move in (asked.played, one.best))
    after = game.apply(asked.before, asked.seat, one.best)
    tried = Moment(
        game, match.seats, Entry(asked.ply, asked.seat, better, 0), one.best, asked.before, after, is_open=True
    )
    views = [asked.view, game.view(after, asked.seat)]
    known, then = frames(game, match.seats, asked.before, [tried], asked.seat, views)
    return TurningPoint(
        ply=asked.ply,
        seat=match.seats[asked.seat],
        played=played,
        better=better,
        value=round(one.best_value - one.loss, DIGITS),
        better_value=one.best_value,
        known=known.shown,
        then=then,
        guesses=[
            Guess(match.seats[guess.whose], guess.thing, guess.places) for guess in grouped(game.beliefs(asked.view))
        ],
    )
