"""What one seat knows about the cards, and what that means for its kings; for the bot that plays by instinct."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.zama.rules.board import FACE_UP, FIRST_BIT, MOST_RANKS, STRIDE, WORD_BITS, WORDS
from ludoteca.games.zama.rules.cards import KING_OF_HEARTS, KING_OF_SPADES
from ludoteca.games.zama.rules.cells import STEPS, are_allies, is_gone, targets_beside
from ludoteca.games.zama.rules.duels import ATTACKER_WINS, WIN, meet
from ludoteca.games.zama.rules.ends import can_win, is_out

NEAR = 4  # steps within which one card can be brought beside another
MOST_STRENGTH = 90.0  # in ranks: the limit for ever more attacks
MANY = 10.0  # the number of attacks worth half of that


@rule
def knows(s, me, at):
    """§2 Whether this seat has seen the card on this cell."""
    return s.seen[at] & (FACE_UP | 1 << me) != 0


@rule
def find(s, side, card, me):
    """Where this seat knows that card to be, because it saw it or only one cell is left; or 0."""
    unseen, last = 0, 0
    for word in range(WORDS):
        left = s.where[side, word]
        while left != 0:
            at = FIRST_BIT + WORD_BITS * word + lowest(left)
            left = without_lowest(left)
            if not knows(s, me, at):
                unseen += 1
                last = at
            elif s.face[at] == card:
                return at
    return last if unseen == 1 and not is_out(s, side, card) else 0


@rule
def unseen_cards(s, side, me):
    """This side's cards whose place the seat does not know, as a set."""
    cards = np.uint64(s.pack[side])
    for word in range(WORDS):
        left = s.where[side, word]
        while left != 0:
            at = FIRST_BIT + WORD_BITS * word + lowest(left)
            left = without_lowest(left)
            if s.face[at] >= 0 and not knows(s, me, at):
                cards |= np.uint64(1) << np.uint64(s.face[at])
    return cards


@rule
def unseen_beside(s, side, me, at):
    """How many of this side's cards around a cell the seat has not seen."""
    n = 0
    beside = np.uint64(s.beside[at, side])
    while beside != 0:
        if not knows(s, me, at + STEPS[lowest(beside)]):
            n += 1
        beside = without_lowest(beside)
    return n


@rule
def way_to_unseen(s, side, me, start):
    """The distance to this side's nearest card that the seat has not seen."""
    nearest = MOST_RANKS
    for word in range(WORDS):
        left = s.where[side, word]
        while left != 0:
            at = FIRST_BIT + WORD_BITS * word + lowest(left)
            left = without_lowest(left)
            if not knows(s, me, at):
                nearest = min(nearest, distance(start, at))
    return nearest


@rule
def strength(s, me):
    """What its attacks are worth to a side that can win: none mean a draw (§6.1); the fewer, the more each counts."""
    if not can_win(s, me):
        return 0.0
    n = 0.0
    for word in range(WORDS):
        left = s.where[me, word]
        while left != 0:
            n += hope(s, me, FIRST_BIT + WORD_BITS * word + lowest(left))
            left = without_lowest(left)
    return MOST_STRENGTH * n / (n + MANY)


@rule
def hope(s, me, at):
    """The chance that the card on this cell beats one beside it, or if there is none beside it, one nearby."""
    targets = np.uint64(targets_beside(s, me, at))
    if targets == 0:
        return far_hope(s, me, at)
    best = 0.0
    while targets != 0:
        best = max(best, odds(s, me, at, at + STEPS[lowest(targets)]))
        targets = without_lowest(targets)
    return best


@rule
def far_hope(s, me, at):
    """As `hope`, for a card farther away: the farther, the more slides it takes to bring both together."""
    best = 0.0
    for side in range(s.players):
        if side == me or (are_allies(s, me, side) and not is_gone(s, side)):
            continue
        for word in range(WORDS):
            left = s.where[side, word]
            while left != 0:
                to = FIRST_BIT + WORD_BITS * word + lowest(left)
                left = without_lowest(left)
                steps = distance(at, to)
                if steps <= NEAR:
                    best = max(best, odds(s, me, at, to) / (steps * steps))
    return best


@rule
def odds(s, me, at, to):
    """The chance that one card beats the other, from what this seat has seen: certain, possible or none."""
    if not knows(s, me, at):
        return 0.5
    if not knows(s, me, to):
        return 1.0 if s.face[at] == KING_OF_SPADES else 0.5
    result, _ = meet(s, int(s.face[at]), int(s.face[to]))
    return 1.0 if result in (WIN, ATTACKER_WINS) else 0.0


@rule
def distance(one, other):
    """In steps of a chess king: cards one step apart can attack each other."""
    return max(abs(one % STRIDE - other % STRIDE), abs(one // STRIDE - other // STRIDE))


@rule
def walk(one, other):
    """In steps along ranks and files, as cards slide."""
    return abs(one % STRIDE - other % STRIDE) + abs(one // STRIDE - other // STRIDE)


# -- hunters and hunted ---------------------------------------------------------------------------------------


@rule
def are_enemies(s, one, other):
    """§7.2 Whether both are in the game and opponents."""
    return not are_allies(s, one, other) and not is_gone(s, one) and not is_gone(s, other)


@rule
def hunts(s, hunter, prey):
    """§6.2, §7.2 Whether this player can still beat that one: its own spade and the other's heart are there."""
    if not are_enemies(s, hunter, prey):
        return False
    return not is_out(s, hunter, KING_OF_SPADES) and not is_out(s, prey, KING_OF_HEARTS)


@rule
def is_hunted(s, me):
    """Whether anybody can still beat this player."""
    for enemy in range(s.players):
        if hunts(s, enemy, me):
            return True
    return False


@rule
def nearest_heart(s, me, spade):
    """Where the seat knows an enemy's heart to be, the one nearest to its spade if it knows that too; or 0."""
    nearest = 0
    for enemy in range(s.players):
        if hunts(s, me, enemy):
            heart = find(s, enemy, KING_OF_HEARTS, me)
            if heart != 0 and (nearest == 0 or (spade != 0 and walk(spade, heart) < walk(spade, nearest))):
                nearest = heart
    return nearest


@rule
def is_heart(s, me, at):
    """A15 Whether the seat is sure that the card on this cell is its owner's King of Hearts."""
    return find(s, int(s.owner[at]), KING_OF_HEARTS, me) == at
