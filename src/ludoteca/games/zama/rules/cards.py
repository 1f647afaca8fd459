"""§1 The cards of a pack as numbers: 4 × rank + suit, which is their order in the notation.

    rank    A  2 … 9  T  J  Q  K        suit    S  H  D  C
            0  1 … 8  9 10 11 12                0  1  2  3

A set of cards is a word with one bit per card.
"""

from __future__ import annotations

from typing import Literal

from ludoteca.core import bad_position, rule

RANKS = "A23456789TJQK"
SUITS = "SHDC"
CARDS = len(RANKS) * len(SUITS)
NO_CARD = -1  # nobody has seen the card on this cell: it has no identity
HIDDEN = -2  # in a view: a card with an identity that the viewer may not know
UNKNOWN = "??"

ACE, KING = 0, 12
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)

# §7.1 Other packs leave out ranks; the remaining ones keep their order, from the ace to the king.
Deck = Literal[52, 40, "piacentine", 48, 32]  # 40: the Neapolitan pack; the Piacentine one differs by its faces only
PACKS: dict[Deck, str] = {
    52: RANKS,
    40: "A234567JQK",
    "piacentine": "A234567JQK",
    48: "A23456789JQK",
    32: "A789TJQK",
}


@rule
def rank_of(card):
    return card // 4


@rule
def suit_of(card):
    return card % 4


KING_OF_SPADES = 4 * KING + SPADES
KING_OF_HEARTS = 4 * KING + HEARTS


def pack(deck: Deck) -> int:
    """§7.1 All cards of one pack, as a set."""
    return sum(1 << 4 * RANKS.index(rank) + suit for rank in PACKS[deck] for suit in range(4))


def members(cards: int) -> list[int]:
    """The cards of a set, in order."""
    return [card for card in range(CARDS) if int(cards) >> card & 1]


def name(card: int) -> str:
    """`7H`, or `??` for a card without identity or one the viewer may not know."""
    return f"{RANKS[card // 4]}{SUITS[card % 4]}" if card >= 0 else UNKNOWN


def find_card(text: str, deck: Deck) -> int:
    """The card of this name, or an error that says which names exist."""
    if len(text) == 2 and text[0] in PACKS[deck] and text[1] in SUITS:
        return 4 * RANKS.index(text[0]) + SUITS.index(text[1])
    ranks = " ".join(PACKS[deck])
    suits = " ".join(SUITS)
    said = f"no card {text!r}: expected a rank ({ranks}) and a suit ({suits}), such as 7H"
    raise bad_position(said, "§1", "card", card=text, ranks=ranks, suits=suits)
