"""The small network learns: one layer over what counts, fitted to what the large one says and a little to who won.

In every batch the three symbols change places, since none is more than another, and half of the boards are seen in a
mirror. Gradients by hand, Adam, NumPy alone: it takes a minute.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from bench.pupil.noting import BOARD, HAND, KINDS, Floats, Notes
from ludoteca.games.scamorra.machine.mind import AT, COUNT, ROWS, TURNS_PLAYED, WIDTH
from ludoteca.games.scamorra.machine.network import CAPTURED, PLACES
from ludoteca.games.scamorra.machine.worth import read_weights
from ludoteca.games.scamorra.rules.board import SIZE

TOLD = 0.75  # how much of what is learned is what the large network says; the rest is who won
BATCH = 768
RATE = 3e-3
HELD_BACK = 14  # one part in so many, the last games, is never learned from
SHOWN_AT_ONCE = 8192
Rows = npt.NDArray[np.int64]


def seen(notes: Notes, rows: Rows, kind: int, rng: np.random.Generator | None = None) -> Floats:
    """What counts, as numbers in their places; with `rng` turned about."""
    theirs, own = KINDS[kind]
    columns = np.r_[0:BOARD, theirs : theirs + HAND, own : own + HAND]
    which = notes.which[rows][:, columns].astype(np.int64)
    how_much = notes.how_much[rows][:, columns].astype(np.float32)
    if rng is not None:
        which = _turned(which, rng)
    found = np.zeros((len(rows), ROWS), np.float32)
    counts = which >= 0
    row, _ = np.nonzero(counts)
    np.add.at(found, (row, which[counts]), how_much[counts])
    return found


def _turned(which: Rows, rng: np.random.Generator) -> Rows:
    """Other symbols, and perhaps left and right exchanged."""
    is_place = (which >= AT) & (which < TURNS_PLAYED)
    piece, place = np.divmod(np.where(is_place, which - AT, 0), PLACES)
    by, is_mirrored = rng.integers(0, 3, len(which))[:, None], (rng.random(len(which)) < 0.5)[:, None]
    piece = piece // 3 * 3 + (piece + by) % 3
    place = np.where(is_mirrored & (place < CAPTURED), place // SIZE * SIZE + SIZE - 1 - place % SIZE, place)
    return np.where(is_place, AT + PLACES * piece + place, which)


class Pupil:
    """The network while it learns; begins with what is judged by hand."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = np.random.default_rng(seed)
        self.parts: dict[str, Floats] = {
            "rows": (rng.normal(0, 0.15, (ROWS, WIDTH))).astype(np.float32),
            "bias": np.zeros(WIDTH, np.float32),
            "out": rng.normal(0, 0.3 / WIDTH**0.5, WIDTH).astype(np.float32),
            "alone": np.zeros(ROWS, np.float32),
        }
        self.parts["alone"][:COUNT] = read_weights().mean(axis=0)
        self._mean = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._square = {name: np.zeros_like(part) for name, part in self.parts.items()}

    def judge(self, given: Floats) -> tuple[Floats, Floats]:
        """What each sum counts, and what the mover can expect, from -1 to 1."""
        counted = np.maximum(given @ self.parts["rows"] + self.parts["bias"], 0)
        return counted, np.tanh((counted @ self.parts["out"] + given @ self.parts["alone"]) / 2)

    def learn(self, notes: Notes, epochs: int) -> Iterator[str]:
        """Says after each epoch how well it judges what it was never shown."""
        end = len(notes) - len(notes) // HELD_BACK
        steps, step = epochs * (end // BATCH), 0
        for epoch in range(epochs):
            order = self.rng.permutation(end)
            for first in range(0, end - BATCH + 1, BATCH):
                rows, kind = order[first : first + BATCH], step % len(KINDS)
                step += 1
                given = seen(notes, rows, kind, self.rng)
                rate = RATE * min(1.0, step / 100) * max(0.01, 0.5 + 0.5 * np.cos(np.pi * step / steps))
                self._improve(self._slopes(given, _lesson(notes, rows, kind)), rate, step)
            yield f"epoch {epoch + 1}: {self.judged(notes, np.arange(end, len(notes)))}"

    def _slopes(self, given: Floats, lesson: Floats) -> dict[str, Floats]:
        counted, value = self.judge(given)
        slope = (2 * (value - lesson) * (1 - value * value) / len(given)).astype(np.float32)
        inner = np.outer(slope, self.parts["out"]) * (counted > 0)
        return {
            "rows": given.T @ inner,
            "bias": inner.sum(axis=0),
            "out": counted.T @ slope,
            "alone": given.T @ slope,
        }

    def _improve(self, slopes: dict[str, Floats], rate: float, step: int) -> None:
        """Adam."""
        for name, slope in slopes.items():
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope * slope - self._square[name])
            mean, square = self._mean[name] / (1 - 0.9**step), self._square[name] / (1 - 0.999**step)
            self.parts[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def judged(self, notes: Notes, rows: Rows) -> str:
        """The share of the variance of results, and of what the large network says, that it foresees; and that of
        results which the large one foresees."""
        said = []
        for kind in range(len(KINDS)):
            parts = [rows[first : first + SHOWN_AT_ONCE] for first in range(0, len(rows), SHOWN_AT_ONCE)]
            value = np.concatenate([self.judge(seen(notes, part, kind))[1] for part in parts])
            told = notes.value_there[rows] if kind == 2 else notes.value[rows]
            said.append(f"{foreseen(value, notes.result[rows]):.4f} {foreseen(value, told):.4f}")
        return f"{', '.join(said)}; the large one {foreseen(notes.value[rows], notes.result[rows]):.4f}"


def _lesson(notes: Notes, rows: Rows, kind: int) -> Floats:
    told = notes.value_there if kind == 2 else notes.value
    lesson: Floats = TOLD * told[rows] + np.float32(1 - TOLD) * notes.result[rows]
    return lesson


def foreseen(value: Floats, truth: Floats) -> float:
    return float(1 - ((value - truth) ** 2).mean() / truth.var())
