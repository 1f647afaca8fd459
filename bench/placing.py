"""`python -m bench.placing`: how many beats one player of Scorso needs for six dice, by what is placed at once.

Example: python -m bench.placing --rounds 2000 --seed 1

The player is `naive`, with ever more combinations; the neighbour waits. Shots and defences alone can be calculated, and
so can a duel of six dice against six, in which nobody has a choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev

from cyclopts import App

from bench.command import run
from ludoteca import games
from ludoteca.core import Limit, Move, Seat, View
from ludoteca.games.scorso.machine.naive import COMBINATIONS, naive
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import ROLLING
from ludoteca.study.whole_game import Asked, play_whole_game

SIX, FACES = 6, 6
LONGEST = 400  # beats after which what is still to come no longer shows in the figures
GAME = games.find("scorso")
OPTIONS = {"players": "2", "pace": "beats", "max_rounds": "1"}
PARTS = {"shots and defences": 2, "and pairs of fists": 3, "and three of a colour": 6, "and paralyses": 7, "naive": 10}
app = App(name="placing", help=__doc__, help_format="plaintext", version_flags=[])


@app.default
def placing(*, rounds: int = 2000, seed: int = 1) -> int:
    """Play and print."""
    print(f"rules version {GAME.VERSION}, {rounds} rounds each, seed {seed}")
    for name, count in PARTS.items():
        beats = [beats_alone(COMBINATIONS[:count], Random(f"{seed} {number}")) for number in range(rounds)]
        print(f"{name}: {fmean(beats):.2f} ± {1.96 * stdev(beats) / rounds**0.5:.2f}")
    print(f"shots and defences, calculated: {until_all(SIX, 2 / FACES, 1):.2f}")
    print(f"a duel of six against six, calculated: {until_all(SIX, 1 / FACES, 2):.2f}")
    return 0


class Placer:
    """Places these combinations as soon as they show, and counts its rolls."""

    def __init__(self, combinations: Sequence[tuple[int, ...]]) -> None:
        self.combinations, self.beats = combinations, 0

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        move = naive(view, legal, limit.rng, self.combinations)
        self.beats += int(view.record.phase == ROLLING and moves.is_roll(move))
        return move


class Waiter:
    """Does nothing as long as that is possible."""

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return next((move for move in legal if moves.kind_of(move) == moves.DONE), legal[0])


def beats_alone(combinations: Sequence[tuple[int, ...]], rng: Random) -> int:
    """Rolls until the first seat knocks, while the second one waits."""
    placer, limit = Placer(combinations), Limit(rng)
    seated: dict[Seat, Asked] = {Seat(0): (placer, limit), Seat(1): (Waiter(), limit)}
    play_whole_game(GAME, GAME.setup(GAME.Options.from_text(OPTIONS)), seated, rng)
    return placer.beats


def until_all(dice: int, likely: float, players: int) -> float:
    """Beats until the first of some players has all dice right, each die kept as soon as it is."""
    return sum((1 - (1 - (1 - likely) ** beats) ** dice) ** players for beats in range(LONGEST))


if __name__ == "__main__":
    run(app)
