"""§11 Each option, each value: what differs."""

from __future__ import annotations

import pytest

from ludoteca.core import BadOption, BadPosition
from tests.games.scorso.asking import (
    actors,
    bullets,
    fields,
    game,
    line,
    moves,
    options,
    play,
    result,
    ring,
    shown,
    start,
    told,
    why,
)
from tests.games.scorso.tables import duels, frozen, rolling


def test_the_defaults_are_those_of_the_rules():
    chosen = options()
    assert (chosen.edition, chosen.players, chosen.mode, chosen.stake, chosen.pace) == (
        "collector", 4, "base", 0, "real_time",
    )  # fmt: skip
    assert chosen.max_rounds == 40


# -- edition, players, mode, stake -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "most"), [("collector", 5), ("travel", 4)])
def test_an_edition_seats_so_many_players(edition, most):
    assert ring(start(edition=edition, players=most)) == "ABCDE"[:most]
    if edition == "travel":
        with pytest.raises(BadOption, match="travel edition seats 2 to 4"):
            start(edition=edition, players=5)


@pytest.mark.parametrize("players", [1, 6])
def test_fewer_than_two_or_more_than_five_are_refused(players):
    with pytest.raises(BadOption, match="players"):
        start(players=players)


def test_the_edition_and_the_number_of_players_are_those_of_a_position():
    state = frozen("A", "B", edition="travel", players=5)
    assert (state.options.edition, state.options.players, fields(state)["supply"]) == ("travel", 2, "6")
    with pytest.raises(BadPosition, match="edition=travel with 5 seats"):
        frozen(*"ABCDE", edition="travel")


def test_a_stake_of_chips_fills_the_pot():
    assert fields(start(players=5, stake=3))["pot"] == "15"


# -- pace ------------------------------------------------------------------------------------------------------------


def test_in_real_time_an_act_counts_at_once_in_beats_when_all_have_committed():
    at_once = play(rolling("A free=K", "B"), "A: place K left")
    assert line(at_once, "A")["left"] == "K"
    secret = play(rolling("A free=K", "B", pace="beats"), "A: place K left; A: roll ?????")
    assert (line(secret, "A")["left"], line(secret, "A")["laid"], line(secret, "A")["beat"]) == (
        "-",
        "K|-",
        "roll:?????",
    )
    open_ = play(secret, "B: roll ?")
    assert (line(open_, "A")["left"], line(open_, "A")["tumbling"], line(open_, "B")["tumbling"]) == ("K", "5", "1")


def test_in_beats_a_knock_counts_when_all_have_committed_and_nothing_more_is_rolled():
    state = play(rolling("A left=KKKKKK", "B free=K", "C", pace="beats"), "A: knock; B: place K right; B: roll ?")
    assert fields(state)["phase"] == "rolling"
    state = play(state, "C: roll ?")
    assert (fields(state)["phase"], fields(state)["ender"], line(state, "B")["right"]) == ("frozen", "A", "K")


@pytest.mark.parametrize(
    ("layouts", "enders"),
    [
        (("KKKKKK", "WWWWWW", "RKKKKK"), {"ender A", "ender B"}),
        (("RKKKKK", "RWWWWW", "RRRKKK"), {"ender A", "ender B", "ender C"}),
    ],
)
def test_in_beats_chance_picks_one_of_the_correct_knocks_or_of_all(layouts, enders):
    state = rolling(*(f"{name} left={dice}" for name, dice in zip("ABC", layouts, strict=True)), pace="beats")
    state = play(state, "A: knock; B: knock; C: knock")
    assert (actors(state), moves(state)) == (["chance"], enders)
    assert {weight for _, weight in game.chances(state)} == {1}
    assert fields(play(state, "ender B"))["ender"] == "B"


def test_in_beats_one_correct_knock_counts_before_a_mistaken_one():
    state = rolling("A left=RKKKKK", "B left=WWWWWW", pace="beats")
    assert fields(play(state, "A: knock; B: knock"))["ender"] == "B"


def test_in_beats_who_waits_is_asked_again_in_the_next_beat():
    state = rolling("A left=KKKKKK", "B", pace="beats")
    assert moves(state, "A") == {"knock", "done"}
    state = play(state, "A: done; B: roll ?; B die K")
    assert moves(state, "A") == {"knock", "done"}


