"""One test for each section of the rules and for each doubtful case (A) that shows in the base game."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from ludoteca.core import CHANCE
from tests.games.scorso import oracle_lanes
from tests.games.scorso.asking import actors, bullets, fields, game, line, moves, play, result, ring, shown, start, told
from tests.games.scorso.tables import A, B, duels, frozen, rolling

EVERY_FACE = "KWRGYB"


# -- §1–§3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_everybody_begins_with_six_dice_and_three_bullets_of_each_colour(players):
    state = start(players=players)
    assert ring(state) == "ABCDE"[:players]
    for name in ring(state):
        assert (bullets(state, name), line(state, name)["free"], line(state, name)["fists"]) == ("3/3/3", "??????", "0")


@pytest.mark.parametrize(("edition", "tokens"), [("travel", "6"), ("collector", "8")])
def test_1_all_fist_tokens_begin_in_the_burn_pile(edition, tokens):
    assert fields(start(edition=edition))["supply"] == tokens


def test_2_4_the_left_of_each_player_faces_the_right_of_the_next_one():
    state = start(players=4)
    assert [shown(state, name).left.faces for name in "ABCD"] == ["B", "C", "D", "A"]
    assert [shown(state, name).right.faces for name in "ABCD"] == ["D", "A", "B", "C"]


def test_3_a1_a_die_shows_each_of_six_faces_equally_often():
    state = play(start(), "A: roll ?")
    assert {game.format_move(state, CHANCE, move): weight for move, weight in game.chances(state)} == {
        f"A die {face}": 1 for face in EVERY_FACE
    }


def test_3_all_players_act_at_once_and_none_waits_for_the_dice_of_another():
    state = play(start(players=3), "B: roll ???")
    assert actors(state) == ["A", "C", "chance"]
    assert "roll ?" in moves(state, "A")


# -- §5 rolling ------------------------------------------------------------------------------------------------------


def test_5_every_choice_of_free_dice_may_be_rolled_as_often_as_one_likes():
    state = rolling("A free=KKG? left=W right=W", "B")
    rolls = {move for move in moves(state, "A") if move.startswith("roll")}
    expected = {"K", "KK", "G", "?", "KG", "KKG", "K?", "KK?", "G?", "KG?", "KKG?"}
    assert rolls == {f"roll {dice}" for dice in expected}
    state = play(state, "A: roll KG; A die K; A die G")
    assert {move for move in moves(state, "A") if move.startswith("roll")} == rolls


def test_5_only_dice_that_show_a_face_can_be_placed_left_or_right():
    state = rolling("A free=KG???? ", "B")
    assert {move for move in moves(state, "A") if move.startswith("place")} == {
        "place K left", "place K right", "place G left", "place G right",
    }  # fmt: skip
    state = play(state, "A: place G right")
    assert (line(state, "A")["right"], line(state, "A")["free"]) == ("G", "K????")


def test_5_dice_in_the_air_can_be_neither_placed_nor_rolled():
    state = play(rolling("A free=KG????", "B"), "A: roll ??")
    assert actors(state) == ["B", "chance"]
    assert line(state, "A")["tumbling"] == "2"


def test_4_dice_in_the_air_when_somebody_knocks_burn_unplaced():
    state = play(rolling("A left=KKK right=WWW", "B free=??????", "C"), "B: roll ???; A: knock")
    assert [event for event in told(state, "burn") if event["seat"] == "B"] == [
        {"type": "burn", "seat": "B", "die": "?", "side": "free", "count": 6}
    ]


ANY_LOCATION = ["".join(dice) for size in range(7) for dice in combinations_with_replacement(EVERY_FACE, size)]


def is_valid_by_formula(dice: str) -> bool:
    """§5, A2 as it is written: an even n_R, and a k with which every n_c − k is 0 or at least 3."""
    counts = Counter(dice)
    rests = ({counts[colour] - k for colour in "GYB"} for k in range(7))
    return counts["R"] % 2 == 0 and any(all(rest == 0 or rest >= 3 for rest in rests_of_k) for rests_of_k in rests)


def test_5_a2_every_location_of_up_to_six_dice_is_judged_by_the_formula():
    assert len(ANY_LOCATION) == 924
    for dice in ANY_LOCATION:
        left = shown(rolling(f"A left={dice or '-'}", "B"), "A").left
        assert left.is_valid == is_valid_by_formula(dice) == oracle_lanes.is_valid(dice), dice
        assert len(dice) - len(left.wasted) == len("".join(oracle_lanes.groupings(dice)[0])), dice


def test_a2_any_mix_of_combinations_may_lie_in_one_location():
    assert not told(play(rolling("A left=KWRRKW", "B"), "A: knock"), "mistaken")


def test_a3_three_fists_are_one_pair_and_a_die_that_burns():
    state = play(rolling("A left=RRR", "B left=WWWWWW", "C"), "B: knock")
    assert [e for e in told(state, "burn") if e["side"] == "left"] == [
        {"type": "burn", "seat": "A", "die": "R", "side": "left", "count": 1}
    ]
    assert shown(state, "A").left.fists == 1


def test_a4_only_who_has_placed_all_dice_may_knock_and_nobody_must():
    state = rolling("A left=KKK right=WW free=G", "B")
    assert "knock" not in moves(state, "A")
    state = play(state, "A: place G left")
    assert moves(state, "A") == {"knock"}
    assert "roll ?" in moves(state, "B")  # the others go on while A does not


def test_a5_a_placed_die_is_locked():
    state = rolling("A left=KK right=W free=GG?", "B")
    assert not [move for move in moves(state, "A") if "return" in move or "K" in move or "W" in move]


def test_a6_two_players_share_two_lanes():
    state = start(players=2)
    assert (shown(state, "A").left.faces, shown(state, "A").right.faces) == ("B", "B")
    state = frozen("A left=K bullets=3/0/0", "B left=K bullets=0/3/0")
    assert (bullets(state, "A"), bullets(state, "B")) == ("2/0/0", "0/2/0")


def test_a6_two_who_survive_share_two_lanes_as_well():
    state = frozen("A left=K bullets=3/0/0", "B out", "C left=K bullets=0/3/0", "D out")
    assert (bullets(state, "A"), bullets(state, "C")) == ("2/0/0", "0/2/0")


def test_a8_the_round_is_over_after_a_mistaken_knock_and_the_others_resolve():
    state = play(rolling("A left=RGGGGG", "B left=K right=WWWWW", "C left=KKK right=KKK"), "A: knock")
    assert fields(state)["ender"] == "A"
    # no priority: nobody is asked for a lane; the knocker's left neighbour decides first, the knocker last
    state = play(state, "B: lose G; B: lose G; B: lose G; C: lose G")
    assert actors(state) == ["A"]
    state = play(state, "A: lose G; A: lose G; A: lose G")
    assert [bullets(state, name) for name in "ABC"] == ["0/3/3", "0/3/3", "2/3/3"]
    assert (fields(state)["round"], fields(state)["ender"]) == ("2", "-")


def test_a8_only_the_first_knock_is_judged():
    state = play(rolling("A left=R right=KKKKK", "B left=R right=WWWWW", "C"), "A: knock")
    assert [event["seat"] for event in told(state, "mistaken")] == ["A"]
    assert [(e["seat"], e["die"], e["count"]) for e in told(state, "burn") if e["seat"] == "B"] == [("B", "R", 1)]


def test_a9_nobody_freezes_a_table_as_long_as_a_die_is_free():
    state = rolling("A left=R right=KKKKK", "B left=RRRRR free=G")
    assert actors(state) == ["A", "B"]
    assert "chance" in actors(play(state, "B: place G left"))


def test_a10_everybody_starts_every_round_with_six_dice():
    state = frozen("A left=R", "B right=GG", "C left=W")
    assert {line(state, name)["free"] for name in "ABC"} == {"??????"}
    assert {line(state, name)["burned"] for name in "ABC"} == {"-"}


def test_a11_most_dice_are_kept():
    state = frozen("A left=GGGGYB", "B", "C")
    assert moves(state, "A") == {f"paralysis {what}" for what in PARALYSES}  # GGG+GYB, no question of groups


PARALYSES = ("none", "handicap B", "handicap C", "swap B", "swap C")


# -- §6 conflicts ----------------------------------------------------------------------------------------------------


def test_6_1_unused_defences_do_nothing_and_stop_neither_fists_nor_colours():
    state = frozen("A left=RRGGG", "B right=WWWWWW", "C")
    assert bullets(state, "B") == "1/3/3"
    state = play(state, "A: take Y")
    assert (bullets(state, "B"), line(state, "B")["fists"]) == ("1/2/3", "1")


@pytest.mark.parametrize(("size", "lost"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_6_1_a_colour_takes_one_bullet_less_than_it_has_dice(size, lost):
    state = frozen(f"A left={'Y' * size}", "B bullets=0/6/0", "C bullets=3/0/3")
    assert bullets(state, "B") == f"0/{6 - lost}/0"


def test_6_1_nobody_falls_below_zero_and_surplus_damage_is_lost():
    state = frozen("A left=KKKKKK", "B bullets=1/1/0 right=RR", "C")
    state = play(state, "B: take G; B: lose G")
    assert shown(state, "B").is_out
    assert bullets(state, "A") == "2/3/3"


def test_6_1_a_fist_against_nobody_s_bullets_gives_no_token():
    state = frozen("A left=RRRR", "B bullets=0/0/1", "C")
    assert (len(told(state, "token")), fields(state)["supply"]) == (0, "8")
    state = play(rolling("A left=RRRRWW", "B bullets=0/0/1", "C"), "A: knock; A: lane left")
    assert len(told(state, "token")) == 1
    assert fields(state)["supply"] == "8"  # B is out, and the token is back


def test_6_2_cancellations_come_first_for_both_directions():
    """B's colour stops A's fists although A's own colour kills B before fists are due."""
    state = frozen("A left=RRGGGG", "B right=BBB bullets=3/0/0", "C")
    assert (bullets(state, "A"), shown(state, "B").is_out) == ("3/3/1", True)
    assert fields(state)["supply"] == "8"


