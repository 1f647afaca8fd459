"""What a table is agreed to beside the options of its game: the terms people sit down on."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.core import Game, GameOptions

Talk = Literal["off", "phrases", "free"]
Timely = Literal["clock", "take_back", "hints"]


class TableTerms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Chosen when the table is made; a rematch keeps them."""

    clock: Annotated[str, Meta(max_length=40)] = ""  # none, or a time control
    rated: bool = False
    talk: Talk = "phrases"
    take_back: bool = True  # by consent, where nothing has been revealed since
    hints: bool | None = None  # None: where one guest plays against machines, or alone at one screen


def timely(game: Game, options: GameOptions) -> list[Timely]:
    """Those terms that mean something with these options. In real time nobody has a clock of their own, nothing can be
    taken back, and a hint would come too late."""
    return [] if game.in_real_time(options) else ["clock", "take_back", "hints"]
