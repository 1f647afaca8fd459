"""Latrunculi's alpha-beta: nodes per CPU second, on positions from its own games.

A node is a position that the search enters by a move (or a pass), captures beyond the depth included. A position that
is entered again is counted again; a move that is not tried is not counted.
"""

from __future__ import annotations

from random import Random

from bench.contest import Contestant
from ludoteca import games
from ludoteca.core import Level, Limit, State

NAME = "latrunculi, alpha-beta"
NODES, FEW = 500_000, 5_000  # of one search, and of a short one
POSITIONS = (
    "bbbbbbbb/8/8/8/8/8/8/wwwwwwww w 0",
    "bb1b1bbb/8/2b5/8/4b3/2w5/5w2/ww1w1www w 6",
    "1b1b2bb/1b6/4b3/2b5/3w4/1w4w1/2w2w2/w5w1 b 11",
    "2b4b/1b2b3/8/3b1w2/2w5/5w2/1w6/w3w3 w 3",
    "6b1/1b6/4b3/8/2w2w2/8/3w2w1/8 b 20",
)


def searched(nodes: int = NODES) -> Contestant:
    """The search of the strongest level."""
    from ludoteca.games.latrunculi.machine.levels import Opponent

    game = games.find("latrunculi")
    opponent = Opponent(Level(5))
    states = [game.parse_position(text, game.Options()) for text in POSITIONS]

    def search(count: int, seed: int) -> float:
        return float(sum(_nodes(states[i % len(states)], seed) for i in range(count * len(states))))

    def _nodes(state: State, seed: int) -> int:
        seat = game.to_act(state)[0]
        limit = Limit(Random(seed), work=nodes)
        return opponent.think(game.view(state, seat), game.legal_moves(state, seat), limit).nodes

    return Contestant(NAME, "Ludoteca", search, is_ours=True, is_threaded=False)
