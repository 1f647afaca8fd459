"""How strong players are, from who won against whom.

The model is that of Bradley and Terry: each player has a strength, and the odds of one against the other are the ratio
of their strengths. Where more than two sides play, each wins with a chance proportional to its strength (Luce); a side
of several players is as strong as their geometric mean. A game without a winner counts as shared by all sides: between
two as half a win for each.

Ratings are the logarithms of strengths on Elo's scale, 400 points for odds of ten to one, and their mean is 0. They are
those under which the results are most likely, with a weak prior (normal, 1000 points wide) that keeps somebody who won
every game from being infinitely strong. Errors are half the width of the 95 % interval, from the curvature there.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

POINTS = 400 / math.log(10)  # of Elo for one unit of the logarithm of a strength
PRIOR = 1000 / POINTS
IN_95_PERCENT = 1.96
ROUNDS, PRECISION, FARTHEST = 200, 1e-9, 1.0

Sides = tuple[tuple[str, ...], ...]  # the players of each side


class Result(NamedTuple):
    """Who played whom, and which side won; None: nobody."""

    sides: Sides
    winner: int | None


class Estimate(NamedTuple):
    elo: float
    error: float


def estimate(players: Sequence[str], results: Counter[Result]) -> dict[str, Estimate]:
    """The rating of each of these players."""
    games = [(_shares(players, result.sides), _won(result), count) for result, count in results.items()]
    strengths = np.zeros(len(players))
    for _ in range(ROUNDS):
        slope, curvature = _likelihood(strengths, games)
        step = np.linalg.solve(curvature, slope)
        strengths += step * min(1.0, FARTHEST / max(np.abs(step).max(), PRECISION))
        if np.abs(step).max() < PRECISION:
            break
    _, curvature = _likelihood(strengths, games)
    centred = np.eye(len(players)) - 1 / len(players)
    variances = np.diag(centred @ np.linalg.inv(curvature) @ centred)
    errors = IN_95_PERCENT * np.sqrt(np.maximum(variances, 0.0))
    return {
        player: Estimate(float(POINTS * strength), float(POINTS * error))
        for player, strength, error in zip(players, strengths, errors, strict=True)
    }


def _shares(players: Sequence[str], sides: Sides) -> Any:
    """A row for each side: how much of its strength comes from each player."""
    return np.array([[side.count(player) / len(side) for player in players] for side in sides])


def _won(result: Result) -> Any:
    """How much of the game each side has won."""
    if result.winner is None:
        return np.full(len(result.sides), 1 / len(result.sides))
    return np.eye(len(result.sides))[result.winner]


def _likelihood(strengths: Any, games: Sequence[tuple[Any, Any, int]]) -> tuple[Any, Any]:
    """The slope and the curvature of the logarithm of the likelihood, the prior included."""
    slope = -strengths / PRIOR**2
    curvature = np.eye(len(strengths)) / PRIOR**2
    for shares, won, count in games:
        powers = np.exp(shares @ strengths)
        chances = powers / powers.sum()
        slope = slope + count * shares.T @ (won - chances)
        curvature = curvature + count * shares.T @ (np.diag(chances) - np.outer(chances, chances)) @ shares
    return slope, curvature
