"""Every game and series as an environment of PettingZoo, with one agent for each seat.

    env("zama", {"deck": "32"})        in turn (AEC)
    parallel_env("scorso")             all at once: whoever is not asked waits
    turns_of_all("scorso")             the parallel environment in turn: every agent acts in every cycle

An observation has the view as numbers and the mask of legal actions. Agents are named as the notation names seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import conversions, wrappers

from ludoteca.core import WATCHER, Seat
from ludoteca.learning.episode import Episode
from ludoteca.play import find

Observation = dict[str, Any]


def env(game: str, options: Mapping[str, str] | None = None, **more: Any) -> Any:
    """In turn; an illegal action ends the game and costs its agent 1."""
    made: Any = wrappers.TerminateIllegalWrapper(raw_env(game, options, **more), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def turns_of_all(game: str, options: Mapping[str, str] | None = None, **more: Any) -> Any:
    return conversions.parallel_to_aec(parallel_env(game, options, **more))


class _Seats:
    """What both kinds of environment share."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(find(game), options)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.metadata = {"name": f"ludoteca_{game}_v{find(game).VERSION}", "render_modes": ["ansi"], **self.KIND}
        self.possible_agents = list(self.episode.names)
        self.agents: list[str] = []
        self._seats = {name: Seat(seat) for seat, name in enumerate(self.possible_agents)}
        low, high = self.episode.tensor.bounds
        actions = self.episode.action_count + self.WAITS
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            name: spaces.Dict({"observation": spaces.Box(low, high), "action_mask": mask})
            for name in self.possible_agents
        }
        self.action_spaces = {name: spaces.Discrete(actions) for name in self.possible_agents}
        self.np_random, self.np_random_seed = seeding.np_random(None)

    KIND: Mapping[str, Any] = MappingProxyType({})
    WAITS = 0  # actions besides those of the game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        mask = self.episode.mask(seat)
        return {"observation": self.episode.observe(seat), "action_mask": self._with_waiting(mask)}

    def _with_waiting(self, mask: Any) -> Any:
        return np.append(mask, [np.int8(not mask.any())] * self.WAITS).astype(np.int8)

    def render(self) -> str | None:
        """What a watcher may know, in the notation."""
        if self.render_mode is None:
            return None
        game = self.episode.game
        return game.format_view(game.view(self.episode.state, WATCHER))

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self.np_random, self.np_random_seed = seeding.np_random(seed)
        self.episode.reset(int(self.np_random.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.acts = 0

    def _by_agent(self, value: Any) -> dict[str, Any]:
        return dict.fromkeys(self.agents, value)

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.episode.returns(), strict=True))

    def close(self) -> None:
        """Nothing is held open."""


class raw_env(_Seats, AECEnv):  # type: ignore[misc]  # noqa: N801 — PettingZoo's word, and it has no types
    """In turn; an illegal action is an error and changes nothing. A cycle is one act for each agent on average."""

    KIND = MappingProxyType({"is_parallelizable": False})

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards, self._cumulative_rewards = self._by_agent(0.0), self._by_agent(0.0)
        self.terminations, self.truncations = self._by_agent(False), self._by_agent(False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        asked = self.episode.acting[0] if self.episode.acting else Seat(0)
        self.agent_selection = self.possible_agents[asked]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.play(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.acts += 1
        if self.episode.is_over:
            self.rewards, self.terminations = self._rewards(), self._by_agent(True)
        elif self.max_cycles is not None and self.acts >= self.max_cycles * len(self.agents):
            self.truncations = self._by_agent(True)
        self._accumulate_rewards()
        self._ask()


class parallel_env(_Seats, ParallelEnv):  # type: ignore[misc]  # noqa: N801
    """All at once. The last action is to wait: the only one of those who are not asked.

    An action that is illegal, or that another's has overtaken, is not done: its agent waits, and `infos` say so.
    """

    WAITS = 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Any:
        asked, wait = self.episode.acting, self.episode.action_count
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for agent, action in actions.items():
            seat = self._seats[agent]
            if seat in asked and int(action) in self.episode.legal(seat):
                self.episode.play(seat, int(action))
            elif seat in asked or action != wait:
                infos[agent]["illegal_action"] = True
        self.acts += 1
        is_over = self.episode.is_over
        is_cut = not is_over and self.max_cycles is not None and self.acts >= self.max_cycles
        told = self._observations(), self._rewards(), self._by_agent(is_over), self._by_agent(is_cut), infos
        if is_over or is_cut:
            self.agents = []
        return told
