"""The table drawn in the terminal: one block a player, clockwise from the viewer, lanes between them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludoteca.core import View
from ludoteca.games.scorso.board import COLOURS, SEATS
from ludoteca.games.scorso.shown import Player, Tray, show

INK = {
    "K": "bold white on grey19",
    "W": "bold black on white",
    "R": "bold white on red3",
    "G": "bold white on green4",
    "Y": "bold black on yellow3",
    "B": "bold white on blue3",
    "?": "dim on grey35",
}


def draw(view: View) -> Text:
    """A line about the round, then the players; `◂` aims at the left-hand neighbour, `▸` at the right-hand one."""
    shown = show(view)
    picture = Text()
    picture.append(f"  {shown.round}/{shown.max_rounds} ", "bold")
    picture.append(f"{shown.phase}  ✊×{shown.supply}", "dim")
    if shown.pot:
        picture.append(f"  ◎{shown.pot}", "dim")
    if len(shown.lane) == 2:
        picture.append(f"  {shown.lane[0]}–{shown.lane[1]}", "bold")
    picture.append("\n")
    start = next((i for i, player in enumerate(shown.ring) if player.seat == SEATS[max(view.seat, 0)]), 0)
    for player in [*shown.ring[start:], *shown.ring[:start]]:
        _draw_player(picture, player, shown.ender == player.seat)
    if shown.challenge:
        challenge = shown.challenge
        picture.append(f"  {challenge.challenger} ⚔ {challenge.challenged} ({challenge.stake})\n", "bold")
    return picture


def _draw_player(picture: Text, player: Player, is_ender: bool) -> None:
    picture.append(f" {player.seat}{'!' if is_ender else ' '} ", "bold")
    if player.is_out:
        picture.append("×\n", "dim")
        return
    for colour, count in zip(COLOURS, player.bullets, strict=True):
        picture.append(f"{colour}{count}", INK[colour])
        picture.append(" ")
    picture.append("✊" * player.fists)
    picture.append("  ◂")
    _draw_tray(picture, player.left)
    picture.append("  ")
    _draw_dice(picture, player.free)
    picture.append("~" * player.tumbling, "bold")
    picture.append("  ")
    _draw_tray(picture, player.right)
    picture.append("▸")
    if player.burned:
        picture.append(f"  ✗{''.join(player.burned)}", "dim")
    if player.commitment:
        picture.append("  ✓", "green")
    if player.is_handicapped:
        picture.append("  ½", "red")
    if any(player.stake):
        stake = "".join(colour * count for colour, count in zip(COLOURS, player.stake, strict=True))
        picture.append(f"  ⚔{stake}", "bold")
    picture.append("\n")


def _draw_tray(picture: Text, tray: Tray) -> None:
    _draw_dice(picture, tray.dice)
    picture.append("✓" if tray.is_valid and tray.dice else "✗" if tray.dice else "·", "dim")


def _draw_dice(picture: Text, dice: Sequence[str]) -> None:
    for die in dice:
        picture.append(die, INK[die])
