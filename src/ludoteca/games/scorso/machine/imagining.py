"""Imagined rounds, compiled: what may come of an act, played out to the end of the round and judged by `outlook`."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.xorshift import below, first_state, next_state
from ludoteca.games.scorso.machine.answering import answer_by_habit, challenge_by_habit, stake_by_habit
from ludoteca.games.scorso.machine.outlook import outlook
from ludoteca.games.scorso.machine.racing import NO_ACT, race
from ludoteca.games.scorso.rules.board import (
    DUEL,
    DUELS,
    FROZEN,
    N_COLOURS,
    N_FACES,
    N_SHOWN,
    N_SIDES,
    NEVER,
    NOBODY,
    OWN_BULLETS,
    PLAYERS,
    READY,
    ROLLING,
)
from ludoteca.games.scorso.rules.conflicts import resolve
from ludoteca.games.scorso.rules.duels import first_challenger, staker, win_duel
from ludoteca.games.scorso.rules.questions import answer
from ludoteca.games.scorso.rules.ring import bullets_of, unplaced
from ludoteca.games.scorso.rules.trace import forget
from ludoteca.games.scorso.rules.verbs import apply

FINE = 1 << 20  # how finely odds are drawn


@rule
def imagine(start, table, me, move, act, laid, rolled, first, count, own, book, keeps, weights, prizes, taste):
    """The total outlook of a player over so many imagined rounds; the same luck for the same numbers from `first` on.

    The player makes a `move`, or lays and rolls dice and acts as given in this beat; then it follows its `own` book.
    """
    found = np.zeros(PLAYERS, np.float64)
    total = 0.0
    for number in range(first, first + count):
        table[0] = start
        s = table[0]
        if act != NO_ACT:
            play_round(s, me, act, laid, rolled, number, own, book, keeps)
        else:
            apply(s, move)
            settle(s, number, book)
        outlook(s, weights, prizes, found)
        total += found[me] + liking(s, me, taste)
    return total


@rule
def liking(s, me, taste):
    """What somebody of this taste likes beyond winning: bullets of one's own, or fewer of the others'."""
    own, others = 0, 0
    for seat in range(s.n):
        if seat == me:
            own += bullets_of(s, seat)
        else:
            others += bullets_of(s, seat)
    return (taste[0] * own - taste[1] * others / (s.n - 1)) / (OWN_BULLETS * N_COLOURS)


@rule
def play_round(s, me, act, laid, rolled, number, own, book, keeps):
    """The race and everything up to the next round or the end; returns its beats."""
    beats = race(s, me, act, laid, rolled, number, own, book, keeps)
    forget(s)
    resolve(s)
    settle(s, number, book)
    return beats


@rule
def settle(s, number, book):
    """Questions, challenges and duels."""
    random_state = first_state(number)
    while s.reason == NEVER:
        forget(s)
        if s.phase == FROZEN:
            answer(s, answer_by_habit(s, book))
            resolve(s)
        elif s.phase == DUELS:
            seat = staker(s)
            if seat != NOBODY:
                apply(s, stake_by_habit(s, seat))
            else:
                apply(s, challenge_by_habit(s, first_challenger(s), book))
        elif s.phase == DUEL and s.act != NOBODY:
            odds = book.odds[unplaced(s, s.act), unplaced(s, s.target)]
            random_state = next_state(random_state)
            win_duel(s, int(s.act) if below(FINE, random_state) < odds * FINE else int(s.target))
        else:
            return


@rule
def play_stage(s, number, book, starts, most):
    """A whole game, or a stage, by imagined players; keeps the table as it was before each round, returns how many."""
    laid = np.zeros((N_SIDES, N_FACES), np.int64)
    rolled = np.zeros(N_SHOWN, np.int64)
    keeps = np.empty((PLAYERS, *book.keep.shape), np.int64)
    keeps[:] = book.keep
    rounds = 0
    while s.reason == NEVER and (s.phase == ROLLING or s.phase == READY) and rounds < most:
        s.phase = ROLLING
        starts[rounds] = s
        rounds += 1
        play_round(s, 0, NO_ACT, laid, rolled, number * 64 + rounds, book, book, keeps)
    return rounds
