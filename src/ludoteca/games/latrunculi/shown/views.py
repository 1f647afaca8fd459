"""What a viewer may know: in Latrunculi, everything on the table. There are no secrets and no chance."""

from __future__ import annotations

import functools
import threading
from random import Random
from typing import cast

from ludoteca.core import Event, Record, Seat, SharedFields, Sight, State, View, record_type
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.rules.board import HISTORY, NEVER, REASONS, RECORD, square
from ludoteca.games.latrunculi.rules.options import Options
from ludoteca.games.latrunculi.rules.setup import table
from ludoteca.games.latrunculi.shown import sight
from ludoteca.games.latrunculi.shown.outlook import Shown, outlook

# the allow-list: only what is named here is copied
KNOWN = (
    "board",
    "where",
    "beside",
    "ranks",
    "turn",
    "men",
    "quiet",
    "plies",
    "reason",
    "winner",
    "last_from",
    "last_to",
    "n_captured",
    "captured",
)

# written by `sight.fill`: the positions since the last capture, and what is left of older ones
FILLED = ("seen", "n_seen")

VIEW = record_type(*((name, RECORD[name]) for name in (*KNOWN, *FILLED)))
SIGHT = Sight(sight, KNOWN, RECORD, VIEW)
_RESTORED = SharedFields((*KNOWN, *FILLED), VIEW, RECORD)


def view(state: State, seat: Seat) -> View:
    """Everything is public: every seat and the watcher see the same table."""
    return SIGHT.view(state, seat)


def imagine(view: View, rng: Random) -> State:
    """Nothing is hidden: the one state behind the view."""
    return State(view.options, _restore(cast(Options, view.options), view.record))


@functools.lru_cache(maxsize=64)
def _empty_table(options: Options) -> bytes:
    empty: bytes = table(options).tobytes()
    return empty


def _restore(options: Options, known: Record) -> Record:
    return _RESTORED.copied(known, onto=_empty_table(options))


def events(state: State, viewer: Seat) -> list[Event]:
    """The last move, what it captured, and the end of the game if it caused it; all public."""
    s = state.record
    happened = []
    if last_from := s.last_from:
        happened.append(Event("move", {"from": square(last_from), "to": square(s.last_to)}))
    if n_captured := s.n_captured:
        captured = sorted(square(index) for index in s.captured[:n_captured])
        happened.append(Event("capture", {"squares": captured}))
    if s.reason != NEVER:
        winners = ["wb"[s.winner]] if s.winner >= 0 else []
        happened.append(Event("end", {"reason": REASONS[s.reason], "winners": winners}))
    return happened


def show(view: View) -> Shown:
    """Both players and all who watch are shown the same table."""
    options = cast(Options, view.options)
    return outlook(_laid_out(options, view.record), options)


class _Desk(threading.local):
    """For each thread, the table on which it lays what it looks at."""

    def __init__(self) -> None:
        self.record_for = functools.lru_cache(maxsize=8)(table)


_desk = _Desk()
_LAID = SharedFields((*KNOWN, "n_seen"), VIEW, RECORD).pieces
[(_SEEN_IN_VIEW, _SEEN, _ALL_SEEN)] = SharedFields(("seen",), VIEW, RECORD).pieces


def _laid_out(options: Options, known: Record) -> Record:
    """The same as `_restore`, for a moment only. Most of a record is room for a past that is not there: it is neither
    made anew nor copied."""
    record = _desk.record_for(options)
    there, here = known.data, record.data
    if type(there) is not bytearray:
        there = known.tobytes()
    past = (int(known.n_seen) + 1) * (_ALL_SEEN // HISTORY)
    for at, to, size in _LAID:
        here[to : to + size] = there[at : at + size]
    here[_SEEN : _SEEN + past] = there[_SEEN_IN_VIEW : _SEEN_IN_VIEW + past]
    return record


def closing_squares(s: Record, start: int, to: int) -> list[str]:
    """§3.3 The enemies between which a man on `to` would stand, on any axis."""
    pairs = (verbs.closers(s, start, to, axis) for axis in verbs.AXES[: s.suicide_axes])
    return sorted(square(int(index)) for pair in pairs if pair[0] for index in pair)
