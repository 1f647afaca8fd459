"""§13 The worked examples of the base game, each by its number and named after what happens."""

from __future__ import annotations

import pytest

from tests.games.scorso.asking import actors, bullets, fields, line, moves, play, ring, shown, told, why
from tests.games.scorso.tables import duels, frozen, rolling


def against(p: str, q: str, p_has: str = "3/3/3", q_has: str = "3/3/3", **words):
    """P's Right against Q's Left, with a third player who has placed nothing: P is A, Q is C."""
    return frozen(f"A right={p} bullets={p_has}", "B", f"C left={q} bullets={q_has}", **words)


def has(state) -> tuple[str, str]:
    """The bullets of P and of Q."""
    return bullets(state, "A"), bullets(state, "C")


VALID = ["-", "K", "KW", "RR", "RRRR", "GGG", "GYB", "GGYYBB", "GGGGYB", "GGGYYY", "RRGGGW", "RRYYYY"]
INVALID = ["R", "RRR", "GG", "GGGYB", "KRGYB", "RGGG", "KKWWGG", "GGGGGY"]


def layout(dice: str) -> str:
    return f"A left={dice} right={'K' * (6 - len(dice.replace('-', ''))) or '-'}"


@pytest.mark.parametrize("dice", VALID)
def test_example_1_a_valid_location_ends_the_round_correctly(dice):
    assert shown(rolling(layout(dice), "B"), "A").left.is_valid
    assert not told(play(rolling(layout(dice), "B"), "A: knock"), "mistaken")
    assert "knock" in moves(rolling(layout(dice), "B", knock_check="blocked"), "A")


@pytest.mark.parametrize("dice", INVALID)
def test_example_1_an_invalid_location_makes_the_knock_a_mistake(dice):
    assert not shown(rolling(layout(dice), "B"), "A").left.is_valid
    assert told(play(rolling(layout(dice), "B"), "A: knock"), "mistaken") == [{"type": "mistaken", "seat": "A"}]
    assert actors(rolling(layout(dice), "B", knock_check="blocked")) == ["B"]


def test_example_2_a_correct_ender_may_knock_and_is_asked_which_lane_comes_first():
    state = rolling("A left=RRK right=GGG", "B", "C")
    assert "knock" in moves(state, "A")
    state = play(state, "A: knock")
    assert (fields(state)["ender"], moves(state)) == ("A", {"lane left", "lane right"})


def test_example_3_a_mistaken_ender_loses_all_dice_and_the_neighbour_still_shoots():
    state = play(rolling("A left=RRR right=GGG", "B right=K left=WWWWW", "C"), "A: knock")
    burned = [(event["die"], event["side"], event["count"]) for event in told(state, "burn") if event["seat"] == "A"]
    assert burned == [("R", "left", 3), ("G", "right", 3)]
    assert moves(state, "A") == {"lose G", "lose Y", "lose B"}
    state = play(state, "A: lose G")
    assert {name: bullets(state, name) for name in "ABC"} == {"A": "2/3/3", "B": "3/3/3", "C": "3/3/3"}
    assert (fields(state)["round"], fields(state)["phase"]) == ("2", "rolling")


def test_example_4_a_late_player_burns_what_is_unplaced_or_in_no_group():
    state = play(rolling("A left=WWW right=WWW", "B left=GG right=KW free=K?", "C"), "A: knock")
    burned = [(event["die"], event["side"], event["count"]) for event in told(state, "burn") if event["seat"] == "B"]
    assert burned == [("K", "free", 1), ("?", "free", 1), ("G", "left", 2)]
    assert (shown(state, "B").left.dice, shown(state, "B").right.dice) == ([], ["K", "W"])


@pytest.mark.parametrize(("answer", "kept"), [("GGG", "GGG"), ("GYB", "GYB")])
def test_example_5_the_owner_chooses_between_a_colour_and_a_paralysis(answer, kept):
    state = frozen("A left=GGGYB", "B", "C")
    assert (actors(state), moves(state)) == (["A"], {"group left GGG", "group left GYB"})
    state = play(state, f"A: group left {answer}")
    burned = [event["die"] for event in told(state, "burn") if event["side"] == "left"]
    assert "".join(burned) == {"GGG": "YB", "GYB": "G"}[kept]
    assert bullets(state, "B") == {"GGG": "1/3/3", "GYB": "3/3/3"}[kept]


