"""What a hand may hold: some cards for sure, the others drawn from a pool of known contents.

There are three hands to think of: one's own, one's own as the opponent knows it, and the opponent's. Whoever draws
n cards from a pool gets every choice of n with equal chance; chances are therefore exact, and no hand is dealt.
"""

from __future__ import annotations

from math import comb
from typing import cast

import numpy as np

from ludoteca.core import Record, View, blank, record_type, rule
from ludoteca.games.scamorra.rules.board import DECK, HAND, NOBODY
from ludoteca.games.scamorra.rules.options import Options
from ludoteca.games.scamorra.rules.setup import table
from ludoteca.games.scamorra.shown.views import KNOWN, unknown

OWN, SHOWN, THEIRS = range(3)  # one's own hand, the same as the opponent knows it, the opponent's
SAME = 1e-9  # values closer than this are equal

HANDS = record_type(
    ("kept", "i1", (6,)),  # cards that are in one's own hand for sure
    ("pool", "i1", (3, 6)),  # of each hand: where its other cards come from
    ("left", "i1", (3,)),  # cards in that pool
    ("drawn", "i1", (3,)),  # cards of the hand that come from it
)


def _none(left: int, several: int, n: int) -> float:
    return comb(max(0, left - several), n) / max(1, comb(left, n))


# the chance that none of `several` cards of a pool is among those drawn: [cards in the pool, several, drawn]
NONE = np.fromfunction(np.vectorize(_none, otypes=[float]), (DECK + 1, DECK + 1, HAND + 1), dtype=int)


def hands_of(view: View) -> Record:
    """§2 The three hands, from what the view's seat may know."""
    v, me = view.record, int(view.seat)
    hands = blank(HANDS)
    hands.kept[:] = v.hand[me]
    own, theirs = unknown(view, me), unknown(view, 1 - me)
    shown = own + v.hand[me]
    if cast(Options, view.options).coppella_visibility == "owner" and 0 <= v.coppella[me] < len(shown):
        shown[v.coppella[me]] += 1
    for pool, cards in ((OWN, own), (SHOWN, shown), (THEIRS, theirs)):
        hands.pool[pool] = cards
        hands.left[pool] = cards.sum()
    hands.drawn[:] = 0, v.held[me], v.held[1 - me]
    return hands


def public(view: View) -> Record:
    """The record behind a view as far as its seat knows it; nothing is dealt."""
    v, s = view.record, table(cast(Options, view.options))
    for name in KNOWN:
        s[name] = v[name]
    s.hand[view.seat] = v.hand[view.seat]
    return s


@rule
def holds(hands, which, cards):
    """The chance that a hand holds at least one of a set of cards."""
    kept, pool = hands.kept, hands.pool
    several = 0
    for card in range(6):
        if cards >> card & 1:
            if which == OWN and kept[card] > 0:
                return 1.0
            several += pool[which, card]
    return 1.0 - NONE[hands.left[which], several, hands.drawn[which]]


@rule
def holds_card(hands, which, card):
    """The same for one card."""
    if which == OWN and hands.kept[card] > 0:
        return 1.0
    return 1.0 - NONE[hands.left[which], hands.pool[which, card], hands.drawn[which]]


@rule
def may_hold(hands, which, card):
    """Whether a hand can hold a card at all."""
    if which == OWN and hands.kept[card] > 0:
        return True
    return hands.pool[which, card] > 0 and hands.drawn[which] > 0


@rule
def spend(hands, which, card):
    """The hand has played a card."""
    if which == OWN and hands.kept[card] > 0:
        hands.kept[card] -= 1
    elif may_hold(hands, which, card):
        hands.pool[which, card] -= 1
        hands.left[which] -= 1
        hands.drawn[which] -= 1


@rule
def passed_on(s, hands, me, mover, card):
    """§3.6 After a turn: the card has left the mover's hand and another is drawn, unseen by the search."""
    has_drawn = s.drawing != NOBODY
    s.drawing = NOBODY
    s.held[mover] += has_drawn
    if mover == me:
        spend(hands, OWN, card)
        spend(hands, SHOWN, card)
        hands.drawn[OWN] += has_drawn
        hands.drawn[SHOWN] += has_drawn
    else:
        spend(hands, THEIRS, card)
        hands.drawn[THEIRS] += has_drawn


@rule
def mean(hands, which, values, others, sign):
    """The expected value of the best card in a hand: the values of all six cards, and others' along with them.

    With sign −1 the lowest value is best; of equal ones that with the lowest other value.
    """
    total, other, several, left, tried = 0.0, 0.0, 0, 1.0, 0
    while left > 0.0:
        best = -1
        for card in range(6):
            if tried >> card & 1 or not may_hold(hands, which, card):
                continue
            if best < 0 or is_better(values, others, sign, card, best):
                best = card
        if best < 0:
            break
        tried |= 1 << best
        none = 0.0
        if which != OWN or hands.kept[best] == 0:
            several += hands.pool[which, best]
            none = NONE[hands.left[which], several, hands.drawn[which]]
        total += (left - none) * values[best]
        other += (left - none) * others[best]
        left = none
    return total, other


@rule
def is_better(values, others, sign, one, two):
    """Whether a card is to be preferred to another."""
    gain = sign * (values[one] - values[two])
    return gain > SAME or (gain > -SAME and others[one] < others[two])
