"""Who was first: presses wait, count in the order they were made, and early ones cost time."""

from ludoteca.core import Seat
from ludoteca.play.realtime.delay import Delay
from ludoteca.play.realtime.press import Press
from ludoteca.play.realtime.timekeeper import EARLY_MS, GRACE_MS, HASTY, NOT_STARTED, TUMBLING, Timekeeper

A, B = Seat(0), Seat(1)


def line(rtt: float) -> Delay:
    delay = Delay()
    delay.line(rtt)
    delay.answered(rtt)
    return delay


def near_and_far(starts_at: int | None = 1_000) -> Timekeeper:
    keeper = Timekeeper({A: line(10), B: line(240)})
    keeper.begin(starts_at)
    return keeper


def counted(keeper: Timekeeper, now: int) -> list[str]:
    texts = []
    while ready := keeper.ready(now):
        texts += [timed.press.act for timed in ready]
    return texts


def test_a_press_waits_for_the_slowest_line() -> None:
    keeper = near_and_far()
    keeper.take(Press(A, "a", 2_005))
    assert keeper.hold == 120
    assert keeper.due() == 2_120
    assert counted(keeper, 2_119) == []
    assert counted(keeper, 2_120) == ["a"]


def test_the_earlier_press_counts_first_though_it_arrives_later() -> None:
    keeper = near_and_far()
    keeper.take(Press(A, "near", 2_055))
    keeper.take(Press(B, "far", 2_160))
    assert counted(keeper, 3_000) == ["far", "near"]


def test_a_press_that_arrives_after_the_order_is_fixed_counts_last() -> None:
    keeper = near_and_far()
    keeper.take(Press(A, "near", 2_055))
    assert counted(keeper, 2_170) == ["near"]
    ruling = keeper.take(Press(B, "far", 2_165))
    assert (ruling.estimate, ruling.press) == (2_045, 2_050)


def test_presses_of_one_seat_keep_their_order() -> None:
    lines = {A: line(240)}
    keeper = Timekeeper(lines)
    keeper.begin(1_000)
    keeper.take(Press(A, "first", 2_000))
    lines[A] = line(300)
    keeper.take(Press(A, "second", 2_010))
    assert counted(keeper, 9_000) == ["first", "second"]


def test_presses_of_the_same_instant_are_ready_together() -> None:
    keeper = near_and_far()
    keeper.take(Press(A, "near", 2_005))
    keeper.take(Press(B, "far", 2_120))
    assert [timed.press.act for timed in keeper.ready(9_000)] == ["near", "far"]


def test_decisions_wait_for_nobody() -> None:
    keeper = near_and_far(None)
    keeper.take(Press(A, "a", 2_005))
    assert keeper.due() == 2_000


def test_only_live_connections_are_waited_for() -> None:
    keeper = Timekeeper({})
    keeper.begin(1_000)
    keeper.take(Press(A, "a", 2_000))
    assert counted(keeper, 2_000) == ["a"]


def test_nothing_counts_before_the_start_or_while_the_seats_dice_tumble() -> None:
    keeper = near_and_far()
    keeper.rolled(A, 1_600)
    assert keeper.why_early(A, 999) == NOT_STARTED
    assert keeper.why_early(A, 1_599) == TUMBLING
    assert keeper.why_early(A, 1_600) is None
    assert keeper.why_early(B, 1_000) is None


def test_a_refused_press_keeps_the_hand_away() -> None:
    keeper = near_and_far()
    keeper.refused(A, 990)
    assert keeper.why_early(A, 990 + EARLY_MS - 1) == HASTY
    assert keeper.why_early(A, 990 + EARLY_MS) is None
    assert keeper.why_early(B, 1_000) is None


def test_flooding_never_counts() -> None:
    """Every press soon after a refused one is refused too, and keeps the hand away again."""
    keeper = near_and_far()
    for at in range(500, 4_000, 20):
        assert keeper.why_early(A, at)
        keeper.refused(A, at)


def test_a_press_that_seems_a_little_early_counts_at_the_first_instant() -> None:
    keeper = near_and_far()
    assert keeper.take(Press(A, "a", 1_005 - GRACE_MS)).press == 1_000
    assert keeper.take(Press(B, "b", 1_119 - GRACE_MS)).press == 999 - GRACE_MS


def test_grace_also_for_dice_that_come_to_rest() -> None:
    keeper = near_and_far()
    keeper.rolled(A, 1_800)
    assert keeper.take(Press(A, "a", 1_795)).press == 1_800


def test_a_new_race_begins_with_free_hands() -> None:
    keeper = near_and_far()
    keeper.rolled(A, 9_000)
    keeper.refused(B, 8_000)
    keeper.begin(8_100)
    assert keeper.why_early(A, 8_100) is keeper.why_early(B, 8_100) is None


def test_hands_are_free_where_no_race_is_on() -> None:
    keeper = near_and_far(None)
    keeper.refused(A, 5_000)
    assert keeper.why_early(A, 5_001) is None
