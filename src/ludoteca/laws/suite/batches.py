"""The games of a batch are the same as single games: move by move, to the end, and however the rules are run."""

from __future__ import annotations

import hashlib
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from ludoteca.batch import Batch
from ludoteca.core import CHANCE, Game, Seat, State, bind
from ludoteca.core.tensors import tensor_of
from ludoteca.core.xorshift import first_state, index_by_weight, next_state
from ludoteca.laws.law import data
from ludoteca.laws.suite.compiled import elsewhere, length, needs_compiler
from ludoteca.laws.suite.on_games import OnGames
from ludoteca.laws.suite.tables import FEW, MANY, table
from ludoteca.play import find

DECISIONS = 60
PLAYOUT = "ludoteca.study.playout"


def seeded(seed: int) -> np.uint64:
    """The random state from which this game of a batch starts; compiled rules give it back as a plain int."""
    return np.uint64(first_state(np.uint64(seed)))


class Single:
    """One game by the contract, with the lots that this game of a batch draws."""

    def __init__(self, game: Game, state: State, seed: int) -> None:
        self.game, self.state, self._random_state = game, state, seeded(seed)
        self._settle()

    def _settle(self) -> None:
        while self.game.to_act(self.state) == (CHANCE,):
            moves, weights = zip(*self.game.chances(self.state), strict=True)
            self._random_state = np.uint64(next_state(self._random_state))
            drawn = index_by_weight(np.array(weights), len(weights), self._random_state)
            self.state = self.game.apply(self.state, CHANCE, moves[drawn])

    def legal(self, seat: Any) -> dict[int, Any]:
        moves = self.game.legal_moves(self.state, seat)
        return dict(zip(self.game.action_numbers(self.game.view(self.state, seat), moves), moves, strict=True))

    def play(self, seat: Any, action: int) -> None:
        self.state = self.game.apply(self.state, seat, self.legal(seat)[action])
        self._settle()


def assert_same_games(game: Game, options: Any, games: int, decisions: int, seed: int, threads: int = 1) -> None:
    """Play a batch and as many single games side by side."""
    batch, rng = Batch(game, options, games, threads=threads), Random(seed)
    batch.reset(seed)
    singles = [Single(game, game.setup(batch.options), seed + number) for number in range(games)]
    tensor = tensor_of(game, batch.options)
    for _ in range(decisions):
        actions, seen = np.zeros(games, np.int64), batch.view()
        for number, single in enumerate(singles):
            assert batch.records[number].tobytes() == data(single.state), f"game {number} of the batch is another one"
            if batch.is_over[number]:
                assert game.outcome(single.state) is not None
                continue
            seat = int(batch.seats[number])
            legal = single.legal(seat)
            assert np.array_equal(seen[number], tensor.of(game.view(single.state, Seat(seat)))), "another view"
            assert seat in game.to_act(single.state)
            assert np.flatnonzero(batch.legal_mask[number]).tolist() == sorted(legal)
            actions[number] = rng.choice(list(legal))
            single.play(seat, int(actions[number]))
        batch.step(actions)


def assert_same_acts(game: Game, options: Any, acts: int) -> None:
    """A game that can count acts or outcomes gives those that it lists, in their order, an outcome as often as it
    weighs."""
    verbs: Any = game.compiled
    if not hasattr(verbs, "nth_act") and not hasattr(verbs, "nth_outcome"):
        return
    s = np.array([game.setup(game.at_one_screen(options)).record])[0]
    moves, weights = np.zeros(verbs.MAX_MOVES, np.int32), np.zeros(verbs.MAX_MOVES, np.int64)
    written, rng = moves.copy(), Random(acts)
    for _ in range(acts):
        seat = verbs.to_move(s)
        if seat < 0 and seat != CHANCE:
            return
        if seat == CHANCE:
            n = verbs.chances(s, moves, weights)
            if hasattr(verbs, "nth_outcome"):
                listed = np.repeat(moves[:n], weights[:n]).tolist()
                assert [verbs.nth_outcome(s, nth) for nth in range(verbs.count_outcomes(s))] == listed
        else:
            n = verbs.legal_moves(s, moves)
            if hasattr(verbs, "nth_act"):
                count = verbs.count_acts(s, seat, written)
                assert [verbs.nth_act(s, seat, written, nth) for nth in range(count)] == moves[:n].tolist()
        verbs.apply(s, int(moves[rng.randrange(n)]))


def digest(name: str, games: int) -> str:
    """What becomes of so many random games."""
    batch = Batch(name, None, games)
    batch.reset(1)
    plies = batch.playout()
    return hashlib.sha256(batch.bytes.tobytes() + plies.tobytes() + batch.outcome().tobytes()).hexdigest()


def can_be_batched(name: str) -> bool:
    compiled = find(name).compiled
    return compiled is not None and hasattr(compiled, "won")


class BatchesHold(OnGames):
    """A game without compiled rules has no batches."""

    @pytest.mark.parametrize("case", [1, 2])
    def test_a_batch_is_single_games_move_by_move(self, case: int) -> None:
        """The shortest game only: the loops are compiled again for each."""
        self._assert_same_moves(min(self.games, key=length), case)

    @pytest.mark.long
    @pytest.mark.parametrize("case", [0, 1, 2, 3])
    def test_a_batch_of_any_game_is_single_games_move_by_move(self, alone: str, case: int) -> None:
        self._assert_same_moves(alone, case)

    def test_a_batch_ends_as_single_games_do(self) -> None:
        self._assert_same_ends(min(self.games, key=length), 20)

    @pytest.mark.long
    def test_ten_thousand_games_end_as_single_ones_do(self, alone: str) -> None:
        self._assert_same_ends(alone, 10_000)

    @pytest.mark.parametrize("case", FEW)
    def test_acts_that_are_counted_are_those_that_are_listed(self, alone: str, case: int) -> None:
        assert_same_acts(find(alone), table(alone, case).options, DECISIONS)

    @pytest.mark.long
    @pytest.mark.parametrize("case", MANY)
    def test_acts_of_many_tables_that_are_counted_are_those_that_are_listed(self, alone: str, case: int) -> None:
        assert_same_acts(find(alone), table(alone, case).options, 10 * DECISIONS)

    @staticmethod
    def _assert_same_moves(name: str, case: int) -> None:
        if can_be_batched(name):
            at = table(name, case)
            assert_same_games(at.game, at.options, games=3, decisions=DECISIONS, seed=case, threads=1 + case % 2)

    @staticmethod
    def _assert_same_ends(name: str, games: int) -> None:
        if not can_be_batched(name):
            return
        game = find(name)
        batch = Batch(game, None, games, threads=2)
        batch.reset(5)
        plies = batch.playout()
        playout, verbs = bind(PLAYOUT, game.compiled).playout, game.compiled  # type: ignore[arg-type]
        moves, weights = np.zeros(verbs.MAX_MOVES, np.int32), np.zeros(verbs.MAX_MOVES, np.int64)  # type: ignore[union-attr]
        for number in range(games):
            single = np.array([game.setup(batch.options).record], batch.records.dtype)
            played, _ = playout(single[0], moves, weights, seeded(5 + number))
            assert (played, single[0].tobytes()) == (plies[number], batch.records[number].tobytes())

    @needs_compiler
    @pytest.mark.long
    def test_a_compiled_batch_is_an_interpreted_one(self, alone: str) -> None:
        if can_be_batched(alone):
            assert elsewhere(__name__, alone, "40", LUDOTECA_JIT="0").strip() == digest(alone, 40)


if __name__ == "__main__":
    print(digest(sys.argv[1], int(sys.argv[2])))
