"""A view as one vector of numbers, for programs that learn.

A game says which fields of its view's record become which numbers (`Game.features`); what it does not name stays out.
By default every field of the view does. Nothing else reaches a learner: whatever is not in a View cannot be here.

    planes    one number for each value that an entry may have: 1 for the value it has, else 0
    bits      the lowest bits of each entry, 1 or 0
    numbers   each entry, divided by a scale
    computed  any function of view records
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.seats import Seat

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.options import GameOptions
    from ludoteca.core.state import View

Numbers = npt.NDArray[np.float32]
Records = npt.NDArray[np.void]
Finder = Callable[[Records], npt.NDArray[Any]]

SEAT = "seat"  # the first feature of every tensor: whose view it is, one number for each seat
WORD = 64  # bits
IS_NUMBER, IS_PLANE, IS_BIT, IS_SEAT, IS_FOUND = range(5)  # how a number is made, in an Encoding


@dataclass(frozen=True, slots=True)
class Feature:
    """Some numbers of a tensor: those of one field, or of what a function finds in some records."""

    name: str  # a field; inside another one `child.board`
    shape: tuple[int, ...]  # of its entries
    values: range = range(0)  # as planes: one for each of these
    bits: int = 0  # as bits: so many of each entry
    scale: float = 1.0  # as numbers
    low: float = 0.0
    high: float = 1.0
    at: tuple[int, ...] = ()  # only these of the field's entries, in this order; all if empty
    find: Finder | None = None  # computed from the records around the field

    @property
    def full_shape(self) -> tuple[int, ...]:
        """With the planes or bits of an entry before its own dimensions."""
        deep = len(self.values) or self.bits
        return (deep, *self.shape) if deep else self.shape

    @property
    def size(self) -> int:
        return math.prod(self.full_shape)

    def inside(self, field: str) -> Feature:
        """The same feature of a record that is a field of another record."""
        return replace(self, name=f"{field}.{self.name}")

    def write(self, records: Records, into: Numbers) -> None:
        """The numbers of each record, one row each."""
        *outer, name = self.name.split(".")
        around: Any = functools.reduce(lambda record, field: record[field], outer, records)
        found = np.asarray(around[name] if self.find is None else self.find(around)).reshape(len(records), -1)
        if self.at:
            found = found[:, self.at]
        if self.values:
            kinds = np.arange(self.values.start, self.values.stop)
            into[:] = (found[:, None, :] == kinds[:, None]).reshape(len(records), -1)
        elif self.bits:
            shifts = np.arange(self.bits, dtype=np.uint64)
            words = found.astype(np.uint64)
            into[:] = ((words[:, None, :] >> shifts[:, None]) & np.uint64(1)).reshape(len(records), -1)
        else:
            into[:] = found / self.scale

    def places(self, view: np.dtype[Any]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """For each number: the byte of a record that its entry begins with, and a plane's value or a bit's place."""
        *outer, name = self.name.split(".")
        start = 0
        for field in (*outer, name):
            assert view.fields is not None
            view, offset, *_ = view.fields[field]
            start += offset
        count = math.prod(view.shape) if view.shape else 1
        entries = np.asarray(self.at or range(count), np.int64) * view.base.itemsize + start
        params = np.asarray(self.values or range(self.bits) or [0], np.int64)
        return np.tile(entries, len(params)), np.repeat(params, len(entries))


def planes(name: str, values: range, shape: tuple[int, ...] = (), at: Sequence[int] = ()) -> Feature:
    return Feature(name, shape, values=values, at=tuple(at))


def bits(name: str, count: int, shape: tuple[int, ...] = (), at: Sequence[int] = ()) -> Feature:
    return Feature(name, shape, bits=count, at=tuple(at))


def numbers(
    name: str, low: float, high: float, shape: tuple[int, ...] = (), *, scale: float = 1.0, at: Sequence[int] = ()
) -> Feature:
    """Entries between `low` and `high`, divided by the scale."""
    return Feature(name, shape, scale=scale, low=low / scale, high=high / scale, at=tuple(at))


def computed(
    name: str, find: Callable[[Records], npt.NDArray[Any]], high: float, shape: tuple[int, ...] = ()
) -> Feature:
    """What a function finds in some records, between 0 and `high`."""
    return Feature(name, shape, high=high, find=find)


def every_field(dtype: np.dtype[Any], *, without: Collection[str] = ()) -> list[Feature]:
    """All fields of a record: wide unsigned ones are sets, so they become bits; all others numbers."""
    return list(_fields(dtype, without))


def _fields(dtype: np.dtype[Any], without: Collection[str]) -> Iterator[Feature]:
    assert dtype.fields is not None
    for name, (field, *_) in dtype.fields.items():
        base, shape = field.base, field.shape
        if name in without or name.startswith("_"):  # an underscore: a gap between fields
            continue
        if base.fields is not None:
            assert not shape, f"a list of records cannot be a feature: {name}"
            yield from (feature.inside(name) for feature in _fields(base, without))
        elif base.kind == "S":
            yield computed(name, functools.partial(_letters, name), 255, (base.itemsize * math.prod(shape),))
        elif base.kind == "u" and base.itemsize == 8:
            yield bits(name, WORD, shape)
        elif base.kind == "b":
            yield numbers(name, 0, 1, shape)
        else:
            limits = np.iinfo(base)
            yield numbers(name, float(limits.min), float(limits.max), shape)


def _letters(name: str, records: Records) -> npt.NDArray[Any]:
    return np.frombuffer(np.ascontiguousarray(records[name]).tobytes(), np.uint8).reshape(len(records), -1)


class Tensor:
    """How the views of one game, under one set of options, become vectors."""

    def __init__(self, features: Sequence[Feature], seats: int) -> None:
        self.features, self.seats = tuple(features), seats
        assert len({feature.name for feature in features}) == len(features), "two features have the same name"

    @property
    def layout(self) -> Mapping[str, tuple[int, ...]]:
        """The shape of each feature, in the order in which they follow each other."""
        return {SEAT: (self.seats,)} | {feature.name: feature.full_shape for feature in self.features}

    @property
    def size(self) -> int:
        return self.seats + sum(feature.size for feature in self.features)

    @property
    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the greatest value of each number."""
        sizes = [self.seats, *(feature.size for feature in self.features)]
        low, high = (
            [0.0, *(feature.low for feature in self.features)],
            [1.0, *(feature.high for feature in self.features)],
        )
        return np.repeat(low, sizes).astype(np.float32), np.repeat(high, sizes).astype(np.float32)

    def of(self, view: View) -> Numbers:
        """One view; a watcher has no seat."""
        row: Numbers = self.of_all(np.array([view.record], view.record.dtype), [view.seat])[0]
        return row

    def of_all(self, records: Records, seats: Sequence[Seat] | npt.NDArray[np.integer[Any]]) -> Numbers:
        """Records of views, each with its seat, as rows."""
        rows = np.zeros((len(records), self.size), np.float32)
        self.write(records, seats, rows)
        return rows

    def write(self, records: Records, seats: Sequence[Seat] | npt.NDArray[np.integer[Any]], rows: Numbers) -> None:
        """The same into rows that are there."""
        owners = np.asarray(seats)
        seated = np.flatnonzero(owners >= 0)
        rows[:, : self.seats] = 0
        rows[seated, owners[seated]] = 1
        start = self.seats
        for feature in self.features:
            feature.write(records, rows[:, start : start + feature.size])
            start += feature.size


