"""The race alone, solved exactly: how many beats it takes to reach a layout if the right dice are kept.

A stochastic shortest path over hands (`race.Tables`). A hand that is a target has arrived; from any other one

    beats of a hand = 1 + the least, over what may be kept, of the beats expected after rolling the rest

which is solved by going through all hands again and again until nothing changes any more.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ludoteca.games.scorso.machine.prospects import location
from ludoteca.games.scorso.machine.race import Floats, Ints, rolls, tables
from ludoteca.games.scorso.rules.board import FIST, N_FACES

Targets = npt.NDArray[np.bool_]  # of all hands of up to six dice

EXACT = 1e-11  # beats: nothing changes any more
NEVER = 1e6  # beats to a target that does not exist


@dataclass(frozen=True)
class Race:
    """n dice on their way to a target."""

    n: int
    beats: Floats  # still to go, for each hand of n dice
    kept: Ints  # what is best kept of it

    @property
    def from_the_start(self) -> float:
        """Beats to go before anything has been rolled."""
        outcomes, likely, starts = rolls(self.n)
        after_all = slice(0, int(starts[1]) if len(starts) > 1 else len(likely))  # nothing kept
        return 1 + float(self.beats[outcomes[after_all]] @ likely[after_all])

    def of(self, hand: int) -> float:
        """Beats to go from this hand of `Tables.hands`."""
        return float(self.beats[hand - _fewer(self.n)])

    def keep(self, hand: int) -> int:
        """What of this hand is best kept."""
        return int(self.kept[hand - _fewer(self.n)])


def solve(n: int, targets: Targets) -> Race:
    """The race of n dice to any of these hands."""
    t, fewer = tables(), _fewer(n)
    first, end = int(t.starts[fewer]), int(t.starts[t.ends[n]])
    one, starts = t.one[first:end], t.starts[fewer : t.ends[n]] - first
    outcomes, likely, ways = rolls(n)
    has_arrived = targets[fewer : t.ends[n]]
    beats = np.where(has_arrived, 0.0, float(n))
    is_rolled = one < fewer  # something is
    while True:
        after = np.add.reduceat(beats[outcomes] * likely, ways)
        options = np.where(is_rolled, after[np.where(is_rolled, one, 0)], NEVER)
        better = np.where(has_arrived, 0.0, 1 + np.minimum.reduceat(options, starts))
        if np.abs(better - beats).max() < EXACT or better.min(initial=NEVER, where=~has_arrived) >= NEVER:
            break
        beats = better
    least = np.minimum.reduceat(options, starts)
    is_best = options <= np.repeat(least, np.diff([*starts, len(one)])) + EXACT
    places = np.where(is_best, np.arange(len(one)), len(one))
    return Race(n, better, one[np.minimum.reduceat(places, starts)])


@functools.cache
def to_any_layout(n: int = 6) -> Race:
    """To any hand whose dice all fit somewhere."""
    return solve(n, fitting())


@functools.cache
def to_fists(n: int = 6) -> Race:
    """§7.2 A duel: every die shows a fist."""
    t = tables()
    return solve(n, t.hands[:, FIST] == t.sizes)


def to_layout(dice: tuple[int, ...]) -> Race:
    """To exactly these dice, a number for each face."""
    assert len(dice) == N_FACES
    return solve(sum(dice), (tables().hands == dice).all(axis=1))


@functools.cache
def fitting(one_pair: bool = False) -> Targets:
    """§5 Which hands can be parted so that both locations are valid."""
    t = tables()
    is_valid = location((0,) * N_FACES, len(t.ends) - 1, one_pair).is_valid
    found: Targets = np.logical_or.reduceat(is_valid[t.one] & is_valid[t.other], t.starts[:-1])
    return found


def _fewer(n: int) -> int:
    """How many hands have fewer than n dice."""
    return int(tables().ends[n - 1])
