"""What pairing and standings look at: who has met whom, where everybody sat, and what they have."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from ludoteca.events.event import Event
from ludoteca.events.tables import NOTHING, worth


@dataclass
class Past:
    """Of one entrant. A table that is still going on counts for who met whom and for the seat, not for the score."""

    number: int
    rating: int = 0
    score: Fraction = NOTHING
    met: Counter[int] = field(default_factory=Counter)
    seats: list[int] = field(default_factory=list)  # at tables of two or more, in order
    sizes: list[int] = field(default_factory=list)  # of these tables
    byes: int = 0  # also wins because nobody came
    own_points: int = 0

    @property
    def lean(self) -> int:
        """How much oftener the first seat of two than the second."""
        return sum(1 if seat == 0 else -1 for seat in self.seats)

    @property
    def last_seat(self) -> int:
        return self.seats[-1] if self.seats else -1

    @property
    def games(self) -> int:
        return len(self.seats)


def past_of(event: Event) -> dict[int, Past]:
    """Everybody who has ever entered, by number."""
    past = {number: Past(number, entrant.rating) for number, entrant in event.entrants.items()}
    for table in event.tables():
        for seat, share in enumerate(worth(event.plan, table) or ()):
            past[table.seats[seat]].score += share
        for seat, points in enumerate(table.own_points()):
            past[table.seats[seat]].own_points += points
        if table.is_bye:
            past[table.seats[0]].byes += 1
        elif table.was_forfeited:
            for seat, place in enumerate(table.scores()[-1].places):
                past[table.seats[seat]].byes += place > 0
        else:
            for seat in table.met:
                player = table.seats[seat]
                past[player].met.update(table.seats[other] for other in table.met if other != seat)
                past[player].seats.append(seat)
                past[player].sizes.append(len(table.met))
    return past
