"""§9.4 Weapons: which are active, and the locations they are added to as if they were dice."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import (
    ARMS,
    DEFENCE,
    GREEN,
    IN_BAG,
    NOBODY,
    NOWHERE,
    RED,
    SHOT,
    T_RETURNED,
    T_VOID,
    T_WEAPON,
)
from ludoteca.games.scorso.rules.lanes import AGAIN, PENDING, ask
from ludoteca.games.scorso.rules.layout import group_of, is_correct, is_valid
from ludoteca.games.scorso.rules.moves import WEAPON
from ludoteca.games.scorso.rules.ring import first_living, left_of, living, note, unplaced


@rule
def is_active(s, weapon):
    """§9.4, A40 A gun while its owner has a bullet of its colour, a hand weapon while the bow tie is above 0."""
    owner, colour = int(s.owner[weapon]), int(s.weapon_colour[weapon])
    if owner < 0:
        return False
    return s.bowtie[owner] > 0 if colour == RED else s.bullets[owner, colour] > 0


@rule
def disarm(s, seat, kept):
    """The weapons of a player go back to the bag, but for those kept (a bit each)."""
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
    where = AGAIN
    while where == AGAIN and not s.gone[seat]:
        where = ask(s, seat, WEAPON, weapon, 7)
    if where == PENDING:
        return False
    where = NOWHERE if s.gone[seat] else where % 3
    if where != NOWHERE:
        s.aimed[weapon] = 1 + where
        if s.completes:
            add(s, seat, where, int(s.weapon_symbol[weapon]))
        note(s, T_WEAPON, seat, weapon, where)
    return True


@rule
def add(s, seat, side, symbol):
    s.trays[seat, side, symbol] += 1
    s.armed[seat, side, symbol] += 1


@rule
def add_again(s, seat, side):
    """A41 Before validity is tested again: what the weapons in a location show counts once more."""
    for symbol in range(6):
        s.trays[seat, side, symbol] -= s.armed[seat, side, symbol]
        s.armed[seat, side, symbol] = 0
    if s.completes:
        for weapon in range(s.n_weapons):
            if s.owner[weapon] == seat and s.aimed[weapon] == 1 + side:
                add(s, seat, side, int(s.weapon_symbol[weapon]))


@rule
def add_to_combinations(s):
    """A39 By option a weapon completes nothing: it is a shot, a defence, or one more in a Colour group of dice."""
    for weapon in range(s.n_weapons):
        seat, side, symbol = int(s.owner[weapon]), int(s.aimed[weapon]) - 1, int(s.weapon_symbol[weapon])
        if side < 0 or s.gone[seat] or is_void(s, seat):
            continue
        dice = int(s.trays[seat, side, symbol])
        joins = symbol >= GREEN and group_of(dice, int(s.paralyses[seat, side])) > 0
        if joins or symbol in (SHOT, DEFENCE):
            add(s, seat, side, symbol)
        else:
            note(s, T_VOID, seat, symbol, side, 1)


@rule
def is_void(s, seat):
    """A8 The weapons of a mistaken ender: all six dice have burned."""
    burned = 0
    for face in range(6):
        burned += int(s.burned[seat, face])
    return seat == s.ender and burned > 0


@rule
def can_be_correct(s, seat):
    """§5, A39 Whether both locations are valid, or can be made so with the weapons that are active."""
    if is_correct(s, seat):
        return True
    if not s.full or not s.completes or unplaced(s, seat) > 0:
        return False
    symbols = np.empty(ARMS, np.int64)
    count, ways = 0, 1
    for weapon in range(s.n_weapons):
        if s.owner[weapon] == seat and is_active(s, weapon):
            symbols[count] = s.weapon_symbol[weapon]
            count, ways = count + 1, ways * 3
    for way in range(ways - 1):  # the last one is all of them nowhere
        if is_correct_with(s, seat, symbols, count, way):
            return True
    return False


@rule
def is_correct_with(s, seat, symbols, count, way):
    """Whether a layout is correct with the weapons declared in this way, a digit to the base 3 for each."""
    dice = np.empty(6, np.int8)
    for side in range(2):
        for face in range(6):
            secret = int(s.laid[seat, side, face]) - int(s.back[seat, side, face])
            dice[face] = int(s.trays[seat, side, face]) + secret
        rest = way
        for i in range(count):
            if rest % 3 == side:
                dice[symbols[i]] += 1
            rest //= 3
        if not is_valid(dice, s.one_pair != 0):
            return False
    return True