def test_example_6_a_defence_cancels_one_of_two_shots():
    state = against("KK", "W")
    assert (actors(state), moves(state)) == (["C"], {"lose G", "lose Y", "lose B"})
    assert has(play(state, "C: lose Y")) == ("3/3/3", "3/2/3")


def test_example_7_a_colour_stops_the_fist_and_costs_two():
    state = against("RR", "GGG")
    assert has(state) == ("1/3/3", "3/3/3")
    assert (line(state, "A")["fists"], line(state, "C")["fists"]) == ("0", "0")
    assert fields(state)["phase"] == "rolling"


def test_example_8_a_fist_lands_where_the_attacker_likes_and_leaves_a_token():
    state = against("RR", "KW")
    assert (actors(state), moves(state)) == (["A"], {"take G", "take Y", "take B"})
    state = play(state, "A: take B")
    assert (actors(state), moves(state)) == (["A"], {"lose G", "lose Y", "lose B"})
    state = play(state, "A: lose G")
    assert has(state) == ("2/3/3", "3/3/2")
    assert (line(state, "C")["fists"], fields(state)["supply"]) == ("1", "7")


@pytest.mark.parametrize("shortage", ["extras_substitute", "all_substitute"])
def test_example_9_four_of_a_colour_take_three_whatever_the_victim_has(shortage):
    state = against("GGGG", "-", q_has="1/2/2", colour_shortage=shortage)
    assert (actors(state), moves(state)) == (["C"], {"lose Y", "lose B"})
    assert has(play(state, "C: lose Y; C: lose B"))[1] == "0/1/1"


def test_example_9_without_substitutes_four_of_a_colour_take_one():
    assert has(against("GGGG", "-", q_has="1/2/2", colour_shortage="none"))[1] == "0/2/2"


def test_example_10_a_triple_takes_nothing_else():
    assert has(against("GGG", "-", q_has="0/2/2"))[1] == "0/2/2"
    state = against("GGG", "-", q_has="0/2/2", colour_shortage="all_substitute")
    assert has(play(state, "C: lose Y; C: lose Y"))[1] == "0/0/2"


def test_example_11_six_of_a_colour_take_five():
    state = against("GGGGGG", "-")
    assert (has(state)[1], moves(state, "C")) == ("0/3/3", {"lose Y", "lose B"})
    assert has(play(state, "C: lose Y; C: lose B"))[1] == "0/2/2"


def test_example_12_the_order_of_the_effects_decides_who_survives():
    state = against("GGGK", "-", q_has="2/1/0")
    assert bullets(state, "C") == "0/0/0"
    assert shown(state, "C").is_out
    state = against("GGGK", "-", q_has="2/1/0", effect_order="shot-fist-colour")
    assert moves(state, "C") == {"lose G", "lose Y"}
    assert has(play(state, "C: lose G"))[1] == "0/1/0"


def test_example_13_a_paralysis_cancels_the_green_group_only():
    state = against("GGGYYY", "GYB")
    assert {"paralysis guard G", "paralysis guard Y"} <= moves(state, "C")
    assert "paralysis guard B" not in moves(state, "C")
    assert has(play(state, "C: paralysis guard G"))[1] == "3/1/3"


def test_example_14_a_cancelled_colour_still_stops_the_fist():
    state = frozen("A left=RRGYB", "B right=GGG", "C")
    state = play(state, "A: paralysis guard G")
    assert {name: (bullets(state, name), line(state, name)["fists"]) for name in "AB"} == {
        "A": ("3/3/3", "0"),
        "B": ("3/3/3", "0"),
    }
    assert fields(state)["round"] == "2"


