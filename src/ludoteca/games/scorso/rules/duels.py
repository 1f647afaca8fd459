"""§6.4, §7 What follows the lanes: elimination, challenges and duels."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.scratch import scratch
from ludoteca.games.scorso.rules.board import (
    DECIDING_DUEL,
    DUEL,
    DUELS,
    FIST,
    IN_BLUE,
    IN_GREEN,
    IN_YELLOW,
    KNOCKS,
    LAST_STANDING,
    N_COLOURS,
    NOBODY,
    ONE_DUEL,
    PLAYERS,
)
from ludoteca.games.scorso.rules.bowties import reward, wound
from ludoteca.games.scorso.rules.moves import CHALLENGE, NO_CHALLENGE, challenge, make, stake, staked, what_of
from ludoteca.games.scorso.rules.ring import (
    bullets_of,
    clear_dice,
    eliminate,
    give_dice,
    left_of,
    living,
    next_fall,
    unplaced,
)
from ludoteca.games.scorso.rules.rounds import begin_deciding_duel, end_round, enter_duel
from ludoteca.games.scorso.rules.stages import depart, win, win_dispute
from ludoteca.games.scorso.rules.trace import (
    T_AGAIN,
    T_CHALLENGE,
    T_DUEL,
    T_DUEL_WON,
    T_PASS,
    T_STAKE,
    T_WRONG,
    note,
)

MOST_STAKES = 21  # ways to make up a stake: five bullets of three colours


@rule
def after_conflicts(s, first):
    """§6.4 ELIMINATION: those without bullets leave together; none left means a deciding duel."""
    for seat in range(PLAYERS):
        s.handicap[seat], s.handicap_next[seat] = s.handicap_next[seat], 0
    standing, last = 0, NOBODY
    for seat in range(s.n):
        clear_dice(s, seat)
        if s.alive[seat] and bullets_of(s, seat) > 0:
            standing, last = standing + 1, seat
    order = next_fall(s)
    for i in range(s.n):
        seat = int(s.ring[i])
        if s.alive[seat] and bullets_of(s, seat) == 0 and (standing or s.gone[seat]):
            eliminate(s, seat, order)
            if s.gone[seat]:
                depart(s, seat)
            else:
                reward(s, seat)
    s.act, s.passed, s.waived = NOBODY, 0, 0
    if standing == 1:
        win(s, LAST_STANDING, last)
    elif standing == 0:
        begin_deciding_duel(s, 0)
    else:
        s.phase = DUELS
        s.act = first if s.alive[first] else left_of(s, first)
        next_challenge(s)


# -- challenges ------------------------------------------------------------------------------------------------------


@rule
def can_challenge(s, seat):
    """§7.1, A24 Anyone alive, as long as somebody else holds a fist token."""
    if not s.alive[seat]:
        return False
    for other in range(s.n):
        if other != seat and s.alive[other] and s.fists[other] > 0:
            return True
    return False


@rule
def may_challenge(s, seat):
    """A27 Whether it is for this player to challenge somebody now: for one after another, or for all at once."""
    if s.phase != DUELS or s.target != NOBODY or not can_challenge(s, seat):
        return False
    return not int(s.waived) >> int(seat) & 1 if s.by_pace else s.act == seat


@rule
def first_challenger(s):
    """A27 The first in the ring who may challenge now, or nobody."""
    for i in range(s.n):
        if may_challenge(s, s.ring[i]):
            return int(s.ring[i])
    return NOBODY


@rule
def next_challenge(s):
    """§7.1 Whose question it is now; when everybody has passed in succession the round is over."""
    if s.by_pace:
        s.act = NOBODY
        if first_challenger(s) == NOBODY:
            end_round(s)
        return
    challengers = 0
    for seat in range(s.n):
        if can_challenge(s, seat):
            challengers += 1
    if s.passed >= challengers:
        end_round(s)
        return
    while not can_challenge(s, s.act):
        s.act = left_of(s, int(s.act))


@rule
def stake_cap(s, seat, target):
    """§7.1, A25 The highest stake: what both have, and the number of living players."""
    cap = min(bullets_of(s, seat), living(s))
    return cap if s.all_in else min(cap, bullets_of(s, target))


@rule
def challenges(s, seat, moves):
    """§7.1, A24 Nobody, or any other living player who holds a fist token, for any stake up to the cap."""
    n = 1
    moves[0] = make(CHALLENGE, seat, NO_CHALLENGE)
    for target in range(s.n):
        if target != seat and s.alive[target] and s.fists[target] > 0:
            for height in range(1, stake_cap(s, seat, target) + 1):
                moves[n] = challenge(seat, target, height)
                n += 1
    return n


@rule
def pass_challenge(s, seat):
    """§7.1 Nobody is challenged; it is the next one's turn, or all others may still challenge (A27)."""
    note(s, T_PASS, seat)
    if s.by_pace:
        s.waived = int(s.waived) | 1 << int(seat)
    else:
        s.passed += 1
        s.act = left_of(s, seat)
    next_challenge(s)


