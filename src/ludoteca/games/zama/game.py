"""Zama behind the contract; `rooms` names where the rest of the work is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import cast

import numpy as np
import numpy.typing as npt

from ludoteca.core import (
    ABANDON,
    AGREE,
    CHANCE,
    PLATFORM_WORDS,
    RESIGN,
    TIME,
    Belief,
    Figures,
    GameOptions,
    Instinct,
    Level,
    Machine,
    Move,
    Outcome,
    Pick,
    Record,
    Seat,
    State,
    Trained,
    View,
)
from ludoteca.core.beside import Beside, Counter, Editor, Part, Step
from ludoteca.core.moves import weighed, written
from ludoteca.core.rooms import GameInRooms, Rooms
from ludoteca.core.tensors import Feature
from ludoteca.games.zama.machine.learned.shipped import SHIPPED
from ludoteca.games.zama.rules import cells, choices, numbers, referee, setup, verbs
from ludoteca.games.zama.rules.board import (
    ABANDONED,
    AGREED,
    LEFT,
    NEVER,
    NOBODY,
    OUT_OF_TIME,
    PLACING,
    REASONS,
    RESIGNED,
    SEATS,
)
from ludoteca.games.zama.rules.cards import KING, PACKS, SUITS
from ludoteca.games.zama.rules.ends import end
from ludoteca.games.zama.rules.options import Options
from ludoteca.games.zama.rules.trace import clear_trace
from ludoteca.games.zama.shown import events, facts, picture, tensors, uncovering, views
from ludoteca.games.zama.shown.facts import Shown
from ludoteca.games.zama.text import editing, notation, positions
from ludoteca.games.zama.text.notation import winners

_LEFT = {RESIGN: RESIGNED, TIME: OUT_OF_TIME, ABANDON: ABANDONED}


class Zama(GameInRooms):
    NAME = "zama"
    VERSION = "2"
    HAS_CHANCE = True
    HAS_SECRETS = True
    Options = Options
    Shown = Shown
    compiled = verbs
    sight = views.SIGHT
    rooms = Rooms(setup, referee, views, events, facts, picture, notation, positions, secrets=notation)

    def seats(self, options: GameOptions) -> tuple[str, ...]:
        return tuple(SEATS[: cast(Options, options).players])

    def teams(self, options: GameOptions) -> tuple[tuple[Seat, ...], ...]:
        """§7.2 In teams Red plays with Green, Blue with Yellow."""
        if not cast(Options, options).is_in_teams:
            return super().teams(options)
        return ((Seat(0), Seat(2)), (Seat(1), Seat(3)))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """§3 One seat or chance; all seats while laying out their cards (A4)."""
        s = state.record
        seat = int(verbs.to_move(s))
        if seat == verbs.OVER:
            return ()
        if s.phase == PLACING and seat >= 0:
            return tuple(Seat(side) for side in range(s.players) if cells.next_home(s, side))
        return (Seat(seat),)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        if seat < 0 or seat not in self.to_act(state):
            return []
        s = state.record
        write = partial(choices.lays, s, int(seat)) if s.phase == PLACING else partial(verbs.legal_moves, s)
        return sorted(written(write, verbs.MAX_MOVES), key=notation.as_text)

    def chances(self, state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
        """§2 The card to be identified: any of its pack that nobody has seen."""
        return weighed(partial(verbs.chances, state.record), verbs.MAX_MOVES) if self.to_act(state) == (CHANCE,) else []

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        s = state.record.copy()
        if move in PLATFORM_WORDS:
            _leave(s, seat, move)
        else:
            verbs.apply(s, move)
        return State(state.options, s)

    def outcome(self, state: State) -> Outcome | None:
        """§6, §7.2 The winners, and the cards left to each side; a seat eliminated later has a better place."""
        s, options = state.record, cast(Options, state.options)
        if s.reason == NEVER:
            return None
        won = tuple(Seat(SEATS.index(letter)) for letter in winners(s, options))
        others = tuple(Seat(side) for side in range(s.players) if Seat(side) not in won and not cells.is_gone(s, side))
        gone = [Seat(int(side)) for side in reversed(s.went) if side != NOBODY and Seat(int(side)) not in won]
        lost = [(*others, *gone)] if options.is_in_teams and won else [others, *((seat,) for seat in gone)]
        points = {Seat(side): int(s.cards[side]) for side in range(s.players)}
        return Outcome(won, REASONS[s.reason], points, tuple(place for place in (won, *lost) if place))

    def is_out(self, state: State, seat: Seat) -> bool:
        """§7.2 Eliminated, with four players."""
        return bool(cells.is_gone(state.record, int(seat)))

    def acts_at_once(self, options: GameOptions) -> bool:
        """A4 All seats lay out their cards at the same time."""
        return cast(Options, options).placement == "stratego"

    def plays_from_memory(self, options: GameOptions) -> bool:
        """A21 A table without a memory aid."""
        return cast(Options, options).memory_aid == "none"

    def uncover(self, state: State, pick: Pick | None) -> State:
        return uncovering.uncover(state, pick)

    def uncover_before(self, state: State, move: Move, after: State) -> State:
        return uncovering.uncover_before(state, move, after)

    def open_view(self, state: State, seat: Seat) -> View:
        return uncovering.open_view(state, seat)

    def instincts(self) -> Mapping[str, Instinct]:
        from ludoteca.games.zama.machine.instinct import instinct  # this compiles, and only machines need it
        from ludoteca.games.zama.machine.naive import naive

        return {"purposeful": instinct, "naive": naive}

    def machine(self, level: Level) -> Machine:
        from ludoteca.games.zama.machine.levels import Hunter  # this compiles too

        return Hunter(level)

    def network(self, options: GameOptions) -> Trained | None:
        """It was trained for tables with the usual options."""
        return None if options.changed() else SHIPPED

    def believe(self, view: View, belief: npt.NDArray[np.float32], count: int, rng: Random) -> list[State]:
        from ludoteca.games.zama.machine.believing import believe  # only learned machines need it

        return believe(view, belief, count, rng)

    def beliefs(self, view: View) -> Sequence[Belief]:
        from ludoteca.games.zama.machine.beliefs import beliefs  # this compiles as well

        return beliefs(view)

    def figures(self) -> Figures:
        from ludoteca.games.zama import figures  # this compiles, and only simulations need it

        return figures

    def beside(self) -> Beside:
        """§5, §6 The cards that have fallen: how many of each rank, and which kings; and the turns without any."""
        ranks = PACKS[Options().deck][:KING]
        fallen = [Part(f"rank-{rank}", "10" if rank == "T" else rank) for rank in ranks]
        kings = [Part(f"king-{suit}", sign) for suit, sign in zip(SUITS, "♠♥♦♣", strict=True)]
        counters = [Counter(name="fallen", parts=fallen, high=len(SUITS)), Counter(name="kings", parts=kings, high=1)]
        quiet = Counter(
            name="quiet", is_shared=True, goal=int(Options().stall_plies), steps=[Step(name="fallen", to=0)]
        )
        return Beside(seats=list(SEATS), players=[2, 4], counters=[quiet, *counters])

    def editor(self) -> Editor:
        return editing

    def features(self, options: GameOptions) -> Sequence[Feature]:
        return tensors.features(cast(Options, options))

    def action_count(self, options: GameOptions) -> int:
        return numbers.count(cast(Options, options).ranks)


def _leave(s: Record, seat: Seat, move: Move) -> None:
    """§6.4 All agree on a draw; or one seat leaves and loses, or with four players is eliminated (§7.2)."""
    clear_trace(s)
    s.did = LEFT
    if move == AGREE:
        end(s, AGREED, NOBODY)
    elif s.players == 2:
        end(s, _LEFT[move], 1 - seat)
    else:
        verbs.give_up(s, seat, _LEFT[move])
