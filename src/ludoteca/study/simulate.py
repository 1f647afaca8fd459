"""Many games between given players and their totals: the same from the same seed, on any number of threads."""

from __future__ import annotations

import threading
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from random import Random
from typing import Any

import numpy as np

from ludoteca.bots import Limit
from ludoteca.core import Game, GameOptions, Seat, State, bind
from ludoteca.study import players, simulation
from ludoteca.study.tally import Sum, Tally
from ludoteca.study.whole_game import play_whole_game

QUICK_GAMES, SLOW_GAMES = 500, 1  # per batch: compiled, or played by bots


class Simulation:
    """Games of one kind. Each batch draws its own random numbers from the seed and its number."""

    def __init__(
        self, game: Game, options: GameOptions, given: Sequence[str], *, seed: int = 0, work: int | None = None
    ) -> None:
        self.game, self.options, self.seed, self.work = game, options, seed, work
        self.seats = game.seats(options)
        self.players = players.seated(game, given, len(self.seats))
        self.figures = game.figures()
        self.is_quick = game.compiled is not None and all(name in players.WAYS for name in self.players)
        self._stop = threading.Event()
        # bound here, on one thread, before several use it
        figures = {"figures": self.figures} if self.figures else {}
        self._bound: Any = bind(simulation.__name__, game.compiled, **figures) if game.compiled else None
        for name in self.players:
            players.make(name, game)

    def run(self, games: int, threads: int = 1) -> Generator[Tally, None, None]:
        """The tally of each batch as it finishes; closing the iterator stops the batches in progress."""
        size = QUICK_GAMES if self.is_quick else SLOW_GAMES
        waiting = ((number, min(size, games - number * size)) for number in range(-(-games // size)))
        self._stop.clear()
        pool = ThreadPoolExecutor(threads, thread_name_prefix="simulate")
        running: set[Future[Tally]] = set()
        try:
            while True:
                for number, count in waiting:
                    running.add(pool.submit(self.batch, number * size, count))
                    if len(running) > threads:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            self._stop.set()
            pool.shutdown(cancel_futures=True)

    def batch(self, first: int, games: int) -> Tally:
        """Play a batch of games, the first with this number."""
        rng = Random(f"{self.seed} {first}")
        start = self.game.setup(self.options)
        ends = np.zeros(games, start.record.dtype)
        plies = np.zeros(games, np.int64)
        counts = np.zeros((games, len(self.figures.COUNTERS if self.figures else ())), np.int64)
        if self.is_quick:
            ways = np.array([players.WAYS[name] for name in self.players])
            random_seed = np.uint64(rng.getrandbits(64))
            self._bound.play_games(start.record, ways, first, random_seed, ends, plies, counts)
        else:
            for number in range(games):
                ends[number], plies[number] = self._play(first + number, start, counts[number], rng)
        return self._tally(first, ends, plies, counts)

    def players_in_game(self, number: int) -> dict[Seat, str]:
        """Who sits where in this game: players move on by one seat from game to game."""
        return {Seat(seat): self.players[(seat + number) % len(self.players)] for seat in range(len(self.seats))}

    def _play(self, number: int, start: State, counts: Any, rng: Random) -> tuple[Any, int]:
        """Play one game through the contract; the last record and the number of decisions."""
        seated = {}
        for seat, name in self.players_in_game(number).items():
            bot = players.make(name, self.game)
            seated[seat] = bot, Limit(rng, work=self.work or bot.budget, is_cancelled=self._stop.is_set)
        figures = self.figures
        count = (lambda state: None) if figures is None else (lambda state: figures.tally(state.record, counts))
        state, plies = play_whole_game(self.game, start, seated, rng, count)
        return state.record, plies

    def _tally(self, first: int, ends: Any, plies: Any, counts: Any) -> Tally:
        tally = Tally()
        outcomes = [self.game.outcome(State(self.options, record)) for record in ends]
        assert None not in outcomes, "a game played to its end has no outcome"
        rounds = [self.players_in_game(number) for number in range(len(self.seats))]
        seated = [rounds[(first + number) % len(rounds)] for number in range(len(ends))]
        tally.add(outcomes, plies.tolist(), seated)  # type: ignore[arg-type]
        if self.figures is not None:
            for name, values in self.figures.figures(ends, counts).items():
                tally.figures.setdefault(name, Sum()).add(values)
        return tally
