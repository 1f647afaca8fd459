"""The race with six dice: what may still be rolled, and what waiting for it is worth.

A hand is how many unplaced dice show each face. All hands of up to six dice stand in `Tables.hands`, small ones
first, and a plan is worked out for all of them at once, backwards from a few beats ahead:

    value of a hand = the better of   knocking now, if all its dice fit
                                      waiting: somebody else may knock, else the best dice to keep are kept
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np
import numpy.typing as npt

from ludoteca.games.scorso.machine.habits import Dice
from ludoteca.games.scorso.rules.board import FACES, OWN_DICE
from ludoteca.games.scorso.rules.rolling import ONE_HAND

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.intp]

INVALID = -1000.0  # what a location that is not valid is worth: worse than anything a valid one can suffer
VALID = INVALID / 2  # whatever is worth more than this is valid
IMPOSSIBLE = 2 * INVALID
PER_BULLET = 0.03  # of winning: what a bullet is worth
NOT_YET = 0.1  # bullets: dice that are placed cannot go the other way any more
BASE = OWN_DICE + 1  # a hand as a number: a digit for each face


@dataclass(frozen=True)
class Tables:
    """Hands, and every way to part each of them in two."""

    hands: Dice
    sizes: Ints
    ends: Ints  # how many hands have up to so many dice
    numbers: Ints  # where a hand stands, by its digits
    one: Ints  # the two parts
    other: Ints
    starts: Ints  # where the ways to part each hand begin

    def number(self, hand: Dice) -> int:
        """Where this hand stands."""
        return int(self.numbers[hand @ DIGITS])


DIGITS = np.array([BASE**face for face in range(len(FACES))], np.intp)


@functools.cache
def tables() -> Tables:
    """All hands of up to six dice."""
    faces = range(len(FACES))
    drawn = [hand for n in range(BASE) for hand in combinations_with_replacement(faces, n)]
    hands = np.array([[hand.count(face) for face in faces] for hand in drawn], np.int8)
    sizes = hands.sum(axis=1).astype(np.intp)
    codes, numbers = hands @ DIGITS, np.zeros(BASE ** len(FACES), np.intp)
    numbers[codes] = np.arange(len(hands))
    one, other = np.nonzero(sizes[:, None] + sizes <= OWN_DICE)
    whole = numbers[codes[one] + codes[other]]
    order = np.argsort(whole, kind="stable")
    starts = np.searchsorted(whole[order], np.arange(len(hands) + 1))
    ends = np.searchsorted(sizes, np.arange(BASE), side="right")
    return Tables(hands, sizes, ends, numbers, one[order], other[order], starts)


@functools.cache
def rolls(n: int) -> tuple[Ints, Floats, Ints]:
    """For each kept hand of fewer than n dice: which hands of n rolling the others makes of it, and how likely."""
    t = tables()
    codes, fewer = t.hands @ DIGITS, int(t.ends[n - 1])
    kept, rolled = np.nonzero(t.sizes[:fewer, None] + t.sizes == n)
    ways = [factorial(sum(hand)) / prod(map(factorial, hand)) for hand in t.hands.tolist()]
    likely = np.array(ways) / len(FACES) ** t.sizes
    starts = np.searchsorted(kept, np.arange(fewer))
    return t.numbers[codes[kept] + codes[rolled]] - fewer, likely[rolled], starts


@dataclass(frozen=True)
class Beat:
    """What the table is expected to be like some beats ahead."""

    left: Floats  # the worth of adding each hand to the left location
    right: Floats
    is_last: float  # how likely somebody else knocks then


class Plan:
    """What to do with n unplaced dice, whatever they show. The first of the beats is now."""

    base, unit, not_yet, is_foreseen = 0.0, PER_BULLET, PER_BULLET * NOT_YET, False  # of winning

    def __init__(self, beats: Sequence[Beat], n: int, is_one_handed: bool) -> None:
        t = tables()
        self.n, self.beats, self.is_one_handed = n, beats, is_one_handed
        self.fewer, self.all = int(t.ends[n - 1]), int(t.ends[n])  # hands of fewer than n dice, of up to n dice
        first, end = int(t.starts[self.fewer]), int(t.starts[self.all])
        self.one, self.other = t.one[first:end], t.other[first:end]  # the parts of hands of n dice
        self.starts = t.starts[self.fewer : self.all] - first
        self.placed = self._placed(beats[0])
        self.kept = self._kept()

    def _placed(self, beat: Beat) -> Floats:
        """The worth of placing each hand as well as can be, if the round ends in this beat."""
        t = tables()
        ways = int(t.starts[self.all])
        worth = beat.left[t.one[:ways]] + beat.right[t.other[:ways]]
        best: Floats = np.maximum.reduceat(worth, t.starts[: self.all])
        return best

    def _kept(self) -> Floats:
        """The worth of keeping each hand of fewer than n dice and rolling the others, seen from the last beat back."""
        outcomes, likely, starts = rolls(self.n)
        value = self._best_part(self._placed(self.beats[-1]))
        for beat in reversed(self.beats[1:-1]):
            placed = self._placed(beat)
            waiting = self._waiting(beat, placed, np.add.reduceat(value[outcomes] * likely, starts))
            value = np.maximum(placed[self.fewer :], waiting)
        kept: Floats = np.add.reduceat(value[outcomes] * likely, starts)
        return kept

    def _waiting(self, beat: Beat, placed: Floats, kept: Floats) -> Floats:
        """The worth of not knocking with each hand of n dice: somebody else may."""
        return beat.is_last * self._best_part(placed) + (1 - beat.is_last) * self._best_kept(kept)

    def _best_part(self, placed: Floats) -> Floats:
        """§5 Whoever does not knock places the part of a hand that is worth most."""
        best: Floats = np.maximum.reduceat(placed[self.one], self.starts)
        return best

    def _best_kept(self, kept: Floats) -> Floats:
        """A22 Something has to be rolled, and one hand does not hold everything."""
        worth = np.concatenate([kept, np.full(self.all - self.fewer, IMPOSSIBLE)])[self.one]
        if self.is_one_handed:
            worth = np.where(tables().sizes[self.other] > ONE_HAND, IMPOSSIBLE, worth)
        best: Floats = np.maximum.reduceat(worth, self.starts)
        return best

    # -- all hands of n dice -----------------------------------------------------------------------------------
    def aims(self) -> npt.NDArray[np.bool_]:
        """Of all hands in `Tables.hands`: those with which it is better to knock now than to wait."""
        found = np.zeros(len(tables().hands), np.bool_)
        placed = self.placed[self.fewer :]
        found[self.fewer : self.all] = (placed > VALID) & (
            placed >= self._waiting(self.beats[0], self.placed, self.kept)
        )
        return found

    # -- one hand ------------------------------------------------------------------------------------------
    def can_knock(self, hand: int) -> bool:
        """Whether all dice are in this hand and can be placed in valid combinations."""
        return bool(tables().sizes[hand] == self.n and self.placed[hand] > VALID)

    def knocking(self, hand: int) -> Floats:
        """What every way to place a hand is worth if the round ends now."""
        now = self.beats[0]
        worth: Floats = now.left[parts_of(hand)] + now.right[parts_of(hand, is_other=True)]
        return worth

    def in_hand(self, kept: Ints) -> Floats:
        """What it is worth to keep each of these parts in hand and to roll the others."""
        worth: Floats = (1 - self.beats[0].is_last) * self.kept[kept]
        return worth

    def laid(self, kept: Ints) -> Floats:
        """What it is worth to place what is kept of the hand, as far as it fits, and to roll the others."""
        placed = np.array([self.placed[self.best_part(part)] for part in kept])
        worth: Floats = self.beats[0].is_last * placed + self.in_hand(kept)
        return worth

    def to_keep(self, hand: int) -> Ints:
        """The parts of a hand that may be kept while the others are rolled."""
        sizes, parts = tables().sizes, parts_of(hand)
        least = self.n - ONE_HAND if self.is_one_handed else 0
        return parts[(sizes[parts] < self.n) & (sizes[parts] >= least)]

    def best_part(self, hand: int) -> int:
        """The part of a hand that is best placed if the round ends now."""
        parts = parts_of(hand)
        return int(parts[np.argmax(self.placed[parts])])

    def sides(self, hand: int) -> tuple[Dice, Dice]:
        """How a hand is best placed: what goes to the left and what to the right."""
        t, now = tables(), self.beats[0]
        one, other = parts_of(hand), parts_of(hand, is_other=True)
        best = int(np.argmax(now.left[one] + now.right[other]))
        return t.hands[one[best]], t.hands[other[best]]


def parts_of(hand: int, is_other: bool = False) -> Ints:
    """One of the two parts of a hand, for every way to part it."""
    t = tables()
    return (t.other if is_other else t.one)[t.starts[hand] : t.starts[hand + 1]]
