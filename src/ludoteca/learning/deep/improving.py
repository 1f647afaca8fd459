"""The network follows what was worth it, in small steps, and stays near what it was on average.

Clipped policy gradients with two regularisers: chance in play (entropy), which fades, and the distance to a magnet, the
slowly moving average of the networks so far. In games with secrets the strategies of plain self-play chase each other
round; both regularisers damp that.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional

from ludoteca.learning.deep.gathering import Notes
from ludoteca.learning.deep.plan import Plan
from ludoteca.learning.deep.tables import masked

LOSSES = ("policy", "value", "belief", "entropy", "magnet", "clipped", "explained")
LONGEST_STEP = 1.0  # of a gradient


class Improver:
    def __init__(self, plan: Plan, network: Any, magnet: Any, device: str) -> None:
        self.plan, self.network, self.magnet, self.device = plan, network, magnet, device
        self.rule = torch.optim.Adam(network.parameters(), plan.rate, eps=1e-6, fused=device != "cpu")

    def improve(self, notes: Notes, rows: Any, share: float) -> Any:
        """Learn from these rows; the means of LOSSES."""
        for group in self.rule.param_groups:
            group["lr"] = self.plan.rate_at(share)
        better = notes.better[rows]
        mean, spread = better.mean(), better.std() + 1e-6
        said = torch.zeros(len(LOSSES), device=self.device)
        rounds = 0
        for _ in range(self.plan.epochs):
            for part in self._parts(rows):
                said += self._learn(notes.only(part), mean, spread, share)
                rounds += 1
        self._draw_magnet()
        return said / max(1, rounds)

    def _parts(self, rows: Any) -> Any:
        """Rows in any order, always as many at once: for another number a GPU would prepare itself anew."""
        size = min(self.plan.batch, len(rows))
        mixed = rows[torch.randperm(len(rows), device=self.device)]
        return mixed[: len(rows) // size * size].reshape(-1, size)

    def _learn(self, notes: Notes, mean: Any, spread: Any, share: float) -> Any:
        plan, view = self.plan, notes.view.float()
        with torch.autocast(self.device.split(":")[0], torch.bfloat16, enabled=self.device != "cpu"):
            logits, value, belief = self.network(view)
            pull = None
            if plan.magnet > 0:
                with torch.no_grad():
                    pull = torch.log_softmax(masked(self.magnet(view)[0], notes.legal), 1)
        logs = torch.log_softmax(masked(logits, notes.legal), 1)
        chances = logs.exp()
        chance = logs.gather(1, notes.action[:, None])[:, 0]
        ratio, worth = (chance - notes.chance).exp(), (notes.better - mean) / spread
        bound = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        losses = {
            "policy": -torch.minimum(ratio * worth, bound * worth).mean(),
            "value": functional.mse_loss(value, notes.value + notes.better),
            "belief": _belief(belief, notes.hidden.long()),
            "entropy": -(chances * logs.clamp(min=-30)).sum(1).mean(),
            "magnet": torch.zeros((), device=view.device) if pull is None else _distance(chances, logs, pull),
        }
        total = losses["policy"] + 0.5 * losses["value"] + plan.belief * losses["belief"]
        total = total - plan.entropy_at(share) * losses["entropy"] + plan.magnet * losses["magnet"]
        self.rule.zero_grad(set_to_none=True)
        total.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_STEP, foreach=True)
        self.rule.step()
        with torch.no_grad():
            clipped = (ratio != bound).float().mean()
            target = notes.value + notes.better
            explained = 1 - notes.better.var() / (target.var() + 1e-6)
            return torch.stack((*(one.detach() for one in losses.values()), clipped, explained))

    def _draw_magnet(self) -> None:
        """The average moves a little towards the network."""
        part = 1 - 0.5 ** (1 / self.plan.half_life)
        with torch.no_grad():
            torch._foreach_lerp_(list(self.magnet.parameters()), list(self.network.parameters()), part)


def _belief(logits: Any, hidden: Any) -> Any:
    """How far off what is believed is, over the things that are asked about."""
    is_asked = hidden >= 0
    off = functional.cross_entropy(logits.flatten(0, 1), hidden.flatten(), ignore_index=-100, reduction="sum")
    return off / is_asked.sum().clamp(min=1)


def _distance(chances: Any, logs: Any, pull: Any) -> Any:
    """From the magnet, as a divergence."""
    return (chances * (logs - pull).clamp(-30, 30)).sum(1).mean()
