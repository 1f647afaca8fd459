"""Small games solved exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pytest

from ludoteca.core import WATCHER, Move, View
from ludoteca.learning.solve import Tree
from ludoteca.play import find

SCAMORRA = find("scamorra")
SMALL = SCAMORRA.small(SCAMORRA.Options())


@pytest.fixture(scope="module")
def tree() -> Tree:
    return Tree(SCAMORRA, SMALL["one-piece-one-turn"])


@pytest.mark.parametrize("name", SMALL)
def test_a_watcher_cannot_tell_the_starts_apart(name: str) -> None:
    starts = SMALL[name]
    assert len({SCAMORRA.format_view(SCAMORRA.view(state, WATCHER)) for state, _ in starts}) == 1
    assert len({state.record.tobytes() for state, _ in starts}) == len(starts)


@pytest.mark.parametrize("name", SMALL)
def test_the_starts_are_positions_of_the_game(name: str) -> None:
    for state, _ in SMALL[name]:
        text = SCAMORRA.format_position(state)
        assert SCAMORRA.format_position(SCAMORRA.parse_position(text, state.options)) == text


def test_the_tree_is_the_whole_game(tree: Tree) -> None:
    """Four deals; South, who does not know which, then North."""
    assert [len(level.courses) for level in tree.levels[:2]] == [1, 4]
    assert {course.actor for course in tree.levels[1].courses} == {0}
    assert all(course.actor is None for course in tree.levels[-1].courses)
    assert 2 < tree.information_states < tree.histories


def test_nobody_answers_an_equilibrium_well(tree: Tree) -> None:
    policy, gap = tree.equilibrium(300)
    assert 0 <= gap < 1e-4
    for player, sign in ((0, 1), (1, -1)):
        _, won = tree.answer(policy, player)
        assert won == pytest.approx(sign * tree.value(policy), abs=2e-4)


def test_the_best_answer_wins_what_it_says(tree: Tree) -> None:
    random = tree.uniform()
    best, won = tree.answer(random, 0)
    assert tree.value(best) == pytest.approx(won)
    assert won > tree.value(random)
    assert tree.exploitability(random) > 0.1


def test_every_answer_is_worse_than_the_best_one(tree: Tree) -> None:
    random, rng = tree.uniform(), np.random.default_rng(1)
    _, won = tree.answer(random, 1)
    for _ in range(20):
        other = random.copy()
        mixed = tree._normal(rng.random(len(random)))
        other[tree._owner == 1] = mixed[tree._owner == 1]
        assert -tree.value(other) <= won + 1e-9


def test_somebody_who_decides_from_views_is_a_policy(tree: Tree) -> None:
    def first(view: View, legal: Sequence[Move]) -> Mapping[Move, float]:
        return {legal[0]: 1.0}

    policy = tree.policy_of(first)
    assert set(policy) == {0.0, 1.0}
    assert policy.sum() == tree.information_states
