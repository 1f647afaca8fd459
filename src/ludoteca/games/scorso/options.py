"""§11 Table options. The words are those of the rules; what belongs to the full game has its default only."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ludoteca.core import BadOption, GameOptions


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """§11 Table options of the base game."""

    RULE: ClassVar[str] = "§11"

    edition: Literal["collector", "travel"] = "collector"
    players: Annotated[int, Meta(ge=2, le=5)] = 4
    mode: Literal["base", "full"] = "base"
    stake: Annotated[int, Meta(ge=0, le=1000)] = 0
    pace: Literal["real_time", "beats"] = "real_time"
    two_player_lanes: Literal["two", "merged_one"] = "two"
    placed_dice: Literal["locked", "may_return"] = "locked"
    fist_pairs_per_location: Literal["unlimited", "one"] = "unlimited"
    knock_check: Literal["penalty", "blocked"] = "penalty"
    colour_shortage: Literal["extras_substitute", "all_substitute", "none"] = "extras_substitute"
    colour_stops_fists: Literal["all", "one_pair_per_group"] = "all"
    effect_order: Literal["colour-fist-shot", "attacker_choice", "shot-fist-colour"] = "colour-fist-shot"
    elimination: Literal["after_all_lanes", "immediate"] = "after_all_lanes"
    duel_stake_cap: Literal["both_bullets_and_living", "all_in"] = "both_bullets_and_living"
    handicap: Literal["on", "off"] = "on"
    max_rounds: Annotated[int, Meta(ge=1, le=60)] = 40
    # §9 the full game: a base game does not look at these
    stages: Literal[3] = 3
    bowtie_track: Literal["0-4"] = "0-4"
    bowtie_start: Literal[1] = 1
    bowtie_kill: Literal["all_contributors"] = "all_contributors"
    market_first_stage: Literal["no"] = "no"
    market_order: Literal["best_first"] = "best_first"
    market_pass: Literal["no"] = "no"
    weapon_completes_combo: Literal["yes"] = "yes"
    bribe_after_burn: Literal["yes"] = "yes"
    weapon_list: Literal["table"] = "table"

    def check(self) -> None:
        if self.mode == "full":
            raise BadOption("option mode=full: the full game cannot be played yet, expected base", "§9")
        if self.edition == "travel" and self.players > 4:
            raise BadOption(f"option players={self.players}: the travel edition seats 2 to 4", "§1")
