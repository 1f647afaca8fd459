"""For a first game: what the viewer may know of duels before they are fought, from the view alone."""

from __future__ import annotations

import functools
from typing import cast

from ludoteca.core import Record, View
from ludoteca.games.zama.rules.board import ATTACKING, NEVER, square, squares
from ludoteca.games.zama.rules.cells import STEPS
from ludoteca.games.zama.rules.duels import RESULTS, meet
from ludoteca.games.zama.rules.options import Options
from ludoteca.games.zama.rules.setup import table
from ludoteca.games.zama.shown.views import visible

WINS = ("win", "attacker-wins")


def attacks(view: View) -> dict[str, str]:
    """§4, §5 The viewer's attacks whose end is known, as moves of the notation: both cards have been seen."""
    v = view.record
    if v.reason != NEVER or v.phase != ATTACKING or v.turn != view.seat or v.asked:
        return {}
    return {f"{square(at)}x{square(to)}": result for at, to, result in _known_duels(view, int(view.seat))}


def endangered(view: View) -> list[str]:
    """§5 The viewer's cards that lie beside an enemy card known to beat them."""
    v, options = view.record, cast(Options, view.options)
    if v.reason != NEVER or view.seat < 0:
        return []
    enemies = [side for side in range(options.players) if side != view.seat and not _is_gone(v, side)]
    duels = [duel for side in enemies for duel in _known_duels(view, side) if v.owner[duel[1]] == view.seat]
    return sorted({square(to) for _, to, result in duels if result in WINS})


def _known_duels(view: View, side: int) -> list[tuple[int, int, str]]:
    """Attacks of this side where the viewer knows both cards."""
    v, options = view.record, cast(Options, view.options)
    cards, owner = visible(view), v.owner.tolist()
    known = {at: cards[at] for at in squares(v) if cards[at] >= 0}
    spared = {side, side ^ 2} if options.is_in_teams and not _is_gone(v, side ^ 2) else {side}  # §7.2
    pairs = [(at, at + step) for at in known if owner[at] == side for step in STEPS.tolist()]
    return [
        (at, to, RESULTS[meet(_table(options), known[at], known[to])[0]])
        for at, to in pairs
        if to in known and owner[to] not in spared
    ]


def _is_gone(v: Record, side: int) -> bool:
    return bool(int(v.gone) >> side & 1)


_table = functools.lru_cache(maxsize=64)(table)
