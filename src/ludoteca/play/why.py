"""Why a move is not allowed, in words for people."""

from __future__ import annotations

from ludoteca.core import Game, Reason
from ludoteca.core.words import say_of


def explain(game: Game, reason: Reason, language: str = "en") -> str:
    """The sentence for a reason, in the game's own words or else those of `play` (offers, series)."""
    said = say_of(game, f"why-{reason.code}", reason.args, language)
    given = ", ".join(f"{name} {value}" for name, value in reason.args.items())
    return said or (f"{reason.code} ({given})" if given else reason.code)
