"""§5 BURN: what lies in no combination goes to the burn pile."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import BLUE, BOTH, FIST, GREEN, N_FACES, N_SHOWN, N_SIDES
from ludoteca.games.scorso.rules.layout import best_groupings, group_of, is_correct, kept_fists
from ludoteca.games.scorso.rules.moves import GROUP
from ludoteca.games.scorso.rules.questions import UNANSWERED, ask
from ludoteca.games.scorso.rules.ring import left_of, living
from ludoteca.games.scorso.rules.trace import T_BURN, T_GROUP, T_MISTAKEN, T_VOID, note


@rule
def burn(s, first):
    """§5 BURN: all dice of a mistaken ender, unplaced dice, and what stands in no combination."""
    seat = first
    for _ in range(living(s)):
        if seat == s.ender and not is_correct(s, seat):
            note(s, T_MISTAKEN, seat)
            burn_all(s, seat)
        burn_unplaced(s, seat)
        for side in range(N_SIDES):
            if not group_location(s, seat, side):
                return False
        seat = left_of(s, seat)
    return True


@rule
def burn_all(s, seat):
    """A8 The whole turn is void."""
    for side in range(N_SIDES):
        for face in range(N_FACES):
            burn_dice(s, seat, side, face, int(s.trays[seat, side, face]))


@rule
def burn_unplaced(s, seat):
    """§5 Unplaced dice burn. BOTH in the trace means: from no location."""
    for face in range(N_SHOWN):
        count = int(s.free[seat, face])
        if count:
            s.free[seat, face] = 0
            s.burned[seat, face] += count
            note(s, T_BURN, seat, face, BOTH, count)


@rule
def burn_dice(s, seat, side, face, count):
    """§5, §9.4 Dice go to the burn pile. A weapon never burns: of equal symbols it is the first to drop out."""
    if count > 0:
        s.trays[seat, side, face] -= count
        idle = min(count, int(s.armed[seat, side, face]))
        if idle > 0:
            s.armed[seat, side, face] -= idle
            note(s, T_VOID, seat, face, side, idle)
        if count > idle:
            s.burned[seat, face] += count - idle
            note(s, T_BURN, seat, face, side, count - idle)


@rule
def group_location(s, seat, side):
    """§5, A11 The grouping with the most dice is kept, the owner choosing among equals; the rest burns."""
    dice = s.trays[seat, side]
    numbers = best_groupings(dice)
    kept = ask(s, seat, GROUP, side, numbers)
    if kept == UNANSWERED:
        return False
    if numbers & (numbers - 1):
        note(s, T_GROUP, seat, side, kept)
    s.paralyses[seat, side] = kept
    for face in range(GREEN, BLUE + 1):
        count = int(dice[face])
        burn_dice(s, seat, side, face, count - kept - group_of(count, kept))
    burn_dice(s, seat, side, FIST, int(dice[FIST]) - kept_fists(dice, s.one_pair != 0))
    return True
