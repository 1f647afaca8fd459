"""Clocks are values that are given the time."""

import pytest

from ludoteca.core import CHANCE, BadOption, Seat
from ludoteca.play.clock import DAY, LAG_MOST, LAG_REFILL, Clock, Fischer, PerMove, parse_control

W, B = Seat(0), Seat(1)


def test_only_the_side_to_act_spends_time() -> None:
    clock = Clock.start(Fischer(60_000, 5_000), 2, [W], 1_000)
    assert (clock.left_at(W, 11_000), clock.left_at(B, 11_000)) == (50_000, 60_000)


def test_fischer_adds_the_increment_when_the_turn_ends() -> None:
    clock = Clock.start(Fischer(60_000, 5_000), 2, [W], 0).acted([B], 10_000)
    assert clock.left == (55_000, 60_000)
    assert clock.running == {B}


def test_no_increment_inside_a_turn_of_several_moves() -> None:
    clock = Clock.start(Fischer(60_000, 5_000), 2, [W], 0).acted([W], 10_000).acted([W], 11_000).acted([B], 12_000)
    assert clock.left == (53_000, 60_000)


def test_correspondence_starts_again_with_every_turn() -> None:
    clock = Clock.start(PerMove(3 * DAY), 2, [W], 0).acted([B], 2 * DAY, W)
    assert clock.left_at(W, 2 * DAY) == 3 * DAY
    assert clock.next_flag() == 5 * DAY


def test_every_move_of_a_long_turn_has_its_own_time() -> None:
    clock = Clock.start(PerMove(60_000), 2, [W], 0).acted([W], 50_000, W)
    assert clock.flagged(100_000) == ()
    assert clock.flagged(110_000) == (W,)


def test_the_flag_falls_exactly_when_nothing_is_left() -> None:
    clock = Clock.start(Fischer(1_000), 2, [W], 500)
    assert clock.flagged(1_499) == ()
    assert clock.flagged(1_500) == (W,)
    assert clock.next_flag() == 1_500
    assert clock.left_at(W, 9_999) == 0


def test_several_seats_at_once_and_chance_beside_them() -> None:
    clock = Clock.start(Fischer(1_000), 3, [W, B, CHANCE], 0)
    assert clock.flagged(1_000) == (W, B)
    assert clock.acted([CHANCE], 400).next_flag() is None


def test_a_time_before_the_last_act_adds_no_time() -> None:
    assert Clock.start(Fischer(1_000), 2, [W], 500).left_at(W, 100) == 1_000


def test_what_the_line_costs_is_given_back_up_to_what_was_measured() -> None:
    clock = Clock.start(Fischer(60_000), 2, [W], 0).acted([B], 10_000, W, lag=300)
    assert clock.left == (50_300, 60_000)


def test_a_slow_line_is_given_back_no_more_than_its_quota() -> None:
    clock = Clock.start(Fischer(60_000), 2, [W], 0)
    for turn in range(1, 9):
        clock = clock.acted([W], turn * 5_000, W, lag=2_000)
    assert clock.left[W] == 60_000 - 8 * 5_000 + LAG_MOST + 7 * LAG_REFILL


def test_more_than_was_spent_is_never_given_back() -> None:
    assert Clock.start(Fischer(60_000), 2, [W], 0).acted([B], 100, W, lag=900).left == (60_000, 60_000)


def test_the_flag_waits_for_a_move_that_may_be_on_its_way() -> None:
    clock = Clock.start(Fischer(1_000), 2, [W], 0)
    assert clock.next_flag({W: 200}) == 1_200
    assert clock.flagged(1_199, {W: 200}) == ()
    assert clock.acted([B], 1_199, W, lag=200).left[W] == 1
    assert clock.flagged(1_200, {W: 200}) == (W,)


def test_what_is_taken_back_gives_nobody_time() -> None:
    clock = Clock.start(Fischer(60_000, 5_000), 2, [W], 0).acted([B], 10_000, W).went_back([W], 13_000)
    assert (clock.left, clock.running) == ((55_000, 57_000), {W})


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("", None),
        ("fischer 300+5", Fischer(300_000, 5_000)),
        ("move 60", PerMove(60_000)),
        ("days 3", PerMove(3 * DAY)),
    ],
)
def test_a_control_is_read(text: str, control: object) -> None:
    assert parse_control(text) == control


@pytest.mark.parametrize("text", ["fischer", "fischer 300", "move", "days x", "hours 3", "Fischer 300+5", "move 60 "])
def test_a_control_nobody_can_read_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="expected 'fischer 300") as refused:
        parse_control(text)
    assert refused.value.reason
    assert refused.value.reason.code == "clock-unreadable"


@pytest.mark.parametrize("text", ["fischer 9+5", "fischer 10801+0", "fischer 60+181", "move 4", "days 0", "days 15"])
def test_a_control_too_short_or_too_long_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match=r"expected .* to ") as refused:
        parse_control(text)
    assert refused.value.reason
    assert refused.value.reason.code == "clock-range"
