"""The board drawn in the terminal."""

from __future__ import annotations

from rich.text import Text

from ludoteca.core import View
from ludoteca.games.latrunculi.rules.board import BLACK, FILES, WHITE, cell

LIGHT, DARK, LAST = "on grey50", "on grey42", "on dark_goldenrod"


def draw(view: View) -> Text:
    """§1 Rank numbers on the left, files below; the squares of the last move are marked."""
    s = view.record
    picture = Text()
    for rank in reversed(range(s.ranks)):
        picture.append(f"{rank + 1:>3} ", "dim")
        for file in range(len(FILES)):
            index = cell(file, rank)
            ground = LAST if index in (s.last_from, s.last_to) else DARK if (file + rank) % 2 == 0 else LIGHT
            man = {WHITE: "○", BLACK: "●"}.get(int(s.board[index]))
            ink = "bold bright_white " if man == "○" else "bold black "
            picture.append(f" {man} " if man else " · ", (ink if man else "grey70 ") + ground)
        picture.append("\n")
    picture.append("    " + "".join(f" {letter} " for letter in FILES), "dim")
    return picture
