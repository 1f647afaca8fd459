"""Puzzles made from games between machines: positions in which one move is clearly better than all others, confirmed by
deeper searches with other seeds. The same seed gives the same puzzles."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from ludoteca import bots
from ludoteca.core import CHANCE, Game, GameOptions, Level, Limit, Machine, Seat, State, Weighed
from ludoteca.play.puzzles import Puzzle
from ludoteca.study.themes import Theming
from ludoteca.study.whole_game import next_to_act

PLAYER, JUDGE = Level(4), Level(5)
TEMPTED = 0.3  # how often a player takes another of the better moves, so that games differ
TEMPTING = 4  # of the better moves
MOST_OF_ONE_GAME = 4
DEEPER = 3  # times the work, to confirm


@dataclass(frozen=True, slots=True)
class Demand:
    """What makes a puzzle."""

    gap: float = 0.12  # how much better the best move is than what is not accepted
    close: float = 0.02  # what is worse by less is accepted too
    accepted: int = 2  # moves that may be right, at most
    choices: int = 5  # legal moves, at least
    scale: float = 1.0  # what the budgets of the machines are multiplied by
    missed_by: int = 0  # the level that does not find the best move; 0: anybody may find it

    def answers(self, weighed: Sequence[Weighed]) -> list[Weighed]:
        """The moves that are right; [] where none stands out."""
        best = weighed[0].value
        right = [each for each in weighed if each.value > best - self.close]
        others = [each.value for each in weighed if each.value <= best - self.close]
        is_clear = len(right) <= self.accepted and others and max(others) <= best - self.gap
        return right if is_clear else []


class Workshop:
    """Makes puzzles of one game."""

    def __init__(self, game: Game, options: GameOptions, demand: Demand, seed: int = 0) -> None:
        self.game, self.options, self.demand, self.seed = game, options, demand, seed
        self.player, self.judge = bots.machine(game, PLAYER), bots.machine(game, JUDGE)
        self.learner = bots.machine(game, Level(demand.missed_by)) if demand.missed_by else None

    def puzzles(self) -> Iterator[Puzzle | None]:
        """Without end: a puzzle for every position that makes one, None for every other decision that was looked at."""
        found: set[str] = set()
        for number in itertools.count():
            for puzzle in self._game(Random(f"{self.seed} {number}")):
                yield puzzle if puzzle is not None and puzzle.name not in found else None
                found |= {puzzle.name} if puzzle is not None else set()

    def confirms(self, puzzle: Puzzle) -> bool:
        """Whether the strongest machine, with luck of its own, still finds that its best move stands out."""
        state, seat = puzzle.set_up(self.game).state, puzzle.place(self.game)
        right = self.demand.answers(self._weigh(self.judge, state, seat, Random(f"{self.seed} {puzzle.name}")))
        found = [self.game.format_move(state, seat, each.move) for each in right]
        return found[:1] == [puzzle.best] and set(found) <= set(puzzle.right)

    def _game(self, rng: Random) -> Iterator[Puzzle | None]:
        """The decisions of one game, to its end or until there are enough puzzles."""
        game, state, last, wanted = self.game, self.game.setup(self.options), CHANCE, MOST_OF_ONE_GAME
        while wanted and (acting := game.to_act(state)):
            seat = next_to_act(game, state, acting, last)
            if seat == CHANCE:
                moves, weights = zip(*game.chances(state), strict=True)
                state = game.apply(state, CHANCE, rng.choices(moves, weights)[0])
                continue
            last = seat
            weighed = self._weigh(self.player, state, seat, rng)
            puzzle = self._puzzle(state, seat, weighed, rng)
            wanted -= puzzle is not None
            yield puzzle
            tempting = weighed[1:TEMPTING] if rng.random() < TEMPTED else []
            move = rng.choice(tempting).move if tempting else weighed[0].move
            state = game.apply(state, seat, move)

    def _puzzle(self, state: State, seat: Seat, weighed: Sequence[Weighed], rng: Random) -> Puzzle | None:
        """A puzzle, if machines that think longer agree; they judge the position as it is written."""
        game, demand = self.game, self.demand
        if len(game.legal_moves(state, seat)) < demand.choices or not demand.answers(weighed):
            return None
        position = game.format_position(state)
        written = game.parse_position(position, self.options)
        if self.learner and self._weigh(self.learner, written, seat, rng)[0].move == weighed[0].move:
            return None
        right: list[Weighed] = []
        for deeper in (1, DEEPER):
            judged = self._weigh(self.judge, written, seat, rng, deeper)
            right = demand.answers(judged)
            if not right or right[0].move != weighed[0].move:
                return None
        best, *also = (game.format_move(written, seat, each.move) for each in right)
        second = next(each for each in judged if each not in right)
        theming = Theming(
            game, self.options, lambda state, seat: self._weigh(self.judge, state, seat, rng)[0].move, rng
        )
        return Puzzle(
            position=position,
            seat=game.seats(self.options)[seat],
            best=best,
            theme=theming.theme(written, seat, right[0], second),
            also=tuple(also),
            options=self.options.changed(),
        )

    def _weigh(self, machine: Machine, state: State, seat: Seat, rng: Random, times: int = 1) -> Sequence[Weighed]:
        game, work = self.game, round(machine.budget * self.demand.scale * times)
        limit = Limit(Random(rng.getrandbits(64)), work=max(1, work))
        return machine.weigh(game.view(state, seat), game.legal_moves(state, seat), limit)
