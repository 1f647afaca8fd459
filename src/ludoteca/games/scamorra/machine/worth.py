"""How a position is judged: a sum of learnt weights for what can be seen in it, as the chance to win.

Everything is seen by the side to move: how the score stands, who has how many pieces, where they stand to each other,
who can take what with the cards they may hold. The weights differ with the number of turns still to come.
"""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ludoteca.core import rule
from ludoteca.games.scamorra.machine.hands import OWN, SHOWN, THEIRS, holds, holds_card
from ludoteca.games.scamorra.machine.mind import (
    CAN_CHOOSE,
    CAN_KNOCK_OUT,
    CAN_REENTER,
    CAN_TAKE,
    COUNT,
    HANDS,
    HAS_KING,
    HAS_QUEEN,
    LEAD,
    NEEDS_REENTRY,
    OF_A_HAND,
    PAIRS,
    PIECES,
    SCORE,
    SQUARES,
    STAGE,
    STAGES,
)
from ludoteca.games.scamorra.machine.network import add_rows, see_cards, see_places, value_of
from ludoteca.games.scamorra.machine.reach import PLACE_OF, PLACES, takers
from ludoteca.games.scamorra.rules.board import KING, NEVER, NOBODY, PAWN, QUEEN, SIZE, SOUTH, STRIDE

WEIGHTS = Path(__file__).with_name("weights.txt")
PRICE = 3  # the network takes as long as so many sums of weights


def read_weights() -> npt.NDArray[np.float64]:
    """The learnt weights: a row for each stage of the game."""
    return np.loadtxt(WEIGHTS, dtype=np.float64).reshape(STAGES, COUNT) / 1000


def plain_weights() -> npt.NDArray[np.float64]:
    """What a beginner knows: points, pieces and captures count, points the more the nearer the end."""
    weights = np.zeros((STAGES, COUNT))
    for stage in range(STAGES):
        for lead in range(-LEAD, LEAD + 1):
            weights[stage, SCORE + LEAD + lead] = lead * 2 / (1 + stage / 3)
        for own in range(3):
            for enemies in range(3):
                weights[stage, PIECES + 3 * own + enemies] = (own - enemies) * 0.5
    weights[:, HANDS + CAN_TAKE], weights[:, HANDS + CAN_KNOCK_OUT] = 0.7, 2
    weights[:, HANDS + OF_A_HAND + CAN_TAKE], weights[:, HANDS + OF_A_HAND + CAN_KNOCK_OUT] = -0.5, -1
    return weights


