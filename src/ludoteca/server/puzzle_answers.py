"""What is said to a try that does not solve a puzzle: how the others answer it, and what it costs.

The others move as machines would that know what their seats know; what they do is shown as the solver would see it.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ludoteca.core import CHANCE, Game, Level, Seat, State
from ludoteca.play import SetUp
from ludoteca.play.log import CHANCE_NAME
from ludoteca.play.puzzles import Puzzle
from ludoteca.server import puzzle_messages, rest_shapes
from ludoteca.server.bot_pool import BotPool
from ludoteca.study import analysis

LONGEST = 6  # entries that follow a try


@dataclass(frozen=True)
class Try:
    """A legal move in a puzzle."""

    game: Game
    puzzle: Puzzle
    move: str
    tried: SetUp

    @classmethod
    def made(cls, game: Game, puzzle: Puzzle, move: str) -> Try:
        """Raises what `play.set_up` raises where the move is not legal."""
        return cls(game, puzzle, move, puzzle.set_up(game, move))

    async def answer(self, pool: BotPool, who: str) -> rest_shapes.PuzzleAnswer:
        judged = await pool.judge(who, self.game, self._decision())
        is_worse = judged.value is not None and judged.loss >= analysis.LEAST_LOSS
        replies = await self._replies(pool, who)
        return rest_shapes.PuzzleAnswer(
            puzzle_messages.position(self.game, self.puzzle, self.move, replies),
            judged.value if is_worse else None,
            judged.best_value if is_worse else None,
        )

    def _decision(self) -> analysis.Decision:
        """Between the best move and this one."""
        game, before, seat = self.game, self.tried.start, self.puzzle.place(self.game)
        played, best = self.tried.moments[0].move, game.parse_move(before, seat, self.puzzle.best)
        assert played is not None
        return analysis.Decision(1, seat, before, game.view(before, seat), (best, played), played)

    async def _replies(self, pool: BotPool, who: str) -> list[str]:
        """What chance and the others do until the solver is to move again; dealt alike for the same try."""
        game, state, solver = self.game, self.tried.state, self.puzzle.place(self.game)
        seats, rng = game.seats(self.tried.options), Random(f"{self.puzzle.name} {self.move}")
        found: list[str] = []
        while len(found) < LONGEST and (acting := game.to_act(state)) and solver not in acting:
            seat = acting[0]
            if seat == CHANCE:
                moves, weights = zip(*game.chances(state), strict=True)
                move = rng.choices(moves, weights)[0]
            else:
                move = await self._reply(pool, who, state, seat)
            name = CHANCE_NAME if seat == CHANCE else seats[seat]
            found.append(f"{name} {game.format_move(state, seat, move)}")
            state = game.apply(state, seat, move)
        return found

    async def _reply(self, pool: BotPool, who: str, state: State, seat: Seat) -> int:
        view, legal = self.game.view(state, seat), self.game.legal_moves(state, seat)
        return await pool.try_out(who, Level(analysis.LEVEL), self.game, view, legal, analysis.SCALE)
