"""The required speeds, as data, and the verdicts on the measured ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True)
class AtLeastTimes:
    """A game of ours makes at least `times` as many random plies per CPU second as another engine's game."""

    ours: str
    times: float
    theirs: str

    def __str__(self) -> str:
        return f"{self.ours} ≥ {self.times:g} × {self.theirs}"


@dataclass(frozen=True, slots=True)
class AtLeastRate:
    """A game of ours makes at least `rate` random plies per CPU second."""

    ours: str
    rate: float

    def __str__(self) -> str:
        return f"{self.ours} ≥ {self.rate / 1e6:g} M plies/s"


@dataclass(frozen=True, slots=True)
class TwoThreads:
    """Two threads play at least `times` as many random plies per wall second as one."""

    times: float

    def __str__(self) -> str:
        return f"two threads ≥ {self.times:g} × one"


Requirement = AtLeastTimes | AtLeastRate | TwoThreads

# A requirement on a game that does not exist yet is skipped; it counts as soon as the game is found.
REQUIRED: tuple[Requirement, ...] = (
    AtLeastTimes("latrunculi", 5.0, "checkers"),
    AtLeastTimes("latrunculi", 1.3, "breakthrough"),
    AtLeastRate("scamorra", 1.0e6),
    AtLeastRate("zama", 0.5e6),
    AtLeastRate("scorso", 0.3e6),
    TwoThreads(1.7),
    AtLeastTimes("latrunculi, searched", 5.0, "checkers, MCTS"),
    AtLeastRate("latrunculi, alpha-beta", 5.0e6),
    AtLeastTimes("scamorra, searched", 5.0, "gin_rummy, IS-MCTS"),
)


class Result(Enum):
    MET = "met"
    MISSED = "missed"
    NOT_MEASURED = "not measured"


@dataclass(frozen=True, slots=True)
class Verdict:
    """A requirement, the measured figure in the same unit (times, or plies per second), and whether it is enough."""

    requirement: Requirement
    measured: float | None
    result: Result


def judge(
    rates: Mapping[str, float],
    two_threads: Mapping[str, float],
    required: tuple[Requirement, ...] = REQUIRED,
) -> list[Verdict]:
    """The verdicts on these rates (plies per CPU second by name) and on two threads against one (by game)."""
    return [_verdict(requirement, _measured(requirement, rates, two_threads)) for requirement in required]


def is_enough(verdicts: list[Verdict]) -> bool:
    return all(verdict.result is not Result.MISSED for verdict in verdicts)


def _measured(requirement: Requirement, rates: Mapping[str, float], two_threads: Mapping[str, float]) -> float | None:
    match requirement:
        case AtLeastTimes(ours, _, theirs) if ours in rates and theirs in rates:
            return rates[ours] / rates[theirs]
        case AtLeastRate(ours, _) if ours in rates:
            return rates[ours]
        case TwoThreads() if two_threads:
            return min(two_threads.values())
    return None


def _verdict(requirement: Requirement, measured: float | None) -> Verdict:
    if measured is None:
        return Verdict(requirement, None, Result.NOT_MEASURED)
    least = requirement.rate if isinstance(requirement, AtLeastRate) else requirement.times
    return Verdict(requirement, measured, Result.MET if measured >= least else Result.MISSED)
