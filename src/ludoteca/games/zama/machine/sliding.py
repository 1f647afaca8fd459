"""What slides are worth to a seat: how much better the slid card lies after than before, and overlaps."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.zama.machine.attacking import heart_odds, nearness
from ludoteca.games.zama.machine.insight import distance, hunts, knows, odds, walk, way_to_unseen
from ludoteca.games.zama.machine.lapping import first_slide, may_lap
from ludoteca.games.zama.machine.survey import new_survey
from ludoteca.games.zama.machine.weights import (
    BAIT,
    CHASE,
    CONTACT,
    COVER,
    DOOM,
    FLIGHT,
    FOOD,
    GAME,
    NEAR_COVER,
    NEAR_PREY,
    PREY,
    SALE,
    WAY,
)
from ludoteca.games.zama.rules.board import CELLS, STRIDE
from ludoteca.games.zama.rules.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    KING,
    KING_OF_HEARTS,
    KING_OF_SPADES,
    NO_CARD,
    SPADES,
    rank_of,
    suit_of,
)
from ludoteca.games.zama.rules.cells import STEPS, are_allies, is_gone, targets_beside
from ludoteca.games.zama.rules.moves import OVERLAP, SLIDE, end_of, kind_of, start_of

SURE = 0.75  # A15 how likely a card must be the heart before it is overlapped
NEAR = 2  # steps within which a card matters to a spade
PLENTY = 12.0  # cards with which attacks do not run out


@rule
def judge_slides(s, me, moves, n, w, scores):
    """Score the first n moves: slides, overlaps or `done`."""
    places, packs = new_survey(s, me)
    lap = lap_slide(s, me, places)
    scarcity = PLENTY / (PLENTY + s.cards[me])
    for i in range(n):
        kind, start, to = kind_of(moves[i]), start_of(moves[i]), end_of(moves[i])
        scores[i] = 0.0
        if kind == OVERLAP:
            scores[i] = lap_worth(s, me, to, places, packs, w)
        elif moves[i] == lap:
            scores[i] = GAME
        elif kind == SLIDE:
            scores[i] = lie(s, me, start, to, places, w) - lie(s, me, start, start, places, w)
            gain = contact(s, me, start, to) - contact(s, me, start, start)
            scores[i] += w[CONTACT] * scarcity * gain


@rule
def lap_slide(s, me, places):
    """The slide that begins a sure overlap, or 0."""
    for enemy in range(s.players):
        heart = places[enemy, HEARTS]
        if hunts(s, me, enemy) and may_lap(s, me, places[me, SPADES], heart):
            move = first_slide(s, places[me, SPADES], heart, int(s.left), 0)
            if move != 0:
                return move
    return 0


@rule
def lap_worth(s, me, to, places, packs, w):
    """A15 The game for a heart, the game lost for any other card: only for those who are sure, or nearly."""
    side = int(s.owner[to])
    if places[side, HEARTS] != 0:
        return 2.0 * GAME if places[side, HEARTS] == to else -GAME
    if knows(s, me, to):
        return -GAME
    return GAME * (heart_odds(s, side, to, packs, w) - SURE)


@rule
def lie(s, me, start, at, places, w):
    """How well the card from `start` would lie on this cell."""
    side = int(s.owner[start])
    card = int(s.face[start]) if knows(s, me, start) else NO_CARD
    if card == KING_OF_SPADES:
        return hunting_ground(s, me, side, start, at, places, w)
    worth = w[SALE] * market(s, me, side, card, at, places)
    for hunter in range(s.players):
        spade = places[hunter, SPADES]
        if spade != 0 and hunts(s, hunter, side):
            worth += bond(s, me, hunter, spade, side, card, start, at, places, w)
    return worth


@rule
def hunting_ground(s, me, hunter, start, at, places, w):
    """How well a spade from `start` would lie on this cell: what it has around it, and the hearts it is after."""
    worth = 0.0
    for prey in range(s.players):
        if not hunts(s, hunter, prey):
            continue
        heart = places[prey, HEARTS]
        if heart != 0:
            worth += bond(s, me, hunter, at, prey, KING_OF_HEARTS, heart, heart, places, w)
        elif hunter == me:
            worth -= w[WAY] * way_to_unseen(s, prey, me, at)
        for file in range(-NEAR, NEAR + 1):
            for rank in range(-NEAR, NEAR + 1):
                cell = at + STRIDE * rank + file
                if is_card_of(s, prey, cell) and cell != heart and distance(at, cell) <= NEAR:
                    card = int(s.face[cell]) if knows(s, me, cell) else NO_CARD
                    worth += bond(s, me, hunter, at, prey, card, cell, cell, places, w)
    return worth


@rule
def is_card_of(s, side, cell):
    return 0 <= cell < CELLS and s.owner[cell] == side


@rule
def bond(s, me, hunter, spade, prey, card, start, at, places, w):
    """What it means to the seat that this spade and a card of its prey, the one from `start`, lie so near."""
    steps = distance(spade, at)
    if are_allies(s, me, hunter):
        if card == KING_OF_HEARTS:
            return w[CHASE] * nearness(steps, walk(spade, at))
        if card == NO_CARD and places[prey, HEARTS] == 0:
            return w[PREY] * (steps == 1) + w[NEAR_PREY] * (steps == 2)
        return w[BAIT] * (steps == 1)
    if not are_allies(s, me, prey):
        return 0.0
    if card == KING_OF_HEARTS:
        is_known = knows(s, hunter, start)
        doom = (1.0 if is_known else 0.3) * (steps == 1) + 0.3 * (is_known and steps > 1 and walk(spade, at) == 2)
        return -w[DOOM] * doom - w[FLIGHT] * nearness(steps, walk(spade, at))
    if card == NO_CARD and places[prey, HEARTS] == 0:
        return -w[COVER] * (steps == 1) - w[NEAR_COVER] * (steps == 2)
    return -w[FOOD] * (steps == 1)


@rule
def market(s, me, side, card, at, places):
    """A11 How near the seat's heart is to an enemy king that it can be traded for, or an enemy's heart to such a king
    of the seat; `card` is the one that would lie on this cell."""
    best = 0.0
    if rank_of(card) != KING or s.players > 2:
        return best
    for other in range(s.players):
        if are_allies(s, side, other) or is_gone(s, other) or (side != me and other != me):
            continue
        for suit in (DIAMONDS, CLUBS):
            if card == KING_OF_HEARTS and places[other, suit] != 0:
                best = max(best, 1.0 / max(1, distance(at, places[other, suit])))
        if suit_of(card) >= DIAMONDS and places[other, HEARTS] != 0:
            best = max(best, 1.0 / max(1, distance(at, places[other, HEARTS])))
    is_mine = (card == KING_OF_HEARTS) == (side == me)
    return best if is_mine else -0.5 * best


@rule
def contact(s, me, start, at):
    """The best odds of an attack by this card from this cell, or on it."""
    best = 0.0
    side = int(s.owner[start])
    if side == me:
        targets = np.uint64(targets_beside(s, me, at))
        while targets != 0:
            best = max(best, odds(s, me, start, at + STEPS[lowest(targets)]))
            targets = without_lowest(targets)
    elif not are_allies(s, me, side):
        attackers = np.uint64(s.beside[at, me])
        while attackers != 0:
            best = max(best, odds(s, me, at + STEPS[lowest(attackers)], start))
            attackers = without_lowest(attackers)
    return best
