"""Matches between machines, for the tests of their strength."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ludoteca.core import Limit, Seat, State
from tests.games.latrunculi.asking import game, start


def duel(first: Any, second: Any, games: int, scale: float = 1.0, seed: int = 0) -> tuple[int, int, int]:
    """Games won, neither won nor lost, and lost by the first of two machines; they change sides."""
    counts = [0, 0, 0]
    for number in range(games):
        rng = Random(1000 * seed + number)
        seated = (first, second) if number % 2 == 0 else (second, first)
        end = to_the_end(start(), [lambda s, r=rng, m=m: ask(m, s, r, scale) for m in seated])
        winners = game.outcome(end).winners
        counts[1 if not winners else 0 if seated[winners[0]] is first else 2] += 1
    return counts[0], counts[1], counts[2]


def ask(machine: Any, state: State, rng: Random, scale: float) -> State:
    seat = Seat(int(state.record.turn))
    limit = Limit(rng, work=max(1, round(machine.budget * scale)))
    return game.apply(state, seat, machine.choose(game.view(state, seat), game.legal_moves(state, seat), limit))


def to_the_end(state: State, players: list[Callable[[State], State]]) -> State:
    while game.outcome(state) is None:
        state = players[int(state.record.turn)](state)
    return state
