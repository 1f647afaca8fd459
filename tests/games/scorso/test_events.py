"""What an act made happen, for the log, the screen reader and the animation."""

from __future__ import annotations

import pytest

from ludoteca.core import ABANDON, RESIGN, TIME, WATCHER
from tests.games.scorso.asking import game, play, seat_of, start, told
from tests.games.scorso.tables import A, B, duels, frozen, rolling


def types(state, viewer=WATCHER) -> list[str]:
    return [event["type"] for event in told(state, viewer=viewer)]


def test_nothing_has_happened_at_the_start_or_in_a_position_that_was_read():
    assert told(start()) == []
    assert told(frozen("A left=KK", "B", "C")) == []


def test_a_roll_is_told_and_then_each_die():
    state = play(start(), "A: roll ??")
    assert told(state) == [{"type": "roll", "seat": "A", "count": 2}]
    state = play(state, "A die K")
    assert told(state) == [{"type": "die", "seat": "A", "die": "K", "left": 1}]


def test_placing_and_taking_back_are_told():
    state = play(rolling("A free=K", "B", placed_dice="may_return"), "A: place K left")
    assert told(state) == [{"type": "place", "seat": "A", "die": "K", "side": "left", "count": 1}]
    assert told(play(state, "A: return K left")) == [
        {"type": "return", "seat": "A", "die": "K", "side": "left", "count": 1}
    ]


def test_a_knock_freezes_the_table_and_burns_what_lies_nowhere():
    state = play(rolling("A left=KKWWWW", "B left=GG", "C"), "A: knock")
    assert told(state) == [
        {"type": "knock", "seat": "A"},
        {"type": "freeze", "ender": "A"},
        {"type": "burn", "seat": "B", "die": "?", "side": "free", "count": 4},
        {"type": "burn", "seat": "B", "die": "G", "side": "left", "count": 2},
        {"type": "burn", "seat": "C", "die": "?", "side": "free", "count": 6},
    ]


def test_a_table_that_freezes_by_itself_has_no_ender():
    state = play(rolling("A left=WWWWWW", "B left=WWWWWW"), "freeze")
    assert told(state, "freeze") == [{"type": "freeze", "ender": "none"}]


def test_each_answer_tells_only_what_it_made_happen():
    state = play(rolling("A left=KKKWWW", "B", "C right=RR"), "A: knock; A: lane left")
    assert types(state) == ["lane"]
    state = play(state, "B: lose G")
    assert told(state) == [
        {
            "type": "lose", "seat": "B", "by": "A", "side": "left", "combination": "shot", "dice": "K",
            "colour": "G", "count": 1,
        }
    ]  # fmt: skip
    state = play(state, "B: lose G")
    assert types(state) == ["lose"]
    state = play(state, "B: lose G")
    assert types(state) == ["lose", "lane", "lane"]
    state = play(state, "C: take Y")
    assert types(state) == ["lose", "token"]
    assert told(state, "token") == [{"type": "token", "seat": "B", "by": "C", "fists": 1}]


def test_what_is_stopped_is_told():
    state = play(rolling("A left=KKRRWW", "B right=WYYY", "C"), "A: knock; A: lane left")
    assert told(state, "defended") == [{"type": "defended", "seat": "B", "by": "A", "count": 1}]
    assert told(state, "stopped") == [{"type": "stopped", "seat": "B", "by": "A", "count": 1}]
    assert told(state, "lose") == [
        {
            "type": "lose", "seat": "A", "by": "B", "side": "right", "combination": "colour", "dice": "YYY",
            "colour": "Y", "count": 2,
        }
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("answer", "event"),
    [
        ("guard G", {"type": "guard", "seat": "A", "by": "B", "dice": "GGG"}),
        ("handicap C", {"type": "handicap", "seat": "C", "by": "A"}),
        ("swap B", {"type": "swap", "seat": "A", "other": "B"}),
        ("none", {"type": "waste", "seat": "A"}),
    ],
)
def test_what_a_paralysis_does_is_told(answer, event):
    state = play(frozen("A left=GYB", "B right=GGG", "C"), f"A: paralysis {answer}")
    assert told(state)[0] == event


def test_swaps_and_the_next_round_are_told():
    state = play(frozen("A left=GYB", "B", "C"), "A: paralysis swap C")
    assert told(state)[-2:] == [{"type": "swapped", "seat": "A", "other": "C"}, {"type": "round", "number": 2}]


def test_a_grouping_is_told():
    state = play(frozen("A left=GGGYB", "B", "C"), "A: group left GYB")
    assert told(state, "group") == [{"type": "group", "seat": "A", "side": "left", "paralyses": 1}]


def test_a_duel_is_told_from_the_challenge_to_its_end():
    state = play(duels("A", "B fists=2", "C"), "A: challenge B 1")
    assert told(state) == [{"type": "challenge", "seat": "A", "other": "B", "stake": 1}]
    state = play(state, "A: stake G")
    assert told(state) == [{"type": "stake", "seat": "A", "bullets": "G"}]
    state = play(state, "B: stake Y")
    assert told(state) == [
        {"type": "stake", "seat": "B", "bullets": "Y"},
        {"type": "duel", "seat": "A", "other": "B", "dice": 6, "other_dice": 8},
    ]
    state = play(state, "A: knock")
    assert types(state) == ["knock", "wrong-knock", "duel-won", "round"]
    assert told(state, "duel-won") == [{"type": "duel-won", "seat": "B", "other": "A", "count": 2}]


def test_a_pass_is_told():
    assert told(play(duels("A", "B fists=2", "C"), "A: challenge no")) == [{"type": "pass", "seat": "A"}]


def test_in_beats_knocks_of_one_beat_are_told_and_who_may_be_the_ender():
    state = rolling("A left=KKKKKK", "B left=WWWWWW", "C", pace="beats")
    state = play(state, "A: knock; B: knock; C: roll ?")
    assert told(state)[-3:] == [
        {"type": "knock", "seat": "A"},
        {"type": "knock", "seat": "B"},
        {"type": "tie", "seats": ["A", "B"]},
    ]


def test_everybody_who_falls_is_told_then_the_pot_and_the_end():
    state = play(rolling("A left=KWWWWW", "B bullets=1/0/0", pot=4), "A: knock; A: lane left")
    assert told(state)[-3:] == [
        {"type": "eliminated", "seat": "B"},
        {"type": "pot", "seat": "A", "chips": 4},
        {"type": "end", "reason": "last-standing", "winners": ["A"]},
    ]


def test_a_deciding_duel_names_those_who_fight_it():
    state = play(rolling("A left=KWWWWW bullets=1/0/0", "B left=K bullets=1/0/0"), "A: knock; A: lane left")
    assert told(state, "deciding-duel") == [{"type": "deciding-duel", "seats": ["A", "B"]}]


@pytest.mark.parametrize(("move", "reason"), [(RESIGN, "resign"), (TIME, "time"), (ABANDON, "abandon")])
def test_who_leaves_is_told(move, reason):
    state = game.apply(start(players=3), seat_of("B"), move)
    assert told(state) == [{"type": "left", "seat": "B", "reason": reason}, {"type": "eliminated", "seat": "B"}]


def test_everybody_is_told_the_same_of_the_conflicts():
    state = play(rolling("A left=KKKWWW", "B", "C"), "A: knock; A: lane left; B: lose G")
    assert told(state, viewer=A) == told(state, viewer=B) == told(state)
