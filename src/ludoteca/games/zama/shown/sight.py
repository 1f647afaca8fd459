"""§2 The fields of a view that are not simply copied: as far as this viewer may know them.

Compiled, so that programs can look at many games at once. `s` is a record of the game, `v` one of its views.
"""

from __future__ import annotations

from ludoteca.core import WATCHER, GameOptions, rule
from ludoteca.games.zama.rules.board import FACE_UP
from ludoteca.games.zama.rules.cards import HIDDEN, NO_CARD
from ludoteca.games.zama.rules.trace import every_seat


def terms(options: GameOptions) -> int:
    """What a view holds does not depend on the options."""
    return 0


@rule
def fill(s, v, seat, terms):
    """§2 Of every card: whose it is and who has seen it; its identity only if this viewer has seen it."""
    for at in range(len(s.face)):
        v.uncovered[at] = NO_CARD
        v.face[at] = int(s.face[at]) if s.face[at] == NO_CARD or has_seen(s, seat, at) else HIDDEN
    if seat == WATCHER:
        uncover_shown(s, v)
    told = s.shown_to_all or s.did_by == seat
    for i in range(len(s.shown_card)):
        v.shown_card[i] = NO_CARD if i >= s.n_shown else int(s.shown_card[i]) if told else HIDDEN


@rule
def has_seen(s, seat, at):
    """Whether this viewer has seen the card on a cell.

    A watcher has seen what is no secret to anybody at the table: what lies open, what is being shown now, and what
    every seat has seen, since cards are turned before everybody.
    """
    seen = int(s.seen[at])
    if seat != WATCHER:
        return seen & (FACE_UP | 1 << seat) != 0
    everybody = every_seat(s)
    return seen & FACE_UP != 0 or seen & everybody == everybody


@rule
def uncover_shown(s, v):
    """What a watcher is being shown now: cards the last act turned, or both of a duel it decided, if still there."""
    if not s.shown_to_all:
        return
    for i in range(2 if s.has_met else int(s.n_shown)):
        at = int(s.duel_at[i]) if s.has_met else int(s.shown[i])
        card = int(s.duel_card[i]) if s.has_met else int(s.shown_card[i])
        if s.face[at] == card:
            v.face[at] = card
