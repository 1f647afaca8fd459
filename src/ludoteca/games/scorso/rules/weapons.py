"""§9.4 Weapons: which are active, and the locations they are added to as if they were dice."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.scratch import scratch
from ludoteca.games.scorso.rules.board import (
    AIMED,
    ARMS,
    DEFENCE,
    GREEN,
    IN_BAG,
    LEFT,
    N_FACES,
    N_PLACES,
    N_SIDES,
    NOBODY,
    NOT_AIMED,
    NOWHERE,
    ON_OFFER,
    RED,
    RIGHT,
    SHOT,
)
from ludoteca.games.scorso.rules.layout import group_of, is_correct, is_valid, look
from ludoteca.games.scorso.rules.moves import WEAPON
from ludoteca.games.scorso.rules.questions import UNANSWERED, ask
from ludoteca.games.scorso.rules.ring import first_living, left_of, living, unplaced
from ludoteca.games.scorso.rules.trace import T_RETURNED, T_VOID, T_WEAPON, note

ANYWHERE = 1 << LEFT | 1 << RIGHT | 1 << NOWHERE


@rule
def is_active(s, weapon):
    """§9.4, A40 A gun while its owner has a bullet of its colour, a hand weapon while the bow tie is above 0."""
    owner, colour = int(s.owner[weapon]), int(s.weapon_colour[weapon])
    if owner in (IN_BAG, ON_OFFER):
        return False
    return s.bowtie[owner] > 0 if colour == RED else s.bullets[owner, colour] > 0


@rule
def disarm(s, seat, kept):
    """§9.2, A36 The weapons of a player go back to the bag, but for those kept (a bit each)."""
    for weapon in range(s.n_weapons):
        if s.owner[weapon] == seat and not kept >> weapon & 1:
            s.owner[weapon] = IN_BAG
            note(s, T_RETURNED, seat, weapon)


@rule
def declare(s):
    """§4 WEAPONS: the ender first, then clockwise, each active weapon in the order of the list."""
    seat = int(s.ender) if s.ender != NOBODY else first_living(s)
    for _ in range(living(s)):
        for weapon in range(s.n_weapons):
            if s.owner[weapon] == seat and is_active(s, weapon) and not declare_one(s, seat, weapon):
                return False
        seat = left_of(s, seat)
    return True


@rule
def declare_one(s, seat, weapon):
    """§9.4 One weapon: it is added to Left, to Right or to nothing."""
    where = ask(s, seat, WEAPON, weapon, ANYWHERE)
    if where == UNANSWERED:
        return False
    if where != NOWHERE and not s.gone[seat]:
        s.aimed[weapon] = AIMED + where
        if s.completes:
            add(s, seat, where, int(s.weapon_symbol[weapon]))
        note(s, T_WEAPON, seat, weapon, where)
    return True


@rule
def add(s, seat, side, symbol):
    """§9.4 A weapon lies in a location as if it were a die with its symbol."""
    s.trays[seat, side, symbol] += 1
    s.armed[seat, side, symbol] += 1


@rule
def add_again(s, seat, side):
    """A41 Before validity is tested again: what the weapons in a location show counts once more."""
    for symbol in range(N_FACES):
        s.trays[seat, side, symbol] -= s.armed[seat, side, symbol]
        s.armed[seat, side, symbol] = 0
    if s.completes:
        for weapon in range(s.n_weapons):
            if s.owner[weapon] == seat and s.aimed[weapon] == AIMED + side:
                add(s, seat, side, int(s.weapon_symbol[weapon]))


@rule
def add_to_combinations(s):
    """A39 By option a weapon completes nothing: it is a shot, a defence, or one more in a Colour group of dice."""
    for weapon in range(s.n_weapons):
        seat, side, symbol = int(s.owner[weapon]), int(s.aimed[weapon]) - AIMED, int(s.weapon_symbol[weapon])
        if s.aimed[weapon] == NOT_AIMED or s.gone[seat] or is_void(s, seat):
            continue
        dice = int(s.trays[seat, side, symbol])
        joins = symbol >= GREEN and group_of(dice, int(s.paralyses[seat, side])) > 0
        if joins or symbol in (SHOT, DEFENCE):
            add(s, seat, side, symbol)
        else:
            note(s, T_VOID, seat, symbol, side, 1)


@rule
def is_void(s, seat):
    """A8 Whether a player is a mistaken ender, whose weapons count for nothing: all six dice have burned."""
    burned = 0
    for face in range(N_FACES):
        burned += int(s.burned[seat, face])
    return seat == s.ender and burned > 0


@rule
def can_be_correct(s, seat):
    """§5, A39 Whether both locations are valid, or can be made so with the weapons that are active."""
    if is_correct(s, seat):
        return True
    if not s.full or not s.completes or unplaced(s, seat) > 0:
        return False
    symbols = scratch(ARMS, np.int64)
    count, ways = 0, 1
    for weapon in range(s.n_weapons):
        if s.owner[weapon] == seat and is_active(s, weapon):
            symbols[count] = s.weapon_symbol[weapon]
            count, ways = count + 1, ways * N_PLACES
    for way in range(ways - 1):  # not the last one: all of them nowhere
        if is_correct_with(s, seat, symbols, count, way):
            return True
    return False


@rule
def is_correct_with(s, seat, symbols, count, way):
    """§5, A39 Whether a layout is correct with the weapons declared in this way: a digit to the base 3 for each."""
    dice = scratch(N_FACES, np.int8)
    for side in range(N_SIDES):
        look(s, seat, side, dice)
        rest = way
        for i in range(count):
            if rest % N_PLACES == side:
                dice[symbols[i]] += 1
            rest //= N_PLACES
        if not is_valid(dice, s.one_pair != 0):
            return False
    return True
