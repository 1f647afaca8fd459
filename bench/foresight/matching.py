"""Level 5 with what was learned against level 5 judging by hand, with budgets of about equal processor time."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from bench.learned import Match
from ludoteca import games
from ludoteca.bots import Bot
from ludoteca.core import Level, Style
from ludoteca.core.machine import STRONGEST
from ludoteca.games.zama.machine.levels import Hunter, learned_way
from ludoteca.games.zama.machine.network import mind_of

GAME = "zama"


@dataclass(frozen=True)
class Learned:
    """What the player has learned; where nothing is given, what comes with the game."""

    network: Path | None = None
    weights: Path | None = None


class Judges(Match):
    """Number 0 goes by what was learned, number 1 judges by hand."""

    def __init__(self, learned: Learned) -> None:
        self.game, self.learned = games.find(GAME), learned
        self.begin()

    def bot(self, which: int) -> Bot:
        machine = Hunter(Level(STRONGEST))
        machine.learned = machine.by_hand if which else learned_way(Style.BALANCED)
        if not which and self.learned.network is not None:
            with np.load(self.learned.network) as parts:
                machine.learned = replace(machine.learned, mind=mind_of(dict(parts)))
        if not which and self.learned.weights is not None:
            machine.learned = replace(machine.learned, weights=np.load(self.learned.weights))
        return machine


def play_one(learned: Learned, works: list[int], seed: int, number: int, end: float) -> dict[str, Any] | None:
    """What came of this game, if it could begin before the clock shows so much."""
    if time.monotonic() > end:
        return None
    match = Judges(learned)
    match.play(f"{seed} {number}", number % 2, works)
    return {"number": number, "won": match.won - match.lost, "seconds": match.seconds, "moves": match.moves}


def summed(lines: list[dict[str, Any]]) -> Judges:
    """Many games as one match."""
    match = Judges(Learned())
    for line in lines:
        match.won += line["won"] > 0
        match.lost += line["won"] < 0
        match.drawn += line["won"] == 0
        for which in range(2):
            match.seconds[which] += line["seconds"][which]
            match.moves[which] += line["moves"][which]
    return match
