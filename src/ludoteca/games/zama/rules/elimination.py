"""§7.2 With four players one is eliminated and the others play on; with two the same events end the game.

The Kings of Spades and Hearts of an eliminated player leave the board; the other cards stay and are neutral.
A king that nobody has seen yet is sought first: chance says which of the player's unseen cards it was.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.zama.rules.board import (
    ATTACKING,
    EMPTY,
    FIRST_BIT,
    FIRST_BLOOD,
    NOBODY,
    PLACING,
    TEAMS,
    WORD_BITS,
    WORDS,
)
from ludoteca.games.zama.rules.cards import KING_OF_HEARTS, KING_OF_SPADES, NO_CARD
from ludoteca.games.zama.rules.cells import are_allies, clear_turn, forget, home_of, is_gone, lift
from ludoteca.games.zama.rules.ends import end, find_dead_aim, is_out
from ludoteca.games.zama.rules.moves import name


@rule
def lose_to(s, loser, captor, reason):
    """§6, §7.2 A player is beaten in an attack or by an overlap; returns whether that ends the game."""
    if s.mode == FIRST_BLOOD and not is_gone(s, captor):
        end(s, reason, captor)
        return True
    return lose(s, loser, reason)


@rule
def lose(s, loser, reason):
    """§6, §7.2 One player loses; returns whether that ends the game: with two players, or for a whole team."""
    if s.players == 2 or s.mode == TEAMS:
        end(s, reason, (loser + 1) % s.players)
        return True
    return eliminate(s, loser, reason)


@rule
def eliminate(s, side, reason):
    """§7.2 The player is out; returns whether the game ends: one side is left alone, or nobody left can win."""
    for i in range(EMPTY):
        if s.went[i] == NOBODY:
            s.went[i] = side
            break
    s.gone |= 1 << side
    s.eliminated, s.eliminated_by = side, reason
    last = left_alone(s)
    if last != NOBODY:
        end(s, reason, last)
        return True
    if s.turn == side:
        clear_turn(s)
    if s.phase == PLACING:  # A4 cards not yet laid stay out of the game
        s.out[side] |= s.pack[side]
        s.pack[side] = 0
    elif s.turn == side:
        s.phase = ATTACKING
    for at in range(len(s.owner)):
        if s.owner[at] == side and (s.face[at] == KING_OF_SPADES or s.face[at] == KING_OF_HEARTS):
            remove_king(s, at)
    return find_dead_aim(s)


@rule
def left_alone(s):
    """§7.2 A seat still in the game, if all seats still in it play together; else NOBODY."""
    last = NOBODY
    for side in range(s.players):
        if not is_gone(s, side):
            if last != NOBODY and not are_allies(s, last, side):
                return NOBODY
            last = side
    return last


@rule
def remove_king(s, at):
    """§7.2 A king of an eliminated player leaves the board; this is not a removal and does not delay a stall."""
    side, king = int(s.owner[at]), int(s.face[at])
    s.king_of = side
    s.king_left[0 if king == KING_OF_SPADES else 1] = at
    s.out[side] |= np.uint64(1) << np.uint64(king)
    lift(s, at)
    forget(s, at)


# -- kings that nobody has seen -------------------------------------------------------------------------------


@rule
def sought_of(s):
    """Whose king is being sought, or NOBODY."""
    if s.gone != 0:
        for side in range(s.players):
            if is_gone(s, side) and not (is_out(s, side, KING_OF_SPADES) and is_out(s, side, KING_OF_HEARTS)):
                return side
    return NOBODY


@rule
def sought_king(s, side):
    """Which of this player's kings is being sought: the King of Spades first."""
    return KING_OF_HEARTS if is_out(s, side, KING_OF_SPADES) else KING_OF_SPADES


@rule
def asked_cards(s):
    """§2 The cards that the one being identified may be: those of its pack that nobody has seen."""
    at = int(s.asked)
    return s.pack[home_of(s, at) if s.phase == PLACING else int(s.owner[at])]


@rule
def hiding_places(s, side, moves, weights):
    """§2 The king is any of this side's cards that nobody has seen, all equally likely."""
    king = sought_king(s, side)
    n = 0
    for word in range(WORDS):
        left = s.where[side, word]
        while left != 0:
            at = FIRST_BIT + WORD_BITS * word + lowest(left)
            left = without_lowest(left)
            if s.face[at] == NO_CARD:
                moves[n], weights[n] = name(at, king), 1
                n += 1
    return n
