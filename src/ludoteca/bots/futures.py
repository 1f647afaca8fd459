"""Games that go on from worlds which a seat considers possible, side by side, and how a network sees them."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.batch import looking
from ludoteca.bots import onward
from ludoteca.bots.network import Answer, Network
from ludoteca.core import Game, GameOptions, Move, Record, Seat, Sight, State, bind
from ludoteca.core.tensors import Numbers, tensor_of

Rows = npt.NDArray[np.int64]
Values = npt.NDArray[np.float64]


class Futures:
    """What may come of a seat's moves: the rules run compiled, and the network is asked about all games at once."""

    def __init__(self, game: Game, options: GameOptions, network: Network) -> None:
        assert game.compiled is not None, f"{game.NAME} has no compiled rules: nothing can be searched for it"
        self.game, self.options, self.network = game, options, network
        self.tensor = tensor_of(game, options)
        self.seat_count = len(game.seats(options))
        self.most = int(game.compiled.MAX_MOVES)
        self.onward: Any = bind(onward.__name__, game.compiled)
        self.looks = looks_of(game, options)

    def ask(self, records: npt.NDArray[Any], seats: Rows) -> Answer:
        """What the network says of these states, as each of these seats sees them."""
        return self.network(self._look_one_by_one(records, seats) if self.looks is None else self.looks(records, seats))

    def _look_one_by_one(self, records: npt.NDArray[Any], seats: Rows) -> Numbers:
        views = [
            self.game.view(State(self.options, record), Seat(int(seat))).record for record, seat in zip(records, seats)
        ]
        return self.tensor.of_all(np.array(views, views[0].dtype), seats)

    def branch(self, worlds: Sequence[Record], moves: Sequence[Move], seeds: Sequence[int]) -> Branches:
        """Each move made in each world, with the chance after it; the rows of one world follow each other."""
        return Branches(self, worlds, moves, seeds)


class Looks:
    """Views of many states at once, as numbers. NumPy makes the numbers: for views by the dozen that is faster than
    the loop of a batch, which makes them one by one."""

    def __init__(self, game: Game, options: GameOptions, sight: Sight) -> None:
        self._looking: Any = bind(looking.__name__, sight.rules)
        self._view_type, self._terms = sight.view_type, int(sight.rules.terms(options))
        self._tensor = tensor_of(game, options)
        pieces = [(at + i, to + i) for at, to, size in sight.public.pieces for i in range(size)]
        self._sources, self._targets = (np.array(places, np.int32) for places in zip(*pieces))

    def __call__(self, records: npt.NDArray[Any], seats: Rows) -> Numbers:
        n = len(records)
        seen = np.zeros((n, self._view_type.itemsize), np.uint8)
        known, views = (
            np.ascontiguousarray(records).view(np.uint8).reshape(n, -1),
            seen.view(self._view_type).reshape(n),
        )
        self._looking.fill(0, n, (known, records, seen, views), self._sources, self._targets, seats, self._terms)
        return self._tensor.of_all(views, seats)


@functools.lru_cache(maxsize=32)
def looks_of(game: Game, options: GameOptions) -> Looks | None:
    """How this game is looked at; None where it does not say how its views are filled."""
    return None if game.sight is None else Looks(game, options, game.sight)


class Branches:
    """Some games that go on; those of one world have the same luck as long as they can."""

    def __init__(self, futures: Futures, worlds: Sequence[Record], moves: Sequence[Move], seeds: Sequence[int]) -> None:
        n, width = len(worlds) * len(moves), futures.most
        self.futures = futures
        self.records = np.repeat(np.array(worlds, worlds[0].dtype), len(moves))
        self.seats = np.zeros(n, np.int64)
        self._luck = np.repeat(np.array(seeds, np.uint64), len(moves))
        self._moves, self._numbers = np.zeros((n, width), np.int32), np.zeros((n, width), np.int32)
        self._counts, self._weights = np.zeros(n, np.int32), np.zeros(width, np.int64)
        self._make(np.arange(n), np.tile(np.array(moves, np.int32), len(worlds)))

    def _make(self, rows: Rows, made: npt.NDArray[np.int32]) -> None:
        listed = (self._moves, self._numbers, self._counts, self._weights)
        self.futures.onward.make(rows, made, self.records, self._luck, self.seats, *listed)

    def play_on(self, rows: Rows, thresholds: Values) -> None:
        """A move by the policy in each of these rows; the thresholds, from 0 to 1, decide which."""
        policy: Numbers = self.ask(rows, self.seats[rows]).policy
        made = np.zeros(len(rows), np.int32)
        self.futures.onward.draw(policy, rows, self._moves, self._numbers, self._counts, thresholds, made)
        self._make(rows, made)

    def ask(self, rows: Rows, seats: Rows) -> Answer:
        return self.futures.ask(self.records[rows], seats)

    def outcome(self, seat: Seat) -> Values:
        """What this seat has won in each game: nothing where it goes on."""
        paid = np.zeros(len(self.records))
        self.futures.onward.pay(self.records, self.seats, int(seat), self.futures.seat_count, paid)
        return paid
