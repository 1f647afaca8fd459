"""Who wants to play now, and who is put together: wishes are kept in memory, and everybody is asked again after a
restart by their own page.

The longer somebody waits, the further from their own strength an opponent may be. Nobody is paired with themself.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from ludoteca.server.table_terms import TableTerms

WINDOW = 150.0  # points that opponents may be apart at once
WIDENING = 15.0  # and more for every second somebody has waited
ANYBODY = 60.0  # seconds, after which strength does not matter any more


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Wish:
    """One page that waits for a game."""

    guest: str
    game: str
    options: dict[str, str]  # only what differs from the defaults
    terms: TableTerms
    any_clock: bool = False  # then that of the terms is none
    seats: tuple[str, ...]  # of such a table
    side: str | None  # the seat that is wanted; None: any
    rating: float
    promise: str
    since: float  # on the clock of the pairing

    def is_alike(self, other: Wish) -> bool:
        """Whether both want the same kind of table, and not against themselves."""
        mine = (self.game, self.options, _untimed(self.terms), self.seats)
        others = (other.game, other.options, _untimed(other.terms), other.seats)
        return mine == others and agreed_clock([self, other]) is not None and self.guest != other.guest

    def window(self, now: float) -> float:
        waited = now - self.since
        return float("inf") if waited >= ANYBODY else WINDOW + WIDENING * waited


def _untimed(terms: TableTerms) -> TableTerms:
    return msgspec.structs.replace(terms, clock="")


def agreed_clock(wishes: Sequence[Wish]) -> str | None:
    """The time all of these can play with; none where nobody minds, and None where two want different ones."""
    wanted = {wish.terms.clock for wish in wishes if not wish.any_clock}
    return None if len(wanted) > 1 else next(iter(wanted), "")


def seated(wishes: Sequence[Wish]) -> list[Wish] | None:
    """These people in seat order, each where they want to sit; None where two want the same seat."""
    seats = wishes[0].seats
    wanted = [wish.side for wish in wishes if wish.side is not None]
    if len(set(wanted)) < len(wanted):
        return None
    anywhere = [wish for wish in wishes if wish.side is None]
    random.SystemRandom().shuffle(anywhere)
    others = iter(anywhere)
    by_seat = {wish.side: wish for wish in wishes if wish.side is not None}
    return [by_seat.get(seat) or next(others) for seat in seats]


class Pairing:
    """The queue."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._waiting: list[Wish] = []

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, wish: Wish) -> None:
        self._waiting.append(wish)

    def drop(self, wish: Wish) -> None:
        if wish in self._waiting:
            self._waiting.remove(wish)

    def waiting_for(self, game: str) -> int:
        """How many people wait for this game."""
        return len({wish.guest for wish in self._waiting if wish.game == game})

    def groups(self) -> list[list[Wish]]:
        """Take everybody out of the queue who can play now, each group in seat order."""
        found = []
        while group := self._next_group():
            for wish in group:
                self._waiting.remove(wish)
            guests = {wish.guest for wish in group}
            self._waiting = [wish for wish in self._waiting if wish.guest not in guests]
            found.append(group)
        return found

    def _next_group(self) -> list[Wish] | None:
        """Whoever has waited longest is served first, with those nearest in strength."""
        now = self.clock()
        for first in self._waiting:
            near = [
                other
                for other in self._waiting
                if first.is_alike(other) and abs(first.rating - other.rating) <= first.window(now)
            ]
            near.sort(key=lambda other: (abs(first.rating - other.rating), other.since))
            for others in itertools.islice(itertools.combinations(near, len(first.seats) - 1), 200):
                if len({first.guest, *(other.guest for other in others)}) < len(first.seats):
                    continue
                if agreed_clock([first, *others]) is not None and (group := seated([first, *others])):
                    return group
        return None
