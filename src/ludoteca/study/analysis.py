"""What a machine says of a match: how everybody stood after each decision, and where the game turned.

Every decision is judged from the view that its seat had then, so nobody is blamed for what could not be known.

    asked = decisions(match)
    judged = [judge(machine, decision, limits) for decision in asked]
    report(match, judged)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import Final, NamedTuple

from ludoteca.core import CHANCE, Limit, Machine, Move, Seat, State, View
from ludoteca.play import Match
from ludoteca.play.series import Series

LEVEL: Final = 5  # the others misjudge on purpose
SCALE: Final = 0.1  # of its budget, for each decision
TURNING_POINTS: Final = 3
LEAST_LOSS: Final = 0.02  # of winning: less is within a machine's error
EVEN: Final = 0.5

Limits = Callable[[], Limit]


@dataclass(frozen=True, slots=True, eq=False)
class Decision:
    """A choice that a seat had in a match, and what it knew then."""

    ply: int  # of the entry in which it was taken
    seat: Seat
    before: State  # the truth, for showing what followed; no machine sees it
    view: View
    legal: tuple[Move, ...]
    played: Move


@dataclass(frozen=True, slots=True, eq=False)
class Judged:
    """What a machine says of a decision; values are the chance to win of the seat that decided."""

    decision: Decision
    best: Move  # the one that was played, if nothing is better
    best_value: float
    value: float | None  # of the move that was played; None: the machine has no opinion on it

    @property
    def loss(self) -> float:
        return 0.0 if self.value is None else max(0.0, self.best_value - self.value)


class Point(NamedTuple):
    """How somebody stood after this ply."""

    ply: int
    value: float


@dataclass(frozen=True, slots=True)
class Curve:
    """How a seat stood, from its own decisions or, where nothing is hidden between two, from everybody's."""

    seat: Seat
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Report:
    curves: tuple[Curve, ...]
    turning_points: tuple[Judged, ...]  # in the order of the game
    starts: tuple[int, ...]  # in a series: the plies after which another game began
    judged: tuple[Judged, ...]


def decisions(match: Match) -> list[Decision]:
    """Every choice between several moves; not what was taken back, nor what is agreed between games."""
    game = match.game
    stands = {entry.ply for entry in match.standing}
    found = []
    for moment in match.moments():
        entry, before = moment.entry, moment.before
        if moment.move is None or entry.seat == CHANCE or entry.ply not in stands or game.is_between_games(before):
            continue
        legal = game.legal_moves(before, entry.seat)
        if len(legal) > 1 and moment.move in legal:
            view = game.view(before, entry.seat)
            found.append(Decision(entry.ply, entry.seat, before, view, tuple(legal), moment.move))
    return found


def limits(
    machine: Machine, decision: Decision, seed: int, scale: float, is_cancelled: Callable[[], bool] = lambda: False
) -> Limits:
    """How long a machine may think about this decision, each time it is asked; the same for the same seed."""
    rng = Random(f"{seed} {decision.ply}")
    work = max(1, round(machine.budget * scale))
    return lambda: Limit(Random(rng.getrandbits(64)), work=work, is_cancelled=is_cancelled)


def judge(machine: Machine, decision: Decision, limits: Limits) -> Judged:
    """The best move and the one that was played, compared in a search of their own where they differ."""
    values = dict(machine.weigh(decision.view, decision.legal, limits()))
    best, played = next(iter(values)), decision.played
    if best != played:
        both = dict(machine.weigh(decision.view, (best, played), limits()))
        values = both if best in both and played in both else values
    value = values.get(played)
    if value is not None and value >= values[best]:
        best = played
    return Judged(decision, best, values[best], value)


def report(match: Match, judged: Sequence[Judged]) -> Report:
    """The curves and the turning points of a match whose decisions were judged."""
    return Report(_curves(match, judged), turning_points(judged), _starts(match), tuple(judged))


def turning_points(judged: Sequence[Judged]) -> tuple[Judged, ...]:
    """The decisions that cost most, at most one for each time somebody was to move, in the order of the game."""
    runs = (max(run, key=lambda one: one.loss) for _, run in groupby(judged, key=lambda one: one.decision.seat))
    worst = sorted((one for one in runs if one.loss >= LEAST_LOSS), key=lambda one: -one.loss)[:TURNING_POINTS]
    return tuple(sorted(worst, key=lambda one: one.decision.ply))


# -- curves --------------------------------------------------------------------------------------------------------


def _curves(match: Match, judged: Sequence[Judged]) -> tuple[Curve, ...]:
    """One for the first seat where all know the same and one's gain is the other's loss; else one for each seat."""
    ends = _ends(match)
    if len(match.seats) == 2 and not match.game.has_secrets(match.options):
        points = [_point(one, is_own=one.decision.seat == 0) for one in judged]
        return (_curve(Seat(0), points, ends),)
    seats = map(Seat, range(len(match.seats)))
    return tuple(_curve(seat, [_point(one) for one in judged if one.decision.seat == seat], ends) for seat in seats)


def _point(one: Judged, is_own: bool = True) -> Point:
    value = one.best_value if one.value is None else one.value
    return Point(one.decision.ply, value if is_own else 1 - value)


def _curve(seat: Seat, points: list[Point], ends: dict[int, tuple[Seat, ...]]) -> Curve:
    over = {ply: (float(seat in winners) if winners else EVEN) for ply, winners in ends.items()}
    return Curve(seat, tuple(Point(*point) for point in sorted((dict(points) | over).items())))


def _ends(match: Match) -> dict[int, tuple[Seat, ...]]:
    """The plies that ended a game, with its winners."""
    game, ends = match.game, {}
    if isinstance(game, Series):
        for moment in match.moments():
            won = game.child_winners(moment.after)
            if won is not None and game.child_winners(moment.before) is None:
                ends[moment.entry.ply] = won
    last = _starts(match)[-1:] or (0,)
    if match.outcome is not None and max(ends, default=-1) < last[0] + 1:  # a match may be won in the middle of a game
        ends[match.ply] = match.outcome.winners
    return ends


def _starts(match: Match) -> tuple[int, ...]:
    game = match.game
    changed = (m for m in match.moments() if game.chapter(m.before) != game.chapter(m.after) and game.chapter(m.before))
    return tuple(moment.entry.ply for moment in changed)
