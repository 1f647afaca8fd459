"""§8 Table options, in the words of the rules."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ludoteca.core import BadOption, GameOptions

Count = Annotated[int, Meta(ge=2, le=1000)]


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """§8 Table options; the defaults are the tournament rules."""

    RULE: ClassVar[str] = "§8"

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
    stall_verdict: Literal["material_then_replay", "always_replay", "draw"] = "material_then_replay"
    judge: Literal["auto", "human"] = "auto"
    max_replays: Annotated[int, Meta(ge=0, le=20)] = 2
    decider: Literal["on", "off"] = "on"

    @property
    def ranks(self) -> int:
        return int(self.board.removeprefix("8x"))

    def check(self) -> None:
        if self.judge == "human":
            raise BadOption("option judge=human: a human judge sits only at organised events; expected auto", "§6")
