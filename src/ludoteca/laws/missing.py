"""What a game lacks, said so that it can be mended: which file, what is to stand in it, and where that is told."""

from __future__ import annotations

from pathlib import Path

from ludoteca.core import Game

HOW = "docs/howto/add-a-game.md tells how; `ludoteca new-game` writes an example"


def missing(game: Game, file: str | Path, what: str) -> str:
    """The sentence for a file of this game's folder (or for any other, by its whole path)."""
    return f"{game.NAME} lacks {what}: write it in {game.folder / file} ({HOW})"
