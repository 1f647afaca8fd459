"""§7.3 mode=duel: one race with six dice each, no bullets, and the first with fists on all dice wins."""

from __future__ import annotations

import pytest

from ludoteca.core import BadPosition
from tests.games.scorso.asking import actors, fields, game, leave, line, moves, play, read, result, start, told
from tests.games.scorso.tables import A, text

FISTS = "; ".join(["B die R"] * 6)


def test_everybody_has_six_dice_and_no_bullets() -> None:
    state = start(mode="duel", players=5)
    assert actors(state) == list("ABCDE")
    assert fields(state)["phase"] == "duel"
    assert {line(state, name)["free"] for name in "ABCDE"} == {"??????"}
    assert {line(state, name)["bullets"] for name in "ABCDE"} == {"0/0/0"}
    assert game.race_on(state) == "duel"


def test_the_first_to_show_fists_on_all_dice_and_knock_wins() -> None:
    state = play(start(mode="duel", players=3), f"B: roll ??????; {FISTS}; B: knock")
    assert result(state) == ("B", "duel")
    assert game.outcome(state).ranking == ((1,), (0, 2))


def test_a28_a_wrong_knock_is_out_and_comes_last() -> None:
    state = play(start(mode="duel", players=3), "A: knock")
    assert actors(state) == ["B", "C"]
    assert "out" in line(state, "A")
    state = play(state, f"B: roll ??????; {FISTS}; B: knock")
    assert game.outcome(state).ranking == ((1,), (2,), (0,))
    assert result(play(start(mode="duel", players=2), "A: knock")) == ("B", "duel")


def test_in_beats_several_right_knocks_repeat_the_duel_among_them() -> None:
    lines = ("A bullets=0/0/0 free=RRRRRR", "B bullets=0/0/0 free=RRRRRR", "C bullets=0/0/0 free=RRRRRK")
    state = read(text("duel", *lines, dice=0, act="-", passed=0, pace="beats"), mode="duel")
    state = play(state, "A: knock; B: knock; C: roll K")
    assert told(state, "duel-again")
    assert actors(state) == ["A", "B"]


def test_whoever_leaves_is_out_of_the_race() -> None:
    state = leave(start(mode="duel", players=3), "A")
    assert actors(state) == ["B", "C"]
    assert result(leave(state, "C")) == ("B", "resign")


def test_the_stakes_go_to_the_winner() -> None:
    state = play(start(mode="duel", players=2, stake=5), "A: knock")
    assert [event["type"] for event in told(state)][-3:] == ["end", "chips-lost", "chips-won"]


def test_the_position_is_written_and_read() -> None:
    state = play(start(mode="duel", players=3), "A: knock; B: roll ??; B die R")
    again = game.parse_position(game.format_position(state), state.options)
    assert game.format_position(again) == game.format_position(state)
    assert actors(again) == actors(state)
    assert not game.show(game.view(state, A)).is_deciding


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (text("rolling", "A", "B"), "phase=rolling: expected duel or over, mode=duel"),
        (text("duel", "A free=??????", "B free=??????", dice=0, act="-", passed=0), "there are none where a duel"),
    ],
)
def test_what_has_no_place_in_it_is_refused(position: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        read(position, mode="duel")


def test_nothing_is_placed_and_nobody_challenged() -> None:
    state = start(mode="duel", players=2)
    assert {word.split()[0] for word in moves(state, "A")} == {"roll", "knock"}
