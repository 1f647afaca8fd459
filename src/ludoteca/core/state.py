"""A state and a view are fixed-size NumPy records under a thin typed wrapper.

Compiled rules work on the record; everybody else holds the wrapper.
A View has a record type of its own, filled field by field: what is not copied cannot leak.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import itemgetter
from types import ModuleType
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
    fields = {name: _field(name) for name in names}
    return type("Record", (np.void,), {"__slots__": (), "copy": _copy, "data": property(_data), **fields})


def _own_memory(record: Record) -> bytearray | None:
    """Where a record lies that has been made here, unless it is one of many."""
    memory = getattr(record.base, "base", None)
    return memory if type(memory) is bytearray and len(memory) == record.itemsize else None


def _data(record: Record) -> bytearray | memoryview:
    """Compiled rules ask for it at every call. NumPy's own answer describes every field, and takes ten times as long
    as most rules."""
    memory = _own_memory(record)
    if memory is not None:
        return memory
    described: memoryview = np.generic.data.__get__(record)
    return described


def _copy(record: Record) -> Record:
    """A record that shares nothing with this one. NumPy's own copy goes from field to field, and takes eight times as
    long."""
    return _from_bytes(bytearray(_own_memory(record) or record.tobytes()), record.dtype)


def _from_bytes(data: bytearray, dtype: npt.DTypeLike) -> Record:
    return np.ndarray((), dtype, data)[()]


def _field(name: str) -> property:
    def put(record: Record, value: object) -> None:
        record[name] = value

    return property(itemgetter(name), put)


def _gap(start: int, end: int) -> list[tuple[Any, ...]]:
    return [(f"_{start}", "u1", (end - start,))] if end > start else []


def blank(dtype: npt.DTypeLike) -> Record:
    """A zeroed record of this type. `record.copy()` gives one that shares nothing with it."""
    return _from_bytes(bytearray(np.dtype(dtype).itemsize), dtype)


class SharedFields:
    """The fields of these names, which two types of records have in common: those that lie side by side in both are
    copied in one piece."""

    def __init__(self, names: Iterable[str], source: np.dtype[Any], target: np.dtype[Any]) -> None:
        self._target = target
        pieces: list[tuple[int, int, int]] = []  # from where, to where, how long
        for name in sorted(names, key=lambda name: _offset(target, name)):
            at, to, size = _offset(source, name), _offset(target, name), target[name].itemsize
            assert source[name] == target[name], name
            if pieces and (pieces[-1][0] + pieces[-1][2], pieces[-1][1] + pieces[-1][2]) == (at, to):
                at, to, size = pieces[-1][0], pieces[-1][1], pieces.pop()[2] + size
            pieces.append((at, to, size))
        self.pieces = tuple(pieces)
        self._pieces = [(slice(at, at + size), slice(to, to + size)) for at, to, size in pieces]

    def copied(self, record: Record, onto: bytes) -> Record:
        """What a record of these bytes holds, but these fields as in `record`; shares nothing with it."""
        data, made = memoryview(_own_memory(record) or record.tobytes()), bytearray(onto)
        for there, here in self._pieces:
            made[here] = data[there]
        return _from_bytes(made, self._target)


def _offset(dtype: np.dtype[Any], name: str) -> int:
    assert dtype.fields is not None
    return int(dtype.fields[name][1])


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


class Sight:
    """How a game's views are made: the public fields copied as they are, the others written by compiled rules.

    `rules` has `terms(options)`, an int that says how open the table is, and the rule `fill(s, v, seat, terms)`, which
    writes every field of the view that is not public. It may have `find(v, which)` too: what a computed feature finds.
    """

    def __init__(self, rules: ModuleType, public: Iterable[str], record: np.dtype[Any], view: np.dtype[Any]) -> None:
        self.rules, self.view_type = rules, view
        self.public = SharedFields(public, record, view)
        self._nothing = blank(view)
        self._empty: bytes = self._nothing.tobytes()

    def blank(self) -> Record:
        """A view's record that shows nothing."""
        return self._nothing.copy()

    def view(self, state: State, seat: Seat) -> View:
        """What this seat may know."""
        v = self.public.copied(state.record, onto=self._empty)
        self.rules.fill(state.record, v, int(seat), self.rules.terms(state.options))
        return View(state.options, seat, v)
