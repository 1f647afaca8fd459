"""When a machine agrees to end the game: never ahead, gladly far behind, and when it is stuck."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import play
from ludoteca.bots.agreeing import STUCK, agrees
from ludoteca.core import Seat
from ludoteca.play.match import Present

LATRUNCULI = play.find("latrunculi")
WHITE = Seat(0)
EIGHT, SEVEN, FOUR = "w" * 8, "w" * 7 + "1", "w" * 4 + "4"


def at(men: str, verdict: str = "always_replay") -> play.Match:
    options = LATRUNCULI.Options.from_text({"stall_verdict": verdict})
    match = play.Match.start(LATRUNCULI, options)
    state = match._history.snapshots[0] = LATRUNCULI.parse_position(f"{men} b 0", options)
    match._stand(Present(state))
    return match


def shuffle(match: play.Match, plies: int) -> None:
    """A man of each side goes up and down, no position comes three times, and nothing is won or lost."""
    for _ in range(plies):
        file, ranks = ("a", "8765434567") if match.ply % 2 == 0 else ("h", "12345432")
        turn = match.ply // 2
        here, there = ranks[turn % len(ranks)], ranks[(turn + 1) % len(ranks)]
        match.play(match.to_act[0], f"{file}{here}-{file}{there}")


def position(white: str, black: str = "bbbbbbbb") -> str:
    return f"{black}/8/8/8/8/8/8/{white}"


@pytest.mark.parametrize(
    ("verdict", "white", "is_agreed"),
    [
        ("material_then_replay", EIGHT, False),  # null, and it has just begun
        ("material_then_replay", SEVEN, False),  # it would lose
        ("always_replay", SEVEN, False),  # a man less is not much
        ("always_replay", FOUR, True),  # half the men
        ("always_replay", EIGHT, False),
    ],
)
def test_what_white_says_to_an_offer_of_black(verdict: str, white: str, is_agreed: bool) -> None:
    """§6: an agreement is judged by the men, or the game is null."""
    assert agrees(at(position(white), verdict), WHITE, Random(1)) is is_agreed


def test_it_agrees_to_win() -> None:
    assert agrees(at(position(EIGHT, "bbbbbbb1"), "material_then_replay"), WHITE, Random(1))


@pytest.mark.parametrize("plies", [0, STUCK])
@pytest.mark.parametrize("black", ["bbbbbbb1", "bbbb4"])
def test_it_never_gives_a_lead_away(black: str, plies: int) -> None:
    match = at(position(EIGHT, black))
    shuffle(match, plies)
    assert not agrees(match, WHITE, Random(1))


@pytest.mark.parametrize("white", [EIGHT, "1" + "w" * 7])
def test_where_nobody_is_far_ahead_it_agrees_once_the_game_is_stuck(white: str) -> None:
    match = at(position(white))
    shuffle(match, STUCK - 1)
    assert not agrees(match, WHITE, Random(1))
    shuffle(match, 1)
    assert agrees(match, WHITE, Random(1))


def test_in_a_match_the_game_on_the_table_is_judged() -> None:
    series = play.find("latrunculi-match")
    match = play.Match.start(series, series.Options())
    while not match.game.policy.is_playing(match.state.record.own):  # type: ignore[attr-defined]
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert not agrees(match, WHITE, Random(1))
