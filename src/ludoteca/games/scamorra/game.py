"""La Scamorra behind the contract; `rooms` names where the rest of the work is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import ClassVar, cast

import numpy as np
import numpy.typing as npt

from ludoteca.core import (
    ABANDON,
    CHANCE,
    PLATFORM_WORDS,
    RESIGN,
    TIME,
    Belief,
    Figures,
    GameOptions,
    IllegalMove,
    Level,
    Machine,
    Move,
    Outcome,
    Seat,
    SeriesRules,
    State,
    Trained,
    View,
)
from ludoteca.core.beside import Beside, Counter, Editor, Step
from ludoteca.core.moves import weighed, written
from ludoteca.core.rooms import GameInRooms, Rooms
from ludoteca.core.tensors import Feature
from ludoteca.games.scamorra.machine.learned.shipped import SHIPPED
from ludoteca.games.scamorra.rules import fifteen, numbers, referee, setup, small, verbs
from ludoteca.games.scamorra.rules.board import (
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
from ludoteca.games.scamorra.rules.options import Options
from ludoteca.games.scamorra.shown import events, facts, picture, tensors, views
from ludoteca.games.scamorra.shown.facts import Shown
from ludoteca.games.scamorra.text import editing, notation, positions

_LEFT = {RESIGN: RESIGNED, TIME: OUT_OF_TIME, ABANDON: ABANDONED}


class Scamorra(GameInRooms):
    NAME = "scamorra"
    VERSION = "2"
    HAS_CHANCE = True
    HAS_SECRETS = True
    Options = Options
    Shown = Shown
    compiled = verbs
    sight = views.SIGHT
    rooms = Rooms(setup, referee, views, events, facts, picture, notation, positions, secrets=notation)
    series: ClassVar[Mapping[str, SeriesRules]] = {"fifteen": fifteen}  # §7

    def seats(self, options: GameOptions) -> tuple[str, ...]:
        return tuple(SIDES)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """§3 One side or chance; both sides while throwing hands for the initiative (A27)."""
        s = state.record
        seat = int(verbs.to_move(s))
        if seat == verbs.OVER:
            return ()
        if seat >= 0 and s.phase == LOT:
            return tuple(Seat(side) for side in (0, 1) if s.thrown[side] == NO_THROW)
        return (Seat(seat),)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        if seat < 0 or seat not in self.to_act(state):
            return []
        s = state.record
        write = partial(verbs.throws, int(seat)) if s.phase == LOT else partial(verbs.legal_moves, s)
        return sorted(written(write, verbs.MAX_MOVES), key=lambda move: self.format_move(state, seat, move))

    def chances(self, state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
        """§2 The pending card or lot; a card's weight is the number of its copies not yet seen."""
        return weighed(partial(verbs.chances, state.record), verbs.MAX_MOVES) if self.to_act(state) == (CHANCE,) else []

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        s = state.record.copy()
        if move in _LEFT:  # §4 the opponent wins on points
            verbs.end(s, _LEFT[move], 1 - seat)
            s.did, s.drawn_by, s.drawn_card = LEFT, NOBODY, NO_CARD
        elif move in PLATFORM_WORDS:
            reason = self.why_illegal(state, seat, move)
            assert reason is not None
            raise IllegalMove("a game of La Scamorra cannot end by agreement", reason)
        else:
            verbs.apply(s, move)
        return State(state.options, s)

    def outcome(self, state: State) -> Outcome | None:
        """§6 The winner and the points of each side."""
        s = state.record
        return Outcome.of_two(int(s.winner), REASONS[s.reason], s.score) if s.reason != NEVER else None

    def open_view(self, state: State, seat: Seat) -> View:
        return views.open_view(state, seat)

    def acts_at_once(self, options: GameOptions) -> bool:
        """A27 Both sides throw a hand at the same time."""
        return cast(Options, options).initiative_method == "rps_hand"

    def plays_from_memory(self, options: GameOptions) -> bool:
        """A26 Memory mode: of the cards played, only the top one lies open."""
        return cast(Options, options).discard_view == "top_card_only"

    def machine(self, level: Level) -> Machine:
        from ludoteca.games.scamorra.machine.levels import ScamorraMachine  # this compiles, and only machines need it

        return ScamorraMachine(level)

    def network(self, options: GameOptions) -> Trained | None:
        """It was trained for tables with the usual options."""
        return None if options.changed() else SHIPPED

    def believe(self, view: View, belief: npt.NDArray[np.float32], count: int, rng: Random) -> list[State]:
        from ludoteca.games.scamorra.machine.believing import believe  # only learned machines need it

        return believe(view, belief, count, rng)

    def beliefs(self, view: View) -> Sequence[Belief]:
        from ludoteca.games.scamorra.machine.beliefs import beliefs  # only analyses need it

        return beliefs(view)

    def figures(self) -> Figures:
        from ludoteca.games.scamorra import figures  # this compiles, and only simulations need it

        return figures

    def beside(self) -> Beside:
        """§7 Fifteen: a point for each piece captured, ten for a knock-out."""
        rules = Options()
        knockout = Step(name="knockout", by=rules.ko_bonus)
        points = Counter(name="points", goal=rules.match_target, steps=[knockout])
        return Beside(seats=list(SIDES), players=[2], counters=[points])

    def editor(self) -> Editor:
        return editing

    def features(self, options: GameOptions) -> Sequence[Feature]:
        return tensors.FEATURES

    def small(self, options: GameOptions) -> Mapping[str, Sequence[tuple[State, int]]]:
        return small.small(cast(Options, options))

    def action_count(self, options: GameOptions) -> int:
        return numbers.COUNT
