"""§9.5 BRIBE: the bow tie goes down a step, and a die comes back with a chosen face (A41, A50)."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import N_SIDES, NOBODY, SHOT, UNROLLED
from ludoteca.games.scorso.rules.burning import group_location
from ludoteca.games.scorso.rules.moves import BRIBE, NO_BRIBE, face_of, side_of
from ludoteca.games.scorso.rules.questions import NOTHING, UNANSWERED, ask, somebody_leaves
from ludoteca.games.scorso.rules.ring import first_living, left_of, living
from ludoteca.games.scorso.rules.trace import T_BRIBE, note
from ludoteca.games.scorso.rules.weapons import add_again

ANY_BRIBE = (1 << NO_BRIBE + 1) - 1  # every face in every location, or none
NO_DIE = -1


@rule
def bribe(s):
    """§4, A50 Everybody but the one who knocked, clockwise from the ender's left."""
    seat, bribers = first_living(s), living(s)
    if s.ender != NOBODY:
        seat, bribers = left_of(s, s.ender), bribers - 1
    for _ in range(bribers):
        if not bribe_one(s, seat):
            return False
        seat = left_of(s, seat)
    return True


@rule
def bribe_one(s, seat):
    """§9.5 As often as bow tie and dice allow; afterwards validity is tested again."""
    has_bribed = False
    while s.bowtie[seat] > 0 and not s.gone[seat] and spare_die(s, seat) != NO_DIE:
        if somebody_leaves(s, seat, ANY_BRIBE):
            continue
        choice = ask(s, seat, BRIBE, NOTHING, ANY_BRIBE)
        if choice == UNANSWERED:
            return False
        if choice == NO_BRIBE:
            break
        has_bribed = True
        put_bribed(s, seat, face_of(choice), side_of(choice))
    if has_bribed and not s.bribe_first and not s.gone[seat]:
        for side in range(N_SIDES):
            add_again(s, seat, side)
            if not group_location(s, seat, side):
                return False
    return True


@rule
def spare_die(s, seat):
    """§9.5 What an unplaced or burned die shows, or NO_DIE; all are worth the same, those not rolled go first."""
    for shown in range(UNROLLED, SHOT - 1, -1):
        if s.free[seat, shown] + s.burned[seat, shown] > 0:
            return shown
    return NO_DIE


@rule
def put_bribed(s, seat, face, side):
    """§9.5 A spare die is set to the face and placed; the bow tie goes down."""
    spare = spare_die(s, seat)
    if s.free[seat, spare] > 0:
        s.free[seat, spare] -= 1
    else:
        s.burned[seat, spare] -= 1
    s.trays[seat, side, face] += 1
    s.bowtie[seat] -= 1
    note(s, T_BRIBE, seat, face, side, int(s.bowtie[seat]))
