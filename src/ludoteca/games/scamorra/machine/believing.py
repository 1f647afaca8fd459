"""Worlds as a network believes in them: the opponent's hand is drawn from all it may be, by weight.

A network says for each card how many of its copies the other side holds; a hand's weight is the product of its six
chances. There are so few hands that all are weighed. Draws of a round are spread evenly over them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random

import numpy as np
import numpy.typing as npt

from ludoteca.core import State, View
from ludoteca.games.scamorra.rules.board import CARDS, HIDDEN, NO_CARD
from ludoteca.games.scamorra.shown.views import imagine, unknown

Hands = npt.NDArray[np.int64]


def believe(view: View, belief: npt.NDArray[np.float32], count: int, rng: Random) -> list[State]:
    """So many worlds. Where more than a hand is hidden, each is dealt as if nothing were believed."""
    v, other = view.record, 1 - int(view.seat)
    if HIDDEN in v.coppella or HIDDEN in v.played or not v.held[other]:
        return [imagine(view, rng) for _ in range(count)]
    left = unknown(view, other)
    hands = np.array(list(_hands(left.tolist(), int(v.held[other]))))
    weights = weights_of(hands, belief)
    dealt = imagine(view, rng)
    return [_with_hand(dealt, other, left, hand, rng) for hand in _spread(hands, weights, count, rng)]


def weights_of(hands: Hands, belief: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
    """How likely each hand is to be the one, all of them together 1."""
    cards = np.arange(len(CARDS))
    known = np.minimum(hands, belief.shape[1] - 1)
    chances = belief.astype(np.float64) - np.log(np.exp(belief.astype(np.float64)).sum(axis=1, keepdims=True))
    logarithms = chances[cards, known].sum(axis=1)
    weights = np.exp(logarithms - logarithms.max())
    return np.asarray(weights / weights.sum())


def _hands(left: list[int], held: int) -> Iterator[tuple[int, ...]]:
    """Every hand of so many cards, as the number of each."""
    for hand in itertools.product(*(range(min(n, held) + 1) for n in left)):
        if sum(hand) == held:
            yield hand


def _spread(hands: Hands, weights: npt.NDArray[np.float64], count: int, rng: Random) -> Hands:
    """So many hands at equal steps of the weights added up."""
    steps = (np.arange(count) + rng.random()) / count
    return hands[np.minimum(np.searchsorted(weights.cumsum(), steps), len(hands) - 1)]


def _with_hand(dealt: State, side: int, left: Hands, hand: Hands, rng: Random) -> State:
    s = dealt.record.copy()
    s.hand[side], s.unseen[side] = hand, left - hand
    if s.drawn_by == side and s.drawn_card != NO_CARD:  # the last one drawn is in the hand
        s.drawn_card = rng.choices(range(len(CARDS)), hand.tolist())[0]
    return State(dealt.options, s)
