"""§8 Table options, in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Literal

from ludoteca.core import Earlier, GameOptions
from ludoteca.games.zama.rules.cards import PACKS, Deck


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """§8 Table options."""

    RULE: ClassVar[str] = "§8"
    EARLIER: ClassVar[Mapping[str, Earlier]] = MappingProxyType({"1": Earlier(defaults={"four_player": "melee"})})
    ONLY_WITH: ClassVar[Mapping[str, tuple[str, str]]] = MappingProxyType({"four_player": ("players", "4")})  # §7.2

    layout: Literal["chequer", "rank_stripes"] = "chequer"
    players: Literal[2, 4] = 2
    placement: Literal["blind", "stratego"] = "blind"
    special_kings: Literal["header", "list"] = "header"
    special_repeat: Literal["allowed", "no_second_peek"] = "allowed"
    ace_vs_KH_KS: Literal["king_wins", "special_tie"] = "king_wins"  # noqa: N815 — the rules' word
    KH_attacks_KS: Literal["spade_owner_wins", "special_tie", "attacker_wins"] = "spade_owner_wins"
    KH_tie: Literal["both_removed", "special_tie", "owner_loses"] = "both_removed"
    slide_cards: Literal["any", "own_only"] = "any"
    slide_dirs: Literal["orthogonal", "eight"] = "orthogonal"
    slide_count: Literal["exactly_3_if_possible", "up_to_3"] = "exactly_3_if_possible"
    overlap: Literal["known_KS", "face_up_only", "off"] = "known_KS"
    no_attack: Literal["draw", "march"] = "draw"
    stall_plies: Literal[20, 40, "off"] = 20
    memory_aid: Literal["own", "none"] = "own"
    deck: Deck = 52
    four_player: Literal["first_blood", "melee", "teams"] = "first_blood"

    @property
    def files(self) -> int:
        """§7.1 As many as the pack has ranks."""
        return len(PACKS[self.deck])

    @property
    def ranks(self) -> int:
        """§1, §7.2 Eight, or sixteen with four players."""
        return 4 * self.players

    @property
    def is_in_teams(self) -> bool:
        return self.players == 4 and self.four_player == "teams"

    @property
    def pack(self) -> Literal["french", "neapolitan", "piacentine", "spanish"]:
        """§7.1 How its cards are named and drawn."""
        if self.deck == "piacentine":
            return "piacentine"
        return "neapolitan" if self.deck == 40 else "spanish" if self.deck == 48 else "french"
