"""A bot for any game: UCT over what its seat knows, judged after short random continuations.

Every simulation imagines one full state behind the view, walks down the tree along moves that are
legal there, adds one node, plays on at random for a few decisions and asks the game who stands
better. Only the contract is used, and the game's compiled verbs for the random play if it has them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from ludoteca.bots.bot import Limit
from ludoteca.core import AGREE, CHANCE, Game, Move, Outcome, Seat, State, View, bind

SLICE = 16  # simulations between two looks at the limit
DECISIONS = 4  # how far a random continuation goes before the position is judged as it stands
CURIOSITY = 0.25  # how much a rarely tried move is worth trying again

Rewards = Mapping[Seat, float]


class Node:
    """A move that has been tried: how often, and what it brought to the seat that made it."""

    __slots__ = ("children", "legal", "reward", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.reward = 0.0
        self.children: dict[Move, Node] = {}
        self.legal: list[Move] | None = None  # kept where the same moves lead to the same state


class SimpleBot:
    """Thinks until its limit is reached and plays the move it tried most often."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.is_certain = not (game.HAS_CHANCE or game.HAS_SECRETS)
        self.rollout: Any = None if game.rules is None else bind("ludoteca.bots.rollout", game.rules)

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        if len(legal) == 1:
            return legal[0]
        root = Node()
        root.legal = list(legal)
        state = self.game.imagine(view, limit.rng)
        done = 0
        while not (done and limit.is_reached(done)):
            for _ in range(SLICE):
                self._simulate(root, state, view.seat, limit.rng)
                if not self.is_certain:
                    state = self.game.imagine(view, limit.rng)
            done += SLICE
        return max(legal, key=lambda move: root.children[move].visits if move in root.children else 0)

    def _simulate(self, root: Node, state: State, seat: Seat, rng: Random) -> None:
        """One walk from the root to a new node, and what its end says about every move on the way."""
        path: list[tuple[Seat, Node]] = []
        node = root
        while True:
            move = self._next_move(node, state, seat, rng)
            is_new = move not in node.children
            child = node.children.setdefault(move, Node())
            path.append((seat, child))
            state, seat = self._settle(self.game.apply(state, seat, move), rng)
            node = child
            if is_new or seat == CHANCE:
                break
        rewards = self._rewards(self._play_on(state, rng), rng)
        root.visits += 1
        for actor, visited in path:
            visited.visits += 1
            visited.reward += rewards[actor]

    def _next_move(self, node: Node, state: State, seat: Seat, rng: Random) -> Move:
        """A move not tried yet, in random order; then the one with the best upper bound."""
        legal = node.legal
        if legal is None:
            legal = self.game.legal_moves(state, seat)
            if self.is_certain:
                node.legal = legal
        untried = [move for move in legal if move not in node.children]
        if untried:
            return rng.choice(untried)
        tried = [(move, node.children[move]) for move in legal]
        total = math.log(sum(child.visits for _, child in tried))
        return max(tried, key=lambda pair: _upper_bound(pair[1], total))[0]

    def _settle(self, state: State, rng: Random) -> tuple[State, Seat]:
        """Let chance happen until a seat has to decide; CHANCE when the game is over."""
        while True:
            acting = self.game.to_act(state)
            deciding = [seat for seat in acting if seat != CHANCE]
            if deciding or not acting:
                return state, deciding[0] if deciding else CHANCE
            state = self._draw(state, rng)

    def _draw(self, state: State, rng: Random) -> State:
        moves, weights = zip(*self.game.chances(state))
        return self.game.apply(state, CHANCE, rng.choices(moves, weights)[0])

    def _play_on(self, state: State, rng: Random) -> State:
        """A few random decisions further, so that what hangs now has fallen when the position is judged."""
        if self.rollout is not None:
            record = state.record.copy()
            self.rollout.rollout(record, DECISIONS, np.uint64(rng.getrandbits(64) | 1))
            return State(state.options, record)
        for _ in range(DECISIONS):
            state, seat = self._settle(state, rng)
            if seat == CHANCE:
                break
            state = self.game.apply(state, seat, rng.choice(self.game.legal_moves(state, seat)))
        return state

    def _rewards(self, state: State, rng: Random) -> Rewards:
        """1 for a win and 0 for a defeat; a game that goes on is judged as if all agreed to stop."""
        state, acting = self._settle(state, rng)
        end = self.game.outcome(state)
        if end is not None:
            return {seat: _result(end, seat) for seat in end.points}
        if self.game.why_illegal(state, acting, AGREE) is None:
            end = self.game.outcome(self.game.apply(state, acting, AGREE))
        if end is None:  # it cannot be judged as it stands
            return {Seat(seat): 0.5 for seat in range(len(self.game.seats(state.options)))}
        total = sum(end.points.values())
        return {seat: 0.1 + 0.8 * points / total if total else 0.5 for seat, points in end.points.items()}


def _upper_bound(child: Node, log_total: float) -> float:
    return child.reward / child.visits + CURIOSITY * math.sqrt(log_total / child.visits)


def _result(end: Outcome, seat: Seat) -> float:
    if not end.winners:
        return 0.5
    return 1.0 if seat in end.winners else 0.0
