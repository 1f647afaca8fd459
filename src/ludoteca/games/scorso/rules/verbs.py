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
    N_FACES,
    NEVER,
    NOBODY,
    OPTION_FIELDS,
    READY,
    RECORD,
    STAGE_END,
    WEAPONS,
)
from ludoteca.games.scorso.rules.conflicts import freeze
from ludoteca.games.scorso.rules.drawing import count_outcomes, count_rolls, is_counted, nth_outcome, nth_roll
from ludoteca.games.scorso.rules.duels import (
    begin_challenge,
    challenges,
    first_challenger,
    give_stake,
    pass_challenge,
    staker,
    stakes,
)
from ludoteca.games.scorso.rules.market import bag, draw, pick, picks
from ludoteca.games.scorso.rules.moves import (
    BAG,
    BEGIN,
    CHALLENGE,
    COUNT,
    DIE,
    DONE,
    ENDER,
    FREEZE,
    KEEP,
    KNOCK,
    NO_CHALLENGE,
    PICK,
    PLACE,
    RETURN,
    ROLL,
    STAKE,
    face_of,
    height_of,
    kind_of,
    make,
    seat_of,
    side_of,
    target_of,
    what_of,
)
from ludoteca.games.scorso.rules.numbers import number
from ludoteca.games.scorso.rules.questions import answer, answers_to
from ludoteca.games.scorso.rules.ring import bullets_of, count, place_of, unplaced
from ludoteca.games.scorso.rules.rolling import (
    acts,
    bring_back,
    choose_ender,
    go_on,
    is_freeze_due,
    is_tumbling,
    knock,
    may_act,
    other_acts,
    put,
    rest,
    roll,
    wait,
)
from ludoteca.games.scorso.rules.stages import keep, keeps
from ludoteca.games.scorso.rules.trace import forget
from ludoteca.games.scorso.rules.weapons import can_be_correct

MAX_MOVES = 2304  # 3⁷ choices among fourteen dice of seven faces, and some words
MAX_CHANCES = WEAPONS
OVER = -3
LARGE_ON_GPU = 40_000  # on a GPU a rule with so much intermediate code stays a call (docs/reference/batch.md)

__all__ = [
    "LARGE_ON_GPU",
    "MAX_CHANCES",
    "MAX_MOVES",
    "OPTION_FIELDS",
    "RECORD",
    "apply",
    "chances",
    "count_acts",
    "count_outcomes",
    "legal_moves",
    "nth_act",
    "nth_outcome",
    "number",
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
        return seat if seat != NOBODY else first_challenger(s)
    if s.phase == READY:
        return CHANCE
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
    """§5 Whoever may act at all, if nobody has anything better to do than to knock by mistake."""
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
        return stakes(s, seat, moves) if s.target != NOBODY else challenges(s, seat, moves)
    if s.phase == MARKET:
        return picks(s, seat, moves)
    if s.phase == STAGE_END:
        return keeps(s, seat, moves)
    if s.phase == READY:
        moves[0] = make(COUNT, seat, 0)
        return 1
    return acts(s, seat, moves)


@rule
def chances(s, moves, weights):
    """§3 The next die, the one of several knocks that counts, a round that begins or ends by itself, a weapon."""
    n = 0
    if s.phase == READY:
        moves[0], weights[0] = make(BEGIN, 0, 0), 1
        return 1
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
def count_acts(s, seat, moves):
    """How many moves this seat has. Few of them are written down."""
    if is_counted(s, seat):
        return count_rolls(s, seat) + other_acts(s, seat, moves, 0)
    return moves_of(s, seat, moves)


@rule
def nth_act(s, seat, moves, nth):
    """One of so many; `moves` is as `count_acts` has left it."""
    if not is_counted(s, seat):
        return int(moves[nth])
    rolls = count_rolls(s, seat)
    return nth_roll(s, seat, nth, rolls) if nth < rolls else int(moves[nth - rolls])


@rule
def dice_of(seat, moves, weights):
    """A1 One face of each symbol, all alike."""
    for face in range(N_FACES):
        moves[face], weights[face] = make(DIE, seat, face), 1
    return N_FACES


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
def do(s, move):
    """§4 The act itself; each kind of move has its own rule."""
    kind, seat, what = kind_of(move), seat_of(move), what_of(move)
    if kind != FREEZE and kind != ENDER and kind != BAG and kind != BEGIN:
        s.did_by = seat
    if kind == ROLL:
        roll(s, seat, move)
    elif kind == PLACE:
        put(s, seat, face_of(what), side_of(what))
    elif kind == RETURN:
        bring_back(s, seat, face_of(what), side_of(what))
    elif kind == KNOCK:
        knock(s, seat)
    elif kind == DONE:
        wait(s, seat)
    elif kind == COUNT:
        count(s, seat)
    elif kind == BEGIN:
        count(s, NOBODY)
    elif kind == FREEZE:
        freeze(s, NOBODY)
    elif kind == ENDER:
        choose_ender(s, seat)
    elif kind == CHALLENGE and what == NO_CHALLENGE:
        pass_challenge(s, seat)
    elif kind == CHALLENGE:
        begin_challenge(s, seat, target_of(what), height_of(what))
    elif kind == STAKE:
        give_stake(s, seat, what)
    elif kind == BAG:
        draw(s, what)
    elif kind == PICK:
        pick(s, seat, what)
    elif kind == KEEP:
        keep(s, seat, what)
    else:
        answer(s, move)


@rule
def points(s, seat):
    """Bullets left; in the full game hats."""
    if s.full:
        return int(s.hats[seat])
    return bullets_of(s, seat)


@rule
def won(s, seat):
    """§8, §9.2 Whether this seat has won a finished game."""
    return s.winner == seat
