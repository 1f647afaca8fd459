"""What seasoned players keep of their dice against the neighbours they have, as imagined rounds ask for it.

The `book` knows what to keep at a table without neighbours. Here the race of one player is solved against what faces
that player, for every hand of the dice that are not placed yet and for every haste of the book.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import View
from ludoteca.games.scorso.machine.book import Book, Numbers
from ludoteca.games.scorso.machine.prospects import AHEAD, Prospect
from ludoteca.games.scorso.machine.race import Floats, rolls, tables
from ludoteca.games.scorso.machine.stopping import best_parts, place_all, solve
from ludoteca.games.scorso.rules.board import LEFT, PLAYERS, RIGHT
from ludoteca.games.scorso.rules.ring import unplaced
from ludoteca.games.scorso.rules.rolling import ONE_HAND

BEATS = 8  # looked ahead


def by_heart(me: int, own: Book, others: Book) -> Numbers:
    """For each seat, haste and hand: the part to keep, or TO_KNOCK, as the books know it."""
    found = np.empty((PLAYERS, *others.keep.shape), np.int64)
    found[:] = others.keep
    found[me] = own.keep
    return found


def learn(view: View, book: Book, keep: Numbers) -> None:
    """What this seat keeps, who judges its neighbours as `prospects` does."""
    s, seat = view.record, int(view.seat)
    if n := int(unplaced(s, seat)):
        sides = (Prospect(view, side, n) for side in (LEFT, RIGHT))
        left, right = (np.array([side.worth(beat) for beat in range(AHEAD + 1)]) for side in sides)
        _learn_from(n, left, right, least_kept(view, n), book, keep)


def least_kept(view: View, n: int) -> int:
    """A22 One hand does not hold all dice."""
    return n - ONE_HAND if view.record.beats and view.record.handicap[view.seat] else 0


def _learn_from(n: int, left: Floats, right: Floats, least: int, book: Book, keep: Numbers) -> None:
    """What to keep of n dice if hands are worth so much in the two locations, a row for each beat."""
    t = tables()
    first, end = int(t.ends[n - 1]), int(t.ends[n])
    placed, parts = np.empty((len(left), end)), np.empty((len(left), end - first))
    after, found = np.empty(first), np.zeros(end, np.int64)
    for beat in range(len(left)):
        place_all(left[beat], right[beat], end, book, placed[beat])
        best_parts(placed[beat], first, end, book, parts[beat])
    for row, haste in enumerate(book.hastes.tolist()):
        solve(first, end, BEATS, placed, parts, np.full(len(left), haste), rolls(n), least, book, after, found)
        keep[row, first:end] = found[first:end]
