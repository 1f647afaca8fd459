"""How likely each player is to win, read from bullets, fist tokens and bow ties: compiled.

The chances of the living are in proportion to exp(standing). The numbers were fitted to games of imagined players
(`ludoteca.games.scorso.machine.fitting` fits them again).
"""

from __future__ import annotations

import math

import numpy as np

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import (
    DUEL,
    MARKET,
    N_COLOURS,
    N_FACES,
    NEVER,
    NOBODY,
    OVER_HATS,
    PLAYERS,
    STAGE_END,
)
from ludoteca.games.scorso.rules.ring import bullets_of, left_of, living, right_of, unplaced
from ludoteca.games.scorso.rules.weapons import is_active

# what each weight of a standing is for
BULLETS, LOGARITHM, TOKENS, NEIGHBOURS, COLOURLESS, ONE_HANDED, BOWTIE, WEAPON = range(8)
N_WEIGHTS = 8
# fitted by the number of living players; bow ties and weapons are estimates, for imagined players have no stages
WEIGHTS = np.array(
    [
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.213, 0.636, -0.151, -0.213, 0.0, -0.249, 0.15, 0.25],
        [0.302, 1.650, -0.070, -0.151, 0.0, -0.133, 0.15, 0.25],
        [0.391, 1.454, -0.070, 0.125, -0.035, -0.081, 0.15, 0.25],
        [0.325, 1.640, -0.070, 0.081, -0.025, -0.055, 0.15, 0.25],
    ]
)
HOPE, MILDER = 0.1, 0.35  # nobody is so far ahead or behind that a bullet more or less is all the same
FIRST = 1  # place of a stage
LONGEST = 60  # beats of a duel that are looked at


@rule
def read_facts(s, seat, facts):
    """What a living player's standing is read from."""
    own = bullets_of(s, seat)
    facts[BULLETS] = own
    facts[LOGARITHM] = math.log(max(own, 1))
    facts[TOKENS] = s.fists[seat]
    facts[NEIGHBOURS] = (bullets_of(s, left_of(s, seat)) + bullets_of(s, right_of(s, seat))) / 2
    facts[COLOURLESS] = 0
    for colour in range(N_COLOURS):
        facts[COLOURLESS] += s.bullets[seat, colour] == 0
    facts[ONE_HANDED] = s.handicap[seat]
    facts[BOWTIE] = facts[WEAPON] = 0
    if s.full:
        facts[BOWTIE] = s.bowtie[seat]
        for number in range(s.n_weapons):
            facts[WEAPON] += s.owner[number] == seat and is_active(s, number)


@rule
def standing_of(s, seat, weights, facts):
    """How well a living player stands; `facts` is scratch space."""
    read_facts(s, seat, facts)
    total = 0.0
    for i in range(N_WEIGHTS):
        total += weights[i] * facts[i]
    return total


@rule
def shares(s, weights, found):
    """How likely each is to win this game or stage; `found` has room for all seats."""
    found[:] = 0.0
    if s.phase == DUEL and s.act == NOBODY:
        duel_shares(s, found)
        return
    facts, hopes = np.empty(N_WEIGHTS, np.float64), np.zeros(PLAYERS, np.float64)
    total, hope = 0.0, 0.0
    for seat in range(s.n):
        if s.alive[seat]:
            standing = standing_of(s, seat, weights[living(s)], facts)
            found[seat], hopes[seat] = math.exp(standing), math.exp(MILDER * standing)
            total += found[seat]
            hope += hopes[seat]
    for seat in range(s.n):
        found[seat] = (1 - HOPE) * found[seat] / total + HOPE * hopes[seat] / hope


@rule
def duel_shares(s, found):
    """§7.3 A duel of two or more: whoever is the first to show fists alone; ties are shared."""
    total = 0.0
    shown_before = 0.0
    for beat in range(1, LONGEST):
        shown = 1 - (1 - 1 / N_FACES) ** beat
        for seat in range(s.n):
            if not s.duelling[seat]:
                continue
            dice = unplaced(s, seat)
            won = shown**dice - shown_before**dice
            for other in range(s.n):
                if other != seat and s.duelling[other]:
                    won *= 1 - (shown ** unplaced(s, other) + shown_before ** unplaced(s, other)) / 2
            found[seat] += won
            total += won
        shown_before = shown
    for seat in range(s.n):
        found[seat] /= total


@rule
def outlook(s, weights, prizes, found):
    """How likely each is to win the whole game.

    `prizes[i, j]` is how likely j is to win it if i wins this stage; in the base game whoever wins the only one.
    """
    found[:] = 0.0
    if s.reason != NEVER:
        found[s.winner] = 1.0
        return
    if s.full and s.dispute == OVER_HATS:
        duel_shares(s, found)
        return
    stage = np.zeros(PLAYERS, np.float64)
    if s.full and (s.phase == STAGE_END or s.phase == MARKET or s.dispute):  # a stage has just been won
        for seat in range(s.n):
            stage[seat] = 1.0 if s.rank[seat] == FIRST else 0.0
    else:
        shares(s, weights, stage)
    for winner in range(s.n):
        for seat in range(s.n):
            found[seat] += stage[winner] * prizes[winner, seat]
