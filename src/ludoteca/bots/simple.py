"""A bot for any game, with or without secrets and chance: a search over what its seat knows.

It imagines full states behind its view, searches them (`bots.tree`) and plays on at random below the tree: to the
end of the game, or only for a few decisions where an agreement would give the game to the seat with more points. The
contract then says who stands better.

A game's own instinct (`core.Game.instincts`), if there is one, replaces the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteca.bots import tree
from ludoteca.bots.bot import Limit
from ludoteca.bots.instinct import PURPOSEFUL
from ludoteca.bots.rollout import CAPTURE_FIRST
from ludoteca.core import AGREE, CHANCE, Game, Move, Outcome, Seat, State, View, bind

SLICE = 64  # simulations between two checks of the limit
REUSED = 8  # simulations per imagined state
MAX_NODES = 1 << 17
DECISIONS = 4  # how far to play on before a position is judged as it stands
TO_THE_END = 2000  # decisions, where a position cannot be judged before the end


class SimpleBot:
    """Thinks until its limit is reached and plays the move it tried most often."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.instinct = game.instincts().get(PURPOSEFUL)
        self.search: Any = None if game.compiled is None else bind(tree.__name__, game.compiled)

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        if len(legal) == 1:
            return legal[0]
        if self.instinct is not None:
            return self.instinct(view, legal, limit.rng)
        thought = Thought(self, view, legal, limit)
        done = 0
        while not (done and limit.is_reached(done)):
            thought.think()
            done += SLICE
        return thought.best()


class Thought:
    """The search for one move."""

    def __init__(self, bot: SimpleBot, view: View, legal: Sequence[Move], limit: Limit) -> None:
        self.game, self.search, self.rng = bot.game, bot.search, limit.rng
        self.view = view
        self.world = self.game.imagine(view, self.rng)
        self.legal = np.array(legal, np.int32)
        self.nodes, self.slots = tree.new_tree(min(MAX_NODES, (limit.work or MAX_NODES) + SLICE))
        self.path = np.zeros(tree.MAX_DEPTH, np.int32)
        self.table = np.zeros(1, self.world.record.dtype)
        self.rewards = np.zeros(len(self.game.seats(view.options)))
        agreed = self._agreed(self.world)
        self.decisions = DECISIONS if agreed is not None and any(agreed.points.values()) else TO_THE_END

    def think(self) -> None:
        """One slice of simulations."""
        simulate = self._simulate_by_contract if self.search is None else self._simulate
        for number in range(SLICE):
            if self.game.HAS_SECRETS and number % REUSED == 0:
                self.world = self.game.imagine(self.view, self.rng)
            length = simulate(np.uint64(self.rng.getrandbits(64) | 1))
            self._judge(State(self.view.options, self.table[0]))
            tree.learn(self.nodes, self.path, length, self.rewards)

    def best(self) -> Move:
        """The move tried most often."""
        return Move(int(max(self.legal, key=lambda move: tree.visits(self.nodes, self.slots, move))))

    # -- from the imagined state to the state in which play stopped -------------------------------------
    def _simulate(self, random_state: np.uint64) -> int:
        return int(
            self.search.simulate(
                self.nodes,
                self.slots,
                self.world.record,
                self.table,
                int(self.view.seat),
                self.legal,
                self.path,
                self.decisions,
                CAPTURE_FIRST,
                random_state,
            )
        )

    def _simulate_by_contract(self, random_state: np.uint64) -> int:
        """For a game without compiled verbs: a tree of one level."""
        seat = self.view.seat
        node, _ = tree.next_node(
            self.nodes, self.slots, tree.ROOT, int(seat), self.legal, len(self.legal), random_state
        )
        state = self.game.apply(self.world, seat, Move(int(self.nodes[node].move)))
        for _ in range(self.decisions):
            while self.game.to_act(state) == (CHANCE,):
                moves, weights = zip(*self.game.chances(state))
                state = self.game.apply(state, CHANCE, self.rng.choices(moves, weights)[0])
            acting = self._acting(state)
            if acting is None:
                break
            state = self.game.apply(state, acting, self.rng.choice(self.game.legal_moves(state, acting)))
        self.path[0], self.table[0] = node, state.record
        return 1

    # -- how that state is judged ----------------------------------------------------------------------
    def _judge(self, state: State) -> None:
        """1 for each seat that won, 0 for each that lost; an unfinished game is judged as if all agreed to stop."""
        end = self.game.outcome(state)
        if end is not None:
            for seat in end.points:
                self.rewards[seat] = (seat in end.winners) if end.winners else 0.5
            return
        end = self._agreed(state)
        total = sum(end.points.values()) if end is not None else 0  # no points to judge by: even for all
        self.rewards[:] = 0.5
        if end is not None and total:
            for seat, points in end.points.items():
                self.rewards[seat] = 0.1 + 0.8 * points / total
            if not end.winners and len(set(end.points.values())) > 1:
                self.decisions = TO_THE_END  # an agreement would waste the lead: points do not decide this game

    def _agreed(self, state: State) -> Outcome | None:
        """How the game would end if all agreed to stop now; None where they cannot."""
        acting = self._acting(state)
        if acting is None or self.game.why_illegal(state, acting, AGREE) is not None:
            return None
        return self.game.outcome(self.game.apply(state, acting, AGREE))

    def _acting(self, state: State) -> Seat | None:
        """The first seat that may decide."""
        return next((seat for seat in self.game.to_act(state) if seat != CHANCE), None)
