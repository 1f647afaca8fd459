"""§5 Beats: any number of dice may be rolled, also none."""

from __future__ import annotations

from functools import partial

from tests.games.scorso.asking import actors, fields, game, line, moves, play
from tests.games.scorso.tables import A, B, rolling

beats = partial(rolling, pace="beats")


def test_a_player_may_wait_with_dice_that_are_not_placed() -> None:
    state = beats("A free=KW", "B")
    assert "done" in moves(state, "A")
    state = play(state, "A: done; B: roll ??????")
    assert line(state, "A")["free"] == "KW????"
    assert line(state, "B")["tumbling"] == "6"


def test_what_was_laid_before_waiting_is_revealed_with_the_beat() -> None:
    state = play(beats("A free=KW", "B"), "A: place K left; A: done")
    assert line(state, "A")["laid"] == "K|-"
    state = play(state, "B: roll ?")
    assert (line(state, "A")["left"], line(state, "A")["free"]) == ("K", "W????")


def test_if_all_wait_with_dice_in_hand_a_new_beat_begins() -> None:
    before = beats("A free=KW", "B free=R")
    state = play(before, "A: done; B: done")
    assert game.format_position(state) == game.format_position(before)
    assert actors(state) == ["A", "B"]


def test_one_player_with_dice_in_hand_keeps_the_round_open() -> None:
    state = play(beats("A left=KKKKKR", "B free=R"), "A: done; B: done")
    assert actors(state) == ["A", "B"]
    state = play(beats("A left=KKKKKR", "B left=RWWWWW"), "A: done; B: done")
    assert (actors(state), moves(state)) == (["chance"], {"freeze"})


def test_others_see_only_that_somebody_has_decided() -> None:
    before = beats("A free=KW", "B")
    waited, rolled = play(before, "A: done"), play(before, "A: roll K")
    assert game.format_view(game.view(waited, B)) == game.format_view(game.view(rolled, B))
    assert "beat=done" in game.format_view(game.view(waited, A))


def test_nobody_waits_in_a_duel_nor_in_real_time() -> None:
    duel = play(beats("A left=KKKKKK bullets=1/0/0", "B left=KKKKKK bullets=1/0/0"), "A: knock; B: knock; ender A")
    duel = play(duel, "A: lane left")
    assert fields(duel)["phase"] == "duel"
    assert "done" not in moves(duel, "A")
    assert "done" not in moves(rolling("A free=K", "B"), "A")
