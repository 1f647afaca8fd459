"""Whole games of Scorso by whoever chooses, and states that look alike to a seat: what several tests of bots share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ludoteca.core import CHANCE, Game, GameOptions, Move, Seat, State, View
from ludoteca.games.scorso.rules import moves as made
from ludoteca.games.scorso.rules.board import ROLLING
from ludoteca.games.scorso.rules.layout import is_correct
from ludoteca.laws import tables
from ludoteca.laws.facts import facts
from tests.games.scorso.asking import game as scorso

Choose = Callable[[View, list[Move], Random], Move]


def knocks_of_a_game(options: GameOptions, seed: int, choose: Choose) -> int:
    """A whole game in which every move is legal and every knock that ends a round is correct; how many there were."""
    rng, knocks = Random(seed), 0
    state = scorso.setup(options)
    while acting := scorso.to_act(state):
        seat = rng.choice(acting)
        if seat == CHANCE:
            dealt, weights = zip(*scorso.chances(state), strict=True)
            move = rng.choices(dealt, weights)[0]
        else:
            legal = scorso.legal_moves(state, seat)
            move = choose(scorso.view(state, seat), legal, rng)
            assert move in legal
            if made.kind_of(move) == made.KNOCK and state.record.phase == ROLLING:
                assert is_correct(state.record, int(seat))
                knocks += 1
        state = scorso.apply(state, seat, move)
    assert scorso.outcome(state) is not None
    return knocks


def look_alikes(game: Game, count: int) -> Iterator[tuple[Seat, list[State]]]:
    """A seat that decides, and several states that look alike to it; in real time nothing is hidden."""
    for state in tables.Table(game, facts(game), game.at_one_screen(game.Options()), 3).some_states(count):
        for seat in game.to_act(state):
            if seat != CHANCE:
                view = game.view(state, seat)
                yield seat, [state, *(game.imagine(view, Random(seed)) for seed in range(3))]