@rule
def stage_of(s):
    """How far the game is from its end."""
    to_come = 2 * s.turns - s.n_played[0] - s.n_played[1]
    return min(STAGES - 1, max(0, (to_come - 1) // STAGE))


@rule
def see(s, mind):
    """What counts in a position besides hands, for the side to move: the weights' numbers and how much each counts.

    Returns how many there are and, for the side to move and the other: its pieces, the cards with which it can take
    something, and the set of symbols it can take.
    """
    at, me, which, how_much = s.at, int(s.turn), mind.which, mind.how_much
    enemy = 1 - me
    n = 0
    which[n] = 0
    which[n + 1] = SCORE + LEAD + max(-LEAD, min(LEAD, int(s.score[me]) - int(s.score[enemy])))
    n += 3
    pieces, enemies = 0, 0
    mine, theirs = 0, 0
    preys, victims = 0, 0
    for symbol in range(3):
        if at[3 * enemy + symbol] != 0:
            enemies += 1
            which[n] = SQUARES + 3 * SIZE + square_of(enemy, int(at[3 * enemy + symbol]))
            n += 1
    for symbol in range(3):
        start = int(at[3 * me + symbol])
        if start == 0:
            continue
        pieces += 1
        which[n] = SQUARES + square_of(me, start)
        n += 1
        for other in range(3):
            to = int(at[3 * enemy + other])
            if to == 0:
                continue
            relation = (symbol - other) % 3  # 1: mine takes theirs, 2: theirs takes mine
            which[n] = PAIRS + relation * PLACES + int(PLACE_OF[me, start, to])
            n += 1
            cards = takers(s, me, start, to, relation == 1)
            if cards:
                mine |= cards
                preys |= 1 << other
            cards = takers(s, enemy, to, start, relation == 2)
            if cards:
                theirs |= cards
                victims |= 1 << symbol
    which[2] = PIECES + 3 * max(0, pieces - 1) + max(0, enemies - 1)
    for i in range(n):
        how_much[i] = 1.0
    return n, (pieces, enemies), (mine, theirs), (preys, victims)


@rule
def square_of(side, at):
    """Where a piece stands: files from the edge, ranks from its home; the board is the same from left and right."""
    file, rank = (at - 1) % STRIDE, (at - 1) // STRIDE - 2
    return min(file, SIZE - 1 - file) * SIZE + (rank if side == SOUTH else SIZE - 1 - rank)


@rule
def see_hand(hands, pool, side, pieces, taking, preys, greed, mind, n):
    """What counts in the hand of the side to move (0) or of the other (1); the rest is as `see` returns it."""
    which, how_much = mind.which, mind.how_much
    for i in range(OF_A_HAND):
        which[n + i] = HANDS + side * OF_A_HAND + i
        how_much[n + i] = 0.0
    if taking[side]:
        chance = holds(hands, pool, taking[side]) * greed
        how_much[n + CAN_TAKE] = chance
        if pieces[1 - side] == 1:
            how_much[n + CAN_KNOCK_OUT] = chance
        if preys[side] & (preys[side] - 1):
            how_much[n + CAN_CHOOSE] = chance
    how_much[n + HAS_KING] = holds_card(hands, pool, KING)
    how_much[n + HAS_QUEEN] = holds_card(hands, pool, QUEEN)
    if pieces[side] < 3:
        chance = holds_card(hands, pool, PAWN)
        how_much[n + CAN_REENTER] = chance
        if pieces[side] == 1:
            how_much[n + NEEDS_REENTRY] = chance
    return n + OF_A_HAND


@rule
def judge(s, hands, me, mind):
    """The chance that `me` wins, as it knows its own hand and as the opponent knows it; exact at the end (§6)."""
    mind.nodes += PRICE if mind.is_taught else 1
    if s.reason != NEVER:
        result = 0.5 if s.winner == NOBODY else 1.0 if s.winner == me else 0.0
        return result, result
    known, shown = judge_as_taught(s, hands, me, mind) if mind.is_taught else judge_by_weights(s, hands, me, mind)
    return (known, shown) if int(s.turn) == me else (1.0 - known, 1.0 - shown)


@rule
def judge_by_weights(s, hands, me, mind):
    """The chance that the side to move wins: what is seen, added up."""
    own = 0 if int(s.turn) == me else 1
    n, pieces, taking, preys = see(s, mind)
    stage = stage_of(s)
    n = see_hand(hands, THEIRS, 1 - own, pieces, taking, preys, mind.greed[1 - me], mind, n)
    board = add_up(mind, stage, 0, n)
    end = see_hand(hands, OWN, own, pieces, taking, preys, mind.greed[me], mind, n)
    known = chance_of(board + add_up(mind, stage, n, end))
    see_hand(hands, SHOWN, own, pieces, taking, preys, mind.greed[me], mind, n)
    return known, chance_of(board + add_up(mind, stage, n, end))


@rule
def judge_as_taught(s, hands, me, mind):
    """The same as the network tells it: the sums of the board and the other hand first, then each view of one's own."""
    own = 0 if int(s.turn) == me else 1
    n, pieces, taking, preys = see(s, mind)
    n = see_places(s, mind, n)
    n = see_hand(hands, THEIRS, 1 - own, pieces, taking, preys, mind.greed[1 - me], mind, n)
    n = see_cards(hands, THEIRS, 1 - own, mind, n)
    board = add_rows(mind, 0, n, 0, 1)
    see_hand(hands, OWN, own, pieces, taking, preys, mind.greed[me], mind, n)
    end = see_cards(hands, OWN, own, mind, n + OF_A_HAND)
    known = value_of(mind, 2, board + add_rows(mind, n, end, 1, 2))
    see_hand(hands, SHOWN, own, pieces, taking, preys, mind.greed[me], mind, n)
    see_cards(hands, SHOWN, own, mind, n + OF_A_HAND)
    return chance_of(known), chance_of(value_of(mind, 2, board + add_rows(mind, n, end, 1, 2)))


@rule
def add_up(mind, stage, first, end):
    weights, which, how_much = mind.weights, mind.which, mind.how_much
    total = 0.0
    for i in range(first, end):
        total += weights[stage, which[i]] * how_much[i]
    return total


@rule
def chance_of(sum_of_weights):
    return 1.0 / (1.0 + math.exp(-sum_of_weights))
