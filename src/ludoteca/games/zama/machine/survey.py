"""What a seat knows about everybody's cards, gathered in one walk over the board."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.zama.machine.insight import hunts, knows
from ludoteca.games.zama.rules.board import FIRST_BIT, MOST_PLAYERS, WORD_BITS, WORDS
from ludoteca.games.zama.rules.cards import KING, SUITS, rank_of, suit_of

# Cards that meet others alike are of one kind: 0 to 11 by rank, then each king for itself.
KINDS = KING + len(SUITS)
SPADE, HEART = KING, KING + 1
ALL, LOOKED_AT = KINDS, KINDS + 1  # in `packs`: all kinds together, and those that their owner has looked at


@rule
def kind_of_card(card):
    return rank_of(card) if rank_of(card) < KING else KING + suit_of(card)


@rule
def card_of_kind(kind):
    """Any card of this kind."""
    return 4 * kind if kind < KING else 4 * KING + kind - KING


@rule
def survey(s, me, places, packs):
    """Fill in where the kings lie, as far as this seat knows, and which cards it has not seen.

    `places[side, suit]` is the cell of that king, or 0; `packs[side, kind]` counts the unseen cards of that kind.
    """
    for side in range(s.players):
        last, cards = 0, np.uint64(s.pack[side])
        places[side, :] = 0
        packs[side, :] = 0
        for word in range(WORDS):
            left = s.where[side, word]
            while left != 0:
                at = FIRST_BIT + WORD_BITS * word + lowest(left)
                left = without_lowest(left)
                card = int(s.face[at])
                if not knows(s, me, at):
                    last = at
                    packs[side, ALL] += 1
                    packs[side, LOOKED_AT] += knows(s, side, at)
                    if card >= 0:
                        cards |= np.uint64(1) << np.uint64(card)
                elif rank_of(card) == KING:
                    places[side, suit_of(card)] = at
        while cards != 0:
            card = lowest(cards)
            cards = without_lowest(cards)
            packs[side, kind_of_card(card)] += 1
            if packs[side, ALL] == 1 and rank_of(card) == KING:  # only one place is left for it
                places[side, suit_of(card)] = last


@rule
def new_survey(s, me):
    """What `survey` finds: places and packs."""
    places, packs = np.empty((MOST_PLAYERS, len(SUITS)), np.int64), np.empty((MOST_PLAYERS, KINDS + 2), np.int64)
    survey(s, me, places, packs)
    return places, packs


@rule
def count_prey(s, me):
    """How many enemies this seat can still beat."""
    n = 0
    for enemy in range(s.players):
        n += hunts(s, me, enemy)
    return n


@rule
def count_hunters(s, me):
    """How many enemies can still beat this seat."""
    n = 0
    for enemy in range(s.players):
        n += hunts(s, enemy, me)
    return n
