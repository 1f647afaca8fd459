"""How Scorso's strongest machine looks ahead: what others will have placed, what blows are worth, when to stop."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from ludoteca.core import Limit, State, Style, View
from ludoteca.games.scorso.machine.book import book
from ludoteca.games.scorso.machine.foreseen import Foreseen
from ludoteca.games.scorso.machine.prospects import beats_ahead
from ludoteca.games.scorso.machine.race import VALID, Beat, Plan, rolls, tables
from ludoteca.games.scorso.machine.stopping import best_parts, place_all, solve
from ludoteca.games.scorso.machine.winning import lane_chances
from ludoteca.games.scorso.rules.board import DEFENCE, FACES, LEFT, RIGHT, SHOT
from tests.games.scorso.asking import game, seat_of
from tests.games.scorso.tables import rolling

WORK = 400  # imagined rounds


def seen(state: State, name: str = "A") -> View:
    return game.view(state, seat_of(name))


def foreseen(state: State, work: int = WORK, seed: int = 1) -> Foreseen:
    return Foreseen(seen(state), Limit(Random(seed)), work, Style.BALANCED)


def hand(dice: str) -> int:
    """The number of a hand."""
    return tables().number(np.array([dice.count(face) for face in FACES], np.int8))


# -- what blows are worth ---------------------------------------------------------------------------------------------


def test_every_bullet_lost_costs_something_and_every_one_taken_is_a_gain() -> None:
    gains = lane_chances(seen(rolling("A", "B bullets=2/2/2", "C", pace="beats", players=3)), LEFT)
    assert (np.diff(gains[:, 0]) < 0).all()
    assert (np.diff(gains[0, :7]) > 0).all()
    assert (gains[0, 6:] == gains[0, 6]).all(), "of six, no more can be taken"


def test_who_takes_the_last_bullet_of_the_last_opponent_wins() -> None:
    state = rolling("A bullets=1/0/0", "B bullets=1/1/0", pace="beats", players=2)
    gains = lane_chances(seen(state), LEFT)
    now = foreseen(state).base
    assert now + gains[0, 2] == pytest.approx(1), "a win"
    assert now + gains[1, 0] == pytest.approx(0), "a loss"
    assert now + gains[1, 2] == pytest.approx(0.5), "a deciding duel"


# -- what the others will have placed ----------------------------------------------------------------------------------


def test_a_neighbour_who_can_knock_is_expected_to() -> None:
    plan = foreseen(rolling("A free=GYYRRB", "B free=KKKKKK", "C free=GYBRRR", pace="beats", players=3))
    assert (plan.over == 0).all()
    assert plan.haste[0] == pytest.approx(0.9)
    shots = sum(int(plan.facing[0, 0, side, SHOT]) for side in (LEFT, RIGHT))
    assert 1 <= shots <= 6, "some of six shots come this way"


def test_who_has_rolled_nothing_does_not_end_the_beat() -> None:
    plan = foreseen(rolling("A free=GYYRRB", "B", "C", pace="beats", players=3))
    assert (plan.over > 0).all()
    assert plan.haste[0] == 0
    assert not plan.facing[:, 0].any()
    assert (plan.haste[1:] > 0).any()


def test_what_lies_opposite_counts_as_it_lies() -> None:
    state = rolling("A free=WWWKKR bullets=1/1/1", "B right=KKK left=WWW", pace="beats", players=2)
    plan = foreseen(state)
    assert (plan.facing[:, 0, LEFT, SHOT] == 3).all()
    assert (plan.facing[:, 0, RIGHT, DEFENCE] == 3).all()
    defended, open_hand = plan.at_end[LEFT, 0, hand("WWW")], plan.at_end[LEFT, 0, 0]
    assert open_hand == pytest.approx(-plan.base), "three shots take three bullets"
    assert defended == pytest.approx(0), "three defences stop them"
    assert plan.at_end[RIGHT, 0, hand("KKK")] == pytest.approx(0), "and three shots are stopped"
    assert plan.at_end[LEFT, 0, hand("R")] < VALID


def test_a_location_that_nothing_can_mend_still_has_a_plan() -> None:
    plan = foreseen(rolling("A left=RRRG free=KW", "B free=KKWRGY", pace="beats", players=2))
    assert np.isfinite(plan.after).all()
    assert (plan.after > VALID).all()


# -- when to stop -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 4, 6])
def test_the_compiled_race_is_the_race_of_the_plan(n: int) -> None:
    """Against `race.Plan`, which is written another way, with beats of every likelihood."""
    view = seen(rolling("A free=KKWRGY", "B left=KKK free=KKW", "C free=GGGYYB", pace="beats", players=3))
    t, rng = tables(), Random(n)
    first, end = int(t.ends[n - 1]), int(t.ends[n])
    ahead = [Beat(beat.left[:end], beat.right[:end], rng.random()) for beat in beats_ahead(view, 6)]
    plan = Plan([*ahead, ahead[-1]], n, is_one_handed=False)
    known = book()
    placed, parts = np.empty((len(ahead), end)), np.empty((len(ahead), end - first))
    for number, beat in enumerate(ahead):
        place_all(beat.left, beat.right, end, known, placed[number])
        best_parts(placed[number], first, end, known, parts[number])
    haste, after, keep = np.array([beat.is_last for beat in ahead]), np.empty(first), np.zeros(end, np.int64)
    solve(first, end, len(ahead), placed, parts, haste, rolls(n), 0, known, after, keep)
    assert placed[0] == pytest.approx(plan.placed)
    assert after == pytest.approx(plan.kept)
    for number in range(first, end):
        if keep[number] >= 0:
            assert plan.kept[keep[number]] == pytest.approx(plan.kept[plan.to_keep(number)].max())
        else:
            assert plan.can_knock(number)
            assert plan.placed[number] >= plan.kept[plan.to_keep(number)].max() - 1e-9


def test_one_hand_keeps_at_least_three_of_six() -> None:
    plan = foreseen(rolling("A free=GYYRRB handicap", "B free=KKWRGY", pace="beats", players=2))
    assert plan.least == 3
    assert all(tables().sizes[keep] >= 3 for keep in plan.keep[plan.fewer : plan.all] if keep >= 0)


def test_the_same_seed_foresees_the_same() -> None:
    state = rolling("A free=KKWRGY", "B free=GGYRKW", "C free=KWRGYY", pace="beats", players=3)
    one, other, another = foreseen(state), foreseen(state), foreseen(state, seed=2)
    assert one.after.tobytes() == other.after.tobytes() != another.after.tobytes()


def test_who_is_stopped_while_looking_ahead_looks_no_further() -> None:
    state = rolling("A free=KKWRGY", "B free=KKWWRR", pace="beats", players=2)
    plan = Foreseen(seen(state), Limit(Random(1), is_cancelled=lambda: True), 30_000, Style.BALANCED)
    assert plan.is_over
    assert plan.done == len(plan.over) == 16
