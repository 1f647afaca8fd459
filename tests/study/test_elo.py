"""Ratings from results."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from ludoteca.study.elo import Result, estimate

A, B = ("A",), ("B",)


def test_three_to_one_is_191_points() -> None:
    ratings = estimate("AB", Counter({Result((A, B), 0): 7500, Result((B, A), 0): 2500}))
    assert ratings["A"].elo - ratings["B"].elo == pytest.approx(400 * math.log10(3), abs=0.5)
    assert ratings["A"].elo == pytest.approx(-ratings["B"].elo)


def test_a_draw_is_half_a_win() -> None:
    drawn = estimate("AB", Counter({Result((A, B), 0): 50, Result((A, B), None): 100, Result((A, B), 1): 10}))
    shared = estimate("AB", Counter({Result((A, B), 0): 100, Result((A, B), 1): 60}))
    assert drawn["A"].elo == pytest.approx(shared["A"].elo)


def test_the_error_is_that_of_a_share() -> None:
    """With n even games the error of the difference is 1.96 standard errors of the log odds, 2 / √n."""
    ratings = estimate("AB", Counter({Result((A, B), 0): 200, Result((A, B), 1): 200}))
    difference = 1.96 * (2 / math.sqrt(400)) * 400 / math.log(10)
    assert ratings["A"].error == pytest.approx(difference / 2, rel=0.01)


def test_whoever_won_every_game_is_not_infinitely_strong() -> None:
    ratings = estimate("AB", Counter({Result((A, B), 0): 50}))
    assert 300 < ratings["A"].elo - ratings["B"].elo < 3000
    assert ratings["A"].error > 200


def test_among_four_the_share_of_wins_is_the_share_of_strength() -> None:
    sides = (A, B, B, B)
    ratings = estimate("AB", Counter({Result(sides, 0): 5000, Result(sides, 1): 5000}))
    assert ratings["A"].elo - ratings["B"].elo == pytest.approx(400 * math.log10(3), abs=0.5)


def test_a_side_of_two_is_as_strong_as_their_mean() -> None:
    sides = (("A", "B"), ("B", "B"))
    ratings = estimate("AB", Counter({Result(sides, 0): 6000, Result(sides, 1): 3000}))
    assert ratings["A"].elo - ratings["B"].elo == pytest.approx(2 * 400 * math.log10(2), abs=2)


def test_somebody_against_themself_says_nothing() -> None:
    assert estimate("A", Counter({Result((A, A), 0): 9})) == {"A": (0, 0)}


def test_the_true_ratings_are_within_the_errors_nearly_always() -> None:
    truth, rng, inside = {"A": 120.0, "B": 0.0, "C": -120.0}, Random(4), 0
    for _ in range(100):
        results: Counter[Result] = Counter()
        for _ in range(60):
            one, other = rng.sample("ABC", 2)
            chance = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
            results[Result(((one,), (other,)), int(rng.random() > chance))] += 1
        inside += sum(abs(elo - truth[name]) <= error for name, (elo, error) in estimate("ABC", results).items())
    assert 280 <= inside <= 297  # 285 of 300 are expected
