"""How a player with memory and a plan moves without deep search: find its spade, hunt a heart, hide its own heart.

Called with a view, like every bot. The judgement runs on a record imagined behind it, for its sets of cells, but
reads a card only where `knows` says that the seat has seen it; cards dealt at random are never read.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from ludoteca.core import Move, Record, View, rule
from ludoteca.games.zama.machine.chase import GAME, are_close, best_after, chase, is_about
from ludoteca.games.zama.machine.insight import distance, find, hunts, is_heart, knows, nearest_heart, strength
from ludoteca.games.zama.machine.worth import judge_attacks
from ludoteca.games.zama.rules import cells
from ludoteca.games.zama.rules.board import EMPTY, PEEKING, PLACING, SLIDING, WALL, squares
from ludoteca.games.zama.rules.cards import KING_OF_HEARTS, KING_OF_SPADES
from ludoteca.games.zama.rules.cells import STEPS, are_allies, is_gone, targets_beside
from ludoteca.games.zama.rules.ends import can_win
from ludoteca.games.zama.rules.moves import DONE, NAME, OVERLAP, end_of, kind_of, start_of
from ludoteca.games.zama.rules.verbs import RECORD, apply
from ludoteca.games.zama.shown.views import imagine

__all__ = ["instinct"]


def instinct(view: View, legal: Sequence[Move], rng: Random) -> Move:
    """The move a purposeful player makes at once; ties are broken at random."""
    s, me = imagine(view, rng).record, int(view.seat)
    if s.phase == PLACING:
        return _lay(s, me, legal, rng)
    noise = np.array([rng.random() for _ in legal])
    moves = np.array(legal, np.int32)
    return legal[int(choose(s, me, moves, noise))]


@rule
def choose(s, me, moves, noise):
    """The index of the best move; the noise is worth less than one rank."""
    scores = np.empty(len(moves), np.float64)
    if s.phase == SLIDING:
        judge_slides(s, me, moves, scores)
    elif s.phase == PEEKING:
        judge_peeks(s, me, moves, scores)
    else:
        judge_attacks(s, me, moves, scores)
    best = 0
    for i in range(len(moves)):
        scores[i] += 0.5 * noise[i]
        if scores[i] > scores[best]:
            best = i
    return best


# -- slides -------------------------------------------------------------------------------------------------


@rule
def judge_slides(s, me, moves, scores):
    """The position after each slide; where the spade is near the heart, after the best further slides."""
    spade = find(s, me, KING_OF_SPADES, me)
    heart = nearest_heart(s, me, spade)
    tried = np.empty(1, RECORD)
    for i in range(len(moves)):
        if kind_of(moves[i]) == OVERLAP:  # A15 only if certain
            scores[i] = 2 * GAME if is_heart(s, me, end_of(moves[i])) else -GAME
            continue
        tried[0] = s
        apply(tried[0], moves[i])
        is_deep = are_close(spade, heart) and is_about(s, moves[i], spade, heart)
        scores[i] = best_after(tried[0], me, spade, heart) if is_deep else chase(tried[0], me)
        scores[i] += strength(tried[0], me)


# -- peeks --------------------------------------------------------------------------------------------------


@rule
def judge_peeks(s, me, moves, scores):
    """Look for the seat's spade first, then for an enemy's heart around it, then for its own heart if in danger."""
    spade, own_heart = find(s, me, KING_OF_SPADES, me), find(s, me, KING_OF_HEARTS, me)
    for i in range(len(moves)):
        at = end_of(moves[i])
        side = int(s.owner[at])
        if kind_of(moves[i]) == DONE:
            scores[i] = 0.0
        elif knows(s, me, at):
            scores[i] = -1.0
        elif side == me:
            scores[i] = 1.0
            if spade == 0 and can_win(s, me):
                scores[i] += 10.0 + (targets_beside(s, me, at) != 0)
            elif own_heart == 0:
                scores[i] += peril(s, me, at)
        elif are_allies(s, me, side) or is_gone(s, side):
            scores[i] = 0.5
        else:
            scores[i] = 2.0
            if hunts(s, me, side) and find(s, side, KING_OF_HEARTS, me) == 0:
                scores[i] += max(0.0, 20.0 - 2.0 * distance(at, spade)) if spade != 0 else 4.0


@rule
def peril(s, me, at):
    """How bad it would be if the seat's heart lay here: how near the nearest hunting spade is."""
    worst = 0.0
    for enemy in range(s.players):
        if hunts(s, enemy, me):
            spade = find(s, enemy, KING_OF_SPADES, me)
            if spade != 0:
                worst = max(worst, 12.0 - 4.0 * distance(at, spade))
    return worst


# -- laying out (A4) ----------------------------------------------------------------------------------------


def _lay(s: Record, me: int, legal: Sequence[Move], rng: Random) -> Move:
    """The heart somewhere at the rim, where few can reach it, the spade somewhere inside; the others in any order."""
    cards = {int(end_of(move)): move for move in legal if kind_of(move) == NAME}
    at = int(start_of(next(iter(cards.values()))))
    for king, is_rim in ((KING_OF_HEARTS, True), (KING_OF_SPADES, False)):
        if king in cards:
            fitting = [cell for cell in _homes(s, me) if _is_rim(s, cell) == is_rim]
            if at in fitting and rng.randrange(len(fitting)) == 0:
                return cards[king]
            if fitting and len(cards) > 1:
                del cards[king]
    return rng.choice(list(cards.values()))


def _homes(s: Record, me: int) -> list[int]:
    """The cells on which this seat still has to lay a card."""
    return [at for at in squares(s) if s.owner[at] == EMPTY and cells.home_of(s, at) == me]


def _is_rim(s: Record, at: int) -> bool:
    return any(s.owner[at + step] == WALL for step in STEPS[:4])
