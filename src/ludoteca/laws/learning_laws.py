"""Laws about what a program that learns is given: `secret_laws` say that it holds no secret."""

from __future__ import annotations

import numpy as np

from ludoteca.core.tensors import tensor_of
from ludoteca.laws.law import law
from ludoteca.laws.tables import Table


@law
def tensors(table: Table) -> None:
    """Every view is a vector of the same length, whose numbers are all within the bounds that are declared."""
    game, tensor = table.game, tensor_of(table.game, table.options)
    low, high = tensor.bounds
    assert sum(int(np.prod(shape)) for shape in tensor.layout.values()) == tensor.size == len(low) == len(high)
    for state in table.some_states(20):
        for viewer in table.viewers:
            vector = tensor.of(game.view(state, viewer))
            assert vector.shape == (tensor.size,)
            outside = np.flatnonzero((vector < low) | (vector > high) | ~np.isfinite(vector))
            assert not len(outside), f"numbers out of bounds: {outside[:5]}, {vector[outside[:5]]}"


@law
def action_numbers(table: Table) -> None:
    """Every legal move has a number of its own, below the number of actions."""
    game, count = table.game, table.game.action_count(table.options)
    for state in table.some_states(20):
        for seat in table.seats:
            legal = game.legal_moves(state, seat)
            numbers = game.action_numbers(game.view(state, seat), legal)
            assert len(numbers) == len(set(numbers)) == len(legal)
            assert all(0 <= number < count for number in numbers)
