"""`python -m bench.tuning`: fit the weights of Latrunculi's evaluation to the results of its own games.

Example: python -m bench.tuning --games 200 --nodes 3000

The machine plays itself from random openings. Every position in which nothing can be captured is kept with the result
of its game; then the weights are moved until the chance to win that they tell fits these results best. What it prints
is a proposal: only a match between old and new weights says whether it is better (`--against`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from typing import Annotated, Any

import numpy as np
from cyclopts import App, Parameter

from bench.command import run
from ludoteca import games
from ludoteca.core import Level, Limit, State, Style, bind, blank
from ludoteca.games.latrunculi.machine import captures, evaluation, mind, position, short_board
from ludoteca.games.latrunculi.machine.levels import WEIGHTS, Opponent, weights_of
from ludoteca.games.latrunculi.machine.mind import N_WEIGHTS, new_places
from ludoteca.games.latrunculi.machine.thought import A_MAN_AHEAD

GAME = games.find("latrunculi")
FITTED = ("FREE", "STUCK", "EXPOSED", "BESIDE", "DIAGONAL", "EDGE", "CENTRE", "ADVANCE")
RANDOM_PLIES = 6  # at the start of every game
ROUNDS = 400  # of the fit
app = App(name="tuning", help=__doc__, help_format="plaintext", version_flags=[])


@app.default
def tuning(
    *, games: int = 100, nodes: int = 2000, seed: int = 1, against: Annotated[bool, Parameter(negative="")] = False
) -> int:
    """Play, fit and print; with --against the fitted weights play the present ones afterwards."""
    lines, results = [], []
    for number in range(games):
        states, result = _game(Random(1000 * seed + number), nodes)
        for state in states:
            lines.append(_terms(state))
            results.append(result)
    if not lines:
        return 1
    terms, wanted = np.array(lines, float), np.array(results, float)
    fitted = _fit(terms, wanted)
    print(f"{games} games, {len(lines)} positions, null {float(np.mean(wanted == 0.5)):.0%}")
    for name, weight in zip(FITTED, fitted, strict=True):
        print(f"{name:10} {WEIGHTS[getattr(mind, name)]:4} → {weight:6.1f}")
    if against:
        _match(fitted, games, nodes, seed)
    return 0


def _game(rng: Random, nodes: int) -> tuple[list[State], float]:
    """The calm positions of one game and its result for White."""
    opponents = Opponent(Level(5)), Opponent(Level(5))
    states = list(_play(rng, opponents, nodes))
    return [state for state in states[RANDOM_PLIES:-1] if _is_calm(state)], _result(states[-1])


def _play(rng: Random, opponents: tuple[Opponent, Opponent], nodes: int) -> Iterator[State]:
    state = GAME.setup(GAME.Options())
    ply = 0
    while True:
        yield state
        if GAME.outcome(state) is not None:
            return
        seat = GAME.to_act(state)[0]
        legal = GAME.legal_moves(state, seat)
        if ply < RANDOM_PLIES:
            move = rng.choice(legal)
        else:
            move = opponents[seat].choose(GAME.view(state, seat), legal, Limit(rng, work=nodes))
        state = GAME.apply(state, seat, move)
        ply += 1


def _result(end: State) -> float:
    outcome = GAME.outcome(end)
    assert outcome is not None
    return (1.0 if outcome.winners[0] == 0 else 0.0) if outcome.winners else 0.5


def _searched(state: State, weights: Any) -> tuple[Any, Any]:
    """The position as the search keeps it, with these weights for both sides."""
    thinking = blank(mind.MIND)
    evaluation.weigh_places(thinking, 8, np.array([weights, weights]))
    places = new_places(short_board.WORDS)
    last = bind(position.__name__, short_board).load(state.record, thinking, places)
    return thinking, places[last]


def _is_calm(state: State) -> bool:
    _, place = _searched(state, [0] * N_WEIGHTS)
    bound = bind(captures.__name__, short_board)
    frame = blank(mind.FRAME)
    return not bound.list_captures(state.record, place, frame) and not bound.threats(state.record, place)[0]


def _terms(state: State) -> list[float]:
    """For White: the men, then what each weight is multiplied with."""
    bound = bind(evaluation.__name__, short_board)
    sign = 1 if state.record.turn == 0 else -1
    values = []
    for name in ("MAN", *FITTED):
        weights = [int(term == getattr(mind, name)) * (100 if name == "MAN" else 1) for term in range(N_WEIGHTS)]
        thinking, place = _searched(state, weights)
        part = bound.material(thinking, place) if name == "MAN" else bound.shape(state.record, thinking, place)
        values.append(float(sign * part))
    return values


def _fit(terms: Any, wanted: Any) -> list[float]:
    """Gradient descent on the squared error of the chance to win; the worth of a man stays as it is."""
    weights = np.array([1.0, *(WEIGHTS[getattr(mind, name)] for name in FITTED)], float)
    scale = np.maximum(1.0, np.abs(terms).mean(axis=0))
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-np.clip(terms @ weights / A_MAN_AHEAD, -30, 30)))
        slope = ((chance - wanted) * chance * (1 - chance)) @ terms / len(terms) / scale
        weights[1:] -= 40 * slope[1:] / scale[1:]
    return [float(weight) for weight in weights[1:]]


def _match(fitted: list[float], games: int, nodes: int, seed: int) -> None:
    """The fitted weights against the present ones, each opening once with either colour."""
    tried = weights_of(Style.BALANCED)
    for name, weight in zip(FITTED, fitted, strict=True):
        tried[:, getattr(mind, name)] = round(weight)
    new, old = Opponent(Level(5)), Opponent(Level(5))
    new.weights = tried
    counts = {1.0: 0, 0.5: 0, 0.0: 0}
    for number in range(games):
        rng = Random(7_000_000 + 1000 * seed + number // 2)
        *_, end = _play(rng, (new, old) if number % 2 == 0 else (old, new), nodes)
        counts[_result(end) if number % 2 == 0 else 1 - _result(end)] += 1
    share = (counts[1.0] + counts[0.5] / 2) / max(1, games)
    error = 1.96 * math.sqrt(max(share * (1 - share), 1e-9) / max(1, games))
    print(
        f"fitted against present: {counts[1.0]} won, {counts[0.5]} null, {counts[0.0]} lost: {share:.0%} ± {error:.0%}"
    )


if __name__ == "__main__":
    run(app)
