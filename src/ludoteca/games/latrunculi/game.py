"""Latrunculi as the contract asks for it: each verb, and where it is done."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import ClassVar

import msgspec
from rich.console import RenderableType

from ludoteca.core import (
    ABANDON,
    AGREE,
    PLATFORM_ACTS,
    RESIGN,
    TIME,
    Event,
    Game,
    GameOptions,
    Move,
    Outcome,
    Reason,
    Seat,
    SeriesRules,
    State,
    View,
)
from ludoteca.core.moves import written
from ludoteca.games.latrunculi.rules import match, referee, setup, verbs
from ludoteca.games.latrunculi.rules.board import ABANDONED, NEVER, OUT_OF_TIME, REASONS, RESIGNED
from ludoteca.games.latrunculi.rules.options import Options
from ludoteca.games.latrunculi.shown import picture, views
from ludoteca.games.latrunculi.shown.views import Shown
from ludoteca.games.latrunculi.text import notation

_LEFT = {RESIGN: RESIGNED, TIME: OUT_OF_TIME, ABANDON: ABANDONED}


class Latrunculi(Game):
    NAME = "latrunculi"
    VERSION = "1"
    HAS_CHANCE = False
    HAS_SECRETS = False
    Options = Options
    Shown = Shown
    compiled = verbs
    series: ClassVar[Mapping[str, SeriesRules]] = {"match": match}  # §7

    def seats(self, options: GameOptions) -> tuple[str, ...]:
        return ("w", "b")

    def setup(self, options: GameOptions) -> State:
        return setup.setup(options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return (Seat(int(state.record.turn)),) if state.record.reason == NEVER else ()

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        if seat not in self.to_act(state):
            return []
        write = partial(verbs.legal_moves, state.record)
        return sorted(written(write, verbs.MAX_MOVES), key=lambda move: self.format_move(state, seat, move))

    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        return referee.why_illegal(state, seat, move)

    def chances(self, state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
        """§1 Nothing is left to chance once the seats are given."""
        return []

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        s = state.record.copy()
        if move in PLATFORM_ACTS.values():
            s.last_from, s.last_to, s.n_captured, s.captured[:] = 0, 0, 0, 0
        if move == AGREE:  # §6 (iii), A22: judged like any stall
            verbs.judge(s)
        elif move in _LEFT:
            verbs.end(s, _LEFT[move], 1 - seat)
        else:
            verbs.apply(s, move)
        return State(state.options, s)

    def outcome(self, state: State) -> Outcome | None:
        """§5, §6 The winner and the men left on each side."""
        s = state.record
        return Outcome.of_two(int(s.winner), REASONS[s.reason], s.men) if s.reason != NEVER else None

    def view(self, state: State, seat: Seat) -> View:
        return views.view(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        return views.imagine(view, rng)

    def events(self, state: State, viewer: Seat) -> list[Event]:
        return views.events(state, viewer)

    def show(self, view: View) -> msgspec.Struct:
        return views.show(view)

    def draw(self, view: View) -> RenderableType:
        return picture.draw(view)

    def format_position(self, state: State) -> str:
        return notation.format_position(state)

    def format_view(self, view: View) -> str:
        return notation.format_view(view)

    def parse_position(self, text: str, options: GameOptions) -> State:
        return notation.parse_position(text, options)

    def format_move(self, state: State, seat: Seat, move: Move) -> str:
        return notation.format_move(state, seat, move)

    def parse_move(self, state: State, seat: Seat, text: str) -> Move:
        return notation.parse_move(state, seat, text)
