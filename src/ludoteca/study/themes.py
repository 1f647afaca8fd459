"""What the best move of a puzzle is about."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Sequence, Sized
from random import Random

from ludoteca.core import Game, GameOptions, Move, Seat, State, Weighed

WINNING, LOSING, HOLDING = 0.95, 0.25, 0.4  # expected results: won, lost, and far from lost
KIND = re.compile(r"[a-z]+(?:-[a-z]+)*(?=$| )")  # `knock`, `place K left`
WORLDS = 8  # that the seat considers possible
QUIET = "move"  # what a move shows at least
BLOW = "capture"  # what it may show besides


class Theming:
    """Finds the themes of one game's puzzles; `best` is the move a strong machine would make."""

    def __init__(self, game: Game, options: GameOptions, best: Callable[[State, Seat], Move], rng: Random) -> None:
        self.game, self.options, self.best, self.rng = game, options, best, rng

    def theme(self, state: State, seat: Seat, right: Weighed, second: Weighed) -> str:
        """`win`, `save` (anything else loses), the word the move is written with where it is a word, or the last thing
        that is sure to happen, as far as the seat can know. Where all is open, a capture of more than one is `several`,
        and a quiet move is a `trap` if a capture follows and `avert` if it keeps the other side from one."""
        game = self.game
        if right.value >= WINNING:
            return "win"
        if second.value <= LOSING and right.value >= HOLDING:
            return "save"
        if kind := KIND.match(game.format_move(state, seat, right.move)):
            return kind[0]
        told = self._sure(state, seat, right.move)
        if game.has_secrets(self.options):
            return told
        if told == BLOW and self._takes(state, seat, right.move) > 1:
            return "several"
        return self._quiet(state, seat, right.move, second.move) if told == QUIET else told

    def _sure(self, state: State, seat: Seat, move: Move) -> str:
        """The last thing that happens whatever is hidden."""
        game = self.game
        view = game.view(state, seat)
        worlds = [game.imagine(view, self.rng) for _ in range(WORLDS)] if game.has_secrets(self.options) else [state]
        told = [[event.type for event in game.events(game.apply(world, seat, move), seat)] for world in worlds]
        sure = [types[0] for types in itertools.takewhile(_are_alike, zip(*told, strict=False))]
        return sure[-1] if sure else QUIET

    def _quiet(self, state: State, seat: Seat, move: Move, second: Move) -> str:
        reply, after = self._reply(state, seat, move)
        if after is not None and not reply and self._answers(after, seat):
            return "trap"
        threatened, _ = self._reply(state, seat, second)
        return "avert" if threatened and not reply else QUIET

    def _reply(self, state: State, seat: Seat, move: Move) -> tuple[bool, State | None]:
        """Whether the best reply to a move captures, and what comes of it; None if there is none."""
        game = self.game
        after = game.apply(state, seat, move)
        other = next((each for each in game.to_act(after) if each >= 0), None)
        if other is None or other == seat:
            return False, None
        reply = self.best(after, other)
        return self._takes(after, other, reply) > 0, game.apply(after, other, reply)

    def _answers(self, state: State, seat: Seat) -> bool:
        """Whether the seat's best move captures."""
        return seat in self.game.to_act(state) and self._takes(state, seat, self.best(state, seat)) > 0

    def _takes(self, state: State, seat: Seat, move: Move) -> int:
        """How many a move captures."""
        events = self.game.events(self.game.apply(state, seat, move), seat)
        return sum(_size(event.args.get("squares")) for event in events if event.type == BLOW)


def _size(squares: object) -> int:
    return len(squares) if isinstance(squares, Sized) else 1


def _are_alike(types: Sequence[str]) -> bool:
    return len(set(types)) == 1
