"""Gymnasium's own test on every game and series, against random players; against machines in the long run."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludoteca.learning.gymnasium_env import SeatEnv, name_of
from ludoteca.play import built_in, find

every_game = pytest.mark.parametrize("game", built_in())
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")


def legal(seen: dict[str, np.ndarray], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


@every_game
@pytest.mark.parametrize("opponent", ["random", pytest.param("1", marks=pytest.mark.long)])
def test_one_seat(game: str, opponent: str) -> None:
    made = gymnasium.make(name_of(find(game)), opponents=opponent)
    check_env(made.unwrapped, skip_render_check=True)


def play(game: str, seat: int, seed: int) -> float:
    table = SeatEnv(game, seat=seat)
    rng = np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    while True:
        seen, reward, is_over, is_cut, info = table.step(legal(seen, rng))
        assert info == {}
        assert not is_cut
        if is_over:
            return float(reward)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_ends_with_a_win_or_a_loss(seat: int) -> None:
    results = {play("scamorra", seat, seed) for seed in range(6)}
    assert results <= {-1.0, 0.0, 1.0}
    assert len(results) > 1


def test_an_illegal_action_loses() -> None:
    table = SeatEnv("latrunculi")
    seen, _ = table.reset(seed=0)
    *_, reward, is_over, _, info = table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, is_over, info) == (-1.0, True, {"illegal_action": True})
    assert table.action_masks().sum() == seen["action_mask"].sum()


def test_several_at_once() -> None:
    """Each plays its own game, and a finished one begins again."""
    tables = gymnasium.make_vec(name_of(find("scamorra")), num_envs=3, vectorization_mode="sync")
    rng = np.random.default_rng(1)
    seen, _ = tables.reset(seed=1)
    assert not np.array_equal(seen["observation"][0], seen["observation"][1])
    ended = 0
    for _ in range(60):
        actions = [legal({"action_mask": mask}, rng) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, _, terminated, _, _ = tables.step(np.array(actions))
        ended += int(terminated.sum())
    tables.close()
    assert ended >= 3


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seat": 2}, "seat 2: latrunculi has seats 0 to 1"),
        ({"opponents": ["1", "2"]}, "2 opponents: expected one bot, or 1"),
    ],
)
def test_what_does_not_fit_is_refused(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SeatEnv("latrunculi", **wrong)  # type: ignore[arg-type]
