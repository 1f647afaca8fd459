"""§4, §7.3, §8 The end of a round: seats are swapped and the next one begins, or the game is decided."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import DUEL, NOBODY, OWN_DICE, ROUND_LIMIT
from ludoteca.games.scorso.rules.bowties import forget_wounds
from ludoteca.games.scorso.rules.ring import begin_round, bullets_of, clear_dice, give_dice, place_of
from ludoteca.games.scorso.rules.stages import win
from ludoteca.games.scorso.rules.trace import T_DECIDING, T_SWAPPED, note


@rule
def end_round(s):
    """§4, §8 ROUND_END: the round limit; else seats are swapped, dice return, and the next round begins."""
    s.act, s.passed, s.waived = NOBODY, 0, 0
    if s.round_no >= s.max_rounds:
        forget_swaps(s)
        judge_round_limit(s)
        return
    swap_seats(s)
    forget_swaps(s)
    forget_wounds(s)
    begin_round(s, s.round_no + 1)


@rule
def swap_seats(s):
    """A23 In the order of declaration; a swap with somebody who is out does not happen."""
    for i in range(s.n_swaps):
        one, other = int(s.swaps[i, 0]), int(s.swaps[i, 1])
        if s.alive[one] and s.alive[other]:
            here, there = place_of(s, one), place_of(s, other)
            s.ring[here], s.ring[there] = other, one
            note(s, T_SWAPPED, one, other)


@rule
def forget_swaps(s):
    """A23 No swap is declared."""
    s.n_swaps = 0
    s.swaps[:] = 0


@rule
def judge_round_limit(s):
    """§8 Most bullets win; those who have equally many duel."""
    most, winners, last = -1, 0, NOBODY
    for seat in range(s.n):
        if not s.alive[seat]:
            continue
        count = bullets_of(s, seat)
        if count > most:
            most, winners = count, 0
        if count == most:
            winners, last = winners + 1, seat
    if winners == 1:
        win(s, ROUND_LIMIT, last)
    else:
        begin_deciding_duel(s, most)


@rule
def enter_duel(s, seat):
    """§7.2 Six dice and one for each fist token returned."""
    give_dice(s, seat, OWN_DICE + int(s.fists[seat]))
    s.supply += s.fists[seat]
    s.fists[seat] = 0
    s.duelling[seat] = 1


@rule
def begin_deciding_duel(s, bullets):
    """§7.3 All living players with so many bullets roll for the game."""
    s.phase, s.act, s.target, s.wager, s.passed = DUEL, NOBODY, NOBODY, 0, 0
    for seat in range(s.n):
        clear_dice(s, seat)
    everybody = 0
    for seat in range(s.n):
        if s.alive[seat] and bullets_of(s, seat) == bullets:
            enter_duel(s, seat)
            everybody |= 1 << seat
    note(s, T_DECIDING, 0, everybody)
