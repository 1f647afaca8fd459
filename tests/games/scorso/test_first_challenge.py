"""A27 In real time whoever challenges first has the duel."""

from __future__ import annotations

from functools import partial

import pytest

from ludoteca.core import WATCHER, BadPosition
from tests.games.scorso import tables
from tests.games.scorso.asking import actors, fields, game, leave, moves, play, why
from tests.games.scorso.tables import A, B

duels = partial(tables.duels, challenge_order="by_pace")
LINES = ("A", "B fists=1", "C fists=1")


def test_all_may_challenge_at_once_and_the_first_does() -> None:
    state = duels(*LINES)
    assert actors(state) == ["A", "B", "C"]
    assert moves(state, "B") == {"challenge no", "challenge C 1", "challenge C 2", "challenge C 3"}
    state = play(state, "B: challenge C 1")
    assert actors(state) == ["B"]  # the stake
    assert why(state, "A: challenge B 1").code == "turn"


def test_only_whoever_can_challenge_somebody_is_asked() -> None:
    state = duels("A", "B fists=1", "C")
    assert actors(state) == ["A", "C"]
    assert why(state, "B: challenge A 1").code == "nobody"


def test_who_passes_waits_for_the_next_duel_and_when_all_have_the_round_is_over() -> None:
    state = play(duels(*LINES), "B: challenge no")
    assert actors(state) == ["A", "C"]
    assert why(state, "B: challenge C 1").code == "committed"
    assert fields(state)["passed"] == "B"
    state = play(state, "A: challenge no; C: challenge no")
    assert (fields(state)["phase"], fields(state)["round"]) == ("rolling", "2")


def test_after_a_duel_everybody_may_challenge_again() -> None:
    state = play(duels(*LINES), "A: challenge no; B: challenge C 1; B: stake G; C: stake G; C: knock")
    assert fields(state)["phase"] == "rolling"  # B and C have returned their tokens
    state = play(duels("A", "B fists=1", "C fists=1", "D"), "D: challenge no; A: challenge B 1; A: stake G; B: stake G")
    state = play(state, "B: knock")
    assert actors(state) == ["A", "B", "D"]


def test_it_is_a_race_without_a_countdown() -> None:
    state = duels(*LINES)
    assert game.race_on(state) == "challenges 1"
    assert game.starts_at_once(state)
    assert game.race_on(play(state, "A: challenge no")) == "challenges 1"
    assert game.race_on(play(state, "A: challenge B 1")) == ""


def test_everybody_is_shown_their_own_question() -> None:
    state = play(duels(*LINES), "B: challenge no")
    asked = [game.show(game.view(state, seat)).question for seat in (A, B, WATCHER)]
    assert [question and question.seat for question in asked] == ["A", None, None]


def test_whoever_leaves_challenges_nobody() -> None:
    assert actors(leave(play(duels(*LINES), "B: challenge no"), "A")) == ["B", "C"]


@pytest.mark.parametrize("words", [{"pace": "beats"}, {"challenge_order": "clockwise"}])
def test_elsewhere_one_after_the_other_is_asked(words: dict[str, str]) -> None:
    state = duels(*LINES, **words)
    assert actors(state) == ["A"]
    assert game.race_on(state) == ""


def test_positions_are_written_and_read_also_those_of_the_first_version() -> None:
    state = play(duels(*LINES), "C: challenge no")
    again = game.parse_position(game.format_position(state), state.options)
    assert game.format_position(again) == game.format_position(state)
    assert actors(again) == ["A", "B"]
    assert fields(duels(*LINES, act="B", passed=0))["act"] == "-"
    with pytest.raises(BadPosition, match="field passed=2: expected one of A B C"):
        duels(*LINES, act="B", passed=2)
