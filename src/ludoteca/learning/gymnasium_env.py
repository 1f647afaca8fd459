"""Every game and series as an environment of Gymnasium: one seat, with machines at the others.

    import ludoteca.learning.gymnasium_env
    gymnasium.make("ludoteca/zama-v2", seat=1, opponents="3")
    gymnasium.make_vec("ludoteca/zama-v2", num_envs=8)

An observation has the view of the seat as numbers and the mask of legal actions. Seats that others take one after the
other have passed when the learner is asked again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ludoteca import bots
from ludoteca.core import Game, Seat
from ludoteca.learning.episode import Episode
from ludoteca.play import find, names

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of one game. An illegal action loses the game; `info` says so."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 — Gymnasium's

    def __init__(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is a bot, or one for each other seat in their order."""
        self.episode = Episode(find(game), options)
        self.render_mode = render_mode
        count = len(self.episode.names)
        if not 0 <= seat < count:
            raise ValueError(f"seat {seat}: {game} has seats 0 to {count - 1}")
        self.seat = Seat(seat)
        others = [Seat(other) for other in range(count) if other != seat]
        named = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(named) != len(others):
            raise ValueError(f"{len(named)} opponents: expected one bot, or {len(others)}")
        self._bots = {other: bots.find(name)(self.episode.game) for other, name in zip(others, named, strict=True)}
        low, high = self.episode.tensor.bounds
        mask = spaces.Box(0, 1, (self.episode.action_count,), np.int8)
        self.observation_space = spaces.Dict({"observation": spaces.Box(low, high), "action_mask": mask})
        self.action_space = spaces.Discrete(self.episode.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A game in which the seat never acts is passed over."""
        super().reset(seed=seed)
        while True:
            self.episode.reset(self._number())
            self._rng = Random(self._number())
            self._let_others_act()
            if not self.episode.is_over:
                return self._observation(), {}

    def _number(self) -> int:
        return int(self.np_random.integers(2**63))

    def _let_others_act(self) -> None:
        """Until it is this seat's turn: where all act at once, those before it."""
        episode = self.episode
        while episode.acting and self.seat not in episode.acting[:1]:
            other = episode.acting[0]
            legal = episode.legal(other)
            bot = self._bots[other]
            view = episode.game.view(episode.state, other)
            move = bot.choose(view, list(legal.values()), bots.Limit(self._rng, work=bot.budget))
            episode.play(other, next(number for number, known in legal.items() if known == move))

    def _observation(self) -> Observation:
        return {"observation": self.episode.observe(self.seat), "action_mask": self.episode.mask(self.seat)}

    def action_masks(self) -> Any:
        """The mask alone, as learners with masked actions ask for it."""
        return self.episode.mask(self.seat).astype(bool)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.episode.legal(self.seat):
            return self._observation(), -1.0, True, False, {"illegal_action": True}
        self.episode.play(self.seat, int(action))
        self._let_others_act()
        is_over = self.episode.is_over
        return self._observation(), self.episode.returns()[self.seat], is_over, False, {}

    def render(self) -> str | None:
        """What the seat may know, in the notation."""
        if self.render_mode is None:
            return None
        return self.episode.game.format_view(self.episode.game.view(self.episode.state, self.seat))


def name_of(game: Game) -> str:
    """What Gymnasium calls a game."""
    return f"ludoteca/{game.NAME}-v{game.VERSION.partition('.')[0]}"


def register() -> None:
    """Make every game known to Gymnasium."""
    for game in names():
        if name_of(find(game)) not in gymnasium.registry:
            gymnasium.register(name_of(find(game)), entry_point=f"{__name__}:SeatEnv", kwargs={"game": game})


register()