class Encoding:
    """The same as a table, number by number, for compiled loops over the bytes of many views.

    A number is made of the entry at `offsets`, which is an integer of `widths` bytes (below 0: with a sign): by `kinds`
    it is compared with `params`, or one of its bits is taken, or it is divided by `scales`; or it is computed.
    """

    def __init__(self, tensor: Tensor, view: np.dtype[Any]) -> None:
        size = tensor.size
        self.offsets, self.params = np.zeros(size, np.int32), np.zeros(size, np.int32)
        self.kinds, self.widths = np.zeros(size, np.int8), np.zeros(size, np.int8)
        self.scales = np.ones(size, np.float64)
        self.params[: tensor.seats], start = range(tensor.seats), tensor.seats
        self.kinds[:start] = IS_SEAT
        found = 0
        for feature in tensor.features:
            rows = slice(start, start + feature.size)
            start += feature.size
            self.scales[rows] = feature.scale
            if feature.find is not None:
                self.kinds[rows], self.params[rows] = IS_FOUND, range(found, found + feature.size)
                found += feature.size
                continue
            self.offsets[rows], self.params[rows] = feature.places(view)
            self.kinds[rows] = IS_PLANE if feature.values else IS_BIT if feature.bits else IS_NUMBER
            entry = _entry(view, feature.name)
            self.widths[rows] = -entry.itemsize if entry.kind == "i" else entry.itemsize

    @property
    def arrays(self) -> tuple[npt.NDArray[Any], ...]:
        """As compiled loops take them."""
        return self.offsets, self.params, self.kinds, self.widths, self.scales


def _entry(view: np.dtype[Any], name: str) -> np.dtype[Any]:
    for field in name.split("."):
        assert view.fields is not None
        view = view.fields[field][0]
    return view.base


@functools.lru_cache(maxsize=128)
def tensor_of(game: Game, options: GameOptions) -> Tensor:
    """The tensor of this game under these options."""
    return Tensor(game.features(options), len(game.seats(options)))
