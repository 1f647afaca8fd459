"""Rounds of tables for games with more than two seats: everybody should meet as many others as possible.

Who sat together before should not again, and the oftener they did the less so; small tables and byes go around. From a
random seating people change places while that makes it better.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from random import Random
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from ludoteca.events.acts import Seating
from ludoteca.events.event import Event
from ludoteca.events.past import Past, past_of

AGAIN = 16  # what each further meeting of the same two is worse than the one before
SMALL = 10**4  # what each earlier small or large table makes another one worse: more than meeting somebody thrice
BYE = 10**6  # a bye is worse than any sizes of tables
TRIES, MOST_TRIES = 1200, 60  # people seated in all tries together, and how many tries at most

Ints: TypeAlias = npt.NDArray[np.int64]


def pair(event: Event, people: Sequence[int], round: int) -> list[Seating]:
    """Everybody at tables as large as the game allows; who finds no place has a bye, worth half a win."""
    past, rng = past_of(event), Random(f"{event.plan.seed} {round}")
    usual = event.plan.usual_size()
    sizes, byes = table_sizes(len(people), event.plan.table_sizes(), usual)
    drawn = sorted(rng.sample(people, len(people)), key=lambda number: past[number].byes)
    resting, playing = drawn[:byes], [past[number] for number in drawn[byes:]]
    seatings = [Seating(seats=_in_seats(table)) for table in _mixed(playing, sizes, usual, rng)]
    return seatings + [Seating(seats=(number,), worth="half") for number in resting]


def table_sizes(people: int, allowed: Sequence[int], usual: int) -> tuple[list[int], int]:
    """The sizes of the tables, the largest first, and how many have a bye: as few as can be, then tables as near to
    the usual size as can be."""

    @functools.cache
    def best(left: int) -> tuple[int, tuple[int, ...], int]:
        found: list[tuple[int, tuple[int, ...], int]] = [(BYE * left, (), left)]
        for size in allowed:
            if size <= left:
                cost, sizes, byes = best(left - size)
                found.append((cost + (size - usual) ** 2, (size, *sizes), byes))
        return min(found)

    for left in range(people):  # so that the recursion stays shallow
        best(left)
    _, sizes, byes = best(people)
    return sorted(sizes, reverse=True), byes


def _mixed(people: Sequence[Past], sizes: Sequence[int], usual: int, rng: Random) -> list[list[Past]]:
    """The best of several tries."""
    if not sizes:
        return []
    together = np.array([[_badness(one.met[other.number]) for other in people] for one in people], dtype=np.int64)
    unusual = np.array([SMALL * sum(size != usual for size in one.sizes) for one in people], dtype=np.int64)
    odd = np.array([size != usual for size in sizes], dtype=np.int64)
    at_table = unusual[:, None] * odd[None, :]
    order = [table for table, size in enumerate(sizes) for _ in range(size)]
    best, least = order, -1
    for _ in range(min(MOST_TRIES, max(1, TRIES // len(people)))):
        tried = np.array(rng.sample(order, len(order)), dtype=np.int64)
        cost = _improved(tried, together, at_table)
        if least < 0 or cost < least:
            best, least = tried.tolist(), cost
        if not least:
            break
    return [[one for one, at in zip(people, best, strict=True) if at == table] for table in range(len(sizes))]


def _badness(met: int) -> int:
    return AGAIN**met - 1 if met < 10 else AGAIN**10


def _improved(where: Ints, together: Ints, at_table: Ints) -> int:
    """Let people change places while somebody gains; what the seating costs then."""
    everybody = np.arange(len(where))
    seated = np.eye(at_table.shape[1], dtype=np.int64)[where]
    with_table = together @ seated + at_table  # what each one costs at each table
    has_changed = True
    while has_changed:
        has_changed = False
        for one in np.argsort(-with_table[everybody, where], kind="stable"):
            here = where[one]
            if not with_table[one, here]:
                continue
            gain = with_table[one, where] - with_table[one, here] - together[one]
            gain += with_table[:, here] - with_table[everybody, where] - together[one]
            gain[where == here] = 0
            other = int(np.argmin(gain))
            if gain[other] < 0:
                there = where[other]
                moved = together[one] - together[other]
                with_table[:, here] -= moved
                with_table[:, there] += moved
                where[one], where[other] = there, here
                has_changed = True
    return int(with_table[everybody, where].sum())


def _in_seats(table: Sequence[Past]) -> tuple[int, ...]:
    """Everybody where they have sat least often."""
    seats = range(len(table))
    often = [[one.seats.count(seat) for seat in seats] for one in table]
    if len(table) > 6:
        return tuple(one.number for one in table)
    orders = itertools.permutations(seats)
    best = min(orders, key=lambda order: sum(often[one][seat] ** 2 for seat, one in enumerate(order)))
    return tuple(table[one].number for one in best)
