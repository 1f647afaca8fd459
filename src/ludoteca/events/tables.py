"""A table of a round: who sits there, what was played, and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from ludoteca.events.acts import Kind, Worth
from ludoteca.events.plan import Plan
from ludoteca.events.refusing import bad_event

WHOLE, HALF, NOTHING = Fraction(1), Fraction(1, 2), Fraction(0)
WORTH: dict[Worth, Fraction] = {"full": WHOLE, "half": HALF, "zero": NOTHING}


class Score(NamedTuple):
    """One game, by the seats as paired."""

    kind: Kind
    places: tuple[int, ...]
    points: tuple[int, ...]


class Recorded(NamedTuple):
    """What holds for a game since this act: a score, or None where the game is open again."""

    act: int
    score: Score | None


@dataclass
class Table:
    """Nothing of it is ever computed from anything but its seats and what was said about its games."""

    round: int
    number: int
    seats: tuple[int, ...]
    worth: Worth = "full"
    begun: int = 0  # the last game that has begun
    recorded: dict[int, list[Recorded]] = field(default_factory=dict)  # by game, the last word holds

    @property
    def is_bye(self) -> bool:
        return len(self.seats) == 1

    def score_of(self, game: int) -> Score | None:
        return self.recorded[game][-1].score if self.recorded.get(game) else None

    def scores(self) -> list[Score]:
        """Of the games that count, in order."""
        return [score for game in sorted(self.recorded) if (score := self.score_of(game)) is not None]

    def next_game(self) -> int:
        """The number of the first game without a result."""
        game = 1
        while self.score_of(game) is not None:
            game += 1
        return game

    @property
    def met(self) -> list[int]:
        """The seats whose players have met, as far as is known: without those who never came, and nobody where only one
        did."""
        if self.is_bye:
            return []
        seats, scores = range(len(self.seats)), self.scores()
        came = [
            seat
            for seat in seats
            if not scores or any(score.kind != "forfeit" or score.places[seat] for score in scores)
        ]
        return came if len(came) > 1 else []

    @property
    def was_played(self) -> bool:
        """Whether people have met: not while nobody came, nor where one of two forfeited at once."""
        return bool(self.scores()) and bool(self.met)

    @property
    def was_forfeited(self) -> bool:
        return bool(self.scores()) and not self.was_played

    def own_points(self) -> list[int]:
        """The game's own points by seat, over all games."""
        counted = [score.points for score in self.scores() if score.points]
        return [sum(points[seat] for points in counted) for seat in range(len(self.seats))]


def wins(table: Table) -> list[int]:
    """How many games each seat has won alone."""
    won = [0] * len(table.seats)
    for score in table.scores():
        first = [seat for seat, place in enumerate(score.places) if place == 1]
        if score.kind == "played" and len(first) == 1:
            won[first[0]] += 1
    return won


def is_over(plan: Plan, table: Table) -> bool:
    """A pairing of two ends when one has won more than half of the games, when all are played, or by forfeit; in a
    knock-out it goes on until somebody is ahead. A larger table plays all its games."""
    scores = table.scores()
    if table.is_bye:
        return True
    if any(_is_deserted(score) for score in scores):
        return True
    if len(table.seats) > 2:
        return len(scores) >= plan.best_of
    ahead, behind = sorted(wins(table), reverse=True)
    if 2 * ahead > plan.best_of:
        return True
    return len(scores) >= plan.best_of and (plan.format != "knock-out" or ahead > behind)


def worth(plan: Plan, table: Table) -> list[Fraction] | None:
    """What everybody at the table gets, by seat; None while it is not over."""
    if table.is_bye:
        return [WORTH[table.worth] * _by_place(plan, 1)]
    if not is_over(plan, table):
        return None
    scores = table.scores()
    deserted = next((score for score in scores if _is_deserted(score)), None)
    if deserted is not None:
        return shares(plan, deserted)
    if len(table.seats) > 2:
        each = [shares(plan, score) for score in scores]
        return [sum(column, NOTHING) / len(each) for column in zip(*each, strict=True)]
    if all(score.kind == "null" for score in scores):
        return [NOTHING, NOTHING]
    first, second = wins(table)
    places = (1, 1) if first == second else (1, 2) if first > second else (2, 1)
    return shares(plan, Score("played", places, ()))


def shares(plan: Plan, score: Score) -> list[Fraction]:
    """What one game is worth: by the points of the plan for each place, or the part of the others one has left behind,
    where a shared place is half. So between two a win is 1 and a draw ½."""
    if score.kind == "null":
        return [NOTHING] * len(score.places)
    if plan.places:
        return [_shared(plan, place, score.places) if place else NOTHING for place in score.places]
    return [_left_behind(seat, score.places) if place else NOTHING for seat, place in enumerate(score.places)]


def against(score: Sequence[int], seat: int, other: int) -> Fraction:
    """1 if the seat has the better place, ½ if it is the same; 0 is the place of whoever forfeits."""
    mine, theirs = (place or 99 for place in (score[seat], score[other]))
    return WHOLE if mine < theirs else HALF if mine == theirs else NOTHING


def _left_behind(seat: int, places: Sequence[int]) -> Fraction:
    others = [other for other in range(len(places)) if other != seat]
    return sum((against(places, seat, other) for other in others), NOTHING) / len(others)


def _shared(plan: Plan, place: int, places: Sequence[int]) -> Fraction:
    """Those who share a place share the points of the places they take up."""
    before = sum(0 < other < place for other in places)
    sharing = places.count(place)
    return sum((_by_place(plan, before + 1 + n) for n in range(sharing)), NOTHING) / sharing


def _by_place(plan: Plan, place: int) -> Fraction:
    if not plan.places:
        return WHOLE if place == 1 else NOTHING
    return Fraction(plan.places[place - 1]) if place <= len(plan.places) else NOTHING


def _is_deserted(score: Score) -> bool:
    """Whether so many forfeited that nobody is left to play."""
    return score.kind == "forfeit" and sum(place > 0 for place in score.places) < 2


def checked_score(table: Table, kind: Kind, places: tuple[int, ...], points: tuple[int, ...]) -> Score:
    """A score that fits the table: places as in a race, where two seconds are followed by a fourth."""
    seats = len(table.seats)
    if points and len(points) != seats:
        raise bad_event(f"points for {len(points)}: expected {seats}", "event-points", count=len(points), seats=seats)
    if kind == "null":
        if any(places):
            raise bad_event("a null game has no places", "event-null-places")
        return Score(kind, (0,) * seats, points)
    taken = sorted(place for place in places if place)
    is_race = all(place == 1 + sum(other < place for other in taken) for place in taken)
    is_whole = len(places) == seats and (len(taken) == seats) == (kind == "played")
    if not is_race or not is_whole or seats == 1:
        given = ", ".join(map(str, places)) or "-"
        said = f"places {given}: expected one for each of {seats} seats, 1 for the best, equal for those who share"
        raise bad_event(said, "event-result-places", places=given, seats=seats)
    return Score(kind, places, points)
