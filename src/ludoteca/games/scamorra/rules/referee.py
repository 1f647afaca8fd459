"""Why a move is not allowed: each answer names the rule, in the order in which a judge would check."""

from __future__ import annotations

import numpy as np

from ludoteca.core import AGREE, CHANCE, PLATFORM_WORDS, Move, Reason, Record, Seat, State
from ludoteca.games.scamorra.rules import moves, verbs
from ludoteca.games.scamorra.rules.board import (
    BISHOP,
    CARD_WORDS,
    EMPTY,
    KING,
    KNIGHT,
    LOT,
    NEVER,
    NO_THROW,
    NOBODY,
    NORTH,
    PACKAGE,
    PAWN,
    PHASES,
    PLACEMENT,
    REASONS,
    ROOK,
    SIDES,
    SOUTH,
    STRIDE,
    SYMBOL_WORDS,
    TURN,
    home_rank,
    square,
)
from ludoteca.games.scamorra.rules.effects import prey_of

DEALT = (moves.ASIDE, moves.TAKE, moves.INITIATIVE)
PHASE_OF = {moves.PLACE: PLACEMENT, moves.CHOOSE: PACKAGE, moves.THROW: LOT}


def why_illegal(state: State, seat: Seat, move: Move) -> Reason | None:
    """The first rule the move breaks, or None."""
    s = state.record
    if s.reason != NEVER:
        return Reason("over", "§6", {"reason": REASONS[s.reason]})
    if seat not in (SOUTH, NORTH, CHANCE):
        return Reason("watcher", "§2")
    if move == AGREE:
        return Reason("agree", "§4")
    if move in PLATFORM_WORDS:
        return None
    kind = int(moves.kind_of(move))
    if kind in DEALT or seat == CHANCE:
        return _why_not_dealt(s, seat, move)
    if s.drawing != NOBODY or (s.phase == LOT and not s.by_throws):
        return Reason("wait", "§3")
    if s.phase != PHASE_OF.get(kind, TURN):
        return Reason("phase", "§3", {"phase": PHASES[s.phase]})
    if kind == moves.THROW:
        return _why_not_thrown(s, seat, move)
    if seat != s.turn:
        return Reason("turn", "§3", {"seat": SIDES[s.turn]})
    if kind == moves.CHOOSE:
        return None
    if kind == moves.PLACE:
        return _why_not_placed(s, seat, move)
    return _why_not_played(s, seat, kind, move)


def _why_not_dealt(s: Record, seat: Seat, move: Move) -> Reason | None:
    """§2 Only chance deals cards and lots, and only when they are due."""
    if seat != CHANCE:
        return Reason("chance", "§2")
    buffer, weights = np.empty(verbs.MAX_MOVES, np.int32), np.empty(verbs.MAX_MOVES, np.int64)
    if verbs.to_move(s) == CHANCE and move in buffer[: verbs.chances(s, buffer, weights)]:
        return None
    return Reason("not-due", "§2")


def _why_not_thrown(s: Record, seat: Seat, move: Move) -> Reason | None:
    """A27 Each side throws once, for itself."""
    if moves.start_of(move) != seat or s.thrown[seat] != NO_THROW:
        return Reason("thrown", "A27")
    return None


def _why_not_placed(s: Record, seat: Seat, move: Move) -> Reason | None:
    """§1.6 Each piece once, on an empty square of its home."""
    symbol, to = int(moves.start_of(move)) - 1, int(moves.end_of(move))
    given = {"piece": SYMBOL_WORDS[symbol], "to": square(to)}
    if s.at[3 * seat + symbol]:
        return Reason("placed", "§1.6", given)
    return _why_not_home(s, seat, to, "§1.6", given)


def _why_not_home(s: Record, seat: Seat, to: int, rule: str, given: dict[str, str]) -> Reason | None:
    if _rank(to) != home_rank(seat):
        return Reason("home", rule, {**given, "rank": home_rank(seat) + 1})
    return None if s.board[to] == EMPTY else Reason("occupied", rule, given)


