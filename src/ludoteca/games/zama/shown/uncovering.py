"""What lay face down, once a game is over: every card gets its identity, and views show them all.

The cards that nobody has seen are drawn at the end and followed back to where they lay before.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import PLATFORM_WORDS, Move, Pick, Record, Seat, State, View
from ludoteca.games.zama.rules import moves
from ludoteca.games.zama.rules.board import EMPTY, squares
from ludoteca.games.zama.rules.cards import NO_CARD, members
from ludoteca.games.zama.shown.views import view


def uncover(state: State, pick: Pick | None) -> State:
    """§2 The cards left in each pack lie where nobody has looked: every way to lay them is equally likely."""
    s = state.record.copy()
    if pick is not None:
        for at in _unseen(state):
            left = members(s.pack[s.owner[at]])
            _name(s, at, left[pick([1] * len(left))])
    return State(state.options, s)


def uncover_before(state: State, move: Move, after: State) -> State:
    """A card without identity lies where it lay, unless this move slid it, or gave it its identity."""
    s, later = state.record.copy(), after.record
    kind, start, to = (int(part) for part in (moves.kind_of(move), moves.start_of(move), moves.end_of(move)))
    if move in PLATFORM_WORDS:
        kind = 0
    for at in _unseen(state):
        is_named = kind == moves.NAME and at == start
        card = to if is_named else int(later.face[to if kind == moves.SLIDE and at == start else at])
        if card >= 0:
            _name(s, at, card)
    return State(state.options, s)


def open_view(state: State, seat: Seat) -> View:
    """As the view, with what this seat could not know."""
    seen = view(state, seat)
    seen.record.uncovered[:] = state.record.face
    return seen


def _unseen(state: State) -> list[int]:
    s = state.record
    return [at for at in squares(s) if s.owner[at] < EMPTY and s.face[at] == NO_CARD]


def _name(s: Record, at: int, card: int) -> None:
    s.face[at] = card
    s.pack[s.owner[at]] &= ~(np.uint64(1) << np.uint64(card))
