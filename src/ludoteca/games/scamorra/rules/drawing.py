"""An outcome of chance at random without a list of all: a card is drawn by counting the copies that nobody has seen."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scamorra.rules.board import COPPELLAS, DECK, NO_CARD, NOBODY, NORTH, SOUTH
from ludoteca.games.scamorra.rules.moves import draw, lot, set_aside


@rule
def count_outcomes(s):
    """§2 How many outcomes there are, each copy of a card counted by itself: so all are alike."""
    side = int(s.drawing)
    if side == NOBODY:
        return 2
    return DECK - int(s.held[side]) - int(s.n_played[side]) - (s.coppella[side] != NO_CARD)


@rule
def nth_outcome(s, nth):
    """One of so many."""
    side = int(s.drawing)
    if side == NOBODY:
        return lot(NORTH if nth else SOUTH)
    unseen = s.unseen
    card, seen = 0, 0
    for kind in range(5):  # no branch, which a processor would guess wrong
        seen += int(unseen[side, kind])
        card += nth >= seen
    return set_aside(side, card) if s.phase == COPPELLAS else draw(side, card)
