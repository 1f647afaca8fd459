"""The machines in the full game of Scorso: weapons, bribes, the market and what they keep."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import CHANCE, Seat, State
from ludoteca.games.scorso.machine.instinct import instinct
from ludoteca.games.scorso.machine.naive import naive
from tests.games.scorso.asking import actors, game, play, seat_of, start
from tests.games.scorso.full_tables import frozen, market, stage_end


def chosen(state: State) -> str:
    """What an experienced player would do here."""
    seat = seat_of(actors(state)[0])
    return game.format_move(state, seat, instinct(game.view(state, seat), game.legal_moves(state, seat), Random(1)))


@pytest.mark.parametrize("players", [2, 4])
def test_machines_play_a_full_game_to_the_end(players: int) -> None:
    state, rng = start(mode="full", players=players, pace="beats", stages=2, max_rounds=4), Random(players)
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            move = rng.choice(game.chances(state))[0]
        else:
            plays = instinct if seat == 0 else naive
            move = plays(game.view(state, Seat(seat)), game.legal_moves(state, seat), rng)
        assert game.why_illegal(state, seat, move) is None
        state = game.apply(state, seat, move)
    assert game.outcome(state).reason == "hats"


def test_a_weapon_goes_where_nothing_stops_it() -> None:
    state = frozen("A left=KK right=WWWW weapons=W01", "B right=WWWWWW", "C bullets=1/0/0", ender="A")
    assert chosen(state) == "weapon W01 right"


def test_a_weapon_never_makes_its_owners_knock_mistaken() -> None:
    state = frozen("A left=KK right=WWWW weapons=W16", "B", ender="A")
    assert chosen(state) == "weapon W16 none"


def test_a_weapon_completes_a_pair() -> None:
    assert chosen(frozen("A left=R right=WW weapons=W16", "B left=WWWWWW", ender="B")) == "weapon W16 left"


def test_a_bribe_is_paid_to_survive() -> None:
    state = frozen("A bullets=1/0/0", "B left=K right=KWWWW", "C", ender="B")
    state = play(state, "C: bribe no")
    assert chosen(state) == "bribe W left"


def test_no_bribe_is_paid_without_need() -> None:
    state = frozen("A free=K right=WWWWW", "B left=- right=WWWWWW", "C left=WWWWWW", ender="B")
    assert chosen(state) == "bribe no"


def test_a_weapon_of_a_new_colour_is_picked_rather_than_one_that_replaces() -> None:
    assert chosen(market("A weapons=W01 hats=1", "B", act="A", offer="W02,W06")) == "pick W06"


def test_a_player_passes_rather_than_replace_a_better_weapon() -> None:
    state = market("A weapons=W01 hats=1", "B", act="A", offer="W04,W05", market_pass="yes")
    assert chosen(state) == "pick -"


def test_as_many_weapons_are_kept_as_allowed_and_the_most_useful_ones() -> None:
    assert chosen(stage_end("A hats=1 weapons=W01,W16", "B")) == "keep W01"
    assert chosen(stage_end("A hats=2 weapons=W01,W07,W16", "B")) == "keep W01,W07"


def test_a_low_bow_tie_is_raised_before_a_hand_is_tied_of_somebody_nearly_out() -> None:
    state = frozen("A left=GYB right=WWW bowtie=0", "B bullets=1/0/0 bowtie=0", "C bullets=1/0/0 bowtie=0", ender="A")
    state = play(state, "A: lane left")
    assert chosen(state) == "paralysis bowtie"
