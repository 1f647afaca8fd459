"""Who of two takes the first seat: white, south, whatever the game calls it."""

from __future__ import annotations

import functools
from typing import NamedTuple

from ludoteca.events.past import Past

MOST_LEAN = 2  # nobody has one seat oftener than the other by more, while it can be avoided


class Lean(NamedTuple):
    """How much oftener the first seat than the second, and the last seat (−1: none yet)."""

    lean: int
    last: int


class Colours(NamedTuple):
    """What an order of two costs: how many lean too far, how far both lean, how many keep their seat."""

    too_far: int
    leaning: int
    repeated: int


def lean_of(past: Past) -> Lean:
    return Lean(past.lean, past.last_seat)


def cost_in_order(first: Lean, second: Lean) -> Colours:
    after = (first.lean + 1, second.lean - 1)
    too_far = sum(abs(lean) > MOST_LEAN for lean in after)
    return Colours(too_far, sum(lean * lean for lean in after), (first.last == 0) + (second.last == 1))


@functools.cache
def cost(one: Lean, other: Lean) -> Colours:
    """In the better of both orders."""
    return min(cost_in_order(one, other), cost_in_order(other, one))


def in_order(one: Past, other: Past, toss: int) -> tuple[int, int]:
    """Both in seat order; where it does not matter, an odd toss puts the other one first."""
    here, there = (cost_in_order(lean_of(a), lean_of(b)) for a, b in ((one, other), (other, one)))
    if here == there:
        return (other.number, one.number) if toss % 2 else (one.number, other.number)
    return (one.number, other.number) if here < there else (other.number, one.number)
