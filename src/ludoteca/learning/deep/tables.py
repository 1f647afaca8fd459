"""Many games at once as tensors, on the processor or on a GPU; where games end, others begin."""

from __future__ import annotations

from typing import Any

import torch

from ludoteca.batch import Batch
from ludoteca.core import Game, GameOptions


def as_tensor(array: Any, device: str) -> Any:
    """An array of a batch as a tensor, without a copy where it lies on the device already."""
    return torch.as_tensor(array, device=device)


class _Bytes:
    """Records in a GPU's memory as bytes."""

    def __init__(self, records: Any, shape: tuple[int, int]) -> None:
        told = records.__cuda_array_interface__
        self.__cuda_array_interface__ = {
            "shape": shape,
            "typestr": "|u1",
            "data": told["data"],
            "strides": None,
            "version": 2,
        }
        self.records = records  # must live as long


class Tables:
    """Games that go on for ever."""

    def __init__(self, game: Game, options: GameOptions, n: int, device: str, seed: int, threads: int = 1) -> None:
        self.n, self.device, self.seed = n, device, seed
        self.batch = Batch(game, options, n, device, threads)
        self.payers = self.batch.seat_count
        self.reset()

    def reset(self) -> None:
        """All games begin anew."""
        self.batch.reset(self.seed)
        self.seed += self.n

    # -- what the seats to act are given -------------------------------------------------------------------------------
    def view(self) -> Any:
        return as_tensor(self.batch.view(), self.device)

    def legal(self) -> Any:
        """Shared with the games: it changes with the next step."""
        return as_tensor(self.batch.legal_mask, self.device)

    def seats(self) -> Any:
        """Shared, too."""
        return as_tensor(self.batch.seats, self.device)

    def records(self) -> Any:
        """The games' records as bytes; shared, too. For what is learned of hidden things: no player sees them."""
        records = self.batch.records
        if self.device == "cpu":
            return torch.from_numpy(self.batch.bytes)
        return torch.as_tensor(_Bytes(records, (self.n, records.dtype.itemsize)), device=self.device)

    def paid(self) -> Any:
        """What each seat has won in games that are over."""
        return as_tensor(self.batch.outcome(), self.device)

    # -- playing -------------------------------------------------------------------------------------------------------
    def step(self, actions: Any) -> tuple[Any, Any]:
        """One action in each game; which games it ended, and what that paid to each seat there."""
        self.play(actions)
        ended = self.seats() < 0
        paid = self.paid().clone()
        self.begin(ended)
        return ended, paid

    def play(self, actions: Any) -> None:
        self.batch.step(actions.numpy() if self.device == "cpu" else actions)

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
