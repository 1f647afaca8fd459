"""Single elimination: the strong meet late, byes go to the strongest, and the losers of the semi-finals play for the
third place.

The tables of a round stand in the order of the bracket: those who win at tables 1 and 2 meet at table 1 of the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ludoteca.events import colours
from ludoteca.events.acts import Seating
from ludoteca.events.event import Event
from ludoteca.events.past import Past, past_of
from ludoteca.events.swiss import ranking
from ludoteca.events.tables import NOTHING, Table, worth


def rounds(people: int) -> int:
    return max(1, (people - 1).bit_length())


def bracket(size: int) -> list[int]:
    """The order in which the seeded stand, counted from 0: of any two the better one could meet the other only as late
    as their seeds deserve. For 8: 0 7 3 4 1 6 2 5."""
    order = [0]
    while len(order) < size:
        order = [seed for better in order for seed in (better, 2 * len(order) - 1 - better)]
    return order


def pair(event: Event, people: Sequence[int], round: int) -> list[Seating]:
    """The first round from the seeds, every other one from the winners before."""
    if round == 1:
        return _first(event, people)
    past = _here(event, people)
    slots = [winner(event, table) for table in bracketed(event, round - 1)]
    seatings = [_meeting(past, slots[at : at + 2], round) for at in range(0, len(slots), 2)]
    if len(slots) == 2 and event.plan.third_place:
        losers = [player for table in bracketed(event, round - 1) for player in table.seats]
        lost = [player for player in losers if player not in slots]
        seatings.append(_meeting(past, lost, round))
    return [seating for seating in seatings if seating is not None]


def winner(event: Event, table: Table) -> int | None:
    """Who goes on; nobody where all have forfeited."""
    shares = worth(event.plan, table) or [NOTHING]
    best = max(shares)
    return table.seats[shares.index(best)] if best else None


def is_finished(event: Event) -> bool:
    """Whether the last round was the final."""
    return len(bracketed(event, len(event.rounds))) == 1


def _first(event: Event, people: Sequence[int]) -> list[Seating]:
    past = _here(event, people)
    seeds = [one.number for one in ranking(list(past.values()), Random(str(event.plan.seed)))]
    order = bracket(2 ** rounds(len(seeds)))
    slots = [seeds[seed] if seed < len(seeds) else None for seed in order]
    found = (_meeting(past, slots[at : at + 2], 1) for at in range(0, len(slots), 2))
    return [seating for seating in found if seating is not None]


def bracketed(event: Event, round: int) -> list[Table]:
    """The tables of a round in the order of the bracket, without the one for the third place."""
    tables = list(event.rounds[round - 1].values())
    is_final = round > 1 and len(bracketed(event, round - 1)) == 2
    return tables[:1] if is_final else tables


def _here(event: Event, people: Sequence[int]) -> dict[int, Past]:
    past = past_of(event)
    return {number: past[number] for number in people}


def _meeting(past: Mapping[int, Past], slots: Sequence[int | None], round: int) -> Seating | None:
    """Two who are there play; one alone goes on."""
    players = [past[player] for player in slots if player is not None and player in past]
    if len(players) == 2:
        return Seating(seats=colours.in_order(players[0], players[1], round))
    return Seating(seats=(players[0].number,)) if players else None
