"""`python -m bench.pupil.against`: level 5 as it is against level 5 judging by hand, with the same budget.

A budget counts positions; one that the network judges counts as several, about as many as it takes longer. Processor
time is printed beside. Ends when it is clear whether the share of the decisive games is above what is required.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import numpy as np
from cyclopts import App, Parameter

from bench.command import run
from bench.learned import Match, until_clear
from bench.pupil.noting import GAME
from ludoteca import games
from ludoteca.bots import Bot
from ludoteca.core import Level
from ludoteca.core.machine import STRONGEST
from ludoteca.games.scamorra.machine.levels import ScamorraMachine
from ludoteca.games.scamorra.machine.search import Desk
from ludoteca.games.scamorra.machine.worth import read_weights

app = App(name="bench.pupil.against", help=__doc__, help_format="plaintext", version_flags=[])


class Judges(Match):
    """Number 0 judges by the network, number 1 by hand."""

    def __init__(self, file: Path | None) -> None:
        self.game, self.file = games.find(GAME), file
        self.begin()

    def bot(self, which: int) -> Bot:
        machine = ScamorraMachine(Level(STRONGEST))
        if which:
            machine.skill = replace(machine.skill, is_taught=False)
        elif self.file is not None:
            with np.load(self.file) as parts:
                machine.desk = Desk(read_weights(), dict(parts))
        return machine


@app.default
def against(
    *,
    games_: Annotated[int, Parameter(name="--games")] = 400,
    work: int = 100_000,
    their_work: int | None = None,
    seed: int = 1,
    required: float = 0.6,
    network: Path | None = None,
) -> int:
    """Play the match and say what came of it.

    Parameters
    ----------
    games_
        How many games at most.
    work, their_work
        The budget of a decision: the same for both if only one is given.
    seed
        The source of all chance and every choice.
    required
        The share of the decisive games that is asked for.
    network
        Another network than the one that comes with the game.
    """
    until_clear(Judges(network), [work, their_work or work], games_, seed, required)
    return 0


if __name__ == "__main__":
    run(app)
