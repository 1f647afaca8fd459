"""The network that comes with Zama, and how a search with it goes about it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.core import Plan, Trained

SHIPPED: Final = Trained(
    Path(__file__).with_name("network.onnx"),
    "ddb14aaf926d37e8f8013447d9a903771c0648aabbb0106100f64024c4257bfc",
    Plan(at_once=32),
)
