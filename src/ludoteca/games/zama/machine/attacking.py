"""What attacks are worth to a seat, averaged over the cards that they may turn up."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.zama.machine.insight import distance, hunts, knows, unseen_beside, walk
from ludoteca.games.zama.machine.lapping import first_slide, may_lap
from ludoteca.games.zama.machine.survey import (
    ALL,
    HEART,
    KINDS,
    LOOKED_AT,
    SPADE,
    card_of_kind,
    count_hunters,
    count_prey,
    kind_of_card,
    new_survey,
)
from ludoteca.games.zama.machine.weights import (
    AIM,
    CHASE,
    FIND,
    FLIGHT,
    GAME,
    HIDDEN_HEART,
    LAP,
    LOOKS,
    RESCUE,
    SEARCH,
    SHOWN,
    SOLD,
    TURN,
)
from ludoteca.games.zama.rules.board import MOST_PLAYERS, SLIDES
from ludoteca.games.zama.rules.cards import ACE, HEARTS, SPADES
from ludoteca.games.zama.rules.cells import are_allies, is_gone
from ludoteca.games.zama.rules.duels import ATTACKER_WINS, DEFENDER_WINS, LOSE, TIE, WIN, meet
from ludoteca.games.zama.rules.ends import can_win
from ludoteca.games.zama.rules.moves import end_of, start_of

TIRED = 6.0  # at most, of an attack that is repeated again and again
STRIDES = 2  # a turn's slides bring two cards so many steps nearer to each other, or apart
THROWN_AWAY = 10.0  # a card that is sure to fall: no way to begin counting anew


@rule
def judge_attacks(s, me, moves, n, w, scores):
    """Score the first n moves, all of them attacks."""
    places, packs = new_survey(s, me)
    turn = w[TURN] + danger(s, me, places, packs, w) + lap_gain(s, me, places, 0, w) + pursuit(s, me, places, w)
    looks = looks_gain(s, me, packs, w)
    worths = np.empty((MOST_PLAYERS, KINDS + 1, KINDS + 1))
    for other in range(s.players):
        if not are_allies(s, me, other) or (other != me and is_gone(s, other)):
            weigh_duels(s, me, other, packs, turn, looks, is_shown(s, me, places), w, worths[other])
    searches = w[SEARCH] if places[me, SPADES] == 0 and can_win(s, me) else 0.0
    for i in range(n):
        start, to = start_of(moves[i]), end_of(moves[i])
        other = int(s.owner[to])
        attacker = kind_of_card(int(s.face[start])) if knows(s, me, start) else ALL
        defender = kind_of_card(int(s.face[to])) if knows(s, me, to) else ALL
        scores[i] = worths[other, attacker, defender]
        if attacker == ALL:
            scores[i] += searches
        elif defender != ALL:
            result, _ = meet(s, int(s.face[start]), int(s.face[to]))
            if result == LOSE:
                scores[i] -= THROWN_AWAY
            elif result == WIN:
                scores[i] += lap_gain(s, me, places, to, w)
        if defender == ALL and hunts(s, me, other) and places[other, HEARTS] == 0:
            scores[i] += w[FIND]
            if attacker == SPADE:
                scores[i] += GAME * (heart_odds(s, other, to, packs, w) - 1.0 / packs[other, ALL])


@rule
def weigh_duels(s, me, other, packs, turn, looks, shown, w, worths):
    """Fill in the worth of each kind of card attacking each other; the last row and column are for unseen cards."""
    worths[:, :] = 0.0
    mine, theirs = max(1, packs[me, ALL]), max(1, packs[other, ALL])
    for attacker in range(KINDS):
        for defender in range(KINDS):
            worth = worth_of_duel(s, me, attacker, other, defender, turn, looks, shown, w)
            worths[attacker, defender] = worth
            worths[attacker, ALL] += worth * packs[other, defender] / theirs
            worths[ALL, defender] += worth * packs[me, attacker] / mine
    for attacker in range(KINDS):
        worths[ALL, ALL] += worths[attacker, ALL] * packs[me, attacker] / mine


@rule
def worth_of_duel(s, me, attacker, other, defender, turn, looks, shown, w):
    """§5 What the duel brings the attacker."""
    result, _ = meet(s, card_of_kind(attacker), card_of_kind(defender))
    if result == ATTACKER_WINS:
        return GAME
    if result == DEFENDER_WINS:
        return -GAME
    worth = 0.0
    if attacker == HEART and not shown and result != TIE:
        worth -= w[SHOWN]
    if result == WIN:
        return worth + their_worth(s, me, other, defender, w) + turn
    if result == LOSE:
        return worth - own_worth(s, me, attacker, w)
    if result == TIE:
        return worth + their_worth(s, me, other, defender, w) - own_worth(s, me, attacker, w) + looks
    return worth + looks - min(float(s.quiet), TIRED)  # A19 repeated often enough it leads to a draw


@rule
def plain_worth(kind):
    """An ace is worth about as much as the kings it beats."""
    return 7.0 if kind == ACE else min(kind, SPADE) + 1.0


@rule
def own_worth(s, me, kind, w):
    if kind == SPADE and can_win(s, me):
        return w[AIM]
    if kind == HEART and count_hunters(s, me) > 0:  # A11 traded for a king it can no longer be lost
        if not can_win(s, me):
            return -w[AIM]
        if s.players == 2:  # among four every heart that is gone makes a winner less likely
            return -w[SOLD]
    return plain_worth(kind)


@rule
def their_worth(s, me, other, kind, w):
    if is_gone(s, other):  # §7.2 neutral cards harm nobody
        return 0.0
    if kind == HEART and hunts(s, me, other):
        return -w[AIM] / count_prey(s, me)
    if kind == SPADE and hunts(s, other, me):
        return w[AIM]
    return plain_worth(kind)


# -- what stands behind a win or a tie ----------------------------------------------------------------------------


@rule
def is_shown(s, me, places):
    """Whether showing the seat's own heart costs nothing: nobody hunts it, or all its hunters know where it is."""
    heart = places[me, HEARTS]
    for enemy in range(s.players):
        if hunts(s, enemy, me) and not is_shown_to(s, enemy, heart):
            return False
    return True


