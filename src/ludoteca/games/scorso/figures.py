"""What a simulation counts in Scorso besides winners, points and length."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import (
    DUEL,
    NOBODY,
    ROLLING,
)
from ludoteca.games.scorso.rules.ring import bullets_of
from ludoteca.games.scorso.rules.trace import (
    SEAT,
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
    WHAT,
)

LONGEST = 99  # beats or rounds; whatever takes longer is counted as this
_WORDS = (
    *("knocked", "unknocked", "mistaken knocks", "challenges", "fist tokens", "fell together"),
    *("beats so far", "rounds so far"),
)
KNOCKED, UNKNOCKED, MISTAKEN, CHALLENGES, TOKENS, TOGETHER, BEATS, ROUNDS = range(8)
ROUND = len(_WORDS)  # from here on: rounds that took so many beats
ATTEMPT = ROUND + LONGEST + 1  # from here on: duels, each repetition for itself
STAGE = ATTEMPT + LONGEST + 1  # from here on: stages that took so many rounds; a base game is one stage (§4)
COUNTERS = (
    *_WORDS,
    *(f"rounds of {beats} beats" for beats in range(LONGEST + 1)),
    *(f"duels of {beats} beats" for beats in range(LONGEST + 1)),
    *(f"stages of {rounds} rounds" for rounds in range(LONGEST + 1)),
)


@rule
def tally(s, counts):
    """After every act: what its trace tells. In beats all rolls that belong together stand in one trace."""
    has_rolled = False
    for i in range(s.n_deeds):
        what = s.deeds[i, WHAT]
        if what == T_ROLL:
            has_rolled = True
        elif what == T_FREEZE:
            counts[KNOCKED if s.deeds[i, SEAT] != NOBODY else UNKNOCKED] += 1
            counts[ROUNDS] += 1
            note_length(counts, BEATS, ROUND)
        elif what == T_MISTAKEN:
            counts[MISTAKEN] += 1
        elif what == T_TOKEN:
            counts[TOKENS] += 1
        elif what == T_DUEL:
            counts[CHALLENGES] += 1
        elif what == T_DECIDING:
            counts[TOGETHER] += is_nobody_left(s)
        elif what in (T_AGAIN, T_DUEL_WON, T_STAGE_WON, T_RANK, T_END):
            note_length(counts, BEATS, ATTEMPT)
            if what in (T_STAGE_WON, T_END):
                note_length(counts, ROUNDS, STAGE)
    if has_rolled and s.phase in (ROLLING, DUEL):
        counts[BEATS] += 1


@rule
def note_length(counts, so_far, kind):
    """Something is over: it took as many beats or rounds as were counted so far, and the count begins again."""
    if counts[so_far] > 0:
        counts[kind + min(LONGEST, counts[so_far])] += 1
        counts[so_far] = 0


@rule
def is_nobody_left(s):
    """§6.4 Whether the last players fell together; those who duel at the round limit (§8) still have bullets."""
    for seat in range(s.n):
        if s.alive[seat] and bullets_of(s, seat) > 0:
            return 0
    return 1


def figures(ends: npt.NDArray[np.void], counts: npt.NDArray[np.int64]) -> dict[str, npt.NDArray[np.generic]]:
    """One value for each game, or for each stage, round or duel where the name says so."""
    lengths = np.arange(LONGEST + 1)
    rounds, duels, stages = (counts[:, start : start + LONGEST + 1] for start in (ROUND, ATTEMPT, STAGE))
    knocks, together = counts[:, [UNKNOCKED, KNOCKED]].sum(axis=0), counts[:, TOGETHER].sum()
    found: dict[str, npt.NDArray[np.generic]] = {"rounds": stages @ lengths}
    if ends["full"].all():
        found["rounds of a stage"] = np.repeat(lengths, stages.sum(axis=0))
    found["last players fell together"] = np.repeat([False, True], [stages.sum() - together, together])
    found["rounds ended by a knock"] = np.repeat([False, True], knocks)
    if ends["beats"].all():
        found["beats of a round"] = np.repeat(lengths, rounds.sum(axis=0))
        found["beats of a duel"] = np.repeat(lengths, duels.sum(axis=0))
    for name in ("mistaken knocks", "challenges", "fist tokens"):
        found[name] = counts[:, COUNTERS.index(name)]
    return found
