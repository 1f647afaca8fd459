"""Scorso's machines: what they choose, what they cannot see, and that they play whole games at any table."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import GameOptions, Level, Limit, Move, Seat, State, Style, View
from ludoteca.games.scorso.machine.ideas import race
from ludoteca.games.scorso.machine.levels import ScorsoMachine
from ludoteca.games.scorso.rules.board import DEFENCE, SHOT
from ludoteca.laws.tables import random_options
from tests.bots.whole_games import knocks_of_a_game
from tests.games.scorso.asking import game, options, play, seat_of
from tests.games.scorso.tables import duels, frozen, rolling

FEW = 200  # imagined rounds


def choose(state: State, name: str = "A", level: int = 5, seed: int = 1, work: int = FEW) -> str:
    """The move chosen there, in the notation."""
    seat = seat_of(name)
    move = _choose(game.view(state, seat), game.legal_moves(state, seat), Level(level), Limit(Random(seed), work))
    return game.format_move(state, seat, move)


def _choose(view: View, legal: list[Move], level: Level, limit: Limit) -> Move:
    machine = game.machine(level)
    assert machine is not None
    return machine.choose(view, legal, limit)


# -- the race ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", range(1, 6))
def test_a_round_begins_with_a_roll_of_all_dice(level: int) -> None:
    assert choose(game.setup(options(pace="beats")), level=level) == "roll ??????"


def test_a_knock_that_kills_is_not_put_off() -> None:
    state = rolling("A free=KKKKKK", "B bullets=1/1/0 free=RGYRGY", pace="beats", players=2)
    done = []
    while not (done and done[-1] == "knock"):
        done.append(choose(state))
        assert done[-1].startswith(("place K", "knock"))
        state = play(state, f"A: {done[-1]}")


def test_defences_go_where_shots_lie() -> None:
    state = rolling("A free=WWWKKK bullets=1/1/1", "B right=KKK left=WWW", pace="beats", players=2)
    done = []
    while not (done and done[-1] == "knock"):
        done.append(choose(state))
        state = play(state, f"A: {done[-1]}")
    assert done.count("place W left") == 3


def test_ideas_are_whole_combinations() -> None:
    state = rolling("A free=KKWRGY", "B left=KKK free=KKW", pace="beats", players=2)
    view, legal = game.view(state, seat_of("A")), game.legal_moves(state, seat_of("A"))
    for idea in race(view, legal):
        assert idea.move in legal
        assert not idea.laid[:, 2:].any(), "a lone fist or colour fits nowhere"


def test_the_bold_like_to_keep_what_strikes_and_the_cautious_what_defends() -> None:
    state = rolling("A free=KWGGYR", "B free=GYRRGG", pace="beats", players=2)
    view, legal = game.view(state, Seat(0)), game.legal_moves(state, Seat(0))
    for idea in race(view, legal):
        keeps_shot, keeps_defence = not idea.rolled[SHOT], not idea.rolled[DEFENCE]
        assert (ScorsoMachine(Level(3, Style.CAUTIOUS)).leaning(view, idea) > 0) == keeps_defence
        assert ScorsoMachine(Level(3, Style.BOLD)).leaning(view, idea) > 0 or not keeps_shot
        assert ScorsoMachine(Level(3)).leaning(view, idea) == 0


# -- questions and duels ----------------------------------------------------------------------------------------------


def test_a_paralysis_cancels_the_colour_that_kills() -> None:
    struck = frozen("A left=GGGYYY", "B right=GYB bullets=1/2/0", "C", players=3)
    assert choose(struck, "B") == "paralysis guard Y"


def test_nobody_with_more_dice_is_eager_to_duel() -> None:
    assert choose(duels("A fists=3 bullets=1/0/0", "B fists=1", players=2)) == "challenge no"
    assert choose(duels("A", "B fists=4", "C", players=3)).startswith("challenge B")


# -- what every machine owes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 3, 5])
def test_what_others_lay_in_secret_changes_nothing(level: int) -> None:
    open_hand = rolling("A free=KKWRGY", "B free=KKWWKK", "C free=KWRGYB", pace="beats", players=3)
    laid = play(open_hand, "B: place K left; B: place W right; C: place K left")
    other = play(open_hand, "B: place K right; B: place K left; B: place W left; C: place W right")
    assert choose(laid, level=level) == choose(other, level=level) == choose(open_hand, level=level)


def test_the_same_seed_gives_the_same_move_and_thoughts() -> None:
    state = rolling("A free=KGWRGY", "B free=KKWRGG", pace="beats", players=2)
    view, legal = game.view(state, Seat(0)), game.legal_moves(state, Seat(0))
    machine = game.machine(Level(5))
    assert machine is not None
    weighed = [machine.weigh(view, legal, Limit(Random(5), FEW)) for _ in range(2)]
    assert weighed[0] == weighed[1]
    assert all(0 <= value <= 1 and move in legal for move, value in weighed[0])


def test_a_machine_that_is_stopped_answers_at_once() -> None:
    state = rolling("A free=KGWRGY", "B free=KKWRGG", pace="beats", players=2)
    looks = []

    def is_cancelled() -> bool:
        looks.append(None)
        return len(looks) > 2

    limit = Limit(Random(1), is_cancelled=is_cancelled)
    assert _choose(game.view(state, Seat(0)), game.legal_moves(state, Seat(0)), Level(5), limit)
    assert len(looks) == 3


def play_through(chosen: GameOptions, seed: int, level: int) -> int:
    """A whole game between machines of this level and every style; how often somebody knocked."""
    styles = list(Style)
    machines = [game.machine(Level(level, styles[seat % 3])) for seat in range(len(game.seats(chosen)))]

    def choose(view: View, legal: list[Move], rng: Random) -> Move:
        machine = machines[view.seat]
        assert machine is not None
        return machine.choose(view, legal, Limit(rng, 64))

    return knocks_of_a_game(chosen, seed, choose)


@pytest.mark.parametrize(("seed", "level"), [(0, 5), (1, 4), (2, 5), (3, 3), (4, 2), (5, 1), (6, 5), (7, 3)])
def test_whole_games_whatever_the_table(seed: int, level: int) -> None:
    chosen = random_options(game, Random(seed))
    knocks = play_through(chosen, seed, level)
    assert knocks > 0 or chosen.to_text()["mode"] == "duel"


@pytest.mark.parametrize("mode", ["full", "duel"])
def test_the_full_game_and_a_duel_alone(mode: str) -> None:
    play_through(options(mode=mode, pace="beats", players=3, **({"stages": 2} if mode == "full" else {})), 3, 5)
