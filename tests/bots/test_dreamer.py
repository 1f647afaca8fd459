"""The dreamer, the bot named random: any move, but no endless duels in Scorso."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import bots, games
from ludoteca.bots import Limit
from ludoteca.core import CHANCE, Seat, State
from tests.games.scorso.asking import game, seat_of
from tests.games.scorso.tables import deciding, rolling

DREAMER = bots.find("random")


def dream(state: State, name: str, seed: int = 1) -> str:
    """What the dreamer does here, in the notation."""
    seat = seat_of(name)
    move = DREAMER(game).choose(game.view(state, seat), game.legal_moves(state, seat), Limit(Random(seed)))
    return game.format_move(state, seat, move)


def plies_of_a_duel(seed: int) -> int:
    """How many acts and dice it takes until one of two dreamers has won."""
    rng, plies = Random(seed), 0
    bot, state = DREAMER(game), game.setup(game.Options(mode="duel", pace="beats", players=2))
    while game.outcome(state) is None:
        seat = game.to_act(state)[0]
        if seat == CHANCE:
            moves, weights = zip(*game.chances(state), strict=True)
            move = rng.choices(moves, weights)[0]
        else:
            move = bot.choose(game.view(state, seat), game.legal_moves(state, seat), Limit(rng))
        state, plies = game.apply(state, seat, move), plies + 1
    return plies


@pytest.mark.parametrize("seed", range(4))
def test_a_duel_between_dreamers_comes_to_an_end(seed: int) -> None:
    """§7.2 It took 775 plies when they rolled fists again."""
    assert plies_of_a_duel(seed) < 250


def test_fists_are_kept_in_a_duel_and_the_last_one_is_knocked_for() -> None:
    state = deciding("A bullets=0/0/0 free=RRRKKW", "B bullets=0/0/0 free=RRRRRR")
    assert {dream(state, "A", seed) for seed in range(5)} == {"roll KKW"}
    assert {dream(state, "B", seed) for seed in range(5)} == {"knock"}


def test_a_mistaken_knock_is_avoided_where_something_else_can_be_done() -> None:
    state = rolling("A left=RRRRRG", "B", pace="beats", players=2)
    assert {dream(state, "A", seed) for seed in range(8)} == {"done"}


def test_in_a_game_without_a_gentle_way_any_move_is_made() -> None:
    latrunculi = games.find("latrunculi")
    state, seat = latrunculi.setup(latrunculi.Options()), Seat(0)
    legal = latrunculi.legal_moves(state, seat)
    bot, view = DREAMER(latrunculi), latrunculi.view(state, seat)
    assert len({bot.choose(view, legal, Limit(Random(seed))) for seed in range(40)}) > 10
