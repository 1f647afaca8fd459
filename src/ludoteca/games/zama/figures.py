"""What a simulation counts in Zama besides winners, points and length."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludoteca.core import rule
from ludoteca.games.zama.rules.board import DEAD_AIM, NEVER, NOBODY, RED, WRONG_OVERLAP
from ludoteca.games.zama.rules.duels import LOSE, SPECIAL, TIE, WIN

COUNTERS = ("turns", "attacks won", "attacks lost", "ties", "special ties")
TURNS, WON, LOST, TIED, SPECIALLY = range(5)


@rule
def tally(s, counts):
    """After every act: the result of a duel it decided; the number of turns begun (§3, plies in the rules)."""
    if s.has_met:
        if s.duel_result == WIN:
            counts[WON] += 1
        elif s.duel_result == LOSE:
            counts[LOST] += 1
        elif s.duel_result == TIE:
            counts[TIED] += 1
        elif s.duel_result == SPECIAL:
            counts[SPECIALLY] += 1
    # a game that somebody wins, or that is dead at a removal, ends within a turn; any other ends between turns
    counts[TURNS] = int(s.plies) + (s.reason != NEVER and ended_within(s))


@rule
def ended_within(s):
    """Whether the game ended within a turn, which was then not counted as a ply."""
    return s.winner != NOBODY or s.reason == DEAD_AIM


def figures(ends: npt.NDArray[np.void], counts: npt.NDArray[np.int64]) -> dict[str, npt.NDArray[np.generic]]:
    """One value per game: a number, or whether something happened; masked where it does not apply."""
    winner, reason = ends["winner"], ends["reason"]
    is_decisive = winner != NOBODY
    found: dict[str, npt.NDArray[np.generic]] = {
        "decisive": is_decisive,
        "decisive but for wrong overlaps": is_decisive & (reason != WRONG_OVERLAP),
        "red won of decisive": np.ma.masked_array(winner == RED, mask=~is_decisive),
    }
    for number, name in enumerate(COUNTERS):
        found[name] = counts[:, number]
    return found
