"""The network learns how the games ended: gradients by hand, Adam, some hundred thousand positions a second."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from bench.foresight.noting import Notes
from ludoteca.core import rule
from ludoteca.games.zama.machine.network import INNER, WIDTH, add_up
from ludoteca.games.zama.machine.scene import ROWS

BATCH = 512
RATE = 2e-3
DECAY = 1e-4  # of the rows, a step
HELD_BACK = 20  # one part in so many, the last games, is never learned from


@rule
def slopes(p, g, which, how_much, ends, lesson, order):  # type: ignore[no-untyped-def]
    """Adds the slopes of a batch to g; the loss. Both are tuples: rows, bias, alone, inner, inner bias, out."""
    inner, out = p[3], p[5]
    g_rows, g_bias, g_alone, g_inner, g_inner_bias, g_out = g
    sums, deep = np.empty(WIDTH, np.float32), np.empty(INNER, np.float32)
    d_sums, loss = np.empty(WIDTH, np.float32), 0.0
    for number in order:
        first, end = ends[number - 1] if number else 0, ends[number]
        value = add_up(p, which, how_much, first, end, sums, deep)
        slope = np.float32(value - lesson[number])
        loss += slope * slope
        d_sums[:] = 0
        for j in range(INNER):
            if deep[j] > 0:
                g_out[j] += slope * deep[j]
                d = slope * out[j]
                g_inner_bias[j] += d
                for k in range(WIDTH):
                    if sums[k] > 0:
                        g_inner[k, j] += d * sums[k]
                        d_sums[k] += d * inner[k, j]
        for k in range(WIDTH):
            g_bias[k] += d_sums[k]
        for i in range(first, end):
            row, much = which[i], np.float32(how_much[i])
            g_alone[row] += slope * much
            for k in range(WIDTH):
                g_rows[row, k] += d_sums[k] * much
    return loss


@rule
def adam(part, slope, mean, square, rate, step, n, decay):  # type: ignore[no-untyped-def]
    """One step; the slopes are cleared."""
    one, two = 1 - 0.9**step, 1 - 0.999**step
    for i in range(len(part)):
        d = slope[i] / n
        slope[i] = 0
        mean[i] += np.float32(0.1) * (d - mean[i])
        square[i] += np.float32(0.001) * (d * d - square[i])
        part[i] -= np.float32(rate) * (mean[i] / one / (np.sqrt(square[i] / two) + 1e-8) + decay * part[i])


@rule
def judge_all(p, which, how_much, ends, first, values):  # type: ignore[no-untyped-def]
    sums, deep = np.empty(WIDTH, np.float32), np.empty(INNER, np.float32)
    for i in range(len(values)):
        number = first + i
        start = ends[number - 1] if number else 0
        values[i] = add_up(p, which, how_much, start, ends[number], sums, deep)


NAMES = ("rows", "bias", "alone", "inner", "inner_bias", "out")


class Learner:
    def __init__(self, seed: int, threads: int = 1) -> None:
        self.threads, self.steps = threads, 0
        self.rng = rng = np.random.default_rng(seed)
        shapes = ((ROWS, WIDTH), (WIDTH,), (ROWS,), (WIDTH, INNER), (INNER,), (INNER,))
        spread = (0.1, 0, 0, (2 / WIDTH) ** 0.5, 0, 0.3 / INNER**0.5)
        self.parts = [rng.normal(0, much, shape).astype(np.float32) for shape, much in zip(shapes, spread, strict=True)]
        self.parts[1][:] = 0.1
        self._mean, self._square = ([np.zeros_like(part) for part in self.parts] for _ in range(2))
        self._slopes = [tuple(np.zeros_like(part) for part in self.parts) for _ in range(threads)]

    @property
    def named(self) -> dict[str, Any]:
        return dict(zip(NAMES, self.parts, strict=True))

    def learn(self, notes: Notes, begin: int, epochs: int, seconds: float, rate: float = RATE) -> Iterator[str]:
        """From row `begin` on; says after each epoch how well it judges what it was never shown. Ever slower."""
        end, begun, step, batch = len(notes) - len(notes) // HELD_BACK, time.monotonic(), 0, BATCH * self.threads
        steps = max(1, epochs * ((end - begin) // batch))
        with ThreadPoolExecutor(self.threads) as pool:
            for epoch in range(epochs):
                order, loss, seen = begin + self.rng.permutation(end - begin), 0.0, 0
                for first in range(0, end - begin - batch + 1, batch):
                    step += 1
                    done = max(step / steps, (time.monotonic() - begun) / seconds)
                    if done > 1:
                        break
                    self.steps += 1
                    slower = rate * min(1.0, step / 200) * max(0.02, 1 - done)
                    loss += self._improve(pool, notes, order[first : first + batch], slower)
                    seen += batch
                said = f"epoch {epoch + 1}: {seen} positions, loss {loss / max(1, seen):.5f}"
                yield f"{said}, {self.judged(notes, end)}, {time.monotonic() - begun:.0f} s"

    def _improve(self, pool: ThreadPoolExecutor, notes: Notes, batch: Any, rate: float) -> float:
        """One step: every thread finds the slopes of its share. The loss."""

        def share(number: int) -> float:
            rows = batch[number :: self.threads]
            given = notes.which, notes.how_much, notes.ends, notes.result
            return float(slopes(tuple(self.parts), self._slopes[number], *given, rows))

        loss = sum(pool.map(share, range(self.threads)))
        for i, part in enumerate(self.parts):
            slope = self._slopes[0][i]
            for others in self._slopes[1:]:
                slope += others[i]
                others[i][:] = 0
            decay = DECAY if part.ndim > 1 else 0.0
            flat = part.ravel(), slope.ravel(), self._mean[i].ravel(), self._square[i].ravel()
            adam(*flat, rate, self.steps, len(batch), decay)
        return loss

    def judged(self, notes: Notes, first: int) -> str:
        """The share of the variance of results that it foresees, and that the judgement without a network does."""
        values = np.empty(len(notes) - first, np.float32)
        judge_all(tuple(self.parts), notes.which, notes.how_much, notes.ends, first, values)
        result = notes.result[first:]
        return f"{foreseen(values, result):.4f}; by hand {foreseen(notes.judged[first:], result):.4f}"


def foreseen(value: Any, truth: Any) -> float:
    return float(1 - ((value - truth) ** 2).mean() / truth.var())