@rule
def begin_challenge(s, seat, target, height):
    """§7.1 The challenge cannot be refused."""
    note(s, T_CHALLENGE, seat, target, height)
    s.act, s.target, s.wager, s.passed, s.waived = seat, target, height, 0, 0
    put_stakes(s)


@rule
def staker(s):
    """§7.1 Who has still to put bullets in front, the challenger first."""
    if s.phase != DUELS or s.target == NOBODY:
        return NOBODY
    return int(s.target) if has_staked(s, s.act) else int(s.act)


@rule
def has_staked(s, seat):
    """§7.1 Whether there are bullets in front of a player."""
    for colour in range(N_COLOURS):
        if s.stakes[seat, colour]:
            return True
    return False


@rule
def stake_size(s, seat):
    """A25 all_in: the challenged player matches with what is left."""
    return min(int(s.wager), bullets_of(s, seat))


@rule
def stakes(s, seat, moves):
    """§7.1 Every choice of a player's bullets that makes up the stake."""
    size, n = stake_size(s, seat), 0
    own = s.bullets[seat]
    for green in range(min(size, int(own[IN_GREEN])) + 1):
        for yellow in range(min(size - green, int(own[IN_YELLOW])) + 1):
            blue = size - green - yellow
            if blue <= own[IN_BLUE]:
                moves[n] = stake(seat, green, yellow, blue)
                n += 1
    return n


@rule
def put_stakes(s):
    """§7.1 A stake that can be made up in one way only is not asked for; with both in front the duel begins."""
    ways = scratch(MOST_STAKES, np.int32)
    while s.phase == DUELS:
        seat = staker(s)
        if stakes(s, seat, ways) > 1:
            return
        lay_stake(s, seat, what_of(ways[0]))


@rule
def lay_stake(s, seat, what):
    """§7.1 A player puts bullets in front; with those of the challenged the duel begins."""
    for colour in range(N_COLOURS):
        s.bullets[seat, colour] -= staked(what, colour)
        s.stakes[seat, colour] += staked(what, colour)
    note(s, T_STAKE, seat, staked(what, IN_GREEN), staked(what, IN_YELLOW), staked(what, IN_BLUE))
    if seat == s.target:
        begin_duel(s)


@rule
def give_stake(s, seat, what):
    """§7.1 The stake a player has chosen; if it is the challenger's, the other's may need no choice."""
    lay_stake(s, seat, what)
    put_stakes(s)


# -- duels -----------------------------------------------------------------------------------------------------------


@rule
def begin_duel(s):
    """§7.2 Both stakes are in front: the dice go home, and the two take theirs."""
    s.phase = DUEL
    for seat in range(s.n):
        clear_dice(s, seat)
    enter_duel(s, s.act)
    enter_duel(s, s.target)
    note(s, T_DUEL, int(s.act), int(s.target), unplaced(s, s.act), unplaced(s, s.target))


