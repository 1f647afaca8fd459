"""`python -m bench.teaching.against`: a network against another, or against the evaluation by hand, at equal CPU time.

Example: python -m bench.teaching.against --nodes 50000 --games 400 --seed 1

First the nodes per CPU second of both are measured, in turn; the first player's budget is the other's times their
ratio, and is kept, so that every game can be played again. Each opening of four to eight moves by lot is played with
either colour; one in which somebody is a man ahead by then is left out. Every twenty pairs the share of the decisive
games is looked at with an interval of 99 %: the match ends when the interval lies above what is required, or below.
"""

from __future__ import annotations

import statistics
from pathlib import Path

from cyclopts import App

from bench.command import run
from bench.shares import share, wilson
from bench.teaching import playing
from bench.teaching.players import BY_HAND, Player
from ludoteca.games.latrunculi.machine import network

SPEED_NODES, SPEED_ROUNDS = 300_000, 3
LOOK = 20  # pairs of games between two looks at the result
SURE = 2.576  # 99 %
app = App(name="against", help=__doc__, help_format="plaintext", version_flags=[])


@app.default
def against(
    file: Path = network.FILE,
    /,
    *,
    other: Path | None = None,
    nodes: int = 50_000,
    games: int = 400,
    seed: int = 1,
    required: float = 0.6,
    ratio: float | None = None,
) -> int:
    """Play the match and say what came of it.

    Parameters
    ----------
    file: the network
    other: the network of the other player, who values by hand without one
    nodes: of the other player, for each move
    games: at most
    seed: of everything drawn by lot
    required: the share of the decisive games that is asked for
    ratio: of the nodes, instead of measuring it
    """
    players = Player("learned", str(file)), Player("other", str(other) if other else BY_HAND)
    if ratio is None:
        speeds = _speeds(players)
        ratio = speeds[0] / speeds[1]
        print(f"nodes per CPU second: {speeds[0] / 1e6:.2f} M and {speeds[1] / 1e6:.2f} M")
    budgets = round(nodes * ratio), nodes
    print(f"nodes a move: {budgets[0]} and {budgets[1]}", flush=True)
    won = null = lost = part = 0
    while won + null + lost < games:
        found = playing.match(players, budgets, 1000 * seed + part, LOOK, 1e9)
        won, null, lost, part = won + found[0], null + found[1], lost + found[2], part + 1
        low, high = wilson(won, won + lost, SURE) if won + lost else (0.0, 1.0)
        print(f"{won} won, {null} null, {lost} lost: {share(won, won + lost)} of the decisive", flush=True)
        if low > required or high < required:
            print(f"decided: {low:.0%} to {high:.0%} with 99 %")
            break
    return 0


def _speeds(players: tuple[Player, Player]) -> list[float]:
    found = [[playing.speed(player, SPEED_NODES) for player in players] for _ in range(SPEED_ROUNDS + 1)][1:]
    return [statistics.median(each[i] for each in found) for i in range(2)]


if __name__ == "__main__":
    run(app)
