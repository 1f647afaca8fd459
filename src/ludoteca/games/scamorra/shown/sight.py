"""§2 The fields of a view that are not simply copied: as far as this viewer may know them.

Compiled, so that programs can look at many games at once. `s` is a record of the game, `v` one of its views.
"""

from __future__ import annotations

from ludoteca.core import GameOptions, rule
from ludoteca.games.scamorra.rules.board import HIDDEN, HIDDEN_THROW, NO_CARD, NO_THROW, SET_ASIDE

TOP_CARD, OPEN_COPPELLA = 1, 2  # what the options say about it, as bits


def terms(options: GameOptions) -> int:
    """A24, A26 How open the table is, as `fill` reads it."""
    is_top_only = getattr(options, "discard_view", "") == "top_card_only"
    is_open = getattr(options, "coppella_visibility", "") == "both"
    return TOP_CARD * is_top_only + OPEN_COPPELLA * is_open


@rule
def fill(s, v, seat, terms):
    """§2 The viewer's own hand; of both sides what lies open (A26: in memory mode only the top card)."""
    both_threw = s.did_throw[0] != NO_THROW and s.did_throw[1] != NO_THROW
    for side in range(2):
        is_own = side == seat
        for card in range(len(s.hand[side])):
            v.hand[side, card] = s.hand[side, card] if is_own else 0
        hidden = max(0, int(s.n_played[side]) - 1) if terms & TOP_CARD else 0
        for turn in range(len(s.played[side])):
            v.played[side, turn] = HIDDEN if turn < hidden else int(s.played[side, turn])
        knows_coppella = terms & OPEN_COPPELLA or is_own or s.coppella[side] == NO_CARD
        v.coppella[side] = int(s.coppella[side]) if knows_coppella else HIDDEN
        v.thrown[side] = int(s.thrown[side]) if is_own or s.thrown[side] == NO_THROW else HIDDEN_THROW
        knows_throw = is_own or both_threw or s.did_throw[side] == NO_THROW
        v.did_throw[side] = int(s.did_throw[side]) if knows_throw else HIDDEN_THROW
    v.drawn_card = int(s.drawn_card) if sees_drawn(s, seat, terms) else HIDDEN


@rule
def sees_drawn(s, seat, terms):
    """Whether the viewer may know the card drawn last: only its owner, unless coppellas lie open (A24)."""
    is_open = s.did == SET_ASIDE and (terms & OPEN_COPPELLA) != 0
    return s.drawn_card == NO_CARD or s.drawn_by == seat or is_open
