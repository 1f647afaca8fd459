"""The search for one move in any game, with or without secrets and chance, from what a seat knows.

Full states behind the view are imagined and searched (`bots.tree`), and played on without search below the tree: to the
end of the game, or only for a few decisions where an agreement would give the game to the seat with more points. The
contract then says who stands better.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteca.bots import tree
from ludoteca.core import AGREE, CHANCE, Game, Limit, Move, Outcome, Seat, State, View, Weighed, bind

REUSED = 8  # simulations per imagined state
SPARE = 64  # nodes: a slice may go beyond the limit
MAX_NODES = 1 << 17
DECISIONS = 4  # how far to play on before a position is judged as it stands
TO_THE_END = 2000  # decisions, where a position cannot be judged before the end


class Search:
    """How a game is searched: the way it is played on below the tree, and whether it is judged before the end."""

    def __init__(self, game: Game, way: int, is_judged_early: bool) -> None:
        self.game, self.way, self.is_judged_early = game, way, is_judged_early
        self.compiled: Any = None if game.compiled is None else bind(tree.__name__, game.compiled)
        self.judges_ends = self.compiled is not None and bool(self.compiled.HAS_WON)


class Thought:
    """The search for one move."""

    def __init__(self, search: Search, view: View, legal: Sequence[Move], limit: Limit) -> None:
        self.search, self.game, self.view, self.rng = search, search.game, view, limit.rng
        self.world = self.game.imagine(view, self.rng)
        self.legal = np.array(legal, np.int32)
        self.nodes, self.slots = tree.new_tree(min(MAX_NODES, (limit.work or MAX_NODES) + SPARE))
        self.path = np.zeros(tree.MAX_DEPTH, np.int32)
        self.table = np.zeros(1, self.world.record.dtype)
        self.rewards = np.zeros(len(self.game.seats(view.options)))
        agreed = self._agreed(self.world) if search.is_judged_early else None
        self.decisions = DECISIONS if agreed is not None and any(agreed.points.values()) else TO_THE_END

    def think(self, simulations: int) -> None:
        """One slice of simulations."""
        for begun in range(0, simulations, REUSED):
            if self.game.HAS_SECRETS:
                self.world = self.game.imagine(self.view, self.rng)
            count = min(REUSED, simulations - begun)
            if self.search.judges_ends and self.decisions == TO_THE_END:
                self._simulate_all(count)
            else:
                for _ in range(count):
                    self._learn(self._simulate())

    def best(self) -> Move:
        """The move tried most often."""
        return Move(int(max(self.legal, key=lambda move: tree.visits(self.nodes, self.slots, move))))

    def weighed(self) -> list[Weighed]:
        """The moves tried, most often first, and how they did."""
        tried = [(tree.tried(self.nodes, self.slots, move), Move(int(move))) for move in self.legal]
        best_first = sorted((entry for entry in tried if entry[0][0]), key=lambda entry: -entry[0][0])
        return [Weighed(move, float(reward / visits)) for (visits, reward), move in best_first]

    # -- from the imagined state to the state in which play stopped -------------------------------------
    def _simulate(self) -> int:
        random_state = self._random_state()
        if self.search.compiled is None:
            return self._simulate_by_contract(random_state)
        return int(self.search.compiled.simulate(*self._known(), random_state))

    def _simulate_all(self, count: int) -> None:
        """Several simulations in one go; only those whose game did not end are judged here."""
        random_states = np.array([self._random_state() for _ in range(count)])
        done = 0
        while done < count:
            done, length = self.search.compiled.simulate_all(*self._known(), random_states, done, self.rewards)
            if length:
                self._learn(length)

    def _random_state(self) -> np.uint64:
        return np.uint64(self.rng.getrandbits(64) | 1)

    def _known(self) -> tuple[Any, ...]:
        """What every simulation begins with."""
        return (
            self.nodes,
            self.slots,
            self.world.record,
            self.table,
            int(self.view.seat),
            self.legal,
            self.path,
            self.decisions,
            self.search.way,
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
    def _learn(self, length: int) -> None:
        self._judge(State(self.view.options, self.table[0]))
        tree.learn(self.nodes, self.path, length, self.rewards)

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
