"""§2 Who sits beside whom, who is alive, and what everybody has: dice, bullets, fist tokens."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import (
    FINISHED,
    N_COLOURS,
    N_FACES,
    N_SHOWN,
    N_SIDES,
    NOBODY,
    OPEN,
    OWN_DICE,
    READY,
    ROLLING,
    UNROLLED,
)
from ludoteca.games.scorso.rules.layout import is_correct
from ludoteca.games.scorso.rules.purses import take_pot, tell_chips
from ludoteca.games.scorso.rules.trace import T_COUNT, T_ELIMINATED, T_END, T_ROUND, note

# -- who -------------------------------------------------------------------------------------------------------------


@rule
def place_of(s, seat):
    """§2 Where in the ring a player sits."""
    for i in range(s.n):
        if s.ring[i] == seat:
            return i
    return 0


@rule
def left_of(s, seat):
    """§2, A44 The left-hand neighbour: the next living player clockwise."""
    n, at = int(s.n), place_of(s, seat)
    for step in range(1, n + 1):
        other = int(s.ring[(at + step) % n])
        if s.alive[other]:
            return other
    return seat


@rule
def right_of(s, seat):
    """§2, A44 The right-hand neighbour."""
    n, at = int(s.n), place_of(s, seat)
    for step in range(1, n + 1):
        other = int(s.ring[(at - step) % n])
        if s.alive[other]:
            return other
    return seat


@rule
def first_living(s):
    """§6.2 The first living player of the ring, where nobody has ended the round."""
    for i in range(s.n):
        if s.alive[s.ring[i]]:
            return int(s.ring[i])
    return NOBODY


@rule
def living(s):
    """§6.4 How many players are alive."""
    count = 0
    for seat in range(s.n):
        count += int(s.alive[seat])
    return count


@rule
def first_decider(s):
    """§6.2 Who decides first: the correct ender, the one after a mistaken ender, or the first living player."""
    if s.ender == NOBODY:
        return first_living(s)
    ender = int(s.ender)
    return ender if is_correct(s, ender) else left_of(s, ender)


# -- what ------------------------------------------------------------------------------------------------------------


@rule
def bullets_of(s, seat):
    """§1 How many bullets, that is lives, a player has."""
    count = 0
    for colour in range(N_COLOURS):
        count += int(s.bullets[seat, colour])
    return count


@rule
def colours_of(s, seat):
    """§6.1 The colours of which a player has a bullet, a bit each."""
    colours = 0
    for colour in range(N_COLOURS):
        if s.bullets[seat, colour] > 0:
            colours |= 1 << colour
    return colours


@rule
def unplaced(s, seat):
    """§5 How many dice are in U."""
    count = 0
    for face in range(N_SHOWN):
        count += int(s.free[seat, face])
    return count


@rule
def clear_dice(s, seat):
    """A10 The dice go home."""
    for face in range(N_SHOWN):
        s.free[seat, face] = 0
        s.burned[seat, face] = 0
        s.chosen[seat, face] = 0
    for side in range(N_SIDES):
        for face in range(N_FACES):
            s.trays[seat, side, face] = 0
            s.laid[seat, side, face] = 0
            s.back[seat, side, face] = 0
    s.tumbling[seat] = 0
    s.choice[seat] = OPEN
    s.returned[seat] = 0


@rule
def give_dice(s, seat, count):
    """§5, §7.2 So many dice, none of them rolled."""
    clear_dice(s, seat)
    s.free[seat, UNROLLED] = count


# -- beginnings and ends ---------------------------------------------------------------------------------------------


@rule
def begin_round(s, number):
    """§4 READY: everybody alive has six dice, and somebody counts; or the round begins by itself."""
    s.round_no = number
    s.phase, s.ender = READY if s.by_player else ROLLING, NOBODY
    for seat in range(s.n):
        if s.alive[seat]:
            give_dice(s, seat, OWN_DICE)
        s.choice[seat] = OPEN
    note(s, T_ROUND, 0, int(s.round_no))


@rule
def count(s, seat):
    """§5 One, two, three: a living player counts, or after a while nobody does."""
    s.phase = ROLLING
    note(s, T_COUNT, seat)


@rule
def next_fall(s):
    """§9.2 The place in the order of elimination for those who fall now."""
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
    for colour in range(N_COLOURS):
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
    s.wager = s.passed = s.waived = s.n_swaps = s.tied = 0
    for seat in range(s.n):
        clear_dice(s, seat)
        s.duelling[seat] = 0
    take_pot(s, winner)
    note(s, T_END, winner)
    tell_chips(s)
