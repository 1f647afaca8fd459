"""The designer's lab: the same game under several options, played by machines, so that the options can be compared.

Under each variant two kinds of games are played: *even* ones, in which the same bot has every seat, say how long a game
is, how often it is decided, which seat wins, and whether it can be turned; in *uneven* ones a weaker bot has all seats
but one, and that one shows how much skill decides.

Every game draws its random numbers from the seed and its own number: it is the same game wherever it is played.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, NamedTuple, cast

import msgspec

from ludoteca import bots, play
from ludoteca.core import Game, GameOptions, Limit, Machine, Move, Seat, View
from ludoteca.study.whole_game import play_whole_game

Kind = Literal["even", "uneven"]
KINDS: tuple[Kind, ...] = ("even", "uneven")


class Variant(NamedTuple):
    """One choice of options; `name` says what is varied: `board=8x9`."""

    name: str
    options: Mapping[str, str]


@dataclass(frozen=True)
class Plan:
    """What is examined; plain data, so that another process or computer can play it."""

    game: str
    variants: tuple[Variant, ...]
    bot: str
    weaker: str
    scale: float = 1.0
    seed: int = 0

    def tasks(self, games: int) -> Iterator[Task]:
        """Every game of every variant, all variants in turn: whoever stops early has something of each."""
        for number, variant, kind in itertools.product(range(games), range(len(self.variants)), KINDS):
            yield Task(variant, kind, number)


class Task(NamedTuple):
    variant: int
    kind: Kind
    number: int


class Told(msgspec.Struct, frozen=True):
    """One game as it is kept in the journal."""

    variant: str
    kind: Kind
    number: int
    winners: list[int]
    first: int  # the seat that decided first
    decisions: int
    lowest: list[float]  # the least that each seat expected while it was to move: 1 a win, 0 a loss
    strong: int = -1  # in an uneven game the seat of the stronger bot


def variants(game: Game, options: Mapping[str, str], vary: Mapping[str, Sequence[str]]) -> tuple[Variant, ...]:
    """Every combination of what is varied; options that cannot be played are refused with the game's words."""
    found = []
    for values in itertools.product(*vary.values()):
        chosen = dict(zip(vary, values, strict=True))
        given = game.at_one_screen(game.Options.from_text({**options, **chosen}))
        name = " ".join(f"{key}={value}" for key, value in chosen.items()) or "as given"
        found.append(Variant(name, given.to_text()))
    return tuple(found)


def play_task(plan: Plan, task: Task, is_cancelled: Callable[[], bool] = lambda: False) -> Told:
    """Play this game of the plan."""
    game, variant = play.find(plan.game), plan.variants[task.variant]
    options: GameOptions = game.Options.from_text(variant.options)
    count = len(game.seats(options))
    rng = Random(f"{plan.seed} {variant.name} {task.kind} {task.number}")
    strong = task.number % count if task.kind == "uneven" else -1
    expecting = []
    seated = {}
    for seat in range(count):
        name = plan.weaker if task.kind == "uneven" and seat != strong else plan.bot
        bot = Expecting(bots.find(name)(game), 1 / count)
        expecting.append(bot)
        work = max(1, round(bot.budget * plan.scale))
        seated[Seat(seat)] = bot, Limit(Random(rng.getrandbits(64)), work=work, is_cancelled=is_cancelled)
    state, decisions = play_whole_game(game, game.setup(options), seated, rng)
    end = game.outcome(state)
    assert end is not None, "a game played to its end has no outcome"
    began = min((bot.began, seat) for seat, bot in enumerate(expecting))[1] if decisions else 0
    winners, lowest = [int(seat) for seat in end.winners], [round(bot.lowest, 4) for bot in expecting]
    return Told(variant.name, task.kind, task.number, winners, began, decisions, lowest, strong)


class Expecting:
    """A bot that is asked how it stands before each of its moves, and remembers the worst.

    A machine that weighs its moves says it; of others nothing is known but their fair share.
    """

    _asked = itertools.count()  # of all bots in this process, so that whoever was asked first is known

    def __init__(self, bot: bots.Bot, fair: float) -> None:
        self.bot, self.budget, self.lowest = bot, bot.budget, fair
        self.began = float("inf")

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        self.began = min(self.began, next(self._asked))
        if len(legal) == 1:
            return legal[0]
        if not hasattr(self.bot, "weigh"):
            return self.bot.choose(view, legal, limit)
        machine = cast(Machine, self.bot)
        weighed = machine.weigh(view, legal, Limit(Random(limit.rng.getrandbits(64)), work=limit.work))
        if weighed:
            self.lowest = min(self.lowest, float(weighed[0].value))
        return machine.choose(view, legal, limit)
