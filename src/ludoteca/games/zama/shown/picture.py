"""The grid drawn in the terminal."""

from __future__ import annotations

from rich.text import Text

from ludoteca.core import View
from ludoteca.games.zama.rules.board import FILES, cell, square
from ludoteca.games.zama.shown.facts import Shown, Side, show

SIGNS = str.maketrans("SHDC", "♠♥♦♣")
LATIN_SIGNS = str.maketrans("SHDC", "⚔∪○|")  # swords, cups, coins, batons
GROUND = {"r": "on dark_red", "b": "on dark_blue", "g": "on dark_green", "y": "on orange4"}
NEUTRAL = "on grey30"
# signs that need no translation, as on the rules page
RESULTS = {"win": "+", "lose": "−", "tie": "=", "special": "~", "attacker-wins": "★", "defender-wins": "✗"}
PHASES = {"place": "▒", "attack": "×", "slide": "→", "peek": "?", "over": "■"}
LAST, HOLE = "on dark_goldenrod", "grey50"


def draw(view: View) -> Text:
    """Rank numbers on the left, files below. `r··` is a back, `r7♥` a card the viewer has seen, `R` one face up.

    `r:b` is a back that only the other seat has looked under, `r:+` one that several others have.
    """
    shown = show(view)
    picture = Text()
    for rank in reversed(range(shown.ranks)):
        picture.append(f"{rank + 1:>3} ", "dim")
        for file in range(shown.files):
            _draw_cell(picture, shown, square(cell(file, rank)), owner=shown.owners[rank][file])
        picture.append("\n")
    picture.append("    " + "".join(f"  {letter}  " for letter in FILES[: shown.files]).rstrip() + "\n", "dim")
    _draw_duel(picture, shown)
    for side in _sides(shown):
        _draw_side(picture, shown, side)
    _draw_turn(picture, shown)
    return picture


def _signs(shown: Shown) -> dict[int, int]:
    return SIGNS if shown.pack == "french" else LATIN_SIGNS


def _sides(shown: Shown) -> list[Side]:
    return [side for side in (shown.red, shown.blue, shown.green, shown.yellow) if side]


def _draw_cell(picture: Text, shown: Shown, at: str, owner: str) -> None:
    is_last = at in shown.last
    if owner == ".":
        picture.append("  ·  ", f"{HOLE} {LAST}" if is_last else HOLE)
        return
    face = shown.faces.get(at) or shown.uncovered.get(at)
    seen = shown.seen.get(at, "")
    back = f":{seen if len(seen) < 3 else '+'}" if seen else "··"
    mark = "'" if at in shown.slid else " "
    letter = owner.upper() if at in shown.face_up else owner
    ink = "bold bright_white" if face else "dim bright_white"
    text = face.translate(_signs(shown)) if face else back
    ground = NEUTRAL if any(side.seat == owner and side.is_gone for side in _sides(shown)) else GROUND[owner]
    picture.append(f"{mark}{letter}{text:<3}", f"{ink} {LAST if is_last else ground}")


def _draw_duel(picture: Text, shown: Shown) -> None:
    """`d4 8♣ × d5 7♥  +`."""
    if shown.duel is None:
        return
    duel = shown.duel
    attacker, defender = (card.translate(_signs(shown)) for card in (duel.attacker_card, duel.defender_card))
    result = RESULTS.get(duel.result, "")
    picture.append(f"    {duel.attacker} {attacker} × {duel.defender} {defender}  {result}\n", "bold")


def _draw_side(picture: Text, shown: Shown, side: Side) -> None:
    """`r 50  † 7♥ K♦`; eliminated `(r) 38`."""
    picture.append(f"{f'({side.seat})' if side.is_gone else side.seat:>3} ", "bold")
    picture.append(f"{side.on_board}")
    if side.fallen:
        picture.append("  † " + " ".join(card.translate(_signs(shown)) for card in side.fallen), "dim")
    picture.append("\n")


def _draw_turn(picture: Text, shown: Shown) -> None:
    """`r → 2/3`."""
    count = f" {shown.allowed - shown.left + 1}/{shown.allowed}" if shown.allowed else ""
    limit = f"/{shown.quiet_limit}" if shown.quiet_limit else ""
    who = "" if shown.phase == "over" else f"{shown.turn} "
    picture.append(f"    {who}{PHASES[shown.phase]}{count}  ({shown.quiet}{limit})", "bold")
    if shown.hand:
        picture.append("\n    " + " ".join(card.translate(_signs(shown)) for card in shown.hand))
