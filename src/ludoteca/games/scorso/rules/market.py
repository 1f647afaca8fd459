"""§9.3 The weapon market: one weapon more than players from the bag, and each takes one."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import IN_BAG, MARKET, NO_PLACE, NOBODY, ON_OFFER
from ludoteca.games.scorso.rules.moves import BAG, NO_PICK, PICK, make
from ludoteca.games.scorso.rules.purses import pay_stakes
from ludoteca.games.scorso.rules.ring import begin_round, living
from ludoteca.games.scorso.rules.trace import T_OFFER, T_PICK, T_RETURNED, T_STAGE, note

NO_TURN = 0  # before the first one


@rule
def begin_market(s, stage):
    """§9.3 Before stages 2 to N, by option before the first one too (A37)."""
    s.phase, s.stage, s.round_no, s.act = MARKET, stage, 1, NOBODY
    s.to_draw = living(s) + 1
    note(s, T_STAGE, 0, stage)


@rule
def bag(s, moves, weights):
    """§3 Any weapon in the bag."""
    n = 0
    for weapon in range(s.n_weapons):
        if s.owner[weapon] == IN_BAG:
            moves[n], weights[n] = make(BAG, 0, weapon), 1
            n += 1
    return n


@rule
def draw(s, weapon):
    """§9.3 A weapon out of the bag lies face up; after the last one the first player picks."""
    s.owner[weapon] = ON_OFFER
    s.to_draw -= 1
    note(s, T_OFFER, 0, weapon)
    if s.to_draw == 0:
        next_picker(s, NO_TURN)


@rule
def next_picker(s, after):
    """A37 One after the other; `after` is the turn that is over."""
    first, s.act = NO_TURN, NOBODY
    for seat in range(s.n):
        turn = turn_of(s, seat)
        if s.rank[seat] and turn > after and (first == NO_TURN or turn < first):
            first, s.act = turn, seat
    if s.act == NOBODY:
        close_market(s)


@rule
def turn_of(s, seat):
    """A37 In the order of the last stage; by option the worst is the first."""
    place = int(s.rank[seat])
    return int(s.n) + 1 - place if s.worst_first and s.stage > 1 else place


@rule
def picks(s, seat, moves):
    """A37 Exactly one; by option one may pass."""
    n = 0
    for weapon in range(s.n_weapons):
        if s.owner[weapon] == ON_OFFER:
            moves[n] = make(PICK, seat, weapon)
            n += 1
    if s.may_pass:
        moves[n] = make(PICK, seat, NO_PICK)
        n += 1
    return n


@rule
def pick(s, seat, weapon):
    """§9.3 Nobody owns two weapons of one colour: the old one goes back to the bag."""
    note(s, T_PICK, seat, weapon)
    if weapon != NO_PICK:
        for other in range(s.n_weapons):
            if s.owner[other] == seat and s.weapon_colour[other] == s.weapon_colour[weapon]:
                s.owner[other] = IN_BAG
                note(s, T_RETURNED, seat, other)
        s.owner[weapon] = seat
    next_picker(s, turn_of(s, seat))


@rule
def leave_market(s, seat, turn):
    """§9.3 One weapon less is needed; if it was this player's turn it is the next one's."""
    if s.to_draw > 0:
        s.to_draw -= 1
    if s.to_draw == 0 and s.act in (seat, NOBODY):
        next_picker(s, turn if s.act == seat else NO_TURN)


@rule
def close_market(s):
    """§9.3, A42 What is left returns to the bag; everybody pays the stake, and the stage begins."""
    return_offer(s)
    for seat in range(s.n):
        s.rank[seat] = NO_PLACE
    pay_stakes(s)
    begin_round(s, 1)


@rule
def return_offer(s):
    """§9.3 Nothing is on offer any more, and nothing is to be drawn."""
    s.to_draw = 0
    for weapon in range(s.n_weapons):
        if s.owner[weapon] == ON_OFFER:
            s.owner[weapon] = IN_BAG
