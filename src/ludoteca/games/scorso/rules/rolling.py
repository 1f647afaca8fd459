"""§5 The rolling phase: rolling, placing, knocking; in real time each act at once, in beats all together."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import (
    DUEL,
    FROZEN,
    KNOCKS,
    N_FACES,
    N_SHOWN,
    N_SIDES,
    NOBODY,
    OPEN,
    OWN_DICE,
    ROLLING,
    ROLLS,
    UNROLLED,
    WAITS,
)
from ludoteca.games.scorso.rules.conflicts import freeze, resolve
from ludoteca.games.scorso.rules.duels import knock_in_duel, settle_duel_beat
from ludoteca.games.scorso.rules.moves import BASE, DONE, KNOCK, ONE_SEAT, make, place, take_back
from ludoteca.games.scorso.rules.questions import check_answers
from ludoteca.games.scorso.rules.ring import unplaced
from ludoteca.games.scorso.rules.trace import (
    T_COMMIT,
    T_DIE,
    T_KNOCK,
    T_PLACE,
    T_RETURN,
    T_ROLL,
    T_TIE,
    check_trace,
    note,
)
from ludoteca.games.scorso.rules.weapons import can_be_correct

ONE_HAND = 3  # A22 dice a handicapped player may roll in one beat


@rule
def may_act(s, seat):
    """§5 Whether a player whose dice are at rest has anything to do or to decide now."""
    if s.tumbling[seat] or s.tied or s.choice[seat] != OPEN:
        return False
    if s.phase == DUEL:
        return s.duelling[seat] != 0
    if not s.alive[seat]:
        return False
    return unplaced(s, seat) > 0 or can_knock(s, seat) or can_return(s, seat)


@rule
def can_return(s, seat):
    """A5 Whether there is a die to take back; at most six times a round, or rounds might never end."""
    if not s.may_return or s.returned[seat] >= OWN_DICE:
        return False
    for side in range(N_SIDES):
        for face in range(N_FACES):
            if s.trays[seat, side, face] > s.back[seat, side, face]:
                return True
    return False


@rule
def can_knock(s, seat):
    """§5, A4, A8 With all dice placed; by option only with a valid layout. In a duel always."""
    if s.phase == DUEL:
        return True
    return unplaced(s, seat) == 0 and (not s.blocked or can_be_correct(s, seat))


@rule
def anyone_may_act(s):
    """§5 Whether there is anybody who may act."""
    for seat in range(s.n):
        if may_act(s, seat):
            return True
    return False


@rule
def is_tumbling(s):
    """§5 Whether there are dice in the air."""
    for seat in range(s.n):
        if s.tumbling[seat]:
            return True
    return False


@rule
def is_freeze_due(s):
    """A9 All dice are placed and nobody has knocked; in beats, nobody wants to."""
    if s.phase != ROLLING or s.tied or is_tumbling(s):
        return False
    if s.beats:
        return not anyone_may_act(s)
    return not is_anyone_free(s)


@rule
def acts(s, seat, moves):
    """§5, §7.2 Everything a player may do while dice are rolled."""
    return other_acts(s, seat, moves, rolls(s, seat, moves))


@rule
def other_acts(s, seat, moves, n):
    """§5, §7.2 All but the rolls. Written from n on."""
    if s.phase == ROLLING:
        n = placings(s, seat, moves, n)
    if can_knock(s, seat):
        moves[n] = make(KNOCK, seat, 0)
        n += 1
    if s.beats and s.phase == ROLLING:
        moves[n] = make(DONE, seat, 0)
        n += 1
    return n


@rule
def placings(s, seat, moves, n):
    """§5, A5 Any die that shows a face may be placed; by option a placed die may be taken back. Written from n on."""
    for face in range(N_FACES):
        if s.free[seat, face]:
            for side in range(N_SIDES):
                moves[n] = place(seat, face, side)
                n += 1
    if can_return(s, seat):
        for side in range(N_SIDES):
            for face in range(N_FACES):
                if s.trays[seat, side, face] > s.back[seat, side, face]:
                    moves[n] = take_back(seat, face, side)
                    n += 1
    return n


@rule
def rolls(s, seat, moves):
    """§5 Every choice of free dice except the empty one."""
    n, weight = 1, 1
    moves[0] = seat * ONE_SEAT
    for face in range(N_SHOWN):
        before = n
        for count in range(1, int(s.free[seat, face]) + 1):
            for i in range(before):
                moves[n] = moves[i] + count * weight
                n += 1
        weight *= BASE
    n -= 1
    moves[0] = moves[n]  # in the place of the empty choice
    if not is_one_handed(s, seat):
        return n
    kept = 0
    for i in range(n):
        if dice_in(moves[i]) <= ONE_HAND:
            moves[kept] = moves[i]
            kept += 1
    return kept


@rule
def is_one_handed(s, seat):
    """A22 In beats the handicap limits a roll; in real time it makes it slow. Duels are free of it."""
    return s.beats and s.phase == ROLLING and s.handicap[seat] != 0


@rule
def dice_in(move):
    """§5 How many dice a roll names."""
    left, count = int(move) % ONE_SEAT, 0
    while left:
        count += left % BASE
        left //= BASE
    return count


@rule
def roll(s, seat, move):
    """§5 ROLL: at once in real time; in beats a secret commitment."""
    left = int(move) % ONE_SEAT
    for face in range(N_SHOWN):
        s.chosen[seat, face] = left % BASE
        left //= BASE
    if s.beats:
        commit(s, seat, ROLLS)
    else:
        throw(s, seat)


@rule
def throw(s, seat):
    """§5 The chosen dice leave the hand."""
    count = 0
    for face in range(N_SHOWN):
        count += int(s.chosen[seat, face])
        s.free[seat, face] -= s.chosen[seat, face]
        s.chosen[seat, face] = 0
    s.tumbling[seat] = count
    note(s, T_ROLL, seat, count)


@rule
def rest(s, seat, face):
    """§3 A die comes to rest."""
    s.tumbling[seat] -= 1
    s.free[seat, face] += 1
    note(s, T_DIE, seat, face, int(s.tumbling[seat]))


@rule
def put(s, seat, face, side):
    """§5 PLACE: the die is locked; in beats nobody sees it before all have committed."""
    s.free[seat, face] -= 1
    if s.beats:
        s.laid[seat, side, face] += 1
    else:
        s.trays[seat, side, face] += 1
    note(s, T_PLACE, seat, face, side, 1, int(s.beats))


@rule
def bring_back(s, seat, face, side):
    """A5 may_return: the die comes back and must be rolled."""
    s.free[seat, UNROLLED] += 1
    s.returned[seat] += 1
    if s.beats:
        s.back[seat, side, face] += 1
    else:
        s.trays[seat, side, face] -= 1
    note(s, T_RETURN, seat, face, side, 1, int(s.beats))


@rule
def knock(s, seat):
    """§5 KNOCK: the knocker is the ender and rolling stops for everybody; in beats a secret commitment."""
    if s.beats:
        commit(s, seat, KNOCKS)
    elif s.phase == DUEL:
        note(s, T_KNOCK, seat)
        knock_in_duel(s, seat)
    else:
        note(s, T_KNOCK, seat)
        freeze(s, seat)


@rule
def commit(s, seat, choice):
    """§5 Beats: a player has chosen; nobody knows what."""
    s.choice[seat] = choice
    note(s, T_COMMIT, seat, choice)


@rule
def close_beat_if_all_committed(s):
    """§5 Beats: everything is revealed, knocks count, and the chosen dice are rolled."""
    if not s.beats or s.tied or (s.phase != ROLLING and s.phase != DUEL) or is_tumbling(s) or anyone_may_act(s):
        return
    if s.phase == DUEL:
        tell_knocks(s)
        if settle_duel_beat(s):
            return
    else:
        reveal(s)
        knocked = knocks(s)
        if knocked:
            end_beat_with_knocks(s, knocked)
            return
        if not has_choice(s, ROLLS) and not is_anyone_free(s):
            return  # A9 nothing is left but to freeze
    for seat in range(s.n):
        if s.choice[seat] == ROLLS:
            throw(s, seat)
        s.choice[seat] = OPEN


@rule
def has_choice(s, choice):
    """§5 Beats: whether anybody has committed to this."""
    for seat in range(s.n):
        if s.choice[seat] == choice:
            return True
    return False


@rule
def is_anyone_free(s):
    """§5 Whether a living player has dice to place."""
    for seat in range(s.n):
        if s.alive[seat] and unplaced(s, seat) > 0:
            return True
    return False


@rule
def reveal(s):
    """§5 Beats: what was placed secretly is shown."""
    for i in range(s.n):
        seat = int(s.ring[i])
        for side in range(N_SIDES):
            for face in range(N_FACES):
                back, laid = int(s.back[seat, side, face]), int(s.laid[seat, side, face])
                s.trays[seat, side, face] += laid - back
                s.back[seat, side, face] = s.laid[seat, side, face] = 0
                if back:
                    note(s, T_RETURN, seat, face, side, back)
                if laid:
                    note(s, T_PLACE, seat, face, side, laid)


@rule
def tell_knocks(s):
    """§5 Beats: all knocks are shown."""
    for seat in range(s.n):
        if s.choice[seat] == KNOCKS:
            note(s, T_KNOCK, seat)


@rule
def knocks(s):
    """§5 Beats: who knocked, a bit each; only the correct ones if there are any."""
    everybody, correct = 0, 0
    for seat in range(s.n):
        if s.choice[seat] == KNOCKS:
            everybody |= 1 << seat
            if can_be_correct(s, seat):
                correct |= 1 << seat
    return correct if correct else everybody


@rule
def end_beat_with_knocks(s, knocked):
    """§5 Beats: of several knocks in one beat chance picks one."""
    tell_knocks(s)
    for seat in range(s.n):
        s.choice[seat] = OPEN
        for face in range(N_SHOWN):
            s.chosen[seat, face] = 0
    s.tied = knocked
    count_tied(s)


@rule
def count_tied(s):
    """§5 Beats: one knock ends the round; two or more wait for chance."""
    count, last = 0, NOBODY
    for seat in range(s.n):
        if int(s.tied) >> seat & 1:
            count, last = count + 1, seat
    if count == 1:
        s.tied = 0
        freeze(s, last)
    elif count > 1:
        note(s, T_TIE, 0, int(s.tied))


@rule
def choose_ender(s, seat):
    """§5 Beats: chance has picked one of several knocks."""
    s.tied = 0
    freeze(s, seat)


@rule
def wait(s, seat):
    """§5 Beats: the player neither rolls nor knocks, whatever is placed."""
    commit(s, seat, WAITS)


@rule
def go_on(s):
    """§4 A beat in which all have committed closes; a frozen table is resolved to the next question."""
    close_beat_if_all_committed(s)
    if s.phase == FROZEN:
        check_answers(s)
        resolve(s)
    check_trace(s)
