"""`python -m bench.luck FILE`: how much of one game is luck, from a contest as `ludoteca arena ... --json` prints it.

Example: ludoteca arena scorso 5 4 3 2 --option players=4 --games 160 --json > four.json; python -m bench.luck four.json

Whether a seat wins a game varies. A part of that is who sits there: the bots win different shares of their games. The
rest is luck: the dice, and whatever else differs between games of the same bots. What chance alone makes the shares
differ is taken off the first part. Luck evens out from game to game and skill does not, so after enough games skill
decides more than luck: that number is told too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cyclopts import App

from bench.command import run

app = App(name="luck", help=__doc__, help_format="plaintext", version_flags=[])


@app.default
def luck(file: Path) -> int:
    """Work it out and print."""
    skilled = skill(json.loads(file.read_text())["players"])
    print(f"skill {skilled:.1%}, luck {1 - skilled:.1%} of what varies in one game")
    if skilled > 0:
        print(f"they are equal over {(1 - skilled) / skilled:.0f} games")
    return 0


def skill(players: Sequence[Mapping[str, Any]]) -> float:
    """The part of the variance of winning that depends on who plays; each line counts by the games it was in."""
    played = [line["wins"] + line["draws"] + line["losses"] for line in players]
    shares = [line["wins"] / games for line, games in zip(players, played, strict=True)]
    mean = sum(line["wins"] for line in players) / sum(played)
    found = 0.0
    for games, share in zip(played, shares, strict=True):
        by_chance = share * (1 - share) / max(1, games - 1)
        found += games / sum(played) * ((share - mean) ** 2 - by_chance)
    return max(0.0, found / (mean * (1 - mean)))


if __name__ == "__main__":
    run(app)
