"""What a player will face, compiled: the others' races are imagined to the end of the round, many times.

`foresee` tells what they would have placed opposite in every beat, and in which beat one of them knocks; `weigh_lane`
what every hand of one's own would be worth against that.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.xorshift import first_state
from ludoteca.games.scorso.machine.locations import best_part, struck, weigh_parts
from ludoteca.games.scorso.machine.race import INVALID
from ludoteca.games.scorso.machine.racing import (
    N_HANDS,
    WASTED,
    decide,
    end_beat,
    hand_of,
    idle_of,
    roll,
    settle_tumbling,
)
from ludoteca.games.scorso.rules.board import (
    DEFENCE,
    FIST,
    GREEN,
    LEFT,
    N_COLOURS,
    N_FACES,
    N_SHOWN,
    N_SIDES,
    NOBODY,
    PAIR,
    PLAYERS,
    RIGHT,
    SHOT,
    UNROLLED,
    WAITS,
)
from ludoteca.games.scorso.rules.layout import best_groupings, group_of, is_valid, kept_fists
from ludoteca.games.scorso.rules.questions import lowest
from ludoteca.games.scorso.rules.ring import left_of, right_of

LONGEST = 8  # beats looked ahead
DIGIT = 16  # more than there are dice in a location

# what `read_lane` writes
SHOTS, DEFENCES, PAIRS, GROUPS, PARALYSES, COST, COSTLIEST = range(7)


@rule
def foresee(start, table, me, first, count, book, keeps, facing, over):
    """Imagine the others' dice, once for each number from `first` on, until one of them knocks."""
    choice = np.zeros(PLAYERS, np.int64)
    lay = np.zeros((PLAYERS, N_SIDES, N_FACES), np.int64)
    throw = np.zeros((PLAYERS, N_SHOWN), np.int64)
    left = np.empty(N_HANDS, np.float64)
    right = np.empty(N_HANDS, np.float64)
    for number in range(count):
        table[0] = start
        s = table[0]
        lay[:] = 0
        throw[:] = 0
        idle = max(1, idle_of(s, me, book))
        settle_tumbling(s, first + number)
        over[number] = LONGEST
        for beat in range(LONGEST):
            if beat == 1:  # what this player will have by then is not known
                s.free[me, :] = 0
                s.free[me, UNROLLED] = idle
            choice[me] = WAITS
            for seat in range(s.n):
                if s.alive[seat] and seat != me:
                    choice[seat] = decide(s, seat, book, keeps[seat], lay[seat], throw[seat], left, right)
            show(s, left_of(s, me), RIGHT, lay, book, left, right, facing[number, beat, LEFT])
            show(s, right_of(s, me), LEFT, lay, book, left, right, facing[number, beat, RIGHT])
            if end_beat(s, choice, lay, throw, first_state((first + number) * WASTED + beat)) != NOBODY:
                over[number] = beat
                break
            roll(s, choice, throw, first + number, beat)


@rule
def show(s, seat, side, lay, book, left, right, dice):
    """§5 What lies in somebody's location if the round ends in this beat."""
    laid = 0
    for face in range(N_FACES):
        laid += lay[seat, LEFT, face] + lay[seat, RIGHT, face]
        dice[face] = s.trays[seat, side, face] + lay[seat, side, face]
    if laid:
        return
    hand = hand_of(s, seat, book)
    weigh_parts(s, seat, LEFT, hand, book, left)
    weigh_parts(s, seat, RIGHT, hand, book, right)
    way, _ = best_part(hand, book, left, right)
    for face in range(N_FACES):
        dice[face] += book.hands[book.one[way] if side == LEFT else book.other[way], face]


# -- what hands are worth there --------------------------------------------------------------------------------------


