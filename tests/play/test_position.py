"""A position somebody set up, and moves tried from there."""

from __future__ import annotations

import pytest

from ludoteca.core import BadMove, BadPosition, IllegalMove, Seat
from ludoteca.play import SetUp, find, set_up

LATRUNCULI = find("latrunculi")
CHAIN = "7b/7b/8/8/wbbb4/8/8/4w3 w 0"


def tried(position: str | None, *moves: str) -> SetUp:
    return set_up(LATRUNCULI, LATRUNCULI.Options(), position, moves)


def test_without_a_position_it_is_the_start_of_a_game() -> None:
    assert tried(None).state == LATRUNCULI.setup(LATRUNCULI.Options())


def test_moves_are_played_and_say_what_they_did() -> None:
    after = tried(CHAIN, "w e1-e4", "b h8-g8")
    assert LATRUNCULI.format_position(after.state) == "6b1/7b/8/8/w3w3/8/8/8 w 1"
    told = [event.to_json() for event in after.moments[0].events(Seat(0))]
    assert {"type": "capture", "squares": ["b4", "c4", "d4"]} in told


def test_an_illegal_move_is_refused_by_its_rule() -> None:
    with pytest.raises(IllegalMove) as refused:
        tried("8/8/8/3b4/2b1b3/8/8/3w3w w 0", "w d1-d4")
    assert refused.value.rule == "§3.3, A4–A6"


@pytest.mark.parametrize("move", ["e1-e4", "x e1-e4", "w", "w nonsense"])
def test_an_unreadable_move_is_refused(move: str) -> None:
    with pytest.raises(BadMove):
        tried(CHAIN, move)


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(BadPosition):
        tried("nonsense")


def test_chance_is_given_by_hand_and_must_be_possible() -> None:
    game = find("latrunculi-match")
    assert set_up(game, game.Options(), None, ["chance white B", "B a1-a2"]).moments[1].entry.seat == Seat(1)
    with pytest.raises(BadMove, match="cannot happen by chance"):
        set_up(game, game.Options(), None, ["chance white B", "chance a1-a2"])
