"""Real time at a table: what counts, in which order and when. Duels and rounds of Scorso, on a simulated clock."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bench.fairness.tables import DECIDING_DUEL, AtPosition
from ludoteca import games
from ludoteca.core import CHANCE, BadMove, IllegalMove, Seat
from ludoteca.play import Dealer, Match
from ludoteca.play.realtime.delay import Delay
from ludoteca.play.realtime.driver import COUNTDOWN_MS, DECIDE_MS, RACE_MS, Done, RealTimeDriver
from ludoteca.play.realtime.press import Press
from ludoteca.play.realtime.timekeeper import EARLY_MS, GRACE_MS, READY_MS

A, B = Seat(0), Seat(1)
GO = COUNTDOWN_MS
ROLL_MS, FREEZE_MS = 600, 3_000
READY = DECIDING_DUEL.replace("??????", "RRRRRR")
ROUND = """\
edition=collector pace=real_time stage=1 round=2 phase=rolling ender=- supply=8 pot=0
A bullets=3/3/3 left=KRR right=GGG free=- burned=- fists=0
B bullets=3/3/3 left=KKK right=WW free=W burned=- fists=0"""


def line(rtt: float) -> Delay:
    delay = Delay()
    delay.line(rtt)
    delay.answered(rtt)
    return delay


def at(position: str, seed: int = 1) -> Match:
    game = games.find("scorso")
    options = game.Options.from_text({"players": "2", "pace": "real_time"})
    return Match.start(AtPosition(game, position), options, Dealer.from_seed(seed))


def driver_at(position: str, lines: Mapping[Seat, Delay] | None = None, seed: int = 1, now: int = 0) -> RealTimeDriver:
    return RealTimeDriver(at(position, seed), now, lines or {})


def code(done: Done) -> str | None:
    """Why a press was refused, as a code."""
    if done.refusal is None:
        return None
    return done.refusal.reason.code if isinstance(done.refusal, IllegalMove) else type(done.refusal).__name__


def answers(done: list[Done]) -> list[tuple[str, str | None]]:
    return [(one.press.act, code(one)) for one in done if one.press is not None]


def run_to(driver: RealTimeDriver, now: int) -> list[Done]:
    """Run like a server: whenever something is due."""
    done: list[Done] = []
    while (due := driver.due()) is not None and due <= now:
        done += driver.run(due)
    return done


# -- the start ---------------------------------------------------------------------------------------------
def test_a_race_starts_after_the_countdown() -> None:
    times = driver_at(DECIDING_DUEL, now=500).times()
    assert times.starts_at == 500 + COUNTDOWN_MS
    assert times.ends_at == 500 + COUNTDOWN_MS + RACE_MS
    assert times.decide_by is None
    assert times.race


def test_a_press_before_the_start_is_refused_with_a_reason_and_costs_time() -> None:
    driver = driver_at(DECIDING_DUEL)
    driver.press(Press(A, "roll ??????", GO - GRACE_MS - 1))
    driver.press(Press(A, "roll ??????", GO + 100))
    driver.press(Press(A, "roll ??????", GO + 100 + EARLY_MS))
    done = run_to(driver, GO + 2_000)
    assert [why for _, why in answers(done)] == ["not-started", "hasty", None]


def test_both_start_at_the_same_instant_whatever_their_lines() -> None:
    driver = driver_at(DECIDING_DUEL, {A: line(10), B: line(240)})
    driver.press(Press(A, "roll ??????", GO + 5))
    driver.press(Press(B, "roll ??????", GO + 120))
    assert [one.rest for one in run_to(driver, GO + 200)] == [GO + ROLL_MS, GO + ROLL_MS]


# -- rolling ------------------------------------------------------------------------------------------------
def test_dice_are_dealt_early_enough_for_the_slowest_to_see_them_come_to_rest() -> None:
    """Dealing, storing and telling take time, too: the slowest would pay for it alone."""
    driver = driver_at(DECIDING_DUEL, {A: line(10), B: line(240)})
    driver.press(Press(A, "roll ??????", GO + 105))
    driver.run(GO + 300)
    assert driver.times().resting == {A: GO + 100 + ROLL_MS}
    assert driver.due() == GO + 100 + ROLL_MS - 120 - READY_MS
    (dealt,) = driver.run(GO + 100 + ROLL_MS - 120 - READY_MS)
    assert dealt.press is None
    assert dealt.rest == GO + 100 + ROLL_MS
    assert [entry.seat for entry in dealt.entries] == [CHANCE] * 6
    assert driver.times().resting == {}


def test_dice_that_have_been_dealt_ahead_cannot_be_used_before_they_rest() -> None:
    driver = driver_at(READY.replace("free=RRRRRR", "free=?RRRRR", 1), {A: line(240)}, seed=1)
    driver.press(Press(A, "roll ?", GO + 120))
    rest = GO + ROLL_MS
    driver.press(Press(A, "knock", rest - GRACE_MS - 1 + 120))
    assert answers(run_to(driver, rest + 1_000)) == [("roll ?", None), ("knock", "tumbling")]


def test_one_hand_takes_twice_as_long() -> None:
    driver = driver_at(ROUND.replace("free=W burned=- fists=0", "free=W burned=- fists=0 handicap"))
    driver.press(Press(B, "roll W", GO))
    assert [one.rest for one in driver.run(GO)] == [GO + 2 * ROLL_MS]


def test_only_lag_beyond_the_roll_is_lost() -> None:
    """A press that arrives seconds late is dated back only by the cap, and its dice are dealt at once."""
    driver = driver_at(DECIDING_DUEL, {A: line(3_000)})
    driver.press(Press(A, "roll ??????", GO + 2_000))
    done = driver.run(GO + 2_100)
    assert [one.rest for one in done] == [GO + 2_000 - 150 + ROLL_MS]


def test_an_illegal_roll_is_refused_in_the_words_of_the_rules_and_costs_the_hand() -> None:
    driver = driver_at(DECIDING_DUEL)
    driver.press(Press(A, "roll K", GO + 10))
    driver.press(Press(A, "roll ??????", GO + 20))
    assert answers(run_to(driver, GO + 100)) == [("roll K", "roll-missing"), ("roll ??????", "hasty")]


def test_an_unreadable_press_is_answered_too() -> None:
    driver = driver_at(DECIDING_DUEL)
    driver.press(Press(A, "dance", GO + 10))
    driver.press(Press(Seat(7), "knock", GO + 10))
    assert [type(one.refusal) for one in run_to(driver, GO + 100)] == [BadMove, BadMove]


# -- who was first -----------------------------------------------------------------------------------------
def test_the_knock_that_was_made_first_wins_though_it_arrives_last() -> None:
    driver = driver_at(READY, {A: line(240), B: line(10)})
    driver.press(Press(B, "knock", GO + 155))
    driver.press(Press(A, "knock", GO + 220))
    assert run_to(driver, GO + 1_000)[0].press == Press(A, "knock", GO + 220)
    assert driver.match.outcome is not None
    assert driver.match.outcome.winners == (A,)


def test_knocks_of_one_instant_are_a_tie_and_drawn_by_lot() -> None:
    winners = []
    for seed in range(12):
        driver = driver_at(READY, seed=seed)
        driver.press(Press(A, "knock", GO + 100))
        driver.press(Press(B, "knock", GO + 100))
        done = driver.run(GO + 100)
        assert [one.tie for one in done] == [(A, B), (A, B)]
        assert [why for _, why in answers(done)] == [None, "over"]
        assert driver.times().tie == (A, B)
        assert driver.match.outcome is not None
        winners.append(driver.match.outcome.winners)
    assert set(winners) == {(A,), (B,)}


def test_one_millisecond_is_no_tie() -> None:
    driver = driver_at(READY)
    driver.press(Press(B, "knock", GO + 101))
    driver.press(Press(A, "knock", GO + 100))
    assert [one.tie for one in driver.run(GO + 200)] == [(), ()]
    assert driver.times().tie == ()
    assert driver.match.outcome is not None
    assert driver.match.outcome.winners == (A,)


def assert_both_count(*presses: Press) -> None:
    driver = driver_at(ROUND)
    for press in presses:
        driver.press(press)
    assert answers(driver.run(GO + 100)) == [("place W right", None), ("knock", None)]


def test_a_die_placed_in_the_instant_of_the_knock_counts() -> None:
    """A7, though the knock arrived first."""
    assert_both_count(Press(A, "knock", GO + 100), Press(B, "place W right", GO + 100))


def test_one_seat_may_place_its_last_die_and_knock_in_the_same_instant() -> None:
    assert_both_count(Press(B, "place W right", GO + 100), Press(B, "knock", GO + 100))


def test_a_die_placed_a_millisecond_after_the_knock_does_not() -> None:
    driver = driver_at(ROUND)
    driver.press(Press(B, "place W right", GO + 101))
    driver.press(Press(A, "knock", GO + 100))
    assert answers(driver.run(GO + 101))[0] == ("knock", None)
    assert driver.match.log[-1].text == "knock"


# -- the table's own chance -----------------------------------------------------------------------------------
def test_a_table_on_which_nobody_knocks_freezes_when_its_time_is_up() -> None:
    driver = driver_at(ROUND)
    driver.press(Press(B, "place W right", GO + 100))
    driver.run(GO + 100)
    assert driver.due() == GO + 100 + FREEZE_MS
    (frozen,) = driver.run(GO + 100 + FREEZE_MS)
    assert [entry.text for entry in frozen.entries] == ["freeze"]


def test_a_knock_made_before_the_freeze_counts_though_it_arrives_after_its_time() -> None:
    driver = driver_at(ROUND, {A: line(240)})
    driver.press(Press(B, "place W right", GO + 100))
    driver.run(GO + 220)
    assert driver.due() == GO + 220 + FREEZE_MS + 120
    driver.press(Press(A, "knock", GO + 220 + FREEZE_MS + 119))
    assert answers(run_to(driver, GO + 9_000))[0] == ("knock", None)
    assert "freeze" not in [entry.text for entry in driver.match.log]


def test_after_a_restart_a_table_does_not_freeze_before_anybody_can_knock() -> None:
    driver = driver_at(ROUND)
    driver.press(Press(B, "place W right", GO + 100))
    driver.run(GO + 100)
    before = driver.match
    driver = RealTimeDriver(Match.replay(before.game, before.options, before.log, Dealer.from_seed(1)), 60_000, {})
    assert driver.due() == 60_000 + COUNTDOWN_MS + FREEZE_MS


# -- time limits ---------------------------------------------------------------------------------------------
def knocked() -> RealTimeDriver:
    driver = driver_at(ROUND)
    driver.press(Press(A, "knock", GO + 100))
    driver.run(GO + 100)
    return driver


def test_a_single_decision_has_a_time_limit() -> None:
    driver = knocked()
    times = driver.times()
    assert (times.race, times.starts_at, times.decide_by) == ("", None, GO + 100 + DECIDE_MS)
    assert driver.overdue(GO + 100 + DECIDE_MS - 1) == ()
    assert driver.overdue(GO + 100 + DECIDE_MS) == driver.match.to_act


def test_every_decision_has_its_own_time() -> None:
    driver = knocked()
    seat = driver.match.to_act[0]
    driver.press(Press(seat, driver.match.legal(seat)[0], GO + 5_000))
    driver.run(GO + 5_000)
    assert driver.times().decide_by == GO + 5_000 + DECIDE_MS


def test_in_a_race_all_seats_that_could_act_become_overdue() -> None:
    driver = driver_at(DECIDING_DUEL, {A: line(240)})
    limit = GO + RACE_MS + 120
    assert driver.overdue_at() == limit
    assert driver.overdue(limit - 1) == ()
    assert driver.overdue(limit) == (A, B)
    driver.press(Press(A, "roll ??????", limit))
    assert driver.overdue(limit) == (B,)


# -- platform acts ---------------------------------------------------------------------------------------------
def test_resigning_waits_for_nobody_and_what_waits_is_still_answered() -> None:
    driver = driver_at(DECIDING_DUEL, {A: line(240)})
    driver.press(Press(A, "roll ??????", GO + 200))
    done = driver.pass_through(B, "resign", GO + 210)
    assert (done.refusal, [entry.text for entry in done.entries]) == (None, ["resign"])
    assert answers(run_to(driver, GO + 1_000)) == [("roll ??????", "over")]
    assert driver.due() is None


def test_a_refused_platform_act_costs_nothing() -> None:
    driver = driver_at(DECIDING_DUEL)
    assert code(driver.pass_through(A, "offer", GO)) == "agree"
    driver.press(Press(A, "roll ??????", GO + 10))
    assert answers(driver.run(GO + 10)) == [("roll ??????", None)]


def test_a_refusal_does_not_change_the_times_in_the_log() -> None:
    driver = driver_at(DECIDING_DUEL, {A: line(240)})
    driver.press(Press(A, "roll ??????", GO + 130))
    driver.pass_through(B, "offer", GO + 100)
    driver.run(GO + 200)
    assert [entry.at_ms for entry in driver.match.log] == [GO + 10]


# -- the server has been down ----------------------------------------------------------------------------------
def test_after_a_restart_a_new_countdown_and_dice_come_to_rest_at_the_start() -> None:
    driver = driver_at(DECIDING_DUEL)
    driver.press(Press(A, "roll ??????", GO + 10))
    driver.run(GO + 10)
    before = driver.match
    again = Match.replay(before.game, before.options, before.log, Dealer.from_seed(1))
    driver = RealTimeDriver(again, 60_000, {})
    assert driver.times().starts_at == 60_000 + COUNTDOWN_MS
    assert driver.times().resting == {A: 60_000 + COUNTDOWN_MS}
    assert driver.due() == 60_000 + COUNTDOWN_MS
    (dealt,) = run_to(driver, 60_000 + COUNTDOWN_MS)
    assert len(dealt.entries) == 6


def test_a_restart_deals_the_same_dice() -> None:
    texts = []
    for restarts in (False, True):
        driver = driver_at(DECIDING_DUEL)
        driver.press(Press(A, "roll ??????", GO + 10))
        driver.run(GO + 10)
        if restarts:
            before = driver.match
            driver = RealTimeDriver(
                Match.replay(before.game, before.options, before.log, Dealer.from_seed(1)), 50_000, {}
            )
        run_to(driver, 60_000)
        texts.append([entry.text for entry in driver.match.log])
    assert texts[0] == texts[1]


# -- for the judge -----------------------------------------------------------------------------------------------
def test_arrival_claim_and_compensation_are_logged() -> None:
    driver = driver_at(DECIDING_DUEL, {A: line(200)})
    driver.press(Press(A, "roll ??????", GO + 400, GO - 500, 780, "7"))
    (done,) = driver.run(GO + 500)
    assert done.ruling is not None
    assert done.press is not None
    assert done.press.id == "7"
    assert (done.ruling.arrival, done.ruling.claim, done.ruling.estimate) == (GO + 400, GO + 380, GO + 300)
    assert (done.ruling.press, done.ruling.compensation) == (GO + 300, 100)


@pytest.mark.parametrize("language", ["en", "it", "cs"])
def test_every_refusal_of_the_timekeeper_has_words(language: str) -> None:
    from ludoteca.core.words import bundle
    from ludoteca.play.realtime.timekeeper import EARLY

    assert all(bundle(language).has_message(f"play-why-{why}") for why in EARLY)
