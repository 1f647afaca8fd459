"""A batch: its arrays, and what can be done with them. The rules are those of a single game, compiled.

The arrays stay the same ones: other libraries can hold them without a copy (`np.from_dlpack`, `torch.from_dlpack`,
`jax.dlpack.from_dlpack`, `cupy.from_dlpack`), and see every step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.batch import stepping
from ludoteca.batch.engine import PAGE, BatchError, Engine, OnProcessor
from ludoteca.core import Game, GameOptions, Seat, State
from ludoteca.core.tensors import Numbers, tensor_of
from ludoteca.play import find


class Batch:
    """So many games; game number i is played from seed + i, whatever else is in the batch."""

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, str] | GameOptions | None = None,
        n: int = 1,
        device: str = "cpu",
        threads: int = 1,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        given = options if isinstance(options, GameOptions) else self.game.Options.from_text(options or {})
        self.options = self.game.at_one_screen(given)
        self.n, self.device = n, device
        if n < 1 or threads < 1:
            raise BatchError(f"{n} games in {threads} threads: expected at least 1 of each", PAGE)
        verbs: Any = self.game.compiled
        if verbs is None or not hasattr(verbs, "won"):
            said = f"{self.game.NAME} has no compiled rules with the verb `won`: it cannot be played in a batch"
            raise BatchError(said, PAGE)
        self._engine = _engine(device, verbs, threads)
        self.seat_count = len(self.game.seats(self.options))
        self.action_count = self.game.action_count(self.options)
        self.tensor = tensor_of(self.game, self.options)
        start = self.game.setup(self.options).record
        self._start = self._engine.put(np.array([start], start.dtype))
        most = int(verbs.MAX_MOVES)
        self.records = self._zeros(n, start.dtype)
        self.seats = self._engine.put(np.full(n, -3, np.int64))  # who acts in each game; below 0: it is over
        self.legal_mask = self._zeros((n, self.action_count), np.int8)
        self.became = self._zeros(n, np.int8)  # of the last action in each game: 0 done, 1 illegal, 2 the game was over
        self._counts = self._zeros(n, np.int32)  # of legal moves
        self._arrays = (
            self.records,
            self._zeros(n, np.uint64),  # random states
            self.seats,
            self._zeros((n, most), np.int32),  # legal moves
            self._zeros((n, most), np.int32),  # and their numbers
            self._counts,
            self.legal_mask,
            self._zeros((n, most), np.int64),  # weights of chances
        )

    def _zeros(self, shape: int | tuple[int, int], dtype: npt.DTypeLike) -> Any:
        return self._engine.put(np.zeros(shape, dtype))

    def _run(self, what: str, *more: Any) -> None:
        self._engine.run(what, self.n, self._arrays, *more)

    # -- playing -------------------------------------------------------------------------------------------------------
    def reset(self, seed: int = 0, chosen: npt.NDArray[np.bool_] | None = None) -> None:
        """All games, or those that are chosen, start anew; game i from seed + i."""
        which = np.ones(self.n, np.bool_) if chosen is None else np.asarray(chosen, np.bool_)
        seeds = np.arange(seed, seed + self.n).astype(np.uint64)
        self._run("begin", self._start, self._engine.put(seeds), self._engine.put(which))

    def step(self, actions: Any) -> None:
        """One action in every game that goes on; those of finished games do not matter.

        An illegal one changes nothing in its game, and raises an error after the others have been done.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.n,):
            raise BatchError(f"actions of shape {chosen.shape}: expected one for each of {self.n} games", PAGE)
        self._run("step", self._engine.put(chosen), self.became)
        wrong = np.flatnonzero(self._engine.get(self.became) == stepping.ILLEGAL)
        if len(wrong):
            game = int(wrong[0])
            legal = self._engine.get(self._counts)[game]
            others = f" (and in {len(wrong) - 1} more games)" if len(wrong) > 1 else ""
            said = f"action {chosen[game]} in game {game}: not one of the {legal} legal now{others}"
            raise BatchError(said, PAGE)

    def playout(self) -> npt.NDArray[np.int64]:
        """Every game to its end, at random; how many decisions that took in each."""
        plies = self._zeros(self.n, np.int64)
        self._run("playout", plies)
        return self._engine.get(plies)

    # -- looking -------------------------------------------------------------------------------------------------------
    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        return np.asarray(self._engine.get(self.seats) < 0)

    @property
    def bytes(self) -> npt.NDArray[np.uint8]:
        """The records as bytes, one row for each game: on the processor the same memory, else a copy."""
        return self._engine.get(self.records).view(np.uint8).reshape(self.n, -1)

    def state(self, game: int) -> State:
        """One of the games, for the contract; a copy."""
        return State(self.options, self._engine.get(self.records[game : game + 1])[0].copy())

    def view(self, seat: int | None = None) -> Numbers:
        """What the seat to act may know in each game, or this seat, as numbers; after the end, what the first may."""
        seats = np.maximum(self._engine.get(self.seats), 0) if seat is None else np.full(self.n, seat)
        states = [State(self.options, record.copy()) for record in self._engine.get(self.records)]
        views = [self.game.view(state, Seat(int(owner))) for state, owner in zip(states, seats, strict=True)]
        return self.tensor.of_all(np.array([view.record for view in views], views[0].record.dtype), seats)

    def outcome(self) -> Numbers:
        """What each seat has won in each game: 1 for each winner, which the others pay alike; 0 before the end."""
        told = self._zeros((self.n, self.seat_count), np.bool_)
        self._run("winners", told)
        won = self._engine.get(told)
        winners = won.sum(axis=1, keepdims=True)
        others = np.maximum(self.seat_count - winners, 1)
        paid = np.where(won, 1.0, -winners / others)
        return np.where((winners > 0) & (winners < self.seat_count), paid, 0.0).astype(np.float32)


def _engine(device: str, verbs: Any, threads: int) -> Engine:
    if device == "cpu":
        return OnProcessor(verbs, threads)
    if device == "cuda":
        from ludoteca.batch.on_gpu import OnGpu  # needs ludoteca[gpu]

        return OnGpu(verbs)
    raise BatchError(f"device {device!r}: expected cpu or cuda", PAGE)
