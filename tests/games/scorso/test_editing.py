"""A Scorso table entered by tapping: each player's dice, bullets, tokens and outfit, and how far the round is."""

from __future__ import annotations

import pytest

from ludoteca.core import BadPosition
from ludoteca.play import Draft, draft, find

SCORSO = find("scorso")


def tapped(*taps: str, **options: str) -> Draft:
    """The draft after these taps: a tool, and whom and where it is for."""
    chosen = SCORSO.Options.from_text(options)
    entered = draft(SCORSO, chosen, None)
    for tap in taps:
        entered = draft(SCORSO, chosen, entered.position, tap)
    return entered


def line(entered: Draft, seat: str) -> str:
    return next(line for line in entered.position.splitlines() if line.startswith(f"{seat} "))


@pytest.mark.parametrize("options", [{}, {"mode": "full"}, {"mode": "duel"}, {"pace": "beats"}, {"edition": "travel"}])
def test_it_begins_with_a_round_in_which_nobody_has_rolled(options) -> None:
    begun = tapped(**options)
    assert begun.problem is None
    assert "free=??????" in line(begun, "A")


def test_dice_are_put_on_a_lane_and_taken_away() -> None:
    entered = tapped("die-K seat-A place-left", "die-R seat-A place-left", "die-G seat-A place-free")
    assert "left=KR right=- free=G??? " in line(entered, "A")
    assert "left=K right=- free=G???? " in line(draft_after(entered, "lift seat-A place-left"), "A")


def draft_after(entered: Draft, tap: str) -> Draft:
    return draft(SCORSO, SCORSO.Options(), entered.position, tap)


def test_nobody_has_more_than_six_dice() -> None:
    with pytest.raises(BadPosition) as refused:
        tapped(*["die-K seat-A place-left"] * 7)
    assert refused.value.reason is not None
    assert refused.value.reason.code == "position-dice"


def test_whoever_has_no_bullet_is_out_and_comes_back_with_one() -> None:
    shot = [f"lost:{colour} seat-C" for colour in "GYB"] * 3
    entered = tapped("fist seat-C", *shot)
    assert entered.problem is None
    assert line(entered, "C") == "C out left=- right=- free=- burned=- fists=0"
    assert " supply=8 " in entered.position
    assert line(draft_after(entered, "bullet:Y seat-C"), "C").startswith("C bullets=0/1/0 left=- right=- free=??????")


def test_fist_tokens_come_from_the_burn_pile() -> None:
    entered = tapped("fist seat-B", "fist seat-B", "fist-back seat-B")
    assert line(entered, "B").endswith(" fists=1")
    assert " supply=7 " in entered.position
    with pytest.raises(BadPosition):
        tapped(*["fist seat-B"] * 9)


def test_the_full_game_has_hats_bow_ties_weapons_and_stages() -> None:
    taps = ("hat seat-B", "rise seat-A", "weapon:GK seat-A", "weapon:GW seat-A", "stage-number:2")
    entered = tapped(*taps, mode="full")
    assert entered.problem is None
    assert " stage=2 " in entered.position
    assert "bowtie=2 hats=0 weapons=W02" in line(entered, "A")  # one weapon of each colour
    assert "hats=1" in line(entered, "B")


def test_whoever_knocks_has_placed_all_dice() -> None:
    early = tapped("knock seat-A")
    assert early.problem is not None
    assert early.problem.reason is not None
    assert early.problem.reason.code == "position-ender"
    entered = tapped(*["die-K seat-A place-left"] * 6, "knock seat-A")
    assert entered.problem is None
    moves = [SCORSO.format_move(entered.state, 0, move) for move in SCORSO.legal_moves(entered.state, 0)]
    assert moves == ["lane left", "lane right"]


def test_duels_are_asked_about() -> None:
    entered = tapped("fist seat-B", "phase-duels")
    assert entered.problem is None
    assert SCORSO.to_act(entered.state) == (0, 2, 3)


def test_somebody_must_be_left_to_play() -> None:
    shot = [f"lost:{colour} seat-{seat}" for seat in "BCD" for colour in "GYB"] * 3
    problem = tapped(*shot).problem
    assert problem is not None
    assert problem.reason is not None
    assert problem.reason.code == "position-living"


@pytest.mark.parametrize(
    "tap", ["nonsense seat-A", "die-X seat-A", "die-K seat-Z", "hat seat-A", "weapon:ZZ seat-A", "fist"]
)
def test_a_tap_that_means_nothing_is_refused(tap) -> None:
    with pytest.raises(BadPosition):
        tapped(tap)
