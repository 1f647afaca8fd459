"""The network that comes with La Scamorra, and how a search with it goes about it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.core import Plan, Trained

SHIPPED: Final = Trained(
    Path(__file__).with_name("network.onnx"),
    "c41679c15282dd862c6f4078ddd2979503f9a51d7a460fc86839aecfdfb42759",
    Plan(share=1.0, rate=365, advice=1.0, trust=0.03),  # the searching machine says what moves are worth
)
