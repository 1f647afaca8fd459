"""Latrunculi, Roman chess by the tournament rules "Acta Non Verba" (docs/rules/latrunculi.md)."""

from __future__ import annotations

from functools import partial

from ludoteca.core import (
    ABANDON,
    AGREE,
    PLATFORM_ACTS,
    RESIGN,
    TIME,
    GameOptions,
    Move,
    Outcome,
    Seat,
    State,
    takes_no_time,
)
from ludoteca.core.moves import written
from ludoteca.games.latrunculi import match, rules
from ludoteca.games.latrunculi.board import ABANDONED, NEVER, OUT_OF_TIME, REASONS, RESIGNED
from ludoteca.games.latrunculi.notation import format_move, format_position, format_view, parse_move, parse_position
from ludoteca.games.latrunculi.options import Options
from ludoteca.games.latrunculi.picture import draw
from ludoteca.games.latrunculi.referee import why_illegal
from ludoteca.games.latrunculi.setup import setup
from ludoteca.games.latrunculi.views import Shown, events, imagine, show, view

NAME = "latrunculi"
VERSION = "1"
HAS_CHANCE = False
HAS_SECRETS = False
SERIES = {"match": match}  # §7, see play.series

duration = takes_no_time

_LEFT = {RESIGN: RESIGNED, TIME: OUT_OF_TIME, ABANDON: ABANDONED}


def seats(options: GameOptions) -> tuple[str, ...]:
    return ("w", "b")


def to_act(state: State) -> tuple[Seat, ...]:
    return (Seat(int(state.record.turn)),) if state.record.reason == NEVER else ()


def legal_moves(state: State, seat: Seat) -> list[Move]:
    if seat not in to_act(state):
        return []
    write = partial(rules.legal_moves, state.record)
    return sorted(written(write, rules.MAX_MOVES), key=lambda move: format_move(state, seat, move))


def chances(state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
    """§1 Nothing is left to chance once the seats are given."""
    return []


def apply(state: State, seat: Seat, move: Move) -> State:
    s = state.record.copy()
    if move in PLATFORM_ACTS.values():
        s.last_from, s.last_to, s.n_captured, s.captured[:] = 0, 0, 0, 0
    if move == AGREE:  # §6 (iii), A22: judged like any stall
        rules.judge(s)
    elif move in _LEFT:
        rules.end(s, _LEFT[move], 1 - seat)
    else:
        rules.apply(s, move)
    return State(state.options, s)


def outcome(state: State) -> Outcome | None:
    """§5, §6 The winner and the men left on each side."""
    s = state.record
    return Outcome.of_two(int(s.winner), REASONS[s.reason], s.men) if s.reason != NEVER else None
