"""The network: residual layers over the whole view, as South sees it.

Belief: for each of the six cards (K Q B N R P) how many of them the other side holds, 0 to 3.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from ludoteca.core.tensors import tensor_of
from ludoteca.games.scamorra.game import Scamorra
from ludoteca.games.scamorra.machine.learned.mirror import mirrored, mirrored_actions
from ludoteca.games.scamorra.rules import numbers
from ludoteca.games.scamorra.rules.board import CARDS, HAND, RECORD
from ludoteca.games.scamorra.rules.options import Options

HIDDEN, CLASSES = len(CARDS), HAND + 1  # what is believed of each card: how many are in the other hand

SETTINGS = {
    "games": 16384,
    "steps": 24,
    "batch": 8192,
    "rate": 8e-4,
    "entropy": (0.03, 0.003),
    "magnet": 0.03,
    "half_life": 40,
    "judged": 2048,
    "typical_length": 38,
}


class Block(nn.Module):
    """What two layers find is added."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.first, self.second = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, x: Any) -> Any:
        return x + self.second(torch.relu(self.first(self.norm(x))))


class Network(nn.Module):
    def __init__(self, options: Options, width: int = 512, blocks: int = 3) -> None:
        super().__init__()
        tensor = tensor_of(Scamorra(), options)
        self.register_buffer("across", torch.from_numpy(mirrored(tensor.layout)), persistent=False)
        self.register_buffer("actions_across", torch.from_numpy(mirrored_actions()), persistent=False)
        self.stem = nn.Linear(tensor.size, width)
        self.blocks = nn.Sequential(*(Block(width) for _ in range(blocks)), nn.LayerNorm(width))
        self.policy = nn.Linear(width, numbers.COUNT)
        self.value = nn.Sequential(nn.Linear(width, 64), nn.ReLU(), nn.Linear(64, 1))
        self.belief = nn.Linear(width, HIDDEN * CLASSES)
        for last in (self.policy, self.value[2]):
            nn.init.normal_(last.weight, std=0.01 / width**0.5)
            nn.init.zeros_(last.bias)

    def forward(self, view: Any) -> tuple[Any, Any, Any]:
        """Logits of all actions, the outcome expected for the view's seat, logits of what is hidden from it."""
        is_north = view[:, 1:2] > 0.5
        x = self.blocks(torch.relu(self.stem(torch.where(is_north, view[:, self.across], view))))
        policy = self.policy(x).float()
        policy = torch.where(is_north, policy[:, self.actions_across], policy)
        value = torch.tanh(self.value(x).float()).squeeze(1)
        return policy, value, self.belief(x).float().reshape(-1, HIDDEN, CLASSES)


def network(options: Options, small: bool = False) -> Network:
    return Network(options, 128, 2) if small else Network(options)


def hidden(records: Any, seats: Any) -> Any:
    """What is hidden from these seats, one class for each thing: from the records' bytes, one row for each game."""
    assert RECORD.fields is not None
    start = RECORD.fields["hand"][1]
    hands = records[:, start : start + 2 * len(CARDS)].reshape(-1, 2, len(CARDS))
    return torch.where((seats == 0).unsqueeze(1), hands[:, 1], hands[:, 0]).to(torch.int8)
