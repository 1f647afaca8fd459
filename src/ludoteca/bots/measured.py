"""What the arena has measured: the rating of a game's machines, where their results are kept with the game.

The file is what `ludoteca arena GAME 1 2 3 4 5 --json` prints, saved as `machine/strength.json` in the game's folder.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ludoteca import bots
from ludoteca.core import Game

MIDDLE: Final = 1500  # the rating of the machine that plays where nobody has chosen


class Line(msgspec.Struct):
    bot: str
    elo: int


class Contest(msgspec.Struct):
    players: list[Line]


def measured(game: Game) -> dict[str, int]:
    """The rating of each machine that was measured; a match is played by the machines of its game."""
    return _read((game.child or game).folder / "machine" / "strength.json")


@cache
def _read(file: Path) -> dict[str, int]:
    if not file.is_file():
        return {}
    elo = {line.bot: line.elo for line in msgspec.json.decode(file.read_bytes(), type=Contest).players}
    return {name: MIDDLE + elo[name] - elo[bots.DEFAULT] for name in elo if bots.DEFAULT in elo}
