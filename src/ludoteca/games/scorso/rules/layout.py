"""§5 What lies in a location: which layouts are valid, and what is kept of one that is not (A2, A3, A11)."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import BLUE, FIST, GREEN, LEFT, RIGHT, YELLOW


@rule
def group_of(count, paralyses):
    """§5 The dice of one colour that form a Colour group once the paralyses have taken theirs: three or more."""
    left = count - paralyses
    return left if left >= 3 else 0


@rule
def most_paralyses(dice):
    return min(int(dice[GREEN]), int(dice[YELLOW]), int(dice[BLUE]))


@rule
def kept_colours(dice, paralyses):
    """How many coloured dice stand in valid combinations with so many paralyses."""
    kept = 3 * paralyses
    for face in range(GREEN, BLUE + 1):
        kept += group_of(int(dice[face]), paralyses)
    return kept


@rule
def best_groupings(dice):
    """A11 The numbers of paralyses (a bit each) with which the most dice are kept."""
    best, numbers = -1, 0
    for paralyses in range(most_paralyses(dice) + 1):
        kept = kept_colours(dice, paralyses)
        if kept > best:
            best, numbers = kept, 0
        if kept == best:
            numbers |= 1 << paralyses
    return numbers


@rule
def kept_fists(dice, one_pair):
    """A3 Fists come in pairs: all of them, or one pair by option."""
    fists = int(dice[FIST])
    return min(fists, 2) if one_pair and fists >= 2 else fists - fists % 2


@rule
def is_valid(dice, one_pair):
    """§5, A2 Whether every die of a location stands in a combination."""
    if kept_fists(dice, one_pair) != dice[FIST]:
        return False
    coloured = int(dice[GREEN]) + int(dice[YELLOW]) + int(dice[BLUE])
    for paralyses in range(most_paralyses(dice) + 1):
        if kept_colours(dice, paralyses) == coloured:
            return True
    return False


@rule
def is_correct(s, seat):
    """§5 Whether both locations are valid and no die is left over: the layout of a player who may knock."""
    for face in range(7):
        if s.free[seat, face]:
            return False
    is_one = s.one_pair != 0
    if not s.beats:
        return is_valid(s.trays[seat, LEFT], is_one) and is_valid(s.trays[seat, RIGHT], is_one)
    dice = np.empty(6, np.int8)
    for side in range(2):
        for face in range(6):
            secret = int(s.laid[seat, side, face]) - int(s.back[seat, side, face])
            dice[face] = int(s.trays[seat, side, face]) + secret
        if not is_valid(dice, is_one):
            return False
    return True
