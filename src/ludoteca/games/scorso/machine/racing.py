"""A round as imagined players race through it, beat by beat, compiled.

Everybody follows the `book`: dice stay in hand until somebody else can knock, then the best part is placed. Real time
is imagined in beats, too: all roll equally fast there.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.xorshift import below, first_state, next_state
from ludoteca.games.scorso.machine.book import HURRY, TO_KNOCK
from ludoteca.games.scorso.machine.locations import best_part, best_sides, weigh_parts
from ludoteca.games.scorso.machine.race import BASE
from ludoteca.games.scorso.rules.board import (
    GREEN,
    KNOCKS,
    LEAST_GROUP,
    LEFT,
    N_FACES,
    N_SHOWN,
    NOBODY,
    PLAYERS,
    RIGHT,
    ROLLS,
    UNROLLED,
    WAITS,
)
from ludoteca.games.scorso.rules.conflicts import freeze
from ludoteca.games.scorso.rules.layout import is_correct
from ludoteca.games.scorso.rules.ring import unplaced
from ludoteca.games.scorso.rules.rolling import ONE_HAND

NO_ACT = 0  # of one's own in the first beat: it is imagined, too
N_HANDS = 924
HANDFUL = 3  # dice that are placed and knocked for within a beat, in real time
LONGEST = 40  # beats; then the round is frozen as it is
WASTED = 1 << 20  # spreads seats and beats over the random numbers


@rule
def race(s, me, act, laid, rolled, seed, own, book, keeps):
    """From a table at rest to the freeze; in the first beat this player does what is given (NO_ACT: as all others)."""
    choice = np.zeros(PLAYERS, np.int64)
    lay = np.zeros((PLAYERS, 2, N_FACES), np.int64)
    throw = np.zeros((PLAYERS, N_SHOWN), np.int64)
    left = np.empty(N_HANDS, np.float64)
    right = np.empty(N_HANDS, np.float64)
    settle_tumbling(s, seed)
    for beat in range(LONGEST):
        for seat in range(s.n):
            if not s.alive[seat]:
                continue
            if beat == 0 and seat == me and act != NO_ACT:
                choice[seat] = act
                for face in range(N_SHOWN):
                    throw[seat, face] = rolled[face]
                for face in range(N_FACES):
                    lay[seat, LEFT, face], lay[seat, RIGHT, face] = laid[LEFT, face], laid[RIGHT, face]
            elif seat == me:
                choice[seat] = decide(s, seat, own, keeps[seat], lay[seat], throw[seat], left, right)
            else:
                choice[seat] = decide(s, seat, book, keeps[seat], lay[seat], throw[seat], left, right)
        ender = end_beat(s, choice, lay, throw, first_state(seed * WASTED + beat))
        if ender != NOBODY:
            freeze(s, ender)
            return beat + 1
        if is_stuck(s, choice):
            break
        roll(s, choice, throw, seed, beat)
    freeze(s, NOBODY)
    return LONGEST


@rule
def settle_tumbling(s, seed):
    """Dice in the air come to rest."""
    for seat in range(s.n):
        random_state = first_state(seed * WASTED + 997 * (seat + 1))
        while s.tumbling[seat]:
            random_state = next_state(random_state)
            s.tumbling[seat] -= 1
            s.free[seat, below(N_FACES, random_state)] += 1


@rule
def end_beat(s, choice, lay, throw, random_state):
    """§5 What was laid is placed; of several knocks luck picks one. Returns the ender."""
    count, ender = 0, NOBODY
    for seat in range(s.n):
        if not s.alive[seat]:
            continue
        for side in range(2):
            for face in range(N_FACES):
                s.trays[seat, side, face] += lay[seat, side, face]
                s.free[seat, face] -= lay[seat, side, face]
                lay[seat, side, face] = 0
        if choice[seat] == KNOCKS:
            count += 1
            random_state = next_state(random_state)
            if below(count, random_state) == 0:
                ender = seat
    return ender


@rule
def is_stuck(s, choice):
    """A9 Whether nobody rolls any more, nor can knock in the next beat."""
    for seat in range(s.n):
        if s.alive[seat] and (choice[seat] == ROLLS or is_correct(s, seat)):
            return False
    return True


@rule
def roll(s, choice, throw, seed, beat):
    """§5 The chosen dice are rolled; a player's dice do not depend on what others do."""
    for seat in range(s.n):
        if not s.alive[seat] or choice[seat] != ROLLS:
            continue
        random_state = first_state(seed * WASTED + 64 * (beat + 1) + seat)
        for face in range(N_SHOWN):
            for _ in range(throw[seat, face]):
                s.free[seat, face] -= 1
                random_state = next_state(random_state)
                s.free[seat, below(N_FACES, random_state)] += 1
            throw[seat, face] = 0


