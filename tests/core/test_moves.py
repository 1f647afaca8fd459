from __future__ import annotations

import numpy as np
import pytest

from ludoteca.core.moves import end_of, kind_of, make, start_of, weighed, written


@pytest.mark.parametrize("number", [int, np.int8, np.int16])
@pytest.mark.parametrize("parts", [(0, 0, 0), (11, 1, 2), (6, 120, 127), (1, 127, 0)])
def test_a_move_keeps_its_parts_even_from_narrow_integers(parts, number):
    move = make(*map(number, parts))
    assert (kind_of(move), start_of(move), end_of(move)) == parts


def test_moves_sort_by_kind_then_start_then_end():
    parts = [(kind, start, to) for kind in (0, 1, 9) for start in (0, 3, 255) for to in (0, 255)]
    assert sorted(make(*each) for each in parts) == [make(*each) for each in sorted(parts)]


def test_only_moves_that_were_written_are_listed():
    def write(moves):
        moves[:3] = 7, 5, 6
        return 2

    assert written(write, 4) == [7, 5]
    assert {type(move) for move in written(write, 4)} == {int}
    assert written(lambda moves: len(moves) * 0, 4) == []


def test_outcomes_are_listed_with_their_weights():
    def write(moves, weights):
        moves[:2], weights[:2] = (4, 8), (1, 1 << 40)
        return 2

    assert weighed(write, 2) == [(4, 1), (8, 1 << 40)]
