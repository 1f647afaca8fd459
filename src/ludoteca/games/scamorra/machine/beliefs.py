"""§2 Where the cards that a seat cannot see may lie: in the opponent's hand, in a coppella, or still to be drawn."""

from __future__ import annotations

from ludoteca.core import Belief, Seat, View
from ludoteca.games.scamorra.rules.board import CARDS, HIDDEN
from ludoteca.games.scamorra.shown.views import unknown

HAND, COPPELLA = "hand", "coppella"


def beliefs(view: View) -> list[Belief]:
    """How likely each hidden place holds at least one card of each kind: every card not seen may be any of them."""
    v, found = view.record, []
    for side in (0, 1):
        left = unknown(view, side)
        total = int(left.sum())
        held = 0 if side == view.seat else int(v.held[side] - v.hand[side].sum())
        aside = int(v.coppella[side] == HIDDEN)
        for card, copies in enumerate(left.tolist()):
            if copies and total:
                places = ((HAND, held), (COPPELLA, aside))
                found += [
                    Belief(Seat(side), CARDS[card], place, 1 - _none(total, copies, n)) for place, n in places if n
                ]
    return found


def _none(total: int, copies: int, drawn: int) -> float:
    """The chance that none of so many copies is among the cards drawn."""
    chance = 1.0
    for n in range(drawn):
        chance *= max(0, total - copies - n) / (total - n)
    return chance
