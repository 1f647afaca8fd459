"""How the game will probably end: every hunt goes on at its own pace, and the first to reach its heart wins.

The pace of a hunt depends on what its hunter knows. The numbers were fitted to games between machines.
"""

from __future__ import annotations

import math

import numpy as np

from ludoteca.core import rule
from ludoteca.games.zama.machine.insight import distance, hunts, unseen_beside
from ludoteca.games.zama.machine.survey import ALL, new_survey
from ludoteca.games.zama.rules.board import NEVER, NOBODY
from ludoteca.games.zama.rules.cards import HEARTS, SPADES
from ludoteca.games.zama.rules.cells import are_allies

FACTS = 11  # about one hunt
PACE = np.array([-1.38, 0.15, -0.43, 0.95, 0.22, -1.46, 0.05, 0.83, 2.0, -1.85, -0.4])
DRAWN = np.array([1.38, -0.57, 2.86])


@rule
def facts_of_hunt(s, hunter, prey, places, packs, facts):
    """What makes a hunt fast or slow, from what the hunter knows."""
    facts[:] = 0.0
    facts[0] = 1.0
    facts[1] = 1.0 if s.turn == hunter else 0.0
    spade, heart = places[hunter, SPADES], places[prey, HEARTS]
    unseen = math.log(float(max(1, packs[prey, ALL])))
    if spade == 0:
        facts[2] = math.log(float(max(1, packs[hunter, ALL])))
        facts[3] = 1.0 if heart != 0 else 0.0
        facts[4] = unseen if heart == 0 else 0.0
    elif heart == 0:
        facts[5] = 1.0
        facts[6] = unseen
        facts[7] = min(4, unseen_beside(s, prey, hunter, spade)) / 4.0
    else:
        steps = distance(spade, heart)
        facts[8] = 1.0
        facts[9] = math.log(float(steps))
        facts[10] = 1.0 if steps == 1 else 0.0


@rule
def pace_of(facts):
    """Of one hunt."""
    total = 0.0
    for i in range(FACTS):
        total += PACE[i] * facts[i]
    return math.exp(total)


@rule
def prospects(s, me):
    """The result this seat can expect: 1 for a win, 0 for a loss, a half for a draw."""
    if s.reason != NEVER:
        if s.winner == NOBODY:
            return 0.5
        return 1.0 if are_allies(s, me, int(s.winner)) else 0.0
    facts = np.empty(FACTS)
    mine, all_hunts, total = 0.0, 0.0, 0.0
    for hunter in range(s.players):
        total += s.cards[hunter]
        places, packs = new_survey(s, hunter)
        for prey in range(s.players):
            if hunts(s, hunter, prey):
                facts_of_hunt(s, hunter, prey, places, packs, facts)
                pace = pace_of(facts)
                all_hunts += pace
                if are_allies(s, me, hunter):
                    mine += pace
    drawn = math.exp(DRAWN[0] + DRAWN[1] * math.log(total) + DRAWN[2] * s.quiet / 20.0)
    return (mine + 0.5 * drawn) / (all_hunts + drawn)
