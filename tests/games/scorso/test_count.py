"""§5 The count: in real time a round begins when a living player counts."""

from __future__ import annotations

import pytest

from ludoteca.core import CHANCE, BadPosition, Seat
from tests.games.scorso.asking import actors, fields, game, leave, moves, options, play, read, start, told, why
from tests.games.scorso.tables import A, text

THREE = {"players": 3, "count": "by_player"}


def test_any_living_player_may_count_and_after_a_while_it_happens_by_itself() -> None:
    state = start(**THREE)
    assert fields(state)["phase"] == "ready"
    assert actors(state) == ["A", "B", "C", "chance"]
    assert moves(state, "B") == {"count"}
    assert moves(state, "chance") == {"begin"}
    assert told(play(state, "B: count")) == [{"type": "count", "seat": "B"}]
    assert told(play(state, "begin")) == [{"type": "count", "seat": "none"}]


def test_nothing_is_rolled_before() -> None:
    state = start(**THREE)
    assert game.race_on(state) == ""
    assert why(state, "A: roll ??????").args == {"phase": "ready"}
    state = play(state, "A: count")
    assert game.race_on(state) == "round 1"
    assert why(state, "A: count").args == {"phase": "rolling"}


def test_every_round_is_counted() -> None:
    state = read(text("frozen", "A left=K", "B", "C"), **THREE)
    state = play(state, "B: lose G")
    assert (fields(state)["phase"], fields(state)["round"]) == ("ready", "2")


def test_it_is_fifteen_seconds_before_a_round_begins_by_itself() -> None:
    state = start(**THREE)
    ((begin, _),) = game.chances(state)
    assert game.duration(state, CHANCE, begin) == 15_000


@pytest.mark.parametrize("words", [{"count": "automatic"}, {"count": "by_player", "pace": "beats"}])
def test_elsewhere_a_round_begins_by_itself(words: dict[str, str]) -> None:
    state = start(players=2, **words)
    assert fields(state)["phase"] == "rolling"
    assert why(state, "A: count").code == "no-count"


def test_machines_leave_the_count_to_people() -> None:
    assert game.keeps_still(game.view(start(**THREE), A))
    assert not game.keeps_still(game.view(play(start(**THREE), "A: count"), A))


def test_whoever_leaves_before_the_count_is_out() -> None:
    state = leave(start(**THREE), "A")
    assert actors(state) == ["B", "C", "chance"]


def test_the_position_is_written_and_read() -> None:
    state = start(**THREE)
    again = game.parse_position(game.format_position(state), state.options)
    assert actors(again) == actors(state)
    with pytest.raises(BadPosition, match="rounds begin by themselves"):
        read(text("ready", "A", "B"))
    with pytest.raises(BadPosition, match="nobody has counted yet"):
        read(text("ready", "A free=K", "B"), count="by_player")


def test_the_first_version_of_the_rules_had_no_count() -> None:
    earlier = game.options_of("1", {"players": "3"})
    assert earlier == options(players=3, count="automatic", challenge_order="clockwise", weapon_check="at_declaration")
    assert game.to_act(game.setup(earlier)) == (Seat(0), Seat(1), Seat(2))