def test_in_beats_a_table_freezes_when_all_wait():
    state = play(rolling("A left=KKKKKK", "B left=WWWWWW", pace="beats"), "A: done; B: done")
    assert (actors(state), moves(state)) == (["chance"], {"freeze"})
    assert fields(play(state, "freeze"))["ender"] == "-"


# -- two_player_lanes ------------------------------------------------------------------------------------------------


def test_in_a_merged_lane_the_ender_has_no_lane_to_choose():
    lines = ("A left=KKK right=WWW", "B")
    assert moves(play(rolling(*lines), "A: knock")) == {"lane left", "lane right"}
    assert actors(play(rolling(*lines, two_player_lanes="merged_one"), "A: knock")) == ["B"]


def test_in_a_merged_lane_validity_is_judged_by_location():
    state = rolling("A left=RGG right=RGW", "B", two_player_lanes="merged_one")
    assert told(play(state, "A: knock"), "mistaken") == [{"type": "mistaken", "seat": "A"}]


def test_in_a_merged_lane_groups_are_pooled_not_dice():
    """Two groups of three cost two bullets each, one of six would cost five."""
    state = frozen("A left=GGG right=GGG bullets=1/3/3", "B bullets=5/0/0", two_player_lanes="merged_one")
    assert bullets(state, "B") == "1/0/0"


def test_in_a_merged_lane_a_colour_stops_the_fists_of_both_locations():
    state = frozen("A left=RR right=RR", "B left=YYY", two_player_lanes="merged_one")
    assert (bullets(state, "A"), bullets(state, "B")) == ("3/1/3", "3/3/3")


def test_in_a_merged_lane_each_of_two_groups_of_a_colour_is_guarded_by_itself():
    lines = ("A left=GGG right=GGG bullets=1/3/3", "B left=GYB right=GYB bullets=5/0/0")
    state = play(frozen(*lines, two_player_lanes="merged_one"), "B: paralysis guard G")
    assert "paralysis guard G" in moves(state, "B")
    assert bullets(play(state, "B: paralysis none"), "B") == "3/0/0"
    assert bullets(play(state, "B: paralysis guard G"), "B") == "5/0/0"


def test_more_than_two_players_never_share_a_merged_lane():
    state = frozen("A left=WWW right=KKK", "B right=KKK left=WWW", "C", two_player_lanes="merged_one")
    assert bullets(play(state, "C: lose G; C: lose G; C: lose G"), "C") == "0/3/3"


def test_the_last_two_share_the_merged_lane():
    state = frozen("A left=WWW right=KKK", "B left=KKK right=WWW", "C out", two_player_lanes="merged_one")
    assert (bullets(state, "A"), bullets(state, "B")) == ("3/3/3", "3/3/3")


# -- placed_dice, fist_pairs_per_location, knock_check ---------------------------------------------------------------


def test_a_die_that_comes_back_must_be_rolled():
    state = rolling("A left=KR right=W", "B", placed_dice="may_return")
    assert {m for m in moves(state, "A") if m.startswith("return")} == {
        "return K left",
        "return R left",
        "return W right",
    }
    state = play(state, "A: return R left")
    assert (line(state, "A")["left"], line(state, "A")["free"], line(state, "A")["returned"]) == ("K", "????", "1")
    assert not [move for move in moves(state, "A") if move.startswith("place")]


def test_in_beats_a_die_that_came_back_lies_there_until_all_have_committed():
    state = rolling("A left=KR right=W", "B", placed_dice="may_return", pace="beats")
    state = play(state, "A: return R left; A: roll ????")
    assert (line(state, "A")["left"], line(state, "A")["back"]) == ("KR", "R|-")
    state = play(state, "B: roll ?")
    assert (line(state, "A")["left"], line(state, "A")["tumbling"]) == ("K", "4")


def test_six_dice_come_back_in_a_round_and_no_more():
    state = rolling("A left=KKKKKK returned=5", "B", placed_dice="may_return")
    state = play(state, "A: return K left")
    assert not [move for move in moves(state, "A") if move.startswith("return")]
    assert why(state, "A: return K left").code == "returned"


def test_locked_dice_do_not_come_back():
    assert why(rolling("A left=KKKKKK", "B"), "A: return K left").code == "locked"


