"""Who stands where, computed from the results alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby

from ludoteca.events import duel, knock_out
from ludoteca.events.event import Event
from ludoteca.events.pairing import is_finished
from ludoteca.events.past import Past, past_of
from ludoteca.events.plan import TieBreak
from ludoteca.events.tables import NOTHING, Table, against, wins, worth


@dataclass
class Standing:
    """One line of the table. Who shares a place with others stands on the same one."""

    place: int
    player: int
    score: Fraction
    games: int
    breaks: dict[TieBreak, Fraction] = field(default_factory=dict)


def standings(event: Event) -> list[Standing]:
    """The best first: by score, then by each tie-break in turn. A duel is only fought once the event is over."""
    past = past_of(event)
    reached = _reached(event) if event.plan.format == "knock-out" else {}
    lines = {number: Standing(0, number, one.score, one.games) for number, one in past.items()}
    groups = _split([list(past)], lambda number: (reached.get(number, NOTHING), past[number].score))
    results = _Results(event, past)
    for name in event.plan.tie_breaks:
        if name == "duel":
            groups = _fought(event, groups)
            continue
        values = {number: value for group in groups for number, value in results.breaks(name, group).items()}
        for number, value in values.items():
            lines[number].breaks[name] = value
        groups = _split(groups, {number: (value,) for number, value in values.items()}.__getitem__)
    place = 1
    for group in groups:
        for number in group:
            lines[number].place = place
        place += len(group)
    return [lines[number] for group in groups for number in group]


class _Results:
    """What everybody has got against whom."""

    def __init__(self, event: Event, past: dict[int, Past]) -> None:
        self.past = past
        self.tables: dict[int, list[tuple[Table, int]]] = {number: [] for number in past}
        for table in event.tables():
            if worth(event.plan, table) is None:
                continue
            for seat, player in enumerate(table.seats):
                self.tables[player].append((table, seat))

    def breaks(self, name: TieBreak, group: Sequence[int]) -> dict[int, Fraction]:
        computed: dict[TieBreak, Callable[[int], Fraction]] = {
            "buchholz": self._buchholz,
            "sonneborn-berger": self._sonneborn_berger,
            "points": lambda number: Fraction(self.past[number].own_points),
        }
        if name == "direct":
            return self._direct(group)
        return {number: computed[name](number) for number in group}

    def _buchholz(self, number: int) -> Fraction:
        """The scores of one's opponents; a round without one counts as if against somebody with one's own score."""
        return sum((self._mean(number, table, seat, False) for table, seat in self.tables[number]), NOTHING)

    def _sonneborn_berger(self, number: int) -> Fraction:
        """The scores of those one has beaten, and half of those one has drawn with."""
        return sum((self._mean(number, table, seat, True) for table, seat in self.tables[number]), NOTHING)

    def _mean(self, number: int, table: Table, seat: int, is_by_result: bool) -> Fraction:
        if not table.was_played or seat not in table.met:
            won = not is_by_result or (table.is_bye and table.worth == "full") or _won_by_forfeit(table, seat)
            return self.past[number].score if won else NOTHING
        others = [other for other in table.met if other != seat]
        found = [
            self.past[table.seats[other]].score * (result_of(table, seat, other) if is_by_result else 1)
            for other in others
        ]
        return sum(found, NOTHING) / len(others)

    def _direct(self, group: Sequence[int]) -> dict[int, Fraction]:
        """The results within the group, if all of it have met."""
        level = set(group)
        if len(group) < 2 or any(not level - {one} <= set(self.past[one].met) for one in group):
            return dict.fromkeys(group, NOTHING)
        return {
            one: sum(
                (
                    result_of(table, seat, other)
                    for table, seat in self.tables[one]
                    for other in table.met
                    if table.seats[other] in level and other != seat and seat in table.met and table.was_played
                ),
                NOTHING,
            )
            for one in group
        }


def result_of(table: Table, seat: int, other: int) -> Fraction:
    """What one has got against another at this table: of two the pairing, of more the mean of the games."""
    played = [score for score in table.scores() if score.kind != "null"]
    if not played:
        return NOTHING
    if len(table.seats) == 2:
        won = wins(table) if played[-1].kind == "played" else [-place for place in _as_ranks(played[-1].places)]
        return against([1 + sum(more > mine for more in won) for mine in won], seat, other)
    return sum((against(score.places, seat, other) for score in played), NOTHING) / len(played)


def _as_ranks(places: Sequence[int]) -> list[int]:
    return [place or len(places) + 1 for place in places]


def _won_by_forfeit(table: Table, seat: int) -> bool:
    return not table.is_bye and table.scores()[-1].places[seat] == 1


def _reached(event: Event) -> dict[int, Fraction]:
    """How far everybody has come in a knock-out: the round in which they played last, and a half more for a win there,
    a quarter for the third place."""
    found: dict[int, Fraction] = {}
    for number, tables in enumerate(event.rounds, start=1):
        bracketed = {table.number for table in knock_out.bracketed(event, number)}
        for table in tables.values():
            won = knock_out.winner(event, table) if worth(event.plan, table) else None
            for player in table.seats:
                is_winner = player == won
                if table.number in bracketed:
                    found[player] = number + Fraction(is_winner, 2)
                else:
                    found[player] = number - Fraction(1, 2) + Fraction(is_winner, 4)
    return found


def _split(groups: Sequence[Sequence[int]], key: Callable[[int], tuple[Fraction, ...]]) -> list[list[int]]:
    """Each group in the order of the key, the greatest first, and apart where it differs."""
    ordered = (sorted(group, key=key, reverse=True) for group in groups)
    return [list(part) for group in ordered for _, part in groupby(group, key)]


def _fought(event: Event, groups: Sequence[Sequence[int]]) -> list[list[int]]:
    """Those who are still level duel, once nothing can change any more; until then they share a place."""
    if not is_finished(event):
        return [list(group) for group in groups]
    return [[one] for group in groups for one in duel.duelled(group, event.plan.seed)]
