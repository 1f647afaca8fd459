"""Those who resign, run out of time or go away: they are eliminated (§6.4), and the others play on."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import DUEL, DUELS, FROZEN, MARKET, N_COLOURS, NEVER, NOBODY, STAGE_END
from ludoteca.games.scorso.rules.duels import next_challenge, win_duel
from ludoteca.games.scorso.rules.market import leave_market, turn_of
from ludoteca.games.scorso.rules.moves import LEAVE, make
from ludoteca.games.scorso.rules.questions import answer
from ludoteca.games.scorso.rules.ring import eliminate, left_of, next_fall
from ludoteca.games.scorso.rules.rolling import count_tied, go_on
from ludoteca.games.scorso.rules.stages import depart, next_keeper, win, win_dispute
from ludoteca.games.scorso.rules.trace import T_LEFT, forget, note


@rule
def leave(s, seat, why):
    """§6.4, §8 A player leaves; if that ends the game, it is the reason for the end."""
    forget(s)
    s.did_by = seat
    play_without(s, seat, why)
    if s.reason != NEVER:
        s.reason = why


@rule
def play_without(s, seat, why):
    """§6.4 The others play on. Who is out already has nothing to leave but the next stages."""
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
    else:
        leave_ring(s, seat, why, others, last)
    go_on(s)


@rule
def leave_early(s, seat, why):
    """§9 Out of this stage already, and not to be back for the next one."""
    if s.full:
        note(s, T_LEFT, seat, why)
        depart(s, seat)


@rule
def leave_conflicts(s, seat, why):
    """§6.4 A player who leaves in mid-conflict is kept among the answers: what was decided before stays decided."""
    answer(s, make(LEAVE, seat, why))
    s.used = s.n_answers
    note(s, T_LEFT, seat, why)


@rule
def leave_ring(s, seat, why, others, last):
    """§6.4 Eliminated at once; `last` is the only one left, if there is but one of the others."""
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
        s.passed = s.waived = 0
        if s.act == seat:
            s.act = left_of(s, seat)
        next_challenge(s)
    elif s.tied:
        count_tied(s)


@rule
def walk_away(s, seat):
    """§7 A challenge that one of the two walks away from is off; a duel that has begun is lost, with the stake."""
    other = opponent(s, seat)
    if s.phase == DUELS:
        take_from_front(s, other)
        s.target, s.wager = NOBODY, 0
        return
    for colour in range(N_COLOURS):
        s.stakes[other, colour] += s.stakes[seat, colour]
        s.stakes[seat, colour] = 0


@rule
def opponent(s, seat):
    """§7.1 The other one of the two who duel for a stake."""
    return int(s.target) if seat == s.act else int(s.act)


@rule
def take_from_front(s, seat):
    """§7.1 A player takes back the bullets in front."""
    for colour in range(N_COLOURS):
        s.bullets[seat, colour] += s.stakes[seat, colour]
        s.stakes[seat, colour] = 0


@rule
def leave_duel(s, seat, was_duelling, why):
    """§7 The other one has won; of a deciding duel or a dispute, only if nobody else is left in it."""
    if not was_duelling:
        return
    if s.act != NOBODY:
        win_duel(s, opponent(s, seat))
        return
    count, last = 0, NOBODY
    for other in range(s.n):
        if s.duelling[other]:
            count, last = count + 1, other
    if count == 1 and s.dispute:
        win_dispute(s, last)
    elif count == 1:
        win(s, why, last)
