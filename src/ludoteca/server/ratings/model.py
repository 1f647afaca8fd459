"""What a result says about strength: one number for each player, and how sure it is (docs/reference/ratings.md).

Pure arithmetic. The same results in the same order give the same numbers to the last bit, so that everything can be
computed again from the journals.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import BradleyTerryFull

START: Final = 1500.0
START_SIGMA: Final = 250.0
SPREAD: Final = 125.0  # with it, 400 points more mean ten wins to one loss
FORGETTING: Final = 2.5  # before every game a person is a little less known than after the last one
SURE: Final = 150.0  # the deviation above which a rating is provisional

_model = BradleyTerryFull(mu=START, sigma=START_SIGMA, beta=SPREAD, tau=0.0)

MACHINE: Final = "bot:"


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is thought to be, and how far off that may be."""

    mu: float = START
    sigma: float = START_SIGMA
    games: int = 0

    @property
    def number(self) -> int:
        return round(self.mu)

    @property
    def plus_minus(self) -> int:
        """The true number is within this distance nineteen times in twenty."""
        return round(2 * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.sigma > SURE


def machine(name: str) -> str:
    """What a machine is called where people are known by their guest id."""
    return f"{MACHINE}{name}"


def is_machine(who: str) -> bool:
    return who.startswith(MACHINE)


@dataclass(frozen=True, slots=True)
class Side:
    """Who won or lost together, and their place: 0 is the best, and equal places are a tie."""

    players: tuple[str, ...]
    place: int


def rate(before: Mapping[str, Rating], sides: Sequence[Side]) -> dict[str, Rating]:
    """The ratings of everybody after one result."""
    teams = [[_model.create_rating(list(_on_the_day(who, before[who]))) for who in side.players] for side in sides]
    rated = _model.rate(teams, ranks=[float(side.place) for side in sides])
    after = {}
    for side, team in zip(sides, rated, strict=True):
        for who, one in zip(side.players, team, strict=True):
            after[who] = Rating(float(one.mu), float(one.sigma), before[who].games + 1)
    return after


def _on_the_day(who: str, rating: Rating) -> tuple[float, float]:
    """People learn and forget; a machine plays as it always did, so its rating only ever becomes surer and moves ever
    less."""
    sigma = rating.sigma if is_machine(who) else math.hypot(rating.sigma, FORGETTING)
    return rating.mu, min(sigma, START_SIGMA)
