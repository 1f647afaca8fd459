"""Sets of small numbers as the bits of a word; walking one in rising order costs nothing for numbers not in it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ludoteca.core.rule import rule
from ludoteca.core.way import WAY, Way

if WAY is Way.OWN:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def _trailing_zeros(typing_context: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.uint64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def _ones(typing_context: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.uint64), generate

    @rule
    def lowest(bits):  # type: ignore[no-untyped-def]
        """The lowest number in a non-empty set (uint64)."""
        return _trailing_zeros(np.uint64(bits))

    @rule
    def count(bits):  # type: ignore[no-untyped-def]
        """How many numbers are in a set (uint64)."""
        return _ones(np.uint64(bits))

else:

    @rule
    def lowest(bits):  # type: ignore[no-untyped-def]
        """The lowest number in a non-empty set (uint64)."""
        bits = np.uint64(bits)
        alone = bits & ~(bits - np.uint64(1))
        return math.frexp(float(alone))[1] - 1  # a power of two is exact as a float, and frexp gives its exponent

    @rule
    def count(bits):  # type: ignore[no-untyped-def]
        """How many numbers are in a set (uint64)."""
        bits = np.uint64(bits)
        n = 0
        while bits != 0:
            bits &= bits - np.uint64(1)
            n += 1
        return n


@rule
def without_lowest(bits):  # type: ignore[no-untyped-def]
    """The set without its lowest number."""
    return bits & (bits - np.uint64(1))


@rule
def nth_of(bits, nth):  # type: ignore[no-untyped-def]
    """The nth number in a set, counted from 0: there must be as many."""
    left = np.uint64(bits)
    for _ in range(nth):
        left = without_lowest(left)  # type: ignore[no-untyped-call]
    return lowest(left)  # type: ignore[no-untyped-call]
