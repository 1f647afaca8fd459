"""A game as a tree: who acts, what can be done, and where each of it leads. Chance is a player.

Nothing here ever changes, so copies may share it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core import CHANCE, WATCHER, Game, Move, Seat, State
from ludoteca.learning.recall import Recall


class Course:
    """One place in the tree."""

    def __init__(self, recall: Recall) -> None:
        self.recall = recall
        game, state = recall.game, recall.state
        acting = game.to_act(state)
        seats = [seat for seat in acting if seat != CHANCE]
        self.actor: Seat | None = seats[0] if seats else CHANCE if acting else None
        self.weights: list[int] = []  # of what chance can do
        self.legal: Mapping[int, Move] = {}
        if self.actor == CHANCE:
            moves, weights = zip(*game.chances(state), strict=True)
            self.legal, self.weights = dict(enumerate(moves)), list(weights)
        elif self.actor is not None:
            moves = tuple(game.legal_moves(state, self.actor))
            numbers = game.action_numbers(game.view(state, self.actor), moves)
            self.legal = dict(zip(numbers, moves, strict=True))

    def after(self, action: int) -> Course:
        assert self.actor is not None
        return Course(self.recall.after(self.actor, self.legal[action]))

    def text_of(self, action: int) -> str:
        assert self.actor is not None
        return self.recall.game.format_move(self.recall.state, self.actor, self.legal[action])

    def viewer(self, player: int) -> Seat:
        """As whom a player sees this."""
        return Seat(player)

    def __deepcopy__(self, memo: Any) -> Course:
        return self


class Dealing(Course):
    """Before the start: chance draws one of several. All see what a watcher sees, which is the same in all of them."""

    def __init__(self, game: Game, starts: Sequence[tuple[State, int]]) -> None:
        super().__init__(Recall(game, starts[0][0]))
        self.starts = starts
        self.actor, self.weights = CHANCE, [weight for _, weight in starts]
        self.legal = {number: Move(number) for number in range(len(starts))}

    def after(self, action: int) -> Course:
        return Course(Recall(self.recall.game, self.starts[action][0]))

    def text_of(self, action: int) -> str:
        return f"start {action + 1}"

    def viewer(self, player: int) -> Seat:
        return WATCHER


def first_course(game: Game, starts: Sequence[tuple[State, int]]) -> Course:
    """Where a game with these starts begins."""
    return Course(Recall(game, starts[0][0])) if len(starts) == 1 else Dealing(game, starts)
