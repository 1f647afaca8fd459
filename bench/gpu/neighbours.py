"""Pgx's games in the same run: random legal actions, games that end begin again, as many at once."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

GAMES = ("connect_four", "hex", "othello", "animal_shogi", "go_9x9", "chess")
STEPS = 64


def are_here() -> bool:
    """Whether Pgx is installed."""
    return find_spec("jax") is not None and find_spec("pgx") is not None


def measured(name: str, count: int, rounds: int) -> float:
    """Decisions per second of so many games at once."""
    import jax
    import pgx

    play = player(jax, pgx.make(name), count)
    play()
    figures = []
    for _ in range(rounds):
        begun = time.perf_counter()
        decisions = play()
        figures.append(decisions / (time.perf_counter() - begun))
    return statistics.median(figures)


def player(jax: Any, env: Any, count: int) -> Callable[[], int]:
    """What makes a few steps of so many games, and says how many decisions these were."""
    keys = jax.random.split(jax.random.PRNGKey(0), count)

    def step(state: Any, key: Any) -> Any:
        """Like Pgx's own `auto_reset`, which wants a key too."""
        chosen, begun = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        after = env.step(state, jax.random.categorical(chosen, logits))
        is_over = after.terminated | after.truncated
        fresh = env.init(begun)
        return jax.tree_util.tree_map(lambda new, old: jax.numpy.where(is_over, new, old), fresh, after)

    @jax.jit
    def steps(states: Any, key: Any) -> tuple[Any, Any]:
        def once(_: int, at: tuple[Any, Any]) -> tuple[Any, Any]:
            states, key = at
            key, drawn = jax.random.split(key)
            return jax.vmap(step)(states, jax.random.split(drawn, count)), key

        return jax.lax.fori_loop(0, STEPS, once, (states, key))

    at = [jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(1)]

    def play() -> int:
        at[:] = jax.block_until_ready(steps(*at))
        return count * STEPS

    return play