# -- one player --------------------------------------------------------------------------------------------------------


@rule
def hand_of(s, seat, book):
    """The number of the hand of unplaced dice that show a face."""
    code, digit = 0, 1
    for face in range(N_FACES):
        code += int(s.free[seat, face]) * digit
        digit *= BASE
    return book.numbers[code]


@rule
def idle_of(s, seat, book):
    """How many of a player's dice have still to be rolled; dice that join a Colour group are none of them."""
    code, digit = 0, 1
    for face in range(N_FACES):
        count = int(s.free[seat, face])
        if face >= GREEN and (s.trays[seat, LEFT, face] >= LEAST_GROUP or s.trays[seat, RIGHT, face] >= LEAST_GROUP):
            count = 0
        code += count * digit
        digit *= BASE
    return int(book.idle[book.numbers[code]]) + int(s.free[seat, UNROLLED])


@rule
def haste_of(s, seat, book):
    """Whether somebody else can knock in this beat, and how likely somebody can in the next, as a row of the book."""
    is_near, none = False, 1.0
    for other in range(s.n):
        if other == seat or not s.alive[other]:
            continue
        idle = idle_of(s, other, book)
        if idle == 0 and is_quick(s, unplaced(s, other)):
            is_near = True
        none *= 1 - book.finishes[min(idle, N_FACES)]
    likely, row = book.worths[HURRY] * (1 - none), 0
    while row + 1 < len(book.hastes) and likely > (book.hastes[row] + book.hastes[row + 1]) / 2:
        row += 1
    return is_near, row


@rule
def decide(s, seat, book, keep, lay, throw, left, right):
    """§5 What a player does in this beat: fills in what is laid and rolled, and returns the act."""
    n = unplaced(s, seat)
    if n == 0:
        return KNOCKS if is_correct(s, seat) else WAITS
    is_near, row = haste_of(s, seat, book)
    hand = hand_of(s, seat, book)
    unrolled = int(s.free[seat, UNROLLED])
    kept = int(keep[row, hand])
    can_knock = False
    if unrolled == 0 and (is_near or kept == TO_KNOCK or idle_of(s, seat, book) == 0):
        can_knock = knock_if_worth(s, seat, hand, kept == TO_KNOCK or is_near, book, lay, left, right)
    if can_knock:
        return KNOCKS if is_quick(s, n) else WAITS
    if is_near:
        weigh_parts(s, seat, LEFT, hand, book, left)
        weigh_parts(s, seat, RIGHT, hand, book, right)
        way, _ = best_part(hand, book, left, right)
        lay_down(way, book, lay)
        for face in range(N_FACES):  # what is left of the hand
            throw[face] = s.free[seat, face] - lay[LEFT, face] - lay[RIGHT, face]
    else:
        for face in range(N_FACES):
            throw[face] = 0 if kept == TO_KNOCK else s.free[seat, face] - book.hands[kept, face]
    throw[UNROLLED] = unrolled
    return ROLLS if hold_back(s, seat, throw) else WAITS


@rule
def is_quick(s, dice):
    """§5 In beats all dice are placed and knocked for at once; in real time more than a handful take another beat."""
    return s.beats != 0 or dice <= HANDFUL


@rule
def knock_if_worth(s, seat, hand, is_wanted, book, lay, left, right):
    """Whether all dice fit and are laid down for a knock."""
    if not is_wanted:
        return False
    weigh_parts(s, seat, LEFT, hand, book, left)
    weigh_parts(s, seat, RIGHT, hand, book, right)
    way, worth = best_sides(hand, book, left, right)
    if worth < -500:
        return False
    lay_down(way, book, lay)
    return True


@rule
def lay_down(way, book, lay):
    """One part goes to the left, the other to the right."""
    for face in range(N_FACES):
        lay[LEFT, face] = book.hands[book.one[way], face]
        lay[RIGHT, face] = book.hands[book.other[way], face]


@rule
def hold_back(s, seat, throw):
    """A22 One hand holds three dice; returns how many are rolled."""
    most = ONE_HAND if s.handicap[seat] else N_FACES
    count = 0
    for face in range(N_SHOWN - 1, -1, -1):
        throw[face] = min(throw[face], most - count)
        count += throw[face]
    return count
