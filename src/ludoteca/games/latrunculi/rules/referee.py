"""Why a move is not allowed: each answer names the rule, in the order in which a judge would check."""

from __future__ import annotations

from ludoteca.core import PLATFORM_ACTS, Move, Reason, Seat, State
from ludoteca.games.latrunculi.rules import ahead, verbs
from ludoteca.games.latrunculi.rules.board import (
    BLACK,
    EMPTY,
    NEVER,
    REASONS,
    STALL_DRAW,
    STALL_MATERIAL,
    STALL_NULL,
    WHITE,
    square,
)
from ludoteca.games.latrunculi.shown.views import closing_squares


def why_illegal(state: State, seat: Seat, move: Move) -> Reason | None:
    """The first rule the move breaks, or None."""
    s = state.record
    if move >= 0 and ahead.is_legal(s, int(seat), int(move)):
        return None
    if s.reason != NEVER:
        is_stall = s.reason in (STALL_MATERIAL, STALL_NULL, STALL_DRAW)
        return Reason("over", "§6" if is_stall else "§5", {"reason": REASONS[s.reason]})
    if seat not in (WHITE, BLACK):
        return Reason("watcher", "§2")
    if move in PLATFORM_ACTS.values():
        return None
    start, to = int(verbs.start_of(move)), int(verbs.end_of(move))
    if seat != s.turn:
        return Reason("turn", "§2.7", _squares(start, to))
    board = s.board
    if board[start] != seat:
        return Reason("no-man" if board[start] == EMPTY else "not-yours", "§3.1", _squares(start, to))
    if start == to:
        return Reason("pass", "§3.2, A19", _squares(start, to))
    step = _rook_step(start, to)
    if step is None:
        return Reason("not-straight", "§3.2, A10", _squares(start, to))
    for passed in range(start + step, to, step):
        if board[passed] != EMPTY:
            return Reason("jump", "§3.2, A20", {**_squares(start, to), "at": square(passed)})
    if board[to] != EMPTY:
        return Reason("occupied", "§3.2", _squares(start, to))
    if verbs.is_suicide(s, start, to):
        return Reason(
            "suicide", "§3.3, A4–A6", {**_squares(start, to), "between": ", ".join(closing_squares(s, start, to))}
        )
    return None


def _squares(start: int, to: int) -> dict[str, str]:
    return {"from": square(start), "to": square(to)}


def _rook_step(start: int, to: int) -> int | None:
    """§3.2 The step from one square towards another on the same rank or file."""
    if start // 10 == to // 10:
        return 1 if to > start else -1
    if start % 10 == to % 10:
        return 10 if to > start else -10
    return None
