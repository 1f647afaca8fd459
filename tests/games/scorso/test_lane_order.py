"""A12 Who says in which order the lanes are resolved."""

from __future__ import annotations

import pytest

from tests.games.scorso.asking import bullets, moves, play, told, why
from tests.games.scorso.tables import frozen

FOUR = ("A left=KKKKKK", "B left=K right=K", "C left=K right=K", "D left=K right=K")


def lanes(state, *answers: str) -> list[str]:
    """The lanes in the order in which they are resolved; bullets are given in the order green, yellow, blue."""
    found, answers = [], list(answers)
    for _ in range(60):
        found += [f"{event['seat']}{event['other']}" for event in told(state, "lane")]
        offered = moves(state)
        if not any(word.split()[0] in ("lane", "lose") for word in offered):
            return found
        name = next(iter(sorted(offered))).split()[0]
        word = answers.pop(0) if name == "lane" else next(w for w in ("lose G", "lose Y", "lose B") if w in offered)
        seat = "A" if name == "lane" else next(s for s in "ABCD" if why(state, f"{s}: {word}") is None)
        state = play(state, f"{seat}: {word}")
    raise AssertionError("no end of questions")


def test_the_ender_orders_the_own_lanes_only() -> None:
    state = frozen(*FOUR, ender="A")
    assert moves(state) == {"lane left", "lane right"}
    assert lanes(state, "lane right") == ["DA", "AB", "BC", "CD"]


def test_ender_all_every_lane_is_chosen_and_the_last_one_not_asked_for() -> None:
    state = frozen(*FOUR, ender="A", lane_order="ender_all")
    assert moves(state) == {"lane left", "lane right", "lane B left", "lane C left"}
    assert lanes(state, "lane C left", "lane left", "lane B left") == ["CD", "AB", "BC", "DA"]


def test_a_lane_that_is_done_cannot_be_chosen_again() -> None:
    state = play(frozen("A left=KKKKKK", "B", "C", ender="A", lane_order="ender_all"), "A: lane B left")
    assert moves(state) == {"lane left", "lane right"}
    assert why(state, "A: lane B left").code == "lane"


def test_a_mistaken_ender_orders_nothing() -> None:
    state = frozen("A left=RKKKKK", "B left=K", "C", ender="A", lane_order="ender_all")
    assert moves(state) == {"lose G", "lose Y", "lose B"}


@pytest.mark.parametrize("lane_order", ["ender_own_first", "ender_all"])
def test_two_players_have_no_other_lanes(lane_order: str) -> None:
    state = frozen("A left=KKKKKK", "B", ender="A", lane_order=lane_order)
    assert moves(state) == {"lane left", "lane right"}


@pytest.mark.parametrize(
    ("dice", "has", "left"),
    [("GGGG", "0/2/2", "0/1/2"), ("GGGG", "1/2/2", "0/1/2"), ("GGGG", "3/2/2", "0/2/2"), ("GGG", "0/2/2", "0/2/2")],
)
def test_a15_extra_dice_only_the_dice_beyond_the_third_take_another_colour(dice: str, has: str, left: str) -> None:
    state = frozen(f"A left={dice}", f"B bullets={has}", colour_shortage="extra_dice_only")
    if has != left and "lose Y" in moves(state):
        state = play(state, "B: lose Y")
    assert bullets(state, "B") == left
