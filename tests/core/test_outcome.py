from __future__ import annotations

import numpy as np
import pytest

from ludoteca.core import Outcome


@pytest.mark.parametrize(
    ("winner", "winners", "ranking"), [(0, (0,), ((0,), (1,))), (1, (1,), ((1,), (0,))), (-1, (), ((0, 1),))]
)
def test_of_two_one_wins_or_both_share_the_place(winner, winners, ranking):
    assert Outcome.of_two(winner, "block", np.array([3, -1], np.int8)) == Outcome(
        winners, "block", {0: 3, 1: -1}, ranking
    )
