"""A contest between bots: who sits where in each game, and what came of it.

Every game draws its random numbers from the seed and its own number, so that it is the same game wherever it is played.
"""

from __future__ import annotations

import itertools
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from ludoteca import bots, play
from ludoteca.bots import Bot
from ludoteca.core import CHANCE, Game, GameOptions, Limit, LudotecaError, Move, Reason, Seat, View
from ludoteca.study.elo import Result, Sides, estimate
from ludoteca.study.whole_game import play_whole_game

PAGE = "docs/reference/arena.md"


class BadContest(LudotecaError):
    """Bots that cannot be compared."""


@dataclass(frozen=True)
class Contest:
    """What is played; plain data, so that another process or computer can play it."""

    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    scale: float = 1.0
    seed: int = 0

    def line_ups(self, seats: int) -> list[tuple[str, ...]]:
        """Who meets whom: every choice of as many bots as there are seats; where there are fewer, they sit down again
        in the same order until all seats are taken."""
        if len(self.bots) >= seats:
            return list(dict.fromkeys(itertools.combinations(self.bots, seats)))
        turns = [self.bots[first:] + self.bots[:first] for first in range(len(self.bots))]
        return [tuple(itertools.islice(itertools.cycle(turn), seats)) for turn in turns]

    def bots_in_game(self, seats: int, number: int) -> tuple[str, ...]:
        """The bot on each seat in this game: all line-ups in turn, and then again, one seat further."""
        line_ups = self.line_ups(seats)
        again, which = divmod(number, len(line_ups))
        return tuple(line_ups[which][(seat + again) % seats] for seat in range(seats))


@dataclass(frozen=True)
class Played:
    """One game of a contest."""

    number: int
    bots: tuple[str, ...]  # by seat
    winners: tuple[int, ...]
    moves: Sequence[int]  # by seat
    seconds: Sequence[float]  # of the processor, by seat


def check(game: Game, options: GameOptions, given: Sequence[str]) -> GameOptions:
    """Refuse bots that do not exist and contests of one; the options, played by turns."""
    for name in given:
        bots.check(name, game, options)
    if len(given) < 2:
        said = f"{len(given)} bots: expected at least two"
        raise BadContest(said, PAGE, Reason("arena-bots", PAGE, {"count": len(given)}))
    return game.at_one_screen(options) if game.in_real_time(options) else options


def warm_up(contest: Contest) -> None:
    """Let every bot decide once: what has to be compiled is then in the cache, where all processes find it."""
    game = play.find(contest.game)
    state, rng = game.setup(game.Options.from_text(contest.options)), Random(0)
    while CHANCE in game.to_act(state):
        moves, weights = zip(*game.chances(state), strict=True)
        state = game.apply(state, CHANCE, rng.choices(moves, weights)[0])
    seat = game.to_act(state)[0]
    for name in dict.fromkeys(contest.bots):
        bots.find(name)(game).choose(game.view(state, seat), game.legal_moves(state, seat), Limit(rng, work=1))


def play_game(contest: Contest, number: int, is_cancelled: Callable[[], bool] = lambda: False) -> Played:
    """Play this game of the contest."""
    game = play.find(contest.game)
    options = game.Options.from_text(contest.options)
    names = contest.bots_in_game(len(game.seats(options)), number)
    rng = Random(f"{contest.seed} {number}")
    clocked = [Clocked(bots.find(name)(game)) for name in names]  # one for each seat: they share no thoughts
    seated = {}
    for seat, bot in enumerate(clocked):
        work = max(1, round(bot.budget * contest.scale))
        seated[Seat(seat)] = bot, Limit(Random(rng.getrandbits(64)), work=work, is_cancelled=is_cancelled)
    state, _ = play_whole_game(game, game.setup(options), seated, rng)
    end = game.outcome(state)
    assert end is not None, "a game played to its end has no outcome"
    winners = tuple(int(seat) for seat in end.winners)
    return Played(number, names, winners, [bot.moves for bot in clocked], [bot.seconds for bot in clocked])


class Clocked:
    """A bot whose time is taken; what has no choice is not counted."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.budget = bot, bot.budget
        self.moves, self.seconds = 0, 0.0

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        if len(legal) == 1:
            return legal[0]
        begun = time.thread_time()
        move = self.bot.choose(view, legal, limit)
        self.seconds += time.thread_time() - begun
        self.moves += 1
        return move


@dataclass
class Standing:
    """One bot's results: each seat it took counts, so with four seats a quarter of wins is a fair share."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    moves: int = 0
    seconds: float = 0.0

    @property
    def milliseconds(self) -> float:
        """Of the processor, for one decision."""
        return 1000 * self.seconds / max(1, self.moves)


class Line(NamedTuple):
    """One bot in the table; the names are those of the JSON."""

    bot: str
    wins: int
    draws: int
    losses: int
    elo: int
    elo_error: int


@dataclass
class Table:
    """What has been played so far."""

    contest: Contest
    teams: tuple[tuple[Seat, ...], ...]
    games: int = 0
    standings: dict[str, Standing] = field(default_factory=dict)
    results: Counter[Result] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.standings = {name: Standing() for name in dict.fromkeys(self.contest.bots)}

    def add(self, played: Played) -> None:
        self.games += 1
        for seat, name in enumerate(played.bots):
            standing = self.standings[name]
            standing.draws += not played.winners
            standing.wins += seat in played.winners
            standing.losses += bool(played.winners) and seat not in played.winners
            standing.moves += played.moves[seat]
            standing.seconds += played.seconds[seat]
        self.results[self._result(played)] += 1

    def _result(self, played: Played) -> Result:
        sides: Sides = tuple(tuple(played.bots[seat] for seat in team) for team in self.teams)
        won = [side for side, team in enumerate(self.teams) if set(team) & set(played.winners)]
        return Result(sides, won[0] if len(won) == 1 else None)

    def lines(self) -> list[Line]:
        """How each bot did, in the order in which they were given; ratings in whole points."""
        ratings = estimate(list(self.standings), self.results)
        return [
            Line(name, standing.wins, standing.draws, standing.losses, round(rating.elo), round(rating.error))
            for (name, standing), rating in zip(self.standings.items(), ratings.values(), strict=True)
        ]

    def to_json(self) -> dict[str, object]:
        players = [line._asdict() for line in self.lines()]
        return {"game": self.contest.game, "games": self.games, "players": players}
