"""`python -m bench.book`: make Latrunculi's opening book again, by the machine's own search.

Example: python -m bench.book --plies 5 --nodes 400000

From the first position on, the strongest level weighs every move. The best and those that are about as good, three at
most, stand in the book, and the positions they lead to are weighed in turn. The same numbers make the same book.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
from cyclopts import App

from bench.command import run
from ludoteca import games
from ludoteca.core import Level, Limit, Move, State
from ludoteca.games.latrunculi.machine.book import FILE, Book
from ludoteca.games.latrunculi.machine.levels import Opponent

GAME = games.find("latrunculi")
MOST = 3  # moves of one position
CLOSE = 0.015  # of a win: what is worse by no more is about as good
app = App(name="book", help=__doc__, help_format="plaintext", version_flags=[])


@app.default
def book(*, plies: int = 5, nodes: int = 400_000, seed: int = 1, output: str = str(FILE)) -> int:
    """Weigh the first positions of a game and write the book."""
    positions: dict[str, tuple[str, ...]] = {}
    reached = {GAME.format_position(state): state for state in [GAME.setup(GAME.Options())]}
    for _ in range(plies):
        after: dict[str, State] = {}
        for text, state in reached.items():
            seat = GAME.to_act(state)[0]
            kept = _good(state, nodes, seed)
            positions[text] = tuple(GAME.format_move(state, seat, move) for move in kept)
            for next_state in (GAME.apply(state, seat, move) for move in kept):
                after[GAME.format_position(next_state)] = next_state
        reached = after
    made_by = f"python -m bench.book --plies {plies} --nodes {nodes} --seed {seed}"
    written = msgspec.json.format(msgspec.json.encode(Book(made_by, nodes, positions)), indent=1)
    Path(output).write_bytes(written + b"\n")
    print(f"{len(positions)} positions: {output}")
    return 0


def _good(state: State, nodes: int, seed: int) -> Sequence[Move]:
    """The best move and those about as good."""
    seat = GAME.to_act(state)[0]
    limit = Limit(Random(f"{seed} {GAME.format_position(state)}"), work=nodes)
    weighed = Opponent(Level(5)).weigh(GAME.view(state, seat), GAME.legal_moves(state, seat), limit)
    return [each.move for each in weighed if each.value >= weighed[0].value - CLOSE][:MOST]


if __name__ == "__main__":
    run(app)
