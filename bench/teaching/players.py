"""A machine as the compiled games know it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca import games
from ludoteca.core import Style, bind, blank
from ludoteca.games.latrunculi.machine import evaluation, network, position, selfplay, short_board
from ludoteca.games.latrunculi.machine.levels import BREADTH, HOPE, LAZY, PLANS, weights_of
from ludoteca.games.latrunculi.machine.mind import DANGER, FORK, MIND, new_frames, new_places, new_table

GAME = games.find("latrunculi")
PLAYING = bind(selfplay.__name__, short_board)
POSITION = bind(position.__name__, short_board)
WEIGHTS = {"danger": DANGER, "fork": FORK}  # used beside a network too
BY_HAND = "by hand"
LAZY_LEARNED = 250  # men alone tell less of what a network says
ROOM = 4  # the table is made for so many times the nodes of one move: it is kept during a game


@dataclass(frozen=True)
class Player:
    """How somebody values positions and searches."""

    name: str
    network: str = BY_HAND  # or a file
    search: dict[str, int] = field(default_factory=dict)  # fields of its record or WEIGHTS, where not as usual

    def mind(self, noise: int, seed: int) -> Any:
        mind = blank(MIND)
        mind.learned = self.network != BY_HAND
        mind.breadth, mind.hope, mind.lazy = BREADTH, HOPE, LAZY_LEARNED if mind.learned else LAZY
        mind.foresight, mind.noise, mind.seed = PLANS[5].foresight, noise, seed
        evaluation.weigh_places(mind, 8, weights_of(Style.BALANCED))
        for name, value in self.search.items():
            if name in WEIGHTS:
                mind.weights[:, WEIGHTS[name]] = value
            else:
                mind[name] = value
        return mind

    def net(self) -> Any:
        return network.none() if self.network == BY_HAND else network.read(Path(self.network).read_bytes())


class Desk:
    """What one player thinks with."""

    def __init__(self, player: Player, nodes: int) -> None:
        self.player, self.net = player, player.net()
        self.record = GAME.setup(GAME.Options()).record
        self.places, self.frames, self.entries = new_places(1), new_frames(), new_table(nodes * ROOM, 1)

    def begin(self, noise: int, seed: int) -> Any:
        """A game begins: nothing is remembered of the one before."""
        mind = self.player.mind(noise, seed)
        mind.past = POSITION.load(self.record, mind, self.places)
        self.entries[:] = 0
        return mind


def stacked(*records: Any) -> Any:
    """Records of one kind as an array."""
    return np.concatenate([np.atleast_1d(record) for record in records])