def test_6_2_a12_the_correct_ender_chooses_the_first_of_two_own_lanes():
    lines = ("A left=KKK right=KKK", "B", "C", "D")
    left = play(rolling(*lines), "A: knock; A: lane left")
    right = play(rolling(*lines), "A: knock; A: lane right")
    assert (actors(left), actors(right)) == (["B"], ["D"])
    assert actors(play(left, "B: lose G; B: lose G; B: lose G")) == ["D"]


def lanes_of(state) -> list[str]:
    return [event["seat"] + event["other"] for event in told(state, "lane")]


@pytest.mark.parametrize(
    ("lines", "line_", "expected"),
    [
        (("A left=WWWWWW", "B", "C", "D", "E"), "A: knock; A: lane left", ["AB", "EA", "BC", "CD", "DE"]),
        (("A left=WWWWWW", "B", "C", "D", "E"), "A: knock; A: lane right", ["EA", "AB", "BC", "CD", "DE"]),
        (("A", "B", "C left=WWWWWW", "D", "E"), "C: knock; C: lane left", ["CD", "BC", "DE", "EA", "AB"]),
        (("A", "B", "C left=RWWWWW", "D", "E"), "C: knock", ["CD", "DE", "EA", "AB", "BC"]),
        (("A", "B left=WWWWWW", "C out", "D", "E"), "B: knock; B: lane right", ["AB", "BD", "DE", "EA"]),
    ],
)
def test_6_2_the_lanes_after_the_ender_s_own_come_clockwise(lines, line_, expected):
    assert lanes_of(play(rolling(*lines), line_)) == expected


