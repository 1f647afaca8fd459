"""Ending a game by agreement.

A seat may offer once between two of its own moves. Its offer stands until it is withdrawn, somebody else moves or the
game ends. When all others have standing offers, one more offer is the agreement.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ludoteca.core import CHANCE, Reason, Seat
from ludoteca.play.log import Entry

if TYPE_CHECKING:
    from ludoteca.play.match import Match

OFFER: Final = "offer"
WITHDRAW: Final = "withdraw"
RULE: Final = "agreement"


@dataclass(frozen=True, slots=True)
class Offers:
    """Whose offers stand, and who has offered since their last move."""

    standing: frozenset[Seat] = frozenset()
    made: frozenset[Seat] = frozenset()

    def why_not(self, seat: Seat, act: str) -> Reason | None:
        """Why this seat cannot offer, or withdraw its offer, now."""
        if act == OFFER:
            return Reason("offer-again", RULE) if seat in self.made else None
        return None if seat in self.standing else Reason("no-offer", RULE)

    def after(self, seat: Seat, act: str) -> Offers:
        """This seat has offered, or withdrawn its offer."""
        if act == OFFER:
            return Offers(self.standing | {seat}, self.made | {seat})
        return Offers(self.standing - {seat}, self.made)

    def after_move(self, seat: Seat) -> Offers:
        """This seat has moved: the others' offers are off, and it may offer again."""
        if not (self.standing or self.made):
            return self
        return Offers(self.standing & {seat}, self.made - {seat})

    def withdrawn(self) -> Offers:
        """The match has gone back: nobody's offer stands."""
        return Offers(frozenset(), self.made)


def why_not_agreed(match: Match, seat: Seat) -> Reason | None:
    """Whose offers are missing for an agreement."""
    missing = [match.seats[other] for other in sorted(match.asked(seat) - match.offers)]
    return Reason("not-agreed", RULE, {"seats": ", ".join(missing)}) if missing else None


def is_talk(entry: Entry) -> bool:
    """Whether the entry only concerns an agreement and leaves the game as it is."""
    return entry.seat != CHANCE and entry.text in (OFFER, WITHDRAW)
