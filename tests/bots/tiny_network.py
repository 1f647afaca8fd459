"""Small untrained networks for tests, written in the ONNX format by hand: one hidden layer, and three outputs."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np

from ludoteca.core import Game, Trained
from ludoteca.core.tensors import tensor_of

HIDDEN = 4
BELIEF = (3, 2)  # things that may be hidden, and kinds
FLOAT, OPSET, VERSION = 1, 17, 8


def _varint(number: int) -> bytes:
    out = b""
    while number > 0x7F:
        out, number = out + bytes([number & 0x7F | 0x80]), number >> 7
    return out + bytes([number])


def _field(number: int, value: bytes | str | int) -> bytes:
    """A field of a protobuf message: a varint, or bytes with their length."""
    if isinstance(value, int):
        return _varint(number << 3) + _varint(value)
    data = value.encode() if isinstance(value, str) else value
    return _varint(number << 3 | 2) + _varint(len(data)) + data


def _tensor(name: str, values: np.ndarray, kind: int = FLOAT) -> bytes:
    dims = b"".join(_field(1, size) for size in values.shape)
    return dims + _field(2, kind) + _field(8, name) + _field(9, values.tobytes())


def _node(kind: str, inputs: list[str], output: str) -> bytes:
    return b"".join(_field(1, name) for name in inputs) + _field(2, output) + _field(4, kind)


def _shown(name: str, *sizes: int) -> bytes:
    """An input or output: rows of this shape."""
    dims = _field(1, _field(2, "batch")) + b"".join(_field(1, _field(1, size)) for size in sizes)
    return _field(1, name) + _field(2, _field(1, _field(1, FLOAT) + _field(2, dims)))


def network(size: int, actions: int, belief: tuple[int, int] = BELIEF, seed: int = 0) -> bytes:
    rng = np.random.default_rng(seed)
    weights = {
        "w": rng.normal(0, 0.3, (size, HIDDEN)),
        "p": rng.normal(0, 1, (HIDDEN, actions)),
        "v": rng.normal(0, 1, (HIDDEN, 1)),
        "b": rng.normal(0, 1, (HIDDEN, belief[0] * belief[1])),
    }
    nodes = [
        _node("MatMul", ["view", "w"], "sum"),
        _node("Tanh", ["sum"], "hidden"),
        _node("MatMul", ["hidden", "p"], "policy"),
        _node("MatMul", ["hidden", "v"], "worth"),
        _node("Tanh", ["worth"], "column"),
        _node("Reshape", ["column", "one"], "value"),
        _node("MatMul", ["hidden", "b"], "flat"),
        _node("Reshape", ["flat", "kinds"], "belief"),
    ]
    tensors = [_tensor(name, values.astype("<f4")) for name, values in weights.items()]
    tensors += [_tensor("one", np.array([-1], "<i8"), 7), _tensor("kinds", np.array([-1, *belief], "<i8"), 7)]
    graph = b"".join(_field(1, node) for node in nodes) + _field(2, "tiny")
    graph += b"".join(_field(5, tensor) for tensor in tensors)
    graph += _field(11, _shown("view", size))
    shapes: dict[str, tuple[int, ...]] = {"policy": (actions,), "value": (), "belief": belief}
    graph += b"".join(_field(12, _shown(name, *shape)) for name, shape in shapes.items())
    return _field(1, VERSION) + _field(7, graph) + _field(8, _field(2, OPSET))


def write(path: Path, data: bytes) -> Trained:
    path.write_bytes(data)
    return Trained(path, hashlib.sha256(data).hexdigest())


def untrained(game: Game, folder: Path, belief: tuple[int, int] = BELIEF) -> Trained:
    """A network for a game's tables with the usual options."""
    options = game.Options()
    return write(folder / "tiny.onnx", network(tensor_of(game, options).size, game.action_count(options), belief))