def test_one_pair_of_fists_in_a_location():
    state = rolling("A left=RRRR right=KK", "B", fist_pairs_per_location="one")
    assert not shown(state, "A").left.is_valid
    assert told(play(state, "A: knock"), "mistaken")
    state = frozen("A left=RRRR", "B", "C", fist_pairs_per_location="one")
    assert bullets(play(state, "A: take G"), "B") == "2/3/3"
    unlimited = play(frozen("A left=RRRR", "B", "C"), "A: take G; A: take G")
    assert (bullets(unlimited, "B"), line(unlimited, "B")["fists"]) == ("1/3/3", "2")


def test_one_pair_in_each_location_is_allowed():
    state = rolling("A left=RRK right=RRK", "B", fist_pairs_per_location="one")
    assert not told(play(state, "A: knock"), "mistaken")


def test_a_blocked_knock_is_not_offered_and_says_why():
    state = rolling("A left=RKKKKK", "B", knock_check="blocked")
    assert (actors(state), why(state, "A: knock").code) == (["B"], "knock-blocked")
    assert "knock" in moves(rolling("A left=RRKKKK", "B", knock_check="blocked"), "A")


def test_a_blocked_knock_in_beats_looks_at_what_is_laid_secretly():
    state = rolling("A left=RKKK free=RK", "B", knock_check="blocked", pace="beats")
    state = play(state, "A: place R left; A: place K right")
    assert "knock" in moves(state, "A")
    state = rolling("A left=RKKK free=RK", "B", knock_check="blocked", pace="beats")
    state = play(state, "A: place R right; A: place K right")
    assert actors(state) == ["B"]


def test_blocked_who_may_take_dice_back_waits_with_an_invalid_layout_and_can_be_written_down():
    state = rolling("A left=RKKKKK", "B", knock_check="blocked", placed_dice="may_return", pace="beats")
    state = play(state, "A: done")
    text = game.format_position(state)
    assert game.format_position(game.parse_position(text, state.options)) == text


def test_blocked_all_who_cannot_knock_freeze():
    state = rolling("A left=RKKKKK", "B left=RWWWWW", knock_check="blocked")
    assert (actors(state), moves(state)) == (["chance"], {"freeze"})


# -- colour_shortage, colour_stops_fists, effect_order ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("shortage", "triple", "four"),
    [("extras_substitute", "0/5/0", "0/3/0"), ("all_substitute", "0/4/0", "0/3/0"), ("none", "0/5/0", "0/5/0")],
)
def test_a_colour_that_meets_too_few_of_its_bullets(shortage, triple, four):
    left = {
        dice: bullets(frozen(f"A left={dice}", "B bullets=1/5/0", "C bullets=3/1/3", colour_shortage=shortage), "B")
        for dice in ("GGG", "GGGG")
    }
    assert left == {"GGG": triple, "GGGG": four}


def test_one_pair_of_fists_is_stopped_by_each_group():
    lines = ("A left=RRRRRR", "B right=YYYGGG", "C")
    stopped = frozen(*lines)
    assert bullets(stopped, "B") == "3/3/3"
    state = play(frozen(*lines, colour_stops_fists="one_pair_per_group"), "A: take B")
    assert (bullets(state, "B"), bullets(state, "A")) == ("3/3/2", "1/1/3")


def test_one_pair_per_group_counts_cancelled_groups_too():
    state = frozen("A left=RRGYB", "B right=YYY", "C", colour_stops_fists="one_pair_per_group")
    assert bullets(play(state, "A: paralysis guard Y"), "B") == "3/3/3"


def test_the_attacker_names_the_next_effect():
    state = frozen("A left=KRRGGG", "B bullets=2/1/1", "C", effect_order="attacker_choice")
    assert (actors(state), moves(state)) == (["A"], {"effect colour", "effect fist", "effect shot"})
    state = play(state, "A: effect shot; B: lose G")
    assert moves(state) == {"effect colour", "effect fist"}
    state = play(state, "A: effect fist; A: take G")  # the colour strikes last and finds no green bullet
    assert bullets(state, "B") == "0/1/1"


def test_an_attacker_with_one_effect_is_not_asked():
    assert actors(frozen("A left=KK", "B", "C", effect_order="attacker_choice")) == ["B"]


