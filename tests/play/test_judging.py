"""The judge of a match: what is called for and ruled is in the log, and a record that holds it verifies."""

from __future__ import annotations

import pytest

from ludoteca import play
from ludoteca.core import BadOption, IllegalMove, Seat
from ludoteca.play import Dealer, Match

A, B = Seat(0), Seat(1)
DEALER = Dealer(bytes(range(32)), [b"", b""])


def judged_match(**options: str) -> Match:
    game = play.find("latrunculi-match")
    given = {"judge": "human", "stall_quiet_plies": "4", **options}
    return Match.start(game, game.Options.from_text(given, has_judge=True), DEALER)


def stalled(**options: str) -> Match:
    """Four quiet plies: the judge is called by the game."""
    match = judged_match(**options)
    while match.to_act:
        (seat,) = match.to_act
        match.play(seat, next(move for move in match.legal(seat) if "x" not in move))
    return match


def verified(match: Match) -> Match:
    """The match, read again from its record."""
    report = play.verify(play.format_record(match, whole=True))
    assert report.match.log == match.log
    assert report.match.to_act == match.to_act
    assert report.outcome == match.outcome
    return report.match


def test_only_an_appointed_judge_makes_a_table_judged() -> None:
    options = play.find("latrunculi-match").Options
    with pytest.raises(BadOption, match="judge=human"):
        options.from_text({"judge": "human"})
    assert options.from_text({"judge": "human"}, has_judge=True).is_judged


def test_a_stall_only_raises_a_flag() -> None:
    match = stalled()
    assert (match.bench.flag, match.outcome, match.ply) == ("stall-null", None, 5)
    for seat in (A, B):
        with pytest.raises(IllegalMove, match="judge"):
            match.resign(seat)
    verified(match)


def test_without_a_human_judge_the_verdict_comes_by_itself() -> None:
    match = stalled(judge="auto", null_games="1", decider="off")
    assert match.outcome is not None
    assert match.outcome.is_null


@pytest.mark.parametrize("verdict", ["null", "stands"])
def test_a_null_game_is_replayed_in_the_match(verdict: str) -> None:
    match = stalled()
    match.play(A, f"ruling {verdict}: nobody gets anywhere")
    assert (match.game.chapter(match.state), match.bench.flag) == ("game 2", "")
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    with pytest.raises(IllegalMove, match="gone on"):
        match.play(A, "ruling reverse: too late")
    verified(match)


def test_play_on_clears_what_was_counted() -> None:
    match = stalled()
    seat = Seat(1 - match.log[-1].seat)
    match.play(A, "ruling play-on: there is life in it")
    assert match.to_act == (seat,)
    assert match.game.stalling(match.state) == {"repetition": (1, 3), "quiet": (1, 4)}
    assert match.state_at(match.ply) == match.state
    verified(match)


@pytest.mark.parametrize(("verdict", "winner"), [("win", A), ("forfeit", B)])
def test_a_ruling_ends_the_match_and_the_record_verifies(verdict: str, winner: Seat) -> None:
    match = stalled()
    match.play(A, f"ruling {verdict}: a phone rang @12.345 twice")
    assert match.outcome is not None
    assert (match.outcome.winners, match.to_act) == ((winner,), ())
    again = verified(match)
    assert next(again.moments(again.ply - 1)).events(A)[0].args["why"] == "a phone rang @12.345 twice"


def test_a_ruling_can_be_reversed_and_the_record_keeps_both() -> None:
    match = stalled()
    match.play(B, "ruling warning: too loud")
    match.play(A, "ruling win: seen wrongly")
    match.play(A, "ruling reverse: looked at it again")
    assert match.outcome is not None
    assert match.outcome.is_null, "the dealer's secret was told: this match cannot go on"
    verified(match)


def test_an_end_that_was_overruled_holds_again() -> None:
    game = play.find("latrunculi")
    match = Match.start(game, players=["Anna", "Bruno"])
    match.resign(A)
    natural = match.outcome
    match.play(A, "ruling win: resigned by mistake")
    assert match.outcome is not None
    assert match.outcome.winners == (A,)
    match.play(A, "ruling reverse: it was meant")
    assert match.outcome == natural
    verified(match)


def test_a_player_calls_and_everything_waits() -> None:
    game = play.find("latrunculi")
    match = Match.start(game)
    (seat,) = match.to_act
    match.play(B, "call-judge: moved twice")
    assert (match.to_act, match.bench.by, match.bench.why) == ((), B, "moved twice")
    with pytest.raises(IllegalMove):
        match.play(A, "call-judge")
    match.play(B, "ruling time 60: half a minute was lost")
    assert match.to_act == (seat,)
    verified(match)


BAD = [
    "ruling win:",
    "ruling win: ",
    "ruling time: x",
    "ruling win 5: x",
    "ruling  win: x",
    "ruling nonsense: x",
    "ruling win: x  y",
]


@pytest.mark.parametrize("text", BAD)
def test_bad_rulings_change_nothing(text: str) -> None:
    match = stalled()
    before = match.log
    with pytest.raises(IllegalMove):
        match.play(A, text)
    assert (match.log, match.bench.flag) == (before, "stall-null")
