"""§5 What lies in a location: which layouts are valid, and what is kept of one that is not (A2, A3, A11)."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.scratch import scratch
from ludoteca.games.scorso.rules.board import (
    BLUE,
    BOTH,
    FIST,
    GREEN,
    LEAST_GROUP,
    LEFT,
    N_FACES,
    N_SHOWN,
    N_SIDES,
    PAIR,
    PARALYSIS_DICE,
    RIGHT,
    YELLOW,
)


@rule
def group_of(count, paralyses):
    """§5 How many dice of one colour form a Colour group once the paralyses have taken theirs: three or more, or 0."""
    left = count - paralyses
    return left if left >= LEAST_GROUP else 0


@rule
def most_paralyses(dice):
    """§5 How many paralyses the dice of a location can form: each takes one die of every colour."""
    return min(int(dice[GREEN]), int(dice[YELLOW]), int(dice[BLUE]))


@rule
def kept_colours(dice, paralyses):
    """§5 How many coloured dice stand in valid combinations if this many paralyses are formed."""
    kept = PARALYSIS_DICE * paralyses
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
    return min(fists, PAIR) if one_pair and fists >= PAIR else fists - fists % PAIR


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
    for face in range(N_SHOWN):
        if s.free[seat, face]:
            return False
    is_one = s.one_pair != 0
    if not s.beats:
        return is_valid(s.trays[seat, LEFT], is_one) and is_valid(s.trays[seat, RIGHT], is_one)
    dice = scratch(N_FACES, np.int8)
    for side in range(N_SIDES):
        look(s, seat, side, dice)
        if not is_valid(dice, is_one):
            return False
    return True


@rule
def is_in_lane(side, location):
    """A6 Whether a location lies in the lane; both do in the merged one."""
    return side in (location, BOTH)


@rule
def look(s, seat, side, dice):
    """§5 Fill in the dice of a location as their owner sees them, with what was laid and taken back in this beat."""
    for face in range(N_FACES):
        secret = int(s.laid[seat, side, face]) - int(s.back[seat, side, face])
        dice[face] = int(s.trays[seat, side, face]) + secret
