"""Decisions per CPU second through each interface, of our games and of other libraries' own, in the same run.

All play at random among the legal moves. Ours: whole games in a batch; a batch step by step with masks, as a learner
uses it, without and with views; one game through PettingZoo and through OpenSpiel's Python. OpenSpiel's own games are
written in C++ and played from Python. PettingZoo's and Pgx's own are measured where what they need is installed
(pygame and chess, jax and pgx): none of it comes with Ludoteca.
"""

from __future__ import annotations

import importlib
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from bench.gpu import neighbours
from ludoteca import games
from ludoteca.batch import Batch
from ludoteca.learning import openspiel_game
from ludoteca.learning.pettingzoo_env import raw_env
from ludoteca.play import find

TABLES = 256  # games in a batch
THEIRS = ("breakthrough", "checkers", "leduc_poker", "gin_rummy")
PETTINGZOO = ("tictactoe_v3", "connect_four_v3", "chess_v6")
PGX = ("connect_four", "othello", "animal_shogi")
Play = Callable[[int], int]  # a seed -> decisions


def table(rounds: int, seconds: float) -> str:
    measured = {**ours(), **{(name, "OpenSpiel, C++ from Python"): _spiel(name) for name in THEIRS}}
    measured |= {**theirs_by_pettingzoo(), **theirs_by_pgx()}
    rates: dict[tuple[str, str], list[float]] = {key: [] for key in measured}
    for turn in range(rounds):
        for key, play in measured.items():
            rates[key].append(_rate(play, seconds, turn))
    lines = [f"| {game} | {how} | {statistics.median(found):,.0f} |" for (game, how), found in rates.items()]
    return "| Game | Interface | decisions per CPU second |\n|---|---|--:|\n" + "\n".join(lines) + "\n"


def _rate(play: Play, seconds: float, seed: int) -> float:
    play(seed)  # compiles, and warms up
    begun, decisions = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds or not decisions:
        decisions += play(seed + decisions)
    return decisions / spent


def ours() -> dict[tuple[str, str], Play]:
    found: dict[tuple[str, str], Play] = {}
    for name in games.built_in():
        found[name, "batch, whole games"] = _playouts(name)
        found[name, "batch, steps with masks"] = _steps(name, with_views=False)
        found[name, "batch, steps with masks and views"] = _steps(name, with_views=True)
        found[name, "PettingZoo (AEC)"] = _pettingzoo(name)
        found[name, "OpenSpiel, Python"] = _spiel(openspiel_game.name_of(find(name)))
    return found


def _playouts(name: str) -> Play:
    batch = Batch(name, None, TABLES)

    def play(seed: int) -> int:
        batch.reset(seed)
        return int(batch.playout().sum())

    return play


def _steps(name: str, with_views: bool) -> Play:
    """A few steps of every game; those that are over start again."""
    batch, rng = Batch(name, None, TABLES), np.random.default_rng(1)
    batch.reset(0)

    def play(seed: int) -> int:
        for _ in range(4):
            if with_views:
                batch.view()
            scores = rng.random(batch.legal_mask.shape, dtype=np.float32)
            batch.step(np.argmax(scores * batch.legal_mask, axis=1))
            batch.reset(seed, batch.is_over)
        return 4 * TABLES

    return play


def theirs_by_pettingzoo() -> dict[tuple[str, str], Play]:
    """PettingZoo's own games, as many of them as can be imported."""
    found: dict[tuple[str, str], Play] = {}
    for name in PETTINGZOO:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
        except ImportError:
            continue
        found[name.rpartition("_")[0], "PettingZoo's own (AEC)"] = _aec(module.raw_env())
    return found


def theirs_by_pgx() -> dict[tuple[str, str], Play]:
    """Pgx's games, compiled by JAX for the processor, as many at once as ours."""
    try:
        import jax
        import pgx
    except ImportError:
        return {}

    def play(env: Any) -> Play:
        steps = neighbours.player(jax, env, TABLES)
        return lambda _: steps()

    return {(name, "Pgx, steps with masks and views"): play(pgx.make(name)) for name in PGX}


def _pettingzoo(name: str) -> Play:
    return _aec(raw_env(name))


def _aec(table: Any) -> Play:
    """At most fifty decisions of a game, one agent after the other."""
    rng = np.random.default_rng(1)

    def play(seed: int) -> int:
        table.reset(seed=seed)
        for decisions in range(1, 51):
            seen, _, is_over, _, _ = table.last()
            if is_over:
                return decisions
            table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        return 50

    return play


def _spiel(name: str) -> Play:
    game, rng = pyspiel.load_game(name), np.random.default_rng(1)

    def play(seed: int) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal() and decisions < 50:
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(actions, p=chances)))
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
                decisions += 1
        return decisions

    return play
