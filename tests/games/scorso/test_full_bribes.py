"""§9.5 Bribes: who may pay, when, and what becomes of the dice (A41, A50)."""

from __future__ import annotations

from ludoteca.core import RESIGN
from tests.games.scorso.asking import actors, bullets, game, line, moves, play, shown, told
from tests.games.scorso.full_tables import bowtie, frozen
from tests.games.scorso.tables import A

EVERY_BRIBE = {f"bribe {face} {side}" for face in "KWRGYB" for side in ("left", "right")} | {"bribe no"}


def test_example_21_one_step_for_one_die() -> None:
    state = frozen("A right=WW free=KKKK weapons=W16", "B left=WWWWWW", "C", ender="B")
    state = play(state, "A: weapon W16 none; C: bribe no")
    assert moves(state) == EVERY_BRIBE
    state = play(state, "A: bribe K left")
    assert bowtie(state, "A") == 0
    assert moves(state, "B") == {"lane left", "lane right"}
    tray = shown(state, "A").left
    assert (tray.dice, tray.shots, tray.is_valid) == (["K"], 1, True)
    state = play(state, "B: lane left; B: lose G")
    assert line(state, "A")["bowtie"] == "0"
    assert not shown(state, "A").outfit.weapons[0].is_active


def test_example_22_half_a_pair_burns_again_and_two_bribes_make_one() -> None:
    given = ("A left=R free=KKKKK", "B left=WWWWWW")
    once = play(frozen(*given, ender="B"), "A: bribe R left")
    assert [event["die"] for event in told(once, "burn")] == ["R"]
    assert shown(once, "A").left.dice == []
    twice = frozen("A bowtie=2 left=R free=KKKKK", "B left=WWWWWW", ender="B")
    twice = play(twice, "A: bribe R left; A: bribe R left")
    assert shown(twice, "A").left.fists == 1
    assert not told(twice, "burn")


def test_a50_the_ender_pays_no_bribe_even_mistaken() -> None:
    state = frozen("A left=RRR right=KKK", "B free=KKKKKK bowtie=0", ender="A")
    assert told(state) == []
    assert bullets(state, "B") == "3/3/3"
    assert line(state, "A")["bowtie"] == "1"


def test_bribers_are_asked_clockwise_from_the_left_of_the_ender() -> None:
    state = frozen("A", "B", "C left=WWWWWW", "D", ender="C")
    asked = []
    while "bribe no" in moves(state):
        asked.append(actors(state)[0])
        state = play(state, f"{asked[-1]}: bribe no")
    assert asked == ["D", "A", "B"]


def test_without_an_ender_everybody_may_pay() -> None:
    state = frozen("A left=RRR right=GGY", "B left=RRR right=GGY")
    asked = []
    while "bribe no" in moves(state):
        asked.append(actors(state)[0])
        state = play(state, f"{asked[-1]}: bribe no")
    assert asked == ["A", "B"]


def test_who_has_burned_nothing_pays_nothing() -> None:
    state = frozen("A left=KK right=WWWW", "B left=WWWWWW", ender="B")
    assert moves(state) == {"lane left", "lane right"}


def test_a_bribe_may_leave_a_choice_of_grouping() -> None:
    state = frozen("A bowtie=2 left=GGG free=KKK", "B left=WWWWWW", ender="B")
    state = play(state, "A: bribe Y left; A: bribe B left")
    assert moves(state, "A") == {"group left GGG", "group left GYB"}
    state = play(state, "A: group left GYB")
    assert shown(state, "A").left.paralyses == 1


def test_a_weapon_that_lay_idle_completes_what_is_bribed() -> None:
    state = frozen("A free=KKKKKK weapons=W16", "B left=WWWWWW", ender="B")
    state = play(state, "A: weapon W16 left")
    assert told(state, "void")
    state = play(state, "A: bribe R left")
    tray = shown(state, "A").left
    assert (tray.dice, tray.weapons, tray.fists) == (["R"], ["W16"], 1)


def test_a41_burning_comes_first_and_what_burned_is_gone() -> None:
    state = frozen("A left=RK right=WWWW", "B left=WWWWWW", ender="B")
    assert moves(state) == EVERY_BRIBE
    state = play(state, "A: bribe R left")
    assert shown(state, "A").left.dice == ["K"]


def test_a41_bribe_first_completes_what_lies_there() -> None:
    words = {"ender": "B", "bribe_after_burn": "bribe_first"}
    state = frozen("A left=R right=WWWW free=K", "B left=WWWWWW", **words)
    state = play(state, "A: bribe R left")
    assert shown(state, "A").left.fists == 1
    state = frozen("A left=RK right=WWWW", "B left=WWWWWW", **words)
    assert "bribe no" not in moves(state)  # nothing is unplaced, nothing has burned yet


def test_who_leaves_while_bribing_is_not_asked_again() -> None:
    state = frozen("A", "B left=WWWWWW", "C", ender="B")
    assert actors(state) == ["C"]
    state = game.apply(state, A, RESIGN)
    state = play(state, "C: bribe no")
    assert moves(state, "B") == {"lane left", "lane right"}
