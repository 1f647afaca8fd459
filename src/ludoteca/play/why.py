"""Why a move is not allowed, said to people."""

from __future__ import annotations

from ludoteca.core import Game, Reason
from ludoteca.core.words import bundle, say


def explain(game: Game, reason: Reason, language: str = "en") -> str:
    """The sentence for a reason: the game's own words, else those of play itself (offers, series)."""
    prefix = getattr(game, "WORDS", game.NAME)  # a series speaks with its child's words
    for key in (f"{prefix}-why-{reason.code}", f"play-why-{reason.code}"):
        if bundle(language).has_message(key):
            return say(key, reason.args, language)
    given = ", ".join(f"{name} {value}" for name, value in reason.args.items())
    return f"{reason.code} ({given})" if given else reason.code
