"""What Scorso's games show: expected beats after a roll, and a short run."""

from __future__ import annotations

import pytest

from bench.dice import dice, expected, with_these, without_those
from ludoteca.games.scorso.machine.race import tables
from ludoteca.games.scorso.machine.shortest import fitting, solve, to_any_layout


def test_whoever_keeps_nothing_begins_again() -> None:
    assert expected((0, 0, 0, 0, 0, 0), to_any_layout()) == pytest.approx(to_any_layout().from_the_start)


def test_keeping_what_is_best_takes_the_least_beats() -> None:
    race, t = to_any_layout(), tables()
    hand = t.number((1, 1, 2, 0, 1, 1))
    assert expected(t.hands[race.keep(hand)], race) == pytest.approx(race.of(hand))


def test_whoever_keeps_nothing_may_aim_at_everything_and_whoever_keeps_some_at_less() -> None:
    kept = (3, 0, 0, 0, 0, 0)
    own = with_these(fitting(), kept)
    assert (with_these(fitting(), (0, 0, 0, 0, 0, 0)) == fitting()).all()
    assert own.any()
    assert (tables().hands[own][:, 0] >= 3).all()
    assert own.sum() < fitting().sum()


def test_towards_ones_own_target_only_a_good_die_rolled_again_costs_beats() -> None:
    t, hand = tables(), (2, 0, 2, 1, 1, 0)
    for kept, costs in (((2, 0, 2, 0, 0, 0), False), ((2, 0, 0, 0, 0, 0), True)):
        race = solve(6, with_these(fitting(), kept))
        assert (expected(kept, race) > race.of(t.number(hand)) + 0.01) == costs


def test_a_chosen_target_has_no_use_for_what_is_rolled_again() -> None:
    t, hand, kept = tables(), (2, 0, 2, 1, 1, 0), (2, 0, 0, 0, 0, 0)
    own = with_these(fitting(), kept)
    chosen = without_those(own, hand, kept)
    with_fists, without = t.number((2, 2, 2, 0, 0, 0)), t.number((3, 3, 0, 0, 0, 0))
    assert own[with_fists]
    assert not chosen[with_fists]
    assert chosen[without]
    race = solve(6, chosen)
    assert expected(kept, race) == pytest.approx(race.of(t.number(hand)))
    assert expected((1, 0, 0, 0, 0, 0), race) > race.of(t.number(hand)) + 0.01


@pytest.mark.parametrize("level", [2, 5])
def test_games_are_played_and_told(capsys: pytest.CaptureFixture[str], level: int) -> None:
    assert dice(games=1, players=2, level=level, scale=0.01) == 0
    told = capsys.readouterr().out
    assert "won by seat 1: " in told
    assert "the leader after the first round won: " in told
