"""How the hunt for hearts stands, and what slides can change about it; for the bot that plays by instinct."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.zama.machine.insight import (
    distance,
    find,
    hunts,
    is_heart,
    is_hunted,
    nearest_heart,
    unseen_beside,
    walk,
    way_to_unseen,
)
from ludoteca.games.zama.rules.board import NEVER, SLIDES, SLIDING
from ludoteca.games.zama.rules.cards import KING_OF_HEARTS, KING_OF_SPADES
from ludoteca.games.zama.rules.choices import MAX_MOVES, slides
from ludoteca.games.zama.rules.ends import can_win
from ludoteca.games.zama.rules.moves import OVERLAP, SLIDE, end_of, kind_of, start_of
from ludoteca.games.zama.rules.verbs import RECORD, apply

GAME = 500.0  # the value of winning, or of beating one of several
DRAWN = 20.0  # the value of a draw to a seat that alone could win or alone could lose
CLOSE = 6  # steps between the kings at which slides are searched


@rule
def slides_bring(s, me):
    """The gain from three slides for this seat now, where its spade and a heart are near each other."""
    spade = find(s, me, KING_OF_SPADES, me)
    heart = nearest_heart(s, me, spade)
    if not are_close(spade, heart):
        return 0.0
    tried = np.empty(1, RECORD)
    tried[0] = s
    tried[0].phase, tried[0].left, tried[0].quiet = SLIDING, SLIDES, 0
    return best_after(tried[0], me, spade, heart) - chase(s, me)


@rule
def best_after(s, me, spade, heart):
    """The best chase after all or some of the remaining slides around the two kings; or an overlap."""
    best = chase(s, me)
    if not is_sliding(s, me):
        return best
    tables, moves = np.empty(SLIDES + 1, RECORD), np.empty((SLIDES, MAX_MOVES), np.int32)
    waiting = np.zeros(SLIDES, np.int64)
    tables[0], waiting[0], made = s, slides(s, moves[0]), 0
    while made >= 0:
        if waiting[made] == 0:
            made -= 1
            continue
        waiting[made] -= 1
        move = moves[made, waiting[made]]
        if kind_of(move) == OVERLAP:
            if is_heart(tables[made], me, end_of(move)):
                best = max(best, GAME - 10.0 * made)
        elif is_about(tables[made], move, spade, heart):
            tables[made + 1] = tables[made]
            apply(tables[made + 1], move)
            best = max(best, chase(tables[made + 1], me))
            if is_sliding(tables[made + 1], me):
                made += 1
                waiting[made] = slides(tables[made], moves[made])
    return best


@rule
def are_close(spade, heart):
    """Whether one turn's slides can matter to these kings."""
    return spade != 0 and heart != 0 and walk(spade, heart) <= CLOSE


@rule
def is_sliding(s, me):
    return s.reason == NEVER and s.phase == SLIDING and s.turn == me


@rule
def is_about(s, move, spade, heart):
    """Whether a slide moves a king, or is so near that the slides after it can reach one."""
    if kind_of(move) != SLIDE:
        return False
    return min(distance(start_of(move), spade), distance(start_of(move), heart)) < s.left


@rule
def chase(s, me):
    """How good the position is for this seat, from what it knows: who is nearer to another's heart."""
    if s.reason != NEVER:  # slides end a game only with a draw
        return DRAWN * (int(is_hunted(s, me)) - int(can_win(s, me)))
    score = 0.0
    if can_win(s, me):
        score += 1.5 * best_reach(s, me)
    if is_hunted(s, me):
        heart = find(s, me, KING_OF_HEARTS, me)
        for enemy in range(s.players):
            if hunts(s, enemy, me):
                score -= 1.5 * reach(s, find(s, enemy, KING_OF_SPADES, me), me, heart, me)
                if heart != 0:
                    score -= unseen_beside(s, enemy, me, heart)
    return score


@rule
def best_reach(s, me):
    """How close this seat's spade is to the enemy heart it can reach best."""
    spade = find(s, me, KING_OF_SPADES, me)
    best = -1000.0
    for enemy in range(s.players):
        if hunts(s, me, enemy):
            best = max(best, reach(s, spade, enemy, find(s, enemy, KING_OF_HEARTS, me), me))
    return best


@rule
def reach(s, spade, prey, heart, me):
    """How close a spade is to the heart of its prey, or to cards that may be it, from what `me` knows."""
    if spade == 0:
        return 0.0
    if heart != 0:
        steps = distance(spade, heart)
        return 40.0 / steps - 2.0 * steps - 0.5 * walk(spade, heart)
    beside = unseen_beside(s, prey, me, spade)
    if beside > 0:
        return 3.0 * min(beside, 4)
    return -2.0 * way_to_unseen(s, prey, me, spade)
