"""§5 Conflict resolution: the result of a duel, and why."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.zama.rules.board import MOST_PLAYERS
from ludoteca.games.zama.rules.cards import ACE, CLUBS, DIAMONDS, HEARTS, KING, SPADES, rank_of, suit_of

UNDECIDED, WIN, LOSE, TIE, SPECIAL, ATTACKER_WINS, DEFENDER_WINS = range(7)
RESULTS = ("", "win", "lose", "tie", "special", "attacker-wins", "defender-wins")

(
    HIGHER,
    LOWER,
    EQUAL,
    ACE_BEATS_KING,
    KING_BEATS_ACE,
    ACE_TIES,
    SPECIAL_KINGS,
    SPADE_BEATS_CLUB,
    DIAMOND_BEATS_SPADE,
    SPADE_FALLS,
    SPADE_FINDS_HEART,
    HEART_MEETS_SPADE,
    HEART_TIES_SPADE,
    HEART_BEATS_SPADE,
    HEART_TIES,
    HEART_LOST,
) = range(16)
WHYS = (
    "higher",
    "lower",
    "equal",
    "ace-beats-king",
    "king-beats-ace",
    "ace-ties",
    "special-kings",
    "spade-beats-club",
    "diamond-beats-spade",
    "spade-falls",
    "spade-finds-heart",
    "heart-meets-spade",
    "heart-ties-spade",
    "heart-beats-spade",
    "heart-ties",
    "heart-lost",
)
# §7.1 The same where the suits are swords, cups, coins and batons.
LATIN_WHYS = {
    "spade-beats-club": "sword-beats-baton",
    "diamond-beats-spade": "coin-beats-sword",
    "spade-falls": "sword-falls",
    "spade-finds-heart": "sword-finds-cup",
    "heart-meets-spade": "cup-meets-sword",
    "heart-ties-spade": "cup-ties-sword",
    "heart-beats-spade": "cup-beats-sword",
    "heart-ties": "cup-ties",
    "heart-lost": "cup-lost",
}


@rule
def meet(s, attacker, defender):
    """§5 The first row of the table that applies: the result, and why."""
    ours, theirs = rank_of(attacker), rank_of(defender)
    if ours == KING and theirs == KING:
        return kings_meet(s, suit_of(attacker), suit_of(defender))
    if ours == ACE and theirs == KING:
        result, why = ace_meets_king(s, suit_of(defender))
        return result, why
    if ours == KING and theirs == ACE:
        result, why = ace_meets_king(s, suit_of(attacker))
        return opposite(result), why
    if ours == theirs:
        return TIE, EQUAL
    if ours > theirs:
        return WIN, HIGHER
    return LOSE, LOWER


@rule
def opposite(result):
    """The same result from the defender's point of view."""
    if result == WIN:
        return LOSE
    if result == LOSE:
        return WIN
    return result


@rule
def ace_meets_king(s, suit):
    """§5 rows 4, 5, A10 The Ace beats the kings of clubs and diamonds, not those of hearts and spades."""
    if suit in (CLUBS, DIAMONDS):
        return WIN, ACE_BEATS_KING
    if s.ace_ties:
        return SPECIAL, ACE_TIES
    return LOSE, KING_BEATS_ACE


@rule
def kings_meet(s, ours, theirs):
    """§5 The king matrix: rows 1, 2, 3 and 6."""
    if ours == SPADES and theirs == HEARTS:
        return ATTACKER_WINS, SPADE_FINDS_HEART
    if ours == HEARTS and theirs == SPADES:
        return heart_attacks_spade(s)
    if ours == SPADES:
        return spade_meets(s, theirs)
    if theirs == SPADES:
        result, why = spade_meets(s, ours)
        return opposite(result), why
    if ours == HEARTS or theirs == HEARTS:
        return heart_ties(s, ours, theirs)
    return TIE, EQUAL


@rule
def heart_attacks_spade(s):
    """§5 row 2, A13 The owner of the King of Spades wins, whoever attacked."""
    if s.heart_attack == 1:
        return SPECIAL, HEART_TIES_SPADE
    if s.heart_attack == 2:
        return ATTACKER_WINS, HEART_BEATS_SPADE
    return DEFENDER_WINS, HEART_MEETS_SPADE


@rule
def spade_meets(s, suit):
    """§5 row 3, A12 Nothing is removed; under the `list` option the spade beats the club and falls to the others."""
    if not s.kings_listed:
        return SPECIAL, SPECIAL_KINGS
    if suit == CLUBS:
        return WIN, SPADE_BEATS_CLUB
    if suit == DIAMONDS:
        return LOSE, DIAMOND_BEATS_SPADE
    return LOSE, SPADE_FALLS


@rule
def heart_ties(s, ours, theirs):
    """§5 row 6, A11 Both are removed; by option neither is, or the owner of a heart that falls alone loses the game."""
    if s.heart_tie == 1:
        return SPECIAL, HEART_TIES
    if s.heart_tie == 2 and ours != theirs:
        if ours == HEARTS:
            return DEFENDER_WINS, HEART_LOST
        return ATTACKER_WINS, HEART_LOST
    return TIE, EQUAL


# -- repeated special ties (A19) ----------------------------------------------------------------------------


@rule
def is_privileged(s, me, attacker, other, defender):
    """A19 Whether a special tie allows the peeks: by option only the first time these two cards meet."""
    if not s.repeat_denied:
        return True
    if me < other:
        pair, cards = pair_of(me, other), 8 * special_number(attacker) + special_number(defender)
    else:
        pair, cards = pair_of(other, me), 8 * special_number(defender) + special_number(attacker)
    met = np.uint64(1) << np.uint64(cards)
    is_first = s.met[pair] & met == np.uint64(0)
    s.met[pair] |= met
    return is_first


@rule
def pair_of(one, other):
    """The number of a pair of sides, the lower first: rb, rg, ry, bg, by, gy."""
    return one * (2 * MOST_PLAYERS - 3 - one) // 2 + other - 1


@rule
def special_number(card):
    """§5 Only aces and kings meet in special ties: the aces are 0 to 3, the kings 4 to 7."""
    return suit_of(card) if rank_of(card) == ACE else 4 + suit_of(card)
