"""What the games of a lab say about each variant, with intervals that hold the truth 95 times in 100."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from ludoteca.study.lab import Told

Z = 1.96
HALF = 0.5  # of a fair share: whoever expects less is behind


class Figure(NamedTuple):
    """A value and its interval, and how many games it comes from."""

    value: float
    low: float
    high: float
    games: int


class Figures(NamedTuple):
    """One variant. All are shares, except the length."""

    variant: str
    games: int
    decisive: Figure
    length: Figure
    seats: Sequence[Figure]  # of the decisive even games, those that each seat has won
    first_move: Figure  # and those won by whoever decided first
    comebacks: Figure  # and those won by somebody who had expected at most half a fair share
    skill: Figure  # of the decisive uneven games, those won by the stronger bot


def share(part: int, whole: int) -> Figure:
    """Wilson's interval."""
    if not whole:
        return Figure(math.nan, 0.0, 1.0, 0)
    p, z2 = part / whole, Z * Z
    middle = (p + z2 / (2 * whole)) / (1 + z2 / whole)
    width = Z * math.sqrt(p * (1 - p) / whole + z2 / (4 * whole * whole)) / (1 + z2 / whole)
    return Figure(p, max(0.0, middle - width), min(1.0, middle + width), whole)


def mean(values: Sequence[int]) -> Figure:
    """The interval of the mean, as for many independent values."""
    if not values:
        return Figure(math.nan, math.nan, math.nan, 0)
    found = float(np.mean(values))
    width = Z * float(np.std(values, ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return Figure(found, found - width, found + width, len(values))


def figures(variant: str, told: Iterable[Told], seats: int) -> Figures:
    """All figures of one variant, which has so many seats."""
    games = [one for one in told if one.variant == variant]
    even = [one for one in games if one.kind == "even"]
    uneven = [one for one in games if one.kind == "uneven" and one.winners]
    decided = [one for one in even if one.winners]
    behind = HALF / seats
    turned = sum(any(one.lowest[winner] <= behind for winner in one.winners) for one in decided)
    return Figures(
        variant,
        len(games),
        decisive=share(len(decided), len(even)),
        length=mean([one.decisions for one in even]),
        seats=[share(sum(seat in one.winners for one in decided), len(decided)) for seat in range(seats)],
        first_move=share(sum(one.first in one.winners for one in decided), len(decided)),
        comebacks=share(turned, len(decided)),
        skill=share(sum(one.strong in one.winners for one in uneven), len(uneven)),
    )
