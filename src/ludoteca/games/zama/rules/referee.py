"""Why a move is not allowed: each answer names the rule, in the order in which a judge would check.

An answer reveals nothing the player may not know: whether a card is the King of Spades is checked only for cards
the player has seen.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from ludoteca.core import AGREE, CHANCE, PLATFORM_WORDS, Move, Reason, Record, Seat, State
from ludoteca.games.zama.rules import cells, choices, moves, verbs
from ludoteca.games.zama.rules.board import (
    ATTACKING,
    EMPTY,
    FACE_UP,
    NEVER,
    PEEKING,
    PHASES,
    PLACING,
    REASONS,
    SEATS,
    SLIDING,
    square,
)
from ludoteca.games.zama.rules.cards import KING_OF_SPADES, name
from ludoteca.games.zama.rules.options import Options

PHASE_OF = {
    moves.ATTACK: ATTACKING,
    moves.SLIDE: SLIDING,
    moves.OVERLAP: SLIDING,
    moves.PEEK: PEEKING,
    moves.NAME: PLACING,
    moves.REST: PLACING,
}


def why_illegal(state: State, seat: Seat, move: Move) -> Reason | None:
    """The first rule the move breaks, or None."""
    s = state.record
    if s.reason != NEVER:
        return Reason("over", "§6", {"reason": REASONS[s.reason]})
    if seat == CHANCE:
        return _why_not_named(s, move)
    if not 0 <= seat < s.players:
        return Reason("watcher", "§3")
    if cells.is_gone(s, seat) and (move == AGREE or move not in PLATFORM_WORDS):
        return Reason("gone", "§7.2")
    if move in PLATFORM_WORDS:
        return None
    kind = int(moves.kind_of(move))
    if kind == moves.NAME and s.phase != PLACING:
        return Reason("chance", "§2")
    if verbs.to_move(s) == CHANCE:
        return Reason("wait", "§3")
    if s.phase == PLACING:
        return _why_not_laid(s, seat, kind, move)
    if seat != s.turn:
        return Reason("turn", "§3", {"seat": SEATS[s.turn]})
    if kind == moves.DONE:
        return _why_not_done(s)
    if PHASE_OF[kind] != s.phase:
        return Reason("phase", "§3", {"phase": PHASES[s.phase]})
    start, to = int(moves.start_of(move)), int(moves.end_of(move))
    if kind == moves.OVERLAP:
        return _why_not_overlapped(s, seat, start, to, cast(Options, state.options).pack)
    return _WHY_NOT[kind](s, seat, start, to)


def _why_not_named(s: Record, move: Move) -> Reason | None:
    """§2 Chance names the card to be identified, one that nobody has seen."""
    found, weights = np.empty(verbs.MAX_MOVES, np.int32), np.empty(verbs.MAX_MOVES, np.int64)
    if verbs.to_move(s) == CHANCE and move in found[: verbs.chances(s, found, weights)]:
        return None
    return Reason("not-due", "§2")


def _why_not_laid(s: Record, seat: Seat, kind: int, move: Move) -> Reason | None:
    """A4 The seat's own cells in reading order, each card once."""
    due = int(cells.next_home(s, int(seat)))
    if PHASE_OF.get(kind) != PLACING:
        return Reason("phase", "§3", {"phase": PHASES[PLACING]})
    if not due:
        return Reason("all-laid", "A4")
    if kind == moves.REST:
        return None if moves.end_of(move) == seat else Reason("not-yours", "A4", {"from": square(due)})
    at, card = int(moves.start_of(move)), int(moves.end_of(move))
    if cells.home_of(s, at) != seat:
        return Reason("not-yours", "A4", {"from": square(at)})
    if at != due:
        return Reason("lay-order", "§1, A4", {"cell": square(at), "due": square(due)})
    if not int(s.pack[seat]) >> card & 1:
        return Reason("laid", "§1", {"card": name(card)})
    return None


def _why_not_done(s: Record) -> Reason | None:
    """A14d, A16 Peeks may be waived, an attack never, slides only by option or when none is left."""
    if s.phase == ATTACKING:
        return Reason("must-attack", "§4")
    if s.phase == SLIDING and not s.slides_optional and choices.has_slide(s):
        return Reason("must-slide", "§4, A14d")
    return None


