"""What a game says about a match of several of its games."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
import numpy as np

from ludoteca.core.options import GameOptions
from ludoteca.core.outcome import Outcome
from ludoteca.core.seats import Seat
from ludoteca.core.state import Record, State


class SeriesRules(Protocol):
    """What a game package says about a series of its games: a module or an object with these names.

    `own` is the policy's record, of type OWN; functions return a changed copy and leave their argument alone.
    Everything in it is public. It gives the seats of the latest game until the next one begins.
    """

    @property
    def VERSION(self) -> str: ...
    @property
    def RULE(self) -> str: ...  # the section of the rules that describes the series
    @property
    def HAS_CHANCE(self) -> bool: ...  # whether anything is drawn by lot between games
    @property
    def OWN(self) -> np.dtype[Any]: ...
    @property
    def WORDS(self) -> tuple[str, ...]: ...  # every act possible between games, in the notation
    @property
    def Options(self) -> type[GameOptions]: ...
    @property
    def Shown(self) -> type[msgspec.Struct]: ...

    def seats(self, options: GameOptions) -> tuple[str, ...]:
        """The names of the people or teams, in seat order."""

    def begin(self, options: GameOptions) -> Record:
        """The policy's record before the first game."""

    def outcome(self, own: Record) -> Outcome | None:
        """How the series ended, in terms of its own seats."""

    def is_playing(self, own: Record) -> bool:
        """Whether a child game is in progress; otherwise a decision is due, or the series is over."""

    def number(self, own: Record) -> int:
        """How many child games have begun."""

    def sits(self, own: Record) -> tuple[Seat, ...]:
        """For each seat of the series, its seat in the child game."""

    def child_options(self, options: GameOptions, own: Record) -> GameOptions:
        """The options of the child game on the table."""

    def lay_out(self, options: GameOptions, own: Record, last: State | None) -> State:
        """The start of the child game that begins now; `last` is the one before it."""

    def after(self, options: GameOptions, own: Record, child: State, outcome: Outcome | None) -> Record:
        """Called after every act in the child game: update the score, end the game or the series where due."""

    def to_act(self, own: Record) -> tuple[Seat, ...]:
        """Between games: who decides, or CHANCE."""

    def choices(self, own: Record, seat: Seat) -> list[tuple[str, int]]:
        """Between games: what this seat (or CHANCE) may choose, with weights; the weights of decisions are 1."""

    def choose(self, options: GameOptions, own: Record, seat: Seat, word: str) -> Record:
        """Between games: a seat (or CHANCE) chose a word from `choices`."""

    def leave(self, own: Record, seat: Seat, reason: str) -> Record:
        """Between games: a seat resigned, ran out of time or abandoned the series."""

    def show(self, options: GameOptions, own: Record) -> msgspec.Struct: ...
    def format(self, own: Record) -> str: ...
    def parse(self, text: str, options: GameOptions) -> Record: ...