@pytest.mark.parametrize("lanes", ["two", "merged_one"])
def test_example_15_defences_that_face_the_shots_save_everything(lanes):
    state = frozen("A right=KKK left=WWW", "B left=WWW right=KKK", two_player_lanes=lanes)
    assert (has_two(state), fields(state)["round"]) == (("3/3/3", "3/3/3"), "2")


def has_two(state) -> tuple[str, str]:
    return bullets(state, "A"), bullets(state, "B")


def test_example_15_two_lanes_keep_shots_and_defences_apart_one_merged_lane_does_not():
    layout = ("A right=KKK left=WWW", "B left=KKK right=WWW")
    state = play(frozen(*layout), "A: lose G; A: lose G; A: lose G; B: lose Y; B: lose Y; B: lose Y")
    assert has_two(state) == ("0/3/3", "3/0/3")
    state = frozen(*layout, two_player_lanes="merged_one")
    assert (has_two(state), fields(state)["round"]) == (("3/3/3", "3/3/3"), "2")


def test_example_16_a_mutual_kill_is_settled_by_a_deciding_duel():
    state = frozen("A left=K bullets=0/1/0 fists=1", "B right=K bullets=0/0/1", "C out")
    assert (fields(state)["phase"], fields(state)["act"]) == ("duel", "-")
    assert {name: len(line(state, name)["free"]) for name in "AB"} == {"A": 7, "B": 6}
    assert line(state, "C")["free"] == "-"
    assert actors(state) == ["A", "B"]


def test_example_17_the_stake_is_capped_and_tokens_are_dice():
    lines = ("A bullets=3/3/0", "B bullets=1/1/1 fists=2", "C", "D")
    state = duels(*lines)
    assert moves(state, "A") == {"challenge no", "challenge B 1", "challenge B 2", "challenge B 3"}
    state = play(state, "A: challenge B 3; A: stake GGY")
    assert {name: len(line(state, name)["free"]) for name in "AB"} == {"A": 6, "B": 8}
    won = play(state, "A: roll ??????; " + "A die R; " * 6 + "A: knock")
    assert (bullets(won, "A"), shown(won, "B").is_out) == ("4/4/1", True)


def test_example_18_without_a_token_nobody_can_be_challenged():
    state = duels("A", "B fists=1", "C")
    assert not [move for move in moves(state, "A") if move.startswith("challenge C")]
    reason = why(state, "A: challenge C 1")
    assert (reason.code, reason.rule) == ("no-fists", "§7.1, A24")


def test_example_19_without_tokens_in_the_pile_a_fist_costs_the_bullet_alone():
    state = frozen("A right=RR", "B fists=6", "C", edition="travel")
    state = play(state, "A: take G")
    assert (bullets(state, "C"), line(state, "C")["fists"], fields(state)["supply"]) == ("2/3/3", "0", "0")


def test_example_20_a_seat_swap_takes_effect_when_the_round_ends():
    state = frozen("A", "B left=GYB", "C", "D left=K", round=3)
    state = play(state, "B: paralysis swap D")
    assert (actors(state), moves(state)) == (["A"], {"lose G", "lose Y", "lose B"})  # D still shoots at A
    state = play(state, "A: lose G")
    assert (ring(state), fields(state)["round"]) == ("ADCB", "4")
    assert [shown(state, name).left.faces for name in "ADCB"] == ["D", "C", "B", "A"]


def test_example_27_a_stuck_round_freezes_by_itself():
    state = rolling("A left=RRRK right=WW", "B left=GGW right=KKK")
    assert actors(state) == ["A", "B", "chance"]
    assert moves(state, "chance") == {"freeze"}
    state = play(state, "freeze")
    assert fields(state)["ender"] == "-"
    burned = {(event["seat"], event["die"], event["count"]) for event in told(state, "burn")}
    assert burned == {("A", "R", 1), ("B", "G", 2)}
    state = play(state, "A: take G; A: lose G; A: lose G; A: lose G; B: lose Y")
    assert has_two(state) == ("0/3/3", "2/2/3")
    assert (line(state, "B")["fists"], moves(state, "A")) == (
        "1",
        {"challenge no", "challenge B 1", "challenge B 2"},
    )
