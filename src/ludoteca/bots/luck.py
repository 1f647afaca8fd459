"""Random numbers for compiled searches: they live in a register and are the same interpreted."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule


@rule
def next_luck(luck):
    """Marsaglia's xorshift64; `luck` is a uint64 other than 0."""
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
