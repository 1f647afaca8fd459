"""A state and a view are fixed-size NumPy records under a thin typed wrapper.

Compiled rules work on the record; everybody else holds the wrapper.
A View has a record type of its own, filled field by field: what is not copied cannot leak.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.options import GameOptions
from ludoteca.core.seats import Seat

Record = Any  # a NumPy record: attribute access to named fields, typed by the game's dtype


def record_type(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """The dtype of a game's record: named fields, aligned, readable as attributes.

    The gaps left by alignment become fields themselves (`_`, then the offset). NumPy copies only fields, so the bytes
    between them would be left over from memory, in states that must compare equal and views that are sent out.
    """
    aligned = np.dtype(list(fields), align=True)
    assert aligned.fields is not None
    filled: list[tuple[Any, ...]] = []
    end = 0
    for field in fields:
        dtype, offset, *_ = aligned.fields[field[0]]
        filled += [*_gap(end, offset), field]
        end = offset + dtype.itemsize
    filled += _gap(end, aligned.itemsize)
    return np.dtype((_kind([name for name, *_ in filled]), np.dtype(filled, align=True)))


def _kind(names: list[str]) -> type[np.void]:
    """Records with these fields as attributes. np.record has them too, but finds them eight times more slowly."""
    for name in names:
        assert not hasattr(np.void, name), f"a field cannot be called {name}"
    return type("Record", (np.void,), {"__slots__": (), **{name: _field(name) for name in names}})


def _field(name: str) -> property:
    def put(record: Record, value: object) -> None:
        record[name] = value

    return property(itemgetter(name), put)


def _gap(start: int, end: int) -> list[tuple[Any, ...]]:
    return [(f"_{start}", "u1", (end - start,))] if end > start else []


def blank(dtype: npt.DTypeLike) -> Record:
    """A zeroed record of this type. `record.copy()` gives one that shares nothing with it."""
    return np.zeros(1, dtype=dtype)[0]


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """The whole truth about a game. Never sent to anybody: see View."""

    options: GameOptions
    record: Record

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self.options, self.record.tobytes()) == (
            other.options,
            other.record.tobytes(),
        )

    def __hash__(self) -> int:
        return hash((self.options, self.record.tobytes()))


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """Everything one seat (or a watcher) may know, and nothing else."""

    options: GameOptions
    seat: Seat
    record: Record

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.options, self.seat, self.record.tobytes()) == (
            other.options,
            other.seat,
            other.record.tobytes(),
        )

    def __hash__(self) -> int:
        return hash((self.options, self.seat, self.record.tobytes()))
