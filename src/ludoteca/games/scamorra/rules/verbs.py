"""The rules of La Scamorra on the record: compiled where numba is installed, plain Python elsewhere.

Sections (§) and ambiguities (A) are those of docs/rules/scamorra.md. `s` is a record (board.RECORD),
changed in place by `apply`; a move is an int, see moves.py.
"""

from __future__ import annotations

from ludoteca.core import CHANCE, rule
from ludoteca.games.scamorra.rules.board import (
    CHOSE,
    COPPELLAS,
    DEAL,
    DISCARDED,
    DRAW,
    DREW,
    EMPTY,
    HAND,
    KNOCKOUT,
    LOT,
    MOVED,
    NEVER,
    NO_CARD,
    NO_THROW,
    NOBODY,
    NORTH,
    OPTION_FIELDS,
    PACKAGE,
    PAWN,
    PLACED,
    PLACEMENT,
    PLAYABLE,
    POINTS,
    RECORD,
    REENTERED,
    SET_ASIDE,
    SIZE,
    SOUTH,
    THREW,
    TURN,
    WON_LOT,
)
from ludoteca.games.scamorra.rules.drawing import count_outcomes, nth_outcome
from ludoteca.games.scamorra.rules.effects import NORTH_HOME, SOUTH_HOME, effects
from ludoteca.games.scamorra.rules.moves import (
    ASIDE,
    CHOOSE,
    INITIATIVE,
    MOVE_FIRST,
    PLACE,
    PLACE_FIRST,
    TAKE,
    choose,
    discard,
    draw,
    end_of,
    is_slide,
    kind_of,
    lot,
    place,
    set_aside,
    start_of,
    throw,
)
from ludoteca.games.scamorra.rules.numbers import number

MAX_MOVES = 128  # three pieces with a Queen (≤ 16 squares each) and two more cards (≤ 8 each, or re-entries)
OVER = -3

__all__ = [
    "MAX_MOVES",
    "OPTION_FIELDS",
    "RECORD",
    "apply",
    "chances",
    "count_outcomes",
    "legal_moves",
    "nth_outcome",
    "number",
    "points",
    "to_move",
]


@rule
def to_move(s):
    """§3 The side to act, CHANCE, or OVER. While hands are thrown: the first side that has not thrown."""
    if s.reason != NEVER:
        return OVER
    if s.drawing != NOBODY:
        return CHANCE
    if s.phase == LOT:
        if not s.by_throws:
            return CHANCE
        return SOUTH if s.thrown[SOUTH] == NO_THROW else NORTH
    return int(s.turn)


@rule
def legal_moves(s, moves):
    """§3 What the side to act may do in this phase."""
    if s.phase == TURN:
        return card_plays(s, moves)
    if s.phase == PLACEMENT:
        return placements(s, moves)
    if s.phase == PACKAGE:
        moves[0], moves[1] = choose(MOVE_FIRST), choose(PLACE_FIRST)
        return 2
    return throws(to_move(s), moves)


@rule
def card_plays(s, moves):
    """§4 Every effect of every card in hand, and the discard of each dead card."""
    hand, me = s.hand, int(s.turn)
    n = 0
    for card in range(6):
        if hand[me, card] == 0:
            continue
        first = n
        n = effects(s, card, moves, n)
        if may_discard(s, card, moves, first, n):
            moves[n] = discard(card)
            n += 1
    return n


@rule
def may_discard(s, card, moves, first, n):
    """§4, A3, A4 Whether a card with these effects is dead; a Pawn's steps are listed before its re-entries."""
    return n == first or (card == PAWN and not s.reentry_forced and not is_slide(moves[first]))


@rule
def is_dead(s, card, moves):
    """§4, A3, A4 Whether the card may be discarded; `moves` is scratch space."""
    return may_discard(s, card, moves, 0, effects(s, card, moves, 0))


@rule
def placements(s, moves):
    """§1.6, A29 Any piece not yet placed, on any empty square of its home."""
    board, at, me = s.board, s.at, int(s.turn)
    home = SOUTH_HOME if me == SOUTH else NORTH_HOME
    n = 0
    for symbol in range(3):
        if at[3 * me + symbol] != 0:
            continue
        for to in range(home, home + SIZE):
            if board[to] == EMPTY:
                moves[n] = place(symbol, to)
                n += 1
    return n


@rule
def throws(side, moves):
    """A27 Rock, paper or scissors."""
    for symbol in range(3):
        moves[symbol] = throw(side, symbol)
    return 3


@rule
def chances(s, moves, weights):
    """§2 The lot is even; a card's weight is the number of its copies not yet seen."""
    side = int(s.drawing)
    if side == NOBODY:
        moves[0], moves[1] = lot(SOUTH), lot(NORTH)
        weights[0], weights[1] = 1, 1
        return 2
    unseen, is_aside = s.unseen, s.phase == COPPELLAS
    n = 0
    for card in range(6):
        if unseen[side, card] > 0:
            moves[n] = set_aside(side, card) if is_aside else draw(side, card)
            weights[n] = unseen[side, card]
            n += 1
    return n


@rule
def apply(s, move):
    """§3 One decision or one outcome of chance."""
    kind, start, to = kind_of(move), start_of(move), end_of(move)
    s.drawn_by, s.drawn_card = NOBODY, NO_CARD
    if kind <= PAWN:
        play_card(s, kind, move)
    elif kind == TAKE:
        take_card(s, start, to)
    elif kind == PLACE:
        place_piece(s, start - 1, to)
    elif kind == CHOOSE:
        choose_package(s, to)
    elif kind == INITIATIVE:
        s.did = WON_LOT
        give_initiative(s, to)
    elif kind == ASIDE:
        put_aside(s, start, to)
    else:
        throw_hand(s, start, to)


