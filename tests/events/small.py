"""Events of a few people, made by hand."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from ludoteca.events import Event, Plan, next_round, standings
from ludoteca.events.acts import Pair, Result, Seating
from tests.events import evening


def event_of(people: int, **more: object) -> Event:
    return evening.begun(Plan(**{"name": "Club evening", "game": "latrunculi", **more}), people, Random(1))


def paired(people: int = 2, **more: object) -> Event:
    event = event_of(people, **more)
    event.do(next_round(event))
    return event


def score(event: Event, player: int) -> Fraction:
    return next(line.score for line in standings(event) if line.player == player)


def four_by_hand() -> Event:
    """1 beats 2 and 3, 2 beats 4, 3 draws with 4; in the last round 1 draws with 4, and 2 beats 3."""
    event = event_of(4, format="round-robin")
    for round, tables in enumerate(
        [
            (((1, 2), (1, 2)), ((3, 4), (1, 1))),
            (((1, 3), (1, 2)), ((2, 4), (1, 2))),
            (((4, 1), (1, 1)), ((2, 3), (1, 2))),
        ],
        start=1,
    ):
        event.do(Pair(round=round, tables=tuple(Seating(seats=seats) for seats, _ in tables)))
        for number, (_, places) in enumerate(tables, start=1):
            event.do(Result(round=round, table=number, places=places, points=(number, 3 - number)))
    return event
