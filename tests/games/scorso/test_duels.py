"""§7 and §8: challenges, duels, deciding duels, the end of a game."""

from __future__ import annotations

import pytest

from tests.games.scorso.asking import (
    actors,
    bullets,
    fields,
    game,
    leave,
    line,
    moves,
    play,
    result,
    seat_of,
    shown,
    start,
    told,
)
from tests.games.scorso.tables import deciding, duels, frozen, rolling


def showing(name: str, dice: str) -> str:
    """A line that rolls all dice and shows these."""
    return f"{name}: roll {'?' * len(dice)}; " + "; ".join(f"{name} die {die}" for die in dice)


# -- §7.1 challenges -------------------------------------------------------------------------------------------------


def test_7_1_the_correct_ender_is_asked_first_then_clockwise_until_all_pass():
    state = frozen("A fists=1", "B fists=1", "C left=WWWWWW free=-", "D", ender="C", then="C: lane left")
    for name in "CDAB":
        assert actors(state) == [name]
        state = play(state, f"{name}: challenge no")
    assert (fields(state)["phase"], fields(state)["round"]) == ("rolling", "2")


def test_7_1_after_a_mistaken_knock_the_left_neighbour_is_asked_first():
    state = frozen("A fists=1", "B fists=1", "C left=RWWWWW free=-", "D", ender="C")
    assert actors(state) == ["D"]


def test_7_1_who_has_nobody_to_challenge_is_skipped():
    state = duels("A fists=1", "B", "C")  # only A holds a token
    assert actors(state) == ["B"]
    state = play(state, "B: challenge no; C: challenge no")
    assert fields(state)["phase"] == "rolling"


def test_7_1_an_ender_who_fell_is_passed_over():
    state = frozen(
        "A left=RRRRWW free=- bullets=1/0/0", "B right=GGG", "C fists=1", "D", ender="A", then="A: lane left"
    )
    assert shown(state, "A").is_out
    assert actors(state) == ["B"]


def test_7_1_after_a_duel_the_question_goes_on_left_of_the_challenger():
    state = play(duels("A", "B fists=1", "C fists=1", "D"), "A: challenge B 1; A: stake G; B: stake Y; A: knock")
    assert (fields(state)["phase"], actors(state), fields(state)["passed"]) == ("duels", ["B"], "0")


def test_7_1_passes_are_counted_anew_after_a_challenge():
    state = duels("A", "B fists=1", "C fists=1", "D fists=1")
    state = play(state, "A: challenge no; B: challenge C 1; B: stake G; C: stake G; C: knock")
    for name in "CAB":  # D alone holds a token now
        assert actors(state) == [name]
        state = play(state, f"{name}: challenge no")
    assert fields(state)["phase"] == "rolling"


@pytest.mark.parametrize(
    ("mine", "theirs", "players", "cap"),
    [
        ("3/3/0", "1/1/1", "ABCD", 3),
        ("1/0/0", "3/3/3", "ABC", 1),
        ("3/3/3", "3/3/3", "ABCDE", 5),
        ("3/3/3", "3/3/3", "AB", 2),
    ],
)
def test_7_1_a25_the_stake_is_at_most_what_both_have_and_how_many_live(mine, theirs, players, cap):
    lines = [f"A bullets={mine}", f"B bullets={theirs} fists=1", *players[2:]]
    heights = {int(move[-1]) for move in moves(duels(*lines), "A") if move.startswith("challenge B")}
    assert heights == set(range(1, cap + 1))


def test_7_1_each_puts_bullets_of_own_choice_in_front_the_challenger_first():
    state = play(duels("A bullets=2/1/0", "B fists=1 bullets=0/2/2", "C"), "A: challenge B 2")
    assert (actors(state), moves(state)) == (["A"], {"stake GG", "stake GY"})
    state = play(state, "A: stake GY")
    assert (actors(state), moves(state)) == (["B"], {"stake YY", "stake YB", "stake BB"})
    state = play(state, "B: stake BB")
    assert (line(state, "A")["stake"], line(state, "B")["stake"]) == ("1/1/0", "0/0/2")
    assert (line(state, "A")["bullets"], line(state, "B")["bullets"]) == ("1/0/0", "0/2/0")


