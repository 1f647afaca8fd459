"""Round robin: everybody against everybody, once or twice, by the circle method.

One stands still, the others move around a circle; who faces each other plays. With an odd number the one who stands
still is nobody, so everybody rests once. Where people have come late, or rounds were changed by hand, what is still
owed is matched so that as many as possible play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludoteca.events import colours
from ludoteca.events.acts import Seating
from ludoteca.events.event import Event
from ludoteca.events.matching import Cost, cheapest
from ludoteca.events.past import Past, past_of

Two = tuple[int, int]


def legs(event: Event) -> int:
    return 2 if event.plan.format == "double-round-robin" else 1


def circle(people: int, round: int) -> list[Two]:
    """The pairs of this round, counted from 0, in seat order; the number of people is even.

    5 people on the circle, the sixth in the middle; round 0:   0–5, 1–4, 2–3
    """
    around = people - 1
    middle = (round % around, around)
    pairs = [middle if round % 2 == 0 else middle[::-1]]
    for step in range(1, people // 2):
        ahead, behind = (round + step) % around, (round - step) % around
        pairs.append((ahead, behind) if step % 2 else (behind, ahead))
    return pairs


def pair(event: Event, people: Sequence[int], round: int) -> list[Seating]:
    """Who plays in this round; who does not, rests, which is worth nothing."""
    played = _played(event)
    two_by_two = _by_circle(event, people, round, played)
    if two_by_two is None:
        two_by_two = _by_matching(event, people, played)
    busy = {player for two in two_by_two for player in two}
    rests = [Seating(seats=(player,), worth="zero") for player in people if player not in busy]
    return [Seating(seats=two) for two in two_by_two] + rests if two_by_two else []


def rounds(people: int) -> int:
    """How many it takes until everybody has met everybody."""
    return people - 1 + people % 2 if people > 1 else 0


def rounds_left(event: Event) -> int:
    """How many more rounds there must be at least: somebody owes so many games."""
    played = _played(event)
    owed: Counter[int] = Counter()
    for two in _owed(event, event.here(), played):
        owed.update(dict.fromkeys(two, legs(event) - played[frozenset(two)]))
    return max(owed.values(), default=0)


def _played(event: Event) -> Counter[frozenset[int]]:
    """How often two were paired; a game that somebody forfeited is not played again."""
    return Counter(frozenset(table.seats) for table in event.tables() if not table.is_bye)


def _by_circle(event: Event, people: Sequence[int], round: int, played: Counter[frozenset[int]]) -> list[Two] | None:
    """None where the circle does not hold any more."""
    roster = sorted(_first_roster(event) or people)
    if not set(people) <= set(roster):
        return None
    even = len(roster) + len(roster) % 2
    leg, turn = divmod(round - 1, even - 1)
    if leg >= legs(event):
        return None
    found = []
    for pair in circle(even, turn):
        first, second = pair if leg % 2 == 0 else pair[::-1]
        if max(pair) < len(roster) and {roster[first], roster[second]} <= set(people):
            found.append((roster[first], roster[second]))
    return found if found and all(played[frozenset(two)] == leg for two in found) else None


def _first_roster(event: Event) -> list[int]:
    return [player for table in event.rounds[0].values() for player in table.seats] if event.rounds else []


def _owed(event: Event, people: Sequence[int], played: Counter[frozenset[int]]) -> list[Two]:
    """Every two that have to play at least once more."""
    return [
        (one, other)
        for place, one in enumerate(people)
        for other in people[place + 1 :]
        if played[frozenset((one, other))] < legs(event)
    ]


def _by_matching(event: Event, people: Sequence[int], played: Counter[frozenset[int]]) -> list[Two]:
    """As many games as possible; those who owe most come first, and of two the game they have not played at all."""
    owed = _owed(event, people, played)
    owes = Counter(player for two in owed for player in two)
    most = max(owes.values(), default=0)
    past = past_of(event)
    place = {player: n for n, player in enumerate(people)}
    costs: dict[tuple[int, int], Cost] = {}
    for one, other in owed:
        patience = 2 * most - owes[one] - owes[other]
        too_far, leaning, repeated = colours.cost(colours.lean_of(past[one]), colours.lean_of(past[other]))
        costs[place[one], place[other]] = (played[frozenset((one, other))], patience, too_far, leaning, repeated)
    found = cheapest(len(people), costs)
    return [_in_order(past[people[one]], past[people[other]], event) for one, other in found]


def _in_order(one: Past, other: Past, event: Event) -> Two:
    """In the second game of two they change seats."""
    for table in event.tables():
        if set(table.seats) == {one.number, other.number}:
            first, second = table.seats
            return second, first
    return colours.in_order(one, other, one.number + other.number)
