"""§8 Table options. The words are those of the rules."""

from __future__ import annotations

from typing import ClassVar, Literal

from ludoteca.core import GameOptions


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """§8 Table options of a game for two."""

    RULE: ClassVar[str] = "§8"

    layout: Literal["chequer", "rank_stripes"] = "chequer"
    players: Literal[2] = 2
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
    deck: Literal[52] = 52
    four_player: Literal["melee"] = "melee"  # §7.2 a game for two does not look at this
