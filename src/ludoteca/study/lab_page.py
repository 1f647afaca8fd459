"""The findings of a lab as one page: a table and a drawing for each figure, without any script."""

from __future__ import annotations

import html
import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ludoteca.study.lab import Plan
from ludoteca.study.lab_figures import Figure, Figures

LEFT, WIDTH, ROW, TOP = 230, 420, 26, 14  # of a drawing, in pixels

STYLE = """
:root { color-scheme: light dark; --ink: #222; --faint: #999; --mark: #1a5fb4; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee; --faint: #888; --mark: #8ab4f8; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 68rem; padding: 0 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { padding: .2rem .8rem .2rem 0; text-align: right; white-space: nowrap; }
td:first-child, th:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
svg .axis { stroke: var(--faint); } svg .fair { stroke: var(--faint); stroke-dasharray: 4 3; }
svg .range { stroke: var(--mark); stroke-width: 2; } svg circle { fill: var(--mark); }
"""


NOTHING = Figure(math.nan, math.nan, math.nan, 0)


class Chart(NamedTuple):
    title: str
    explained: str
    of: Callable[[Figures], Figure]
    is_share: bool = True
    has_fair_share: bool = False  # the share of a seat if all were alike


CHARTS = (
    Chart("Decisive games", "even games that somebody won", lambda f: f.decisive),
    Chart("Length", "decisions in an even game, on average", lambda f: f.length, is_share=False),
    Chart(
        "First move", "decisive even games won by whoever decided first", lambda f: f.first_move, has_fair_share=True
    ),
    Chart("Comebacks", "decisive even games won by somebody who had been far behind", lambda f: f.comebacks),
    Chart("Skill", "decisive uneven games won by the stronger bot", lambda f: f.skill, has_fair_share=True),
)


def page(plan: Plan, found: Sequence[Figures], seats: Sequence[str]) -> str:
    """The whole page; `seats` are those of the variant with most of them."""
    counts = {len(one.seats) for one in found}
    fair = 1 / len(seats) if len(counts) == 1 else math.nan
    seat_charts = [
        Chart(f"Seat {name}", f"decisive even games won by {name}", _of_seat(number), has_fair_share=True)
        for number, name in enumerate(seats)
    ]
    drawn = "".join(_section(chart, found, fair) for chart in (*CHARTS, *seat_charts))
    said = (
        f"Bot {html.escape(plan.bot)} against itself, and against bot {html.escape(plan.weaker)} on all other seats; "
        f"scale {plan.scale:g}, seed {plan.seed}. Whiskers hold the truth 95 times in 100."
    )
    title = f"Lab: {html.escape(plan.game)}"
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f"<body><h1>{title}</h1><p>{said}</p>\n{_table(found, seats)}\n{drawn}</body></html>\n"
    )


def _of_seat(number: int) -> Callable[[Figures], Figure]:
    return lambda figures: figures.seats[number] if number < len(figures.seats) else NOTHING


def _table(found: Sequence[Figures], seats: Sequence[str]) -> str:
    heads = ["variant", "games", *(chart.title.lower() for chart in CHARTS), *(f"seat {name}" for name in seats)]
    rows = [
        [html.escape(one.variant), str(one.games)]
        + [written(chart.of(one), chart.is_share) for chart in CHARTS]
        + [written(_of_seat(number)(one), True) for number in range(len(seats))]
        for one in found
    ]
    head = "".join(f"<th>{html.escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def written(figure: Figure, is_share: bool) -> str:
    """A value with its interval: `48 % (41–55)`."""
    if not figure.games:
        return "–"
    value, low, high = (100 * one if is_share else one for one in figure[:3])
    if math.isnan(low):
        return f"{value:.0f}"
    return f"{value:.0f}{' %' if is_share else ''} ({low:.0f}–{high:.0f})"


def _section(chart: Chart, found: Sequence[Figures], fair: float) -> str:
    explained = html.escape(chart.explained)
    return f"<h2>{html.escape(chart.title)}</h2><p>{explained}</p>\n{draw(chart, found, fair)}\n"


def draw(chart: Chart, found: Sequence[Figures], fair: float) -> str:
    """A line for each variant: the value as a dot, the interval as a whisker."""
    shown = [(one.variant, chart.of(one)) for one in found]
    ends = [end for _, figure in shown for end in figure[:3] if not math.isnan(end)]
    least, most = (0.0, 1.0) if chart.is_share else (0.0, 1.1 * max(ends, default=1.0) or 1.0)
    height = TOP + ROW * len(shown) + 24

    def x(value: float) -> float:
        return round(LEFT + WIDTH * (value - least) / (most - least), 1)

    parts = [f'<line class="axis" x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{height - 22}" y2="{height - 22}"/>']
    for tick in (least, (least + most) / 2, most):
        text = f"{100 * tick:.0f} %" if chart.is_share else f"{tick:.0f}"
        parts.append(f'<text x="{x(tick)}" y="{height - 5}" text-anchor="middle">{text}</text>')
    if chart.has_fair_share and not math.isnan(fair):
        parts.append(f'<line class="fair" x1="{x(fair)}" x2="{x(fair)}" y1="4" y2="{height - 22}"/>')
    for row, (name, figure) in enumerate(shown):
        y = TOP + ROW * row + ROW // 2
        parts.append(f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{html.escape(name)}</text>')
        if figure.games:
            if not math.isnan(figure.low):
                parts.append(f'<line class="range" x1="{x(figure.low)}" x2="{x(figure.high)}" y1="{y}" y2="{y}"/>')
            parts.append(f'<circle cx="{x(figure.value)}" cy="{y}" r="5"/>')
    label = html.escape(f"{chart.title}: " + "; ".join(f"{name} {written(f, chart.is_share)}" for name, f in shown))
    return (
        f'<svg viewBox="0 0 {LEFT + WIDTH + 40} {height}" width="{LEFT + WIDTH + 40}" height="{height}" role="img" '
        f'aria-label="{label}" xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'
    )
