"""What the print kit needs from the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.games.latrunculi.rules.board import FILES, MEN
from ludoteca.games.latrunculi.rules.options import Options


def facts(say: Callable[..., str]) -> Mapping[str, object]:
    """§1 Board and men, and §6 when a game stalls."""
    options = Options()
    return {
        "files": len(FILES),
        "ranks": options.ranks,
        "men": MEN,
        "repetition": options.stall_repetition,
        "quiet": options.stall_quiet_plies,
        "sides": [
            {"name": say("latrunculi-seat-w"), "drawing": "white-man"},
            {"name": say("latrunculi-seat-b"), "drawing": "black-man"},
        ],
    }
