"""A small layer of a network in whole numbers, with the processor's vectors: numba's loops would go through memory.

`clipped_squares(table, part, rows, bias, out, row)`: the rows of one part of the table that are named, and the bias,
are added up; each sum counts between 0 and HIGH, squared, and as much as a row of `out` says. All arrays are of 16 bits
and belong to records, so that their sizes are known when they are compiled; the sums have to stay within 32 bits.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.rule import rule
from ludoteca.core.way import WAY, Way

HIGH = 255

if WAY is Way.OWN:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    WORD, WIDE, INDEX = ir.IntType(16), ir.IntType(32), ir.IntType(64)

    def _row(builder: Any, data: Any, number: Any, width: int) -> Any:
        """A row of so many words as a vector."""
        place = builder.gep(data, [builder.mul(number, ir.Constant(INDEX, width))])
        return builder.load(builder.bitcast(place, ir.VectorType(WORD, width).as_pointer()), align=2)

    def _clipped(builder: Any, sums: Any, width: int) -> Any:
        low, high = (ir.Constant(ir.VectorType(WORD, width), [value] * width) for value in (0, HIGH))
        sums = builder.select(builder.icmp_signed(">", sums, low), sums, low)
        return builder.select(builder.icmp_signed("<", sums, high), sums, high)

    def _total(builder: Any, vector: Any, width: int) -> Any:
        """Everything in a vector added up: its halves, again and again."""
        while width > 1:
            width //= 2
            halves = [
                ir.Constant(ir.VectorType(WIDE, width), list(range(start, start + width))) for start in (0, width)
            ]
            vector = builder.add(*(builder.shuffle_vector(vector, vector, half) for half in halves))
        return builder.extract_element(vector, ir.Constant(WIDE, 0))

    @intrinsic  # type: ignore[untyped-decorator]
    def _clipped_squares(typing: Any, table: Any, part: Any, rows: Any, bias: Any, out: Any, row: Any) -> Any:
        _, size, width = table.shape
        count = rows.shape[0]
        wides = ir.VectorType(WIDE, width)

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            def words(i: int) -> Any:
                data = context.make_array(signature.args[i])(context, builder, arguments[i]).data
                return builder.bitcast(data, WORD.as_pointer())

            first = builder.mul(arguments[1], ir.Constant(INDEX, size))
            sums = _row(builder, words(3), ir.Constant(INDEX, 0), width)
            named = words(2)
            for i in range(count):
                number = builder.zext(builder.load(builder.gep(named, [ir.Constant(INDEX, i)]), align=2), INDEX)
                sums = builder.add(sums, _row(builder, words(0), builder.add(first, number), width))
            counted = builder.sext(_clipped(builder, sums, width), wides)
            weights = builder.sext(_row(builder, words(4), arguments[5], width), wides)
            product = builder.mul(builder.mul(counted, counted), weights)
            return builder.sext(_total(builder, product, width), INDEX)

        return types.int64(table, types.int64, rows, bias, out, types.int64), generate

    @rule
    def clipped_squares(table, part, rows, bias, out, row):  # type: ignore[no-untyped-def]
        """See above."""
        return _clipped_squares(table, part, rows, bias, out, row)

else:

    @rule
    def clipped_squares(table, part, rows, bias, out, row):  # type: ignore[no-untyped-def]
        """See above."""
        sums = bias.astype(np.int64)
        for i in range(len(rows)):
            sums += table[part, rows[i]]
        sums = np.minimum(np.maximum(sums, 0), HIGH)
        return np.sum(sums * sums * out[row])
