"""Views as vectors: what a declaration says is what a learner is given."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludoteca.core import WATCHER, Seat, View, blank, record_type
from ludoteca.core.tensors import Tensor, bits, computed, every_field, numbers, planes

INNER = record_type(("score", "i2"))
RECORD = record_type(("board", "i1", (3,)), ("set", "u8"), ("own", INNER), ("why", "S3"), ("turn", "i1"), ("over", "?"))


def view(seat: int = 0, **values: Any) -> View:
    record = blank(RECORD)
    for name, value in values.items():
        record[name] = value
    return View(None, Seat(seat), record)  # type: ignore[arg-type]


def test_a_plane_has_a_one_for_each_entry_with_its_value() -> None:
    tensor = Tensor([planes("board", range(-1, 2), (2,), at=(0, 2))], seats=2)
    assert tensor.layout == {"seat": (2,), "board": (3, 2)}
    told = tensor.of(view(board=(-1, 0, 1)))
    assert told.tolist() == [1, 0, *(1, 0), *(0, 0), *(0, 1)]


def test_bits_are_the_lowest_ones_first() -> None:
    tensor = Tensor([bits("set", 4)], seats=1)
    assert tensor.of(view(set=0b0110)).tolist() == [1, 0, 1, 1, 0]


def test_numbers_are_scaled_and_so_are_their_bounds() -> None:
    tensor = Tensor([numbers("turn", -10, 20, scale=10)], seats=1)
    assert tensor.of(view(turn=5))[1] == 0.5
    low, high = tensor.bounds
    assert (low.tolist(), high.tolist()) == ([0, -1], [1, 2])


def test_what_is_computed_is_computed_for_all_records_at_once() -> None:
    tensor = Tensor([computed("sum", lambda records: records["board"].sum(axis=1), 9)], seats=1)
    rows = tensor.of_all(np.array([view(board=(1, 2, 3)).record, view(board=(0, 0, 1)).record]), [Seat(0), WATCHER])
    assert rows.tolist() == [[1, 6], [0, 1]]


def test_by_default_every_field_is_told_also_inside_others_and_no_gap() -> None:
    tensor = Tensor(every_field(RECORD), seats=2)
    assert tensor.layout == {
        "seat": (2,),
        "board": (3,),
        "set": (64,),
        "own.score": (),
        "why": (3,),
        "turn": (),
        "over": (),
    }
    told = tensor.of(view(1, own=(7,), why=b"ab", turn=-1, over=True))
    assert told[:2].tolist() == [0, 1]
    assert told[-6:].tolist() == [7, 97, 98, 0, -1, 1]


def test_a_field_that_is_left_out_is_not_told() -> None:
    tensor = Tensor(every_field(RECORD, without=("set", "own", "why", "over")), seats=1)
    assert list(tensor.layout) == ["seat", "board", "turn"]
    assert tensor.of(view(set=3)).tolist() == tensor.of(view()).tolist()


def test_two_features_of_one_name_are_a_mistake() -> None:
    with pytest.raises(AssertionError, match="same name"):
        Tensor([planes("turn", range(2)), bits("turn", 1)], seats=1)
