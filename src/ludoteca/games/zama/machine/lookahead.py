"""Playing on from worlds that a seat considers possible, by the judgement of all seats, each from what it knows."""

from __future__ import annotations

import numpy as np

from ludoteca.core import CHANCE, rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.core.xorshift import below, first_state, next_state
from ludoteca.games.zama.machine.attacking import heart_odds
from ludoteca.games.zama.machine.insight import knows
from ludoteca.games.zama.machine.judgement import best_of, blur, fraction, judge
from ludoteca.games.zama.machine.network import foresee
from ludoteca.games.zama.machine.prospects import prospects
from ludoteca.games.zama.machine.survey import LOOKED_AT, new_survey
from ludoteca.games.zama.rules.board import CELLS, FIRST_BIT, NEVER, WORD_BITS, WORDS
from ludoteca.games.zama.rules.cards import KING_OF_HEARTS, KING_OF_SPADES
from ludoteca.games.zama.rules.verbs import MAX_MOVES, apply, chances, legal_moves, to_move

GOLDEN = (0.7548776662466927, 0.5698402909980532)  # multiples of these spread evenly over a square
SLIP = 3.0  # how much a seat misjudges its moves when played on: the worlds tried differ then


@rule
def glance(s, me, moves, w, error, seed, scores):
    """Score the seat's moves, each misjudged by up to this error; returns the result the seat can expect as it is."""
    judge(s, me, moves, len(moves), w, scores)
    blur(scores, len(moves), error, first_state(seed))
    return prospects(s, me)


@rule
def try_out(world, table, me, moves, plies, w, mind, totals, seed, number):
    """Deal a new world, make each of these moves there, play on for so many plies, and add up how that turned out.

    `table` is room for one record. All moves meet the same luck as far as they can. With a network, the worlds of one
    decision, counted by `number`, share out evenly what the move itself may turn up.
    """
    random_state = deal(world, me, w, first_state(seed))
    for i in range(len(moves)):
        table[0] = world
        apply(table[0], moves[i])
        if mind.is_taught:
            share_out(table[0], number)
        play_on(table[0], plies, w, random_state)
        totals[i] += expect(table[0], me, mind)


@rule
def share_out(s, number):
    """Identify the cards that a move turns up, so that over many numbers every pair of cards comes as often."""
    moves = np.empty(MAX_MOVES, np.int32)
    for golden in GOLDEN:
        if to_move(s) == CHANCE:
            n = chances(s, moves, np.empty(MAX_MOVES, np.int64))
            share = (0.5 + number * golden) % 1.0
            apply(s, moves[int(n * share)])


@rule
def expect(s, me, mind):
    """The result this seat can expect, as the network tells it if there is one and the game goes on."""
    if s.reason != NEVER or not mind.is_taught:
        return prospects(s, me)
    return foresee(s, mind) if s.turn == me else 1.0 - foresee(s, mind)


@rule
def play_on(s, plies, w, random_state):
    """Play this many plies beyond the one that has begun, or to the end of the game."""
    moves, scores = np.empty(MAX_MOVES, np.int32), np.empty(MAX_MOVES)
    last = s.plies + plies
    while True:
        random_state = settle(s, moves, random_state)
        seat = to_move(s)
        if seat < 0 or s.plies > last:
            return
        n = legal_moves(s, moves)
        judge(s, seat, moves, n, w, scores)
        random_state = blur(scores, n, SLIP, random_state)
        apply(s, moves[best_of(scores, n)])


@rule
def settle(s, moves, random_state):
    """Draw what chance has to decide now: which card lies where, all equally likely."""
    while to_move(s) == CHANCE:
        n = chances(s, moves, np.empty(MAX_MOVES, np.int64))
        random_state = next_state(random_state)
        apply(s, moves[below(n, random_state)])
    return random_state


@rule
def deal(s, me, w, random_state):
    """Deal the cards anew that others have seen and this seat has not; an owner is likely to have found its heart."""
    _, packs = new_survey(s, me)
    cells = np.empty(CELLS, np.int64)
    for side in range(s.players):
        n = 0
        for word in range(WORDS):
            left = s.where[side, word]
            while left != 0:
                at = FIRST_BIT + WORD_BITS * word + lowest(left)
                left = without_lowest(left)
                if s.face[at] >= 0 and not knows(s, me, at):
                    cells[n] = at
                    n += 1
                    pick_up(s, side, at)
        random_state = next_state(random_state)
        if side != me and packs[side, LOOKED_AT] > 0:
            random_state = next_state(random_state)
            found = cells[below(n, random_state)]
            random_state = next_state(random_state)
            if fraction(random_state) < heart_odds(s, side, found, packs, w) * packs[side, LOOKED_AT]:
                lay(s, side, found, KING_OF_HEARTS)
        for i in range(n):
            if s.face[cells[i]] < 0:
                random_state = next_state(random_state)
                lay(s, side, cells[i], any_of(s.pack[side], random_state))
    return random_state


@rule
def pick_up(s, side, at):
    """Put the card on this cell back among those nobody has seen."""
    s.pack[side] |= np.uint64(1) << np.uint64(s.face[at])
    s.face[at] = -1
    if s.spade_at[side] == at:
        s.spade_at[side] = 0


@rule
def lay(s, side, at, card):
    """The card on this cell is this one."""
    s.face[at] = card
    s.pack[side] &= ~(np.uint64(1) << np.uint64(card))
    if card == KING_OF_SPADES:
        s.spade_at[side] = at


@rule
def any_of(cards, random_state):
    """Any card of a set."""
    n = 0
    left = np.uint64(cards)
    while left != 0:
        n += 1
        left = without_lowest(left)
    left = np.uint64(cards)
    for _ in range(below(n, random_state)):
        left = without_lowest(left)
    return lowest(left)
