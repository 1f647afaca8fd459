"""The fields of a view that are not simply copied. Nothing is hidden, but most of the history is empty.

Compiled, so that programs can look at many games at once. `s` is a record of the game, `v` one of its views.
"""

from __future__ import annotations

from ludoteca.core import GameOptions, rule
from ludoteca.games.latrunculi.rules.verbs import occurrences


def terms(options: GameOptions) -> int:
    """What a view holds does not depend on the options."""
    return 0


@rule
def fill(s, v, seat, terms):
    """§6 The positions since the last capture; those that an earlier view left behind are cleared."""
    n, before = int(s.n_seen), int(v.n_seen)
    for earlier in range(n + 1):
        v.seen[earlier, 0], v.seen[earlier, 1] = s.seen[earlier, 0], s.seen[earlier, 1]
    for stale in range(n + 1, before + 1):
        v.seen[stale, 0], v.seen[stale, 1] = 0, 0
    v.n_seen = n


@rule
def find(v, which):
    """§6 The one number that a learner is given and that no field holds: how often this position has stood."""
    return occurrences(v)
