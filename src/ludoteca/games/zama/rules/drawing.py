"""One act at random without a list of all: how many acts there are, and which is the nth of them.

They are those of `legal_moves` or of `chances`, in the same order; a law compares them. Random games need no list, and
on a GPU it is mostly the lists that take time.
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.core.bits import count, lowest, nth_of, without_lowest
from ludoteca.games.zama.rules.board import ATTACKING, EMPTY, FIRST_BIT, NOBODY, PEEKING, SLIDING, WORD_BITS, WORDS
from ludoteca.games.zama.rules.cards import NO_CARD
from ludoteca.games.zama.rules.cells import STEPS, next_home, targets_beside
from ludoteca.games.zama.rules.choices import can_peek, may_stop, movable, overlap_targets
from ludoteca.games.zama.rules.elimination import asked_cards, sought_king, sought_of
from ludoteca.games.zama.rules.moves import attack, done, name, overlap, peek, rest, slide


@rule
def count_acts(s, seat, moves):
    """How many moves this seat has."""
    if s.phase == ATTACKING:
        return count_attacks(s)
    if s.phase == SLIDING:
        slides = count_slides(s)
        return slides + count(overlap_targets(s)) + may_stop(s, slides == 0)
    if s.phase == PEEKING:
        return count_peeks(s) + 1
    return count(s.pack[seat]) + 1


@rule
def nth_act(s, seat, moves, nth):
    """One of so many."""
    if s.phase == ATTACKING:
        return nth_attack(s, nth)
    if s.phase == SLIDING:
        return nth_slide(s, nth)
    if s.phase == PEEKING:
        return nth_peek(s, nth)
    pack = s.pack[seat]
    return name(next_home(s, seat), nth_of(pack, nth)) if nth < count(pack) else rest(seat)


# -- attacks ----------------------------------------------------------------------------------------------


@rule
def count_attacks(s):
    where, me = s.where, int(s.turn)
    n = 0
    for word in range(WORDS):
        left = where[me, word]
        while left != 0:
            n += count(targets_beside(s, me, FIRST_BIT + WORD_BITS * word + lowest(left)))
            left = without_lowest(left)
    return n


@rule
def nth_attack(s, nth):
    where, me = s.where, int(s.turn)
    for word in range(WORDS):
        left = where[me, word]
        while left != 0:
            start = FIRST_BIT + WORD_BITS * word + lowest(left)
            targets = targets_beside(s, me, start)
            n = count(targets)
            if nth < n:
                return attack(start, start + STEPS[nth_of(targets, nth)])
            nth -= n
            left = without_lowest(left)
    return done()


# -- slides -----------------------------------------------------------------------------------------------


@rule
def count_slides(s):
    where = s.where
    n = 0
    for word in range(WORDS):
        left = where[EMPTY, word]
        while left != 0:
            n += count(movable(s, FIRST_BIT + WORD_BITS * word + lowest(left)))
            left = without_lowest(left)
    return n


@rule
def nth_slide(s, nth):
    where = s.where
    for word in range(WORDS):
        left = where[EMPTY, word]
        while left != 0:
            hole = FIRST_BIT + WORD_BITS * word + lowest(left)
            cards = movable(s, hole)
            n = count(cards)
            if nth < n:
                return slide(hole + STEPS[nth_of(cards, nth)], hole)
            nth -= n
            left = without_lowest(left)
    targets = overlap_targets(s)
    if nth < count(targets):
        king = int(s.spade_at[s.turn])
        return overlap(king, king + STEPS[nth_of(targets, nth)])
    return done()


# -- peeks ------------------------------------------------------------------------------------------------


@rule
def count_peeks(s):
    n = 0
    for side in range(EMPTY):
        for word in range(WORDS):
            left = s.where[side, word]
            while left != 0:
                n += can_peek(s, FIRST_BIT + WORD_BITS * word + lowest(left))
                left = without_lowest(left)
    return n


@rule
def nth_peek(s, nth):
    for side in range(EMPTY):
        for word in range(WORDS):
            left = s.where[side, word]
            while left != 0:
                at = FIRST_BIT + WORD_BITS * word + lowest(left)
                left = without_lowest(left)
                if can_peek(s, at):
                    if nth == 0:
                        return peek(at)
                    nth -= 1
    return done()


# -- identities -------------------------------------------------------------------------------------------


@rule
def count_outcomes(s):
    """How many cards the one asked for may be: all of them are alike."""
    side = sought_of(s)
    if side == NOBODY:
        return count(asked_cards(s))
    n = 0
    for word in range(WORDS):
        left = s.where[side, word]
        while left != 0:
            n += s.face[FIRST_BIT + WORD_BITS * word + lowest(left)] == NO_CARD
            left = without_lowest(left)
    return n


@rule
def nth_outcome(s, nth):
    side = sought_of(s)
    if side == NOBODY:
        return name(int(s.asked), nth_of(asked_cards(s), nth))
    at = 0
    for word in range(WORDS):
        left = s.where[side, word]
        while left != 0:
            at = FIRST_BIT + WORD_BITS * word + lowest(left)
            left = without_lowest(left)
            if s.face[at] == NO_CARD:
                if nth == 0:
                    return name(at, sought_king(s, side))
                nth -= 1
    return name(at, sought_king(s, side))
