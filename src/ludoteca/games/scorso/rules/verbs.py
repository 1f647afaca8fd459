"""The rules of Scorso on the record: compiled when numba is there, plain Python when not.

Sections (§) and ambiguities (A) are those of docs/rules/scorso.md. `s` is a record (board.RECORD), changed in place
by `apply`; a move is an int that names its seat, see moves.py.
"""

from __future__ import annotations

from ludoteca.core import CHANCE, rule
from ludoteca.games.scorso.rules.board import (
    DUEL,
    DUELS,
    FROZEN,
    MARKET,
    NEVER,
    NOBODY,
    RECORD,
    STAGE_END,
    T_LEFT,
    WEAPONS,
)
from ludoteca.games.scorso.rules.conflicts import answer, freeze, leave_conflicts, resolve
from ludoteca.games.scorso.rules.duels import (
    begin_challenge,
    challenges,
    give_stake,
    next_challenge,
    pass_challenge,
    staker,
    stakes,
    win_duel,
)
from ludoteca.games.scorso.rules.layout import best_groupings, group_of
from ludoteca.games.scorso.rules.market import bag, draw, leave_market, pick, picks, turn_of
from ludoteca.games.scorso.rules.moves import (
    BAG,
    CHALLENGE,
    DIE,
    DONE,
    ENDER,
    FREEZE,
    GROUP,
    KEEP,
    KNOCK,
    PICK,
    PLACE,
    RETURN,
    ROLL,
    STAKE,
    WEAPON,
    group,
    kind_of,
    make,
    seat_of,
    weapon,
    what_of,
)
from ludoteca.games.scorso.rules.ring import eliminate, forget, left_of, next_fall, note, place_of, unplaced
from ludoteca.games.scorso.rules.rolling import (
    acts,
    bring_back,
    choose_ender,
    close_beat_if_all_committed,
    count_tied,
    is_freeze_due,
    is_tumbling,
    knock,
    may_act,
    put,
    rest,
    roll,
    wait,
)
from ludoteca.games.scorso.rules.stages import depart, keep, keeps, next_keeper, win, win_dispute
from ludoteca.games.scorso.rules.weapons import can_be_correct

MAX_MOVES = 2304  # 3⁷ choices among fourteen dice of seven faces, and some words
MAX_CHANCES = WEAPONS
OVER = -3

__all__ = [
    "MAX_CHANCES",
    "MAX_MOVES",
    "RECORD",
    "apply",
    "best_groupings",
    "chances",
    "legal_moves",
    "points",
    "to_move",
]


@rule
def to_move(s):
    """A seat to act, CHANCE or OVER. Where several may act: dice come to rest first, then each in its turn."""
    if s.reason != NEVER:
        return OVER
    if s.phase == FROZEN:
        return int(s.asked)
    if s.phase == DUELS:
        seat = staker(s)
        return seat if seat != NOBODY else int(s.act)
    if s.phase == MARKET or s.phase == STAGE_END:
        return CHANCE if s.to_draw else int(s.act)
    n = int(s.n)
    if is_tumbling(s):
        return CHANCE
    start = place_of(s, s.did_by) + 1 if s.did_by >= 0 and not s.beats else 0
    for step in range(n):
        seat = int(s.ring[(start + step) % n])
        if may_act(s, seat) and (s.beats or s.phase == DUEL or unplaced(s, seat) > 0 or can_be_correct(s, seat)):
            return seat
    return CHANCE if s.tied or is_freeze_due(s) else any_seat(s)


@rule
def any_seat(s):
    for seat in range(s.n):
        if may_act(s, seat):
            return seat
    return CHANCE


@rule
def legal_moves(s, moves):
    """Everything the seat of `to_move` may do."""
    return moves_of(s, to_move(s), moves)


@rule
def moves_of(s, seat, moves):
    """Everything this seat may do; it must be one that may act."""
    if s.phase == FROZEN:
        return answers_to(s, moves)
    if s.phase == DUELS:
        return stakes(s, seat, moves) if s.target != NOBODY else challenges(s, moves)
    if s.phase == MARKET:
        return picks(s, seat, moves)
    if s.phase == STAGE_END:
        return keeps(s, seat, moves)
    return acts(s, seat, moves)


@rule
def answers_to(s, moves):
    """§6 The answers to the question that is pending."""
    seat, options, n = int(s.asked), int(s.asked_options), 0
    for what in range(16):
        if options >> what & 1:
            if s.asked_kind == GROUP:
                moves[n] = grouping(s, seat, int(s.asked_side), what)
            elif s.asked_kind == WEAPON:
                moves[n] = weapon(seat, int(s.asked_side), what)
            else:
                moves[n] = make(s.asked_kind, seat, what)
            n += 1
    return n


@rule
def grouping(s, seat, side, paralyses):
    """A11 The grouping of a location with so many paralyses."""
    dice = s.trays[seat, side]
    green = group_of(int(dice[3]), paralyses)
    yellow = group_of(int(dice[4]), paralyses)
    blue = group_of(int(dice[5]), paralyses)
    return group(seat, side, paralyses, green, yellow, blue)


@rule
def chances(s, moves, weights):
    """§3 The next die, the one of several knocks that counts, the freeze, or a weapon out of the bag."""
    n = 0
    if s.phase == MARKET:
        return bag(s, moves, weights)
    if s.tied:
        for seat in range(s.n):
            if int(s.tied) >> seat & 1:
                moves[n], weights[n] = make(ENDER, seat, 0), 1
                n += 1
        return n
    for i in range(s.n):
        seat = int(s.ring[i])
        if s.tumbling[seat]:
            return dice_of(seat, moves, weights)
    moves[0], weights[0] = make(FREEZE, 0, 0), 1
    return 1


