"""PettingZoo's own tests on every game and series, a few cycles each; more of them in the long run."""

from __future__ import annotations

import functools
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from ludoteca.learning.episode import IllegalAction
from ludoteca.learning.pettingzoo_env import env, parallel_env, raw_env, turns_of_all
from ludoteca.play import built_in

every_game = pytest.mark.parametrize("game", built_in())
few_or_many = pytest.mark.parametrize("cycles", [12, pytest.param(1500, marks=pytest.mark.long)])
pytestmark = [
    # PettingZoo thinks of pictures: it does not expect vectors, or agents named as seats are
    pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo"),
]


@every_game
@few_or_many
def test_in_turn(game: str, cycles: int) -> None:
    api_test(env(game), num_cycles=cycles)
    seed_test(functools.partial(env, game), num_cycles=cycles)


@every_game
@few_or_many
def test_all_at_once(game: str, cycles: int) -> None:
    parallel_api_test(parallel_env(game), num_cycles=cycles)
    parallel_seed_test(functools.partial(parallel_env, game), num_cycles=cycles)


@every_game
def test_a_game_is_cut_off_after_the_cycles_it_is_given(game: str) -> None:
    module = SimpleNamespace(
        parallel_env=functools.partial(parallel_env, game), env=functools.partial(turns_of_all, game)
    )
    max_cycles_test(module)


@every_game
def test_in_turn_a_game_is_cut_off_too(game: str) -> None:
    table = env(game, max_cycles=2)
    table.reset(seed=1)
    acts = 0
    for agent in table.agent_iter():
        if table.terminations[agent] or table.truncations[agent]:
            table.step(None)
            continue
        acts += 1
        table.step(int(np.flatnonzero(table.observe(agent)["action_mask"])[0]))
    assert acts == 2 * len(table.possible_agents)


def play_out(table: object, seed: int) -> dict[str, float]:
    """A whole game at random; the sum of what each agent was given."""
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)  # type: ignore[attr-defined]
    total = dict.fromkeys(table.possible_agents, 0.0)  # type: ignore[attr-defined]
    for agent in table.agent_iter():  # type: ignore[attr-defined]
        seen, reward, is_over, is_cut, _ = table.last()  # type: ignore[attr-defined]
        total[agent] += reward
        done = is_over or is_cut
        table.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))  # type: ignore[attr-defined]
    return total


@pytest.mark.parametrize("game", ["latrunculi", "scamorra"])
def test_what_some_win_others_lose(game: str) -> None:
    games = [play_out(env(game), seed) for seed in range(4)]
    assert all(abs(sum(total.values())) < 1e-9 for total in games)
    assert any(max(total.values()) == 1.0 for total in games)


def test_an_illegal_action_ends_the_game_and_costs_its_agent() -> None:
    table = env("scamorra")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1


def test_without_wrappers_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = raw_env("scamorra")
    table.reset(seed=1)
    before = table.episode.state
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=f"action {illegal} of"):
        table.step(illegal)
    assert table.episode.state is before


def test_who_is_not_asked_waits_and_who_does_something_else_is_told() -> None:
    table = parallel_env("latrunculi")
    seen, _ = table.reset(seed=1)
    wait = table.episode.action_count
    assert np.flatnonzero(seen["b"]["action_mask"]).tolist() == [wait]
    assert seen["w"]["action_mask"][wait] == 0
    _, _, _, _, infos = table.step({"w": wait, "b": 0})
    assert infos == {"w": {"illegal_action": True}, "b": {"illegal_action": True}}
    assert table.episode.acting == (0,)


def test_in_scorso_all_commit_in_the_same_step() -> None:
    """§5 A beat: one step, all players."""
    table = parallel_env("scorso", {"players": "3"})
    seen, _ = table.reset(seed=3)
    assert all(told["action_mask"][:-1].any() for told in seen.values())
    first = {agent: int(np.flatnonzero(told["action_mask"])[-1]) for agent, told in seen.items()}
    seen, *_ = table.step(first)
    assert not table.episode.is_over


def test_a_watcher_sees_what_is_rendered() -> None:
    table = env("scamorra", render_mode="ansi")
    table.reset(seed=1)
    assert "?" in table.render()
