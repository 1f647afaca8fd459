"""How a process runs the rules: a digest of every state, move list and view of random games.

    python -m ludoteca.laws.digest GAME FIRST_CASE ACTS

prints one line per act. Two processes that run the rules in different ways must print the same.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from itertools import count
from random import Random

import numpy as np

from ludoteca.core import WATCHER, Game, State, bind
from ludoteca.laws.exits import sent
from ludoteca.laws.tables import choose, random_options
from ludoteca.play import find

PLAYOUT = "ludoteca.study.playout"


def digests(name: str, first_case: int, acts: int) -> Iterator[str]:
    """One line for each of this many acts, game after game, each game under other options."""
    game = find(name)
    left = acts
    for case in count(first_case):
        rng = Random(case)
        options = game.Options() if case == 0 else random_options(game, rng)
        state = game.setup(options)
        yield f"case {case} {options.changed()} {_playouts(game, state, case)}"
        while (act := choose(game, state, rng)) is not None:
            state = game.apply(state, act.seat, act.move)
            position = " ".join(game.format_position(state).splitlines())
            yield f"{position} {_digest(game, state, whole=left % 10 == 0)}"
            left -= 1
            if left == 0:
                return


def _digest(game: Game, state: State, whole: bool) -> str:
    seen = hashlib.sha256(state.record.tobytes())
    for seat in game.to_act(state):
        seen.update(repr(game.legal_moves(state, seat)).encode())
    seen.update(_raw_moves(game, state))
    if whole:
        seen.update(repr(sent(game, state, WATCHER)).encode())
    return seen.hexdigest()[:16]


def _raw_moves(game: Game, state: State) -> bytes:
    """The compiled rules' own list, in the order in which they find the moves: searches depend on it."""
    if game.compiled is None or game.compiled.to_move(state.record) < 0:
        return b""
    moves = np.zeros(game.compiled.MAX_MOVES, dtype=np.int32)
    return moves[: game.compiled.legal_moves(state.record, moves)].tobytes()


def _playouts(game: Game, state: State, seed: int) -> int:
    """How many plies a random game takes in the bound playout."""
    if game.compiled is None:
        return 0
    return int(bind(PLAYOUT, game.compiled).playouts(state.record, 1, seed)) if seed < 3 else 0


if __name__ == "__main__":
    for line in digests(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])):
        print(line)
