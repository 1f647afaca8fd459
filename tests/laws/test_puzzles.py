"""Every puzzle of every game holds; machines with a fixed budget find the answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from ludoteca import bots, games
from ludoteca.core import Level, Limit
from ludoteca.laws.suite import PuzzlesHold
from ludoteca.play import find
from ludoteca.play.puzzles import Puzzle, puzzles_of

SAMPLE = 4
FOUND = 0.75  # of the puzzles: machines change, and a few puzzles may become too hard or too easy for them
STRENGTH = 0.25  # of the strongest machine's budget
WITH_PUZZLES = [name for name in games.built_in() if puzzles_of(find(name))]


class TestPuzzles(PuzzlesHold):
    games = games.built_in()


def found(name: str, puzzles: Sequence[Puzzle]) -> int:
    """How many of them the machine solves."""
    game = find(name)
    machine = bots.machine(game, Level(5))
    solved = 0
    for puzzle in puzzles:
        state, seat = puzzle.set_up(game).state, puzzle.place(game)
        limit = Limit(Random(puzzle.name), work=round(machine.budget * STRENGTH))
        best = machine.weigh(game.view(state, seat), game.legal_moves(state, seat), limit)[0].move
        solved += game.format_move(state, seat, best) in puzzle.right
    return solved


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_machine_finds_a_sample(name: str) -> None:
    puzzles = puzzles_of(find(name))
    sample = Random(0).sample(puzzles, min(SAMPLE, len(puzzles)))
    assert found(name, sample) >= FOUND * len(sample)


@pytest.mark.long
@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_machine_finds_nearly_all(name: str) -> None:
    puzzles = puzzles_of(find(name))
    assert found(name, puzzles) >= 0.9 * len(puzzles)
