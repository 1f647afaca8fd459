"""What the side to move can expect at the beginning of its turn, as a small network tells it: learned from games.

What counts (scene.py) adds a row each, as often as it counts, to WIDTH sums and to what the row is worth by itself. The
sums that are above 0 count for INNER more, and those that are above 0 for the result (bench/learned.md).
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.core import GameOptions, blank, record_type, rule
from ludoteca.core.shipped import read_shipped
from ludoteca.games.zama.machine.scene import MOST, ROWS, see

FILE = Path(__file__).with_name("network.npz")
SHA256 = "0b6efa079e90738062dd46ebe507a1812d1f0539e3930ab406431da4b9e245b6"
NOT_PLAYED = ("memory_aid",)  # a person's concern

WIDTH, INNER = 32, 16
MIND = record_type(
    ("is_taught", "i1"),  # whether the network says anything
    ("rows", "f4", (ROWS, WIDTH)),
    ("bias", "f4", (WIDTH,)),
    ("alone", "f4", (ROWS,)),
    ("inner", "f4", (WIDTH, INNER)),
    ("inner_bias", "f4", (INNER,)),
    ("out", "f4", (INNER,)),
)


@functools.cache
def shipped() -> dict[str, Any]:
    """The network that comes with the program."""
    return read_shipped(FILE, SHA256)


def knows(options: GameOptions) -> bool:
    """Whether the table plays what it learned from: the default rules."""
    return set(options.changed()) <= set(NOT_PLAYED)


def mind_of(network: Mapping[str, Any] | None) -> Any:
    """What a compiled search is given; without a network it judges by hand."""
    mind = blank(MIND)
    for name, part in (network or {}).items():
        mind[name][...] = part
    mind.is_taught = network is not None
    return mind


@rule
def foresee(s, mind):
    """From 0 for a loss to 1 for a win."""
    which, how_much = np.empty(MOST, np.int64), np.empty(MOST, np.float32)
    n = see(s, which, how_much)
    sums, deep = np.empty(WIDTH, np.float32), np.empty(INNER, np.float32)
    parts = mind.rows, mind.bias, mind.alone, mind.inner, mind.inner_bias, mind.out
    return add_up(parts, which, how_much, 0, n, sums, deep)


@rule
def add_up(parts, which, how_much, first, end, sums, deep):
    """What these rows are worth together, from 0 to 1; fills in the sums, and those over them."""
    rows, bias, alone, inner, inner_bias, out = parts
    for k in range(WIDTH):
        sums[k] = bias[k]
    for j in range(INNER):
        deep[j] = inner_bias[j]
    total = 0.0
    for i in range(first, end):
        row, much = which[i], np.float32(how_much[i])
        total += float(alone[row] * much)
        for k in range(WIDTH):
            sums[k] += rows[row, k] * much
    for k in range(WIDTH):
        if sums[k] > 0:
            for j in range(INNER):
                deep[j] += sums[k] * inner[k, j]
    for j in range(INNER):
        if deep[j] > 0:
            total += float(deep[j] * out[j])
    return 1.0 / (1.0 + math.exp(-total))
