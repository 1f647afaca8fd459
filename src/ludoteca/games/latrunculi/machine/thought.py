"""The search for one move: deeper and deeper, in slices, until a limit is reached."""

from __future__ import annotations

import math
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from ludoteca.core import Limit, Move, View, Weighed, bind, blank
from ludoteca.games.latrunculi.machine import long_board, network, position, search, short_board
from ludoteca.games.latrunculi.machine.evaluation import weigh_places
from ludoteca.games.latrunculi.machine.geometry import cell_of, square_of
from ludoteca.games.latrunculi.machine.mind import ENDLESS, MAX_PLY, MIND, WON, new_frames, new_places, new_table
from ludoteca.games.latrunculi.machine.search import ENTER
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.shown.views import imagine

SLICE = 20_000  # nodes between two checks of the limit: a few milliseconds
UNLIMITED = 10_000_000  # nodes for which a table is made where the limit names none
A_MAN_AHEAD = 150.0  # the value at which a win is as likely as e to 1


class Thought:
    """What is known so far about the moves of one position; `weights` are those of the evaluation."""

    def __init__(self, view: View, legal: Sequence[Move], limit: Limit, weights: Any) -> None:
        self.limit = limit
        self.s = imagine(view, limit.rng).record
        ranks = int(self.s.ranks)
        board = board_of(ranks)
        self.frames = new_frames()
        self.places = new_places(board.WORDS)
        self.entries = new_table(limit.work or UNLIMITED, board.WORDS)
        self.n = len(legal)
        shuffled = limit.rng.sample(legal, self.n)  # equal moves are taken in any order
        self.frames[0].moves[: self.n] = [to_squares(move) for move in shuffled]
        self.best = shuffled[0]
        self.values: list[int] = []  # of the best move, for each iteration that was finished
        self.net = network.none()
        self.mind = mind = blank(MIND)
        mind.seed = limit.rng.getrandbits(64)
        mind.side = int(self.s.turn)
        weigh_places(mind, ranks, weights)
        self.search = bind(search.__name__, board)
        mind.past = bind(position.__name__, board).load(self.s, mind, self.places)

    @property
    def nodes(self) -> int:
        """Positions entered so far."""
        return int(self.mind.nodes)

    @property
    def depth(self) -> int:
        """Of the last iteration that was finished."""
        return len(self.values)

    @property
    def is_decided(self) -> bool:
        """Whether somebody wins by force."""
        return bool(self.values) and abs(self.values[-1]) > WON

    def value_at(self, depth: int) -> int:
        """What the best move was worth at a depth, or at the last one before it."""
        return self.values[min(depth, self.depth) - 1]

    def deepen(self, depth: int) -> None:
        """Iterations up to this depth, until the limit is reached or the game is decided."""
        while self.depth < min(depth, MAX_PLY // 2) and not self.is_decided and self._search(self.depth + 1):
            self.values.append(int(self.frames[0].best))

    def _search(self, depth: int) -> bool:
        """One iteration; False if the limit was reached before it was finished."""
        mind, root = self.mind, self.frames[0]
        mind.ply, mind.step, mind.best_move = 0, ENTER, 0
        root.alpha, root.beta, root.depth, root.count, root.extended = -ENDLESS, ENDLESS, depth, self.n, 0
        is_done = False
        while not is_done and not self._is_over():
            is_done = bool(
                self.search.think(self.s, mind, self.net, self.places, self.frames, self.entries, self._slice())
            )
        if mind.best_move:
            self.best = to_cells(int(mind.best_move))
        return is_done

    def _is_over(self) -> bool:
        return bool(self.nodes) and self.limit.is_reached(self.nodes)

    def _slice(self) -> int:
        left = SLICE if self.limit.work is None else self.limit.work - self.nodes
        return max(1, min(SLICE, left))

    def weighed(self) -> list[Weighed]:
        """Every move with its chance to win, the best first.

        In an iteration that was not finished some values are of the one before: none of them counts more than the best.
        """
        root = self.frames[0]
        moves, scores = map(to_cells, root.moves[: self.n].tolist()), root.scores[: self.n].tolist()
        found = dict(zip(moves, scores, strict=True))
        values = {move: min(score, found[self.best]) for move, score in found.items()}
        order = sorted(values, key=lambda move: (move != self.best, -values[move]))
        return [Weighed(move, chance(values[move])) for move in order]


def board_of(ranks: int) -> ModuleType:
    """What sets of squares are on a board of so many ranks."""
    return short_board if ranks == 8 else long_board


def to_squares(move: Move) -> int:
    """A move of the rules as the search knows it: squares instead of cells."""
    return int(verbs.move(square_of(verbs.start_of(move)), square_of(verbs.end_of(move))))


def to_cells(move: int) -> Move:
    """A move of the search as the rules know it."""
    return Move(int(verbs.move(cell_of(verbs.start_of(move)), cell_of(verbs.end_of(move)))))


def chance(value: int) -> float:
    """The chance to win that a value stands for; half for an even game."""
    return float(1 / (1 + math.exp(-max(-50.0, min(50.0, value / A_MAN_AHEAD)))))
