"""The report on a game as it is printed: a small curve for each seat, and the turning points with their boards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludoteca.cli.speech import Speech
from ludoteca.core import Game, View
from ludoteca.play import Match
from ludoteca.study.analysis import Judged, Point, Report
from ludoteca.study.analysis_json import grouped

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
GUESSES, PLACES = 5, 3  # how many hidden things are told of, and where each is likeliest


def printed(match: Match, report: Report, speech: Speech) -> RenderableType:
    """The whole report."""
    end = match.outcome
    lines: list[RenderableType] = [
        Text(speech.game_name(), "bold"),
        Text(speech.say("cli-unfinished") if end is None else speech.outcome(end)),
    ]
    for curve in report.curves:
        lines.append(Text(""))
        lines.append(Text(speech.say("cli-analysis-curve", seat=speech.seat(curve.seat)), "dim"))
        lines.append(Text(_drawn(curve.points)))
    lines.append(Text(""))
    if not report.turning_points:
        lines.append(Text(speech.say("cli-analysis-none")))
    for one in report.turning_points:
        lines += _turning_point(match, one, speech)
    return Group(*lines)


def _drawn(points: Sequence[Point]) -> str:
    """A bar for each point; of many, the last one before each of as many moments as there is room for."""
    if len(points) > WIDTH:
        points = [points[(n + 1) * len(points) // WIDTH - 1] for n in range(WIDTH)]
    return "".join(BARS[min(len(BARS) - 1, int(point.value * len(BARS)))] for point in points)


def _turning_point(match: Match, one: Judged, speech: Speech) -> list[RenderableType]:
    asked, game = one.decision, match.game
    played, better = (game.format_move(asked.before, asked.seat, move) for move in (asked.played, one.best))
    said = speech.say(
        "cli-analysis-turn",
        ply=asked.ply,
        seat=speech.seat(asked.seat),
        played=played,
        better=better,
        before=round(100 * one.best_value),
        after=round(100 * (one.best_value - one.loss)),
    )
    told: list[RenderableType] = [Text(said), Padding(game.draw(asked.view), (0, 0, 0, 2))]
    guesses = _guesses(game, asked.view, speech)
    if guesses:
        told += [Text(speech.say("cli-analysis-known"), "dim"), *(Text(f"  {guess}") for guess in guesses)]
    return [*told, Text("")]


def _guesses(game: Game, view: View, speech: Speech) -> list[str]:
    """Where the hidden things are likeliest to lie, the surest guesses first."""
    found = sorted(grouped(game.beliefs(view)), key=lambda guess: -max(guess.places.values()))
    said = []
    for guess in found[:GUESSES]:
        places = sorted(guess.places.items(), key=lambda item: (-item[1], item[0]))[:PLACES]
        where = ", ".join(f"{speech.thing(place, 'place')} {round(100 * chance)} %" for place, chance in places)
        said.append(f"{speech.seat(guess.whose)} {speech.thing(guess.thing, 'card', 'rank')}: {where}")
    return said
