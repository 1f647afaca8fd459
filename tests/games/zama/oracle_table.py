"""The table of the second Zama: options, grid, packs, and the results of duels (§1, §5, §7, §8).

>>> meeting(Table(), "AS", "KC"), meeting(Table(), "AS", "KH"), meeting(Table(), "KS", "KD")
('win', 'lose', 'special')
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

FILES = "abcdefghijklm"
VALUES, SUITS = "A23456789TJQK", "SHDC"
SEATS = "rbgy"

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)


@dataclass(frozen=True)
class Table:
    """§8 The options, in the words of the rules."""

    layout: str = "chequer"
    placement: str = "blind"
    special_kings: str = "header"
    special_repeat: str = "allowed"
    ace_vs_KH_KS: str = "king_wins"  # noqa: N815  the rulebook's own spelling
    KH_attacks_KS: str = "spade_owner_wins"
    KH_tie: str = "both_removed"
    slide_cards: str = "any"
    slide_dirs: str = "orthogonal"
    slide_count: str = "exactly_3_if_possible"
    overlap: str = "known_KS"
    no_attack: str = "draw"
    stall_plies: str = "20"
    memory_aid: str = "own"
    players: str = "2"
    deck: str = "52"
    four_player: str = "first_blood"

    @property
    def seats(self) -> str:
        return SEATS[: int(self.players)]

    @property
    def values(self) -> str:
        return {"52": VALUES, "40": "A234567JQK", "48": "A23456789JQK", "32": "A789TJQK"}[self.deck]

    @property
    def pack(self) -> list[str]:
        return [value + suit for value in self.values for suit in SUITS]

    @property
    def files(self) -> str:
        """§7.1 A file for each rank of the pack."""
        return FILES[: len(self.values)]

    @property
    def ranks(self) -> range:
        """§1 Eight; §7.2 sixteen with four players."""
        return range(1, 17 if self.players == "4" else 9)

    @property
    def cells(self) -> list[str]:
        """§1 In reading order."""
        return [f"{file}{rank}" for rank in self.ranks for file in self.files]

    def are_allies(self, one: str, other: str) -> bool:
        """§7.2 R+G v B+Y."""
        is_team = self.players == "4" and self.four_player == "teams"
        return one == other or (is_team and {one, other} in ({"r", "g"}, {"b", "y"}))


PACK = Table().pack


def around(table: Table, cell: str, directions: Iterable[tuple[int, int]]) -> Iterator[str]:
    """The neighbouring cells, without wrap-around (A7)."""
    file, rank = FILES.index(cell[0]), int(cell[1:])
    for x, y in directions:
        if 0 <= file + x < len(table.files) and rank + y in table.ranks:
            yield f"{FILES[file + x]}{rank + y}"


def owner_at_the_start(table: Table, cell: str) -> str:
    """§1, §7.2 The seats in turn along files and ranks (A3); with stripes a rank each, Red first."""
    file, rank = FILES.index(cell[0]), int(cell[1:])
    number = rank - 1 if table.layout == "rank_stripes" else file + rank - 1
    return table.seats[number % len(table.seats)]


def meeting(table: Table, att: str, dfn: str) -> str:
    """§5 The first row that matches, from the attacker's side.

    `wins` and `loses` end the game at once; after `win`, `lose`, `tie` and `special` it goes on.
    """
    both = {att, dfn}
    if (att, dfn) == ("KS", "KH"):
        return "wins"
    if (att, dfn) == ("KH", "KS"):
        return {"spade_owner_wins": "loses", "special_tie": "special", "attacker_wins": "wins"}[table.KH_attacks_KS]
    if both in ({"KS"}, {"KS", "KC"}, {"KS", "KD"}):
        if table.special_kings == "header":
            return "special"
        if "KC" in both:
            return "win" if att == "KS" else "lose"
        if "KD" in both:
            return "lose" if att == "KS" else "win"
        return "lose"  # A12: the attacking K♠ loses
    if "A" in att + dfn and ("KC" in both or "KD" in both):
        return "win" if att[0] == "A" else "lose"
    if "A" in att + dfn and ("KH" in both or "KS" in both):
        if table.ace_vs_KH_KS == "special_tie":
            return "special"
        return "win" if att[0] == "K" else "lose"
    if att[0] == dfn[0]:
        if "KH" in both and table.KH_tie == "special_tie":
            return "special"
        return "tie"
    return "win" if VALUES.index(att[0]) > VALUES.index(dfn[0]) else "lose"
