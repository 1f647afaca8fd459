"""Clocks are values that are given the time."""

from ludoteca.core import CHANCE, Seat
from ludoteca.play.clock import Clock, Correspondence, Fischer

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
    day = 86_400_000
    clock = Clock.start(Correspondence(3 * day), 2, [W], 0).acted([B], 2 * day)
    assert clock.left_at(W, 2 * day) == 3 * day
    assert clock.next_flag() == 5 * day


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


def test_no_time_passes_while_the_clock_is_stopped() -> None:
    clock = Clock.start(Fischer(10_000), 2, [W], 0).stopped(4_000)
    assert clock.left_at(W, 999_000) == 6_000
    assert clock.next_flag() is None
    assert clock.resumed(500_000).left_at(W, 501_000) == 5_000


def test_a_time_before_the_last_act_adds_no_time() -> None:
    assert Clock.start(Fischer(1_000), 2, [W], 500).left_at(W, 100) == 1_000
