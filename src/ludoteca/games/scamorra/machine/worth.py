"""How a position is judged: a sum of learnt weights for what can be seen in it, as the chance to win.

Everything is seen by the side to move: how the score stands, who has how many pieces, where they stand to each other,
who can take what with the cards they may hold. The weights differ with the number of turns still to come.
"""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ludoteca.core import record_type, rule
from ludoteca.games.scamorra.machine.hands import OWN, SHOWN, THEIRS, holds, holds_card
from ludoteca.games.scamorra.machine.reach import PLACE_OF, PLACES, takers
from ludoteca.games.scamorra.rules.board import KING, NEVER, NOBODY, PAWN, QUEEN, SIZE, SOUTH, STRIDE

WEIGHTS = Path(__file__).with_name("weights.txt")

STAGE = 3  # turns with the same weights
STAGES = 10
LEAD = 4  # a larger one counts the same

# where each kind of weight begins
SCORE = 1
PIECES = SCORE + 2 * LEAD + 1
PAIRS = PIECES + 9
SQUARES = PAIRS + 3 * PLACES
HANDS = SQUARES + 2 * 3 * SIZE
CAN_TAKE, CAN_KNOCK_OUT, CAN_CHOOSE, HAS_KING, HAS_QUEEN, CAN_REENTER, NEEDS_REENTRY = range(7)
OF_A_HAND = 7
COUNT = HANDS + 2 * OF_A_HAND
MOST = 32  # weights that count in one position

MIND = record_type(
    ("weights", "f8", (STAGES, COUNT)),
    ("greed", "f8", (2,)),  # how much each side's chance of a capture counts
    ("how_much", "f8", (MOST,)),  # scratch space: what counts in the position being judged
    ("which", "i8", (MOST,)),
    ("nodes", "i8"),  # positions judged
    ("pause", "i8"),  # how many may be before a search pauses
    ("depth", "i8"),  # the frame in which it has paused
)


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
    mind.nodes += 1
    if s.reason != NEVER:
        result = 0.5 if s.winner == NOBODY else 1.0 if s.winner == me else 0.0
        return result, result
    mover = int(s.turn)
    own = 0 if mover == me else 1
    n, pieces, taking, preys = see(s, mind)
    stage = stage_of(s)
    n = see_hand(hands, THEIRS, 1 - own, pieces, taking, preys, mind.greed[1 - me], mind, n)
    board = add_up(mind, stage, 0, n)
    end = see_hand(hands, OWN, own, pieces, taking, preys, mind.greed[me], mind, n)
    known = chance_of(board + add_up(mind, stage, n, end))
    see_hand(hands, SHOWN, own, pieces, taking, preys, mind.greed[me], mind, n)
    shown = chance_of(board + add_up(mind, stage, n, end))
    return (known, shown) if mover == me else (1.0 - known, 1.0 - shown)


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
