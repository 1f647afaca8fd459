"""What decisions were worth, against sums done by hand and a slow second account."""

import numpy as np

from ludoteca.learning.deep.returns import advantages


def account(seats, values, ended, paid, trace):
    """Each seat of each game by itself, from its own list of decisions."""
    steps, games = values.shape
    better, known = np.zeros((steps, games)), np.zeros((steps, games))
    for game in range(games):
        for seat in range(paid.shape[2]):
            own = [step for step in range(steps) if seats[step, game] == seat]
            later = 0.0
            for number in reversed(range(len(own))):
                step, after = own[number], own[number + 1] if number + 1 < len(own) else steps
                ends = [end for end in range(step, after) if ended[end, game]]
                if ends:
                    found = paid[ends[0], game, seat] - values[step, game]
                elif after < steps:
                    found = values[after, game] - values[step, game] + trace * later
                else:
                    later = 0.0
                    continue
                better[step, game], known[step, game], later = found, 1, found
    return better, known


def as_one(seats, count=2):
    return (np.asarray(seats)[..., None] == np.arange(count)).astype(float)


def test_each_decision_is_compared_with_the_seats_own_next_one():
    seats = np.array([[0], [1], [1], [0]])
    values = np.array([[0.1], [0.5], [-0.3], [0.4]])
    better, known = advantages(as_one(seats), values, np.zeros((4, 1)), np.zeros((4, 1, 2)), 1.0)
    assert known[:, 0].tolist() == [1, 1, 0, 0]
    np.testing.assert_allclose(better[:2, 0], [0.4 - 0.1, -0.3 - 0.5])


def test_the_end_pays_both_seats():
    seats = np.array([[0], [1], [0], [1]])
    values = np.array([[0.1], [0.2], [0.3], [0.4]])
    ended, paid = np.array([[0.0], [0.0], [1.0], [0.0]]), np.zeros((4, 1, 2))
    paid[2, 0] = [1, -1]
    better, known = advantages(as_one(seats), values, ended, paid, 0.5)
    assert known[:, 0].tolist() == [1, 1, 1, 0]
    np.testing.assert_allclose(better[:3, 0], [0.2 + 0.5 * 0.7, -1 - 0.2, 1 - 0.3])


def test_the_same_as_a_slow_account_of_each_seat():
    rng = np.random.default_rng(5)
    for trace in (0.0, 0.9, 1.0):
        seats = rng.integers(0, 2, (40, 30))
        values, ended = rng.normal(size=(40, 30)), (rng.random((40, 30)) < 0.1).astype(float)
        paid = rng.normal(size=(40, 30, 2)) * ended[..., None]
        found = advantages(as_one(seats), values, ended, paid, trace)
        for one, other in zip(found, account(seats, values, ended, paid, trace), strict=True):
            np.testing.assert_allclose(one, other, atol=1e-12)
