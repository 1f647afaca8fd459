"""Whole games between machines of every level, with options of every kind: no illegal move, no budget overdrawn."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import bots, games, play
from ludoteca.core import LEVELS, Game, GameOptions, Limit, Seat
from ludoteca.laws.facts import facts
from ludoteca.laws.machine_laws import Watched, assert_no_peeking
from ludoteca.laws.tables import Table, random_options
from ludoteca.study.whole_game import Asked, play_whole_game

WORK = 16
BATCHES, GAMES = 25, 100  # 10,000 games, as there are four


def by_turns(game: Game) -> GameOptions:
    return game.at_one_screen(game.Options())


WITH_SECRETS = [name for name in games.built_in() if games.find(name).has_secrets(by_turns(games.find(name)))]


def dealt(name: str, seed: int) -> Table:
    """A game with its usual options, but in turns: in real time nothing is hidden."""
    game = games.find(name)
    return Table(game, facts(game), by_turns(game), seed)


def play_watched(game: Game, seed: int) -> None:
    rng = Random(seed)
    options = game.Options() if seed == 0 else random_options(game, rng)
    seated: dict[Seat, Asked] = {}
    for seat in range(len(game.seats(options))):
        machine = bots.machine(game, rng.choice(LEVELS))
        seated[Seat(seat)] = Watched(machine), Limit(Random(rng.getrandbits(64)), work=min(WORK, machine.budget))
    state, _ = play_whole_game(game, game.setup(options), seated, rng)
    assert game.outcome(state) is not None


@pytest.mark.parametrize("name", games.built_in())
def test_a_game_between_machines_comes_to_its_end(name: str) -> None:
    play_watched(play.find(name), 0)


@pytest.mark.long
@pytest.mark.parametrize("name", play.built_in())
def test_a_match_between_machines_comes_to_its_end(name: str) -> None:
    for seed in range(3):
        play_watched(play.find(name), seed)


@pytest.mark.long
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", games.built_in())
def test_no_illegal_move_in_ten_thousand_games(name: str, batch: int) -> None:
    for seed in range(batch * GAMES, (batch + 1) * GAMES):
        play_watched(play.find(name), seed)


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_no_level_and_no_style_peeks(name: str) -> None:
    assert_no_peeking(dealt(name, seed=7), LEVELS)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("name", WITH_SECRETS)
def test_no_level_and_no_style_peeks_in_other_games(name: str, seed: int) -> None:
    assert_no_peeking(dealt(name, seed), LEVELS)
