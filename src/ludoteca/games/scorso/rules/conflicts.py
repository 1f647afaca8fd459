"""§5, §6 From the freeze to the duels: the frozen table plus the answers so far, resolved again to the next question.

Every function that may come upon a question returns whether it has finished. Nothing is remembered between two
questions but the answers: `resolve` puts the table back as it was frozen and works its way to where it was.
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import BOTH, FROZEN, LEFT, NOBODY, RIGHT, T_FREEZE, T_LEFT, UNROLLED, WEAPONS
from ludoteca.games.scorso.rules.bowties import forget_wounds
from ludoteca.games.scorso.rules.bribes import bribe
from ludoteca.games.scorso.rules.burning import burn
from ludoteca.games.scorso.rules.duels import after_conflicts
from ludoteca.games.scorso.rules.lanes import AGAIN, PENDING, ask, fight_lane
from ludoteca.games.scorso.rules.layout import is_correct
from ludoteca.games.scorso.rules.moves import LANE, LEAVE, make
from ludoteca.games.scorso.rules.ring import first_decider, first_living, left_of, living, note, right_of
from ludoteca.games.scorso.rules.weapons import add_to_combinations, declare


@rule
def freeze(s, ender):
    """§4 FREEZE: the table as it stands now is kept; `resolve` does the rest with it and with the answers."""
    s.phase, s.ender = FROZEN, ender
    for seat in range(s.n):
        s.choice[seat] = 0
        s.free[seat, UNROLLED] += s.tumbling[seat]
        s.tumbling[seat] = 0
        s.returned[seat] = 0
    note(s, T_FREEZE, ender)
    keep_table(s)


@rule
def keep_table(s):
    s.ice_supply = s.supply
    copy(s.bullets, s.ice_bullets)
    copy(s.fists, s.ice_fists)
    copy(s.trays, s.ice_trays)
    copy(s.free, s.ice_free)
    copy(s.burned, s.ice_burned)
    keep_bowties(s)
    s.n_answers = 0


@rule
def thaw(s):
    """Back to the frozen table, with no answer read."""
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
def keep_bowties(s):
    for seat in range(s.n):
        s.ice_bowtie[seat] = s.bowtie[seat]


@rule
def forget_questions(s):
    s.used = 0
    s.asked, s.asked_kind, s.asked_side, s.asked_options = NOBODY, 0, 0, 0
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
        s.aimed[weapon] = 0
    for seat in range(s.n):
        for side in range(2):
            for face in range(6):
                s.armed[seat, side, face] = 0


@rule
def answer(s, move):
    s.answers[s.n_answers] = move
    s.n_answers += 1


@rule
def leave_conflicts(s, seat, why):
    """A player who leaves in mid-conflict is one of the answers: what was decided before stays decided."""
    s.answers[s.n_answers] = make(LEAVE, seat, why)
    s.n_answers += 1
    s.used = s.n_answers
    note(s, T_LEFT, seat, why)


@rule
def resolve(s):
    """§5, §6 From the frozen table to the next question, or through to the duels."""
    thaw(s)
    if s.full and not declare(s):
        return
    first = first_decider(s)
    ender = int(s.ender)
    has_correct_ender = ender != NOBODY and is_correct(s, ender)
    if s.full and s.bribe_first and not bribe(s):
        return
    if not burn(s, first):
        return
    if s.full:
        if not s.bribe_first and not bribe(s):
            return
        if not s.completes:
            add_to_combinations(s)
    if not fight(s, first, has_correct_ender):
        return
    s.ice_bullets[:] = 0
    s.ice_fists[:] = 0
    s.ice_supply = 0
    s.ice_trays[:] = 0
    s.ice_free[:] = 0
    s.ice_burned[:] = 0
    for seat in range(s.n):
        s.ice_bowtie[seat] = 0
    s.answers[:] = 0
    after_conflicts(s, first)
    s.n_answers = 0
    forget_questions(s)


@rule
def fight(s, first, has_correct_ender):
    """§6.2 Lane after lane: the correct ender's own two first, in the order the ender wants; then clockwise."""
    lanes = living(s)
    if lanes == 2 and s.merged:
        return fight_lane(s, first, BOTH, left_of(s, first), BOTH, first)
    if not has_correct_ender:
        start = int(s.ender) if s.ender != NOBODY else first_living(s)
        return fight_clockwise(s, start, lanes, first)
    ender = int(s.ender)
    while True:
        side = ask(s, ender, LANE, 0, 3)
        if side == PENDING:
            return False
        if side != AGAIN:
            break
    for _ in range(2):
        if side == LEFT:
            is_done = fight_lane(s, ender, LEFT, left_of(s, ender), RIGHT, first)
        else:
            is_done = fight_lane(s, right_of(s, ender), LEFT, ender, RIGHT, first)
        if not is_done:
            return False
        side = 1 - side
    return fight_clockwise(s, left_of(s, ender), lanes - 2, first)


@rule
def fight_clockwise(s, start, lanes, first):
    seat = start
    for _ in range(lanes):
        if not fight_lane(s, seat, LEFT, left_of(s, seat), RIGHT, first):
            return False
        seat = left_of(s, seat)
    return True


@rule
def copy(source, into):
    """One by one: numba takes seconds to compile the assignment of whole arrays."""
    for i in range(source.size):
        into.flat[i] = source.flat[i]
