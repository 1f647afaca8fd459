"""The trace an act leaves for the events: who did what where, and which cards were turned or looked at."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.zama.rules.board import FACE_UP, NEVER, NOBODY, NOTHING
from ludoteca.games.zama.rules.cards import KING_OF_SPADES, NO_CARD


@rule
def clear_trace(s):
    s.did, s.did_by, s.did_from, s.did_to = NOTHING, NOBODY, 0, 0
    s.n_shown, s.shown_to_all, s.has_met, s.marched = 0, 0, 0, NOBODY
    s.passed, s.eliminated, s.eliminated_by, s.king_of = 0, NOBODY, NEVER, NOBODY
    for i in range(2):
        s.king_left[i] = 0
        s.shown[i], s.shown_card[i], s.shown_owner[i] = 0, NO_CARD, NOBODY


@rule
def ask(s, kind, start, to):
    """Begin an act whose cards may have to be identified first."""
    s.pending, s.pending_from, s.pending_to = kind, start, to


@rule
def every_seat(s):
    """The mark of a card that all have seen: one bit per seat."""
    return (1 << s.players) - 1


@rule
def reveal(s, at):
    """§3 step 2 Turn a card up for everybody; A9 a King of Spades stays face up."""
    s.seen[at] |= every_seat(s)
    if s.face[at] == KING_OF_SPADES:
        s.seen[at] |= FACE_UP
    s.shown_to_all = 1
    trace_shown(s, at)


@rule
def trace_shown(s, at):
    n = int(s.n_shown)
    s.shown[n], s.shown_card[n], s.shown_owner[n] = at, s.face[at], s.owner[at]
    s.n_shown = n + 1
