"""The log of a match: what was done, by whom and when. Nothing in it is ever changed."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from ludoteca.core import Seat

CHANCE_NAME: Final = "chance"  # where seats are written, the dealer's name
TAKE_BACK: Final = "take-back"  # `take-back 12`: the match is again where it was after ply 12

_TAKEN_BACK = re.compile(rf"{TAKE_BACK} (0|[1-9][0-9]{{0,8}})", re.ASCII)


class Entry(msgspec.Struct, frozen=True):
    """One act of a seat, or one outcome the dealer dealt (seat CHANCE)."""

    ply: int  # counts every entry from 1
    seat: Seat
    text: str  # in the notation, as the game itself writes it
    at_ms: int  # since the match began

    @property
    def back_to(self) -> int | None:
        """Of a take-back: the ply after which the match goes on."""
        if not self.text.startswith(TAKE_BACK):
            return None
        found = _TAKEN_BACK.fullmatch(self.text)
        return int(found[1]) if found else None
