"""Totals over many games. Everything is kept in whole numbers, so the order of adding does not matter."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core import Outcome, Seat

CONFIDENCE = 1.96  # standard errors on either side: 95 %


@dataclass(slots=True)
class Sum:
    """A number measured in many games, or (a share) how often something was true."""

    is_share: bool = False
    n: int = 0  # games in which it applies
    total: int = 0
    squares: int = 0
    highest: int = 0
    counts: Counter[int] = field(default_factory=Counter)  # number of games by value

    def add(self, values: npt.NDArray[Any]) -> None:
        """Add the values of some games, leaving out masked ones; booleans are shares."""
        kept = values[~np.ma.getmaskarray(values)] if isinstance(values, np.ma.MaskedArray) else values
        self.is_share = kept.dtype == np.bool_
        numbers = np.asarray(kept).astype(np.int64)
        self.n += len(numbers)
        self.total += int(numbers.sum())
        self.squares += int((numbers**2).sum())
        self.highest = max([self.highest, *numbers.tolist()])
        self.counts.update(numbers.tolist())

    def merge(self, other: Sum) -> None:
        self.is_share = self.is_share or other.is_share
        self.n += other.n
        self.total += other.total
        self.squares += other.squares
        self.highest = max(self.highest, other.highest)
        self.counts.update(other.counts)

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def median(self) -> float:
        return median(self.counts)

    @property
    def margin(self) -> float:
        """The half width of the 95 % confidence interval of the mean."""
        return margin(self.n, self.total, self.squares)

    def to_json(self) -> dict[str, object]:
        found: dict[str, object] = {"games": self.n, "mean": self.mean, "margin": self.margin, "total": self.total}
        return found if self.is_share else {**found, "median": self.median, "highest": self.highest}


def median(counts: Counter[int]) -> float:
    """The median of values given by how often each occurs; between two middle values, their mean."""
    ordered = sorted(counts.elements())
    middle = len(ordered) // 2
    if not ordered:
        return 0.0
    return float(ordered[middle]) if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def margin(n: int, total: int, squares: int) -> float:
    """1.96 standard errors of a mean."""
    return CONFIDENCE * math.sqrt(max(0.0, squares - total * total / n)) / n if n else 0.0


@dataclass(slots=True)
class Tally:
    """Totals over some games. Games without a winner are counted in `draws`, by reason."""

    games: int = 0
    winners: Counter[Seat] = field(default_factory=Counter)
    players: Counter[str] = field(default_factory=Counter)  # wins by player name
    draws: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)  # all games, by reason
    lengths: Counter[int] = field(default_factory=Counter)  # in plies: decisions by any seat
    points: dict[Seat, Sum] = field(default_factory=dict)
    figures: dict[str, Sum] = field(default_factory=dict)  # the game's own figures

    def add(self, ends: Sequence[Outcome], plies: Sequence[int], players_by_game: Sequence[Mapping[Seat, str]]) -> None:
        """Add some games: how each ended, how long it took, who sat where."""
        self.games += len(ends)
        self.lengths.update(plies)
        self.ends.update(end.reason for end in ends)
        self.draws.update(end.reason for end in ends if not end.winners)
        for end, players in zip(ends, players_by_game):
            self.winners.update(end.winners)
            self.players.update(players[seat] for seat in end.winners)
        for seat in ends[0].points if ends else ():
            self.points.setdefault(seat, Sum()).add(np.array([end.points[seat] for end in ends]))

    def merge(self, other: Tally) -> None:
        self.games += other.games
        for mine, theirs in (
            (self.winners, other.winners),
            (self.players, other.players),
            (self.draws, other.draws),
            (self.ends, other.ends),
            (self.lengths, other.lengths),
        ):
            mine.update(theirs)  # type: ignore[arg-type]
        for seat, points in other.points.items():
            self.points.setdefault(seat, Sum()).merge(points)
        for name, figure in other.figures.items():
            self.figures.setdefault(name, Sum()).merge(figure)

    @property
    def mean_length(self) -> float:
        return sum(plies * games for plies, games in self.lengths.items()) / self.games if self.games else 0.0

    @property
    def median_length(self) -> float:
        return median(self.lengths)
