"""The network that comes with Zama, and how a search with it goes about it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.core import Plan, Trained

SHIPPED: Final = Trained(
    Path(__file__).with_name("network.onnx"),
    "d8420e23bfe0d8d1ca640467ff1649f5fe1be43005f29bca3115e62f1c8dd4ed",
    Plan(at_once=32),
)
