"""The network learns what the machine thought of the moves, how the games ended, and what was hidden."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from bench.watching.noting import Notes
from ludoteca.learning.deep.tables import masked

HELD_BACK = 0.05  # of the decisions, from the end of what was noted: no game is in both parts but one
EVERY = 100  # steps between two lines of the curve


class Copying:
    """A network, and the notes it learns from.

    A move is to be played by the chance that `before`, the network it began as, gave it, times e to the power of what
    the machine thought of it; without `before` all moves are alike at first.
    """

    def __init__(
        self, network: Any, before: Any, parts: Any, notes: Notes, device: str, sharpness: float, seed: int
    ) -> None:
        torch.manual_seed(seed)
        self.network, self.before, self.device, self.sharpness = network, before, device, sharpness
        n_actions = network(torch.zeros(1, notes.view.shape[1], device=device))[0].shape[1]
        mask = np.unpackbits(notes.legal, axis=1, count=n_actions)
        self.view = torch.from_numpy(notes.view).to(device)
        self.legal = torch.from_numpy(mask.astype(np.int8)).to(device)
        self.actions = torch.from_numpy(notes.actions.astype(np.int64)).to(device)
        self.values = torch.from_numpy(notes.values).to(device)
        self.paid = torch.from_numpy(notes.paid).to(device)
        hidden = parts.hidden(torch.from_numpy(notes.record), torch.from_numpy(notes.seat))
        self.hidden = hidden.to(torch.int8).to(device)
        self.held = max(1, round(len(notes.paid) * HELD_BACK))

    def learn(self, seconds: float, passes: int, batch: int, rate: float, curve: Path) -> None:
        """So many times through the notes, or for so long."""
        n = len(self.paid) - self.held
        batch = min(batch, n)
        steps = max(1, passes * (n // batch))
        rule = torch.optim.AdamW(self.network.parameters(), rate, weight_decay=1e-2)
        slower = torch.optim.lr_scheduler.OneCycleLR(rule, rate, total_steps=steps, pct_start=0.05)
        begun, order = time.monotonic(), torch.randperm(n, device=self.device)
        for step in range(steps):
            at = step % (n // batch)
            if at == 0:
                order = torch.randperm(n, device=self.device)
            losses = self._losses(order[at * batch : (at + 1) * batch])
            rule.zero_grad(set_to_none=True)
            (losses["policy"] + 0.5 * losses["value"] + 0.1 * losses["belief"]).backward()
            torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
            rule.step()
            slower.step()
            if step % EVERY == 0 or step == steps - 1:
                is_over = time.monotonic() - begun > seconds
                self._note(curve, step, time.monotonic() - begun, losses)
                if is_over:
                    break

    def _losses(self, rows: Any) -> dict[str, Any]:
        with torch.autocast(self.device.split(":")[0], torch.bfloat16, enabled=self.device != "cpu"):
            logits, value, belief = self.network(self.view[rows].float())
        logs = torch.log_softmax(masked(logits.float(), self.legal[rows]), 1)
        actions = self.actions[rows]
        wanted = self.values[rows] / self.sharpness + self._chances_before(rows, actions)
        wanted = wanted.masked_fill(actions < 0, -torch.inf).softmax(1)
        found = logs.gather(1, actions.clamp(min=0))
        hidden = self.hidden[rows].long()
        off = functional.cross_entropy(belief.flatten(0, 1), hidden.flatten(), ignore_index=-100, reduction="sum")
        return {
            "policy": -(wanted * found.masked_fill(actions < 0, 0)).sum(1).mean(),
            "value": functional.mse_loss(value, self.paid[rows]),
            "belief": off / (hidden >= 0).sum().clamp(min=1),
            "agrees": (masked(logits, self.legal[rows]).argmax(1) == actions[:, 0]).float().mean(),
        }

    def _chances_before(self, rows: Any, actions: Any) -> Any:
        """Their logarithms."""
        if self.before is None:
            return 0.0
        with torch.no_grad():
            logits = self.before(self.view[rows].float())[0].float()
        return torch.log_softmax(masked(logits, self.legal[rows]), 1).gather(1, actions.clamp(min=0))

    def _note(self, curve: Path, step: int, seconds: float, losses: dict[str, Any]) -> None:
        """The losses of this step, and on the decisions held back."""
        self.network.eval()
        with torch.no_grad():
            last = torch.arange(len(self.paid) - self.held, len(self.paid), device=self.device)
            held = [self._losses(part) for part in last.split(2048)]
        self.network.train()
        line: dict[str, Any] = {"step": step, "seconds": round(seconds, 1)}
        line |= {name: round(float(loss.detach()), 5) for name, loss in losses.items()}
        line |= {f"held_{name}": round(float(sum(part[name] for part in held)) / len(held), 5) for name in losses}
        print(json.dumps(line), flush=True)
        with curve.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
