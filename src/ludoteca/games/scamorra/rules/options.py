"""§9 Table options, in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ludoteca.core import Earlier, GameOptions

FIRST_VERSION = Earlier(defaults={"pawn_reentry_forced": "true", "giving_up": "captures_only"})


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """§9 Table options of a single game."""

    RULE: ClassVar[str] = "§9"
    EARLIER: ClassVar[Mapping[str, Earlier]] = {"1": FIRST_VERSION, "1.1": FIRST_VERSION}
    ONLY_IN_SERIES: ClassVar[frozenset[str]] = frozenset(
        {
            "initiative_next_game",
            "fifteen_check",
            "ko_bonus_includes_capture",
            "match_target",
            "ko_bonus",
            "giving_up",
        }
    )

    pawn_reentry_forced: bool = False
    pawn_capture_dirs: Literal["forward", "all_diagonals"] = "forward"
    coppella_visibility: Literal["hidden", "owner", "both"] = "hidden"
    discard_view: Literal["full_history", "top_card_only"] = "full_history"
    initiative_method: Literal["random", "rps_hand"] = "random"
    turns_per_side: Literal[15, 12] = 15
    # §7 Fifteen mode only
    initiative_next_game: Literal["lot", "alternate", "previous_loser"] = "lot"
    fifteen_check: Literal["immediate", "end_of_game"] = "immediate"
    ko_bonus_includes_capture: bool = True
    match_target: Annotated[int, Meta(ge=1, le=50)] = 15
    ko_bonus: Annotated[int, Meta(ge=0, le=50)] = 10
    giving_up: Literal["as_knockout", "captures_only"] = "as_knockout"
