"""The rules of Zama on the record: compiled when numba is there, plain Python when not.

Sections (§) and ambiguities (A) are those of docs/rules/zama.md. `s` is a record (board.RECORD), changed in
place by `apply`; a move is an int, see moves.py.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import CHANCE, rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.zama.board import (
    ATTACKED,
    ATTACKING,
    EVERY_SEAT,
    FACE_UP,
    KING_WON,
    LAID,
    LAPPED,
    NAMED,
    NEVER,
    NOBODY,
    NOTHING,
    OVERLAPPED,
    PEEKED,
    PEEKING,
    PEEKS,
    PLACING,
    RECORD,
    RED,
    SHUFFLED,
    SLID,
    SLIDES,
    SLIDING,
    WAIVED,
    WRONG_OVERLAP,
)
from ludoteca.games.zama.cards import ACE, KING_OF_HEARTS, KING_OF_SPADES, NO_CARD, rank_of, suit_of
from ludoteca.games.zama.cells import clear_turn, home_of, next_home, put, shift
from ludoteca.games.zama.choices import (
    MAX_MOVES,
    attacks,
    can_go_on_sliding,
    has_peek,
    lays,
    peeks,
    slides,
)
from ludoteca.games.zama.duels import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    HEART_LOST,
    LOSE,
    SPECIAL,
    TIE,
    UNDECIDED,
    WIN,
    meet,
)
from ludoteca.games.zama.ends import begin_turn, end, end_ply, fall, find_dead_aim
from ludoteca.games.zama.moves import ATTACK, NAME, OVERLAP, PEEK, REST, SLIDE, end_of, kind_of, name, start_of

OVER = -3

__all__ = ["MAX_MOVES", "RECORD", "apply", "chances", "legal_moves", "to_move"]


@rule
def to_move(s):
    """§3 The seat to act, CHANCE, or OVER. While cards are laid out: the first seat that has any left."""
    if s.reason != NEVER:
        return OVER
    return CHANCE if s.asked != 0 else int(s.turn)


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
    """§2 The card that is asked for is any of those of its pack that nobody has seen, all equally likely."""
    at = int(s.asked)
    side = home_of(s, at) if s.phase == PLACING else int(s.owner[at])
    left = s.pack[side]
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


@rule
def clear_trace(s):
    s.did, s.did_by, s.did_from, s.did_to = NOTHING, NOBODY, 0, 0
    s.n_shown, s.shown_to_all, s.has_met, s.marched = 0, 0, 0, NOBODY
    for i in range(2):
        s.shown[i], s.shown_card[i], s.shown_owner[i] = 0, NO_CARD, NOBODY


# -- identities -------------------------------------------------------------------------------------------


@rule
def ask(s, kind, start, to):
    """An act is under way whose cards may have to be identified first."""
    s.pending, s.pending_from, s.pending_to = kind, start, to


@rule
def name_card(s, at, card):
    """§2 A card gets its identity the moment somebody first sees it, or from the player who lays it out (A4)."""
    s.did_to = 0  # the trace of an act is public, and this is a card
    if s.phase == PLACING:
        lay_card(s, at, card)
        return
    s.did = NAMED
    side = int(s.owner[at])
    s.face[at] = card
    s.pack[side] &= ~(np.uint64(1) << np.uint64(card))
    if card == KING_OF_SPADES:
        s.spade_at[side] = at
    s.asked = 0
    if s.pending == PEEK:
        look(s, at)
    elif s.pending == OVERLAP:
        uncover(s)
    elif at == s.pending_from:
        show_attacker(s)
    else:
        show_defender(s)


@rule
def reveal(s, at):
    """§3 step 2 Turned up for everybody; A9 a King of Spades stays so."""
    s.seen[at] |= EVERY_SEAT
    if s.face[at] == KING_OF_SPADES:
        s.seen[at] |= FACE_UP
    s.shown_to_all = 1
    trace_shown(s, at)


@rule
def trace_shown(s, at):
    n = int(s.n_shown)
    s.shown[n], s.shown_card[n], s.shown_owner[n] = at, s.face[at], s.owner[at]
    s.n_shown = n + 1


# -- attacks ----------------------------------------------------------------------------------------------


@rule
def declare_attack(s, start, to):
    """§4, A27 The two cells are binding."""
    s.did = ATTACKED
    s.duel_by, s.duel_result, s.duel_why = s.turn, UNDECIDED, 0
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
    s.duel_by = s.turn
    s.duel_at[0], s.duel_at[1] = s.pending_from, s.pending_to
    s.duel_card[0], s.duel_card[1] = s.face[s.pending_from], s.face[s.pending_to]
    resolve(s, int(s.pending_from), int(s.pending_to))


@rule
def resolve(s, start, to):
    """§5 What is removed and what follows; §6.2 dead aim is tested at the removal."""
    me, attacker, defender = int(s.turn), int(s.face[start]), int(s.face[to])
    result, why = meet(s, attacker, defender)
    s.duel_result, s.duel_why, s.has_met = result, why, 1
    clear_turn(s)
    if result == SPECIAL:
        s.quiet += 1
        if is_privileged(s, attacker, defender):
            begin_peeks(s)
        else:
            end_ply(s)
        return
    if result in (LOSE, TIE) or why == HEART_LOST:
        fall(s, start)
    if result in (WIN, TIE) or why == HEART_LOST:
        fall(s, to)
    if result == ATTACKER_WINS:
        end(s, KING_WON, me)
    elif result == DEFENDER_WINS:
        end(s, KING_WON, 1 - me)
    elif find_dead_aim(s):
        return
    elif result == WIN:
        s.phase, s.left = SLIDING, SLIDES
        go_on_sliding(s)
    elif result == TIE:
        begin_peeks(s)
    else:
        end_ply(s)


@rule
def is_privileged(s, attacker, defender):
    """A19 Whether a special tie gives the peeks: by option only the first time these two cards meet."""
    if not s.repeat_denied:
        return True
    red, blue = (attacker, defender) if s.turn == RED else (defender, attacker)
    pair = np.uint64(1) << np.uint64(8 * special_number(red) + special_number(blue))
    is_first = s.met & pair == np.uint64(0)
    s.met |= pair
    return is_first


@rule
def special_number(card):
    """§5 Only aces and kings meet in special ties: the aces are 0 to 3, the kings 4 to 7."""
    return suit_of(card) if rank_of(card) == ACE else 4 + suit_of(card)


# -- slides and overlaps ------------------------------------------------------------------------------------


@rule
def slide_card(s, start, to):
    """§4 One card, one cell, onto a hole."""
    s.did = SLID
    shift(s, start, to)
    if s.n_moved == 1 and s.moved[0] > to:  # kept in order: which slid first does not matter
        s.moved[1], s.moved[0] = s.moved[0], to
    else:
        s.moved[s.n_moved] = to
    s.n_moved += 1
    s.left -= 1
    go_on_sliding(s)


@rule
def go_on_sliding(s):
    """A14d Three slides while any is possible."""
    if not can_go_on_sliding(s):
        end_ply(s)


@rule
def declare_overlap(s, start, to):
    """A15 The King of Spades is laid upon an enemy card: from now on all can see which card it is."""
    s.did = LAPPED
    s.seen[start] |= EVERY_SEAT | FACE_UP
    ask(s, OVERLAP, start, to)
    if s.face[to] == NO_CARD:
        s.asked = to
    else:
        uncover(s)


@rule
def uncover(s):
    """§4, A15 The King of Hearts wins the game, any other card loses it."""
    me, at = int(s.turn), int(s.pending_to)
    reveal(s, at)
    if s.face[at] == KING_OF_HEARTS:
        end(s, OVERLAPPED, me)
    else:
        end(s, WRONG_OVERLAP, 1 - me)


# -- peeks ------------------------------------------------------------------------------------------------


@rule
def begin_peeks(s):
    """§4, A16 As many as there are cards to look at, at most two."""
    s.phase, s.left = PEEKING, PEEKS
    if not has_peek(s):
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
    """§2 Only the looker learns what it is; A9 even a King of Spades stays face down."""
    s.seen[at] |= 1 << s.turn
    trace_shown(s, at)
    s.pending, s.pending_to = NOBODY, 0
    s.looked[s.n_looked] = at
    s.n_looked += 1
    s.left -= 1
    if s.left == 0 or not has_peek(s):
        end_ply(s)


# -- laying out (A4) ----------------------------------------------------------------------------------------


@rule
def lay_card(s, at, card):
    """A4 A player lays a card of the own pack and knows it; a shuffled rest goes on by itself."""
    side = home_of(s, at)
    s.did, s.did_by = LAID, side
    put(s, at, side, card)
    s.seen[at] = 1 << side
    s.pack[side] &= ~(np.uint64(1) << np.uint64(card))
    trace_shown(s, at)
    if s.asked != 0:
        s.asked = next_home(s, side)
    if s.asked == 0:
        go_on_laying(s)


@rule
def lay_rest(s, side):
    """A4 The rest of a pack is laid as it was shuffled, card by card, seen by its owner."""
    s.did, s.did_by, s.did_to, s.turn = SHUFFLED, side, 0, side
    ask(s, REST, 0, side)
    s.asked = next_home(s, side)


@rule
def go_on_laying(s):
    """§1 When all cards lie, Red begins."""
    clear_turn(s)
    if next_home(s, RED) != 0:
        s.turn = RED
    elif next_home(s, 1 - RED) != 0:
        s.turn = 1 - RED
    else:
        s.turn = RED
        begin_turn(s)
