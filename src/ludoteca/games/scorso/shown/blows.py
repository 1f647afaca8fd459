"""§6.1 The blow that costs the bullet a player has to choose: who struck, and with what."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.core import Record
from ludoteca.games.scorso.rules.board import COLOURS, SEATS
from ludoteca.games.scorso.rules.lanes import group_at
from ludoteca.games.scorso.rules.moves import EFFECTS, FIST_EFFECT, LOSE, SHOT_EFFECT, TAKE
from ludoteca.games.scorso.rules.trace import loss_of

STRIKING = {FIST_EFFECT: "RR", SHOT_EFFECT: "K"}  # the dice of one blow


class Blow(msgspec.Struct, frozen=True):
    by: Literal["A", "B", "C", "D", "E"]
    combination: Literal["colour", "fist", "shot"]
    dice: list[Literal["K", "R", "G", "Y", "B"]]


def blow(s: Record) -> dict[str, object] | None:
    """A `Blow`, where a bullet is asked for."""
    if s.asked_kind == TAKE:
        return {"by": SEATS[s.asked], "combination": EFFECTS[FIST_EFFECT], "dice": list(STRIKING[FIST_EFFECT])}
    if s.asked_kind != LOSE:
        return None
    side, effect, colour = loss_of(int(s.asked_side))
    striker = next(int(seat) for seat in s.lane if seat != s.asked)
    dice = STRIKING.get(effect) or COLOURS[colour] * int(group_at(s, striker, side, colour))
    return {"by": SEATS[striker], "combination": EFFECTS[effect], "dice": list(dice)}