def test_both_attackers_of_a_lane_choose_the_first_in_seat_order_first():
    state = frozen("A left=KGGG", "B right=KYYY", "C", effect_order="attacker_choice")
    state = play(state, "A: effect shot; B: lose Y")
    assert (actors(state), moves(state)) == (["B"], {"effect colour", "effect shot"})


def test_shots_first():
    state = frozen("A left=KGGG", "B bullets=2/1/0", "C", effect_order="shot-fist-colour")
    assert bullets(play(state, "B: lose G"), "B") == "0/1/0"
    assert shown(frozen("A left=KGGG", "B bullets=2/1/0", "C"), "B").is_out


# -- elimination -----------------------------------------------------------------------------------------------------


def test_immediate_elimination_burns_the_dice_of_the_dead_in_later_lanes():
    lines = ("A left=KKWWWW", "B bullets=1/0/0 left=GGG", "C", "D")
    later = play(rolling(*lines), "A: knock; A: lane left")
    assert (shown(later, "B").is_out, bullets(later, "C")) == (True, "1/3/3")
    at_once = play(rolling(*lines, elimination="immediate"), "A: knock; A: lane left")
    assert (shown(at_once, "B").is_out, bullets(at_once, "C")) == (True, "3/3/3")


def test_immediate_elimination_burns_what_the_dead_had_still_to_do_in_the_same_lane():
    lines = ("A left=GGG", "B bullets=2/0/0 right=KK", "C")
    state = frozen(*lines, elimination="immediate")
    assert (bullets(state, "A"), shown(state, "B").is_out) == ("3/3/3", True)
    assert actors(frozen(*lines)) == ["A"]


def test_immediate_elimination_leaves_both_directions_of_a_step_together():
    state = frozen("A left=K bullets=1/0/0", "B right=K bullets=1/0/0", "C", elimination="immediate")
    assert [shown(state, name).is_out for name in "ABC"] == [True, True, False]
    assert result(state) == ("C", "last-standing")


def test_immediate_elimination_takes_the_dead_out_of_a_paralysis_choice():
    lines = ("A left=KKWWWW", "B bullets=1/0/0", "C left=GYB", "D")
    asked = {
        word: play(rolling(*lines, elimination=word), "A: knock; A: lane left")
        for word in ("after_all_lanes", "immediate")
    }
    assert "paralysis swap B" in moves(asked["after_all_lanes"], "C")
    assert not [move for move in moves(asked["immediate"], "C") if move.endswith("B")]


# -- duel_stake_cap, handicap, max_rounds ----------------------------------------------------------------------------


def test_all_in_the_challenged_matches_with_what_is_left():
    lines = ("A bullets=3/3/0", "B bullets=1/0/0 fists=1", "C", "D")
    capped = {move for move in moves(duels(*lines), "A") if move.startswith("challenge B")}
    assert capped == {"challenge B 1"}
    state = duels(*lines, duel_stake_cap="all_in")
    heights = {move for move in moves(state, "A") if move.startswith("challenge B")}
    assert heights == {f"challenge B {height}" for height in (1, 2, 3, 4)}
    state = play(state, "A: challenge B 4; A: stake GGYY")
    assert (fields(state)["phase"], line(state, "A")["stake"], line(state, "B")["stake"]) == ("duel", "2/2/0", "1/0/0")
    assert bullets(play(state, "A: knock"), "B") == "3/2/0"


def test_without_handicaps_a_paralysis_cannot_tie_a_hand():
    state = frozen("A left=GYB", "B", "C", handicap="off")
    assert moves(state) == {"paralysis none", "paralysis swap B", "paralysis swap C"}
    assert why(state, "A: paralysis handicap B").code == "no-handicap"


@pytest.mark.parametrize("most", [1, 2, 60])
def test_the_game_ends_after_so_many_rounds(most):
    lines = ("A", "B bullets=3/3/2")
    assert result(frozen(*lines, round=most, max_rounds=most)) == ("A", "round-limit")
    if most > 1:
        assert result(frozen(*lines, round=most - 1, max_rounds=most)) is None


@pytest.mark.parametrize("most", [0, 61])
def test_numbers_of_rounds_beyond_the_bounds_are_refused(most):
    with pytest.raises(BadOption, match="max_rounds"):
        start(max_rounds=most)
