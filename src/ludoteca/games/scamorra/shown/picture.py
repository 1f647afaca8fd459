"""The table drawn in the terminal, the viewer's home at the bottom."""

from __future__ import annotations

from rich.text import Text

from ludoteca.core import View
from ludoteca.games.scamorra.rules.board import EMPTY, FILES, NORTH, PIECES, SIZE, SOUTH, TURN, cell
from ludoteca.games.scamorra.shown.facts import Side, show

LIGHT, DARK, LAST = "on grey50", "on grey42", "on dark_goldenrod"
INK = {SOUTH: "bold bright_white ", NORTH: "bold black "}


def draw(view: View) -> Text:
    """North's cards, the board, South's cards; North sees it from the other end."""
    shown = show(view)
    ends = (shown.south, shown.north)
    near = NORTH if view.seat == NORTH else SOUTH
    picture = Text()
    _draw_side(picture, ends[1 - near])
    _draw_board(picture, view, near)
    _draw_side(picture, ends[near])
    if shown.phase == "turn":
        picture.append(f"    {shown.turn} {shown.turn_number}/{shown.turns_per_side}", "bold")
    return picture


def _draw_board(picture: Text, view: View, near: int) -> None:
    s = view.record
    ranks, files = reversed(range(SIZE)), range(SIZE)
    if near == NORTH:
        ranks, files = iter(range(SIZE)), range(SIZE - 1, -1, -1)
    last = (int(s.did_from), int(s.did_to)) if s.phase == TURN else (0, 0)
    for rank in ranks:
        picture.append(f"{rank + 1:>3} ", "dim")
        for file in files:
            index = cell(file, rank)
            piece = int(s.board[index])
            ground = LAST if index in last else DARK if (file + rank) % 2 == 0 else LIGHT
            if piece == EMPTY:
                picture.append(" · ", "grey70 " + ground)
            else:
                picture.append(f" {PIECES[piece]} ", INK[piece // 3] + ground)
        picture.append("\n")
    picture.append("    " + "".join(f" {FILES[file]} " for file in files) + "\n", "dim")


def _draw_side(picture: Text, side: Side) -> None:
    """`S 2  [K] [N] [P]  +12  x: R  played: QBP`."""
    picture.append(f"{side.side:>3} ", "bold")
    picture.append(f"{side.score}  ")
    picture.append(" ".join(f"[{card}]" for card in side.hand) or "[ ]", "bold cyan")
    picture.append(f"  +{side.pile}", "dim")
    if side.captured:
        picture.append(f"  x {' '.join(side.captured)}", "red")
    if side.unplaced:
        picture.append(f"  … {' '.join(side.unplaced)}")
    if side.played:
        picture.append(f"  {''.join(side.played)}", "dim")
    if side.coppella != "?":
        picture.append(f"  ({side.coppella})", "dim")
    picture.append("\n")
