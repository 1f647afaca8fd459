"""When a press was made: the estimate, unless an accident is claimed and the quota allows for it."""

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core import Seat
from ludoteca.play.realtime.delay import ONE_WAY_CAP_MS, Delay
from ludoteca.play.realtime.press import QUOTA_MS, REFILL_MS, Press, Quota, rule_on

A = Seat(0)


def line(rtt: float = 200, jitter: float = 0) -> Delay:
    delay = Delay()
    for step in range(60):
        delay.line(rtt)
        delay.answered(rtt + (jitter if step % 2 else -jitter))
    return delay


def test_a_press_is_dated_by_the_measured_delay() -> None:
    ruling = rule_on(Press(A, "x", 5_000), line(), Quota())
    assert (ruling.claim, ruling.estimate, ruling.press, ruling.compensation) == (None, 4_900, 4_900, 100)


def test_without_a_connection_a_press_counts_on_arrival() -> None:
    assert rule_on(Press(A, "x", 5_000, 1_000, 50), None, Quota()).press == 5_000


def test_an_accident_is_forgiven_out_of_the_quota() -> None:
    """Sent at 4000, seen at 4100, pressed 300 ms later, and delayed by 250 ms on the way."""
    ruling = rule_on(Press(A, "x", 4_750, 4_000, 300), line(), Quota())
    assert (ruling.claim, ruling.estimate) == (4_400, 4_650)
    assert ruling.press == 4_650 - QUOTA_MS


def test_an_accident_smaller_than_the_quota_is_forgiven_completely() -> None:
    ruling = rule_on(Press(A, "x", 4_530, 4_000, 300), line(), Quota())
    assert ruling.press == ruling.claim == 4_400


def test_ordinary_jitter_spends_no_quota() -> None:
    quota = Quota()
    ruling = rule_on(Press(A, "x", 4_560, 4_000, 300), line(jitter=30), quota)
    assert ruling.press == ruling.estimate == 4_460
    assert quota.left(4_560) == QUOTA_MS


def test_a_claim_never_makes_a_press_later() -> None:
    ruling = rule_on(Press(A, "x", 4_400, 4_000, 900), line(), Quota())
    assert ruling.press == ruling.estimate == 4_300


def test_repeated_forging_gains_the_quota_only_once() -> None:
    quota, delay, gained = Quota(), line(), 0
    for turn in range(20):
        arrival = 10_000 + 900 * turn
        ruling = rule_on(Press(A, "x", arrival, arrival - 500, 0), delay, quota)
        gained += ruling.estimate - ruling.press
    assert gained <= QUOTA_MS + 20 * 900 // REFILL_MS


def test_the_quota_refills_slowly_and_never_above_its_maximum() -> None:
    quota = Quota()
    assert quota.spend(1_000, 0) == QUOTA_MS
    assert quota.spend(1_000, 10 * REFILL_MS) == 10
    assert quota.left(10**9) == QUOTA_MS


def test_a_negative_time_since_is_no_claim() -> None:
    assert rule_on(Press(A, "x", 4_700, 4_000, -400), line(), Quota()).claim is None


@given(
    arrival=st.integers(0, 10**7),
    ago=st.none() | st.integers(-1_000, 10**6),
    since=st.none() | st.integers(-1_000, 10**6),
    rtt=st.floats(0, 5_000),
    jitter=st.floats(0, 100),
    spent=st.integers(0, QUOTA_MS),
)
def test_no_claim_moves_a_press_beyond_narrow_bounds(
    arrival: int, ago: int | None, since: int | None, rtt: float, jitter: float, spent: int
) -> None:
    quota = Quota(arrival)
    quota.spend(spent, arrival)
    seen_at = None if ago is None else arrival - ago
    ruling = rule_on(Press(A, "x", arrival, seen_at, since), line(rtt, jitter), quota)
    assert ruling.estimate - (QUOTA_MS - spent) <= ruling.press <= ruling.estimate <= arrival
    assert ruling.compensation <= ONE_WAY_CAP_MS + QUOTA_MS
