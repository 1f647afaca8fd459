"""§8 Table options, in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ludoteca.core import BadOption, Earlier, GameOptions, Reason

Count = Annotated[int, Meta(ge=2, le=1000)]


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """§8 The options of a game; the defaults are our reading of the tournament sheet."""

    RULE: ClassVar[str] = "§8"
    EARLIER: ClassVar[Mapping[str, Earlier]] = {
        "1": Earlier(
            defaults={"stall_verdict": "material_then_replay"},
            dropped=frozenset({"judge", "max_replays", "decider"}),
        )
    }

    board: Literal["8x8", "8x9", "8x10"] = "8x8"
    first_move: Literal["white", "black"] = "white"
    suicide_axes: Literal["all", "orthogonal", "off"] = "all"
    suicide_scope: Literal["adjacent", "line"] = "adjacent"
    suicide_if_captures: Literal["illegal", "legal"] = "illegal"
    capture_diagonal: Literal["on", "off"] = "on"
    corner_capture: Literal["orthogonal", "all", "off"] = "orthogonal"
    line_capture: Literal["any", "single"] = "any"
    no_move: Literal["loss", "draw"] = "loss"
    stall_repetition: Count = 3
    stall_quiet_plies: Count = 60
    stall_verdict: Literal["always_replay", "material_then_replay", "draw"] = "always_replay"

    @property
    def ranks(self) -> int:
        return int(self.board.removeprefix("8x"))


class MatchOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """§7, §8 The options of a match: those of its games, and its own."""

    NOT_OFFERED: ClassVar[Mapping[str, frozenset[str]]] = {"judge": frozenset({"human"})}
    EARLIER: ClassVar[Mapping[str, Earlier]] = {
        "1.1": Earlier(
            defaults={"stall_verdict": "material_then_replay", "decider_choice": "first_or_null"},
            renamed={"max_replays": "null_games"},
        )
    }

    judge: Literal["auto", "human"] = "auto"
    null_games: Annotated[int, Meta(ge=0, le=20)] = 2
    decider: Literal["on", "off"] = "on"
    decider_choice: Literal["first_or_second", "first_or_null"] = "first_or_second"

    @property
    def is_judged(self) -> bool:
        """§6 A stall is left to a human judge."""
        return self.judge == "human"

    def check_unjudged(self) -> None:
        if self.is_judged:
            said = "option judge=human: nobody can be appointed judge of this match; expected auto"
            raise BadOption(said, "§6", Reason("option-judge-human", "§6"))

    def of_a_game(self, *, is_decider: bool) -> Options:
        """The options of a game of this match. §7 A decider that stalls is decided by the men."""
        words = {name: getattr(self, name) for name in Options.__struct_fields__}
        if is_decider and self.decider_choice == "first_or_second":
            words["stall_verdict"] = "material_then_replay"
        return Options(**words)
