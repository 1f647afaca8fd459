"""What the commands of the benches share: how they end."""

from __future__ import annotations

import sys

from cyclopts import App
from rich.console import Console

MISSED, CANNOT, STOPPED = 1, 2, 130


def run(app: App) -> None:
    try:
        sys.exit(app())
    except KeyboardInterrupt:
        Console(stderr=True).print("Stopped; nothing was recorded.")
        sys.exit(STOPPED)
