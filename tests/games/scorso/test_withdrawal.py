"""§9.4, A40 A weapon is checked again when its lane begins."""

from __future__ import annotations

import pytest

from tests.games.scorso.asking import bullets, moves, play, told
from tests.games.scorso.full_tables import frozen, phase

STRIPPED = "B left=WWW right=GGG bowtie=0"  # takes all green bullets of A, who sits on B's right


def table(line: str, **given: object):
    """A's weapon lies against C; B has knocked."""
    return frozen(f"{line} bowtie=0", STRIPPED, "C bowtie=0", ender="B", **given)


def test_a_gun_without_a_bullet_of_its_colour_is_turned_over_before_its_lane() -> None:
    state = play(table("A bullets=1/0/2 weapons=W01"), "A: weapon W01 right; B: lane right")
    assert told(state, "turned-over") == [
        {"type": "turned-over", "seat": "A", "weapon": "W01", "kind": "GK", "side": "right"}
    ]
    assert bullets(state, "C") == "3/3/3"
    assert phase(state) == "rolling"


def test_if_its_lane_comes_first_it_is_used() -> None:
    lines = ("A bullets=1/0/2 weapons=W01 bowtie=0", "B left=WWW right=GGG bowtie=0", "C bowtie=0")
    state = play(frozen(*lines, ender="B"), "A: weapon W01 left; B: lane right")
    assert not told(state, "turned-over")
    assert moves(state) == {"lose G", "lose Y", "lose B"}


def test_at_declaration_it_is_checked_once() -> None:
    state = table("A bullets=1/0/2 weapons=W01", weapon_check="at_declaration")
    state = play(state, "A: weapon W01 right; B: lane right")
    assert not told(state, "turned-over")
    assert moves(state) == {"lose G", "lose Y", "lose B"}


def test_dice_that_stood_in_a_combination_only_with_it_burn() -> None:
    state = play(table("A bullets=1/0/2 right=GGW weapons=W03"), "A: weapon W03 right; B: lane right")
    burned = [event for event in told(state, "burn") if event["side"] == "right"]
    assert burned == [{"type": "burn", "seat": "A", "die": "G", "side": "right", "count": 2}]
    assert bullets(state, "C") == "3/3/3"


def test_an_ender_who_was_correct_stays_so() -> None:
    lines = ("A bullets=1/0/2 left=WWWK right=GG weapons=W03 bowtie=0", "B right=GGG bowtie=0", "C left=KK bowtie=0")
    state = play(frozen(*lines, ender="A"), "A: weapon W03 right; A: lane left")
    assert not told(state, "mistaken")
    assert moves(state) == {"lose G", "lose Y", "lose B"}  # B, by A's shot
    state = play(state, "B: lose G")
    assert {event["die"] for event in told(state, "burn")} == {"G"}


def test_the_owner_chooses_again_among_equal_groupings() -> None:
    state = play(table("A bullets=1/0/2 right=GGGYBK weapons=W03"), "A: weapon W03 right; B: lane right")
    assert moves(state) == {"group right GGG", "group right GYB"}
    state = play(state, "A: group right GGG")
    assert bullets(play(state, "C: lose Y"), "C") == "1/2/3"


def test_a_hand_weapon_is_withdrawn_when_the_bow_tie_was_bribed_down() -> None:
    lines = ("A left=R weapons=W16 bowtie=1", "B left=WWW right=WWW bowtie=0")
    state = play(frozen(*lines, ender="B"), "A: weapon W16 left; A: bribe K right; B: lane right")
    assert [event["weapon"] for event in told(state, "turned-over")] == ["W16"]
    assert bullets(state, "B") == "3/3/3"


@pytest.mark.parametrize(("check", "lost"), [("at_lane", "3/3/3"), ("at_declaration", "2/3/3")])
def test_a_weapon_that_completes_nothing_is_withdrawn_too(check: str, lost: str) -> None:
    state = table("A bullets=1/0/2 weapons=W01", weapon_completes_combo="no", weapon_check=check)
    state = play(state, "A: weapon W01 right; B: lane right")
    if "lose G" in moves(state):
        state = play(state, "C: lose G")
    assert bullets(state, "C") == lost