@rule
def weigh_lane(s, me, side, facing, over, beat, end, book, gains, extras, all_of_them, ended):
    """What each hand is worth in a location, on average over the futures that reach this beat, and over those that end
    in it; `gains` and `extras` say what blows, fist tokens and spare paralyses are worth."""
    other = left_of(s, me) if side == LEFT else right_of(s, me)
    kinds, which, reached, last = kinds_of(facing, over, beat, side)
    facts = np.empty(COSTLIEST + 1, np.float64)
    dice = np.empty(N_FACES, np.int64)
    all_of_them[:end] = 0.0
    ended[:end] = 0.0
    for hand in range(end):
        for face in range(N_FACES):
            dice[face] = s.trays[me, side, face] + book.hands[hand, face]
        if not is_valid(dice, s.one_pair != 0):
            all_of_them[hand] = ended[hand] = INVALID
    for kind in range(kinds):
        read_lane(s, me, facing[which[kind], beat, side], facts)
        for hand in range(end):
            if all_of_them[hand] == INVALID:
                continue
            for face in range(N_FACES):
                dice[face] = s.trays[me, side, face] + book.hands[hand, face]
            worth = worth_against(s, other, dice, facts, gains, extras)
            all_of_them[hand] += reached[kind] * worth
            ended[hand] += last[kind] * worth


@rule
def kinds_of(facing, over, beat, side):
    """What may face a location in this beat, each with one future that shows it, and how often it comes: of the futures
    that reach the beat, and of those that end in it (of all, if none does)."""
    count = len(over)
    seen = np.zeros(count, np.int64)
    which = np.zeros(count, np.int64)
    reached = np.zeros(count, np.float64)
    last = np.zeros(count, np.float64)
    kinds = 0
    for number in range(count):
        if over[number] < beat:
            continue
        code = 0
        for face in range(N_FACES):
            code = code * DIGIT + facing[number, beat, side, face]
        kind = 0
        while kind < kinds and seen[kind] != code:
            kind += 1
        if kind == kinds:
            seen[kind], which[kind] = code, number
            kinds += 1
        reached[kind] += 1
        last[kind] += over[number] == beat
    reached /= max(1.0, reached.sum())
    last = last / last.sum() if last.any() else reached
    return kinds, which, reached, last


@rule
def read_lane(s, me, theirs, facts):
    """§6.1 What these dice of a neighbour do to a player, and what they stop."""
    paralyses = lowest(best_groupings(theirs))
    facts[SHOTS], facts[DEFENCES] = theirs[SHOT], theirs[DEFENCE]
    facts[PAIRS] = kept_fists(theirs, s.one_pair != 0) // PAIR
    facts[PARALYSES] = paralyses
    facts[GROUPS] = facts[COST] = facts[COSTLIEST] = 0
    for colour in range(N_COLOURS):
        size = group_of(int(theirs[GREEN + colour]), paralyses)
        if size:
            loss = struck(s, me, colour, size)
            facts[GROUPS] += 1
            facts[COST] += loss
            facts[COSTLIEST] = max(facts[COSTLIEST], loss)


@rule
def worth_against(s, other, dice, facts, gains, extras):
    """§6.1 What all that lies in a location is worth against these facts."""
    paralyses = lowest(best_groupings(dice))
    groups, hits, most = 0, 0.0, 0.0
    for colour in range(N_COLOURS):
        size = group_of(int(dice[GREEN + colour]), paralyses)
        if size:
            loss = struck(s, other, colour, size)
            groups += 1
            hits += loss
            most = max(most, loss)
    if facts[PARALYSES] > 0:
        hits -= most
    pairs = 0 if facts[GROUPS] > 0 else dice[FIST] // PAIR
    hits += pairs + max(0.0, dice[SHOT] - facts[DEFENCES])
    hurts = facts[COST] + max(0.0, facts[SHOTS] - dice[DEFENCE])
    if paralyses > 0 and facts[GROUPS] > 0:
        hurts -= facts[COSTLIEST]
        paralyses -= 1
    if groups == 0:
        hurts += facts[PAIRS]
    top = len(gains) - 1
    return gains[min(top, int(hurts)), min(top, int(hits))] + extras[0] * pairs + extras[1] * paralyses
