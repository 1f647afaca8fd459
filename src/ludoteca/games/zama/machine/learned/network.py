"""The network: residual convolutions over the cells, with what concerns the whole board beside them.

It sees the cards as its own and the other side's, so that one side's games teach both. What can be done on a cell is
said by that cell's numbers; laying out and `done` by those of the whole board. For two players.

Belief: for each cell in reading order (a1 first) which of the 52 cards lies there. It is learned only where it matters:
on cells whose card the other side has seen and this one has not; nobody has decided yet what an unseen card is.
"""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np
import torch
from torch import nn

from ludoteca.core.tensors import tensor_of
from ludoteca.games.zama.game import Zama
from ludoteca.games.zama.rules.board import CAP, EMPTY, FACE_UP, PHASES, RECORD, SLIDES, cell
from ludoteca.games.zama.rules.cards import CARDS
from ludoteca.games.zama.rules.numbers import CELLS_FROM, ONE_CELL
from ludoteca.games.zama.rules.options import Options

CLASSES = CARDS
UNASKED = -100  # a cell of which there is nothing to believe
PLACES = ("moved", "looked", "pending_from", "pending_to", "did_from", "did_to", "shown", "duel_at")
KINDS, ACTS = range(-1, 7), range(10)  # of a pending act; of the last act
RESULTS = range(-1, 6)

SETTINGS = {
    "games": 2048,
    "steps": 96,
    "batch": 2048,
    "rate": 1e-3,
    "entropy": (0.01, 0.002),
    "magnet": 0.0,
    "half_life": 10,
    "trace": 0.97,
    "draw": 0.3,
    "typical_length": 150,
}


def grid(options: Options) -> np.ndarray:
    """The cells in reading order."""
    return np.array([cell(file, rank) for rank in range(options.ranks) for file in range(options.files)])


