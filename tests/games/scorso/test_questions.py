"""Who is asked what, and in which order (the notation's page, §6.2, §6.3); a choice with one answer is not asked."""

from __future__ import annotations

import pytest

from tests.games.scorso.asking import actors, bullets, fields, game, line, moves, play, shown
from tests.games.scorso.tables import frozen, rolling


def asked(state, *answers: str) -> list[str]:
    """Everybody who is asked, with the kind of the question, while these answers are given in turn."""
    found = []
    for answer in answers:
        name = actors(state)[0]
        question = game.show(game.view(state, game.to_act(state)[0])).question
        assert question.seat == name
        found.append(f"{name} {question.kind}")
        state = play(state, f"{name}: {answer}")
    assert fields(state)["phase"] != "frozen", f"{actors(state)} still asked"
    return found


# -- seat order ------------------------------------------------------------------------------------------------------

EVERYBODY_GROUPS = tuple(f"{name} left=GGGYB free=?" for name in "ABCD")


def group_order(*lines: str, **words) -> str:
    """In which order the groupings are asked for; everybody keeps the colour and nobody lacks it."""
    state, found = frozen(*lines, **words), ""
    while "group left GGG" in moves(state):
        found += actors(state)[0]
        state = play(state, f"{actors(state)[0]}: group left GGG")
    return found


def test_without_a_knock_from_the_first_living_seat():
    assert group_order(*EVERYBODY_GROUPS) == "ABCD"
    assert group_order("C out", "B left=GGGYB", "A left=GGGYB", "D left=GGGYB") == "BAD"


def test_from_the_correct_ender():
    assert group_order("A left=GGGYB", "B left=GGGYB", "C left=WWWWWW", "D left=GGGYB", ender="C") == "DAB"


def test_from_the_left_neighbour_of_a_mistaken_one_whose_dice_are_gone():
    lines = ("A left=GGGYB", "B left=GGGYBK", "C left=GGGYB", "D left=GGGYB")
    assert group_order(*lines, ender="B") == "CDA"


# -- why -------------------------------------------------------------------------------------------------------------


def blow(state) -> str:
    """Who struck, and with what, as the question says it."""
    found = game.show(game.view(state, game.to_act(state)[0])).question.blow
    return f"{found.by} {found.combination} {''.join(found.dice)}"


def test_who_loses_a_bullet_is_told_who_struck_and_with_what():
    state = frozen("A left=KGGGGG", "B bullets=0/3/3", "C")
    for answer in ("lose Y", "lose B", "lose Y", "lose B"):
        assert actors(state) == ["B"]
        assert blow(state) == "A colour GGGGG"
        state = play(state, f"B: {answer}")
    assert blow(state) == "A shot K"


def test_who_takes_one_is_told_by_which_dice():
    assert blow(frozen("A left=RR", "B", "C")) == "A fist RR"


# -- in a lane -------------------------------------------------------------------------------------------------------


def test_paralyses_come_before_everything_else_of_their_lane():
    state = frozen("A left=GYBK", "B right=GYBK", "C")
    assert asked(state, "paralysis none", "paralysis none", "lose G", "lose G") == [
        "A paralysis", "B paralysis", "A lose", "B lose",
    ]  # fmt: skip


def test_a_paralysis_is_asked_when_its_lane_is_resolved():
    state = frozen("A left=K", "B left=GYB", "C")
    assert asked(state, "lose G", "paralysis none") == ["B lose", "B paralysis"]


def test_one_finishes_all_paralyses_before_the_other():
    state = frozen("A left=GGYYBB", "B right=GGYYBB", "C")
    assert asked(state, *["paralysis none"] * 4) == ["A paralysis"] * 2 + ["B paralysis"] * 2


def test_the_decider_of_colours_is_the_victim():
    state = frozen("A left=GGGG bullets=3/3/0", "B right=YYYY bullets=0/3/3", "C")
    # B strikes A with yellow: three are there; A strikes B with green: none is there
    assert asked(state, "lose Y", "lose Y", "lose B") == ["B lose"] * 3


