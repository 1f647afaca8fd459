"""The network that comes with Zama, and how a search with it goes about it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.core import Plan, Trained

SHIPPED: Final = Trained(
    Path(__file__).with_name("network.onnx"),
    "a073605da20fc79180157edf433087157ba07c4856a8385133cf2742092dc92f",
    Plan(at_once=32),
)
