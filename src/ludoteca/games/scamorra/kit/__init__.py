"""What the print kit needs from the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.games.scamorra.rules.board import (
    CARD_WORDS,
    CARDS,
    COPIES,
    DECK,
    HAND,
    PLAYABLE,
    SIDES,
    SIZE,
    SYMBOL_WORDS,
    SYMBOLS,
)
from ludoteca.games.scamorra.rules.options import Options

SIDE_DRAWINGS = ("south", "north")


def facts(say: Callable[..., str]) -> Mapping[str, object]:
    """§1 The board, both decks and the pieces, with their names."""
    options = Options()
    return {
        "size": SIZE,
        "deck": DECK,
        "hand": HAND,
        "turns": PLAYABLE,
        "target": options.match_target,
        "bonus": options.ko_bonus,
        "sides": [
            {"name": say(f"scamorra-seat-{letter}"), "drawing": drawing}
            for letter, drawing in zip(SIDES, SIDE_DRAWINGS, strict=True)
        ],
        "cards": [
            {
                "name": say(f"scamorra-card-{letter}"),
                "does": say(f"scamorra-card-help-{letter}"),
                "drawing": drawing,
                "copies": copies,
            }
            for letter, drawing, copies in zip(CARDS, CARD_WORDS, COPIES, strict=True)
        ],
        "pieces": [
            {"name": say(f"scamorra-piece-{letter}"), "drawing": drawing}
            for letter, drawing in zip(SYMBOLS, SYMBOL_WORDS, strict=True)
        ],
    }