@rule
def is_shown_to(s, enemy, heart):
    """Whether the seat knows its heart to be here, and that this enemy knows it too."""
    return heart != 0 and knows(s, enemy, heart)


@rule
def looks_gain(s, me, packs, w):
    """§5 What the looks of a tie can still show; one that shows nothing is only repeated for want of better."""
    left = 0
    for other in range(s.players):
        if other != me and not is_gone(s, other):
            left += packs[other, ALL]
    return min(w[LOOKS], float(left))


@rule
def danger(s, me, places, packs, w):
    """What slides are worth because they may take the seat's own heart out of an enemy's reach."""
    heart = places[me, HEARTS]
    worst = 0.0
    for enemy in range(s.players):
        spade = places[enemy, SPADES]
        if spade == 0 or not hunts(s, enemy, me) or not knows(s, enemy, spade):
            continue
        risk = 0.0
        if heart == 0:
            if unseen_beside(s, me, me, spade) > 0:
                risk = 1.0 / packs[me, ALL]
        elif distance(spade, heart) == 1:
            risk = 1.0 if knows(s, enemy, heart) else 1.0 / (1 + unseen_beside(s, me, enemy, spade))
        elif knows(s, enemy, heart) and may_lap(s, enemy, spade, heart):
            risk = 0.5 * (first_slide(s, spade, heart, SLIDES, 0) != 0)
        worst = max(worst, risk)
    return w[RESCUE] * GAME * worst


@rule
def pursuit(s, me, places, w):
    """What slides are worth because they bring the seat's spade nearer to a heart, or its heart away from a spade."""
    gain = 0.0
    for enemy in range(s.players):
        if hunts(s, me, enemy) and places[me, SPADES] != 0 and places[enemy, HEARTS] != 0:
            gain = max(gain, w[CHASE] * stride(places[me, SPADES], places[enemy, HEARTS], 0))
        if hunts(s, enemy, me) and places[enemy, SPADES] != 0 and is_shown_to(s, enemy, places[me, HEARTS]):
            gain = max(gain, w[FLIGHT] * stride(places[enemy, SPADES], places[me, HEARTS], STRIDES))
    return gain


@rule
def stride(spade, heart, further):
    """How much nearer a turn's slides bring two kings that are `further` apart than now."""
    steps, way = distance(spade, heart) + further, walk(spade, heart) + further
    return nearness(max(1, steps - STRIDES), max(1, way - STRIDES)) - nearness(steps, way)


@rule
def nearness(steps, way):
    """Of a spade to a heart, by the steps of a chess king and along ranks and files."""
    return 40.0 / max(1, steps) - 2.0 * steps - 0.5 * way


@rule
def lap_gain(s, me, places, hole, w):
    """What a win is worth because its slides bring a known heart under the seat's spade.

    With a `hole`, the cell whose card falls: only what needs that hole.
    """
    spade = places[me, SPADES]
    for enemy in range(s.players):
        heart = places[enemy, HEARTS]
        if hunts(s, me, enemy) and may_lap(s, me, spade, heart):
            if first_slide(s, spade, heart, SLIDES, 0) != 0:
                return 0.0 if hole else w[LAP] * GAME
            if hole != 0 and first_slide(s, spade, heart, SLIDES, hole) != 0:
                return w[LAP] * GAME
    return 0.0


@rule
def heart_odds(s, side, at, packs, w):
    """How likely the unseen card on this cell is its owner's heart: likelier if only the owner has looked at it.

    Owners keep their hearts out of fights and use most other cards they know.
    """
    if packs[side, HEART] == 0:
        return 0.0
    suspicion = w[HIDDEN_HEART] if knows(s, side, at) else 1.0
    return suspicion / (packs[side, ALL] + (w[HIDDEN_HEART] - 1.0) * packs[side, LOOKED_AT])
