"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca import games
from ludoteca.batch import Batch, BatchError
from ludoteca.core import Seat
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


def test_other_libraries_hold_the_same_memory(batch: Batch) -> None:
    """DLPack: no copies."""
    mask, seats, records = (np.from_dlpack(array) for array in (batch.legal_mask, batch.seats, batch.bytes))
    before = records.copy()
    batch.step(first_legal(batch))
    assert np.shares_memory(mask, batch.legal_mask)
    assert mask.tolist() == batch.legal_mask.tolist()
    assert seats.tolist() == batch.seats.tolist()
    assert (records != before).any(axis=1).all()


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
