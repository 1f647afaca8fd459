"""What a position is worth as a network tells it, learned from the machine's own games (bench/learned.md).

Each line of the board, as it is occupied, adds a row of a table to WIDTH sums (machine/lines.py). A sum counts between
nothing and ONE, squared; how much, depends on how many men are left. To that comes what the men alone are worth. All
numbers are whole, so that compiled and interpreted code say the same.
"""

from __future__ import annotations

import functools
import hashlib
import io
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.core import blank, record_type, rule
from ludoteca.core.way import WAY, Way
from ludoteca.games.latrunculi.machine.lines import N_LINES, N_ROWS, swapped_rows

FILE = Path(__file__).with_name("network.npz")
SHA256 = ""

WIDTH = 32
STAGES = 4  # of a game, by the number of men
ONE = 255
SHIFT = 16  # out of the sums of squares come hundredths of a man
MOST = 1000  # of a number in `out`: the sums stay below 2³¹
MEN = 9

NETWORK = record_type(
    ("table", "i2", (2, N_ROWS, WIDTH)),  # as White sees it, and as Black does
    ("bias", "i2", (WIDTH,)),
    ("out", "i2", (STAGES, WIDTH)),
    ("men", "i4", (MEN, MEN)),  # by one's own men and the other's
)


def pack(table: Any, bias: Any, out: Any, men: Any) -> Any:
    """The record of a network; `table` as White sees it."""
    network = blank(NETWORK)
    network.table[0], network.table[1] = table, table[swapped_rows()]
    network.bias, network.out, network.men = bias, out, men
    return network


def read(data: bytes) -> Any:
    """A network from its file."""
    with np.load(io.BytesIO(data)) as parts:
        return pack(parts["table"], parts["bias"], parts["out"], parts["men"])


@functools.cache
def shipped() -> Any:
    """The network that comes with the program."""
    data = FILE.read_bytes()
    found = hashlib.sha256(data).hexdigest()
    if found != SHA256:
        raise ValueError(f"{FILE.name}: not the file that was shipped (SHA-256 {found}, expected {SHA256})")
    return read(data)


@functools.cache
def none() -> Any:
    """For those who do without."""
    return blank(NETWORK)


if WAY is Way.OWN:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic
    def _weigh(typing_context: Any, table: Any, lines: Any, bias: Any, out: Any, turn: Any, stage: Any) -> Any:
        """The sums in vectors of the processor: numba's loops would go through memory."""
        word, wide = ir.IntType(16), ir.IntType(32)
        words, wides = ir.VectorType(word, WIDTH), ir.VectorType(wide, WIDTH)
        index = ir.IntType(64)

        def constant(kind: Any, value: int) -> Any:
            return ir.Constant(kind, [value] * WIDTH)

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            def start(i: int) -> Any:
                kind = signature.args[i]
                return context.make_array(kind)(context, builder, arguments[i]).data

            def vector(data: Any, row: Any) -> Any:
                place = builder.gep(data, [builder.mul(row, ir.Constant(index, WIDTH))])
                return builder.load(builder.bitcast(place, words.as_pointer()), align=2)

            def pointed(i: int) -> Any:
                return builder.bitcast(start(i), word.as_pointer())

            data, rows = pointed(0), pointed(1)
            view = builder.mul(arguments[4], ir.Constant(index, N_ROWS))
            sums = vector(pointed(2), ir.Constant(index, 0))
            for i in range(N_LINES):
                row = builder.zext(builder.load(builder.gep(rows, [ir.Constant(index, i)]), align=2), index)
                sums = builder.add(sums, vector(data, builder.add(view, row)))
            low, high = constant(words, 0), constant(words, ONE)
            sums = builder.select(builder.icmp_signed(">", sums, low), sums, low)
            sums = builder.select(builder.icmp_signed("<", sums, high), sums, high)
            counted = builder.sext(sums, wides)
            weights = builder.sext(vector(pointed(3), arguments[5]), wides)
            product = builder.mul(builder.mul(counted, counted), weights)
            name = f"llvm.vector.reduce.add.v{WIDTH}i32"
            reduce = cgutils.get_or_insert_function(builder.module, ir.FunctionType(wide, [wides]), name)
            return builder.sext(builder.call(reduce, [product]), index)

        return types.int64(table, lines, bias, out, types.int64, types.int64), generate

    @rule
    def weigh(table, lines, bias, out, turn, stage):
        """The sum of squares."""
        return _weigh(table, lines, bias, out, turn, stage)

else:

    @rule
    def weigh(table, lines, bias, out, turn, stage):
        """The sum of squares."""
        sums = bias.astype(np.int64)
        for i in range(N_LINES):
            sums += table[turn, lines[i]]
        sums = np.minimum(np.maximum(sums, 0), ONE)
        return np.sum(sums * sums * out[stage])


@rule
def value(network, lines, turn, mine, theirs):
    """For the side to move, in hundredths of a man; `mine` and `theirs` are the numbers of men."""
    sum = weigh(network.table, lines, network.bias, network.out, turn, stage_of(mine + theirs))
    return network.men[mine, theirs] + (sum >> SHIFT)


@rule
def stage_of(men):
    """The stage of the game with so many men on the board, of both sides together."""
    return (men - 2) * STAGES // 15
