"""Latrunculi behind the contract; `rooms` names where the rest of the work is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar, cast

import numpy as np

from ludoteca.core import (
    ABANDON,
    AGREE,
    RESIGN,
    TIME,
    GameOptions,
    Level,
    Machine,
    Move,
    Outcome,
    Seat,
    SeriesRules,
    State,
)
from ludoteca.core.beside import Beside, Counter, Editor, Step
from ludoteca.core.moves import written
from ludoteca.core.rooms import GameInRooms, Rooms
from ludoteca.core.tensors import Feature
from ludoteca.games.latrunculi.rules import ahead, match, referee, setup, verbs
from ludoteca.games.latrunculi.rules.board import (
    ABANDONED,
    NEVER,
    OUT_OF_TIME,
    REASONS,
    RESIGNED,
    STALL_DRAW,
    STALL_MATERIAL,
    STALL_NULL,
)
from ludoteca.games.latrunculi.rules.options import Options
from ludoteca.games.latrunculi.shown import picture, tensors, views
from ludoteca.games.latrunculi.shown.outlook import Shown
from ludoteca.games.latrunculi.text import editing, notation

_LEFT = {RESIGN: RESIGNED, TIME: OUT_OF_TIME, ABANDON: ABANDONED}


class Latrunculi(GameInRooms):
    NAME = "latrunculi"
    VERSION = "2"
    HAS_CHANCE = False
    HAS_SECRETS = False
    Options = Options
    Shown = Shown
    compiled = verbs
    sight = views.SIGHT
    rooms = Rooms(setup, referee, views, views, views, picture, notation, notation)
    series: ClassVar[Mapping[str, SeriesRules]] = {"match": match}  # §7

    def seats(self, options: GameOptions) -> tuple[str, ...]:
        return ("w", "b")

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return (Seat(int(state.record.turn)),) if state.record.reason == NEVER else ()

    def looks_the_same(self, options: GameOptions) -> bool:
        """Everything is on the table, and it is drawn alike for both sides and for whoever watches."""
        return True

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        if seat not in self.to_act(state):
            return []
        write = partial(verbs.legal_moves, state.record)
        return sorted(written(write, verbs.MAX_MOVES), key=notation.as_text)

    def offered(self, state: State, seat: Seat) -> list[str]:
        found = np.empty(verbs.MAX_MOVES, np.int32)
        texts: list[str] = ahead.TEXTS[found[: ahead.list_legal(state.record, int(seat), found)]].tolist()
        return texts

    def next_moves(self, state: State, seat: Seat) -> list[str]:
        """What this seat could play after any move of the other side, whose turn it is."""
        found = np.empty(ahead.MOST_NEXT, np.int32)
        texts: list[str] = ahead.TEXTS[found[: ahead.list_next(state.record.copy(), found)]].tolist()
        return texts

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        s = state.record.copy()
        if move >= 0:
            verbs.apply(s, move)
            return State(state.options, s)
        s.last_from, s.last_to, s.n_captured, s.captured[:] = 0, 0, 0, 0
        if move == AGREE:  # §6 (iii), A22: judged like any stall
            verbs.judge(s)
        else:
            verbs.end(s, _LEFT[move], 1 - seat)
        return State(state.options, s)

    def outcome(self, state: State) -> Outcome | None:
        """§5, §6 The winner and the men left on each side."""
        s = state.record
        return Outcome.of_two(int(s.winner), REASONS[s.reason], s.men) if s.reason != NEVER else None

    def stall(self, state: State) -> str:
        """§6 Why the judge, or the verdict in their place, is needed."""
        reason = state.record.reason
        return REASONS[reason] if reason in (STALL_MATERIAL, STALL_NULL, STALL_DRAW) else ""

    def stalling(self, state: State) -> dict[str, tuple[int, int]]:
        """§6 (i), (ii) How often this position has occurred, and the plies without a capture."""
        s = state.record
        seen = (int(verbs.occurrences(s)), int(s.stall_repetition))
        return {"repetition": seen, "quiet": (int(s.quiet), int(s.stall_quiet_plies))}

    def without_stall(self, state: State) -> State:
        """§6 Play on: the quiet counter and the repetition table are cleared."""
        s = state.record.copy()
        s.quiet = 0
        verbs.forget(s)
        return State(state.options, s)

    def beside(self) -> Beside:
        """§6, §7 Games won, and the quiet moves that lead to a stall."""
        quiet = Counter(
            name="quiet", is_shared=True, goal=Options().stall_quiet_plies, steps=[Step(name="capture", to=0)]
        )
        return Beside(seats=["w", "b"], players=[2], counters=[Counter(name="won"), quiet])

    def editor(self) -> Editor:
        return editing

    def features(self, options: GameOptions) -> Sequence[Feature]:
        return tensors.features(cast(Options, options))

    def action_count(self, options: GameOptions) -> int:
        return (cast(Options, options).ranks * verbs.WIDTH) ** 2

    def machine(self, level: Level) -> Machine:
        from ludoteca.games.latrunculi.machine.levels import Opponent  # compiles: only machines need it

        return Opponent(level)

    def compiled_apart(self) -> Sequence[GameOptions]:
        """Longer boards are searched in two words instead of one."""
        return (Options(board="8x10"),)
