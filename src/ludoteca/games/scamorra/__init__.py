"""La Scamorra, rock-paper-scissors with chess cards, by Ivan Preziosi (docs/rules/scamorra.md)."""

from __future__ import annotations

from functools import partial
from typing import cast

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
    takes_no_time,
)
from ludoteca.core.moves import weighed, written
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

NAME = "scamorra"
VERSION = "1"
HAS_CHANCE = True
HAS_SECRETS = True

SERIES = {"fifteen": fifteen}  # §7

duration = takes_no_time

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
    write = partial(rules.throws, int(seat)) if s.phase == LOT else partial(rules.legal_moves, s)
    return sorted(written(write, rules.MAX_MOVES), key=lambda move: format_move(state, seat, move))


def chances(state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
    """§2 The pending card or lot; weights are the copies not seen yet."""
    return weighed(partial(rules.chances, state.record), rules.MAX_MOVES) if to_act(state) == (CHANCE,) else []


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
    return Outcome.of_two(int(s.winner), REASONS[s.reason], s.score) if s.reason != NEVER else None


def plays_from_memory(options: GameOptions) -> bool:
    """A26 Memory mode: of the cards played only the top one lies open."""
    return cast(Options, options).discard_view == "top_card_only"


def acts_at_once(options: GameOptions) -> bool:
    """A27 Both sides throw a hand at the same time."""
    return cast(Options, options).initiative_method == "rps_hand"
