"""Games are played by the network, and noted for it to learn from."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

import torch

from ludoteca.learning.deep.plan import Plan
from ludoteca.learning.deep.returns import advantages
from ludoteca.learning.deep.tables import Tables, drawn, masked

SAID = ("decisions", "games", "draws", "first", "own")  # the last two: what the first seat won, and the learner's


@dataclass
class Notes:
    """Decisions, one row each."""

    view: Any
    legal: Any
    action: Any
    chance: Any  # the logarithm of the chance with which it was played
    value: Any
    better: Any  # than expected: what it won
    hidden: Any

    def only(self, rows: Any) -> Notes:
        return Notes(*(getattr(self, name)[rows] for name in Notes.__dataclass_fields__))


class Gatherer:
    """Plays so many steps at a time in memory that it keeps."""

    def __init__(self, plan: Plan, parts: ModuleType, tables: Tables, frozen: Any = None) -> None:
        self.plan, self.parts, self.tables, self.frozen = plan, parts, tables, frozen
        steps, n, device = plan.steps, tables.n, tables.device
        view, legal = tables.view(), tables.legal()
        hidden = parts.hidden(tables.records(), tables.seats())
        half = torch.float16 if device != "cpu" else torch.float32

        def room(like: Any, dtype: Any) -> Any:
            return torch.zeros((steps, n, *like.shape[1:]), dtype=dtype, device=device)

        self.view, self.legal, self.hidden = room(view, half), room(legal, torch.int8), room(hidden, torch.int8)
        empty = torch.zeros(n, device=device)
        self.action, self.chance, self.value = (
            room(empty, torch.int64),
            room(empty, view.dtype),
            room(empty, view.dtype),
        )
        self.ended = room(empty, view.dtype)
        self.seats, self.paid = (room(torch.zeros(n, tables.payers), view.dtype) for _ in range(2))
        # whom the learner plays in each game against a frozen network: half the games each
        self.own = torch.arange(n, device=device) % tables.payers

    def gather(self, network: Any, share: float) -> tuple[Notes, Any, Any]:
        """Play, and note; also the rows that can be learned from, and sums of what happened (SAID)."""
        with torch.no_grad():
            for step in range(self.plan.steps):
                self._step(step, network)
            return self._noted(share)

    def _step(self, step: int, network: Any) -> None:
        tables = self.tables
        view, legal, seats = tables.view(), tables.legal(), tables.seats()
        self.view[step], self.legal[step] = view, legal
        self.hidden[step] = self.parts.hidden(tables.records(), seats)
        self.seats[step] = torch.nn.functional.one_hot(seats.long(), tables.payers)
        # the network is shown what it will be shown again: rounded as it is kept
        logits, value, _ = network(self.view[step].float())
        if self.frozen is not None:
            logits = torch.where((seats == self.own)[:, None], logits, self.frozen(view)[0])
        logits = masked(logits, legal)
        action = drawn(logits, legal)
        self.action[step], self.value[step] = action, value
        self.chance[step] = torch.log_softmax(logits, 1).gather(1, action[:, None])[:, 0]
        ended, paid = tables.step(action)
        self.ended[step], self.paid[step] = ended, paid

    def _noted(self, share: float) -> tuple[Notes, Any, Any]:
        ended, paid = self.ended, self.paid
        is_draw = (ended[..., None] > 0) & (paid == 0).all(-1, keepdim=True)
        costly = torch.where(is_draw, torch.full_like(paid, -self.plan.draw_at(share)), paid)
        better, known = advantages(self.seats, self.value, ended, costly, self.plan.trace)
        if self.frozen is not None:
            known = known * self.seats.gather(2, self.own.expand(len(known), -1)[..., None])[..., 0]
        games = ended.sum()
        result = paid.gather(2, self.own.expand(len(paid), -1)[..., None]).sum()
        count = torch.full_like(games, ended.numel())
        said = torch.stack((count, games, is_draw.sum().float(), paid[..., 0].sum(), result))
        noted = (self.view, self.legal, self.action, self.chance, self.value, better, self.hidden)
        return Notes(*(one.flatten(0, 1) for one in noted)), known.flatten().nonzero()[:, 0], said