def _why_not_played(s: Record, seat: Seat, card: int, move: Move) -> Reason | None:
    """§4 The card must be in hand, and the play must be one of its effects."""
    start, to = int(moves.start_of(move)), int(moves.end_of(move))
    given = {"card": CARD_WORDS[card]}
    if not s.hand[seat, card]:
        return Reason("no-card", "§4", given)
    if moves.is_slide(move):
        return _why_not_moved(s, seat, card, start, to)
    if not start:
        is_dead = verbs.is_dead(s, card, np.empty(verbs.MAX_MOVES, np.int32))
        return None if is_dead else Reason("not-dead", "§4, A3, A4" if card == PAWN else "§4, A3", given)
    given |= {"piece": SYMBOL_WORDS[start - 1], "to": square(to)}
    if card != PAWN:
        return Reason("reentry-card", "§4", given)
    if s.at[3 * seat + start - 1]:
        return Reason("not-captured", "§4, A14", given)
    return _why_not_home(s, seat, to, "§4, A12, A13", given)


def _why_not_moved(s: Record, seat: Seat, card: int, start: int, to: int) -> Reason | None:
    """§4, §5 Whose piece it is, how the card moves, what stands in the way, what may be captured."""
    given = {"card": CARD_WORDS[card], "from": square(start), "to": square(to)}
    piece, target = int(s.board[start]), int(s.board[to])
    if piece // 3 != seat:
        return Reason("no-piece" if piece == EMPTY else "not-yours", "§4", given)
    if start == to:
        return Reason("stay", "§4, A33", given)
    shape = _why_not_shape(s, seat, card, start, to, given)
    if shape is not None:
        return shape
    if target == EMPTY:
        return None
    if target // 3 == seat:
        return Reason("own-piece", "§4", given)
    if card != KING and target != prey_of(piece % 3, 1 - seat):
        names = {"piece": SYMBOL_WORDS[piece % 3], "taken": SYMBOL_WORDS[target % 3]}
        return Reason("cannot-capture", "§5, A8", {**given, **names})
    return None


def _why_not_shape(s: Record, seat: Seat, card: int, start: int, to: int, given: dict[str, str]) -> Reason | None:
    """§4 The geometry of the card, and the squares passed."""
    across, along = _file(to) - _file(start), _rank(to) - _rank(start)
    near, far = sorted((abs(across), abs(along)))
    if card == PAWN:
        return _why_not_pawn(s, seat, across, along, to, given)
    if card == KNIGHT:
        return None if (near, far) == (1, 2) else Reason("shape", "§4", given)
    if card == KING:
        return None if far == 1 else Reason("shape", "§4", given)
    is_straight, is_diagonal = near == 0, near == far
    if not (is_straight and card != BISHOP) and not (is_diagonal and card != ROOK):
        return Reason("shape", "§4", given)
    if far > 3:
        return Reason("too-far", "§4, A33", given)
    step = (to - start) // far
    for passed in range(start + step, to, step):
        if s.board[passed] != EMPTY:
            return Reason("jump", "§4, A8", {**given, "at": square(passed)})
    return None


def _why_not_pawn(s: Record, seat: Seat, across: int, along: int, to: int, given: dict[str, str]) -> Reason | None:
    """§4, A5, A6 Straight ahead only onto an empty square, diagonally only to capture."""
    ahead = along if seat == SOUTH else -along
    if across == 0 and ahead == 1:
        return None if s.board[to] == EMPTY else Reason("pawn-blocked", "§4, A5", given)
    if abs(across) == 1 and (ahead == 1 or (ahead == -1 and s.backward_captures)):
        return None if s.board[to] != EMPTY else Reason("pawn-diagonal", "§4, A6", given)
    return Reason("shape", "§4, A6", given)


def _file(index: int) -> int:
    return (index - 1) % STRIDE


def _rank(index: int) -> int:
    return (index - 1) // STRIDE - 2
