"""What a simulation counts in La Scamorra besides winners, points and length."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludoteca.core import rule
from ludoteca.games.scamorra.rules.board import DISCARDED, KNOCKOUT, SOUTH
from ludoteca.games.scamorra.rules.moves import MOVE_FIRST, PACKAGES

COUNTERS = ("dead discards",)
DEAD = 0


@rule
def tally(s, counts):
    """After every act: was it a dead discard (§4)?"""
    if s.did == DISCARDED:
        counts[DEAD] += 1


def figures(ends: npt.NDArray[np.void], counts: npt.NDArray[np.int64]) -> dict[str, npt.NDArray[np.generic]]:
    """One value per game: a number, or whether something happened; masked where it does not apply."""
    score, winner = ends["score"].astype(np.int64), ends["winner"]
    first = _first_mover(ends)
    has_chosen_first = ends["did_choose"] == MOVE_FIRST
    found: dict[str, npt.NDArray[np.generic]] = {
        "captures": score.sum(axis=1),
        "knock-outs": ends["reason"] == KNOCKOUT,
        "higher score": score.max(axis=1),
        "dead discards": counts[:, DEAD],
        "first mover won": winner == first,
        "second mover won": winner == 1 - first,
    }
    for package, chosen in zip(PACKAGES, (has_chosen_first, ~has_chosen_first)):
        for who, mover in (("first", first), ("second", 1 - first)):
            found[f"{who} mover won, {package} chosen"] = np.ma.masked_array(winner == mover, mask=~chosen)
    return found


def _first_mover(ends: npt.NDArray[np.void]) -> npt.NDArray[np.int64]:
    """§1.7 The side that has played more cards; if both have played equally many, the side to play next."""
    ahead = ends["n_played"][:, SOUTH].astype(np.int64) - ends["n_played"][:, 1 - SOUTH]
    return np.where(ahead == 0, ends["turn"], np.where(ahead > 0, SOUTH, 1 - SOUTH)).astype(np.int64)
