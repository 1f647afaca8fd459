"""Swiss pairing: a matching of least cost. What a pair costs, the weightiest part first:

1. how often the two have met, so that nobody meets twice while it can be avoided;
2. for a bye: how many one has had;
3. how many would lean too far to one seat;
4. the square of the difference of their scores; for a bye, that to the lowest score;
5. how far both lean to one seat, and whether they keep the one they had;
6. how far the pair is from upper half against lower half of their score group.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludoteca.events import colours
from ludoteca.events.acts import Seating
from ludoteca.events.event import Event
from ludoteca.events.matching import Cost, cheapest
from ludoteca.events.past import Past, past_of


def pair(event: Event, people: Sequence[int], round: int) -> list[Seating]:
    """Everybody two by two; an odd number gives one bye."""
    past = past_of(event)
    ranked = ranking([past[number] for number in people], Random(f"{event.plan.seed} {round}"))
    costs = pair_costs(ranked)
    alone = len(ranked)
    if alone % 2:
        lowest = min(_halves(one) for one in ranked)
        for place, one in enumerate(ranked):
            costs[place, alone] = (0, one.byes, 0, (_halves(one) - lowest) ** 2, 0, 0, alone - place)
    found = cheapest(alone + alone % 2, costs)
    seatings = [
        Seating(seats=colours.in_order(ranked[one], ranked[other], one + round))
        for one, other in found
        if other != alone
    ]
    return seatings + [Seating(seats=(ranked[one].number,)) for one, other in found if other == alone]


def ranking(people: Sequence[Past], rng: Random) -> list[Past]:
    """By score, then by rating, then by lot."""
    drawn = rng.sample(people, len(people))
    return sorted(drawn, key=lambda one: (-one.score, -one.rating))


def pair_costs(ranked: Sequence[Past]) -> dict[tuple[int, int], Cost]:
    """For every two, by their places in the ranking."""
    halves = [_halves(one) for one in ranked]
    leans = [colours.lean_of(one) for one in ranked]
    group = {score: halves.count(score) // 2 for score in set(halves)}
    costs: dict[tuple[int, int], Cost] = {}
    for one, first in enumerate(ranked):
        met, score, lean, apart = first.met, halves[one], leans[one], group[halves[one]]
        for other in range(one + 1, len(ranked)):
            too_far, leaning, repeated = colours.cost(lean, leans[other])
            gap = score - halves[other]
            folded = abs(other - one - apart) if not gap else other - one
            often = met[ranked[other].number] if met else 0
            costs[one, other] = (often, 0, too_far, gap * gap, leaning, repeated, folded)
    return costs


def _halves(past: Past) -> int:
    return int(2 * past.score)
