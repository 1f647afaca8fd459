"""Many games at once as tensors, on the processor or on a GPU; where games end, others begin."""

from __future__ import annotations

from typing import Any

import torch

from ludoteca.batch import Batch
from ludoteca.core import Game, GameOptions


class _Bytes:
    """Records in a GPU's memory as bytes."""

    def __init__(self, words: Any, shape: tuple[int, int]) -> None:
        told = {"shape": shape, "typestr": "|u1", "strides": None, "version": 2}
        self.__cuda_array_interface__ = told | {"data": words.__cuda_array_interface__["data"]}
        self.words = words  # must live as long


class Tables:
    """Games that go on for ever."""

    def __init__(self, game: Game, options: GameOptions, n: int, device: str, seed: int, threads: int = 1) -> None:
        self.n, self.device, self.seed = n, device, seed
        self.batch: Any = Batch(game, options, n, device, threads)
        self.payers = self.batch.seat_count
        self._held: dict[int, tuple[Any, Any]] = {}  # arrays of the batch and the tensors of the same memory
        self._bytes: Any = None
        self.reset()

    def reset(self) -> None:
        """All games begin anew."""
        self.batch.reset(self.seed)
        self.seed += self.n

    def _tensor(self, array: Any) -> Any:
        """An array of the batch as a tensor, without a copy where it lies on the device already."""
        if self.device == "cpu":
            return torch.from_numpy(array)
        if id(array) not in self._held:
            self._held[id(array)] = array, torch.as_tensor(array, device=self.device)
        return self._held[id(array)][1]

    # -- what the seats to act are given -------------------------------------------------------------------------------
    def view(self) -> Any:
        """Of each game; where the batch keeps it, it changes with the next one."""
        return self._tensor(self.batch.view())

    def legal(self) -> Any:
        """Shared with the games: it changes with the next step."""
        return self._tensor(self.batch.legal_mask)

    def seats(self) -> Any:
        """Shared, too."""
        return self._tensor(self.batch.seats)

    def records(self) -> Any:
        """The games' records as bytes; shared, too. For what is learned of hidden things: no player sees them."""
        if self.device == "cpu":
            return torch.from_numpy(self.batch.bytes)
        if self._bytes is None:
            held = _Bytes(self.batch.words, (self.n, self.batch.records.dtype.itemsize))
            self._bytes = torch.as_tensor(held, device=self.device)
        return self._bytes

    def paid(self) -> Any:
        """What each seat has won in games that are over."""
        return self._tensor(self.batch.outcome())

    # -- playing -------------------------------------------------------------------------------------------------------
    def step(self, actions: Any) -> tuple[Any, Any]:
        """One action in each game; which games it ended, and what that paid to each seat there."""
        self.play(actions)
        ended = self.seats() < 0
        paid = self.paid().clone()
        self.begin(ended)
        return ended, paid

    def play(self, actions: Any) -> None:
        """One action in each game that goes on; where it is over, it does not matter which."""
        if self.device == "cpu":
            self.batch.step(actions.numpy())
        else:
            self.batch.step(actions, is_checked=False)  # nobody waits for the GPU

    def begin(self, chosen: Any) -> None:
        """These games begin anew."""
        self.batch.reset(self.seed, chosen.numpy() if self.device == "cpu" else chosen)
        self.seed += self.n

    def mix(self, length: int) -> None:
        """Play at random and begin some games anew, until they are at different points of their course."""
        for _ in range(length):
            logits = torch.zeros(self.legal().shape, device=self.device)
            ended, _ = self.step(drawn(logits, self.legal()))
            self.begin((torch.rand(self.n, device=self.device) < 1 / length) & ~ended)


def masked(logits: Any, legal: Any) -> Any:
    """No chance for what is not legal."""
    return logits.masked_fill(legal == 0, -1e9)


def drawn(logits: Any, legal: Any) -> Any:
    """An action for each row, drawn by these logits."""
    noise = torch.empty_like(logits).exponential_().log_()
    return (masked(logits, legal) - noise.clamp_(min=-1e4)).argmax(1)
