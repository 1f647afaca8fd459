"""What a game lacks, in a sentence that helps: which file, what it should hold, and where that is described."""

from __future__ import annotations

from pathlib import Path

from ludoteca.core import Game

HOW = "docs/howto/add-a-game.md tells how; `ludoteca new-game` writes an example"


def missing(game: Game, file: str | Path, what: str) -> str:
    """The sentence for a file in this game's folder (or for any other file, given by its whole path)."""
    return f"{game.NAME} lacks {what}: write it in {game.folder / file} ({HOW})"
