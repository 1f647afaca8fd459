"""§5, §6 From the freeze to the duels.

Nothing is remembered between two questions but the answers: `resolve` puts the table back as it was when it froze and
works its way through all answers given so far, to the next question or to the duels. Functions that may come upon a
question return whether they have finished.
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import (
    BOTH,
    FROZEN,
    LEFT,
    N_FACES,
    N_SIDES,
    NOBODY,
    NOT_AIMED,
    OPEN,
    RIGHT,
    UNROLLED,
    WEAPONS,
)
from ludoteca.games.scorso.rules.bowties import forget_wounds
from ludoteca.games.scorso.rules.bribes import bribe
from ludoteca.games.scorso.rules.burning import burn
from ludoteca.games.scorso.rules.duels import after_conflicts
from ludoteca.games.scorso.rules.lanes import fight_lane
from ludoteca.games.scorso.rules.layout import is_correct
from ludoteca.games.scorso.rules.moves import LANE, LANE_OF
from ludoteca.games.scorso.rules.questions import NO_QUESTION, NOTHING, UNANSWERED, ask
from ludoteca.games.scorso.rules.ring import first_decider, first_living, left_of, living, right_of
from ludoteca.games.scorso.rules.trace import T_FREEZE, note
from ludoteca.games.scorso.rules.weapons import add_to_combinations, declare

EITHER_SIDE = 1 << LEFT | 1 << RIGHT
OWN_LANES = 2  # §6.2 of the ender


@rule
def resolve(s):
    """§4 WEAPONS, BURN, BRIBE and CONFLICTS: from the frozen table to the next question, or through to the duels."""
    thaw(s)
    if s.full and not declare(s):
        return
    first = first_decider(s)
    has_correct_ender = s.ender != NOBODY and is_correct(s, int(s.ender))
    if s.full and s.bribe_first and not bribe(s):
        return
    if not burn(s, first):
        return
    if s.full and not s.bribe_first and not bribe(s):
        return
    if s.full and not s.completes:
        add_to_combinations(s)
    if not fight(s, first, has_correct_ender):
        return
    forget_table(s)
    after_conflicts(s, first)
    s.n_answers = 0
    forget_questions(s)


# -- the frozen table ------------------------------------------------------------------------------------------------


@rule
def freeze(s, ender):
    """§4 FREEZE: rolling has ended, dice in the air count as not rolled, and the table as it is now is kept."""
    s.phase, s.ender = FROZEN, ender
    for seat in range(s.n):
        s.choice[seat] = OPEN
        s.free[seat, UNROLLED] += s.tumbling[seat]
        s.tumbling[seat] = 0
        s.returned[seat] = 0
    note(s, T_FREEZE, ender)
    keep_table(s)


@rule
def keep_table(s):
    """§6 Everything the conflicts can change is kept, and no question is answered yet."""
    s.ice_supply = s.supply
    copy(s.bullets, s.ice_bullets)
    copy(s.fists, s.ice_fists)
    copy(s.trays, s.ice_trays)
    copy(s.free, s.ice_free)
    copy(s.burned, s.ice_burned)
    for seat in range(s.n):
        s.ice_bowtie[seat] = s.bowtie[seat]
    s.n_answers = 0


@rule
def thaw(s):
    """§6 Back to the frozen table, with no answer read."""
    s.supply = s.ice_supply
    copy(s.ice_bullets, s.bullets)
    copy(s.ice_fists, s.fists)
    copy(s.ice_trays, s.trays)
    copy(s.ice_free, s.free)
    copy(s.ice_burned, s.burned)
    s.handicap_next[:] = 0
    s.swaps[:] = 0
    s.n_swaps = 0
    if s.full:
        for seat in range(s.n):
            s.bowtie[seat] = s.ice_bowtie[seat]
        forget_wounds(s)
    forget_questions(s)


@rule
def forget_table(s):
    """§6 The conflicts are over: what was kept is not needed any more."""
    s.ice_bullets[:] = 0
    s.ice_fists[:] = 0
    s.ice_supply = 0
    s.ice_trays[:] = 0
    s.ice_free[:] = 0
    s.ice_burned[:] = 0
    for seat in range(s.n):
        s.ice_bowtie[seat] = 0
    s.answers[:] = 0


@rule
def forget_questions(s):
    """§6 Nobody is asked, and nothing follows from any answer."""
    s.used = 0
    s.asked, s.asked_kind, s.asked_side, s.asked_options = NOBODY, NO_QUESTION, NOTHING, 0
    s.gone[:] = 0
    s.paralyses[:] = 0
    s.cancelled[:] = 0
    s.lane[:] = NOBODY
    if s.full:
        forget_weapons(s)


@rule
def forget_weapons(s):
    """§9.4 No weapon is added to any location."""
    for weapon in range(WEAPONS):
        s.aimed[weapon] = NOT_AIMED
    for seat in range(s.n):
        for side in range(N_SIDES):
            for face in range(N_FACES):
                s.armed[seat, side, face] = 0


@rule
def copy(source, into):
    """One by one: numba takes seconds to compile the assignment of whole arrays."""
    for i in range(source.size):
        into.flat[i] = source.flat[i]


# -- lane after lane -------------------------------------------------------------------------------------------------


@rule
def fight(s, first, has_correct_ender):
    """§6.2 Lane after lane: the correct ender's own two first, in the order the ender wants; then clockwise."""
    lanes = living(s)
    if lanes == OWN_LANES and s.merged:
        return fight_lane(s, first, BOTH, left_of(s, first), BOTH, first)
    if not has_correct_ender:
        start = int(s.ender) if s.ender != NOBODY else first_living(s)
        return fight_clockwise(s, start, lanes, first)
    ender = int(s.ender)
    if s.ender_all:
        return fight_as_chosen(s, ender, lanes, first)
    side = ask(s, ender, LANE, NOTHING, EITHER_SIDE)
    if side == UNANSWERED:
        return False
    other = RIGHT if side == LEFT else LEFT
    if not fight_own_lane(s, ender, side, first) or not fight_own_lane(s, ender, other, first):
        return False
    return fight_clockwise(s, left_of(s, ender), lanes - OWN_LANES, first)


@rule
def fight_as_chosen(s, ender, lanes, first):
    """A12 ender_all: before every lane the correct ender says which one it is."""
    left, seat = EITHER_SIDE, left_of(s, ender)
    for _ in range(lanes - OWN_LANES):
        left |= 1 << (LANE_OF + seat)
        seat = left_of(s, seat)
    while left:
        lane = ask(s, ender, LANE, NOTHING, left)
        if lane == UNANSWERED:
            return False
        left &= ~(1 << lane)
        if lane < LANE_OF:
            has_finished = fight_own_lane(s, ender, lane, first)
        else:
            has_finished = fight_clockwise(s, lane - LANE_OF, 1, first)
        if not has_finished:
            return False
    return True


@rule
def fight_own_lane(s, ender, side, first):
    """§6.2 The lane on one side of the ender. One's Left faces the other's Right."""
    if side == LEFT:
        return fight_lane(s, ender, LEFT, left_of(s, ender), RIGHT, first)
    return fight_lane(s, right_of(s, ender), LEFT, ender, RIGHT, first)


@rule
def fight_clockwise(s, start, lanes, first):
    """§6.2 So many lanes, beginning with the one on this player's left."""
    seat = start
    for _ in range(lanes):
        if not fight_lane(s, seat, LEFT, left_of(s, seat), RIGHT, first):
            return False
        seat = left_of(s, seat)
    return True
