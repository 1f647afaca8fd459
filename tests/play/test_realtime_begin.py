"""A race that somebody begins, and one that begins at once."""

from __future__ import annotations

from collections.abc import Mapping

from bench.fairness.tables import AtPosition
from ludoteca import games
from ludoteca.core import CHANCE, Seat
from ludoteca.play import Dealer, Match
from ludoteca.play.realtime.delay import Delay
from ludoteca.play.realtime.driver import COUNTDOWN_MS, DECIDE_MS, RealTimeDriver, Terms
from ludoteca.play.realtime.press import Press
from tests.play.test_realtime_driver import FREEZE_MS, A, B, answers, line, run_to

# -- a race that somebody begins, and one that begins at once ------------------------------------------------
COUNTED = """\
edition=collector pace=real_time stage=1 round=2 phase=ready ender=- supply=8 pot=0
A bullets=3/3/3 left=- right=- free=?????? burned=- fists=0
B bullets=3/3/3 left=- right=- free=?????? burned=- fists=0"""
CHALLENGES = """\
edition=collector pace=real_time stage=1 round=2 phase=duels ender=- supply=6 pot=0 act=- passed=0
A bullets=1/0/0 left=- right=- free=- burned=- fists=1
B bullets=1/0/0 left=- right=- free=- burned=- fists=1"""
WAIT_MS = 15_000


def waiting(position: str, terms: Terms | None = None, lines: Mapping[Seat, Delay] | None = None) -> RealTimeDriver:
    """A table as the server has it: chance that takes a while has not been dealt."""
    game = games.find("scorso")
    match = Match(AtPosition(game, position), game.Options.from_text({"players": "2"}), Dealer.from_seed(1))
    return RealTimeDriver(match, 0, lines or {}, terms)


def test_a_round_is_counted_down_when_somebody_counts() -> None:
    driver = waiting(COUNTED)
    assert driver.times().starts_at is None
    driver.press(Press(B, "count", 4_000))
    assert answers(run_to(driver, 4_000)) == [("count", None)]
    assert driver.times().starts_at == 4_000 + COUNTDOWN_MS  # nothing has happened that had to be looked at first


def test_a_round_that_nobody_counts_begins_by_itself() -> None:
    driver = waiting(COUNTED)
    assert run_to(driver, WAIT_MS - 1) == []
    (done,) = run_to(driver, WAIT_MS)
    assert [entry.text for entry in done.entries] == ["begin"]
    assert driver.times().starts_at == WAIT_MS + COUNTDOWN_MS


def test_where_nobody_is_waited_for_it_begins_at_once() -> None:
    driver = waiting(COUNTED, Terms(waits=False))
    run_to(driver, 0)
    assert driver.times().starts_at == COUNTDOWN_MS


def test_a_table_that_freezes_by_itself_waits_for_the_next_count() -> None:
    stuck = COUNTED.replace("phase=ready", "phase=rolling").replace(
        "left=- right=- free=??????", "left=WWW right=WWG free=-"
    )
    driver = waiting(stuck)
    run_to(driver, COUNTDOWN_MS + FREEZE_MS)
    assert driver.match.to_act == (A, B, CHANCE)
    assert run_to(driver, COUNTDOWN_MS + FREEZE_MS + WAIT_MS - 1) == []
    assert len(run_to(driver, COUNTDOWN_MS + FREEZE_MS + WAIT_MS)) == 1


def test_the_first_to_challenge_counts_although_the_other_press_arrives_before_it() -> None:
    driver = waiting(CHALLENGES, lines={A: line(200), B: line(10)})
    assert driver.times().decide_by == DECIDE_MS
    driver.press(Press(B, "challenge A 1", 1_050))  # made at 1 045
    driver.press(Press(A, "challenge B 1", 1_100))  # made at 1 000
    done = run_to(driver, 2_000)
    assert answers(done)[0] == ("challenge B 1", None)
    assert done[0].press.seat == A


def test_challenges_of_one_instant_are_decided_by_lot() -> None:
    driver = waiting(CHALLENGES)
    driver.press(Press(A, "challenge B 1", 1_000))
    driver.press(Press(B, "challenge A 1", 1_000))
    done = run_to(driver, 1_000)
    assert done[0].tie == (A, B)
    assert done[0].refusal is None
    assert done[1].refusal is not None


def test_whoever_does_not_answer_is_overdue_as_with_any_decision() -> None:
    driver = waiting(CHALLENGES)
    driver.press(Press(A, "challenge no", 1_000))
    run_to(driver, 1_000)
    assert driver.overdue(1_000 + DECIDE_MS) == (B,)
