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
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import App, Parameter

from bench.command import run
from bench.shares import share, wilson
from ludoteca import bots, games
from ludoteca.bots import Bot, Limit
from ludoteca.bots.learned import PLAN, Adviser, LearnedBot, Plan, PolicyBot
from ludoteca.bots.network import Network
from ludoteca.core import Game, Level, Seat, Trained
from ludoteca.core.machine import STRONGEST
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
    share_: Annotated[float, Parameter(name="--advised")] = 0.0,
    rate: float = 400,
    at_once: int = 64,
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
    share_
        The part of its time that the learned bot gives to an adviser, level 5.
    rate
        The adviser's work in the time in which the network judges a view.
    at_once
        Views that are judged at once.
    work, their_work
        Budgets that are not fitted but given.
    """
    learner = Learner(network, planned(plan), policy, share_, rate, at_once)
    match = Match(games.find(game), learner, against)
    works = [work or 1000, their_work or 20000]
    if work is None or their_work is None:
        works = fitted(match, works, [work is None and not policy, their_work is None], ms, seed)
    print(f"{game}: budgets {works[0]} and {works[1]}, {'policy' if policy else learner}", flush=True)
    for number in range(games_):
        match.play(f"{seed} {number}", number % 2, works)
        if (number + 1) % LOOK == 0 or number + 1 == games_:
            low, high = match.interval()
            print(f"{match}   99 %: {low:.0%} to {high:.0%}", flush=True)
            if low > required or high < required:
                break
    return 0


def planned(text: str) -> Plan:
    """The usual plan, changed by `key=value,...`."""
    changed = dict(word.split("=") for word in text.split(",") if word)
    kinds = {field.name: type(getattr(PLAN, field.name)) for field in dataclasses.fields(Plan)}
    return dataclasses.replace(PLAN, **{name: kinds[name](value) for name, value in changed.items()})


@dataclass(frozen=True)
class Learner:
    """How the learned bot plays."""

    file: Path | None = None  # a network that does not come with the game
    plan: Plan = PLAN
    is_policy: bool = False
    share: float = 0.0  # of an adviser
    rate: float = 0.0
    at_once: int = 64


class Match:
    """The learned bot, number 0, against another one."""

    def __init__(self, game: Game, learner: Learner, against: str) -> None:
        self.game, self.learner, self.against = game, learner, against
        self.network = None if learner.file is None else read_network(game, learner.file, learner.at_once)
        self.begin()

    def begin(self) -> None:
        self.won = self.drawn = self.lost = 0
        self.seconds, self.moves = [0.0, 0.0], [0, 0]

    def bot(self, which: int) -> Bot:
        if which and self.against not in FOLLOWERS:
            return bots.find(self.against)(self.game)
        one = self.learner
        if self.against == "policy" if which else one.is_policy:
            return PolicyBot(self.game, self.network)
        is_advised = one.share > 0 and not which
        adviser = Adviser(bots.machine(self.game, Level(STRONGEST)), one.rate, one.share) if is_advised else None
        return LearnedBot(self.game, self.network, one.plan, adviser)

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


def read_network(game: Game, file: Path, at_once: int) -> Network:
    """A network that does not come with the game."""
    trained = Trained(file, hashlib.sha256(file.read_bytes()).hexdigest(), at_once)
    options = game.Options()
    return Network(trained, tensor_of(game, options).size, game.action_count(options))


if __name__ == "__main__":
    run(app)
