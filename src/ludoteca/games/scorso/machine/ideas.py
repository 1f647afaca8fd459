"""What a machine considers doing: a few ways to go on in the race, or every answer to a question.

An idea in the race is everything a player does in one beat: what is laid, and then a roll or a knock. It is carried
out move by move; after each the machine looks again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random

import numpy as np
import numpy.typing as npt

from ludoteca.core import Move, Record, View
from ludoteca.core.moves import written
from ludoteca.games.scorso.machine.foreseen import Foreseen
from ludoteca.games.scorso.machine.habits import Dice, knock_or_wait, roll_of
from ludoteca.games.scorso.machine.instinct import finish, merit
from ludoteca.games.scorso.machine.prospects import beats_ahead
from ludoteca.games.scorso.machine.race import PER_BULLET, VALID, Plan, parts_of, tables
from ludoteca.games.scorso.machine.racing import HANDFUL, NO_ACT
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import KNOCKS, LEFT, N_FACES, N_SHOWN, N_SIDES, RIGHT, ROLLS, UNROLLED, WAITS
from ludoteca.games.scorso.rules.rolling import ONE_HAND
from ludoteca.games.scorso.rules.verbs import MAX_MOVES, moves_of
from ludoteca.games.scorso.shown.views import imagine

Counts = npt.NDArray[np.int64]
Foresee = Callable[[], Foreseen]

KEPT = 6  # parts of a hand that are worth a thought
LAID = 3  # of those, how many may also be placed at once
KNOCKED = 4  # ways to place all dice and knock
ANSWERS = 14
PER_MERIT = 0.0003


@dataclass(frozen=True, eq=False)
class Idea:
    """The next move, what it is worth at first sight, and in the race what else is done in this beat."""

    move: Move
    prior: float = 0.0  # of winning, compared with other ideas
    unit: float = 0.0  # of winning: what somebody who misjudges it may be wrong by
    act: int = NO_ACT
    laid: Counts = field(default_factory=lambda: np.zeros((N_SIDES, N_FACES), np.int64))
    rolled: Counts = field(default_factory=lambda: np.zeros(N_SHOWN, np.int64))
    is_foreseen: bool = False  # then the prior is as good as many imagined rounds


def answers(view: View, legal: Sequence[Move]) -> list[Idea]:
    """Every answer, or the most promising ones."""
    found = [Idea(move, PER_MERIT * merit(view, move), PER_MERIT) for move in legal]
    return sorted(found, key=lambda idea: -idea.prior)[:ANSWERS]


def race(view: View, legal: Sequence[Move], foresee: Foresee | None = None) -> list[Idea]:
    """§5 Ways to go on with the dice in hand; only one where everything is clear."""
    s, me = view.record, int(view.seat)
    free, n = s.free[me], int(s.free[me].sum())
    if not n:
        return [Idea(knock_or_wait(s, me, legal))]
    if (unfinished := finish(s, me)) is not None:
        return [Idea(unfinished)]
    is_one_handed = bool(s.beats and s.handicap[me])
    unrolled = free * (np.arange(len(free)) == UNROLLED)
    if free[UNROLLED] == n or (is_one_handed and free[UNROLLED] >= ONE_HAND):
        return [Idea(roll_of(me, unrolled, legal))]
    plan = Plan(beats_ahead(view, n), n, is_one_handed) if foresee is None else foresee()
    hand = tables().number(free[:UNROLLED])
    return [*_knocks(s, me, plan, hand), *_rolls(s, me, plan, hand, legal)]


def about(view: View, asked: Sequence[Move], rng: Random, foresee: Foresee | None = None) -> list[Idea]:
    """What a player may have in mind who makes one of these moves in the race; all are tried alike."""
    s, me = view.record, int(view.seat)
    found = race(view, all_moves(view, rng), foresee)
    behind = [
        replace(idea, move=move, prior=0.0)
        for move in asked
        for idea in ([idea for idea in found if _begins(idea, move)] or _plainly(s, me, move, found))
    ]
    return [idea for idea in behind if idea.act != NO_ACT]


def all_moves(view: View, rng: Random) -> Sequence[Move]:
    """Everything a seat may do, whatever it was asked about."""
    return written(partial(moves_of, imagine(view, rng).record, int(view.seat)), MAX_MOVES)


def _begins(idea: Idea, move: Move) -> bool:
    """Whether a player with this idea may begin with this move: dice are laid in any order."""
    if moves.is_roll(move) or moves.kind_of(move) != moves.PLACE:
        return idea.move == move
    what = moves.what_of(move)
    return bool(idea.laid[moves.side_of(what), moves.face_of(what)])


def _plainly(s: Record, me: int, move: Move, found: Sequence[Idea]) -> list[Idea]:
    """The plainest idea behind a move that no machine would make; none where it is hard to tell."""
    if moves.is_roll(move):
        return [Idea(move, unit=PER_BULLET, act=ROLLS, rolled=np.array(moves.rolled(move), np.int64))]
    kind, what = moves.kind_of(move), moves.what_of(move)
    if kind == moves.KNOCK:
        return [Idea(move, unit=PER_BULLET, act=KNOCKS)]
    if kind != moves.PLACE:
        return []
    face, laid = int(moves.face_of(what)), np.zeros((N_SIDES, N_FACES), np.int64)
    laid[moves.side_of(what), face] = 1
    rolled = [np.minimum(idea.rolled, s.free[me] - (np.arange(N_SHOWN) == face)) for idea in found if idea.act == ROLLS]
    return [Idea(move, 0.0, PER_BULLET, ROLLS, laid, each) for each in rolled[:1] if each.any()]


def _knocks(s: Record, me: int, plan: Plan | Foreseen, hand: int) -> Iterator[Idea]:
    """All dice are placed, one way or another, and then one knocks."""
    if not plan.can_knock(hand):
        return
    t, idea = tables(), partial(Idea, unit=PER_BULLET, is_foreseen=plan.is_foreseen)
    act = KNOCKS if s.beats or plan.n <= HANDFUL else WAITS
    one, other = parts_of(hand), parts_of(hand, is_other=True)
    worth = plan.knocking(hand)
    for way in np.argsort(-worth, kind="stable")[:KNOCKED].tolist():
        if worth[way] > VALID:
            laid = _laid(t.hands[one[way]], t.hands[other[way]])
            yield idea(_place(me, laid), plan.base + plan.unit * float(worth[way]), act=act, laid=laid)


def _rolls(s: Record, me: int, plan: Plan | Foreseen, hand: int, legal: Sequence[Move]) -> Iterator[Idea]:
    """Some dice are kept and the others rolled; what is kept stays in hand or is placed."""
    t, idea = tables(), partial(Idea, unit=PER_BULLET, act=ROLLS, is_foreseen=plan.is_foreseen)
    kept, free = plan.to_keep(hand), s.free[me]
    in_hand, placed = plan.in_hand(kept), plan.laid(kept)
    for number, way in enumerate(np.argsort(-placed, kind="stable")[:KEPT].tolist()):
        part = int(kept[way])
        rolled = free.copy()
        rolled[:UNROLLED] -= t.hands[part]
        move = roll_of(me, rolled, legal)
        thrown = np.array(moves.rolled(move), np.int64)
        yield idea(move, plan.base + plan.unit * float(in_hand[way]), rolled=thrown)
        whole = plan.best_part(part)
        if number < LAID and t.sizes[whole]:
            laid = _laid(*plan.sides(whole))
            prior = plan.base + plan.unit * float(placed[way]) - plan.not_yet
            yield idea(_place(me, laid), prior, laid=laid, rolled=thrown)


def _laid(left: Dice, right: Dice) -> Counts:
    return np.array([left, right], np.int64)


def _place(me: int, laid: Counts) -> Move:
    """The first die that is laid."""
    side = LEFT if laid[LEFT].any() else RIGHT
    return Move(int(moves.place(me, int(np.flatnonzero(laid[side])[0]), side)))