@rule
def put_aside(s, side, card):
    """§1.2 The coppella leaves the game; which card it is, is drawn only where the table shows it to somebody (A24)."""
    s.unseen[side, card] -= 1
    s.coppella[side] = card
    s.did, s.drawn_by, s.drawn_card = SET_ASIDE, side, card
    if side == SOUTH:
        s.drawing = NORTH
    else:
        s.drawing, s.phase = SOUTH, DEAL


@rule
def take_card(s, side, card):
    """§1.3, §3.6 A card is drawn into the hand: three for South, three for North, later one after each turn."""
    s.unseen[side, card] -= 1
    s.hand[side, card] += 1
    s.held[side] += 1
    s.did, s.drawn_by, s.drawn_card = DREW, side, card
    if s.phase == TURN:
        s.drawing = NOBODY
    elif s.held[side] == HAND:
        if side == SOUTH:
            s.drawing = NORTH
        else:
            s.drawing, s.phase = NOBODY, LOT
            if s.given != NOBODY:
                give_initiative(s, int(s.given))


@rule
def throw_hand(s, side, symbol):
    """A27 Both throw unseen; once both have, the better hand gets the initiative and a tie is repeated."""
    s.thrown[side] = symbol
    s.did, s.did_by = THREW, side
    s.did_throw[SOUTH], s.did_throw[NORTH] = s.thrown[SOUTH], s.thrown[NORTH]
    south, north = int(s.thrown[SOUTH]), int(s.thrown[NORTH])
    if south == NO_THROW or north == NO_THROW:
        return
    s.thrown[SOUTH], s.thrown[NORTH] = NO_THROW, NO_THROW
    if south != north:
        give_initiative(s, SOUTH if (south - north) % 3 == 1 else NORTH)


@rule
def give_initiative(s, side):
    """§1.5 The holder chooses the package."""
    s.turn, s.phase, s.did_by = side, PACKAGE, side
    s.given = NOBODY


@rule
def choose_package(s, package):
    """§1.5, A28 Move first and place second, or place first and move second."""
    me = int(s.turn)
    s.did, s.did_by, s.did_choose = CHOSE, me, package
    s.turn, s.phase = (1 - me if package == MOVE_FIRST else me), PLACEMENT


@rule
def place_piece(s, symbol, to):
    """§1.6, §1.7, A17 One piece is placed; the side that places last moves first. A knock-out is not tested here."""
    me = int(s.turn)
    piece = 3 * me + symbol
    s.board[to] = piece
    s.at[piece] = to
    s.did, s.did_by, s.did_piece, s.did_from, s.did_to = PLACED, me, piece, 0, to
    at = s.at
    if at[0] and at[1] and at[2] and at[3] and at[4] and at[5]:
        s.phase = TURN
    else:
        s.turn = 1 - me


@rule
def play_card(s, card, move):
    """§3 One turn: show a card, apply its effect, score, test for a knock-out, discard, draw, count turns."""
    me = int(s.turn)
    start, to = start_of(move), end_of(move)
    s.did_by, s.did_card, s.did_from, s.did_to = me, card, start, to
    s.did_take = EMPTY
    if is_slide(move):
        move_piece(s, start, to)
    elif start > 0:
        piece = 3 * me + start - 1
        s.board[to] = piece
        s.at[piece] = to
        s.did, s.did_piece, s.did_from = REENTERED, piece, 0
    else:
        s.did, s.did_piece = DISCARDED, EMPTY
    s.hand[me, card] -= 1
    s.held[me] -= 1
    s.played[me, s.n_played[me]] = card
    s.n_played[me] += 1
    s.turn = 1 - me
    if s.did_take != EMPTY and not has_piece(s, 1 - me):
        end(s, KNOCKOUT, me)
    elif s.n_played[me] == s.turns and s.n_played[1 - me] == s.turns:
        count_points(s)
    elif pile(s, me) > 0:
        s.drawing = me


@rule
def move_piece(s, start, to):
    """§5 The piece moves to the square; an enemy there is captured and scores a point."""
    board, at = s.board, s.at
    piece, target = int(board[start]), int(board[to])
    board[start] = EMPTY
    board[to] = piece
    at[piece] = to
    s.did, s.did_piece, s.did_take = MOVED, piece, target
    if target != EMPTY:
        at[target] = 0
        s.score[piece // 3] += 1


@rule
def points(s, side):
    """§5 One for every capture so far."""
    return int(s.score[side])


@rule
def has_piece(s, side):
    """§6.1 Whether a side has any piece on the board."""
    at = s.at
    return at[3 * side] != 0 or at[3 * side + 1] != 0 or at[3 * side + 2] != 0


@rule
def pile(s, side):
    """§1 How many cards a side can still draw: all except the coppella, the hand and those played."""
    return PLAYABLE - int(s.held[side]) - int(s.n_played[side])


@rule
def count_points(s):
    """§6.2 More points win; equal points are a draw."""
    ahead = int(s.score[SOUTH]) - int(s.score[NORTH])
    if ahead == 0:
        end(s, DRAW, NOBODY)
    else:
        end(s, POINTS, SOUTH if ahead > 0 else NORTH)


@rule
def end(s, reason, winner):
    s.reason, s.winner, s.drawing = reason, winner, NOBODY


@rule
def find_end(s):
    """§6 Whether a position that was set up is already over."""
    if s.phase != TURN:
        return
    if not has_piece(s, SOUTH):
        end(s, KNOCKOUT, NORTH)
    elif not has_piece(s, NORTH):
        end(s, KNOCKOUT, SOUTH)
    elif s.n_played[SOUTH] == s.turns and s.n_played[NORTH] == s.turns:
        count_points(s)


@rule
def won(s, side):
    """§6 Whether this side has won a finished game."""
    return s.winner == side
