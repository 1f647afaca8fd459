"""`python -m bench.teaching.lesson`: train a network on positions. PyTorch is imported here only.

What it learns is the chance to win, with a null game as half a win: of each position a mixture of what the search said
of it and how its game ended. It is trained in fractions, kept within what the whole numbers of the shipped network
can say, and then rounded to them. A training that was killed goes on from its last checkpoint.
"""

from __future__ import annotations

import io
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from cyclopts import App
from torch import nn

from bench.command import run
from ludoteca.games.latrunculi.machine import network
from ludoteca.games.latrunculi.machine.lines import ADDS, BASES, N_LINES, N_ROWS, reversed_rows

CALM = 36  # positions with more quiet plies say more of the stall than of themselves
HELD_BACK = 0.02  # of the positions, to test with
SCALES = range(100, 701, 20)  # at which value a win is as likely as e to 1
EVERY = 250  # steps between two lines of the log
KEPT_EVERY = 20.0  # seconds between two checkpoints
MOST_IN_TABLE = 3.0

app = App(name="lesson", help=__doc__, help_format="plaintext", version_flags=[])


class Positions:
    """Everything there is to learn from, on the device that trains."""

    def __init__(self, files: list[Path], device: str) -> None:
        parts = [_calm(np.load(file)) for file in files]
        tested = [part[: int(len(part) * HELD_BACK)] for part in parts]  # whole games, but for the last of each
        learned = np.concatenate([part[len(test) :] for part, test in zip(parts, tested, strict=True)])
        found = np.concatenate([*tested, learned])
        self.device, self.n, self.tested = device, len(found), len(found) - len(learned)
        self.scores = torch.from_numpy(found["score"].astype(np.float32)).to(device)
        self.results = torch.from_numpy((found["result"].astype(np.float32) + 1) / 2).to(device)
        words = [torch.from_numpy(found[side].view(np.int64)).to(device) for side in ("own", "other")]
        self.rows = torch.empty((self.n, N_LINES), dtype=torch.int32, device=device)
        self.men = torch.empty((self.n, 2), dtype=torch.int64, device=device)
        for start in range(0, self.n, 1 << 18):
            here = slice(start, start + (1 << 18))
            self.rows[here], self.men[here] = _rows(words[0][here], words[1][here])

    def scale(self) -> int:
        """How far a score tells the result, found by the least squares."""
        errors = {scale: float((torch.sigmoid(self.scores / scale) - self.results).square().mean()) for scale in SCALES}
        return min(errors, key=errors.__getitem__)


def _calm(positions: np.ndarray) -> np.ndarray:
    return positions[positions["quiet"] < CALM]


