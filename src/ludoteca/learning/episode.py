"""One game played by learners: numbers in, vectors out; chance is dealt at once.

Where seats act at the same time, they are asked one after the other, and what others have chosen is not in anybody's
view. A game that is played against time is played without it (`Game.at_one_screen`).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import numpy as np
import numpy.typing as npt

from ludoteca.core import CHANCE, Game, GameOptions, LudotecaError, Move, Outcome, Seat, State
from ludoteca.core.tensors import Numbers, tensor_of

Mask = npt.NDArray[np.int8]


class IllegalAction(LudotecaError):
    """A number that stands for no legal move now."""


class Episode:
    """One game after another, each from a seed."""

    def __init__(self, game: Game, options: Mapping[str, str] | GameOptions | None = None) -> None:
        given = game.Options.from_text(options or {}) if not isinstance(options, GameOptions) else options
        self.game, self.options = game, game.at_one_screen(given)
        self.names = game.seats(self.options)
        self.tensor = tensor_of(game, self.options)
        self.action_count = game.action_count(self.options)
        self.reset(0)

    def reset(self, seed: int) -> None:
        """A new game; the same seed and the same actions give the same game."""
        self._rng = Random(seed)
        self._settle(self.game.setup(self.options))

    def _settle(self, state: State) -> None:
        """Deal whatever chance is pending."""
        while self.game.to_act(state) == (CHANCE,):
            moves, weights = zip(*self.game.chances(state), strict=True)
            state = self.game.apply(state, CHANCE, self._rng.choices(moves, weights)[0])
        self.state = state
        self.acting = tuple(seat for seat in self.game.to_act(state) if seat != CHANCE)
        self._legal: dict[Seat, dict[int, Move]] = {}

    # -- what a seat is given ------------------------------------------------------------------------------------------
    def legal(self, seat: Seat) -> Mapping[int, Move]:
        """The legal moves of a seat by their numbers."""
        if seat not in self._legal:
            moves = self.game.legal_moves(self.state, seat) if seat in self.acting else []
            numbers = self.game.action_numbers(self.game.view(self.state, seat), moves) if moves else []
            self._legal[seat] = dict(zip(numbers, moves, strict=True))
        return self._legal[seat]

    def mask(self, seat: Seat) -> Mask:
        """1 for each action that is legal now."""
        found = np.zeros(self.action_count, np.int8)
        found[list(self.legal(seat))] = 1
        return found

    def observe(self, seat: Seat) -> Numbers:
        """The view of a seat as numbers."""
        return self.tensor.of(self.game.view(self.state, seat))

    # -- what it does --------------------------------------------------------------------------------------------------
    def play(self, seat: Seat, action: int) -> None:
        """A seat acts, and chance after it; an illegal action changes nothing."""
        move = self.legal(seat).get(int(action))
        if move is None:
            legal = len(self.legal(seat))
            raise IllegalAction(
                f"action {action} of {self.names[seat]}: not one of the {legal} legal now", "action mask"
            )
        self._settle(self.game.apply(self.state, seat, move))

    @property
    def is_over(self) -> bool:
        return not self.acting

    def returns(self) -> list[float]:
        """What each seat has won: see `rewards`."""
        return rewards(self.game.outcome(self.state), len(self.names))


def rewards(outcome: Outcome | None, seats: int) -> list[float]:
    """1 for each winner, which the others pay alike; nothing before the end and where nobody or everybody has won."""
    winners = set(outcome.winners) if outcome is not None else set()
    if not 0 < len(winners) < seats:
        return [0.0] * seats
    lost = -len(winners) / (seats - len(winners))
    return [1.0 if seat in winners else lost for seat in range(seats)]
