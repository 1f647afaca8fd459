"""The bot that takes what it can get at once: a yardstick for the other bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteca.bots import rollout
from ludoteca.bots.instinct import NAIVE
from ludoteca.core import AGREE, CHANCE, Game, Limit, Move, Seat, State, View, bind


class GreedyBot:
    """Any of the moves that score at once; if none does, any move.

    What scores is told by the compiled verb `points`. In a game without it a move scores if it wins the game, or if
    the seat would be further ahead on points should all agree to stop. Where single moves score nothing a game has a
    `naive` instinct, which takes every combination as soon as it shows.
    """

    budget = 1

    def __init__(self, game: Game) -> None:
        self.game = game
        self.instinct = game.instincts().get(NAIVE)
        self.playing: Any = None if game.compiled is None else bind(rollout.__name__, game.compiled)

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        if len(legal) == 1:
            return legal[0]
        if self.instinct is not None:
            return self.instinct(view, legal, limit.rng)
        state = self.game.imagine(view, limit.rng)
        if self.playing is None or not self.playing.HAS_POINTS:
            return self._by_contract(state, view.seat, legal, limit)
        moves = np.array(legal, np.int32)
        n = self.playing.scoring(state.record, int(view.seat), moves, len(moves), np.zeros(1, state.record.dtype))
        return Move(int(moves[limit.rng.randrange(int(n))]))

    def _by_contract(self, state: State, seat: Seat, legal: Sequence[Move], limit: Limit) -> Move:
        leads = [self._lead(self._settled(self.game.apply(state, seat, move), limit), seat) for move in legal]
        now = self._lead(state, seat)
        scoring = [move for move, lead in zip(legal, leads, strict=True) if lead > now]
        return limit.rng.choice(scoring or legal)

    def _settled(self, state: State, limit: Limit) -> State:
        """The state after the chance that this move has set off."""
        while self.game.to_act(state) == (CHANCE,):
            moves, weights = zip(*self.game.chances(state), strict=True)
            state = self.game.apply(state, CHANCE, limit.rng.choices(moves, weights)[0])
        return state

    def _lead(self, state: State, seat: Seat) -> float:
        """How many points the seat is ahead of the others; without end if it has won."""
        end = self.game.outcome(state)
        if end is not None and end.winners:
            return float("inf") if seat in end.winners else float("-inf")
        acting = next((other for other in self.game.to_act(state) if other != CHANCE), None)
        if end is None and acting is not None and self.game.why_illegal(state, acting, AGREE) is None:
            end = self.game.outcome(self.game.apply(state, acting, AGREE))
        if end is None:
            return 0.0
        return end.points.get(seat, 0) - max(
            (points for other, points in end.points.items() if other != seat), default=0
        )
