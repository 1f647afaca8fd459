"""A network's file is checked, loaded once, shared between threads; what is wrong with it is said."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from ludoteca import bots, games, play
from ludoteca.bots import network
from ludoteca.bots.network import BadNetwork, Network, NoNetwork
from ludoteca.core import Trained
from tests.bots import tiny_network

SIZE, ACTIONS = 7, 5


@pytest.fixture
def trained(tmp_path: Path) -> Trained:
    return tiny_network.write(tmp_path / "tiny.onnx", tiny_network.network(SIZE, ACTIONS))


def test_it_answers_row_by_row(trained: Trained) -> None:
    judge = network.load(trained, SIZE, ACTIONS)
    views = np.arange(3 * SIZE, dtype=np.float32).reshape(3, SIZE) / 20
    answer = judge(views)
    assert (answer.policy.shape, answer.value.shape) == ((3, ACTIONS), (3,))
    assert answer.belief.shape == (3, *tiny_network.BELIEF)
    assert len(np.unique(answer.value.round(4))) == 3
    for row in range(3):
        assert np.allclose(judge(views[row : row + 1]).policy[0], answer.policy[row], atol=1e-5)


def test_the_same_question_has_the_same_answer(trained: Trained) -> None:
    views = np.random.default_rng(1).random((40, SIZE), np.float32)
    one, other = (Network(trained, SIZE, ACTIONS)(views) for _ in range(2))
    assert one.policy.tobytes() == other.policy.tobytes()
    assert one.value.tobytes() == other.value.tobytes()


def test_all_threads_share_one_network(trained: Trained) -> None:
    views = np.random.default_rng(2).random((8, SIZE), np.float32)
    expected = Network(trained, SIZE, ACTIONS)(views).policy.tobytes()
    with ThreadPoolExecutor(4) as pool:
        loaded = list(pool.map(lambda _: network.load(trained, SIZE, ACTIONS), range(8)))
        told = set(pool.map(lambda one: one(views).policy.tobytes(), loaded))
    assert len({id(one) for one in loaded}) == 1
    assert told == {expected}


def test_a_damaged_file_is_refused(trained: Trained) -> None:
    data = bytearray(trained.file.read_bytes())
    data[len(data) // 2] ^= 1
    trained.file.write_bytes(data)
    with pytest.raises(BadNetwork, match="SHA-256"):
        network.load(trained, SIZE, ACTIONS)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match=r"nothing\.onnx: it cannot be opened"):
        network.load(Trained(tmp_path / "nothing.onnx", "0" * 64), SIZE, ACTIONS)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match="it cannot be read"):
        network.load(tiny_network.write(tmp_path / "text.onnx", b"no network"), SIZE, ACTIONS)


def test_a_network_for_something_else_is_refused(trained: Trained) -> None:
    with pytest.raises(BadNetwork, match="expected view with 8 numbers"):
        Network(trained, SIZE + 1, ACTIONS)
    with pytest.raises(BadNetwork, match="it knows 5 actions, expected 6"):
        Network(trained, SIZE, ACTIONS + 1)


def test_a_game_without_a_network_says_so() -> None:
    game = games.find("scorso")
    for name in ("learned", "policy"):
        with pytest.raises(NoNetwork, match="no network was trained for scorso"):
            bots.check(name, game, game.Options())
        with pytest.raises(NoNetwork):
            bots.find(name)(game)


@pytest.mark.parametrize("name", games.built_in())
def test_what_comes_with_a_game_is_whole_and_small(name: str) -> None:
    game = play.find(name)
    trained = game.network(game.Options())
    if trained is not None:
        assert trained.file.stat().st_size < 5_000_000
        network.network_of(game, game.Options())
