"""The network that comes with La Scamorra, and how a search with it goes about it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.core import Plan, Trained

SHIPPED: Final = Trained(
    Path(__file__).with_name("network.onnx"),
    "db4a7167dd1d887bdb4fa79ca2535e2894875ad470e491a4444d19943db2d008",
    Plan(),
)