def _why_not_attacked(s: Record, seat: Seat, start: int, to: int) -> Reason | None:
    """§4, §7.2, A7 A card of the player beside an enemy card."""
    given = {"from": square(start), "to": square(to)}
    if s.owner[start] != seat:
        return Reason("no-card" if s.owner[start] == EMPTY else "not-yours", "§4", given)
    if s.owner[to] == EMPTY:
        return Reason("attack-nothing", "§4", given)
    if s.owner[to] == seat:
        return Reason("attack-own", "§4, A7", given)
    if _is_partners(s, seat, to):
        return Reason("attack-partner", "§7.2", given)
    return None if to - start in cells.STEPS else Reason("attack-distant", "§4, A7", given)


def _is_partners(s: Record, seat: Seat, at: int) -> bool:
    """§7.2 Whether the card belongs to a partner who is still in the game."""
    return bool(cells.are_allies(s, int(seat), int(s.owner[at]))) and not cells.is_gone(s, s.owner[at])


def _why_not_slid(s: Record, seat: Seat, start: int, to: int) -> Reason | None:
    """§4, A14 Whose card it is; once a turn, one step onto a hole."""
    given = {"from": square(start), "to": square(to)}
    if s.owner[start] == EMPTY:
        return Reason("no-card", "§4", given)
    if s.own_slides and s.owner[start] != seat:
        return Reason("slide-not-yours", "A14a", given)
    if cells.has_moved(s, start):
        return Reason("slid", "§4, A14e", given)
    if s.owner[to] != EMPTY:
        return Reason("occupied", "§4, A15", given)
    if to - start not in cells.STEPS:
        return Reason("slide-distant", "§4, A14b", given)
    return None if _is_slide_step(s, to - start) else Reason("slide-diagonal", "§4, A14b", given)


def _is_slide_step(s: Record, step: int) -> bool:
    return any(s.slide_steps >> i & 1 and cells.STEPS[i] == step for i in range(len(cells.STEPS)))


def _why_not_overlapped(s: Record, seat: Seat, start: int, to: int, pack: str) -> Reason | None:
    """§4, A15 With the player's King of Spades, known as such, onto an enemy card orthogonally beside it."""
    given = {"from": square(start), "to": square(to), "pack": pack}
    if not s.overlap:
        return Reason("overlap-off", "§8, A15", given)
    if s.owner[start] != seat:
        return Reason("no-card" if s.owner[start] == EMPTY else "not-yours", "§4, A15", given)
    if not s.seen[start] & (FACE_UP | 1 << seat):
        return Reason("unseen-king", "§4, A15", given)
    if s.face[start] != KING_OF_SPADES:
        return Reason("not-king", "§4, A15", given)
    if s.overlap == 1 and not s.seen[start] & FACE_UP:
        return Reason("hidden-king", "§8, A15", given)
    if choices.is_march(s):
        return Reason("march", "A6, A15", given)
    if cells.has_moved(s, start):
        return Reason("slid", "§4, A14e", given)
    if s.owner[to] == EMPTY:
        return Reason("overlap-nothing", "§4, A15", given)
    if s.owner[to] == seat:
        return Reason("overlap-own", "§4, A15", given)
    if _is_partners(s, seat, to):
        return Reason("overlap-partner", "§7.2", given)
    if cells.is_gone(s, s.owner[to]):
        return Reason("overlap-neutral", "§7.2", given)
    return None if to - start in cells.STEPS[:4] else Reason("overlap-distant", "§4, A15", given)


def _why_not_peeked(s: Record, seat: Seat, start: int, to: int) -> Reason | None:
    """§4, A16 A face-down card, each once during a tie."""
    given = {"cell": square(to)}
    if s.owner[to] == EMPTY:
        return Reason("peek-nothing", "§4, A17", given)
    if s.seen[to] & FACE_UP:
        return Reason("peek-open", "§4, A16", given)
    return Reason("peek-twice", "§4, A16", given) if cells.was_looked_at(s, to) else None


_WHY_NOT = {
    moves.ATTACK: _why_not_attacked,
    moves.SLIDE: _why_not_slid,
    moves.PEEK: _why_not_peeked,
}
