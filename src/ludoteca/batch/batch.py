"""A batch: its arrays, and what can be done with them. The rules are those of a single game, compiled.

The arrays stay the same ones: other libraries can hold them without a copy (`np.from_dlpack`, `torch.from_dlpack`,
`jax.dlpack.from_dlpack`, `cupy.from_dlpack`), and see every step.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.batch import stepping
from ludoteca.batch.engine import PAGE, BatchError, Engine, OnProcessor
from ludoteca.core import Game, GameOptions, Seat, Sight, State
from ludoteca.core.tensors import Encoding, tensor_of
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
        start = self.game.setup(self.options).record
        self.engine = self._open(verbs, self.game.sight, threads, start)
        self.seat_count = len(self.game.seats(self.options))
        self.action_count = self.game.action_count(self.options)
        self.tensor = tensor_of(self.game, self.options)
        self._allocate(start, int(verbs.MAX_MOVES))
        self._looks: tuple[Any, ...] | None = None  # made when somebody looks

    def _open(self, verbs: ModuleType, sight: Sight | None, threads: int, start: Any) -> Engine:
        if self.device == "cpu":
            return OnProcessor(verbs, sight, threads)
        if self.device == "cuda":
            from ludoteca.batch.on_gpu import OnGpu  # needs ludoteca[gpu]

            return OnGpu(verbs, sight, start)
        raise BatchError(f"device {self.device!r}: expected cpu or cuda", PAGE)

    def _allocate(self, start: Any, most: int) -> None:
        n, zeros = self.n, self.engine.zeros
        word = np.dtype(np.uint64 if start.dtype.itemsize % 8 == 0 else np.uint8)
        first = self.engine.put(np.frombuffer(start.tobytes(), word).reshape(1, -1), word)
        self.words = zeros((n, first.shape[1]), word)
        self.records = _as(self.words, start.dtype)
        self._start = _as(first, start.dtype), first
        self.seats = self.engine.put(np.full(n, -3, np.int64), np.int64)  # who acts in each game; below 0: it is over
        self.legal_mask = zeros((n, self.action_count), np.int8)
        self.became = zeros((n,), np.int8)  # of the last action in each game: 0 done, 1 illegal, 2 the game was over
        self._counts = zeros((n,), np.int32)  # of legal moves
        self._paid = zeros((n, self.seat_count), np.float32)
        self._drawn = zeros((n,), np.int64)
        self._everywhere = self.engine.put(np.ones(n, np.bool_), np.bool_)
        self._arrays = (
            self.records,
            zeros((n,), np.uint64),  # random states
            self.seats,
            zeros((n, most), np.int32, is_scratch=True),  # legal moves
            zeros((n, most), np.int32, is_scratch=True),  # and their numbers
            self._counts,
            self.legal_mask,
            zeros((n, most), np.int64, is_scratch=True),  # weights of chances
            self.words,
        )

    def _run(self, what: str, *more: Any) -> None:
        self.engine.run(what, self.n, self._arrays, *more)

    # -- playing -------------------------------------------------------------------------------------------------------
    def reset(self, seed: int = 0, chosen: Any = None) -> None:
        """All games, or those that are chosen, start anew; game i from seed + i."""
        which = self._everywhere if chosen is None else self.engine.put(chosen, np.bool_)
        self._run("begin", self._start, int(seed), which)

    def step(self, actions: Any, *, is_checked: bool = True) -> None:
        """One action in every game that goes on; those of finished games do not matter.

        An illegal one changes nothing in its game, and raises an error after the others have been done; if that is not
        checked, nobody waits for the GPU, and only `became` tells.
        """
        chosen = self.engine.put(actions, np.int64)
        if chosen.shape != (self.n,):
            raise BatchError(f"actions of shape {chosen.shape}: expected one for each of {self.n} games", PAGE)
        self._run("step", chosen, self.became)
        if is_checked:
            self._refuse_illegal(chosen)

    def _refuse_illegal(self, chosen: Any) -> None:
        wrong = np.flatnonzero(self.engine.get(self.became) == stepping.ILLEGAL)
        if len(wrong):
            game = int(wrong[0])
            legal, action = self.engine.get(self._counts)[game], self.engine.get(chosen)[game]
            others = f" (and in {len(wrong) - 1} more games)" if len(wrong) > 1 else ""
            said = f"action {action} in game {game}: not one of the {legal} legal now{others}"
            raise BatchError(said, PAGE)

    def playout(self) -> npt.NDArray[np.int64]:
        """Every game to its end, at random; how many decisions that took in each."""
        plies = self.engine.zeros((self.n,), np.int64)
        self._run("playout", plies)
        return self.engine.get(plies)

    def wander(self, turns: int) -> npt.NDArray[np.int64]:
        """So many turns at random in every game, what chance brings and a decision; what ends begins again. How many
        decisions that were: none is made in a turn in which much is dealt."""
        plies = self.engine.zeros((self.n,), np.int64)
        self._run("wander", self._start, int(turns), plies)
        self._run("resume")
        return self.engine.get(plies)

    def renew(self) -> None:
        """Every game that is over begins again, and goes on with its own random numbers."""
        self._run("renew", self._start)

    def random_actions(self) -> Any:
        """A legal action in every game that goes on, where the batch is kept: the same array each time."""
        self._run("choose", self._drawn)
        return self._drawn

    # -- looking -------------------------------------------------------------------------------------------------------
    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        return np.asarray(self.engine.get(self.seats) < 0)

    @property
    def bytes(self) -> npt.NDArray[np.uint8]:
        """The records as bytes, one row for each game: on the processor the same memory, else a copy."""
        return self.engine.get(self.words).view(np.uint8).reshape(self.n, -1)

    def state(self, game: int) -> State:
        """One of the games, for the contract; a copy."""
        record = self.bytes[game].tobytes()
        return State(self.options, np.frombuffer(record, self.records.dtype)[0].copy())

    def view(self, seat: int | None = None) -> Any:
        """What the seat to act may know in each game, or this seat, as numbers; after the end, what the first may.

        The same array each time, where the batch is kept.
        """
        if self.game.sight is None:
            return self._view_one_by_one(seat)
        if self._looks is None:
            self._looks = self._make_looks(self.game.sight)
        looks, shown, numbers = self._looks
        seats = self.seats if seat is None else self.engine.put(np.full(self.n, seat), np.int64)
        table, sources, targets, terms = shown
        self.engine.look(self.n, looks, (table, sources, targets, seats, terms), self.tensor, numbers)
        return numbers

    def _make_looks(self, sight: Sight) -> tuple[Any, ...]:
        """The records and their views, both as bytes too; how views are filled and encoded; and the numbers."""
        n, put = self.n, self.engine.put
        seen = self.engine.zeros((n, sight.view_type.itemsize), np.uint8)
        known = _as(self.words, np.dtype(np.uint8), (n, self.records.dtype.itemsize))
        pieces = [(at + i, to + i) for at, to, size in sight.public.pieces for i in range(size)]
        sources, targets = (put(np.array(places), np.int32) for places in zip(*pieces, strict=True))
        table = tuple(put(array, array.dtype) for array in Encoding(self.tensor, sight.view_type).arrays)
        numbers = self.engine.zeros((n, self.tensor.size), np.float32)
        looks = (known, self.records, seen, _as(seen, sight.view_type))
        return looks, (table, sources, targets, int(sight.rules.terms(self.options))), numbers

    def _view_one_by_one(self, seat: int | None) -> Any:
        """Through the contract: for games that do not say how their views are filled."""
        seats = np.maximum(self.engine.get(self.seats), 0) if seat is None else np.full(self.n, seat)
        states = [self.state(number) for number in range(self.n)]
        views = [self.game.view(state, Seat(int(owner))) for state, owner in zip(states, seats, strict=True)]
        return self.tensor.of_all(np.array([view.record for view in views], views[0].record.dtype), seats)

    def outcome(self) -> Any:
        """What each seat has won in each game: 1 for each winner, which the others pay alike; 0 before the end.

        The same array each time, where the batch is kept.
        """
        self._run("pay", self._paid)
        return self._paid


def _as(array: Any, dtype: np.dtype[Any], shape: tuple[int, ...] | None = None) -> Any:
    """The same memory as entries of another kind: one for each row, unless the shape says otherwise."""
    shape = shape or (array.shape[0],)
    return array.view(dtype).reshape(shape) if isinstance(array, np.ndarray) else array.view(dtype, shape)
