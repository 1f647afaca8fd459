"""The rules of Zama on the record: compiled where numba is installed, plain Python elsewhere.

Sections (§) and ambiguities (A) are those of docs/rules/zama.md. `s` is a record (board.RECORD), changed in
place by `apply`; a move is an int, see moves.py.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import CHANCE, rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.zama.rules.board import (
    ATTACKED,
    ATTACKING,
    EMPTY,
    FACE_UP,
    KING_WON,
    LAPPED,
    NAMED,
    NEVER,
    NOBODY,
    OPTION_FIELDS,
    OVERLAPPED,
    PEEKED,
    PEEKING,
    PEEKS,
    PLACING,
    RECORD,
    SLID,
    SLIDES,
    SLIDING,
    WAIVED,
    WRONG_OVERLAP,
)
from ludoteca.games.zama.rules.cards import KING_OF_HEARTS, KING_OF_SPADES, NO_CARD
from ludoteca.games.zama.rules.cells import are_allies, clear_turn, is_gone, shift
from ludoteca.games.zama.rules.choices import (
    MAX_MOVES,
    attacks,
    can_go_on_sliding,
    has_peek,
    lays,
    peeks,
    slides,
)
from ludoteca.games.zama.rules.drawing import count_acts, count_outcomes, nth_act, nth_outcome
from ludoteca.games.zama.rules.duels import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    HEART_LOST,
    LOSE,
    SPECIAL,
    TIE,
    UNDECIDED,
    WIN,
    is_privileged,
    meet,
)
from ludoteca.games.zama.rules.elimination import (
    asked_cards,
    eliminate,
    hiding_places,
    lose,
    lose_to,
    remove_king,
    sought_of,
)
from ludoteca.games.zama.rules.ends import begin_turn, end_ply, fall, find_dead_aim
from ludoteca.games.zama.rules.laying import go_on_laying, lay_card, lay_rest
from ludoteca.games.zama.rules.moves import ATTACK, NAME, OVERLAP, PEEK, REST, SLIDE, end_of, kind_of, name, start_of
from ludoteca.games.zama.rules.numbers import number
from ludoteca.games.zama.rules.trace import ask, clear_trace, every_seat, reveal, trace_shown

OVER = -3
LARGE_ON_GPU = 20_000  # on a GPU a rule with so much intermediate code stays a call (docs/reference/batch.md)

__all__ = [
    "LARGE_ON_GPU",
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
    "to_move",
]


@rule
def to_move(s):
    """§3 The seat to act, CHANCE, or OVER. While cards are laid out: the first seat that has any left."""
    if s.reason != NEVER:
        return OVER
    if s.asked != 0 or sought_of(s) != NOBODY:
        return CHANCE
    return int(s.turn)


@rule
def legal_moves(s, moves):
    """§3 What the player to move may do in this phase."""
    if s.phase == ATTACKING:
        return attacks(s, moves)
    if s.phase == SLIDING:
        return slides(s, moves)
    if s.phase == PEEKING:
        return peeks(s, moves)
    return lays(s, int(s.turn), moves)


@rule
def chances(s, moves, weights):
    """§2 The card to be identified is any card of its pack that nobody has seen, all equally likely."""
    eliminated = sought_of(s)
    if eliminated != NOBODY:
        return hiding_places(s, eliminated, moves, weights)
    at, left = int(s.asked), asked_cards(s)
    n = 0
    while left != 0:
        moves[n], weights[n] = name(at, lowest(left)), 1
        n += 1
        left = without_lowest(left)
    return n


@rule
def apply(s, move):
    """§3 One decision or one outcome of chance."""
    kind, start, to = kind_of(move), start_of(move), end_of(move)
    clear_trace(s)
    s.did_by, s.did_from, s.did_to = s.turn, start, to
    if kind == ATTACK:
        declare_attack(s, start, to)
    elif kind == SLIDE:
        slide_card(s, start, to)
    elif kind == PEEK:
        declare_peek(s, to)
    elif kind == NAME:
        name_card(s, start, to)
    elif kind == OVERLAP:
        declare_overlap(s, start, to)
    elif kind == REST:
        lay_rest(s, to)
    else:
        s.did = WAIVED
        end_ply(s)


# -- identities -------------------------------------------------------------------------------------------


@rule
def name_card(s, at, card):
    """§2 A card gets its identity when somebody first sees it, or from the player who lays it out (A4)."""
    s.did_to = 0  # the trace of an act is public, but this card may not be
    if s.phase == PLACING:
        lay_card(s, at, card)
        return
    s.did = NAMED
    side = int(s.owner[at])
    s.face[at] = card
    s.pack[side] &= ~(np.uint64(1) << np.uint64(card))
    if card == KING_OF_SPADES:
        s.spade_at[side] = at
    if is_gone(s, side) and sought_of(s) == side:
        remove_king(s, at)
        go_on(s)
        return
    s.asked = 0
    if s.pending == PEEK:
        look(s, at)
    elif s.pending == OVERLAP:
        uncover(s)
    elif at == s.pending_from:
        show_attacker(s)
    else:
        show_defender(s)


# -- attacks ----------------------------------------------------------------------------------------------


@rule
def declare_attack(s, start, to):
    """§4, A27 The two cells are binding."""
    s.did = ATTACKED
    s.duel_by, s.duel_of, s.duel_result, s.duel_why = s.turn, s.owner[to], UNDECIDED, 0
    s.duel_at[0], s.duel_at[1] = start, to
    s.duel_card[0], s.duel_card[1] = NO_CARD, NO_CARD
    ask(s, ATTACK, start, to)
    if s.face[start] == NO_CARD:
        s.asked = start
    else:
        show_attacker(s)


@rule
def show_attacker(s):
    """§3 step 2 The attacking card first."""
    reveal(s, int(s.pending_from))
    s.duel_card[0] = s.face[s.pending_from]
    if s.face[s.pending_to] == NO_CARD:
        s.asked = s.pending_to
    else:
        show_defender(s)


@rule
def show_defender(s):
    """§3 step 2 Then the card attacked; now the attack is decided."""
    reveal(s, int(s.pending_to))
    s.duel_by, s.duel_of = s.turn, s.owner[s.pending_to]
    s.duel_at[0], s.duel_at[1] = s.pending_from, s.pending_to
    s.duel_card[0], s.duel_card[1] = s.face[s.pending_from], s.face[s.pending_to]
    resolve(s, int(s.pending_from), int(s.pending_to))


@rule
def resolve(s, start, to):
    """§5 What is removed and what follows; §6.2 dead aim is tested at the removal."""
    me, other = int(s.turn), int(s.owner[to])
    attacker, defender = int(s.face[start]), int(s.face[to])
    result, why = meet(s, attacker, defender)
    s.duel_result, s.duel_why, s.has_met = result, why, 1
    clear_turn(s)
    if result == SPECIAL:
        s.quiet += 1
        if is_privileged(s, me, attacker, other, defender):
            begin_peeks(s)
        else:
            end_ply(s)
        return
    if result in (LOSE, TIE) or why == HEART_LOST:
        fall(s, start)
    if result in (WIN, TIE) or why == HEART_LOST:
        fall(s, to)
    if result == ATTACKER_WINS:
        if not lose_to(s, other, me, KING_WON):
            follow_up(s, TIE if why == HEART_LOST else WIN)
    elif result == DEFENDER_WINS:
        if not lose_to(s, me, other, KING_WON):
            follow_up(s, LOSE)
    elif not find_dead_aim(s):
        follow_up(s, result)


@rule
def follow_up(s, result):
    """§5 Three slides after a win, two peeks after a tie, nothing after a loss."""
    s.quiet = 0
    if result == WIN:
        s.phase, s.left = SLIDING, SLIDES
    elif result == TIE:
        s.phase, s.left = PEEKING, PEEKS
    elif sought_of(s) == NOBODY:
        end_ply(s)
        return
    go_on(s)


# -- slides and overlaps ------------------------------------------------------------------------------------


@rule
def slide_card(s, start, to):
    """§4 One card, one cell, onto a hole."""
    s.did = SLID
    shift(s, start, to)
    count_slide(s, to)
    go_on_sliding(s)


@rule
def count_slide(s, to):
    """A14e Note that the card now on this cell has been slid this turn."""
    if s.n_moved == 1 and s.moved[0] > to:  # kept sorted: the order of the slides does not matter
        s.moved[1], s.moved[0] = s.moved[0], to
    else:
        s.moved[s.n_moved] = to
    s.n_moved += 1
    s.left -= 1


@rule
def go_on_sliding(s):
    """A14d Up to three slides, while any is possible."""
    if not can_go_on_sliding(s):
        end_ply(s)


@rule
def declare_overlap(s, start, to):
    """A15 The King of Spades is laid on an enemy card: from now on everybody can see which card it is."""
    s.did = LAPPED
    s.seen[start] |= every_seat(s) | FACE_UP
    ask(s, OVERLAP, start, to)
    if s.face[to] == NO_CARD:
        s.asked = to
    else:
        uncover(s)


@rule
def uncover(s):
    """§4, A15 A King of Hearts wins the game, any other card loses it; §7.2 among four the loser is eliminated."""
    me, start, at = int(s.turn), int(s.pending_from), int(s.pending_to)
    reveal(s, at)
    s.pending, s.pending_from, s.pending_to = NOBODY, 0, 0
    if s.face[at] == KING_OF_HEARTS:
        if not lose_to(s, int(s.owner[at]), me, OVERLAPPED):
            shift(s, start, at)
            count_slide(s, at)
            go_on(s)
    elif not lose(s, me, WRONG_OVERLAP):
        go_on(s)


# -- elimination (§7.2) -------------------------------------------------------------------------------------


@rule
def give_up(s, side, reason):
    """§7.2 A player leaves the game and is eliminated; an act of that player in progress lapses."""
    if not is_gone(s, side) and not eliminate(s, side, reason):
        go_on(s)


@rule
def go_on(s):
    """§7.2 The turn continues, once the eliminated player's kings have left the board."""
    if sought_of(s) != NOBODY or is_asking(s):
        return
    if s.phase == PLACING:
        go_on_laying(s)
    elif is_gone(s, s.turn):
        end_ply(s)
    elif s.phase == SLIDING:
        go_on_sliding(s)
    elif s.phase == PEEKING:
        go_on_peeking(s)
    else:
        begin_turn(s)


