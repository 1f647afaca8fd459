"""What a machine has said of a game, composed for those who read it: the game is over, and nothing is secret."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core import Game, Move
from ludoteca.play import Match
from ludoteca.play.log import Entry
from ludoteca.play.moments import Moment
from ludoteca.server.analysis_shapes import AnalysisCurve, AnalysisReport, CurvePoint, Guess, TurningPoint
from ludoteca.server.analysis_store import Verdict
from ludoteca.server.table_messages import frames, log_entry
from ludoteca.study import analysis
from ludoteca.study.analysis import Decision, Judged
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
    played, better = (_made(match, asked, move) for move in (asked.played, one.best))
    views = [asked.view, game.view(better.after, asked.seat)]
    known, then = frames(game, match.seats, asked.before, [better], asked.seat, views)
    return TurningPoint(
        ply=asked.ply,
        seat=match.seats[asked.seat],
        played=played.entry.text,
        better=better.entry.text,
        value=round(one.best_value - one.loss, DIGITS),
        better_value=one.best_value,
        known=known.shown,
        made=log_entry(match.seats, played, asked.seat),
        then=then,
        guesses=[
            Guess(match.seats[guess.whose], guess.thing, guess.places) for guess in grouped(game.beliefs(asked.view))
        ],
    )


def _made(match: Match, asked: Decision, move: Move) -> Moment:
    """This decision with one move or another."""
    game, before, seat = match.game, asked.before, asked.seat
    entry = Entry(asked.ply, seat, game.format_move(before, seat, move), 0)
    return Moment(game, match.seats, entry, move, before, game.apply(before, seat, move), is_open=True)
