"""Arena: whoever is free is paired with somebody who is free too; one may have to wait."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludoteca.events import colours
from ludoteca.events.acts import Seating
from ludoteca.events.event import Event
from ludoteca.events.matching import cheapest
from ludoteca.events.past import past_of
from ludoteca.events.swiss import pair_costs, ranking


def pair(event: Event, people: Sequence[int], round: int) -> list[Seating]:
    """As in a Swiss round; who waits is one of those who have played most, and nobody gets a point for it."""
    past = past_of(event)
    ranked = ranking([past[number] for number in people], Random(f"{event.plan.seed} {round}"))
    costs = pair_costs(ranked)
    waiting = len(ranked)
    if waiting % 2:
        most = max(one.games for one in ranked)
        for place, one in enumerate(ranked):
            costs[place, waiting] = (0, most - one.games, 0, 0, 0, 0, waiting - place)
    found = cheapest(waiting + waiting % 2, costs)
    return [
        Seating(seats=colours.in_order(ranked[one], ranked[other], one + round))
        for one, other in found
        if other != waiting
    ]