def test_the_first_victim_in_seat_order_chooses_all_before_the_other():
    lines = ("A left=GGGG bullets=3/3/1", "B right=BBBB left=WW bullets=1/3/3", "C")
    state = frozen(*lines)
    assert asked(state, "lose G", "lose G", "lose Y", "lose Y") == ["A lose", "A lose", "B lose", "B lose"]
    state = frozen(*lines, ender="B", then="B: lane right")
    assert asked(state, "lose Y", "lose Y", "lose G", "lose G") == ["B lose", "B lose", "A lose", "A lose"]


def test_the_decider_of_fists_is_the_attacker_and_the_first_in_seat_order_takes_all():
    state = frozen("A left=RRRR", "B right=RR", "C")
    assert asked(state, "take G", "take G", "take Y") == ["A take", "A take", "B take"]


def test_colour_then_fist_then_shot_both_directions_in_each():
    state = frozen("A left=KRRW", "B right=KKRRW", "C")
    answers = ("take G", "take Y", "lose Y")
    found = []
    for answer in answers:
        found.append(f"{actors(state)[0]} {answer}")
        state = play(state, f"{actors(state)[0]}: {answer}")
    assert found == ["A take G", "B take Y", "A lose Y"]


def test_colour_groups_come_in_the_order_green_yellow_blue():
    """Green first: B gives two yellow ones for it, so that yellow finds none and takes two blue ones unasked."""
    state = frozen("A left=GGGYYY", "B bullets=0/2/3", "C", colour_shortage="all_substitute")
    state = play(state, "B: lose Y; B: lose Y")
    assert (fields(state)["phase"], bullets(state, "B")) == ("rolling", "0/0/1")


def test_scarce_tokens_follow_seat_order():
    lines = ("A left=RR fists=3", "B right=RR fists=4", "C")
    state = play(frozen(*lines), "A: take G; B: take G")
    assert (line(state, "A")["fists"], line(state, "B")["fists"], fields(state)["supply"]) == ("3", "5", "0")
    ended = frozen("A left=RR fists=3", "B right=RR left=WWWW fists=4", "C", ender="B", then="B: lane right")
    ended = play(ended, "B: take G; A: take G")
    assert (line(ended, "A")["fists"], line(ended, "B")["fists"]) == ("4", "4")


# -- what is not asked -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lines",
    [
        ("A left=K", "B bullets=0/2/0", "C"),  # one colour to lose
        ("A left=RR", "B bullets=0/2/0", "C"),  # one colour to take; nobody else holds a token
        ("A left=GGG", "B", "C"),  # a triple of three green
        ("A left=GGGYYY", "B", "C"),
        ("A left=GGGGYY", "B", "C"),  # one grouping keeps the most
        ("A left=KK", "B right=WW", "C"),
    ],
)
def test_a_choice_with_one_answer_is_not_asked(lines):
    state = frozen(*lines)
    assert fields(state)["phase"] in ("rolling", "duels")
    assert "then" not in game.format_position(state)


def test_the_ender_is_asked_for_a_lane_even_when_both_are_empty():
    state = play(rolling("A left=WWWWWW", "B", "C"), "A: knock")
    assert moves(state, "A") == {"lane left", "lane right"}


def test_what_the_last_answer_decides_runs_on_to_the_next_decision():
    state = play(frozen("A left=K", "B", "C"), "B: lose G")
    assert (fields(state)["phase"], fields(state)["round"], line(state, "A")["free"]) == ("rolling", "2", "??????")


def test_what_is_left_when_somebody_has_one_colour_only_goes_without_asking():
    state = play(frozen("A left=KKK", "B bullets=1/2/0", "C"), "B: lose G")
    assert bullets(state, "B") == "0/0/0"
    assert shown(state, "B").is_out
