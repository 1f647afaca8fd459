"""An event tried before the evening: the same plan played many times, by strength or by machines."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from statistics import mean

from ludoteca.events.acts import Enter, Result
from ludoteca.events.event import Event
from ludoteca.events.pairing import is_finished, next_round
from ludoteca.events.plan import Plan
from ludoteca.events.standings import standings
from ludoteca.events.tables import Table
from ludoteca.study.arena import Contest, play_game

ELO = math.log(10) / 400
VARYING = 0.35  # how much the length of games varies: the standard deviation of its logarithm
WAVES = 10  # of an arena that says nothing else

Places = tuple[int, ...]
Referee = Callable[[Table, Random], Places]  # how a game at this table ends


@dataclass(frozen=True)
class Model:
    """How people are thought to play; strengths are on Elo's scale."""

    spread: float = 200.0  # the standard deviation of their strengths
    draws: float = 0.05  # the part of games for two that nobody wins
    minutes: float = 20.0  # the usual length of a game


@dataclass(frozen=True)
class Tried:
    """One event that was played through."""

    rounds: int
    minutes: float
    byes: float  # the part of all that people could have played
    best_place: int  # of the strongest


@dataclass(frozen=True)
class Summary:
    """What to expect of an evening."""

    events: int
    rounds: float
    minutes: float
    minutes_at_most: float  # in nine events of ten
    byes: float
    best_wins: float
    best_place: float


def by_strength(strengths: Mapping[int, float], model: Model) -> Referee:
    """Whoever is stronger wins oftener: between two as Elo's formula says, at a larger table place by place."""

    def places(table: Table, rng: Random) -> Places:
        if len(table.seats) == 2 and rng.random() < model.draws:
            return 1, 1
        luck = [strengths[player] * ELO - math.log(-math.log(rng.random() or 0.5)) for player in table.seats]
        return tuple(1 + sum(more > mine for more in luck) for mine in luck)

    return places


def by_machines(plan: Plan, bots: Mapping[int, str], scale: float) -> Referee:
    """The games are really played, by these bots; who does not win shares the next place. Nobody judges them."""

    def places(table: Table, rng: Random) -> Places:
        game = plan.found()
        options = plan.game_options(len(table.seats)).unjudged()
        options = game.at_one_screen(options) if game.in_real_time(options) else options
        seated = tuple(bots[player] for player in table.seats)
        contest = Contest(plan.game, options.to_text(), seated, scale, rng.getrandbits(32))
        winners = play_game(contest, 0).winners
        return tuple(1 if seat in winners or not winners else 1 + len(winners) for seat in range(len(seated)))

    return places


def trials(plan: Plan, people: int, events: int, model: Model, bots: tuple[str, ...], scale: float) -> Iterator[Tried]:
    """Each event as it is over. The strongest is the first player, among bots the last one named."""
    for number in range(events):
        rng = Random(f"{plan.seed} {number}")
        strengths = sorted((rng.gauss(0, model.spread) for _ in range(people)), reverse=True)
        by_number = {player: strengths[player - 1] for player in range(1, people + 1)}
        named = {player: bots[-1 - (player - 1) % len(bots)] for player in by_number if bots}
        referee = by_machines(plan, named, scale) if bots else by_strength(by_number, model)
        yield _tried(plan, people, referee, model, rng)


def summary(tried: list[Tried]) -> Summary:
    minutes = sorted(one.minutes for one in tried)
    return Summary(
        len(tried),
        mean(one.rounds for one in tried),
        mean(minutes),
        minutes[math.ceil(0.9 * len(minutes)) - 1],
        mean(one.byes for one in tried),
        mean(one.best_place == 1 for one in tried),
        mean(one.best_place for one in tried),
    )


def _tried(plan: Plan, people: int, referee: Referee, model: Model, rng: Random) -> Tried:
    event = Event(plan)
    for number in rng.sample(range(1, people + 1), people):
        event.do(Enter(name=f"Player {number}"))
    strong = {entrant.number: int(entrant.name.split()[1]) for entrant in event.entrants.values()}
    minutes, most = 0.0, WAVES if plan.format == "arena" and not plan.rounds else 10**6
    while not is_finished(event) and len(event.rounds) < most:
        event.do(next_round(event))
        minutes += max((_played(event, table, strong, referee, model, rng) for table in event.running()), default=0.0)
    seated = sum(len(table.seats) for table in event.tables())
    best = next(player for player, number in strong.items() if number == 1)
    return Tried(
        len(event.rounds),
        minutes,
        sum(table.is_bye for table in event.tables()) / max(1, seated),
        next(line.place for line in standings(event) if line.player == best),
    )


def _played(
    event: Event, table: Table, strong: Mapping[int, int], referee: Referee, model: Model, rng: Random
) -> float:
    """Play the table to its end; how long that took."""
    minutes = 0.0
    as_ranked = Table(table.round, table.number, tuple(strong[player] for player in table.seats))
    while not event.is_over(table):
        told = referee(as_ranked, rng)
        event.do(Result(round=table.round, table=table.number, game=table.next_game(), places=told))
        minutes += model.minutes * math.exp(rng.gauss(0, VARYING))
    return minutes
