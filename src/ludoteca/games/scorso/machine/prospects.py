"""What dice in a location are worth against what faces them now and what may face them some beats ahead (§6.1).

Worth is measured in bullets. What a neighbour has not placed yet is guessed: a shot or a defence that shows may go
either way, and every other die may still become one.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from math import comb, log
from typing import cast

import numpy as np
import numpy.typing as npt

from ludoteca.core import View
from ludoteca.games.scorso.machine.habits import Dice, tray
from ludoteca.games.scorso.machine.race import INVALID, Beat, Floats, Ints, tables
from ludoteca.games.scorso.rules.board import (
    BLUE,
    DEFENCE,
    FEWEST_PLAYERS,
    FIST,
    GREEN,
    LARGE_GROUP,
    LEAST_GROUP,
    LEFT,
    MOST_PLACED,
    N_COLOURS,
    OWN_DICE,
    PAIR,
    PARALYSIS_DICE,
    RIGHT,
    SHOT,
    UNROLLED,
)
from ludoteca.games.scorso.rules.layout import best_groupings, group_of, kept_fists
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.rules.questions import lowest
from ludoteca.games.scorso.rules.ring import left_of, right_of

AHEAD = 4  # beats
TOKEN = 0.4  # a fist token in front of somebody
SPARE = 0.5  # a paralysis without a colour to cancel
KILL = 1.5  # a neighbour's last bullet, beyond its own worth
LAST = 4.0  # how much more bullets are worth when few are left
THROUGH = 0.3  # how much of a colour counts that a paralysis may cancel
HITS = {2: 1.0, 3: 0.75, 4: 0.7, 5: 0.7}  # somebody else's bullet, by the number of living players

FINISHES = (1.0, 0.33, 0.14, 0.1, 0.06, 0.04, 0.03)  # how likely so many idle dice all fit after one roll
KNOCKS = 0.85  # how likely somebody knocks who can
STAYS_IDLE = 2 / 3  # how likely a die still shows neither shot nor defence after one more roll
EITHER_WAY = 0.5  # how likely a die goes to the left
ONE_OF_FOUR = 0.25  # how likely one that became a shot or a defence is the one that counts, on the side that counts
NEARLY = 0.2  # bullets: so little may be missing, and a neighbour is as good as dead
COLOURED = range(GREEN, BLUE + 1)

Bullets = tuple[int, int, int]


def standing(bullets: int) -> float:
    """What it is worth to have so many bullets."""
    return bullets + LAST * log(bullets) if bullets else -LAST


def worth_of_one(bullets: int) -> float:
    """What one of so many bullets is worth."""
    return 1 + LAST / max(1, bullets)


# -- the others --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Facing:
    """A neighbour, and the dice that face one of a player's own locations."""

    bullets: Bullets
    shots: int
    defences: int
    pairs: int
    groups: Bullets  # sizes, by colour
    paralyses: int
    free_shots: int  # unplaced
    free_defences: int
    idle: int  # unplaced dice that show neither


def facing(view: View, side: int) -> Facing:
    """§2 The neighbour on this side, and what lies opposite."""
    s, me = view.record, int(view.seat)
    other = int(left_of(s, me) if side == LEFT else right_of(s, me))
    dice, free = tray(s, other, RIGHT if side == LEFT else LEFT), s.free[other]
    groups, paralyses = grouped(dice)
    return Facing(
        bullets_of(view, other),
        int(dice[SHOT]),
        int(dice[DEFENCE]),
        int(kept_fists(dice, s.one_pair != 0)) // PAIR,
        groups,
        paralyses,
        int(free[SHOT]),
        int(free[DEFENCE]),
        int(free[FIST:].sum()) + int(s.tumbling[other]),
    )


def bullets_of(view: View, seat: int) -> Bullets:
    """§1 A player's bullets by colour."""
    green, yellow, blue = view.record.bullets[seat].tolist()
    return green, yellow, blue


def grouped(dice: Dice) -> tuple[Bullets, int]:
    """A11 The sizes of the Colour groups, and the paralyses, if most dice are kept, and as few paralyses as may be."""
    paralyses = int(lowest(int(best_groupings(dice))))
    green, yellow, blue = (int(group_of(int(dice[GREEN + colour]), paralyses)) for colour in range(N_COLOURS))
    return (green, yellow, blue), paralyses


