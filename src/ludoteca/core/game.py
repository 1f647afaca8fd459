"""The contract every game fulfils.

A game is a package in `ludoteca.games` whose names below are functions of the package itself; a
Series (`play.series`) is an object with the same names. Everything outside `games/` knows games
only through this Protocol.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import ModuleType
from typing import Protocol, runtime_checkable

import msgspec
from rich.console import RenderableType

from ludoteca.core.errors import Reason
from ludoteca.core.options import GameOptions
from ludoteca.core.outcome import Event, Outcome
from ludoteca.core.seats import Move, Seat
from ludoteca.core.state import State, View


@runtime_checkable
class Game(Protocol):
    """What a game offers. Functions are pure; a State is never changed after it is returned."""

    # -- declared facts ------------------------------------------------------------------------
    @property
    def NAME(self) -> str: ...  # the word used on the command line, in records and on the wire
    @property
    def VERSION(self) -> str: ...  # of the rules; a record names the version it was played under
    @property
    def HAS_CHANCE(self) -> bool: ...
    @property
    def HAS_SECRETS(self) -> bool: ...  # whether some seat may know what another may not
    @property
    def Options(self) -> type[GameOptions]: ...
    @property
    def Shown(self) -> type[msgspec.Struct]: ...  # what `show` returns; its schema types the client
    @property
    def rules(self) -> ModuleType | None: ...  # the compiled verbs, see core.rule.bind; None: a Series

    def seats(self, options: GameOptions) -> tuple[str, ...]:
        """The seats' names in the notation, in seat order: ("w", "b")."""

    # -- play ----------------------------------------------------------------------------------
    def setup(self, options: GameOptions) -> State:
        """The start of a new game, before any chance has been resolved."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who may act now; CHANCE may stand alone or beside seats; () when the game is over."""

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Every legal move, sorted by notation; empty for a seat that may not act."""

    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """The rule that forbids this move now, or None if it is legal. Judges platform acts too."""

    def chances(self, state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
        """The outcomes of the next pending chance (of that seat) with integer weights."""

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """The state after a legal move, a chance outcome (seat CHANCE) or a platform act."""

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def duration(self, state: State, seat: Seat, move: Move) -> int:
        """Milliseconds the act occupies the seat in real time; 0 in games played by turns."""

    # -- what people and programs may know -----------------------------------------------------
    def view(self, state: State, seat: Seat) -> View:
        """Everything this seat (or WATCHER) may know, and nothing else."""

    def imagine(self, view: View, rng: Random) -> State:
        """A full state consistent with the view, uniform over what the seat cannot know."""

    def events(self, state: State, viewer: Seat) -> list[Event]:
        """What the last move made happen, as this viewer may see it."""

    def show(self, view: View) -> msgspec.Struct:
        """The view as the client draws it: plain named facts, no rules needed to read them."""

    def draw(self, view: View) -> RenderableType:
        """The view as a picture for the terminal."""

    # -- notation ------------------------------------------------------------------------------
    def format_position(self, state: State) -> str: ...
    def format_view(self, view: View) -> str: ...
    def parse_position(self, text: str, options: GameOptions) -> State: ...
    def format_move(self, state: State, seat: Seat, move: Move) -> str: ...
    def parse_move(self, state: State, seat: Seat, text: str) -> Move: ...


def takes_no_time(state: State, seat: Seat, move: Move) -> int:
    """The `duration` of every act in a game played by turns."""
    return 0


def seat_named(game: Game, options: GameOptions, name: str) -> Seat | None:
    """The seat with this name in the notation, or None."""
    names: Sequence[str] = game.seats(options)
    return Seat(names.index(name)) if name in names else None
