"""What a simulation counts in Scorso besides winners, points and length."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludoteca.core import rule
from ludoteca.games.scorso import rules
from ludoteca.games.scorso.board import (
    DUEL,
    NOBODY,
    ROLLING,
    T_AGAIN,
    T_DECIDING,
    T_DUEL,
    T_DUEL_WON,
    T_END,
    T_FREEZE,
    T_MISTAKEN,
    T_RANK,
    T_ROLL,
    T_STAGE_WON,
    T_TOKEN,
)
from ludoteca.games.scorso.ring import bullets_of

__all__ = ["COUNTERS", "figures", "rules", "tally"]

LONGEST = 99  # beats; whatever takes longer is counted as this
_WORDS = ("knocked", "unknocked", "mistaken knocks", "challenges", "fist tokens", "fell together", "beats so far")
KNOCKED, UNKNOCKED, MISTAKEN, CHALLENGES, TOKENS, TOGETHER, SO_FAR = range(7)
ROUND = len(_WORDS)  # from here on: rounds that took so many beats
ATTEMPT = ROUND + LONGEST + 1  # from here on: duels, each repetition for itself
COUNTERS = (
    *_WORDS,
    *(f"rounds of {beats} beats" for beats in range(LONGEST + 1)),
    *(f"duels of {beats} beats" for beats in range(LONGEST + 1)),
)


@rule
def tally(s, counts):
    """After every act: what its trace tells. In beats all rolls that belong together stand in one trace."""
    has_rolled = False
    for i in range(s.n_deeds):
        what = s.deeds[i, 0]
        if what == T_ROLL:
            has_rolled = True
        elif what == T_FREEZE:
            counts[KNOCKED if s.deeds[i, 1] != NOBODY else UNKNOCKED] += 1
            note_beats(counts, ROUND)
        elif what == T_MISTAKEN:
            counts[MISTAKEN] += 1
        elif what == T_TOKEN:
            counts[TOKENS] += 1
        elif what == T_DUEL:
            counts[CHALLENGES] += 1
        elif what == T_DECIDING:
            counts[TOGETHER] += is_nobody_left(s)
        elif what in (T_AGAIN, T_DUEL_WON, T_STAGE_WON, T_RANK, T_END):
            note_beats(counts, ATTEMPT)
    if has_rolled and s.phase in (ROLLING, DUEL):
        counts[SO_FAR] += 1


@rule
def note_beats(counts, kind):
    if counts[SO_FAR] > 0:
        counts[kind + min(LONGEST, counts[SO_FAR])] += 1
        counts[SO_FAR] = 0


@rule
def is_nobody_left(s):
    """§6.4 Whether the last players fell together; after the last round they duel with their bullets."""
    for seat in range(s.n):
        if s.alive[seat] and bullets_of(s, seat) > 0:
            return 0
    return 1


def figures(ends: npt.NDArray[np.void], counts: npt.NDArray[np.int64]) -> dict[str, npt.NDArray[np.generic]]:
    """One value for each game; beats and knocks are counted by round and by duel."""
    rounds, duels = (counts[:, start : start + LONGEST + 1].sum(axis=0) for start in (ROUND, ATTEMPT))
    knocks = counts[:, [UNKNOCKED, KNOCKED]].sum(axis=0)
    found: dict[str, npt.NDArray[np.generic]] = {
        "rounds": ends["round_no"].astype(np.int64),
        "last players fell together": counts[:, TOGETHER] > 0,
        "rounds ended by a knock": np.repeat([False, True], knocks),
    }
    if ends["beats"].all():
        found["beats of a round"] = np.repeat(np.arange(LONGEST + 1), rounds)
        found["beats of a duel"] = np.repeat(np.arange(LONGEST + 1), duels)
    for name in ("mistaken knocks", "challenges", "fist tokens"):
        found[name] = counts[:, COUNTERS.index(name)]
    return found