@rule
def is_asking(s):
    """Whether an act waits for a card. It lapses if one of its cards has left the board with an eliminated player."""
    if s.asked == 0 or s.phase == PLACING:
        return s.asked != 0
    has_attacker = s.pending_from == 0 or s.owner[s.pending_from] < EMPTY
    if has_attacker and s.owner[s.pending_to] < EMPTY:
        return True
    s.pending, s.pending_from, s.pending_to, s.asked = NOBODY, 0, 0, 0
    return False


# -- peeks ------------------------------------------------------------------------------------------------


@rule
def begin_peeks(s):
    """§4, A16 As many as there are cards to look at, at most two."""
    s.phase, s.left = PEEKING, PEEKS
    go_on_peeking(s)


@rule
def go_on_peeking(s):
    """A16 While peeks are left and there are cards to look at."""
    if s.left == 0 or not has_peek(s):
        end_ply(s)


@rule
def declare_peek(s, at):
    """§4, A16 Everybody sees which card is looked at."""
    s.did = PEEKED
    ask(s, PEEK, 0, at)
    if s.face[at] == NO_CARD:
        s.asked = at
    else:
        look(s, at)


@rule
def look(s, at):
    """§2 Only the player who looks learns which card it is; A9 even a King of Spades stays face down."""
    s.seen[at] |= 1 << s.turn
    trace_shown(s, at)
    s.pending, s.pending_to = NOBODY, 0
    s.looked[s.n_looked] = at
    s.n_looked += 1
    s.left -= 1
    go_on_peeking(s)


@rule
def won(s, side):
    """§6, §7.2 Whether this side has won a finished game, alone or as a team."""
    return s.winner != NOBODY and are_allies(s, s.winner, side)