def idle_dice(view: View, seat: int) -> int:
    """About how many dice somebody has still to roll before all can be placed."""
    s = view.record
    free, trays = s.free[seat], s.trays[seat]
    idle = int(free[UNROLLED]) + int(s.tumbling[seat])
    idle += (int(free[FIST]) + int((trays[:, FIST] % PAIR).sum())) % PAIR
    lone = [int(free[face]) for face in COLOURED if free[face] < LEAST_GROUP and (trays[:, face] < LEAST_GROUP).all()]
    idle += sum(lone) - (PARALYSIS_DICE * min(lone) if len(lone) == N_COLOURS else 0)
    return min(idle, OWN_DICE)


def ends_in(idle: int, beats: int) -> float:
    """How likely somebody with this many idle dice is to knock so many beats from now."""
    if beats == 0:
        return KNOCKS if idle == 0 else 0.0
    left = idle * STAYS_IDLE ** (beats - 1)
    below, above = FINISHES[int(left)], FINISHES[min(int(left) + 1, OWN_DICE)]
    return KNOCKS * (below + (left - int(left)) * (above - below))


# -- shots and defences ------------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=1 << 12)
def spread(sure: int, maybe: int, idle: int, beats: int) -> tuple[float, ...]:
    """How likely 0, 1, 2 … shots (or defences) face a location: some for sure, some that may go to either side."""
    becomes = (1 - STAYS_IDLE**beats) * ONE_OF_FOUR
    found = [0.0] * (sure + maybe + idle + 1)
    for one in range(maybe + 1):
        for other in range(idle + 1):
            likely = comb(idle, other) * becomes**other * (1 - becomes) ** (idle - other)
            found[sure + one + other] += comb(maybe, one) * EITHER_WAY**maybe * likely
    return tuple(found)


@functools.lru_cache(maxsize=1 << 12)
def unstopped(sure: int, maybe: int, idle: int, beats: int) -> Floats:
    """How many of 0, 1, 2 … shots get past such defences."""
    likely = spread(sure, maybe, idle, beats)
    return np.array([sum(p * max(0, own - n) for n, p in enumerate(likely)) for own in range(MOST_PLACED + 1)])


@functools.lru_cache(maxsize=1 << 12)
def suffered(sure: int, maybe: int, idle: int, beats: int) -> Floats:
    """How many such shots get past 0, 1, 2 … defences."""
    likely = spread(sure, maybe, idle, beats)
    return np.array([sum(p * max(0, n - own) for n, p in enumerate(likely)) for own in range(MOST_PLACED + 1)])


# -- locations of one's own ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Location:
    """The combinations that each hand makes together with what lies in a location."""

    is_valid: npt.NDArray[np.bool_]
    shots: Ints
    defences: Ints
    pairs: Ints
    groups: Ints  # sizes, by colour
    paralyses: Ints


