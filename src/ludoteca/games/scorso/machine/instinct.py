"""How a seasoned player plays Scorso at once: keep the dice in hand while nobody can knock, then place them well.

While dice are rolled the plan comes from `race`, on what `prospects` expects of the neighbours. Only whole
combinations are placed, so a knock is never mistaken. Questions and duels are answered by rule of thumb.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from random import Random
from typing import cast

import numpy as np

from ludoteca.core import Move, Record, View
from ludoteca.games.scorso.machine.arms import arms, worth_of_bowtie
from ludoteca.games.scorso.machine.habits import duel, fits, knock_or_wait, roll_of, tray
from ludoteca.games.scorso.machine.prospects import (
    SPARE,
    beats_ahead,
    bullets_of,
    facing,
    hit,
    losses,
    standing,
    worth_of_one,
)
from ludoteca.games.scorso.machine.race import Plan, tables
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import (
    DUEL,
    GREEN,
    LEFT,
    N_COLOURS,
    N_FACES,
    OWN_DICE,
    READY,
    RIGHT,
    ROLLING,
    UNROLLED,
)
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.rules.rolling import ONE_HAND
from ludoteca.games.scorso.rules.trace import T_PLACE, WHAT

__all__ = ["effort", "instinct", "keeps_still"]

RISK = 0.05  # that somebody else knocks: from here on dice are placed rather than kept in hand
NEXT_DIE, A_KNOCK, AN_ACT, A_QUESTION = 0.45, 0.7, 1.0, 2.2  # how long people take over them, see `effort`
ENOUGH = 2  # bullets of a colour, as far as a stake is concerned
GUARDING = 100.0  # a paralysis that cancels a colour, before anything else it may do
OTHERS_LANE = -100.0  # A12 one's own lanes first
WASTING = 0.5  # a paralysis that does nothing, rather than swap seats
LONGEST_DUEL = 200  # beats, for the odds


def instinct(view: View, legal: Sequence[Move], rng: Random) -> Move:
    """The move a seasoned player makes at once; among moves of equal worth, luck decides."""
    s, me = view.record, int(view.seat)
    if s.phase == ROLLING:
        return _race(view, legal)
    if s.phase == DUEL:
        return duel(s, me)
    return max(legal, key=lambda move: (merit(view, move), rng.random()))


def keeps_still(view: View) -> bool:
    """§5 The count is left to people. A8 With all dice placed nothing is left but a knock, and it would be mistaken."""
    s, me = view.record, int(view.seat)
    if s.phase == READY:
        return True
    if s.beats or s.phase != ROLLING or s.free[me].any() or s.tumbling[me]:
        return False
    return not all(fits(s, tray(s, me, side)) for side in (LEFT, RIGHT))


def effort(view: View, move: Move) -> float:
    """How long people take over a move: the next die of several quickly, a question slowly."""
    s, kind = view.record, moves.kind_of(move)
    if kind == moves.PLACE and s.did_by == view.seat and T_PLACE in s.deeds[: s.n_deeds, WHAT]:
        return NEXT_DIE
    if kind == moves.KNOCK:
        return A_KNOCK
    return AN_ACT if s.phase in (ROLLING, DUEL) else A_QUESTION


# -- rolling -----------------------------------------------------------------------------------------------------------


def _race(view: View, legal: Sequence[Move]) -> Move:
    """§5 Finish what was begun, roll what has not been rolled, else follow a plan."""
    s, me = view.record, int(view.seat)
    free, n = s.free[me], int(s.free[me].sum())
    if not n:
        return knock_or_wait(s, me, legal)
    if (unfinished := finish(s, me)) is not None:
        return unfinished
    is_one_handed = bool(s.beats and s.handicap[me])
    unrolled = free * (np.arange(len(free)) == UNROLLED)
    if free[UNROLLED] == n or (is_one_handed and free[UNROLLED] >= ONE_HAND):
        return roll_of(me, unrolled, legal)
    return _follow(view, Plan(beats_ahead(view, n), n, is_one_handed), legal)


def _follow(view: View, plan: Plan, legal: Sequence[Move]) -> Move:
    """Knock if that is worth more than waiting; place what is kept if somebody else may knock; roll the rest."""
    me, t = int(view.seat), tables()
    free, risk = view.record.free[me], plan.beats[0].is_last
    hand = t.number(free[:UNROLLED])
    kept = plan.to_keep(hand)
    ahead = (1 - risk) * plan.kept[kept]
    if plan.can_knock(hand) and plan.placed[hand] >= risk * plan.placed[plan.best_part(hand)] + ahead.max():
        return _place(me, plan, hand)
    fitting = np.array([plan.placed[plan.best_part(part)] for part in kept]) if risk > RISK else np.zeros(len(kept))
    best = int(kept[np.argmax(risk * fitting + ahead)])
    if risk > RISK and t.sizes[part := plan.best_part(best)]:
        return _place(me, plan, part)
    rolled = free.copy()
    rolled[:UNROLLED] -= t.hands[best]
    return roll_of(me, rolled, legal)


def _place(me: int, plan: Plan, hand: int) -> Move:
    """The first die of a hand that is to be placed."""
    left, right = plan.sides(hand)
    side, dice = (LEFT, left) if left.any() else (RIGHT, right)
    return Move(int(moves.place(me, int(np.flatnonzero(dice)[0]), side)))


def finish(s: Record, me: int) -> Move | None:
    """The next die of a combination of which some are placed already, if all the others show."""
    for side in (LEFT, RIGHT):
        dice = tray(s, me, side)
        if fits(s, dice):
            continue
        for hand in tables().hands[1:]:
            if (hand <= s.free[me, :UNROLLED]).all() and fits(s, dice + hand):
                return Move(int(moves.place(me, int(np.flatnonzero(hand)[0]), side)))
    return None


# -- questions ---------------------------------------------------------------------------------------------------------


def merit(view: View, move: Move) -> float:
    """How good an answer is to the question that is asked."""
    s, me = view.record, int(view.seat)
    kind, what = int(moves.kind_of(move)), int(moves.what_of(move))
    match kind:
        case moves.GROUP:
            return _group(view, what)
        case moves.LANE:
            return -float(sum(facing(view, what).bullets)) if what < moves.LANE_OF else OTHERS_LANE
        case moves.PARALYSIS:
            return _paralysis(view, what)
        case moves.LOSE:  # a colour of which nothing is left cannot be struck
            return -float(s.bullets[me, what])
        case moves.TAKE:
            return float(s.bullets[_opposite(s, me), what])
        case moves.CHALLENGE:
            return _challenge(view, what)
        case moves.WEAPON | moves.BRIBE | moves.PICK | moves.KEEP:
            return arms(view, kind, what)
        case moves.STAKE:
            return _stake(s, me, what)
    return -float(what)  # A13 colour, fist, shot


def _stake(s: Record, me: int, what: int) -> float:
    """§7.1 Bullets of a colour of which more than enough are left; one of which nothing is left cannot be struck."""
    left = [int(s.bullets[me, colour]) - int(moves.staked(what, colour)) for colour in range(N_COLOURS)]
    return -float(sum(min(ENOUGH, count) for count in left))


def _opposite(s: Record, me: int) -> int:
    """The other player of the lane that is being resolved."""
    return int(s.lane[0]) + int(s.lane[1]) - me


def _group(view: View, what: int) -> float:
    """A11 Colours for what they take, paralyses for what they cancel."""
    f, shortage = facing(view, moves.group_side(what)), cast(Options, view.options).colour_shortage
    taken = losses([moves.group_sizes(what)], f.bullets, shortage)[0]
    cancelled = max(f.groups) - 1 if any(f.groups) else SPARE
    return float(hit(view) * worth_of_one(sum(f.bullets)) * taken + cancelled * int(moves.paralyses_of(what)))


def _paralysis(view: View, what: int) -> float:
    """§6.3 Cancel the costliest colour; else hinder whoever has most bullets."""
    s, me = view.record, int(view.seat)
    if what < moves.HANDICAP:
        sizes = np.zeros((1, N_COLOURS), np.intp)
        colour = what - moves.GUARD
        sizes[0, colour] = s.trays[_opposite(s, me), :, GREEN + colour].max()
        return GUARDING + float(losses(sizes, bullets_of(view, me), cast(Options, view.options).colour_shortage)[0])
    if what < moves.SWAP:
        other = what - moves.HANDICAP
        return 0.0 if s.handicap_next[other] else 1.0 + float(s.bullets[other].sum())
    if what == moves.BOWTIE:
        return worth_of_bowtie(s, me)
    return WASTING if what == moves.WASTE else 0.0


def _challenge(view: View, what: int) -> float:
    """§7.1 What a duel may be expected to change for both; to challenge nobody changes nothing."""
    s, me = view.record, int(view.seat)
    if what == moves.NO_CHALLENGE:
        return 0.0
    target, stake = int(moves.target_of(what)), int(moves.height_of(what))
    own, theirs = int(s.bullets[me].sum()), int(s.bullets[target].sum())
    matched = min(stake, theirs)
    odds = duel_odds(OWN_DICE + int(s.fists[me]), OWN_DICE + int(s.fists[target]))
    won = standing(own + matched) - standing(own) + hit(view) * (standing(theirs) - standing(theirs - matched))
    lost = standing(own) - standing(own - stake) + hit(view) * (standing(theirs + stake) - standing(theirs))
    return odds * won - (1 - odds) * lost


@functools.cache
def duel_odds(own: int, theirs: int) -> float:
    """§7.2 How likely so many dice win a duel; if both complete in the same beat it is repeated."""
    won = lost = own_before = theirs_before = 0.0
    for beat in range(1, LONGEST_DUEL):
        shown = 1 - ((N_FACES - 1) / N_FACES) ** beat
        own_now, theirs_now = shown**own, shown**theirs
        won += (own_now - own_before) * (1 - theirs_now)
        lost += (theirs_now - theirs_before) * (1 - own_now)
        own_before, theirs_before = own_now, theirs_now
    return won / (won + lost)
