"""The facts the client draws: what a location would do, what burns, how many dice one hand rolls."""

from __future__ import annotations

import pytest

from tests.games.scorso.asking import game, shown, start
from tests.games.scorso.tables import deciding, rolling


@pytest.mark.parametrize(
    ("dice", "bullets", "wasted"),
    [
        ("-", 0, ""),
        ("KK", 2, ""),
        ("WWW", 0, ""),
        ("RRRR", 2, ""),
        ("RRR", 1, "R"),
        ("GGG", 2, ""),
        ("GGGGGG", 5, ""),
        ("GYB", 0, ""),
        ("KRRGGG", 4, ""),
        ("GG", 0, "GG"),
    ],
)
def test_what_a_location_would_cost_at_most_and_what_would_burn(dice, bullets, wasted):
    """§5, §6.1."""
    tray = shown(rolling(f"A left={dice}", "B"), "A").left
    assert (tray.bullets, "".join(tray.wasted)) == (bullets, wasted)
    assert tray.faces == "B"


@pytest.mark.parametrize(
    ("line", "pace", "most"),
    [
        ("A", "beats", 6),
        ("A left=KK", "beats", 4),
        ("A handicap", "beats", 3),
        ("A left=KKKK handicap", "beats", 2),
        ("A handicap", "real_time", 6),
    ],
)
def test_with_one_hand_three_dice_are_rolled_in_a_beat(line, pace, most):
    """A22."""
    assert shown(rolling(line, "B", pace=pace), "A").may_roll == most


def test_in_a_duel_all_dice_may_be_rolled():
    """A22 Duels are free of the handicap."""
    state = deciding("A bullets=0/0/0 free=RRRKKKWW handicap", "B bullets=0/0/0 free=RRRRRR")
    assert shown(state, "A").may_roll == 8


def test_merged_lanes_are_said():
    """A6."""
    words = [game.show(game.view(start(two_player_lanes=lanes), 0)).merges_lanes for lanes in ("two", "merged_one")]
    assert words == [False, True]