def test_7_1_a_stake_that_can_be_put_together_in_one_way_is_not_asked_for():
    state = play(duels("A bullets=2/0/0", "B fists=1 bullets=0/0/1", "C"), "A: challenge B 1")
    assert (fields(state)["phase"], line(state, "A")["stake"], line(state, "B")["stake"]) == ("duel", "1/0/0", "0/0/1")


def test_a24_a_token_holder_may_challenge_as_well():
    state = play(duels("A fists=2", "B fists=1", "C"), "A: challenge B 1; A: stake G; B: stake G")
    assert {name: len(line(state, name)["free"]) for name in "AB"} == {"A": 8, "B": 7}
    assert (fields(state)["supply"], line(state, "A")["fists"]) == ("8", "0")


# -- §7.2 duels ------------------------------------------------------------------------------------------------------


def fight(**words):
    state = duels("A bullets=3/0/0", "B fists=1 bullets=0/1/0", "C bullets=0/0/1", **words)
    return play(state, "A: challenge B 1")


def test_7_2_both_roll_freely_and_knock_whenever_they_like():
    state = fight()
    assert actors(state) == ["A", "B"]
    assert {"knock", "roll ?", "roll ??????"} <= moves(state, "A")
    assert "roll ???????" in moves(state, "B")
    assert not [move for move in moves(state, "A") if move.startswith("place")]


def test_7_2_all_fists_and_a_knock_win_both_stakes_and_a_loser_without_bullets_is_out_at_once():
    state = play(fight(), showing("A", "RRRRRR") + "; A: knock")
    assert (bullets(state, "A"), shown(state, "B").is_out, fields(state)["round"]) == ("3/1/0", True, "2")
    assert told(state, "duel-won") == [{"type": "duel-won", "seat": "A", "other": "B", "count": 2}]


def test_7_2_after_a_duel_everybody_has_six_dice_again():
    state = fight()
    assert {name: len(line(state, name)["free"]) for name in "AB"} == {"A": 6, "B": 7}
    state = play(state, showing("B", "RRRRRRR") + "; B: knock")
    assert {name: line(state, name)["free"] for name in "ABC"} == dict.fromkeys("ABC", "??????")


def test_a26_a_token_is_a_die_more_that_must_show_a_fist():
    state = play(fight(), showing("B", "RRRRRRK"))
    assert bullets(play(state, "B: knock"), "A") == "3/1/0"
    state = play(state, "B: roll K; B die R")
    assert bullets(play(state, "B: knock"), "B") == "1/1/0"


def test_a28_a_wrong_knock_loses_the_duel():
    state = play(fight(), "A: knock")
    assert (bullets(state, "A"), bullets(state, "B")) == ("2/0/0", "1/1/0")
    assert told(state, "wrong-knock") == [{"type": "wrong-knock", "seat": "A"}]


def test_a29_a_duel_has_as_many_dice_as_it_needs():
    state = play(duels("A fists=4 bullets=1/0/0", "B fists=4 bullets=1/0/0"), "A: challenge B 1")
    assert {len(line(state, name)["free"]) for name in "AB"} == {10}


def test_a47_a_winner_may_have_more_than_three_of_a_colour():
    state = play(duels("A bullets=3/3/3", "B fists=1 bullets=3/0/0", "C"), "A: challenge B 3; A: stake YYY")
    assert bullets(play(state, "B: knock"), "A") == "6/3/3"


def test_7_2_in_beats_two_right_knocks_repeat_the_duel_with_the_same_dice():
    state = fight(pace="beats")
    state = play(state, "A: roll ??????; B: roll ???????" + "; A die R" * 6 + "; B die R" * 7)
    state = play(state, "B: knock; A: knock")
    assert {name: line(state, name)["free"] for name in "AB"} == {"A": "?" * 6, "B": "?" * 7}
    assert (line(state, "A")["stake"], told(state, "duel-again")) == ("1/0/0", [{"type": "duel-again"}])


def test_7_2_in_beats_a_right_knock_wins_before_the_other_rolls():
    state = fight(pace="beats")
    state = play(state, "A: roll ??????; B: roll ???????" + "; A die R" * 6 + "; B die R" * 6 + "; B die K")
    state = play(state, "B: roll K; A: knock")
    assert (bullets(state, "A"), shown(state, "B").is_out) == ("3/1/0", True)


def test_a28_in_beats_two_wrong_knocks_repeat_the_duel():
    state = play(fight(pace="beats"), "A: knock; B: knock")
    assert (fields(state)["phase"], line(state, "B")["free"]) == ("duel", "???????")


