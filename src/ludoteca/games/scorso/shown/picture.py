"""The table drawn in the terminal: a line for each player, clockwise from the viewer.

    A  G3 Y3 B2  ✊1   B◂ KKRR ✓   GWY~   GGG ✓ ▸D   …

is A with eight bullets and a fist token, against B on the left and D on the right: the Left, the dice not placed (one
is still tumbling) and the Right. `✓` and `✗` tell whether all dice of a location stand in combinations. In the full
game `🎩1 ⋈2 W03:GG◂` follows: hats, bow tie, and weapons with colour, symbol and the location they are added to.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludoteca.core import View
from ludoteca.games.scorso.rules.board import COLOURS, SEATS
from ludoteca.games.scorso.shown.facts import Player, Shown, Tray, show
from ludoteca.games.scorso.shown.stage_facts import Weapon

GAP = 2  # between columns
# signs that need no translation: before the count, rolling, conflicts, challenges, a duel, the end, the market, its end
PHASES = {
    "ready": "1·2·3",
    "rolling": "⚂",
    "frozen": "✋",
    "duels": "⚔?",
    "duel": "⚔",
    "over": "■",
    "market": "⛁",
    "stage-end": "▣",
}
EMPTY = 4  # columns of somebody who is out
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
    """A line about the round, then the players."""
    shown = show(view)
    start = next((i for i, player in enumerate(shown.ring) if player.seat == SEATS[max(view.seat, 0)]), 0)
    players = [*shown.ring[start:], *shown.ring[:start]]
    columns = [_columns(player, shown.ender == player.seat, shown.stake > 0) for player in players]
    widths = [max(cell.cell_len for cell in cells) for cells in zip(*columns, strict=True)]
    picture = _round(shown)
    for cells in columns:
        line = Text(" ")
        for cell, width in zip(cells, widths, strict=True):
            line.append_text(cell)
            line.append(" " * (width - cell.cell_len + (GAP if width else 0)))
        line.rstrip()
        picture.append_text(line).append("\n")
    if shown.challenge:
        challenge = shown.challenge
        picture.append(f" {challenge.challenger} ⚔ {challenge.challenged} ({challenge.stake})\n", "bold")
    return picture


def _round(shown: Shown) -> Text:
    """The round, what happens now, the fist tokens and chips in the burn pile, the lane that is being resolved."""
    line = Text(f" {shown.stage.number}/{shown.stage.most} ·" if shown.stage else "", "bold")
    line.append(f" {shown.round}/{shown.max_rounds} ", "bold").append(f"{PHASES[shown.phase]}  ✊{shown.supply}", "dim")
    if shown.pot:
        line.append(f"  ◎{shown.pot}", "dim")
    if shown.lane:
        line.append(f"  {'–'.join(shown.lane)}", "bold")
    for weapon in shown.stage.offer if shown.stage else []:
        line.append("  ").append_text(_weapon(weapon))
    return line.append("\n")


def _columns(player: Player, is_ender: bool, has_chips: bool) -> list[Text]:
    """The cells of a player's line; of somebody who is out only the name and what is kept between stages."""
    name = Text(f"{player.seat}{'!' if is_ender else ' '}", "bold")
    if player.is_out:
        purse = Text(f"◎{player.purse}" if has_chips else "", "dim")
        return [name, Text("×", "dim"), *(Text() for _ in range(EMPTY)), purse, _outfit(player)]
    free = _dice(player.free).append("~" * player.tumbling, "bold")
    left, right = _location(player.left), _location(player.right)
    return [
        name,
        _bullets(player),
        Text(f"✊{player.fists}" if player.fists else ""),
        Text.assemble((f"{player.left.faces or ' '}◂ ", "dim"), left),
        free,
        Text.assemble(right, (f" ▸{player.right.faces or ' '}", "dim")),
        _signs(player, has_chips),
        _outfit(player),
    ]


def _outfit(player: Player) -> Text:
    """§9 Hats, bow tie and weapons; those turned over are dim."""
    if player.outfit is None:
        return Text()
    line = Text(f"🎩{player.outfit.hats} ⋈{player.outfit.bowtie}")
    for weapon in player.outfit.weapons:
        line.append(" ").append_text(_weapon(weapon))
    return line


def _weapon(weapon: Weapon) -> Text:
    side = {"left": "◂", "right": "▸", "": ""}[weapon.side]
    return Text(f"{weapon.id}:{weapon.colour}{weapon.symbol}{side}", "" if weapon.is_active else "dim")


def _bullets(player: Player) -> Text:
    line = Text()
    for colour, count in zip(COLOURS, player.bullets, strict=True):
        line.append(f"{colour}{count}", INK[colour]).append(" ")
    return line


def _location(tray: Tray) -> Text:
    sign = "·" if not tray.dice else " ✓" if tray.is_valid else " ✗"
    return _dice(tray.dice).append(sign, "dim")


def _dice(dice: Sequence[str]) -> Text:
    line = Text()
    for die in dice:
        line.append(die, INK[die])
    return line


def _signs(player: Player, has_chips: bool) -> Text:
    """Chips, burned dice, whether the beat is decided, one hand, and the bullets in front."""
    signs = [(f"◎{player.purse}", "dim")] if has_chips else []
    if player.burned:
        signs.append((f"✗{''.join(player.burned)}", "dim"))
    if player.commitment:
        signs.append(("✓", "green"))
    if player.is_handicapped:
        signs.append(("½", "red"))
    if any(player.stake):
        signs.append(("⚔" + "".join(c * n for c, n in zip(COLOURS, player.stake, strict=True)), "bold"))
    return Text(" ").join(Text(*sign) for sign in signs)
