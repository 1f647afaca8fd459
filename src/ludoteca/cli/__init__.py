"""The `ludoteca` command."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with these words (those of the process if None); the exit code."""
    from ludoteca.cli.app import run

    return run(argv)
