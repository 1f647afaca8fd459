"""Games that go on from worlds which a seat considers possible, all of them side by side, and how a network sees them.

The rules run compiled, as in a batch (`ludoteca.batch`); the network is asked about all games at once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.batch import stepping
from ludoteca.bots.network import Answer, Network
from ludoteca.core import Game, GameOptions, Move, Record, Seat, State, bind, rule
from ludoteca.core.tensors import Numbers, tensor_of

Indices = npt.NDArray[np.int64]


class Futures:
    """What may come of the moves of one seat. Every world is played on from every move, with the same luck for all."""

    def __init__(self, game: Game, options: GameOptions, network: Network) -> None:
        self.game, self.options, self.network = game, options, network
        self.tensor = tensor_of(game, options)
        self.most = int(game.compiled.MAX_MOVES)  # type: ignore[union-attr]
        self.actions = game.action_count(options)
        self._bound: Any = bind(stepping.__name__, game.compiled)  # type: ignore[arg-type]

    def ask(self, records: Sequence[Record] | npt.NDArray[Any], seats: Indices) -> Answer:
        """What the network says of these states, as each of these seats sees them."""
        states = [State(self.options, record) for record in records]
        views = [self.game.view(state, Seat(int(seat))).record for state, seat in zip(states, seats)]
        return self.network(self._numbers(views, seats))

    def _numbers(self, views: Sequence[Record], seats: Indices) -> Numbers:
        return self.tensor.of_all(np.array(views, views[0].dtype), seats)

    def branch(self, worlds: Sequence[Record], moves: Sequence[Move], seeds: Sequence[int]) -> Branches:
        """Each move made in each world, with the chance after it; the rows of one world follow each other."""
        return Branches(self, worlds, moves, seeds)


class Branches:
    """Some games that go on."""

    def __init__(self, futures: Futures, worlds: Sequence[Record], moves: Sequence[Move], seeds: Sequence[int]) -> None:
        self.futures = futures
        n, width = len(worlds) * len(moves), futures.most
        self.records = np.repeat(np.array(worlds, worlds[0].dtype), len(moves))
        self.seats = np.zeros(n, np.int64)
        self.moves, self.numbers = np.zeros((n, width), np.int32), np.zeros((n, width), np.int32)
        self.counts = np.ones(n, np.int32)
        self.luck = np.repeat(np.array(seeds, np.uint64), len(moves))  # one generator a world
        self.moves[:, 0] = np.tile(np.array(moves, np.int32), len(worlds))
        mask = np.zeros((n, futures.actions), np.int8)
        self._arrays = (self.records, self.luck, self.seats, self.moves, self.numbers, self.counts, mask)
        self._arrays = (*self._arrays, np.zeros((n, width), np.int64))  # type: ignore[assignment]
        self._became = np.zeros(n, np.int8)
        self.step(np.zeros(n, np.int64))  # the only move there is so far, with the number 0

    def step(self, actions: Indices) -> None:
        """An action in each game; a number that stands for no move leaves its game as it is."""
        self.futures._bound.step(0, len(actions), self._arrays, actions, self._became)

    def outcome(self, seat: Seat) -> npt.NDArray[np.float64]:
        """What this seat has won in each game: nothing where it goes on."""
        won = np.zeros((len(self.records), len(self.futures.game.seats(self.futures.options))), np.bool_)
        self.futures._bound.winners(0, len(won), self._arrays, won)
        winners = won.sum(axis=1)
        others = won.shape[1] - winners
        is_decided = (winners > 0) & (others > 0)
        paid = np.where(won[:, seat], 1.0, -winners / np.maximum(others, 1))
        return np.where(is_decided, paid, 0.0)

    def ask(self, rows: Indices, seats: Indices) -> Answer:
        return self.futures.ask(self.records[rows], seats)

    def drawn(self, rows: Indices, policy: Numbers, luck: npt.NDArray[np.float64]) -> Indices:
        """An action in every game: in these rows by the policy, in the others none."""
        actions = np.full(len(self.records), NOTHING, np.int64)
        draw(policy, rows, self.numbers, self.counts, luck, actions)
        return actions


NOTHING = -1
FAINT = 0.05  # moves with a smaller part of the best one's chance are never played on


@rule
def draw(policy, rows, numbers, counts, luck, actions):
    """In each of these rows a legal action by its chance; which one, is decided by a number from 0 to 1 each."""
    for i in range(len(rows)):
        row = rows[i]
        best = -math.inf
        for j in range(counts[row]):
            best = max(best, policy[i, numbers[row, j]])
        total = 0.0
        for j in range(counts[row]):
            chance = math.exp(policy[i, numbers[row, j]] - best)
            total += chance if chance >= FAINT else 0.0
        left = luck[i] * total
        for j in range(counts[row]):
            chance = math.exp(policy[i, numbers[row, j]] - best)
            if chance >= FAINT:
                actions[row] = numbers[row, j]
                left -= chance
                if left < 0.0:
                    break
