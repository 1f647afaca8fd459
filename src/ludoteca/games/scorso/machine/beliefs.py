"""The table as a machine imagines it behind its view: what the others lay and roll in this beat is still open."""

from __future__ import annotations

import functools
from typing import Any, cast

import numpy as np

from ludoteca.core import Record, View
from ludoteca.games.scorso.rules.board import OPEN, PLAYERS
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.rules.setup import table
from ludoteca.games.scorso.shown.views import FILTERED, KNOWN


def undecided(view: View) -> Record:
    """§5 Nobody has committed to anything, and what the viewer has laid in this beat lies there already."""
    v, s, me = view.record, table(cast(Options, view.options)), int(view.seat)
    for name in (*KNOWN, *FILTERED):
        s[name] = v[name]
    s.trays[me] += s.laid[me] - s.back[me]
    for name in ("laid", "back", "chosen"):
        s[name] = 0
    s.choice[:] = OPEN
    return s


def prizes(s: Record) -> Any:
    """How likely each (a column) is to win the whole game if somebody (a row) wins this stage.

    Of the stages after that everybody is as likely to win each.
    """
    if not s.full:
        return np.eye(PLAYERS)
    here = tuple(seat for seat in range(s.n) if not s.away[seat])
    found = np.zeros((PLAYERS, PLAYERS))
    for winner in here:
        hats = s.hats.copy()
        hats[winner] += 1
        found[winner] = _most_hats(tuple(hats.tolist()), tuple(s.bowtie.tolist()), here, int(s.stages) - int(s.stage))
    return found


@functools.lru_cache(maxsize=1 << 12)
def _most_hats(hats: tuple[int, ...], bowties: tuple[int, ...], here: tuple[int, ...], left: int) -> Any:
    """§9.2, A38 Most hats, then the higher bow tie, then a duel."""
    if left == 0:
        best = max((hats[seat], bowties[seat]) for seat in here)
        winners = [seat for seat in here if (hats[seat], bowties[seat]) == best]
        found = np.zeros(PLAYERS)
        found[winners] = 1 / len(winners)
        return found
    after = [_most_hats((*hats[:seat], hats[seat] + 1, *hats[seat + 1 :]), bowties, here, left - 1) for seat in here]
    return np.mean(after, axis=0)
