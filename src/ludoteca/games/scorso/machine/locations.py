"""What dice in a location are worth to an imagined player, compiled: the quick sister of `prospects`.

First `face` reads the neighbour and what lies opposite; then each choice of dice is weighed against it. Worth is
measured in bullets.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.scorso.machine.book import DEATH, HIT, KILL, LAST, MAY_COME, SPARE, THROUGH, TOKEN
from ludoteca.games.scorso.rules.board import (
    DEFENCE,
    FIST,
    GREEN,
    LEFT,
    N_COLOURS,
    N_FACES,
    PAIR,
    RIGHT,
    SHOT,
)
from ludoteca.games.scorso.rules.lanes import substitutes
from ludoteca.games.scorso.rules.layout import best_groupings, group_of, is_valid, kept_fists
from ludoteca.games.scorso.rules.questions import lowest
from ludoteca.games.scorso.rules.ring import bullets_of, left_of, living, right_of

WRONG = -1000.0  # dice that do not fit

# what `face` writes
OTHER, SHOTS, DEFENCES, PAIRS, GROUPS, PARALYSES, COST, COSTLIEST, THEIRS, OWN, A_HIT, A_WOUND = range(12)
N_FACTS = 12


@rule
def face(s, me, side, worths, facts):
    """§2, §6.1 The neighbour on this side and what lies opposite."""
    other = left_of(s, me) if side == LEFT else right_of(s, me)
    dice = s.trays[other, RIGHT if side == LEFT else LEFT]
    facts[OTHER] = other
    facts[SHOTS] = dice[SHOT] + worths[MAY_COME] * s.free[other, SHOT]
    facts[DEFENCES] = dice[DEFENCE] + worths[MAY_COME] * s.free[other, DEFENCE]
    facts[PAIRS] = kept_fists(dice, s.one_pair != 0) // PAIR
    paralyses = lowest(best_groupings(dice))
    facts[PARALYSES] = paralyses
    groups, cost, costliest = 0, 0.0, 0.0
    for colour in range(N_COLOURS):
        size = group_of(int(dice[GREEN + colour]), paralyses)
        if size:
            groups += 1
            loss = struck(s, me, colour, size)
            cost += loss
            costliest = max(costliest, loss)
    facts[GROUPS], facts[COST], facts[COSTLIEST] = groups, cost, costliest
    theirs, own = bullets_of(s, other), bullets_of(s, me)
    facts[THEIRS], facts[OWN] = theirs, own
    facts[A_HIT] = (1.0 if living(s) == PAIR else worths[HIT]) * (1 + worths[LAST] / max(1, theirs))
    facts[A_WOUND] = 1 + worths[LAST] / max(1, own)


@rule
def struck(s, victim, colour, size):
    """§6.1, A15 What a Colour group costs somebody."""
    own = min(size - 1, int(s.bullets[victim, colour]))
    others = substitutes(s, size, size - 1 - own)
    return float(min(own + others, bullets_of(s, victim)))


@rule
def worth_there(s, dice, worths, facts):
    """§6.1 What these dice, all that would lie there, are worth against what lies opposite."""
    if not is_valid(dice, s.one_pair != 0):
        return WRONG
    other = int(facts[OTHER])
    paralyses = lowest(best_groupings(dice))
    groups, hits = 0, 0.0
    for colour in range(N_COLOURS):
        size = group_of(int(dice[GREEN + colour]), paralyses)
        if size:
            groups += 1
            hits += struck(s, other, colour, size)
    if facts[PARALYSES] > 0:
        hits *= worths[THROUGH]
    pairs = 0.0 if facts[GROUPS] > 0 else float(dice[FIST] // PAIR)
    hits += pairs + max(0.0, dice[SHOT] - facts[DEFENCES])
    hurts = max(0.0, facts[SHOTS] - dice[DEFENCE]) + facts[COST]
    spare = float(paralyses)
    if paralyses > 0 and facts[GROUPS] > 0:
        hurts -= facts[COSTLIEST]
        spare -= 1
    if groups == 0:
        hurts += facts[PAIRS]
    worth = facts[A_HIT] * min(hits, facts[THEIRS]) + worths[TOKEN] * pairs + worths[SPARE] * spare
    if hits >= facts[THEIRS]:
        worth += worths[KILL]
    worth -= facts[A_WOUND] * min(hurts, facts[OWN])
    if hurts >= facts[OWN]:
        worth -= worths[DEATH]
    return worth


@rule
def weigh_parts(s, me, side, hand, book, worths):
    """What adding each part of a hand to a location is worth; written at the numbers of the parts."""
    facts = np.empty(N_FACTS, np.float64)
    dice = np.empty(N_FACES, np.int8)
    face(s, me, side, book.worths, facts)
    for i in range(book.starts[hand], book.starts[hand + 1]):
        part = book.one[i]
        for shown in range(N_FACES):
            dice[shown] = s.trays[me, side, shown] + book.hands[part, shown]
        worths[part] = worth_there(s, dice, book.worths, facts)


@rule
def best_sides(hand, book, left, right):
    """The best way to part a hand between the two locations: its number among the ways, and what it is worth."""
    best, worth = book.starts[hand], 2 * WRONG
    for i in range(book.starts[hand], book.starts[hand + 1]):
        here = left[book.one[i]] + right[book.other[i]]
        if here > worth:
            best, worth = i, here
    return best, worth


@rule
def best_part(hand, book, left, right):
    """The best way to place a part of a hand: as `best_sides`, for whichever part is worth most."""
    best, worth = 0, 3 * WRONG
    for i in range(book.starts[hand], book.starts[hand + 1]):
        way, here = best_sides(book.one[i], book, left, right)
        if here > worth:
            best, worth = way, here
    return best, worth
