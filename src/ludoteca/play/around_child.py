"""A game around another one: what a series is made of, and what only the game on its table can say.

The state of a series is one record:

    own            the policy's record: score, replays, who sits where; public
    word, actor    the last act, if it was one between games; 0 if it was the child's
    child          the child game on the table: the present one, the last one, or the first one to come
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ludoteca.core import (
    CHANCE,
    Belief,
    Game,
    GameOptions,
    Move,
    Record,
    Seat,
    SeriesRules,
    State,
    View,
    blank,
    record_type,
)
from ludoteca.core.beside import Beside
from ludoteca.core.tensors import Feature, every_field


class AroundChild(Game):
    """A child game, and the policy around it."""

    child: Game

    def __init__(self, child: Game, name: str, policy: SeriesRules) -> None:
        self.child = child
        self.policy = policy
        self.NAME = f"{child.NAME}-{name}"
        self.VERSION = f"{child.VERSION}.{policy.VERSION}"
        self.HAS_CHANCE = policy.HAS_CHANCE or child.HAS_CHANCE
        self.HAS_SECRETS = child.HAS_SECRETS
        self.Options = policy.Options
        self._last_child: tuple[State, State] | tuple[None, Any] = (None, None)
        fields = [("series", policy.Shown), ("sits", list[str]), ("game", child.Shown)]
        self.Shown = msgspec.defstruct("Shown", fields, frozen=True)

    @property
    def speakers(self) -> tuple[str, ...]:
        """A series has its own words for some things and uses its child's for the rest."""
        return (self.NAME, *self.child.speakers)

    @property
    def folder(self) -> Path:
        return self.child.folder

    @property
    def package(self) -> str:
        return self.child.package

    # -- the state and its parts -----------------------------------------------------------------
    def setup(self, options: GameOptions) -> State:
        own = self.policy.begin(options)
        return self._state(options, own, self.child.setup(self.policy.child_options(options, own)))

    def child_state(self, state: State) -> State:
        """The child game on the table; that of the last state is kept, for every move of it is asked about in turn."""
        asked, child = self._last_child
        if asked is not state:
            options = self.policy.child_options(state.options, state.record.own)
            child = State(options, state.record.child.copy())
            self._last_child = (state, child)
        return child

    def child_view(self, view: View) -> View:
        """The child game on the table, as far as the owner of this view may know it."""
        options = self.policy.child_options(view.options, view.record.own)
        return View(options, self._to_child(view.record.own, view.seat), view.record.child.copy())

    def _state(self, options: GameOptions, own: Record, child: State, word: int = 0, actor: Seat = CHANCE) -> State:
        record = blank(self._record)
        record.own, record.word, record.actor, record.child = own, word, actor, child.record
        return State(options, record)

    @cached_property
    def _record(self) -> np.dtype[Any]:
        return self._record_around(self.child.setup(self.child.Options()).record)

    def _record_around(self, child: Record) -> np.dtype[Any]:
        return record_type(("own", self.policy.OWN), ("word", "i2"), ("actor", "i1"), ("child", child.dtype))

    def _to_child(self, own: Record, seat: Seat) -> Seat:
        return self.policy.sits(own)[seat] if seat >= 0 else seat

    def _from_child(self, own: Record, seat: Seat) -> Seat:
        return Seat(self.policy.sits(own).index(seat)) if seat >= 0 else seat

    def _asked_of(self, own: Record, seat: Seat | None) -> Seat | None:
        return None if seat is None else self._to_child(own, seat)

    def _first_options(self, options: GameOptions) -> GameOptions:
        """The options of the first child game."""
        return self.policy.child_options(options, self.policy.begin(options))

    def next_moves(self, state: State, seat: Seat) -> list[str] | None:
        own = state.record.own
        if not self.policy.is_playing(own):
            return None
        return self.child.next_moves(self.child_state(state), self._to_child(own, seat))

    # -- what the game on the table says ----------------------------------------------------
    def child_winners(self, state: State) -> tuple[Seat, ...] | None:
        """Who has won the game on the table, by the seats of the series; None while it goes on or none has begun."""
        own = state.record.own
        end = self.child.outcome(self.child_state(state)) if self.policy.number(own) else None
        return None if end is None else tuple(self._from_child(own, seat) for seat in end.winners)

    def is_out(self, state: State, seat: Seat) -> bool:
        """Out of the game on the table; another game will follow."""
        own = state.record.own
        return self.policy.is_playing(own) and self.child.is_out(self.child_state(state), self._to_child(own, seat))

    def stall(self, state: State) -> str:
        own = state.record.own
        is_after_a_game = self.policy.number(own) > 0 and not self.policy.is_playing(own)
        return self.child.stall(self.child_state(state)) if is_after_a_game else ""

    def stalling(self, state: State) -> dict[str, tuple[int, int]]:
        return self.child.stalling(self.child_state(state)) if self.policy.number(state.record.own) else {}

    def without_stall(self, state: State) -> State:
        s = state.record
        if not self.policy.is_playing(s.own):
            return state
        return self._state(state.options, s.own, self.child.without_stall(self.child_state(state)), s.word, s.actor)

    def acts_at_once(self, options: GameOptions) -> bool:
        return self.child.acts_at_once(self._first_options(options))

    def race_on(self, state: State) -> str:
        race = self.child.race_on(self.child_state(state)) if self.policy.is_playing(state.record.own) else ""
        return f"{self.chapter(state)} {race}" if race else ""

    def starts_at_once(self, state: State) -> bool:
        return self.policy.is_playing(state.record.own) and self.child.starts_at_once(self.child_state(state))

    def in_real_time(self, options: GameOptions) -> bool:
        return self.child.in_real_time(self._first_options(options))

    def at_one_screen(self, options: GameOptions) -> GameOptions:
        """Options that the child must change are changed in the series as well."""
        first = self._first_options(options)
        adapted = self.child.at_one_screen(first).to_text()
        changed = {key: word for key, word in adapted.items() if word != first.to_text()[key]}
        return self.Options.from_text(options.to_text() | changed) if changed else options

    def keeps_still(self, view: View) -> bool:
        return self.policy.is_playing(view.record.own) and self.child.keeps_still(self.child_view(view))

    def effort(self, view: View, move: Move) -> float:
        return self.child.effort(self.child_view(view), move) if self.policy.is_playing(view.record.own) else 1.0

    def beliefs(self, view: View) -> Sequence[Belief]:
        own = view.record.own
        if not self.policy.is_playing(own):
            return ()
        found = self.child.beliefs(self.child_view(view))
        return [belief._replace(whose=self._from_child(own, belief.whose)) for belief in found]

    def has_secrets(self, options: GameOptions) -> bool:
        return self.child.has_secrets(self._first_options(options))

    def looks_the_same(self, options: GameOptions) -> bool:
        return self.child.looks_the_same(self._first_options(options))

    def plays_from_memory(self, options: GameOptions) -> bool:
        return self.child.plays_from_memory(self._first_options(options))

    def features(self, options: GameOptions) -> Sequence[Feature]:
        """The policy's record, which is public, and what the game on the table gives."""
        child = self.child.features(self._first_options(options))
        own = every_field(record_type(("own", self.policy.OWN), ("word", "i2"), ("actor", "i1")))
        return [*own, *(feature.inside("child") for feature in child)]

    def action_count(self, options: GameOptions) -> int:
        """The words between games, then the moves of the game on the table."""
        return len(self.policy.WORDS) + self.child.action_count(self._first_options(options))

    def action_numbers(self, view: View, legal: Sequence[Move]) -> Sequence[int]:
        if not self.policy.is_playing(view.record.own):
            return [int(move) for move in legal]
        return [len(self.policy.WORDS) + number for number in self.child.action_numbers(self.child_view(view), legal)]

    def small(self, options: GameOptions) -> Mapping[str, Sequence[tuple[State, int]]]:
        """A series is never small."""
        return {}

    def beside(self) -> Beside:
        return self.child.beside()