def _rows(own: torch.Tensor, other: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The table's row of each line, and the numbers of men."""
    device = own.device
    shifts = torch.arange(64, device=device)
    sides = [(words[:, None] >> shifts & 1).to(torch.float32) for words in (own, other)]
    adds = [torch.from_numpy(ADDS[side, :64, :N_LINES].astype(np.float64)).to(device) for side in range(2)]
    rows = sides[0].double() @ adds[0] + sides[1].double() @ adds[1]
    bases = torch.from_numpy(BASES[:N_LINES].astype(np.int64)).to(device)
    men = torch.stack([side.sum(1) for side in sides], 1).long()
    return (rows.round().long() + bases).int(), men


class Net(nn.Module):
    """The network in fractions: its values are of the logistic curve, not hundredths of a man."""

    def __init__(self) -> None:
        super().__init__()
        pairs = np.minimum(reversed_rows(), np.arange(N_ROWS))
        used, places = np.unique(pairs, return_inverse=True)  # a pattern and its reverse share a row
        self.register_buffer("places", torch.from_numpy(places))
        self.table = nn.EmbeddingBag(len(used), network.WIDTH, mode="sum")
        nn.init.normal_(self.table.weight, std=0.01)
        self.bias = nn.Parameter(torch.full((network.WIDTH,), 0.3))
        self.out = nn.Parameter(torch.randn(network.STAGES, network.WIDTH) * 0.1)
        men = torch.arange(network.MEN, dtype=torch.float32)
        self.men = nn.Parameter(0.4 * (men[:, None] - men[None, :]))

    def forward(self, rows: torch.Tensor, men: torch.Tensor) -> torch.Tensor:
        sums = (self.table(self.places[rows.long()]) + self.bias).clamp(0, 1)
        stages = (men.sum(1) - 2) * network.STAGES // 15
        return self.men[men[:, 0], men[:, 1]] + (sums.square() * self.out[stages]).sum(1)

    @torch.no_grad()
    def keep_within(self, scale: int) -> None:
        """What is shipped are whole numbers of limited size."""
        self.table.weight.clamp_(-MOST_IN_TABLE, MOST_IN_TABLE)
        self.bias.clamp_(-MOST_IN_TABLE, MOST_IN_TABLE)
        most = network.MOST / scale
        self.out.clamp_(-most, most)

    def whole(self, scale: int) -> dict[str, np.ndarray]:
        """As it is shipped."""

        def rounded(values: torch.Tensor, kind: Any) -> np.ndarray:
            return np.rint(values.detach().cpu().double().numpy()).astype(kind)

        table = self.table.weight[self.places] * network.ONE
        out = self.out.double() * scale * 2**network.SHIFT / network.ONE**2
        return {
            "table": rounded(table, np.int16),
            "bias": rounded(self.bias * network.ONE, np.int16),
            "out": rounded(out.clamp(-network.MOST, network.MOST), np.int16),
            "men": rounded(self.men * scale, np.int32),
        }


@app.default
def lesson(
    *files: Path,
    to: Path,
    log: Path,
    device: str = "cpu",
    steps: int = 6000,
    batch: int = 8192,
    rate: float = 4e-3,
    share: float = 0.9,
    seconds: float = 120.0,
    seed: int = 1,
) -> int:
    """Train on the positions of these files.

    Parameters
    ----------
    files: positions that the machine kept of its games
    to: the network's file
    log: a line of JSON for every few steps
    device: cpu or cuda
    steps: of the training
    batch: positions a step
    rate: the highest rate of learning
    share: of what the search said; the rest is how the game ended
    seconds: at most; the rate falls faster where time is short
    seed: of the first numbers, and of the order
    """
    torch.manual_seed(seed)
    torch.set_num_threads(1 if device == "cpu" else 4)
    positions = Positions(list(files), device)
    scale = positions.scale()
    net = Net().to(device)
    optimiser = torch.optim.Adam(net.parameters(), rate, betas=(0.9, 0.99))
    checkpoint, step, spent = to.with_suffix(".pt"), 0, 0.0
    if checkpoint.exists():
        kept = torch.load(checkpoint, map_location=device, weights_only=True)
        net.load_state_dict(kept["net"])
        optimiser.load_state_dict(kept["optimiser"])
        step, spent = kept["step"], kept["spent"]
    tested = positions.tested
    wanted = share * torch.sigmoid(positions.scores / scale) + (1 - share) * positions.results
    begun = kept_at = time.monotonic()
    errors = torch.zeros((), device=device)
    counted = 0
    print(f"{positions.n} positions, a win is e to 1 at {scale}", flush=True)
    while True:
        gone = spent + time.monotonic() - begun
        progress = max(step / steps, gone / seconds)
        if progress >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = rate * _shape(progress)
        chosen = torch.randint(tested, positions.n, (batch,), device=device)
        error = (torch.sigmoid(net(positions.rows[chosen], positions.men[chosen])) - wanted[chosen]).square().mean()
        optimiser.zero_grad()
        error.backward()
        optimiser.step()
        net.keep_within(scale)
        step += 1
        errors += error.detach()
        counted += 1
        if step % EVERY == 0:
            _tell(log, step, gone, float(errors / counted), _test(net, positions, wanted, tested))
            errors.zero_()
            counted = 0
        if time.monotonic() - kept_at > KEPT_EVERY:
            kept_at = time.monotonic()
            _keep(checkpoint, net, optimiser, step, spent + kept_at - begun)
    _tell(log, step, gone, float(errors / max(1, counted)), _test(net, positions, wanted, tested))
    written = io.BytesIO()
    np.savez_compressed(written, **net.whole(scale))  # type: ignore[arg-type]
    to.write_bytes(written.getvalue())
    checkpoint.unlink(missing_ok=True)
    ahead = net.whole(scale)["men"].diagonal(-1).tolist()
    print(f"{step} steps, {len(written.getvalue())} bytes; a man ahead, by men: {ahead}", flush=True)
    return 0


def _shape(progress: float) -> float:
    """The rate of learning rises at first and then falls."""
    return min(1.0, progress / 0.05) * (1 - progress) ** 1.2 + 1e-3


@torch.no_grad()
def _test(net: Net, positions: Positions, wanted: torch.Tensor, tested: int) -> tuple[float, float]:
    """The mean squared error on positions that were held back: of the mixture, and of the result alone."""
    parts = [slice(i, min(tested, i + 65536)) for i in range(0, tested, 65536)]
    said = torch.cat([torch.sigmoid(net(positions.rows[part], positions.men[part])) for part in parts])
    return (
        float((said - wanted[:tested]).square().mean()),
        float((said - positions.results[:tested]).square().mean()),
    )


def _tell(log: Path, step: int, gone: float, error: float, test: tuple[float, float]) -> None:
    line = {"step": step, "seconds": round(gone, 1), "error": error, "test": test[0], "result": test[1]}
    with log.open("a") as out:
        print(json.dumps(line), file=out)


def _keep(checkpoint: Path, net: Net, optimiser: Any, step: int, spent: float) -> None:
    partial = checkpoint.with_suffix(".partial")
    kept = {"net": net.state_dict(), "optimiser": optimiser.state_dict(), "step": step, "spent": spent}
    torch.save(kept, partial)
    partial.replace(checkpoint)


if __name__ == "__main__":
    run(app)
