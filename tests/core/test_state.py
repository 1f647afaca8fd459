"""Records: every byte is a field, so that copies are equal and nothing else is ever sent."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.core import GameOptions, Record, Seat, SharedFields, State, View, blank, record_type, rule

GAPS = record_type(("small", "i1"), ("large", "u8"), ("rows", "i2", (3,)), ("last", "i1"))
NESTED = record_type(("small", "i1"), ("inner", GAPS), ("last", "i1"))


@rule
def mark(s):
    s.small = 3


def scribbled(dtype: np.dtype) -> Record:
    """A record of this type in memory that was used before."""
    used = np.full(dtype.itemsize, 0xA5, dtype="u1").view(dtype)
    return used[0]


@pytest.mark.parametrize("dtype", [GAPS, NESTED], ids=["flat", "nested"])
def test_no_byte_of_a_record_lies_between_its_fields(dtype: np.dtype) -> None:
    """`copy` left the alignment gaps as they were in memory: equal states compared as different."""
    record = scribbled(dtype)
    assert all(record.copy().tobytes() == record.tobytes() for _ in range(100))
    into = blank(dtype)
    for name in dtype.names or ():
        into[name] = record[name]
    assert into.tobytes() == record.tobytes()


def test_fields_keep_their_aligned_places() -> None:
    assert GAPS.isalignedstruct
    assert {name: GAPS.fields[name][1] for name in ("small", "large", "rows", "last")} == {
        "small": 0,
        "large": 8,
        "rows": 16,
        "last": 22,
    }
    assert GAPS.itemsize == 24


def test_a_blank_record_is_zero_and_read_by_attribute() -> None:
    record = blank(GAPS)
    assert not any(record.tobytes())
    record.rows[1] = 7
    assert record["rows"].tolist() == [0, 7, 0]
    with pytest.raises(AttributeError):
        record.row = 7


def test_a_record_within_a_record_is_written_through() -> None:
    record = blank(NESTED)
    record.inner.large = 7
    assert record["inner"]["large"] == record.inner.large == 7
    record.copy().inner.large = 8
    assert record.inner.large == 7


def test_compiled_rules_find_a_record_wherever_it_lies() -> None:
    """They ask for `data` at every call: NumPy describes every field, unless the record's memory is its own."""
    many = np.zeros(3, GAPS)
    alone, one_of_many, inner = blank(GAPS), many[1], blank(NESTED).inner
    assert type(alone.data) is type(alone.copy().data) is type(one_of_many.copy().data) is bytearray
    for record in (alone, one_of_many, inner, inner.copy()):
        record.large, record.last = 7, 5
        assert bytes(record.data) == record.tobytes()
        mark(record)
        assert (int(record.small), int(record.large), int(record.last)) == (3, 7, 5)
    assert many["small"].tolist() == [0, 3, 0]


def test_a_field_is_not_called_like_something_every_record_has() -> None:
    with pytest.raises(AssertionError, match="size"):
        record_type(("size", "i1"))


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    size: int = 1


def with_large(number: int) -> Record:
    record = blank(GAPS)
    record.large = number
    return record


def test_states_are_equal_when_options_and_bytes_are() -> None:
    state = State(Options(), with_large(1))
    assert state == State(Options(), with_large(1))
    assert hash(state) == hash(State(Options(), with_large(1)))
    assert state != State(Options(), with_large(2))
    assert state != State(Options(size=2), with_large(1))
    assert state != View(Options(), Seat(0), with_large(1))


def test_views_are_equal_when_seat_options_and_bytes_are() -> None:
    view = View(Options(), Seat(0), with_large(1))
    assert view == View(Options(), Seat(0), with_large(1))
    assert hash(view) == hash(View(Options(), Seat(0), with_large(1)))
    assert view != View(Options(), Seat(1), with_large(1))
    assert view != View(Options(), Seat(0), with_large(2))
    assert view != View(Options(size=2), Seat(0), with_large(1))


def test_a_copy_shares_nothing_with_its_record() -> None:
    record = scribbled(NESTED)
    copy, before = record.copy(), record.tobytes()
    copy.inner.rows[:] = 7
    copy.last = 1
    assert record.tobytes() == before
    assert (type(copy), copy.dtype, copy.inner.copy().rows.tolist()) == (type(record), NESTED, [7, 7, 7])


def test_only_the_named_fields_are_copied_wherever_they_lie() -> None:
    other = record_type(("last", "i1"), ("rows", "i2", (3,)), ("own", "u8"), ("small", "i1"), ("large", "u8"))
    record, onto = scribbled(GAPS), blank(other)
    onto.large = 5
    made = SharedFields(("rows", "small"), GAPS, other).copied(record, onto.tobytes())
    wanted = onto.copy()
    wanted.rows, wanted.small = record.rows, record.small
    assert made.tobytes() == wanted.tobytes()
    assert (int(made.large), int(made.last), int(made.own)) == (5, 0, 0)
    made.rows[:] = 0
    assert record.rows.all()


def test_the_gap_between_two_fields_is_not_copied_with_them() -> None:
    kept = SharedFields(("small", "large"), GAPS, GAPS).copied(scribbled(GAPS), onto=blank(GAPS).tobytes())
    assert kept.tobytes()[1:8] == bytes(7)
