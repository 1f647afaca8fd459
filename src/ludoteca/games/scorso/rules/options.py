"""§11 Table options. The words are those of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ludoteca.core import BadOption, Earlier, GameOptions, Reason
from ludoteca.games.scorso.rules import arsenal, purses
from ludoteca.games.scorso.rules.board import (
    FEWEST_PLAYERS,
    HATS,
    LONGEST_TRACK,
    MOST_ROUNDS,
    MOST_STAKE,
    PLAYERS,
    TRAVELLERS,
)

LISTS = f"{', '.join(arsenal.lists())} or custom: and colours with symbols such as {arsenal.CUSTOM}GK,YW,RR,…"
EXAMPLES = [*arsenal.lists(), arsenal.CUSTOM + ",".join(arsenal.lists()["table"][-arsenal.FEWEST :])]

# §9 A base game does not look at these.
FULL_GAME = (
    "stages",
    "bowtie_track",
    "bowtie_start",
    "bowtie_kill",
    "market_first_stage",
    "market_order",
    "market_pass",
    "weapon_completes_combo",
    "weapon_check",
    "bribe_after_burn",
    "weapon_list",
)
VERSION_1 = {"weapon_check": "at_declaration", "count": "automatic", "challenge_order": "clockwise"}


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """§11 Table options of the base game, of the full game and of a duel alone."""

    RULE: ClassVar[str] = "§11"
    EARLIER: ClassVar[Mapping[str, Earlier]] = MappingProxyType({"1": Earlier(defaults=MappingProxyType(VERSION_1))})
    FIRST: ClassVar[Mapping[str, str]] = MappingProxyType({"pace": "beats"})
    ONLY_WITH: ClassVar[Mapping[str, tuple[str, str]]] = MappingProxyType(dict.fromkeys(FULL_GAME, ("mode", "full")))

    edition: Literal["collector", "travel"] = "collector"
    players: Annotated[int, Meta(ge=FEWEST_PLAYERS, le=PLAYERS)] = 4
    mode: Literal["base", "full", "duel"] = "base"
    stake: Annotated[int, Meta(ge=0, le=MOST_STAKE)] = 0
    purse: Annotated[str, Meta(pattern=purses.PATTERN, description=purses.ACCEPTS, examples=purses.EXAMPLES)] = (
        purses.TEN_STAKES
    )
    pace: Literal["real_time", "beats"] = "real_time"
    count: Literal["by_player", "automatic"] = "by_player"
    two_player_lanes: Literal["two", "merged_one"] = "two"
    placed_dice: Literal["locked", "may_return"] = "locked"
    fist_pairs_per_location: Literal["unlimited", "one"] = "unlimited"
    knock_check: Literal["penalty", "blocked"] = "penalty"
    colour_shortage: Literal["extras_substitute", "all_substitute", "extra_dice_only", "none"] = "extras_substitute"
    colour_stops_fists: Literal["all", "one_pair_per_group"] = "all"
    effect_order: Literal["colour-fist-shot", "attacker_choice", "shot-fist-colour"] = "colour-fist-shot"
    lane_order: Literal["ender_own_first", "ender_all"] = "ender_own_first"
    elimination: Literal["after_all_lanes", "immediate"] = "after_all_lanes"
    duel_stake_cap: Literal["both_bullets_and_living", "all_in"] = "both_bullets_and_living"
    challenge_order: Literal["by_pace", "clockwise"] = "by_pace"
    handicap: Literal["on", "off"] = "on"
    max_rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 40
    # §9 the full game
    stages: Annotated[int, Meta(ge=1, le=HATS)] = 3
    bowtie_track: Literal["0-4", "0-2", "0-3", "0-5", "0-6"] = "0-4"
    bowtie_start: Annotated[int, Meta(ge=0, le=LONGEST_TRACK)] = 1
    bowtie_kill: Literal["all_contributors", "last_bullet_only"] = "all_contributors"
    market_first_stage: Literal["no", "yes"] = "no"
    market_order: Literal["best_first", "worst_first"] = "best_first"
    market_pass: Literal["no", "yes"] = "no"
    weapon_completes_combo: Literal["yes", "no"] = "yes"
    weapon_check: Literal["at_lane", "at_declaration"] = "at_lane"
    bribe_after_burn: Literal["yes", "bribe_first"] = "yes"
    weapon_list: Annotated[str, Meta(pattern=arsenal.pattern(), description=LISTS, examples=EXAMPLES)] = "table"

    @property
    def bowtie_top(self) -> int:
        """A31 The highest position of the track."""
        return int(self.bowtie_track.removeprefix("0-"))

    def check(self) -> None:
        if self.edition == "travel" and self.mode == "full":
            said = "option mode=full: expected base, for the travel edition has no weapons and no hats"
            raise BadOption(said, "§1", Reason("option-travel-full", "§1"))
        if self.edition == "travel" and self.players > TRAVELLERS:
            said = f"option players={self.players}: the travel edition seats {FEWEST_PLAYERS} to {TRAVELLERS}"
            raise BadOption(said, "§1", Reason("option-travel-players", "§1", {"players": self.players}))
        if self.bowtie_start > self.bowtie_top:
            expected = f"expected at most {self.bowtie_top} on the track {self.bowtie_track}"
            said = f"option bowtie_start={self.bowtie_start}: {expected}"
            args = {"start": self.bowtie_start, "top": self.bowtie_top}
            raise BadOption(said, "§9.1, A31", Reason("option-bowtie-start", "§9.1, A31", args))
        arsenal.check(self.weapon_list)
        purses.check(self.purse, self.players)
