"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca import games
from ludoteca.batch import Batch, BatchError, looking, stepping
from ludoteca.core import Seat, bind
from ludoteca.core.tensors import tensor_of
from ludoteca.laws.suite import batches
from ludoteca.play import find


class TestBatches(batches.BatchesHold):
    games = games.built_in()


def test_the_law_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """Single games that draw other lots are other games."""
    monkeypatch.setattr(batches, "seeded", lambda seed: np.uint64(seed + 99))
    game = find("scamorra")
    with pytest.raises(AssertionError, match="another one"):
        batches.assert_same_games(game, game.Options(), games=2, decisions=5, seed=1)


@pytest.fixture
def batch() -> Batch:
    made = Batch("scamorra", None, 5)
    made.reset(seed=3)
    return made


def first_legal(batch: Batch) -> np.ndarray:
    return np.argmax(batch.legal_mask, axis=1)


def test_a_view_is_what_the_seat_to_act_may_know(batch: Batch) -> None:
    game = batch.game
    told = batch.view()
    for number in range(batch.n):
        view = game.view(batch.state(number), Seat(int(batch.seats[number])))
        assert told[number].tolist() == tensor_of(game, batch.options).of(view).tolist()
    assert batch.view(seat=1).shape == told.shape


@pytest.mark.parametrize("name", games.built_in())
def test_a_table_tells_how_each_number_of_a_view_is_made(name: str) -> None:
    """A GPU makes them by the table, one by one; here NumPy does."""
    batch = Batch(name, None, 3)
    batch.reset(seed=5)
    batch.wander(90)
    told = batch.view()
    looks, (table, *_), _ = batch._make_looks(batch.game.sight)  # type: ignore[arg-type]
    looks[3][:] = batch._looks[0][3]  # type: ignore[index]
    numbers = np.zeros_like(told)
    encode = bind(looking.__name__, batch.game.sight.rules).encode  # type: ignore[union-attr]
    encode(0, batch.n, looks, table, batch.seats, numbers)
    assert np.array_equal(numbers, told)
    assert len({row.tobytes() for row in told}) == batch.n


def test_other_libraries_hold_the_same_memory(batch: Batch) -> None:
    """DLPack: no copies."""
    mask, seats, records = (np.from_dlpack(array) for array in (batch.legal_mask, batch.seats, batch.bytes))
    before = records.copy()
    batch.step(first_legal(batch))
    assert np.shares_memory(mask, batch.legal_mask)
    assert mask.tolist() == batch.legal_mask.tolist()
    assert seats.tolist() == batch.seats.tolist()
    assert (records != before).any(axis=1).all()


@pytest.mark.parametrize("name", games.built_in())
def test_whatever_has_become_of_a_game_it_starts_again_as_it_began(name: str) -> None:
    """A long record is not copied whole: what was used of it must be cleared."""
    batch = Batch(name, None, 3)
    batch.reset(seed=3)
    batch.wander(400)
    start = find(name).setup(batch.options).record.tobytes()
    for number in range(batch.n):
        assert batch.bytes[number].tobytes() != start
        bind(stepping.__name__, batch.game.compiled).start_again(number, batch._arrays, batch._start)  # type: ignore[arg-type]
        assert batch.bytes[number].tobytes() == start


def test_games_that_have_wandered_can_be_played_on(batch: Batch) -> None:
    decisions = batch.wander(200)
    assert ((decisions > 100) & (decisions <= 200)).all()
    for number in range(batch.n):
        state, seat = batch.state(number), Seat(int(batch.seats[number]))
        legal = batch.game.legal_moves(state, seat)
        numbers = batch.game.action_numbers(batch.game.view(state, seat), legal)
        assert np.flatnonzero(batch.legal_mask[number]).tolist() == sorted(numbers)
    batch.step(batch.random_actions())
    assert not batch.became.any()


def test_only_what_is_over_begins_again(batch: Batch) -> None:
    batch.playout()
    batch.reset(seed=9, chosen=np.array([True, False, False, True, False]))
    before, was_over = batch.bytes.copy(), batch.is_over
    assert was_over.tolist() == [False, True, True, False, True]
    batch.renew()
    assert not batch.is_over.any()
    assert (batch.bytes != before).any(axis=1).tolist() == was_over.tolist()
    assert batch.legal_mask.any(axis=1).all()


def test_an_illegal_action_is_refused_and_the_others_are_done(batch: Batch) -> None:
    actions = first_legal(batch)
    actions[2] = int(np.argmin(batch.legal_mask[2]))
    before = batch.bytes.copy()
    with pytest.raises(BatchError, match=f"action {actions[2]} in game 2: not one of the"):
        batch.step(actions)
    assert (batch.bytes != before).any(axis=1).tolist() == [True, True, False, True, True]


def test_only_the_chosen_games_start_anew(batch: Batch) -> None:
    fresh = batch.bytes.copy()
    batch.step(first_legal(batch))
    after = batch.bytes.copy()
    batch.reset(seed=3, chosen=np.array([True, False, False, False, True]))
    assert batch.bytes[[0, 4]].tolist() == fresh[[0, 4]].tolist()
    assert batch.bytes[1:4].tolist() == after[1:4].tolist()


def test_at_the_end_what_some_win_others_lose(batch: Batch) -> None:
    assert not batch.outcome().any()
    plies = batch.playout()
    assert batch.is_over.all()
    assert (plies > 0).all()
    assert not batch.legal_mask.any()
    won = batch.outcome()
    assert not won.sum(axis=1).any()
    for number in range(batch.n):
        end = batch.game.outcome(batch.state(number))
        assert end is not None
        assert won[number].max() == (1 if end.winners else 0)
    batch.step(np.zeros(batch.n))
    assert batch.became.tolist() == [2] * batch.n


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "scamorra-fifteen"}, "no compiled rules"),
        ({"game": "scamorra", "device": "tpu"}, "device 'tpu'"),
        ({"game": "scamorra", "n": 0}, "0 games in 1 threads"),
    ],
)
def test_what_cannot_be_made_is_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(BatchError, match=said):
        Batch(**given)  # type: ignore[arg-type]


def test_actions_for_another_number_of_games_are_refused(batch: Batch) -> None:
    with pytest.raises(BatchError, match=r"shape \(3,\)"):
        batch.step([0, 0, 0])