def test_6_2_without_a_knock_the_lanes_come_clockwise_from_the_first_seat():
    state = play(rolling(*(f"{name} left=WWWWWW" for name in "BCA")), "freeze")
    assert lanes_of(state) == ["BC", "CA", "AB"]


def test_6_2_a13_colour_fist_shot():
    state = frozen("A left=KRRGGG", "B bullets=2/1/1", "C")
    assert bullets(state, "B") == "0/1/1"
    assert moves(state) == {"take Y", "take B"}
    state = play(state, "A: take Y")
    assert shown(state, "B").is_out


def test_a14_dead_men_s_dice_still_act():
    state = frozen("A left=KK", "B bullets=1/0/0 right=- left=GGG", "C bullets=3/3/3", "D")
    assert (shown(state, "B").is_out, bullets(state, "C")) == (True, "1/3/3")


def test_a15_a_larger_group_takes_other_bullets_a_triple_does_not():
    state = frozen("A left=GGG", "B bullets=1/3/0", "C")
    assert bullets(state, "B") == "0/3/0"
    state = frozen("A left=GGGG", "B bullets=1/3/0", "C")
    assert bullets(state, "B") == "0/1/0"


def test_a16_the_victim_picks_the_substitutes():
    state = frozen("A left=GGGG", "B bullets=0/2/2", "C")
    assert (actors(state), moves(state)) == (["B"], {"lose Y", "lose B"})


def test_a17_one_colour_stops_all_fists_of_the_lane_and_still_attacks():
    state = frozen("A left=RRRRRR", "B right=YYY", "C")
    assert (bullets(state, "A"), bullets(state, "B")) == ("3/1/3", "3/3/3")


def test_a17_a_colour_stops_no_fists_of_another_lane():
    state = frozen("A left=RR", "B left=YYY", "C")
    assert moves(state, "A") == {"take G", "take Y", "take B"}


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_a18_one_paralysis_cancels_one_group_of_any_size(size):
    state = play(frozen(f"A left={'G' * size}", "B right=GYB", "C"), "B: paralysis guard G")
    assert bullets(state, "B") == "3/3/3"


def test_a18_a_paralysis_of_another_lane_does_not_guard():
    state = frozen("A left=GGG", "B left=GYB", "C")
    assert moves(state, "B") == {
        f"paralysis {what}" for what in ("none", "handicap A", "handicap C", "swap A", "swap C")
    }
    assert bullets(state, "B") == "1/3/3"


