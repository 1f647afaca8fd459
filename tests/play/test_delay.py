"""What is believed about a connection: only the server's measurements, and the smaller of two figures."""

from random import Random

from ludoteca.play.realtime.delay import ENOUGH, HOLD_CAP_MS, ONE_WAY_CAP_MS, QUICK_MS, UNPROVEN_MS, Delay


def measured(kernel: float | None, answered: float | None, times: int = 30) -> Delay:
    delay = Delay()
    for _ in range(times):
        if kernel is not None:
            delay.line(kernel)
        if answered is not None:
            delay.answered(answered)
    return delay


def test_half_the_round_trip() -> None:
    assert measured(240, 242).one_way == 120


def test_answering_pings_late_gains_nothing() -> None:
    assert measured(10, 400).one_way == 5


def test_delayed_acknowledgements_cost_nothing() -> None:
    assert measured(60, 20).one_way == 10


def test_without_the_kernels_figure_nothing_is_believed() -> None:
    delay = measured(None, 240)
    assert (delay.one_way, delay.reach) == (0, 120)


def test_nobody_is_dated_back_by_more_than_the_cap() -> None:
    assert measured(5_000, 5_000).one_way == ONE_WAY_CAP_MS


def test_nobody_makes_others_wait_longer_than_the_cap() -> None:
    assert measured(20, 9_000).reach == HOLD_CAP_MS


def test_nothing_is_known_before_the_first_sample() -> None:
    delay = Delay()
    assert (delay.one_way, delay.jitter, delay.reach) == (0, 0, 0)


def test_the_mean_is_right_under_jitter() -> None:
    """Neither the smallest nor the median of a skewed line, but the mean: otherwise jitter would cost something."""
    rng, means = Random(7), []
    for _ in range(200):
        delay = Delay()
        smoothed = 240.0
        for _ in range(40):
            for _ in range(3):
                smoothed += (200 + rng.expovariate(1 / 40) - smoothed) / 8  # as the kernel smooths
            delay.line(smoothed)
            delay.answered(200 + rng.expovariate(1 / 40))
        means.append(delay.one_way)
    assert abs(sum(means) / len(means) - 120) < 2


def test_jitter_is_the_mean_deviation() -> None:
    delay = Delay()
    for sample in [200, 280] * 40:
        delay.answered(sample)
    assert 36 <= delay.jitter <= 44


def pinged(rtt: float, responses: list[int], times: int = 30) -> Delay:
    """Behind a proxy: only pings are known, and how soon the seat acts on dice."""
    delay = Delay()
    for _ in range(times):
        delay.line(rtt, is_certain=False)
        delay.answered(rtt)
    for response in responses:
        delay.responded(response)
    return delay


def test_behind_a_proxy_a_far_player_is_compensated_as_far_as_presses_bear_it_out() -> None:
    assert pinged(240, [240 + QUICK_MS + more for more in (0, 5, 10, 60, 90, 150, 200, 300)]).one_way == 120


def test_behind_a_proxy_answering_pings_late_gains_nothing() -> None:
    """A program that answered pings 230 ms late gained the whole cap of 150 ms each way."""
    near = [10 + QUICK_MS + more for more in (0, 5, 10, 60, 90, 150, 200, 300)]
    assert pinged(240, near).one_way <= 10


def test_one_lucky_guess_costs_an_honest_player_nothing() -> None:
    honest = [240 + QUICK_MS + more for more in range(0, 160, 10)]
    assert pinged(240, [*honest, 200]).one_way == 120


def test_before_presses_say_anything_little_is_believed() -> None:
    assert pinged(300, []).one_way == pinged(300, [400] * (ENOUGH - 1)).one_way == UNPROVEN_MS
    assert pinged(40, []).one_way == 20


def test_what_the_presses_of_a_seat_have_shown_outlives_a_connection() -> None:
    first = pinged(240, [QUICK_MS + 20] * 10)
    again = Delay(first.reactions)
    again.line(300, is_certain=False)
    assert again.one_way == first.one_way == 10


def test_a_figure_of_the_kernel_needs_no_presses_to_bear_it_out() -> None:
    delay = measured(240, 242)
    for _ in range(20):
        delay.responded(10)
    assert delay.one_way == 120
