"""§9.4, A40 A weapon is withdrawn when its lane begins and its condition no longer holds."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import AIMED, N_SIDES, NOT_AIMED
from ludoteca.games.scorso.rules.burning import group_location
from ludoteca.games.scorso.rules.layout import is_in_lane
from ludoteca.games.scorso.rules.trace import T_TURNED, note
from ludoteca.games.scorso.rules.weapons import is_active


@rule
def withdraw(s, seat, side):
    """§9.4 Weapons are turned over; dice that stood in a combination only with them burn, and nothing else happens."""
    for location in range(N_SIDES):
        if is_in_lane(side, location) and turn_over(s, seat, location) and not group_location(s, seat, location):
            return False
    return True


@rule
def turn_over(s, seat, side):
    """A40 Whether a weapon of this location was turned over that counted for something there."""
    has_counted = False
    for weapon in range(s.n_weapons):
        if s.owner[weapon] != seat or s.aimed[weapon] != AIMED + side or is_active(s, weapon):
            continue
        symbol = int(s.weapon_symbol[weapon])
        s.aimed[weapon] = NOT_AIMED
        if s.armed[seat, side, symbol] > lying(s, seat, side, symbol):
            s.armed[seat, side, symbol] -= 1
            s.trays[seat, side, symbol] -= 1
            note(s, T_TURNED, seat, weapon, side)
            has_counted = True
    return has_counted


@rule
def lying(s, seat, side, symbol):
    """§9.4 How many weapons with this symbol still lie in a location."""
    count = 0
    for weapon in range(s.n_weapons):
        count += s.owner[weapon] == seat and s.aimed[weapon] == AIMED + side and s.weapon_symbol[weapon] == symbol
    return count