def test_6_3_two_paralyses_are_asked_one_by_one_and_may_cancel_two_groups():
    state = frozen("A left=GGGYYY", "B right=GGYYBB", "C")
    state = play(state, "B: paralysis guard Y")
    assert "paralysis guard G" in moves(state, "B")
    assert "paralysis guard Y" not in moves(state, "B")
    assert bullets(play(state, "B: paralysis guard G"), "B") == "3/3/3"


def test_a20_a_cancelled_colour_still_stops_fists():
    state = play(frozen("A left=RRGYB", "B right=YYY", "C"), "A: paralysis guard Y")
    assert (bullets(state, "B"), line(state, "B")["fists"]) == ("3/3/3", "0")


def test_a21_there_is_no_bow_tie_in_a_base_game():
    state = frozen("A left=GYB", "B", "C")
    assert moves(state) == {f"paralysis {what}" for what in PARALYSES}


def test_a22_one_hand_lasts_one_round_and_does_not_add_up():
    state = frozen("A left=GYB right=GYB", "B", "C", pace="beats")
    state = play(state, "A: paralysis handicap C; A: paralysis handicap C")
    assert "handicap" in line(state, "C")
    assert "handicap" not in line(state, "A")
    rolls = {move for move in moves(state, "C") if move.startswith("roll")}
    assert rolls == {"roll ?", "roll ??", "roll ???"}
    assert "roll ??????" in moves(state, "A")
    later = frozen("A", "B", "C handicap", round=2)
    assert "handicap" not in line(later, "C")


def test_a22_in_real_time_one_hand_rolls_half_as_fast():
    state = rolling("A handicap", "B")
    roll = game.parse_move(state, A, "roll ??????")
    assert (
        game.duration(state, A, roll) == 2 * game.duration(state, B, game.parse_move(state, B, "roll ??????")) == 1200
    )
    assert game.duration(state, A, game.parse_move(state, A, "knock")) == 0


def test_a22_a_duel_knows_no_handicap():
    state = play(duels("A handicap", "B fists=1", "C", pace="beats"), "A: challenge B 1; A: stake G; B: stake G")
    assert "roll ??????" in moves(state, "A")


def test_a23_swaps_happen_in_the_order_of_declaration():
    state = frozen("A left=GYB right=GYB", "B", "C", "D")
    state = play(state, "A: paralysis swap B")  # A B C D → B A C D
    state = play(state, "A: paralysis swap C")  # → B C A D
    assert (ring(state), [event["type"] for event in told(state, "swapped")]) == ("BCAD", ["swapped", "swapped"])


def test_a23_a_swap_with_somebody_who_is_eliminated_lapses():
    state = frozen("A left=GYB right=K", "B", "C bullets=1/0/0", round=2)
    state = play(state, "A: paralysis swap C")
    assert (ring(state), shown(state, "C").is_out, told(state, "swapped")) == ("ABC", True, [])


def test_6_4_those_without_bullets_leave_together_and_return_their_tokens():
    state = frozen("A left=KK right=KK", "B bullets=1/0/0 fists=2", "C", "D bullets=0/1/0 fists=1")
    assert [shown(state, name).is_out for name in "ABCD"] == [False, True, False, True]
    assert (fields(state)["supply"], fields(state)["phase"]) == ("8", "rolling")


def test_6_4_the_only_one_left_has_won():
    state = frozen("A left=KK right=KK", "B bullets=1/0/0", "C bullets=1/0/0")
    assert result(state) == ("A", "last-standing")


def test_6_4_nobody_left_is_a_deciding_duel_of_all_who_were_in_the_round():
    state = frozen("A left=K bullets=1/0/0 fists=2", "B left=K bullets=1/0/0", "C left=K bullets=1/0/0", "D out")
    assert (fields(state)["phase"], fields(state)["act"], fields(state)["supply"]) == ("duel", "-", "8")
    assert {name: len(line(state, name)["free"]) for name in "ABC"} == {"A": 8, "B": 6, "C": 6}
    assert actors(state) == ["A", "B", "C"]


def test_a44_neighbours_close_up_for_the_next_round():
    state = frozen("A left=K", "B bullets=1/0/0", "C", "D")
    assert (shown(state, "A").left.faces, shown(state, "C").right.faces) == ("C", "A")


def test_a46_a_token_given_to_a_player_who_dies_returns():
    state = play(rolling("A left=RRWWWW", "B bullets=1/0/0", "C"), "A: knock; A: lane left")
    assert told(state, "token") == [{"type": "token", "seat": "B", "by": "A", "fists": 1}]
    assert (shown(state, "B").is_out, fields(state)["supply"]) == (True, "8")
