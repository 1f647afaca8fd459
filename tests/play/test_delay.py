"""What is believed about a connection: only the server's measurements, and the smaller of two figures."""

from random import Random

from ludoteca.play.realtime.delay import HOLD_CAP_MS, ONE_WAY_CAP_MS, Delay


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
