"""Random numbers for compiled searches: the state fits a register, and interpreted code draws the same numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.rule import rule


@rule
def first_state(seed: int | np.uint64) -> np.uint64:
    """A generator's first state: neighbouring seeds must not start alike, and a state of 0 would stay 0 for ever."""
    random_state = np.uint64(seed) ^ np.uint64(0x9E3779B97F4A7C15)
    if random_state == np.uint64(0):
        random_state = np.uint64(0x9E3779B97F4A7C15)
    for _ in range(12):
        random_state = next_state(random_state)
    return random_state


@rule
def next_state(random_state: np.uint64) -> np.uint64:
    """Marsaglia's xorshift64: without multiplications, so that interpreted code gives the same numbers."""
    random_state ^= random_state << np.uint64(13)
    random_state ^= random_state >> np.uint64(7)
    random_state ^= random_state << np.uint64(17)
    return random_state


@rule
def below(n: int, random_state: np.uint64) -> np.int64:
    """A number below n < 2³²: multiply by the better upper half and shift; the bias is below n / 2³²."""
    return np.int64(((random_state >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@rule
def index_by_weight(weights: Any, n: int, random_state: np.uint64) -> int:
    """An index below n, drawn by weight; the weights add up to less than 2³²."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = below(total, random_state)
    for i in range(n):
        left -= weights[i]
        if left < 0:
            return i
    return n - 1
