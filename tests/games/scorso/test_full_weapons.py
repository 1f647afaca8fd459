"""§9.4 Weapons: when they are active, where they are added, and what they complete (A33, A39, A40)."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.core import BadOption
from ludoteca.core.words import LANGUAGES, bundle
from ludoteca.games.scorso.rules import arsenal
from tests.games.scorso.asking import actors, bullets, game, moves, options, play, shown, told, why
from tests.games.scorso.full_tables import duels, frozen, rolling


def active(state, name):
    return {weapon.id for weapon in shown(state, name).outfit.weapons if weapon.is_active}


def test_example_23_a_weapon_completes_a_pair_also_for_the_ender() -> None:
    state = frozen("A left=R right=KKWWW weapons=W16", "B", ender="A")
    assert moves(state) == {"weapon W16 left", "weapon W16 right", "weapon W16 none"}
    paired = play(state, "A: weapon W16 left; B: bribe no")
    assert not told(play(state, "A: weapon W16 left"), "mistaken")
    assert moves(play(paired, "A: lane left")) == {"take G", "take Y", "take B"}
    alone = play(state, "A: weapon W16 right")
    assert told(alone, "mistaken") == [{"type": "mistaken", "seat": "A"}]


def test_example_24_an_inactive_gun_comes_back_with_a_bullet_of_its_colour() -> None:
    state = duels("A bullets=0/2/1 weapons=W03", "B bullets=3/0/0 fists=1", "C")
    assert active(state, "A") == set()
    state = play(state, "A: challenge B 1; A: stake Y; A: roll ??????")
    state = play(state, "; ".join(["A die R"] * 6 + ["A: knock"]))
    assert bullets(state, "A") == "1/2/1"
    assert active(state, "A") == {"W03"}


def test_a40_an_inactive_gun_is_not_asked_about() -> None:
    state = frozen("A bullets=0/2/1 left=GG right=KKKK weapons=W03", "B bowtie=0", ender="A")
    assert told(state, "mistaken") == []
    assert not {move for move in moves(state) if move.startswith("weapon")}


def test_a_hand_weapon_is_active_while_the_bow_tie_is_above_zero() -> None:
    assert active(rolling("A weapons=W16 bowtie=0", "B"), "A") == set()
    assert active(rolling("A weapons=W16 bowtie=1", "B"), "A") == {"W16"}


def test_weapons_are_declared_by_the_ender_first_then_clockwise_in_the_order_of_the_list() -> None:
    state = frozen("A weapons=W17", "B left=KKK right=WWW weapons=W11,W02,W16", "C weapons=W05", ender="B")
    asked = []
    while (words := min(moves(state)).split())[0] == "weapon":
        asked.append((actors(state)[0], words[1]))
        state = play(state, f"{actors(state)[0]}: weapon {words[1]} none")
    assert asked == [("B", "W02"), ("B", "W11"), ("B", "W16"), ("C", "W05"), ("A", "W17")]


def test_without_an_ender_the_first_living_seat_declares_first() -> None:
    state = frozen("A left=RRR right=GGY weapons=W17", "B left=RRR right=GGY weapons=W02")
    assert actors(state) == ["A"]


def test_a_weapon_shoots() -> None:
    state = frozen("A left=KKKKKK weapons=W01", "B bullets=3/3/3 bowtie=0", "C bowtie=0", ender="A")
    state = play(state, "A: weapon W01 left; A: lane left")
    for colour in "GGGYYY":
        state = play(state, f"B: lose {colour}")
    assert bullets(state, "B") == "0/0/2"


def test_a_weapon_makes_a_colour_group_one_larger() -> None:
    state = frozen("A left=GGG right=WWW weapons=W03", "B bowtie=0", "C bowtie=0", ender="A")
    assert bullets(play(state, "A: weapon W03 none; A: lane left"), "B") == "1/3/3"
    assert bullets(play(state, "A: weapon W03 left; A: lane left"), "B") == "0/3/3"


def test_a_weapon_is_never_burned_and_dice_are_kept_in_its_place() -> None:
    state = frozen("A left=RRK right=KK free=K weapons=W16 bowtie=1", "B left=KKKWWW", ender="B")
    state = play(state, "A: weapon W16 left")
    assert told(state, "void") == [{"type": "void", "seat": "A", "die": "R", "side": "left", "count": 1}]
    assert [event["die"] for event in told(state, "burn")] == ["K"]
    tray = shown(state, "A").left
    assert (tray.dice, tray.weapons, tray.fists) == (["K", "R", "R"], ["W16"], 1)


def test_a_location_is_drawn_with_dice_and_weapons_apart() -> None:
    state = frozen("A left=R right=KKWWW weapons=W16,W03", "B", ender="A")
    state = play(state, "A: weapon W03 none; A: weapon W16 left")
    tray = shown(state, "A").left
    assert (tray.dice, tray.weapons, tray.fists, tray.is_valid) == (["R"], ["W16"], 1, True)
    assert [weapon.side for weapon in shown(state, "A").outfit.weapons] == ["", "left"]


def test_the_weapons_of_a_mistaken_ender_are_void() -> None:
    state = frozen("A left=RRR right=KKK weapons=W01", "B bowtie=0", ender="A")
    state = play(state, "A: weapon W01 right")
    assert told(state, "mistaken")
    assert bullets(state, "B") == "3/3/3"


def test_with_weapons_a_group_may_have_more_than_six() -> None:
    state = frozen("A left=GGGGGG weapons=W03,W08,W13", "B bowtie=0", "C bowtie=0", ender="A")
    state = play(state, "A: weapon W03 left; A: weapon W08 left; A: weapon W13 left; A: lane left")
    assert bullets(play(state, "B: lose Y; B: lose Y; B: lose Y"), "B") == "0/0/1"


def test_with_weapons_a_grouping_may_have_three_paralyses() -> None:
    state = frozen("A left=GGGYYB weapons=W05,W10,W14", "B left=KKKWWW bowtie=0", ender="B")
    state = play(state, "A: weapon W05 left; A: weapon W10 left; A: weapon W14 left")
    assert moves(state) == {"group left GGG+YYY+BBB", "group left GYB+GYB+GYB"}
    state = play(state, "A: group left GYB+GYB+GYB")
    assert shown(state, "A").left.paralyses == 3


def test_a39_no_a_weapon_completes_nothing_and_saves_no_knock() -> None:
    state = frozen("A left=R right=KKWWW weapons=W16", "B", ender="A", weapon_completes_combo="no")
    assert told(play(state, "A: weapon W16 left"), "mistaken")


def test_a39_no_a_weapon_still_shoots_defends_and_enlarges_a_colour() -> None:
    words = {"ender": "A", "weapon_completes_combo": "no"}
    state = frozen("A left=GGG right=WWW weapons=W03", "B bowtie=0", "C bowtie=0", **words)
    assert bullets(play(state, "A: weapon W03 left; A: lane left"), "B") == "0/3/3"
    state = frozen("A left=WWW right=WWW weapons=W01", "B bullets=1/0/0 bowtie=0", "C bowtie=0", **words)
    assert told(play(state, "A: weapon W01 left; A: lane left"), "eliminated") == [{"type": "eliminated", "seat": "B"}]
    state = frozen("A left=WWW right=WWW weapons=W03", "B bowtie=0", "C bowtie=0", **words)
    assert told(play(state, "A: weapon W03 left"), "void")


def test_a_knock_that_weapons_can_make_correct_is_not_blocked() -> None:
    placed = "A left=R right=KKWWW"
    assert "knock" in moves(rolling(f"{placed} weapons=W16", "B", knock_check="blocked"), "A")
    assert "A" not in actors(rolling(placed, "B", knock_check="blocked"))
    inactive = rolling(f"{placed} weapons=W16 bowtie=0", "B", knock_check="blocked")
    assert why(inactive, "A: knock").code == "knock-blocked"
    no = rolling(f"{placed} weapons=W16", "B", knock_check="blocked", weapon_completes_combo="no")
    assert why(no, "A: knock").code == "knock-blocked"


def test_weapons_play_no_part_in_duels() -> None:
    state = duels("A weapons=W16", "B fists=1", act="A")
    state = play(state, "A: challenge B 1; A: stake G; B: stake G")
    assert shown(state, "A").free == ["?"] * 6


def test_the_table_of_the_rules_has_eighteen_weapons_all_different() -> None:
    pairs = arsenal.weapons("table")
    assert len(set(pairs)) == 18
    assert {pairs[0], pairs[6], pairs[15], pairs[17]} == {"GK", "YW", "RR", "RW"}


def test_a33_a_list_of_ones_own() -> None:
    own = "custom:RG,RY,RB,GK,GW,YK,YW,BK,BW,GR,YR,BR"
    state = frozen("A left=YB right=KKKK weapons=W01", "B bowtie=0", ender="A", weapon_list=own)
    state = play(state, "A: weapon W01 left")
    assert shown(state, "A").left.paralyses == 1


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("custom:GK", "expected 12 to 18 weapons, not 1"),
        ("custom:GK,GK,GW,GG,GY,GB,YK,YW,YG,YY,YB,BB", "GK is there twice"),
        ("custom:GK,XX", "'XX' is no weapon"),
        ("custom:", "'' is no weapon"),
        ("custom:" + ",".join(c + s for c in "GYBR" for s in "KWRGYB"), "not 24"),
        ("customs:GK", "expected table or custom:"),
    ],
)
def test_a33_a_list_that_cannot_be_is_refused(given: str, said: str) -> None:
    with pytest.raises(BadOption, match="option weapon_list=") as refused:
        options(mode="full", weapon_list=given)
    assert said in refused.value.what


def test_every_weapon_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        message = bundle(language, games.find("scorso").folder).get_message("scorso-word-weapon")
        names = {
            bundle(language, games.find("scorso").folder).format_pattern(message.value, {"kind": colour + symbol})[0]
            for colour in "GYBR"
            for symbol in "KWRGYB"
        }
        assert len(names) == 24


def test_the_weapon_that_is_asked_about_is_named() -> None:
    state = frozen("A weapons=W02,W16", "B", ender="-")
    assert game.show(game.view(state, 0)).question.weapon == "W02"
    assert why(state, "A: weapon W16 left").code == "other-weapon"
    assert why(state, "A: bribe no").code == "question"
