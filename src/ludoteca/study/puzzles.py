"""Puzzles made from games between machines: positions in which one move is clearly better than all others, confirmed by
deeper searches with other seeds. The same seed gives the same puzzles."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from ludoteca import bots
from ludoteca.core import CHANCE, Game, GameOptions, Level, Limit, Machine, Seat, State, Weighed
from ludoteca.play.puzzles import Puzzle
from ludoteca.study.whole_game import next_to_act

PLAYER, JUDGE = Level(4), Level(5)
WINNING, LOSING, HOLDING = 0.95, 0.25, 0.4  # expected results: won, lost, and far from lost
TEMPTED = 0.3  # how often a player takes another of the better moves, so that games differ
TEMPTING = 4  # of the better moves
MOST_OF_ONE_GAME = 4
KIND = re.compile(r"[a-z]+(?:-[a-z]+)*(?=$| )")  # `knock`, `place K left`
WORLDS = 8  # that the seat considers possible
DEEPER = 3  # times the work, to confirm


@dataclass(frozen=True, slots=True)
class Demand:
    """What makes a puzzle."""

    gap: float = 0.12  # how much better the best move is than what is not accepted
    close: float = 0.02  # what is worse by less is accepted too
    accepted: int = 2  # moves that may be right, at most
    choices: int = 5  # legal moves, at least
    scale: float = 1.0  # what the budgets of the machines are multiplied by

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

    def puzzles(self) -> Iterator[Puzzle | None]:
        """Without end: a puzzle for every position that makes one, None for every other decision that was looked at."""
        found: set[str] = set()
        for number in itertools.count():
            for puzzle in self._game(Random(f"{self.seed} {number}")):
                yield puzzle if puzzle is not None and puzzle.name not in found else None
                found |= {puzzle.name} if puzzle is not None else set()

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
        right: list[Weighed] = []
        for deeper in (1, DEEPER):
            judged = self._weigh(self.judge, written, seat, rng, deeper)
            right = demand.answers(judged)
            if not right or right[0].move != weighed[0].move:
                return None
        best, *also = (game.format_move(written, seat, each.move) for each in right)
        second = max(each.value for each in judged if each not in right)
        return Puzzle(
            position=position,
            seat=game.seats(self.options)[seat],
            best=best,
            theme=self._theme(written, seat, right[0], second, rng),
            also=tuple(also),
            options=self.options.changed(),
        )

    def _weigh(self, machine: Machine, state: State, seat: Seat, rng: Random, times: int = 1) -> Sequence[Weighed]:
        game, work = self.game, round(machine.budget * self.demand.scale * times)
        limit = Limit(Random(rng.getrandbits(64)), work=max(1, work))
        return machine.weigh(game.view(state, seat), game.legal_moves(state, seat), limit)

    def _theme(self, state: State, seat: Seat, best: Weighed, second: float, rng: Random) -> str:
        """What the move is about: `win`, `save` (anything else loses), the word it is written with where it is a
        word, or the last thing that is sure to happen, as far as the seat can know."""
        game = self.game
        if best.value >= WINNING:
            return "win"
        if second <= LOSING and best.value >= HOLDING:
            return "save"
        if kind := KIND.match(game.format_move(state, seat, best.move)):
            return kind[0]
        view = game.view(state, seat)
        worlds = [game.imagine(view, rng) for _ in range(WORLDS)] if game.has_secrets(self.options) else [state]
        told = [[event.type for event in game.events(game.apply(world, seat, best.move), seat)] for world in worlds]
        sure = [types[0] for types in itertools.takewhile(_are_alike, zip(*told, strict=False))]
        return sure[-1] if sure else "move"


def _are_alike(types: Sequence[str]) -> bool:
    return len(set(types)) == 1
