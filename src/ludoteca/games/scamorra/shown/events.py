"""What the last act brought about, for one viewer: read from the trace in the record, never worked out again."""

from __future__ import annotations

from typing import cast

from ludoteca.core import Event, Record, Seat, State
from ludoteca.games.scamorra.rules.board import (
    CARD_WORDS,
    CHOSE,
    DISCARDED,
    DREW,
    EMPTY,
    MOVED,
    NEVER,
    NO_THROW,
    PACKAGE,
    PLACED,
    REASONS,
    REENTERED,
    SET_ASIDE,
    SIDES,
    SYMBOL_WORDS,
    THREW,
    WON_LOT,
    square,
)
from ludoteca.games.scamorra.rules.moves import PACKAGES
from ludoteca.games.scamorra.rules.options import Options
from ludoteca.games.scamorra.shown.views import sees_drawn

UNSEEN = "hidden"  # a card or throw the viewer may not know


def events(state: State, viewer: Seat) -> list[Event]:
    """The last act as this viewer may see it. Of another side's draw: only that a card was drawn."""
    s = state.record
    if s.did in (DREW, SET_ASIDE):
        card = CARD_WORDS[s.drawn_card] if sees_drawn(s, viewer, cast(Options, state.options)) else UNSEEN
        kind = "draw" if s.did == DREW else "coppella"
        happened = [Event(kind, {"seat": SIDES[s.drawn_by], "card": card})]
        if s.phase == PACKAGE:  # A22 the deal is done and the initiative was given earlier
            happened.append(Event("initiative", {"seat": SIDES[s.turn]}))
    elif s.did == THREW:
        happened = _throws(s, viewer)
    else:
        happened = _decided(s)
    if s.reason != NEVER:
        winners = [SIDES[s.winner]] if s.winner >= 0 else []
        happened.append(Event("end", {"reason": REASONS[s.reason], "winners": winners}))
    return happened


def _throws(s: Record, viewer: Seat) -> list[Event]:
    """A27 A throw is shown to its owner; both are shown when both have thrown."""
    if NO_THROW in s.did_throw:
        thrower = int(s.did_by)
        symbol = SYMBOL_WORDS[s.did_throw[thrower]] if thrower == viewer else UNSEEN
        return [Event("throw", {"seat": SIDES[thrower], "symbol": symbol})]
    south, north = (SYMBOL_WORDS[thrown] for thrown in s.did_throw)
    if south == north:
        return [Event("tie", {"symbol": south})]
    return [Event("throws", {"south": south, "north": north}), Event("initiative", {"seat": SIDES[s.did_by]})]


def _decided(s: Record) -> list[Event]:
    if s.did == WON_LOT:
        return [Event("initiative", {"seat": SIDES[s.did_by]})]
    if s.did == CHOSE:
        return [Event("package", {"seat": SIDES[s.did_by], "choice": PACKAGES[s.did_choose]})]
    if s.did == DISCARDED:
        return [Event("discard", {"seat": SIDES[s.did_by], "card": CARD_WORDS[s.did_card]})]
    if s.did not in (PLACED, REENTERED, MOVED):
        return []
    seat, to = SIDES[s.did_by], square(s.did_to)
    piece = SYMBOL_WORDS[s.did_piece % 3]
    if s.did == PLACED:
        return [Event("place", {"seat": seat, "piece": piece, "to": to})]
    card = CARD_WORDS[s.did_card]
    if s.did == REENTERED:
        return [Event("reenter", {"seat": seat, "card": card, "piece": piece, "to": to})]
    moved = {"seat": seat, "card": card, "piece": piece, "from": square(s.did_from), "to": to}
    happened = [Event("move", moved)]
    if s.did_take != EMPTY:
        taken = {"seat": seat, "piece": piece, "taken": SYMBOL_WORDS[s.did_take % 3], "square": to}
        happened.append(Event("capture", {**taken, "points": int(s.score[s.did_by])}))
    return happened
