"""§2 What a viewer may know: an allow-list of public fields; partly hidden fields are filled in one by one.

Everybody sees which cards were looked at and by whom; which cards they are, only those who saw them. A view
holds everything its seat has ever seen. A *person* is shown what is `visible`: with memory_aid=none (A21) only
what lies open, or was turned or looked at by the very last act.
"""

from __future__ import annotations

import functools
from random import Random
from typing import cast

import numpy as np

from ludoteca.core import Record, Seat, Sight, State, View, record_type, rule
from ludoteca.games.zama.rules import cells, choices, elimination
from ludoteca.games.zama.rules.board import (
    EMPTY,
    FACE_UP,
    NEVER,
    NOBODY,
    RECORD,
    SLIDING,
)
from ludoteca.games.zama.rules.cards import HIDDEN, KING_OF_HEARTS, KING_OF_SPADES, members
from ludoteca.games.zama.rules.cells import put
from ludoteca.games.zama.rules.moves import ATTACK
from ludoteca.games.zama.rules.options import Options
from ludoteca.games.zama.rules.setup import table
from ludoteca.games.zama.shown import sight

# public: copied as they are
KNOWN = (
    "owner",
    "seen",
    "cards",
    "out",
    "gone",
    "went",
    "turn",
    "phase",
    "left",
    "moved",
    "n_moved",
    "looked",
    "n_looked",
    "quiet",
    "plies",
    "met",
    "reason",
    "winner",
    "pending",
    "pending_from",
    "pending_to",
    "asked",
    "did",
    "did_by",
    "did_from",
    "did_to",
    "shown",
    "shown_owner",
    "n_shown",
    "shown_to_all",
    "has_met",
    "marched",
    "passed",
    "eliminated",
    "eliminated_by",
    "king_of",
    "king_left",
    "duel_by",
    "duel_of",
    "duel_at",
    "duel_card",
    "duel_result",
    "duel_why",
)
# written by `sight.fill`, as far as this viewer may know them
FILTERED = ("face", "shown_card")

# the cards themselves, once the game is over: only shown.uncovering writes them
OPEN = ("uncovered", RECORD["face"].base, RECORD["face"].shape)

VIEW = record_type(*((name, RECORD[name].base, RECORD[name].shape) for name in (*KNOWN, *FILTERED)), OPEN)
SIGHT = Sight(sight, KNOWN, RECORD, VIEW)


def view(state: State, seat: Seat) -> View:
    """§2 What everybody knows, and of the cards' faces those this viewer has seen."""
    return SIGHT.view(state, seat)


def _on_show(s: Record) -> list[int]:
    """Cells whose cards all can see now: those the last act turned, and both of a duel it decided, if still there."""
    places, cards = (s.duel_at, s.duel_card) if s.has_met else (s.shown[: s.n_shown], s.shown_card)
    return [int(at) for at, card in zip(places, cards) if s.shown_to_all and s.face[at] == card]


def visible(view: View) -> list[int]:
    """For each cell, the card on it as a person may be shown it: a card, NO_CARD or HIDDEN."""
    v, options = view.record, cast(Options, view.options)
    is_shown = (v.face < 0) | (v.seen & FACE_UP != 0) | (options.memory_aid == "own")
    if options.placement == "stratego":
        is_shown |= v.owner == view.seat  # A4 the cards a seat lays out stand in front of it
    if not v.shown_to_all and v.did_by == view.seat:
        is_shown[v.shown[: v.n_shown]] = True
    is_shown[_on_show(v)] = True
    cards: list[int] = np.where(is_shown, v.face, HIDDEN).tolist()
    return cards


def shows_duel(view: View) -> bool:
    """Whether a person may be shown the last duel: without a memory aid only while it is going on."""
    v, options = view.record, cast(Options, view.options)
    if v.duel_by == NOBODY:
        return False
    return bool(options.memory_aid == "own" or v.has_met or v.pending == ATTACK)


# -- imagining ----------------------------------------------------------------------------------------------


def imagine(view: View, rng: Random) -> State:
    """§2 Deal what the viewer cannot see at random: every deal that fits the view is equally likely."""
    v = view.record
    s = _table(cast(Options, view.options)).copy()
    for name in _COPIED:
        s[name] = v[name]
    _put_all(s, v)
    must_hold = _spade_cells(s)
    for side in range(s.players):
        _deal(s, side, must_hold if side == s.turn else [], rng)
    for i in range(s.n_shown):
        if s.shown_card[i] == HIDDEN:
            s.shown_card[i] = s.face[s.shown[i]]
    return State(view.options, s)


_COPIED = tuple(name for name in (*KNOWN, *FILTERED) if name not in ("owner", "face", "cards"))  # _put_all: the rest
_table = functools.lru_cache(maxsize=64)(table)


@rule
def _put_all(s, v):
    """Put every card of the view, with its sets; each pack keeps the cards the viewer has not seen."""
    for at in range(len(v.owner)):
        side, card = int(v.owner[at]), int(v.face[at])
        if side < EMPTY:
            put(s, at, side, card)
            if card >= 0:
                s.pack[side] &= ~(np.uint64(1) << np.uint64(card))
    for side in range(EMPTY):
        s.pack[side] &= ~s.out[side]


def _hidden(s: Record, side: int) -> list[int]:
    """Cells with a card of this side that somebody, but not the viewer, has seen; in reading order."""
    found: list[int] = np.flatnonzero((s.owner == side) & (s.face == HIDDEN)).tolist()
    return found


def _spade_cells(s: Record) -> list[int]:
    """A14d A seat that must slide and cannot has an overlap: one of these hidden cells is its King of Spades."""
    me = int(s.turn)
    if s.reason != NEVER or s.phase != SLIDING or s.asked or elimination.sought_of(s) != NOBODY:
        return []
    if s.spade_at[me] or choices.has_slide(s):
        return []
    return [at for at in _hidden(s, me) if choices.can_overlap(s, me, at) and choices.hunted_beside(s, me, at)]


def _deal(s: Record, side: int, spade_cells: list[int], rng: Random) -> None:
    """Put cards where the viewer cannot see; nobody has seen the rest."""
    hidden = _hidden(s, side)
    if not hidden:
        return
    unseen = set(members(s.pack[side]))
    cards = sorted(unseen - _sought(s, side))
    if spade_cells:
        king = rng.choice(spade_cells)
        cards.remove(KING_OF_SPADES)
        unseen.remove(KING_OF_SPADES)
        hidden.remove(king)
        s.face[king], s.spade_at[side] = KING_OF_SPADES, king
    dealt = rng.sample(cards, len(hidden))
    s.face[hidden] = dealt
    if KING_OF_SPADES in dealt:
        s.spade_at[side] = hidden[dealt.index(KING_OF_SPADES)]
    s.pack[side] = sum(1 << card for card in unseen - set(dealt))


def _sought(s: Record, side: int) -> set[int]:
    """§7.2 An eliminated player's kings that have not left the board yet: nobody has seen them."""
    is_seeking = s.reason == NEVER and cells.is_gone(s, side)
    return {KING_OF_SPADES, KING_OF_HEARTS} if is_seeking else set()