class Block(nn.Module):
    """What two convolutions find around each cell is added, and what is so on the whole board."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(width, width, 3, padding=1)
        self.second = nn.Conv2d(width, width, 3, padding=1)
        self.whole = nn.Linear(2 * width, width)
        for last in (self.second, self.whole):
            nn.init.zeros_(last.weight)
            nn.init.zeros_(last.bias)

    def forward(self, x: Any) -> Any:
        found = torch.relu(self.first(x))
        whole = self.whole(pooled(found))
        return torch.relu(x + self.second(found) + whole[:, :, None, None])


def pooled(x: Any) -> Any:
    """The mean and the most over all cells."""
    return torch.cat((x.mean((2, 3)), x.amax((2, 3))), 1)


class Network(nn.Module):
    def __init__(self, options: Options, width: int = 64, blocks: int = 4) -> None:
        super().__init__()
        tensor = tensor_of(Zama(), options)
        starts = np.cumsum([0, *(math.prod(shape) for shape in tensor.layout.values())]).tolist()
        self.at = {name: (start, shape) for start, (name, shape) in zip(starts, tensor.layout.items())}
        self.shape, self.n_cells = (options.ranks, options.files), options.ranks * options.files
        self.register_buffer("cells", torch.from_numpy(grid(options)).float().reshape(1, 1, *self.shape), False)
        rank, file = np.indices(self.shape) / np.array(self.shape).reshape(2, 1, 1)
        self.register_buffer("edges", torch.from_numpy(np.stack((rank, file, 1 - rank, 1 - file))).float()[None], False)
        n_planes = 3 + 54 + 3 + len(PLACES) + 4
        n_facts = 2 * CARDS + len(PHASES) + len(KINDS) + len(ACTS) + len(RESULTS) + 8
        self.stem = nn.Sequential(nn.Conv2d(n_planes, 2 * width, 1), nn.ReLU(), nn.Conv2d(2 * width, width, 1))
        self.facts = nn.Sequential(nn.Linear(n_facts, 2 * width), nn.ReLU(), nn.Linear(2 * width, width))
        self.blocks = nn.Sequential(*(Block(width) for _ in range(blocks)))
        self.on_cells = nn.Sequential(nn.Conv2d(width, width, 1), nn.ReLU(), nn.Conv2d(width, ONE_CELL, 1))
        self.whole = nn.Sequential(nn.Linear(3 * width, 2 * width), nn.ReLU())
        self.policy = nn.Linear(2 * width, CELLS_FROM)
        self.value = nn.Linear(2 * width, 1)
        self.belief = nn.Conv2d(width, CLASSES, 1)
        for last in (self.policy, self.value, self.on_cells[2]):
            nn.init.normal_(last.weight, std=0.1 / width)
            nn.init.zeros_(last.bias)

    def part(self, view: Any, name: str) -> Any:
        start, shape = self.at[name]
        return view[:, start : start + math.prod(shape)].reshape(-1, *shape)

    def planes(self, view: Any, is_second: Any) -> Any:
        """What lies on each cell."""
        second = is_second[:, :, None, None]
        owner, seen, face = (self.part(view, name) for name in ("owner", "seen", "face"))
        by_side = [torch.where(second, one[:, :2].flip(1), one[:, :2]) for one in (owner, seen)]
        acts = []
        for name in PLACES:
            start, shape = self.at[name]
            places = view[:, start : start + math.prod(shape)]
            acts.append((places[:, :, None, None] == self.cells).to(view.dtype).amax(1, keepdim=True))
        empty, face_up = owner[:, EMPTY : EMPTY + 1], seen[:, FACE_UP.bit_length() - 1 :]
        edges = self.edges.to(view.dtype) + torch.zeros_like(empty)
        return torch.cat((*by_side, empty, face_up, face, *acts, edges), 1)

    def whole_board(self, view: Any, is_second: Any) -> Any:
        """What concerns the whole board."""
        out, cards = self.part(view, "out")[:, :, :2].permute(0, 2, 1), self.part(view, "cards")[:, :2]
        out = torch.where(is_second[:, :, None], out.flip(1), out).flatten(1)
        cards = torch.where(is_second, cards.flip(1), cards) / CARDS
        steps = [self._one_of(view, "pending", KINDS), self._one_of(view, "did", ACTS)]
        steps.append(self._one_of(view, "duel_result", RESULTS))
        counts = [self.part(view, name).reshape(-1, 1) for name in ("quiet", "plies", "left", "n_moved", "n_looked")]
        scales = (CAP / 20, CAP / 100, 1 / SLIDES, 1 / SLIDES, 1 / 2)
        counts = [count * scale for count, scale in zip(counts, scales)]
        did_by = (self.part(view, "did_by").reshape(-1, 1) == is_second.to(view.dtype)).to(view.dtype)
        return torch.cat((out, cards, self.part(view, "phase"), *steps, *counts, did_by), 1)

    def _one_of(self, view: Any, name: str, values: range) -> Any:
        kinds = torch.arange(values.start, values.stop, device=view.device, dtype=view.dtype)
        return (self.part(view, name).reshape(-1, 1) == kinds).to(view.dtype)

    def forward(self, view: Any) -> tuple[Any, Any, Any]:
        """Logits of all actions, the outcome expected for the view's seat, logits of what lies on each cell."""
        is_second = view[:, 1:2] > 0.5
        facts = self.facts(self.whole_board(view, is_second))
        cells = self.planes(view, is_second).contiguous(memory_format=torch.channels_last)
        x = self.blocks(torch.relu(self.stem(cells) + facts[:, :, None, None]))
        whole = self.whole(torch.cat((pooled(x), facts), 1))
        on_cells = self.on_cells(x).float().permute(0, 2, 3, 1).reshape(-1, self.n_cells * ONE_CELL)
        belief = self.belief(x).float().permute(0, 2, 3, 1).reshape(-1, self.n_cells, CLASSES)
        policy = torch.cat((self.policy(whole).float(), on_cells), 1)
        return policy, torch.tanh(self.value(whole).float()).squeeze(1), belief


def network(options: Options, small: bool = False) -> Network:
    return Network(options, 16, 2) if small else Network(options)


def hidden(records: Any, seats: Any) -> Any:
    """Which card lies on each cell that only the other side has seen; from the records' bytes, a row for each game."""
    owner, face, seen = (_field(records, name) for name in ("owner", "face", "seen"))
    knows = (seen & (FACE_UP | 1 << seats.long()).unsqueeze(1)) != 0
    is_asked = (owner < EMPTY) & (face >= 0) & ~knows
    return torch.where(is_asked, face, torch.full_like(face, UNASKED))


def _field(records: Any, name: str) -> Any:
    """What a field of the record says of each cell."""
    assert RECORD.fields is not None
    dtype, start = RECORD.fields[name][:2]
    found = records[:, start : start + dtype.itemsize]
    return (found.view(torch.int8) if dtype.base.kind == "i" else found)[:, _cells(records.device)]


@functools.cache
def _cells(device: Any) -> Any:
    """Where a field of the record tells of each cell of the default table; copied to a device once."""
    return torch.from_numpy(grid(Options())).to(device)
