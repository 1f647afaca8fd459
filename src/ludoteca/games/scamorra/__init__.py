"""La Scamorra, rock-paper-scissors with chess cards, by Ivan Preziosi (docs/rules/scamorra.md)."""

from __future__ import annotations

from typing import cast

import numpy as np

from ludoteca.core import (
    ABANDON,
    CHANCE,
    PLATFORM_WORDS,
    RESIGN,
    TIME,
    GameOptions,
    IllegalMove,
    Move,
    Outcome,
    Seat,
    State,
)
from ludoteca.games.scamorra import fifteen, rules
from ludoteca.games.scamorra.board import (
    ABANDONED,
    LEFT,
    LOT,
    NEVER,
    NO_CARD,
    NO_THROW,
    NOBODY,
    OUT_OF_TIME,
    REASONS,
    RESIGNED,
    SIDES,
)
from ludoteca.games.scamorra.events import events
from ludoteca.games.scamorra.notation import format_move, format_move_for, format_position, format_view, parse_move
from ludoteca.games.scamorra.options import Options
from ludoteca.games.scamorra.picture import draw
from ludoteca.games.scamorra.positions import parse_position
from ludoteca.games.scamorra.referee import why_illegal
from ludoteca.games.scamorra.setup import setup
from ludoteca.games.scamorra.shown import Shown, show
from ludoteca.games.scamorra.views import imagine, view

__all__ = [
    "HAS_CHANCE",
    "HAS_SECRETS",
    "NAME",
    "SERIES",
    "VERSION",
    "Options",
    "Shown",
    "acts_at_once",
    "apply",
    "chances",
    "draw",
    "duration",
    "events",
    "format_move",
    "format_move_for",
    "format_position",
    "format_view",
    "imagine",
    "legal_moves",
    "outcome",
    "parse_move",
    "parse_position",
    "plays_from_memory",
    "rules",
    "seats",
    "setup",
    "show",
    "to_act",
    "view",
    "why_illegal",
]

NAME = "scamorra"
VERSION = "1"
HAS_CHANCE = True
HAS_SECRETS = True

SERIES = {"fifteen": fifteen}  # §7

_LEFT = {RESIGN: RESIGNED, TIME: OUT_OF_TIME, ABANDON: ABANDONED}


def seats(options: GameOptions) -> tuple[str, ...]:
    return tuple(SIDES)


def to_act(state: State) -> tuple[Seat, ...]:
    """§3 One side or chance; both sides while hands are thrown for the initiative (A27)."""
    s = state.record
    seat = int(rules.to_move(s))
    if seat == rules.OVER:
        return ()
    if seat >= 0 and s.phase == LOT:
        return tuple(Seat(side) for side in (0, 1) if s.thrown[side] == NO_THROW)
    return (Seat(seat),)


def legal_moves(state: State, seat: Seat) -> list[Move]:
    if seat < 0 or seat not in to_act(state):
        return []
    s = state.record
    buffer = np.empty(rules.MAX_MOVES, dtype=np.int32)
    n = rules.throws(int(seat), buffer) if s.phase == LOT else rules.legal_moves(s, buffer)
    moves = [Move(move) for move in buffer[:n].tolist()]
    return sorted(moves, key=lambda move: format_move(state, seat, move))


def chances(state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
    """§2 The pending card or lot; weights are the copies not seen yet."""
    if to_act(state) != (CHANCE,):
        return []
    moves, weights = np.empty(rules.MAX_MOVES, np.int32), np.empty(rules.MAX_MOVES, np.int64)
    n = rules.chances(state.record, moves, weights)
    return [(Move(move), weight) for move, weight in zip(moves[:n].tolist(), weights[:n].tolist(), strict=True)]


def apply(state: State, seat: Seat, move: Move) -> State:
    s = state.record.copy()
    if move in _LEFT:  # §4 the opponent wins on points
        rules.end(s, _LEFT[move], 1 - seat)
        s.did, s.drawn_by, s.drawn_card = LEFT, NOBODY, NO_CARD
    elif move in PLATFORM_WORDS:
        reason = why_illegal(state, seat, move)
        assert reason is not None
        raise IllegalMove("agreement ends no game of La Scamorra", reason)
    else:
        rules.apply(s, move)
    return State(state.options, s)


def outcome(state: State) -> Outcome | None:
    """§6 The winner and the points of each side."""
    s = state.record
    if s.reason == NEVER:
        return None
    winners = (Seat(int(s.winner)),) if s.winner != NOBODY else ()
    ranking = ((winners[0],), (Seat(1 - winners[0]),)) if winners else ((Seat(0), Seat(1)),)
    points = {Seat(side): int(s.score[side]) for side in (0, 1)}
    return Outcome(winners, REASONS[s.reason], points, ranking)


def plays_from_memory(options: GameOptions) -> bool:
    """A26 Memory mode: of the cards played only the top one lies open."""
    return cast(Options, options).discard_view == "top_card_only"


def acts_at_once(options: GameOptions) -> bool:
    """A27 Both sides throw a hand at the same time."""
    return cast(Options, options).initiative_method == "rps_hand"


def duration(state: State, seat: Seat, move: Move) -> int:
    return 0
