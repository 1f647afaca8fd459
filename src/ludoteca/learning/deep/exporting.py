"""A network as a file for onnxruntime: weights of 16 bits, which are widened when it is loaded.

Input `view`, float32 [n, size]. Outputs: `policy` [n, actions], logits of all actions, also of illegal ones; `value`
[n], the outcome expected for the seat whose view it is, -1 to 1; `belief` [n, things, classes], logits of what it does
not see.
The file's own properties say which game it is for and how it was trained.
"""

from __future__ import annotations

import hashlib
import json
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch

from ludoteca.core import Game, GameOptions

OUTPUTS = ("policy", "value", "belief")
FEW = 256  # weights that stay as they are
HALF = ".half"  # after the names of the others


def export(network: Any, size: int, path: Path, properties: Mapping[str, str]) -> str:
    """Write the file; its SHA-256."""
    import onnx

    example = torch.zeros(2, size)
    example[:, 0] = 1
    rough = path.with_suffix(".rough")
    axes = {name: {0: "n"} for name in ("view", *OUTPUTS)}
    was_training = network.training
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the exporter that needs no further package is called the old one
            torch.onnx.export(
                network.eval().cpu(),
                (example,),
                str(rough),
                input_names=["view"],
                output_names=list(OUTPUTS),
                dynamo=False,
                dynamic_axes=axes,
            )
        model = onnx.load(str(rough))
    finally:
        rough.unlink(missing_ok=True)
        network.train(was_training)
    _halve(model)
    onnx.helper.set_model_props(model, dict(properties))
    onnx.checker.check_model(model)
    written = model.SerializeToString()
    path.write_bytes(written)
    return hashlib.sha256(written).hexdigest()


def properties_of(game: Game, options: GameOptions, made: Mapping[str, Any]) -> dict[str, str]:
    """Which game it is for, and how it was trained."""
    return {
        "ludoteca.game": game.NAME,
        "ludoteca.rules": game.VERSION,
        "ludoteca.options": json.dumps(options.changed()),
        "ludoteca.training": json.dumps(made),
    }


def weights(path: Path) -> dict[str, Any]:
    """What was exported, as a network takes it up again: rounded to 16 bits."""
    import onnx
    from onnx import numpy_helper

    found = onnx.load(str(path)).graph.initializer
    return {one.name.removesuffix(HALF): torch.from_numpy(numpy_helper.to_array(one).astype("f4")) for one in found}


def _halve(model: Any) -> None:
    """Keep large weights in 16 bits."""
    import numpy as np
    from onnx import TensorProto, helper, numpy_helper

    nodes, kept = [], []
    for weights in model.graph.initializer:
        array = numpy_helper.to_array(weights)
        if array.dtype != np.float32 or array.size < FEW:
            kept.append(weights)
            continue
        name = weights.name
        kept.append(numpy_helper.from_array(array.astype(np.float16), name + HALF))
        nodes.append(helper.make_node("Cast", [name + HALF], [name], to=TensorProto.FLOAT))
    nodes += model.graph.node
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(nodes)
