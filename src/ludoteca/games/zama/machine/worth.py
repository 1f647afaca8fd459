"""What attacks are worth to a seat, averaged over the cards they may turn up; for the bot that plays by instinct.

The unit is a rank: losing a seven costs about seven.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import without_lowest
from ludoteca.games.zama.machine.chase import GAME, slides_bring
from ludoteca.games.zama.machine.insight import distance, find, hunts, is_hunted, knows, unseen_beside, unseen_cards
from ludoteca.games.zama.rules.board import MOST_PLAYERS
from ludoteca.games.zama.rules.cards import ACE, CARDS, KING_OF_HEARTS, KING_OF_SPADES, rank_of
from ludoteca.games.zama.rules.cells import are_allies, is_gone
from ludoteca.games.zama.rules.duels import ATTACKER_WINS, DEFENDER_WINS, LOSE, TIE, WIN, meet
from ludoteca.games.zama.rules.ends import can_win
from ludoteca.games.zama.rules.moves import end_of, start_of

AIM = 150.0  # the enemy's heart or the seat's own spade: without it nothing can be won
HEART = 15.0  # the seat's own heart traded for a king: it can no longer be lost
EXPOSED = 25.0  # the seat's own heart shown
SLIDES_WORTH, LOOKS_WORTH = 6.0, 5.0
TIRED = 6.0  # at most, of an attack that is repeated again and again
THROWN_AWAY = 10.0  # a card that is sure to fall: no way to begin counting anew
SEARCHED = 5.0  # an attack by a card that may turn out to be the seat's own spade
FOUND = 2.0  # an attack on a card that may turn out to be the enemy's heart


@rule
def judge_attacks(s, me, moves, scores):
    """Score each attack."""
    haste, looks = max(urgency(s, me), slides_bring(s, me) - SLIDES_WORTH), looks_worth(s, me)
    mine = unseen_cards(s, me, me)
    by_unseen, on_unseen = np.zeros((MOST_PLAYERS, CARDS)), np.zeros((MOST_PLAYERS, CARDS))
    both, is_hunting = np.zeros(MOST_PLAYERS), np.zeros(MOST_PLAYERS)
    for other in range(s.players):
        if not are_allies(s, me, other) or (s.gone >> other) & 1:
            theirs = unseen_cards(s, other, me)
            both[other] = averages(s, me, mine, other, theirs, haste, looks, by_unseen[other], on_unseen[other])
            is_hunting[other] = hunts(s, me, other) and find(s, other, KING_OF_HEARTS, me) == 0
    is_searching = find(s, me, KING_OF_SPADES, me) == 0 and can_win(s, me)
    for i in range(len(moves)):
        start, to = start_of(moves[i]), end_of(moves[i])
        other, attacker, defender = int(s.owner[to]), int(s.face[start]), int(s.face[to])
        if knows(s, me, start):
            scores[i] = on_unseen[other, attacker]
            if knows(s, me, to):
                scores[i] = value(s, me, attacker, other, defender, haste, looks)
                if meet(s, attacker, defender)[0] == LOSE:
                    scores[i] -= THROWN_AWAY
        else:
            scores[i] = by_unseen[other, defender] if knows(s, me, to) else both[other]
            if is_searching:
                scores[i] += SEARCHED
        if is_hunting[other] and not knows(s, me, to):
            scores[i] += FOUND


@rule
def averages(s, me, mine, other, theirs, haste, looks, by_unseen, on_unseen):
    """The value of an attack by an unseen card on each card, by each card on an unseen one, and unseen on unseen."""
    both = 0.0
    n_mine, n_theirs = 0, 0
    for card in range(CARDS):
        n_mine += int((mine >> np.uint64(card)) & np.uint64(1))
        n_theirs += int((theirs >> np.uint64(card)) & np.uint64(1))
    for attacker in range(CARDS):
        is_mine = (mine >> np.uint64(attacker)) & np.uint64(1) != np.uint64(0)
        for defender in range(CARDS):
            worth = value(s, me, attacker, other, defender, haste, looks)
            is_theirs = (theirs >> np.uint64(defender)) & np.uint64(1) != np.uint64(0)
            if is_mine:
                by_unseen[defender] += worth / n_mine
            if is_theirs:
                on_unseen[attacker] += worth / n_theirs
            if is_mine and is_theirs:
                both += worth / n_mine / n_theirs
    return both


@rule
def urgency(s, me):
    """What a win is worth beyond its slides: they may save the seat's own heart from an enemy's spade."""
    heart = find(s, me, KING_OF_HEARTS, me)
    haste = 0.0
    for enemy in range(s.players):
        if not hunts(s, enemy, me):
            continue
        spade = find(s, enemy, KING_OF_SPADES, me)
        if spade == 0:
            continue
        if heart == 0:
            haste = max(haste, float(unseen_beside(s, me, me, spade)))
        elif distance(spade, heart) == 1:
            haste = 40.0
    return haste


@rule
def value(s, me, attacker, other, defender, haste, looks):
    """§5 What the duel brings the attacker."""
    result, _ = meet(s, attacker, defender)
    if result == ATTACKER_WINS:
        return GAME
    if result == DEFENDER_WINS:
        return -GAME
    worth = 0.0
    if attacker == KING_OF_HEARTS and is_hunted(s, me):
        worth -= EXPOSED
    if result == WIN:
        return worth + their_worth(s, me, other, defender) + SLIDES_WORTH + haste
    if result == LOSE:
        return worth - own_worth(s, me, attacker)
    if result == TIE:
        return worth + their_worth(s, me, other, defender) - own_worth(s, me, attacker) + LOOKS_WORTH
    return worth + looks - min(float(s.quiet), TIRED)  # A19 repeated often enough it leads to a draw


@rule
def looks_worth(s, me):
    """§5 What the looks of a special tie can still show; one that shows nothing is only repeated for want of better."""
    left = 0
    for other in range(s.players):
        if other != me and not is_gone(s, other):
            unseen = unseen_cards(s, other, me)
            while unseen != 0:
                left += 1
                unseen = without_lowest(unseen)
    return min(LOOKS_WORTH, float(left))


@rule
def plain_worth(card):
    """An ace is worth about as much as the kings it beats."""
    return 7.0 if rank_of(card) == ACE else rank_of(card) + 1.0


@rule
def own_worth(s, me, card):
    if card == KING_OF_SPADES and can_win(s, me):
        return AIM
    if card == KING_OF_HEARTS:  # A11 a seat that can no longer win gladly trades it: that is a draw
        return HEART if can_win(s, me) else -AIM
    return plain_worth(card)


@rule
def their_worth(s, me, other, card):
    if is_gone(s, other):  # §7.2 neutral cards harm nobody
        return 0.0
    if card == KING_OF_HEARTS and hunts(s, me, other):
        return -AIM
    if card == KING_OF_SPADES and hunts(s, other, me):
        return AIM
    return plain_worth(card)
