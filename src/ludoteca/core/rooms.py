"""A game whose verbs are functions of modules, in the rooms that all such games have: see docs/architecture.md.

Here each verb is passed on to its module, once for all games; a game names its modules in `rooms`, and mypy checks
that each of them has the functions its room is for.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar, Protocol

import msgspec
from rich.console import RenderableType

from ludoteca.core.errors import Reason
from ludoteca.core.game import Game
from ludoteca.core.options import GameOptions
from ludoteca.core.outcome import Event
from ludoteca.core.seats import Move, Seat
from ludoteca.core.state import State, View


class Setup(Protocol):
    def setup(self, options: GameOptions) -> State: ...


class Referee(Protocol):
    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None: ...


class Views(Protocol):
    def view(self, state: State, seat: Seat) -> View: ...
    def imagine(self, view: View, rng: Random) -> State: ...


class Events(Protocol):
    def events(self, state: State, viewer: Seat) -> list[Event]: ...


class Facts(Protocol):
    def show(self, view: View) -> msgspec.Struct: ...


class Picture(Protocol):
    def draw(self, view: View) -> RenderableType: ...


class Notation(Protocol):
    def format_position(self, state: State) -> str: ...
    def format_view(self, view: View) -> str: ...
    def format_move(self, state: State, seat: Seat, move: Move) -> str: ...
    def parse_move(self, state: State, seat: Seat, text: str) -> Move: ...


class Positions(Protocol):
    def parse_position(self, text: str, options: GameOptions) -> State: ...


class Secrets(Protocol):
    def format_move_for(self, state: State, seat: Seat, move: Move, viewer: Seat) -> str: ...


@dataclass(frozen=True)
class Rooms:
    """Which module of a game does what, in this order."""

    setup: Setup
    referee: Referee
    views: Views
    events: Events
    facts: Facts
    picture: Picture
    notation: Notation
    positions: Positions
    secrets: Secrets | None = None  # None: the game has none


class GameInRooms(Game):
    """Passes each verb on to the room that does it; a game defines the rest of the contract itself."""

    rooms: ClassVar[Rooms]

    def setup(self, options: GameOptions) -> State:
        return self.rooms.setup.setup(options)

    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        return self.rooms.referee.why_illegal(state, seat, move)

    def view(self, state: State, seat: Seat) -> View:
        return self.rooms.views.view(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        return self.rooms.views.imagine(view, rng)

    def events(self, state: State, viewer: Seat) -> list[Event]:
        return self.rooms.events.events(state, viewer)

    def show(self, view: View) -> msgspec.Struct:
        return self.rooms.facts.show(view)

    def draw(self, view: View) -> RenderableType:
        return self.rooms.picture.draw(view)

    def format_position(self, state: State) -> str:
        return self.rooms.notation.format_position(state)

    def format_view(self, view: View) -> str:
        return self.rooms.notation.format_view(view)

    def parse_position(self, text: str, options: GameOptions) -> State:
        return self.rooms.positions.parse_position(text, options)

    def format_move(self, state: State, seat: Seat, move: Move) -> str:
        return self.rooms.notation.format_move(state, seat, move)

    def parse_move(self, state: State, seat: Seat, text: str) -> Move:
        return self.rooms.notation.parse_move(state, seat, text)

    def format_move_for(self, state: State, seat: Seat, move: Move, viewer: Seat) -> str:
        if self.rooms.secrets is None:
            return super().format_move_for(state, seat, move, viewer)
        return self.rooms.secrets.format_move_for(state, seat, move, viewer)