@functools.lru_cache(maxsize=1 << 10)
def location(placed: tuple[int, ...], n: int, one_pair: bool) -> Location:
    """§5 What each hand of up to n dice makes of a location; if none can mend it, all count as valid."""
    dice = tables().hands[: tables().ends[n]].astype(np.intp) + placed
    colours, fists = dice[:, GREEN:], dice[:, FIST]
    paralyses, is_whole = np.zeros(len(dice), np.intp), np.zeros(len(dice), np.bool_)
    for number in range(OWN_DICE // PARALYSIS_DICE + 1):
        left = colours - number
        is_so = ((left == 0) | (left >= LEAST_GROUP)).all(axis=1) & ~is_whole
        paralyses[is_so] = number
        is_whole |= is_so
    groups = np.where(is_whole[:, None], colours - paralyses[:, None], 0)
    is_valid = is_whole & (fists % PAIR == 0) & ((fists <= PAIR) | (not one_pair))
    if not is_valid.any():
        is_valid[:] = True
    return Location(is_valid, dice[:, SHOT], dice[:, DEFENCE], fists // PAIR, groups, paralyses)


def losses(sizes: npt.ArrayLike, bullets: Bullets, shortage: str) -> Floats:
    """§6.1, A15 What Colour groups of these sizes, a row each, cost somebody with these bullets."""
    size = np.asarray(sizes)
    most = np.maximum(size - 1, 0)
    own = np.minimum(most, bullets)
    others = {
        "extras_substitute": np.where(size >= LARGE_GROUP, most, 0),
        "all_substitute": most,
        "extra_dice_only": np.maximum(size - LEAST_GROUP, 0),
        "none": np.zeros_like(most),
    }[shortage]
    lost = (own + np.minimum(most - own, others)).sum(axis=1)
    capped: Floats = np.minimum(lost, sum(bullets)).astype(np.float64)
    return capped


class Prospect:
    """A location of one's own and the neighbour it faces: what adding each hand of up to n dice to it is worth."""

    def __init__(self, view: View, side: int, n: int) -> None:
        s, me = view.record, int(view.seat)
        shortage = cast(Options, view.options).colour_shortage
        self.facing = facing(view, side)
        self.location = location(tuple(tray(s, me, side).tolist()), n, s.one_pair != 0)
        self.own, self.theirs = bullets_of(view, me), self.facing.bullets
        self.hit = hit(view) * worth_of_one(sum(self.theirs))
        self.hurt = worth_of_one(sum(self.own))
        self._strike(shortage)
        self._suffer(shortage)

    def _strike(self, shortage: str) -> None:
        """What colours and fists take."""
        at, f = self.location, self.facing
        pairs = at.pairs * (not any(f.groups))
        colours = losses(at.groups, f.bullets, shortage) * (THROUGH if f.paralyses else 1.0)
        self.struck, self.tokens = colours + pairs, TOKEN * pairs

    def _suffer(self, shortage: str) -> None:
        """What the neighbour's colours and fists take; one paralysis cancels one colour, the costliest."""
        at, f = self.location, self.facing
        one_by_one = losses(np.diag(f.groups), self.own, shortage)
        left = np.concatenate([[0.0], np.sort(one_by_one)]).cumsum()  # of no colour, of the cheapest, of two …
        groups = sum(size > 0 for size in f.groups)
        cancelled = np.minimum(at.paralyses, groups)
        self.colours = left[N_COLOURS - cancelled]
        self.pairs = f.pairs * ~(at.groups > 0).any(axis=1)
        self.spare = SPARE * (at.paralyses - cancelled) - TOKEN * self.pairs

    def worth(self, beats: int) -> Floats:
        """What each hand is worth if the round ends so many beats from now."""
        f, at, total = self.facing, self.location, sum(self.theirs)
        hits = self.struck + unstopped(f.defences, f.free_defences, f.idle, beats)[at.shots]
        hurts = self.colours + self.pairs + suffered(f.shots, f.free_shots, f.idle, beats)[at.defences]
        worth: Floats = self.hit * np.minimum(hits, total) + KILL * (hits >= total - NEARLY) + self.tokens + self.spare
        worth -= self.hurt * np.minimum(hurts, sum(self.own))
        worth[~at.is_valid] += INVALID
        return worth


def hit(view: View) -> float:
    """What somebody else's bullet is worth, measured in bullets of one's own."""
    return HITS[max(FEWEST_PLAYERS, int(view.record.alive.sum()))]


def beats_ahead(view: View, n: int) -> list[Beat]:
    """Now and the next beats, as far as they can be guessed from here."""
    s, me = view.record, int(view.seat)
    left, right = Prospect(view, LEFT, n), Prospect(view, RIGHT, n)
    others = [idle_dice(view, seat) for seat in range(s.n) if seat != me and s.alive[seat]]
    found = []
    for ahead in range(AHEAD + 1):
        goes_on = 1.0
        for idle in others:
            goes_on *= 1 - ends_in(idle, ahead)
            if ahead == 0 and not s.beats:  # in real time the others do not wait while one's dice are in the air
                goes_on *= 1 - ends_in(idle, 1)
        found.append(Beat(left.worth(ahead), right.worth(ahead), 1 - goes_on))
    return found