@rule
def has_all_fists(s, seat):
    """§7.2 Whether all of a player's dice show R."""
    return s.free[seat, FIST] == unplaced(s, seat)


@rule
def knock_in_duel(s, seat):
    """§7.2, A28 The first to show R on all dice wins; a wrong knock loses."""
    if has_all_fists(s, seat):
        win_duel(s, seat)
    else:
        drop_out(s, seat)
        end_duel_if_one_is_left(s)


@rule
def drop_out(s, seat):
    """A28 A wrong knock: this player has lost the duel; where it is the whole game, the game."""
    note(s, T_WRONG, seat)
    s.duelling[seat] = 0
    clear_dice(s, seat)
    if s.duel_only:
        eliminate(s, seat, next_fall(s))


@rule
def end_duel_if_one_is_left(s):
    """§7.2, §7.3 Whether all others have dropped out, so that the last one has won."""
    count, last = 0, NOBODY
    for seat in range(s.n):
        if s.duelling[seat]:
            count, last = count + 1, seat
    if count == 1:
        win_duel(s, last)
        return True
    return False


@rule
def settle_duel_beat(s):
    """§7.2 Beats: one right knock wins, several repeat the duel among those who knocked.

    Returns whether that settles the beat, so that nobody rolls.
    """
    right, wrong, staying = 0, 0, 0
    for seat in range(s.n):
        if s.duelling[seat]:
            if s.choice[seat] != KNOCKS:
                staying += 1
            elif has_all_fists(s, seat):
                right += 1
            else:
                wrong += 1
    if right == 0 and wrong == 0:
        return False
    is_again = right > 1 or (right == 0 and staying == 0)
    for seat in range(s.n):
        if not s.duelling[seat]:
            continue
        knocked = s.choice[seat] == KNOCKS
        is_right = knocked and has_all_fists(s, seat)
        if knocked and not is_right and not (is_again and right == 0):
            drop_out(s, seat)
        elif right and not is_right:
            s.duelling[seat] = 0
            clear_dice(s, seat)
        elif is_again:
            give_dice(s, seat, unplaced(s, seat))
    if is_again:
        note(s, T_AGAIN)
        return True
    return end_duel_if_one_is_left(s)


@rule
def win_duel(s, seat):
    """§7.2, §7.3 What the winner of a duel has won: a place, the game or the stage, or the bullets in front."""
    if s.dispute:
        win_dispute(s, seat)
    elif s.act == NOBODY:
        win_deciding_duel(s, seat)
    else:
        win_stakes(s, seat)


@rule
def win_deciding_duel(s, seat):
    """§7.3 The winner has the game or the stage; the others without bullets are out."""
    order = next_fall(s)
    for other in range(s.n):
        if other != seat and s.alive[other] and bullets_of(s, other) == 0:
            eliminate(s, other, order)
            reward(s, other)
    win(s, ONE_DUEL if s.duel_only else DECIDING_DUEL, seat)


@rule
def win_stakes(s, seat):
    """§7.2 The winner takes all bullets in front; a loser without bullets is out at once."""
    challenger, target = int(s.act), int(s.target)
    loser = target if seat == challenger else challenger
    won = 0
    for colour in range(N_COLOURS):
        pot = int(s.stakes[challenger, colour]) + int(s.stakes[target, colour])
        won += pot
        s.bullets[seat, colour] += pot
        s.stakes[challenger, colour] = s.stakes[target, colour] = 0
    note(s, T_DUEL_WON, seat, loser, won)
    for other in range(s.n):
        clear_dice(s, other)
        s.duelling[other] = 0
    wound(s, loser, seat)
    if s.alive[loser] and bullets_of(s, loser) == 0:
        eliminate(s, loser, next_fall(s))
        reward(s, loser)
    s.phase, s.target, s.wager, s.passed = DUELS, NOBODY, 0, 0
    if living(s) == 1:
        win(s, LAST_STANDING, seat)
        return
    s.act = left_of(s, challenger)
    next_challenge(s)