@rule
def dice_of(seat, moves, weights):
    """A1 One face of each symbol, all alike."""
    for face in range(6):
        moves[face], weights[face] = make(DIE, seat, face), 1
    return 6


@rule
def apply(s, move):
    """One act, one answer or one outcome of chance, and all that follows from it."""
    forget(s)
    if kind_of(move) == DIE:
        rest(s, seat_of(move), what_of(move))
    else:
        do(s, move)
        go_on(s)


@rule
def go_on(s):
    """A beat in which all have committed closes; a frozen table is resolved to the next question."""
    close_beat_if_all_committed(s)
    if s.phase == FROZEN:
        resolve(s)


@rule
def do(s, move):
    kind, seat = kind_of(move), seat_of(move)
    if kind != FREEZE and kind != ENDER and kind != BAG:
        s.did_by = seat
    if kind == ROLL:
        roll(s, seat, move)
    elif kind == PLACE:
        put(s, seat, what_of(move) // 2, what_of(move) % 2)
    elif kind == RETURN:
        bring_back(s, seat, what_of(move) // 2, what_of(move) % 2)
    elif kind == KNOCK:
        knock(s, seat)
    elif kind == DONE:
        wait(s, seat)
    elif kind == FREEZE:
        freeze(s, NOBODY)
    elif kind == ENDER:
        choose_ender(s, seat)
    elif kind == CHALLENGE:
        if what_of(move) == 0:
            pass_challenge(s, seat)
        else:
            begin_challenge(s, seat, what_of(move) // 8, what_of(move) % 8)
    elif kind == STAKE:
        give_stake(s, seat, what_of(move))
    elif kind == BAG:
        draw(s, what_of(move))
    elif kind == PICK:
        pick(s, seat, what_of(move))
    elif kind == KEEP:
        keep(s, seat, what_of(move))
    else:
        answer(s, move)


@rule
def leave(s, seat, why):
    """A player resigns, runs out of time or goes away; if that brings about the end, it is the reason for it."""
    forget(s)
    s.did_by = seat
    play_without(s, seat, why)
    if s.reason != NEVER:
        s.reason = why


@rule
def play_without(s, seat, why):
    """Eliminated, and the game goes on for the others."""
    if s.away[seat] or s.gone[seat]:
        return
    if not s.alive[seat]:
        leave_early(s, seat, why)
        return
    others, last = 0, NOBODY
    for other in range(s.n):
        if other != seat and s.alive[other] and not s.gone[other]:
            others, last = others + 1, other
    if s.phase == FROZEN and others > 1:
        leave_conflicts(s, seat, why)
        go_on(s)
        return
    note(s, T_LEFT, seat, why)
    was_duelling, phase = s.duelling[seat] != 0, int(s.phase)
    if phase in (DUELS, DUEL) and s.target != NOBODY and seat in (s.act, s.target):
        walk_away(s, seat)
    s.tied = int(s.tied) & ~(1 << int(seat))
    s.used = s.n_answers
    eliminate(s, seat, next_fall(s))
    place, turn = int(s.rank[seat]), turn_of(s, seat)
    depart(s, seat)
    if others == 1:
        take_from_front(s, last)
        win(s, why, last)
    elif phase == MARKET:
        leave_market(s, seat, turn)
    elif phase == STAGE_END:
        if s.act == seat:
            next_keeper(s, place)
    elif phase == DUEL:
        leave_duel(s, seat, was_duelling, why)
    elif phase == DUELS:
        s.passed = 0
        if s.act == seat:
            s.act = left_of(s, seat)
        next_challenge(s)
    elif s.tied:
        count_tied(s)
    go_on(s)


@rule
def leave_early(s, seat, why):
    """§9 Out of this stage already, and not to be back for the next one."""
    if s.full:
        note(s, T_LEFT, seat, why)
        depart(s, seat)


@rule
def walk_away(s, seat):
    """A challenge one of the two walks away from is off; a duel that has begun is lost, and the stake with it."""
    other = int(s.act) + int(s.target) - seat
    if s.phase == DUELS:
        take_from_front(s, other)
        s.target, s.wager = NOBODY, 0
        return
    for colour in range(3):
        s.stakes[other, colour] += s.stakes[seat, colour]
        s.stakes[seat, colour] = 0


@rule
def take_from_front(s, seat):
    for colour in range(3):
        s.bullets[seat, colour] += s.stakes[seat, colour]
        s.stakes[seat, colour] = 0


@rule
def leave_duel(s, seat, was_duelling, why):
    if not was_duelling:
        return
    if s.act != NOBODY:
        win_duel(s, int(s.act) + int(s.target) - seat)
        return
    count, last = 0, NOBODY
    for other in range(s.n):
        if s.duelling[other]:
            count, last = count + 1, other
    if count == 1 and s.dispute:
        win_dispute(s, last)
    elif count == 1:
        win(s, why, last)


@rule
def points(s, seat):
    """Bullets left; in the full game hats."""
    if s.full:
        return int(s.hats[seat])
    return int(s.bullets[seat, 0]) + int(s.bullets[seat, 1]) + int(s.bullets[seat, 2])
