"""How long a bot waits before it acts in real time: about as long as people do."""

from __future__ import annotations

import math
from random import Random

from ludoteca.core import Game, Move, View

LEAST_MS = 150  # nobody reacts faster
GLANCE_MS = 560  # to see the dice and react: between 350 and 900 ms in nineteen cases of twenty
SPREAD = 0.24


def delay_ms(game: Game, view: View, move: Move, rng: Random) -> int:
    """Milliseconds between seeing the view and making the move."""
    return max(LEAST_MS, round(GLANCE_MS * game.effort(view, move) * math.exp(rng.gauss(0, SPREAD))))
