"""How long a bot waits before it acts in real time: about as long as people do."""

from __future__ import annotations

import math
from random import Random

from ludoteca.core import Game, Move, View

LEAST_MS = 150  # nobody reacts faster
GLANCE_MS = 560  # to see what the dice show and to do something about it: nineteen times of twenty 350 to 900
SPREAD = 0.24


def delay_ms(game: Game, view: View, move: Move, rng: Random) -> int:
    """The milliseconds from seeing the view to making the move."""
    return max(LEAST_MS, round(GLANCE_MS * game.effort(view, move) * math.exp(rng.gauss(0, SPREAD))))
