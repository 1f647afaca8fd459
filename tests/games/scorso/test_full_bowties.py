"""§6.3, §9.5 Bow ties: for an elimination (A30) and by a paralysis; the track (A31), and what stays (A32)."""

from __future__ import annotations

import pytest

from ludoteca.core import RESIGN
from tests.games.scorso import asking, tables
from tests.games.scorso.asking import fields, line, moves, play, told, why
from tests.games.scorso.full_tables import bowtie, duels, frozen, hats, win_duel

# C has two bullets of one colour: nothing is asked
KILL = ("A bowtie=0", "B bowtie=0 left=K", "C bullets=2/0/0 bowtie=0", "D bowtie=0 right=KKKKKK")


def test_example_26_everybody_who_burned_a_bullet_of_the_victim() -> None:
    state = play(frozen(*KILL, ender="D"), "D: lane right")
    assert {name: bowtie(state, name) for name in "ABD"} == {"A": 0, "B": 0, "D": 1}
    both = ("A bowtie=0", "B bowtie=0 left=K", "C bullets=2/0/0 bowtie=0", "D bowtie=0 right=K left=WWWWW")
    state = play(frozen(*both, ender="D"), "D: lane right")
    assert {name: line(state, name)["bowtie"] for name in "ABD"} == {"A": "0", "B": "1", "D": "1"}


@pytest.mark.parametrize(("first", "later"), [("right", "B"), ("left", "B")])
def test_example_26_last_bullet_only_is_the_lane_resolved_later(first: str, later: str) -> None:
    both = ("A bowtie=0", "B bowtie=0 left=K", "C bullets=2/0/0 bowtie=0", "D bowtie=0 right=K left=WWWWW")
    state = play(frozen(*both, ender="D", bowtie_kill="last_bullet_only"), f"D: lane {first}")
    assert {name for name in "ABD" if line(state, name)["bowtie"] == "1"} == {later}


def test_a30_one_step_a_round_for_two_victims() -> None:
    state = frozen(
        "A bowtie=0 left=KKK right=KKK", "B bullets=1/0/0 bowtie=0", "C bowtie=0", "D bullets=0/1/0 bowtie=0", ender="A"
    )
    state = play(state, "A: lane left")
    assert line(state, "A")["bowtie"] == "1"
    assert fields(state)["fell"] == "BD"


def test_a30_also_who_died_in_the_same_round() -> None:
    state = frozen("A bullets=1/0/0 bowtie=0 left=K", "B bullets=1/0/0 bowtie=0 right=KKKKKK", "C bowtie=0", ender="B")
    state = play(state, "B: lane right")
    assert [event["seat"] for event in told(state, "stage-won")] == ["C"]
    assert {name: bowtie(state, name) for name in "ABC"} == {"A": 1, "B": 1, "C": 0}


def test_a30_who_burned_bullets_earlier_in_the_round_takes_part_in_an_elimination_by_duel() -> None:
    state = duels("A bowtie=0", "B bowtie=0 bullets=1/0/0 fists=1 hit=C", "C bowtie=0")
    state = play(state, "A: challenge B 1; A: stake G")
    state = win_duel(state, "A")
    assert {name: line(state, name)["bowtie"] for name in "AC"} == {"A": "1", "C": "1"}
    state = duels("A bowtie=0", "B bowtie=0 bullets=1/0/0 fists=1 hit=C", "C bowtie=0", bowtie_kill="last_bullet_only")
    state = win_duel(play(state, "A: challenge B 1; A: stake G"), "A")
    assert {name: line(state, name)["bowtie"] for name in "AC"} == {"A": "1", "C": "0"}


def test_a30_not_twice_in_a_round_by_conflict_and_duel() -> None:
    state = duels("A bowtie=1 rose=1", "B bullets=1/0/0 fists=1", "C")
    state = win_duel(play(state, "A: challenge B 1; A: stake G"), "A")
    assert line(state, "A")["bowtie"] == "1"


def test_who_leaves_is_eliminated_by_nobody() -> None:
    state = duels("A bowtie=0", "B bullets=1/0/0 fists=1 hit=A", "C bowtie=0")
    state = asking.game.apply(state, tables.B, RESIGN)
    assert line(state, "A")["bowtie"] == "0"


def test_a_paralysis_raises_the_own_bow_tie() -> None:
    state = frozen("A left=GYB right=WWW", "B bowtie=0", "C bowtie=0", ender="A")
    state = play(state, "A: lane left")
    assert "paralysis bowtie" in moves(state, "A")
    state = play(state, "A: paralysis bowtie")
    assert line(state, "A")["bowtie"] == "2"


def test_a21_there_is_no_bow_tie_in_the_base_game() -> None:
    state = play(tables.frozen("A left=GYB right=WWW", "B", "C", ender="A"), "A: lane left")
    assert "paralysis bowtie" not in moves(state, "A")
    assert why(state, "A: paralysis bowtie").code == "no-bowtie"


@pytest.mark.parametrize(("track", "top"), [("0-4", 4), ("0-2", 2), ("0-3", 3), ("0-5", 5), ("0-6", 6)])
def test_a31_gains_beyond_the_top_of_the_track_are_lost(track: str, top: int) -> None:
    state = frozen(f"A left=GYB right=WWW bowtie={top}", "B bowtie=0", "C bowtie=0", ender="A", bowtie_track=track)
    state = play(state, "A: lane left; A: paralysis bowtie")
    assert line(state, "A")["bowtie"] == str(top)
    assert not told(state, "bowtie")


def test_a31_the_bow_tie_starts_where_the_option_says() -> None:
    assert line(asking.start(mode="full"), "A")["bowtie"] == "1"
    assert line(asking.start(mode="full", bowtie_start=0), "A")["bowtie"] == "0"
    assert line(asking.start(mode="full", bowtie_start=4), "A")["bowtie"] == "4"


def test_a32_bow_ties_and_seats_stay_as_they_are_between_two_stages() -> None:
    state = frozen("B bowtie=3 left=KKKWWW", "A bullets=1/0/0 bowtie=0", ender="B")
    state = play(state, "B: lane left")
    assert hats(state, "B") == 1
    assert (line(state, "A")["bowtie"], line(state, "B")["bowtie"]) == ("0", "4")
    assert asking.ring(state) == "BA"
