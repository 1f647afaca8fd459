"""`python -m bench.learned GAME`: a learned bot against a machine, with equal processor time for each decision.

Example: python -m bench.learned scamorra --games 400 --ms 50 --seed 1

First both bots play a few games in which their budgets are fitted, so that a decision takes each of them about so many
milliseconds of one core; then these budgets are kept, and every game can be played again by its seed. Sides change
with every game. Every 40 games the share of the decisive games is looked at with an interval of 99 %: the match ends
when the interval lies above what is required, or below.
"""

from __future__ import annotations

import dataclasses
import hashlib
from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import App, Parameter

from bench.command import run
from bench.shares import share, wilson
from ludoteca import bots, games
from ludoteca.bots import Bot, Limit
from ludoteca.bots.learned import LearnedBot, PolicyBot
from ludoteca.bots.network import Network, network_of
from ludoteca.core import Game, Plan, Seat, Trained
from ludoteca.core.tensors import tensor_of
from ludoteca.study.arena import Clocked
from ludoteca.study.whole_game import play_whole_game

FITTING, FITTED = 3, 2  # rounds in which budgets are fitted, and the games in each
FOLLOWERS = ("policy", "learned")  # as opponents they follow the same network
LOOK = 40  # games between two looks at the result
SURE = 2.576  # 99 %
app = App(name="learned", help=__doc__, help_format="plaintext", version_flags=[])


@app.default
def learned(
    game: str,
    /,
    *,
    games_: Annotated[int, Parameter(name="--games")] = 400,
    ms: float = 50,
    seed: int = 1,
    required: float = 0.6,
    against: str = "5",
    network: Path | None = None,
    plan: str = "",
    policy: Annotated[bool, Parameter(negative="")] = False,
    work: int | None = None,
    their_work: int | None = None,
) -> int:
    """Play the match and say what came of it.

    Parameters
    ----------
    games_
        How many games at most.
    ms
        Milliseconds of one core for a decision where there is a choice.
    seed
        The source of all chance and every choice.
    required
        The share of the decisive games that is asked for.
    against
        The other bot.
    network
        Another network than the one that comes with the game.
    plan
        How the search goes about it: `trust=0.05,width=12`.
    policy
        The network alone, without a search.
    work, their_work
        Budgets that are not fitted but given.
    """
    match = Match(games.find(game), network, plan, policy, against)
    works = [work or 1000, their_work or 20000]
    if work is None or their_work is None:
        works = fitted(match, works, [work is None and not policy, their_work is None], ms, seed)
    print(f"{game}: budgets {works[0]} and {works[1]}, {'policy' if policy else match.plan}", flush=True)
    until_clear(match, works, games_, seed, required)
    return 0


def until_clear(match: Match, works: list[int], games_: int, seed: int, required: float) -> None:
    """So many games at most, until it is clear on which side of what is required the share lies."""
    for number in range(games_):
        match.play(f"{seed} {number}", number % 2, works)
        if (number + 1) % LOOK == 0 or number + 1 == games_:
            low, high = match.interval()
            print(f"{match}   99 %: {low:.0%} to {high:.0%}", flush=True)
            if low > required or high < required:
                return


def planned(text: str, plan: Plan) -> Plan:
    """A plan, changed by `key=value,...`."""
    changed = dict(word.split("=") for word in text.split(",") if word)
    kinds = {field.name: type(field.default) for field in dataclasses.fields(Plan)}
    return dataclasses.replace(plan, **{name: kinds[name](value) for name, value in changed.items()})


class Match:
    """The learned bot, number 0, against another one."""

    def __init__(self, game: Game, file: Path | None, plan: str, is_policy: bool, against: str) -> None:
        self.game, self.is_policy, self.against = game, is_policy, against
        self.network = network_of(game, game.Options()) if file is None else read_network(game, file)
        self.plan = planned(plan, self.network.plan)
        self.begin()

    def begin(self) -> None:
        self.won = self.drawn = self.lost = 0
        self.seconds, self.moves = [0.0, 0.0], [0, 0]

    def bot(self, which: int) -> Bot:
        if which and self.against not in FOLLOWERS:
            return bots.find(self.against)(self.game)
        if self.against == "policy" if which else self.is_policy:
            return PolicyBot(self.game, self.network)
        return LearnedBot(self.game, self.network, self.plan)

    def play(self, seed: str, side: int, works: list[int]) -> None:
        """One game, with the learned bot on this side."""
        rng = Random(seed)
        clocked = [Clocked(self.bot(which)) for which in range(2)]
        limits = [Limit(Random(rng.getrandbits(64)), work=work) for work in works]
        seated = {Seat(side ^ which): (clocked[which], limits[which]) for which in range(2)}
        state, _ = play_whole_game(self.game, self.game.setup(self.game.Options()), seated, rng)
        end = self.game.outcome(state)
        assert end is not None
        self.won += Seat(side) in end.winners
        self.lost += Seat(1 - side) in end.winners
        self.drawn += not end.winners
        for which, bot in enumerate(clocked):
            self.seconds[which] += bot.seconds
            self.moves[which] += bot.moves

    def milliseconds(self, which: int) -> float:
        return 1000 * self.seconds[which] / max(1, self.moves[which])

    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.won + self.lost, SURE)

    def __str__(self) -> str:
        counts = f"{self.won} won, {self.drawn} drawn, {self.lost} lost"
        times = f"{self.milliseconds(0):.1f} ms against {self.milliseconds(1):.1f}"
        return f"{counts}: {share(self.won, self.won + self.lost)} of the decisive games; {times}"


def fitted(match: Match, works: list[int], are_open: list[bool], ms: float, seed: int) -> list[int]:
    """Budgets with which a decision takes about so long."""
    for number in range(FITTING):
        match.begin()
        for which in range(FITTED):
            match.play(f"fit {seed} {number} {which}", which, works)
        for which in range(2):
            if are_open[which]:
                factor = min(10.0, max(0.1, ms / max(0.01, match.milliseconds(which))))
                works[which] = max(1, round(works[which] * factor))
    match.begin()
    return works


def read_network(game: Game, file: Path) -> Network:
    """A network that does not come with the game."""
    trained = Trained(file, hashlib.sha256(file.read_bytes()).hexdigest())
    options = game.Options()
    return Network(trained, tensor_of(game, options).size, game.action_count(options))


if __name__ == "__main__":
    run(app)
