"""What a match of Fifteen shows, reports and writes."""

from __future__ import annotations

import pytest

from ludoteca.core import WATCHER, BadOption, BadPosition
from tests.games.scamorra.asking import options
from tests.games.scamorra.matches import ALL_BUT_A_PAWN, KNOCK_OUT, QUIET_END, SERIES, in_game, match
from tests.games.scamorra.tables import NORTH, SOUTH

# -- what a match shows and reports ----------------------------------------------------------------------------


def test_the_race_is_shown_to_everybody_alike():
    state = in_game("3-4", KNOCK_OUT, "5-6")
    shown = [SERIES.show(SERIES.view(state, seat)).series for seat in (SOUTH, NORTH, WATCHER)]
    assert shown[0] == shown[1] == shown[2]
    assert (shown[0].totals, shown[0].before, shown[0].target, shown[0].ko_bonus) == ([5, 6], [3, 4], 15, 10)


def test_hands_stay_hidden_in_a_match():
    state = in_game("3-4", KNOCK_OUT.replace("KQP|KQP", "KRR|NPP"), "5-6")
    seen = [SERIES.format_view(SERIES.view(state, seat)) for seat in (SOUTH, NORTH, WATCHER)]
    assert ["hand=KRR|???" in seen[0], "hand=???|NPP" in seen[1], "hand=???|???" in seen[2]] == [True] * 3


def test_the_end_of_the_match_is_reported_after_the_end_of_the_game():
    goes_on = match(in_game("0-0", KNOCK_OUT, "2-2"), "P:c3-d4")
    assert [event.type for event in SERIES.events(goes_on, WATCHER)] == ["move", "capture", "end"]
    over = match(in_game("3-0", KNOCK_OUT, "5-2"), "P:c3-d4")
    assert [event.type for event in SERIES.events(over, WATCHER)] == ["move", "capture", "end", "series-end"]


@pytest.mark.parametrize(
    "text",
    [
        f"total=5-6 before=3-4 game=3 phase=play initiative=S lost=- | {KNOCK_OUT}",
        "total=5-5 before=3-4 game=3 phase=next initiative=N lost=N ready=S | "
        f"5/5/2Sr1/5/R4 S hand=-|- played={ALL_BUT_A_PAWN}|{ALL_BUT_A_PAWN} score=2-1",
        "total=0-0 before=0-0 game=0 phase=first initiative=- lost=- | 5/5/5/5/5 ! hand=-|- played=-|- score=0-0",
        "total=3-1 before=3-1 game=2 phase=play initiative=S lost=S | 5/5/5/5/5 !N hand=KQP|- played=-|- score=0-0",
    ],
    ids=["play", "next", "first", "given"],
)
def test_a_match_is_written_as_it_was_read(text):
    assert SERIES.format_position(SERIES.parse_position(text, options())) == text


@pytest.mark.parametrize(
    ("own", "error"),
    [
        ("total=5 before=3-4 game=3 phase=play initiative=S lost=-", "total"),
        ("total=5-6 before=6-6 game=3 phase=play initiative=S lost=-", "total"),
        ("total=5-6 before=3-4 game=0 phase=play initiative=S lost=-", "game"),
        ("total=5-6 before=3-4 game=x phase=play initiative=S lost=-", "game"),
        ("total=5-6 before=3-4 game=3 phase=pause initiative=S lost=-", "phase"),
        ("total=5-6 before=3-4 game=3 phase=play initiative=W lost=-", "initiative"),
        ("total=5-6 before=3-4 game=3 phase=play initiative=S lost=X", "lost"),
        ("total=5-6 before=3-4 game=3 phase=play initiative=S", "lost="),
        ("total=15-6 before=13-4 game=3 phase=play initiative=S lost=-", "total"),
    ],
)
def test_an_impossible_match_is_refused_by_the_name_of_its_field(own, error):
    with pytest.raises(BadPosition, match=error):
        SERIES.parse_position(f"{own} | {KNOCK_OUT}", options())


@pytest.mark.parametrize(
    ("key", "value"), [("match_target", 0), ("match_target", 51), ("ko_bonus", -1), ("ko_bonus", 51)]
)
def test_numbers_out_of_range_are_refused(key, value):
    with pytest.raises(BadOption, match=key):
        options(**{key: value})


def test_both_sides_keep_their_seats_from_game_to_game():
    assert SERIES.seats(options()) == ("S", "N")
    state = match(in_game("0-0", QUIET_END, "2-1"), "P:d4-d3", "next", "next")
    assert SERIES.show(SERIES.view(state, WATCHER)).sits == ["S", "N"]


GAME = "rps2/5/5/5/2RPS S hand=KRP|QNP played=-|- score=0-0"


@pytest.mark.parametrize(
    "text",
    [
        f"total=5-0 before=0-0 game=1 phase=play initiative=S lost=- | {GAME}",
        f"total=0-0 before=0-0 game=0 phase=first initiative=- lost=- | {GAME}",
        f"total=3-0 before=0-0 game=1 phase=over initiative=S lost=- winner=S reason=fifteen | {GAME}",
    ],
    ids=["points nobody made", "a first game already begun", "a winner below fifteen"],
)
def test_a_match_that_contradicts_its_game_is_refused(text):
    fifteen = SERIES
    with pytest.raises(BadPosition):
        fifteen.parse_position(text, fifteen.Options())
