"""Why a move is not allowed, said to people."""

from __future__ import annotations

from ludoteca.core import Game, Reason
from ludoteca.core.words import bundle, say


def explain(game: Game, reason: Reason, language: str = "en") -> str:
    """The sentence for a reason: the game's own words, else those of play itself (offers, series)."""
    for key in (f"{speaker}-why-{reason.code}" for speaker in (*game.speakers, "play")):
        if bundle(language).has_message(key):
            return say(key, reason.args, language)
    given = ", ".join(f"{name} {value}" for name, value in reason.args.items())
    return f"{reason.code} ({given})" if given else reason.code
