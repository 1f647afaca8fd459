"""The network that comes with Zama, and how a search with it goes about it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.core import Plan, Trained

SHIPPED: Final = Trained(
    Path(__file__).with_name("network.onnx"),
    "6051a865f341064e10ab6de13098f31f7a3b01efba91d898de1e2f92d99e4b1b",
    Plan(at_once=32),
)
