"""`python -m bench.teaching.exporting FILE`: Latrunculi's network in the ONNX format, for other programs.

In: `men`, for each position 64 numbers for the men of the side to move and 64 for the other's, a1 first, 1 where a man
stands. Out: `value`, for the side to move in hundredths of a man: the same whole numbers that the search computes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from cyclopts import App

from bench.command import run
from ludoteca.games.latrunculi.machine import network
from ludoteca.games.latrunculi.machine.lines import ADDS, BASES

FLOAT, INT64, INT16, DOUBLE = 1, 7, 5, 11  # kinds of numbers
KINDS = {"f4": FLOAT, "i8": INT64, "i2": INT16, "f8": DOUBLE}
OPSET, VERSION = 17, 8
INT_ATTRIBUTE = 2

app = App(name="exporting", help=__doc__, help_format="plaintext", version_flags=[])


@app.default
def exporting(file: Path = network.FILE, /, *, to: Path = Path("network.onnx")) -> int:
    """Write the network of a file in the ONNX format."""
    to.write_bytes(exported(network.read(file.read_bytes())))
    print(f"{to}: {to.stat().st_size} bytes")
    return 0


def exported(of: Any) -> bytes:
    """A network as an ONNX model. Sums of lines are exact in 32 bits, those of squares in 64."""
    both = np.concatenate([ADDS[0, :64], ADDS[1, :64]]).astype("<f4")
    sides = np.zeros((128, 2), "<f4")
    sides[:64, 0] = sides[64:, 1] = 1
    constants = {
        "adds": both,
        "bases": BASES.astype("<f4"),
        "sides": sides,
        "table": of.table[0].astype("<i2"),
        "bias": of.bias.astype("<f4"),
        "zero": np.array(0, "<f4"),
        "one": np.array(network.ONE, "<f4"),
        "out": of.out.astype("<f8"),
        "shift": np.array(2.0**-network.SHIFT, "<f8"),
        "worth": of.men.reshape(-1).astype("<f8"),
        "by_side": np.array([[network.MEN], [1]], "<f4"),
        "fewest": np.array(2, "<i8"),
        "stages": np.array(network.STAGES, "<i8"),
        "fifteen": np.array(15, "<i8"),
        "first": np.array([1], "<i8"),
        "flat": np.array([-1], "<i8"),
    }
    nodes = [
        _node("MatMul", "men", "adds", to="added"),
        _node("Add", "added", "bases", to="numbers"),
        _node("Cast", "numbers", to="rows", kind=INT64),
        _node("Gather", "table", "rows", to="found"),
        _node("Cast", "found", to="wide", kind=FLOAT),
        _node("ReduceSum", "wide", "first", to="lines", keepdims=0),
        _node("Add", "lines", "bias", to="sums"),
        _node("Clip", "sums", "zero", "one", to="clipped"),
        _node("Cast", "clipped", to="counted", kind=DOUBLE),
        _node("Mul", "counted", "counted", to="squares"),
        _node("MatMul", "men", "sides", to="numbers_of_men"),
        _node("ReduceSum", "numbers_of_men", "first", to="together", keepdims=0),
        _node("Cast", "together", to="all", kind=INT64),
        _node("Sub", "all", "fewest", to="more"),
        _node("Mul", "more", "stages", to="times"),
        _node("Div", "times", "fifteen", to="stage"),
        _node("Gather", "out", "stage", to="weights"),
        _node("Mul", "squares", "weights", to="weighed"),
        _node("ReduceSum", "weighed", "first", to="total", keepdims=0),
        _node("Mul", "total", "shift", to="hundredths"),
        _node("Floor", "hundredths", to="whole"),
        _node("MatMul", "numbers_of_men", "by_side", to="pairs"),
        _node("Reshape", "pairs", "flat", to="pair"),
        _node("Cast", "pair", to="which", kind=INT64),
        _node("Gather", "worth", "which", to="of_men"),
        _node("Add", "whole", "of_men", to="exact"),
        _node("Cast", "exact", to="value", kind=FLOAT),
    ]
    graph = b"".join(_field(1, node) for node in nodes) + _field(2, "latrunculi")
    graph += b"".join(_field(5, _tensor(name, values)) for name, values in constants.items())
    graph += _field(11, _shown("men", 128)) + _field(12, _shown("value"))
    return _field(1, VERSION) + _field(7, graph) + _field(8, _field(2, OPSET))


# -- the format: messages of numbered fields ------------------------------------------------------------------


def _number(value: int) -> bytes:
    """Seven bits to a byte, the lowest ones first."""
    low, rest = value & 0x7F, value >> 7
    return bytes([low]) if rest == 0 else bytes([low | 0x80]) + _number(rest)


def _field(name: int, value: bytes | str | int) -> bytes:
    if isinstance(value, int):
        return _number(name << 3) + _number(value)
    data = value.encode() if isinstance(value, str) else value
    return _number(name << 3 | 2) + _number(len(data)) + data


def _node(operation: str, *inputs: str, to: str, **attributes: int) -> bytes:
    """An operation; `kind` among the attributes is what a Cast casts to."""
    written = b"".join(_field(1, name) for name in inputs) + _field(2, to) + _field(4, operation)
    for name, value in attributes.items():
        told = _field(1, "to" if name == "kind" else name) + _field(3, value) + _field(20, INT_ATTRIBUTE)
        written += _field(5, told)
    return written


def _tensor(name: str, values: Any) -> bytes:
    sizes = b"".join(_field(1, size) for size in values.shape)
    return sizes + _field(2, KINDS[values.dtype.str[1:]]) + _field(8, name) + _field(9, values.tobytes())


def _shown(name: str, *sizes: int) -> bytes:
    """An input or output: any number of rows of this shape."""
    shape = _field(1, _field(2, "positions")) + b"".join(_field(1, _field(1, size)) for size in sizes)
    return _field(1, name) + _field(2, _field(1, _field(1, FLOAT) + _field(2, shape)))


if __name__ == "__main__":
    run(app)
