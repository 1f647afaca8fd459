"""§9.5 BRIBE: a step down for a die with a chosen face (A41, A50)."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import NOBODY, T_BRIBE, UNROLLED
from ludoteca.games.scorso.rules.burning import group_location
from ludoteca.games.scorso.rules.lanes import AGAIN, PENDING, ask
from ludoteca.games.scorso.rules.moves import BRIBE, NO_BRIBE
from ludoteca.games.scorso.rules.ring import first_living, left_of, living, note
from ludoteca.games.scorso.rules.weapons import add_again

ANY_BRIBE = (1 << NO_BRIBE + 1) - 1


@rule
def bribe(s):
    """§4, A50 Everybody but who knocked, clockwise from the ender's left."""
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
    while s.bowtie[seat] > 0 and not s.gone[seat] and spare_die(s, seat) != NOBODY:
        what = ask(s, seat, BRIBE, 0, ANY_BRIBE)
        if what == PENDING:
            return False
        if what == AGAIN:
            continue
        if what == NO_BRIBE:
            break
        has_bribed = True
        put_bribed(s, seat, what // 2, what % 2)
    if has_bribed and not s.bribe_first and not s.gone[seat]:
        for side in range(2):
            add_again(s, seat, side)
            if not group_location(s, seat, side):
                return False
    return True


@rule
def spare_die(s, seat):
    """§9.5 What an unplaced or burned die shows; all are alike, those not rolled go first."""
    for face in range(UNROLLED, -1, -1):
        if s.free[seat, face] + s.burned[seat, face] > 0:
            return face
    return NOBODY


@rule
def put_bribed(s, seat, face, side):
    spare = spare_die(s, seat)
    if s.free[seat, spare] > 0:
        s.free[seat, spare] -= 1
    else:
        s.burned[seat, spare] -= 1
    s.trays[seat, side, face] += 1
    s.bowtie[seat] -= 1
    note(s, T_BRIBE, seat, face, side, int(s.bowtie[seat]))
