"""§2 Who sits beside whom, who is alive, and the trace of what happens."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import (
    FINISHED,
    FROZEN,
    MAX_TRACE,
    NOBODY,
    OPEN,
    OWN_DICE,
    ROLLING,
    T_ELIMINATED,
    T_END,
    T_POT,
    T_ROUND,
    UNROLLED,
)
from ludoteca.games.scorso.rules.layout import is_correct


@rule
def note(s, what, seat=0, a=0, b=0, c=0, d=0, e=0):
    """What has just happened. While old answers are read again it has been told already."""
    if s.n_deeds >= MAX_TRACE or (s.phase == FROZEN and s.used < s.n_answers):
        return
    row = s.deeds[s.n_deeds]
    row[0], row[1], row[2], row[3], row[4], row[5], row[6] = what, seat, a, b, c, d, e
    s.n_deeds += 1


@rule
def forget(s):
    """A new act: nothing has happened yet."""
    for i in range(s.n_deeds):
        for j in range(7):
            s.deeds[i, j] = 0
    s.n_deeds = 0


@rule
def place_of(s, seat):
    for i in range(s.n):
        if s.ring[i] == seat:
            return i
    return 0


@rule
def left_of(s, seat):
    """§2.4, A44 The next living player clockwise: a left-hand neighbour."""
    n, at = int(s.n), place_of(s, seat)
    for step in range(1, n + 1):
        other = int(s.ring[(at + step) % n])
        if s.alive[other]:
            return other
    return seat


@rule
def right_of(s, seat):
    n, at = int(s.n), place_of(s, seat)
    for step in range(1, n + 1):
        other = int(s.ring[(at - step) % n])
        if s.alive[other]:
            return other
    return seat


@rule
def first_living(s):
    for i in range(s.n):
        if s.alive[s.ring[i]]:
            return int(s.ring[i])
    return NOBODY


@rule
def living(s):
    count = 0
    for seat in range(s.n):
        count += int(s.alive[seat])
    return count


@rule
def bullets_of(s, seat):
    return int(s.bullets[seat, 0]) + int(s.bullets[seat, 1]) + int(s.bullets[seat, 2])


@rule
def colours_of(s, seat):
    """The colours of which a player has a bullet, a bit each."""
    colours = 0
    for colour in range(3):
        if s.bullets[seat, colour] > 0:
            colours |= 1 << colour
    return colours


@rule
def unplaced(s, seat):
    """§5 How many dice are in U."""
    count = 0
    for face in range(7):
        count += int(s.free[seat, face])
    return count


@rule
def first_decider(s):
    """Seat order: clockwise from the correct ender, from beyond a mistaken one, or from the first living seat."""
    if s.ender == NOBODY:
        return first_living(s)
    ender = int(s.ender)
    return ender if is_correct(s, ender) else left_of(s, ender)


@rule
def clear_dice(s, seat):
    """A10 The dice go home."""
    for face in range(7):
        s.free[seat, face] = 0
        s.burned[seat, face] = 0
        s.chosen[seat, face] = 0
    for side in range(2):
        for face in range(6):
            s.trays[seat, side, face] = 0
            s.laid[seat, side, face] = 0
            s.back[seat, side, face] = 0
    s.tumbling[seat] = 0
    s.choice[seat] = 0
    s.returned[seat] = 0


@rule
def give_dice(s, seat, count):
    clear_dice(s, seat)
    s.free[seat, UNROLLED] = count


@rule
def begin_round(s, number):
    """§4 READY: everybody alive has six dice."""
    s.round_no = number
    s.phase, s.ender = ROLLING, NOBODY
    for seat in range(s.n):
        if s.alive[seat]:
            give_dice(s, seat, OWN_DICE)
        s.choice[seat] = OPEN
    note(s, T_ROUND, 0, int(s.round_no))


@rule
def next_fall(s):
    """The place in the order of elimination for those who fall now."""
    last = 0
    for seat in range(s.n):
        last = max(last, int(s.fell[seat]))
    return last + 1


@rule
def eliminate(s, seat, order):
    """§6.4 A player leaves; bullets and fist tokens go to the burn pile."""
    s.alive[seat] = 0
    s.fell[seat] = order
    s.supply += s.fists[seat]
    s.fists[seat] = 0
    s.handicap[seat] = 0
    s.handicap_next[seat] = 0
    for colour in range(3):
        s.bullets[seat, colour] = 0
        s.stakes[seat, colour] = 0
    clear_dice(s, seat)
    s.duelling[seat] = 0
    note(s, T_ELIMINATED, seat)


@rule
def end(s, reason, winner):
    """§8, §10 The winner takes the pot."""
    s.phase, s.reason, s.winner = FINISHED, reason, winner
    s.asked = s.act = s.target = NOBODY
    s.wager = s.passed = s.n_swaps = s.tied = 0
    for seat in range(s.n):
        clear_dice(s, seat)
        s.duelling[seat] = 0
    tell_pot(s, winner)
    note(s, T_END, winner)


@rule
def tell_pot(s, winner):
    pot = int(s.pot)
    if pot > 0:
        note(s, T_POT, winner, pot // 10000, pot // 100 % 100, pot % 100)
