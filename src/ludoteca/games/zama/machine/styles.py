"""How much each weight counts, in ranks, and how the styles shift that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from ludoteca.core import Style
from ludoteca.games.zama.machine import weights as w

BALANCED: Final = {
    w.SEARCH: 12.0,
    w.FIND: 2.0,
    w.TURN: 2.5,
    w.LOOKS: 30.0,
    w.AIM: 120.0,
    w.SHOWN: 18.0,
    w.SOLD: 400.0,
    w.RESCUE: 0.6,
    w.LAP: 0.9,
    w.PREY: 2.0,
    w.NEAR_PREY: 0.6,
    w.BAIT: 2.0,
    w.COVER: 8.0,
    w.NEAR_COVER: 2.0,
    w.FOOD: 1.5,
    w.CHASE: 5.0,
    w.DOOM: 200.0,
    w.FLIGHT: 1.5,
    w.SALE: 12.0,
    w.CONTACT: 5.0,
    w.WAY: 2.0,
    w.HIDDEN_HEART: 2.0,
}
# the same moved to where judgement alone wins more games (bench/learned.md); they go with the network
LEARNED: Final = {
    w.SEARCH: 16.5,
    w.FIND: 3.7,
    w.TURN: 0.493,
    w.LOOKS: 109.0,
    w.AIM: 233.0,
    w.SHOWN: 37.3,
    w.SOLD: 480.0,
    w.RESCUE: 0.203,
    w.LAP: 0.625,
    w.PREY: 4.06,
    w.NEAR_PREY: 1.46,
    w.BAIT: 0.95,
    w.COVER: 32.9,
    w.NEAR_COVER: 6.45,
    w.FOOD: 2.98,
    w.CHASE: 11.6,
    w.DOOM: 259.0,
    w.FLIGHT: 2.51,
    w.SALE: 51.7,
    w.CONTACT: 6.81,
    w.WAY: 5.04,
    w.HIDDEN_HEART: 1.86,
}
SHIFTS: Final[dict[Style, dict[int, float]]] = {
    Style.BALANCED: {},
    Style.CAUTIOUS: {w.SHOWN: 1.5, w.SOLD: 1.5, w.COVER: 1.6, w.NEAR_COVER: 1.6, w.FLIGHT: 1.5, w.SEARCH: 0.7},
    Style.BOLD: {w.SHOWN: 0.4, w.SOLD: 0.3, w.COVER: 0.6, w.FLIGHT: 0.7, w.SEARCH: 1.5, w.FIND: 2.5, w.PREY: 1.5},
}


def weights_of(style: Style, balanced: Mapping[int, float] = BALANCED) -> npt.NDArray[np.float64]:
    """The weights of a machine of this style."""
    weights = np.empty(len(balanced))
    for weight, worth in balanced.items():
        weights[weight] = worth * SHIFTS[style].get(weight, 1.0)
    return weights
