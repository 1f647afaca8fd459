"""A plan against what the others do in imagined futures: the keener sister of `race.Plan`, measured in winning."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludoteca.core import Limit, Seat, Style, View
from ludoteca.games.scorso.machine import beliefs
from ludoteca.games.scorso.machine.book import BOOKS, TO_KNOCK, Numbers, book
from ludoteca.games.scorso.machine.foresight import LONGEST, foresee, weigh_lane
from ludoteca.games.scorso.machine.habits import Dice
from ludoteca.games.scorso.machine.outlook import WEIGHTS, outlook
from ludoteca.games.scorso.machine.race import VALID, Floats, Ints, parts_of, rolls, tables
from ludoteca.games.scorso.machine.seasoned import by_heart, learn, least_kept
from ludoteca.games.scorso.machine.stopping import best_parts, place_all, solve
from ludoteca.games.scorso.machine.winning import lane_chances
from ludoteca.games.scorso.rules.board import LEFT, N_FACES, N_SIDES, PLAYERS, RIGHT

FUTURES = 96  # at most
ITS_SHARE = 8  # one part of so many of the work goes into futures
SLICE = 16  # futures between two looks at the limit
LEAST_SEEN = 5  # futures have to reach a beat, or it is too far ahead
SURE = 0.9  # that somebody knocks who is expected to
TOKEN, SPARE = 0.15, 0.3  # of a neighbour's bullet: a fist token, a paralysis that cancels nothing
SEEDS = 1 << 24


class Foreseen:
    """What to do with all dice that are not placed yet, whatever they show."""

    unit, not_yet, is_foreseen = 1.0, 0.006, True  # of winning

    def __init__(self, view: View, limit: Limit, work: int, style: Style) -> None:
        self.start, self.me = beliefs.undecided(view), int(view.seat)
        self.view = View(view.options, view.seat, self.start)  # as it is when nobody has committed to anything
        self.others = book()
        t, self.n = tables(), int(self.start.free[self.me].sum())
        self.fewer, self.all = int(t.ends[self.n - 1]), int(t.ends[self.n])
        self.base, self.stake = self._prospects()
        self.least = least_kept(self.view, self.n)
        self.keeps = by_heart(self.me, book(BOOKS[style]), self.others)
        for seat in range(self.start.n):
            if self.start.alive[seat]:
                learn(View(view.options, Seat(seat), self.start), self.others, self.keeps[seat])
        self._look_ahead(limit, min(FUTURES, max(SLICE, work // ITS_SHARE)))
        self._weigh()
        self._solve()
        self.laid_before = {np.zeros((N_SIDES, N_FACES), np.int64).tobytes(): self.keeps}

    def _prospects(self) -> tuple[float, float]:
        """How likely this player is to win as the table stands, and how much more so whoever wins this stage."""
        s, prizes, found = self.start, beliefs.prizes(self.start)[:, self.me], np.zeros(PLAYERS)
        outlook(s, WEIGHTS, beliefs.prizes(s), found)
        others = [prizes[seat] for seat in range(s.n) if s.alive[seat] and seat != self.me]
        return float(found[self.me]), float(prizes[self.me] - np.mean(others))

    def _look_ahead(self, limit: Limit, count: int) -> None:
        """How likely somebody else knocks in each beat, and what faces this player then."""
        facing = np.zeros((count, LONGEST, N_SIDES, N_FACES), np.int64)
        over, table = np.zeros(count, np.int64), np.zeros(1, self.start.dtype)
        seed, self.done, self.is_over = limit.rng.randrange(SEEDS), 0, False
        while self.done < count and not self.is_over:
            part = slice(self.done, min(count, self.done + SLICE))
            size = part.stop - part.start
            foresee(
                self.start, table, self.me, seed + self.done, size, self.others, self.keeps, facing[part], over[part]
            )
            self.done = part.stop
            self.is_over = limit.is_reached(self.done)
        self.facing, self.over = facing[: self.done], over[: self.done]
        reached = np.array([(self.over >= beat).sum() for beat in range(LONGEST)])
        self.beats = max(1, int((reached >= LEAST_SEEN).sum()))
        ended = np.array([(self.over == beat).sum() for beat in range(self.beats)])
        self.haste = ended / np.maximum(1, reached[: self.beats])
        self.haste[0] = min(self.haste[0], SURE)
        if not self.start.beats and self.beats > 1:  # in real time the others do not wait while dice are in the air
            self.haste[0] = 1 - (1 - self.haste[0]) * (1 - self.haste[1])

    def _weigh(self) -> None:
        """What each hand is worth in each location, in every beat: to somebody who knocks, and if another does."""
        self.worth, self.at_end = np.zeros((2, N_SIDES, self.beats, self.all))
        for side in (LEFT, RIGHT):
            gains = self.stake * lane_chances(self.view, side)
            extras = np.array([TOKEN, SPARE]) * gains[0, 1]
            for beat in range(self.beats):
                rows = self.worth[side, beat], self.at_end[side, beat]
                weigh_lane(
                    self.start, self.me, side, self.facing, self.over, beat, self.all, self.others, gains, extras, *rows
                )
                for row in rows:
                    if row.max() < VALID:  # nothing can mend this location any more
                        row[:] = 0.0

    def _solve(self) -> None:
        """Winning, for every hand that is placed now, and for every part of one that is kept (`after`)."""
        self.placed, self.placed_at_end = np.zeros((2, self.beats, self.all))
        parts = np.zeros((self.beats, self.all - self.fewer))
        for beat in range(self.beats):
            left, right = self.worth[:, beat]
            place_all(left, right, self.all, self.others, self.placed[beat])
            place_all(
                self.at_end[LEFT, beat], self.at_end[RIGHT, beat], self.all, self.others, self.placed_at_end[beat]
            )
            best_parts(self.placed_at_end[beat], self.fewer, self.all, self.others, parts[beat])
        first, end, least, known, dice = self.fewer, self.all, self.least, self.others, rolls(self.n)
        self.after, self.keep = np.zeros(first), np.zeros(end, np.int64)
        solve(first, end, self.beats, self.placed, parts, self.haste, dice, least, known, self.after, self.keep)

    def aims(self) -> npt.NDArray[np.bool_]:
        """Of all hands in `Tables.hands`: those with which it is better to knock now than to wait."""
        found = np.zeros(len(tables().hands), np.bool_)
        found[self.fewer : self.all] = self.keep[self.fewer : self.all] == TO_KNOCK
        return found

    # -- one hand ------------------------------------------------------------------------------------------

    def can_knock(self, hand: int) -> bool:
        """Whether all dice are in this hand and can be placed in valid combinations."""
        return bool(tables().sizes[hand] == self.n and self.placed[0, hand] > VALID)

    def knocking(self, hand: int) -> Floats:
        """What every way to place a hand is worth if the round ends now."""
        one, other = parts_of(hand), parts_of(hand, is_other=True)
        worth: Floats = self.worth[LEFT, 0][one] + self.worth[RIGHT, 0][other]
        return worth

    def to_keep(self, hand: int) -> Ints:
        """The parts of a hand that may be kept while the others are rolled."""
        sizes, parts = tables().sizes, parts_of(hand)
        return parts[(sizes[parts] < self.n) & (sizes[parts] >= self.least)]

    def best_part(self, hand: int) -> int:
        """The part of a hand that is best placed if somebody else ends the round now."""
        parts = parts_of(hand)
        return int(parts[np.argmax(self.placed_at_end[0][parts])])

    def in_hand(self, kept: Ints) -> Floats:
        """What it is worth to keep each of these parts in hand and to roll the others."""
        nothing = self.placed_at_end[0, 0]
        worth: Floats = self.haste[0] * nothing + (1 - self.haste[0]) * self.after[kept]
        return worth

    def laid(self, kept: Ints) -> Floats:
        """What it is worth to place what is kept of the hand, as far as it fits, and to roll the others."""
        placed = self.placed_at_end[0][[self.best_part(int(part)) for part in kept]]
        worth: Floats = self.haste[0] * placed + (1 - self.haste[0]) * self.after[kept]
        return worth

    def sides(self, hand: int) -> tuple[Dice, Dice]:
        """How a hand is best placed if somebody else ends the round: what goes to the left and what to the right."""
        t, one, other = tables(), parts_of(hand), parts_of(hand, is_other=True)
        best = int(np.argmax(self.at_end[LEFT, 0][one] + self.at_end[RIGHT, 0][other]))
        return t.hands[one[best]], t.hands[other[best]]

    # -- what is imagined ----------------------------------------------------------------------------------

    def keeps_after(self, laid: npt.NDArray[np.int64]) -> Numbers:
        """For each seat, haste and hand: the part to keep, when this player has laid these dice."""
        key = laid.tobytes()
        if key not in self.laid_before:
            keeps, s = self.keeps.copy(), self.start.copy()
            s.trays[self.me] += laid.astype(s.trays.dtype)
            s.free[self.me, :N_FACES] -= laid.sum(axis=0).astype(s.free.dtype)
            learn(View(self.view.options, self.view.seat, s), self.others, keeps[self.me])
            self.laid_before[key] = keeps
        return self.laid_before[key]
