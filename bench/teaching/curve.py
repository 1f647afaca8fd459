"""The curve of a training, from its log, as a drawing."""

from __future__ import annotations

import json
from pathlib import Path

WIDE, HIGH, EDGE = 640, 320, 48
COLOURS = ("#1b6ca8", "#b3541e", "#3b7a3b", "#7a3b7a", "#555555", "#a08000")


def draw(logs: dict[str, Path]) -> str:
    """The error on positions that were held back, by steps: one line for each log, named."""
    curves = {name: _points(log) for name, log in logs.items() if log.exists()}
    curves = {name: points for name, points in curves.items() if points}
    if not curves:
        return f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}"/>\n'
    errors = [error for points in curves.values() for _, error in points]
    low, high = min(errors), max(errors)
    last = max(step for points in curves.values() for step, _ in points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" font-size="12">',
        f'<path d="M{EDGE} {EDGE / 2}V{HIGH - EDGE}H{WIDE - EDGE / 2}" fill="none" stroke="#888"/>',
        f'<text x="{EDGE}" y="{HIGH - EDGE / 3}">steps, up to {last}</text>',
        f'<text x="4" y="{EDGE / 2}">{high:.4f}</text><text x="4" y="{HIGH - EDGE}">{low:.4f}</text>',
    ]
    for number, (name, points) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        placed = " ".join(
            f"{EDGE + (WIDE - 1.5 * EDGE) * step / last:.1f},"
            f"{HIGH - EDGE - (HIGH - 1.5 * EDGE) * (error - low) / max(1e-12, high - low):.1f}"
            for step, error in points
        )
        parts.append(f'<polyline points="{placed}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        parts.append(f'<text x="{WIDE - 200}" y="{EDGE / 2 + 16 * number}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _points(log: Path) -> list[tuple[int, float]]:
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return [(line["step"], line["test"]) for line in lines]
