"""Random numbers for compiled searches: they live in a register and are the same interpreted."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule


@rule
def first_luck(seed):
    """A generator's first state: neighbouring seeds must not start alike, and 0 would stay 0 for ever."""
    luck = np.uint64(seed) ^ np.uint64(0x9E3779B97F4A7C15)
    if luck == np.uint64(0):
        luck = np.uint64(0x9E3779B97F4A7C15)
    for _ in range(12):
        luck = next_luck(luck)
    return luck


@rule
def next_luck(luck):
    """Marsaglia's xorshift64: it lives in a register, and without products it runs the same interpreted."""
    luck ^= luck << np.uint64(13)
    luck ^= luck >> np.uint64(7)
    luck ^= luck << np.uint64(17)
    return luck


@rule
def one_of(n, luck):
    """A number below n < 2³²: multiply and shift the better upper half; the bias is below n / 2³²."""
    return np.int64(((luck >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@rule
def one_by_weight(weights, n, luck):
    """An index below n, as likely as its weight says; the weights add up to less than 2³²."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = one_of(total, luck)
    for i in range(n):
        left -= weights[i]
        if left < 0:
            return i
    return n - 1
