"""§2 What a viewer may know: an allow-list of public fields; partly hidden fields are filled in one by one."""

from __future__ import annotations

from random import Random
from typing import cast

import numpy as np
import numpy.typing as npt

from ludoteca.core import Record, Seat, Sight, State, View, record_type
from ludoteca.games.scamorra.rules.board import (
    COPIES,
    HIDDEN,
    HIDDEN_THROW,
    NO_CARD,
    RECORD,
    SET_ASIDE,
)
from ludoteca.games.scamorra.rules.options import Options
from ludoteca.games.scamorra.rules.setup import table
from ludoteca.games.scamorra.shown import sight

# public: copied as they are
KNOWN = (
    "board",
    "at",
    "phase",
    "turn",
    "drawing",
    "given",
    "held",
    "n_played",
    "score",
    "reason",
    "winner",
    "did",
    "did_by",
    "did_card",
    "did_from",
    "did_to",
    "did_piece",
    "did_take",
    "did_choose",
    "drawn_by",
)
# written by `sight.fill`, as far as this viewer may know them
FILTERED = ("hand", "played", "coppella", "thrown", "did_throw", "drawn_card")

VIEW = record_type(*((name, RECORD[name].base, RECORD[name].shape) for name in (*KNOWN, *FILTERED)))
SIGHT = Sight(sight, KNOWN, RECORD, VIEW)

Cards = npt.NDArray[np.int64]


def view(state: State, seat: Seat) -> View:
    """§2 What lies open, and of the rest what this viewer may know."""
    return SIGHT.view(state, seat)


def open_view(state: State, seat: Seat) -> View:
    """The view of a game that is over: both hands, and every card that was played, drawn or thrown."""
    laid_open, s = view(state, seat), state.record
    for name in FILTERED:
        laid_open.record[name] = s[name]
    return laid_open


def sees_drawn(s: Record, viewer: Seat, options: Options) -> bool:
    """Whether the viewer may know the card drawn last."""
    return bool(sight.sees_drawn(s, int(viewer), sight.terms(options)))


def unknown(view: View, side: int) -> Cards:
    """§2 How many of each of this side's cards the viewer cannot see."""
    v = view.record
    left: Cards = np.array(COPIES, dtype=np.int64) - v.hand[side]
    for card in (*v.played[side, : v.n_played[side]], v.coppella[side]):
        if NO_CARD < card < HIDDEN:
            left[card] -= 1
    return left


def imagine(view: View, rng: Random) -> State:
    """§2 Deal what the viewer cannot see at random: every deal that fits the view is equally likely."""
    v, s = view.record, table(cast(Options, view.options))
    for name in (*KNOWN, *FILTERED):
        s[name] = v[name]
    for side in (0, 1):
        _deal(s, side, is_own=side == view.seat, cards=_shuffled(unknown(view, side), rng))
        if s.thrown[side] == HIDDEN_THROW:
            s.thrown[side] = rng.randrange(3)
        if s.did_throw[side] == HIDDEN_THROW:
            s.did_throw[side] = s.thrown[side]
    if s.drawn_card == HIDDEN:
        s.drawn_card = _drawn(s, rng)
    return State(view.options, s)


def _deal(s: Record, side: int, is_own: bool, cards: list[int]) -> None:
    """Put shuffled cards where the viewer cannot see: old discards, the hand, the coppella; the rest is undrawn."""
    for turn in range(s.n_played[side]):
        if s.played[side, turn] == HIDDEN:
            s.played[side, turn] = cards.pop()
    if not is_own:
        for _ in range(s.held[side] - s.hand[side].sum()):  # none where the hand lies open
            s.hand[side, cards.pop()] += 1
    if s.coppella[side] == HIDDEN:
        s.coppella[side] = cards.pop()
    s.unseen[side] = np.bincount(np.array(cards, dtype=np.int64), minlength=len(COPIES))


def _shuffled(counts: Cards, rng: Random) -> list[int]:
    cards: list[int] = np.repeat(np.arange(len(COPIES)), counts).tolist()
    rng.shuffle(cards)
    return cards


def _drawn(s: Record, rng: Random) -> int:
    """The last card drawn unseen by the viewer: any card of that hand, or the coppella set aside."""
    side = int(s.drawn_by)
    if s.did == SET_ASIDE:
        return int(s.coppella[side])
    hand = np.repeat(np.arange(len(COPIES)), s.hand[side]).tolist()
    return int(rng.choice(hand)) if hand else NO_CARD
