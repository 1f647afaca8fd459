"""The log of a match: what was done, by whom and when. Nothing in it is ever changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.core import Seat

CHANCE_NAME: Final = "chance"  # where seats are written, the dealer's name


@dataclass(frozen=True, slots=True)
class Entry:
    """One act of a seat, or one outcome the dealer dealt (seat CHANCE)."""

    ply: int  # counts every entry from 1
    seat: Seat
    text: str  # in the notation, as the game itself writes it
    at_ms: int  # since the match began