def test_a28_in_beats_a_wrong_knock_loses_against_who_goes_on():
    state = play(fight(pace="beats"), "A: knock; B: roll ?")
    assert bullets(state, "B") == "1/1/0"


# -- §7.3 deciding duels ---------------------------------------------------------------------------------------------


def test_7_3_a45_all_duel_at_once_and_the_winner_wins_the_game():
    state = deciding(*(f"{name} bullets=0/0/0 free=??????" for name in "ABC"))
    assert actors(state) == ["A", "B", "C"]
    state = play(state, showing("B", "RRRRRR") + "; B: knock")
    assert result(state) == ("B", "deciding-duel")
    assert [shown(state, name).is_out for name in "ABC"] == [True, False, True]


def test_a28_who_knocks_wrongly_in_a_deciding_duel_is_out_of_it_and_the_others_go_on():
    state = deciding(*(f"{name} bullets=0/0/0 free=??????" for name in "ABC"))
    state = play(state, "A: knock")
    assert (actors(state), line(state, "A")["free"]) == (["B", "C"], "-")
    assert result(play(state, "C: knock")) == ("B", "deciding-duel")


def test_7_3_in_beats_those_who_were_right_together_repeat_it_among_themselves():
    state = deciding(
        *(f"{name} bullets=0/0/0 free=RRRRRR" for name in "AB"), "C bullets=0/0/0 free=KRRRRR", pace="beats"
    )
    state = play(state, "A: knock; B: knock; C: roll K")
    assert {name: line(state, name)["free"] for name in "ABC"} == {"A": "??????", "B": "??????", "C": "-"}


# -- §8 the end ------------------------------------------------------------------------------------------------------


def test_8_after_the_last_round_most_bullets_win():
    state = frozen("A bullets=3/3/3", "B bullets=3/3/2", "C bullets=3/3/1", round=40)
    assert result(state) == ("A", "round-limit")
    assert {name: game.outcome(state).points[seat_of(name)] for name in "ABC"} == {"A": 9, "B": 8, "C": 7}


def test_8_before_the_last_round_nothing_is_counted():
    assert result(frozen("A", "B bullets=1/0/0", round=39)) is None
    assert fields(frozen("A", "B bullets=1/0/0", round=39))["round"] == "40"


def test_8_equals_after_the_last_round_duel_and_the_others_do_not():
    state = frozen("A bullets=3/0/0 fists=1", "B bullets=0/3/0", "C bullets=1/0/0", round=40)
    assert (fields(state)["phase"], fields(state)["act"]) == ("duels", "B")
    state = play(state, "B: challenge no; C: challenge no")
    assert {name: line(state, name)["free"] for name in "ABC"} == {"A": "?" * 7, "B": "?" * 6, "C": "-"}
    state = play(state, "A: knock")
    assert result(state) == ("B", "deciding-duel")
    assert game.outcome(state).ranking == ((seat_of("B"),), (seat_of("A"),), (seat_of("C"),))


def test_8_the_round_limit_is_tested_after_the_duels():
    state = frozen("A bullets=3/0/0", "B bullets=2/0/0 fists=1", round=40)
    state = play(state, "A: challenge B 1; A: knock")
    assert (bullets(state, "B"), result(state)) == ("3/0/0", ("B", "round-limit"))


def test_10_the_winner_takes_the_pot():
    state = frozen("A left=K", "B bullets=1/0/0", pot=10)
    assert result(state) == ("A", "last-standing")
    before = rolling("A left=KWWWWW", "B bullets=1/0/0", pot=10)
    state = play(before, "A: knock; A: lane left")
    assert told(state, "pot") == [{"type": "pot", "seat": "A", "chips": 10}]
    assert fields(start(players=3, stake=7))["pot"] == "21"


def test_8_the_losers_are_ranked_by_bullets_and_then_by_how_long_they_lasted():
    state = start(players=4)
    for name in "CA":
        state = leave(state, name)
    assert game.outcome(leave(state, "D")).ranking == tuple((seat_of(name),) for name in "BDAC")


def test_8_those_who_fell_together_share_a_place():
    state = frozen("A left=K right=K", "B bullets=1/0/0", "C bullets=1/0/0")
    assert game.outcome(state).ranking == ((seat_of("A"),), (seat_of("B"), seat_of("C")))
