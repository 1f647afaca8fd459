"""The judge of a match: what is called for and ruled is in the log, and a record that holds it verifies."""

from __future__ import annotations

import pytest

from ludoteca import play
from ludoteca.core import BadOption, IllegalMove, Seat
from ludoteca.play import Dealer, Match, fairness

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


# -- one game of a match -----------------------------------------------------------------------------


def fifteen() -> Match:
    return Match.start(play.find("scamorra-fifteen"), dealer=DEALER)


def play_some(match: Match, count: int) -> None:
    for _ in range(count):
        seat = next(seat for seat in match.to_act if seat >= 0)
        match.play(seat, match.legal(seat)[0])


def totals(match: Match) -> list[int]:
    return match.game.show(match.view(A)).series.totals  # type: ignore[attr-defined,no-any-return]


def test_a_judge_gives_one_game_and_the_match_goes_on() -> None:
    match = fifteen()
    play_some(match, 4)
    match.play(A, "ruling win game: the other one has looked into the deck")
    assert match.outcome is None
    assert match.game.is_between_games(match.state)
    given_up = fifteen()
    play_some(given_up, 4)
    given_up.resign(B)
    assert totals(match) == totals(given_up), "as if the other one had given it up"
    for seat in match.to_act:
        match.play(seat, "next")
    assert match.game.chapter(match.state) == "game 2"
    with pytest.raises(IllegalMove, match="gone on"):
        match.play(A, "ruling reverse: too late")
    verified(match)


def test_a_game_ruled_null_begins_anew_with_other_cards() -> None:
    match = fifteen()
    dealt = [entry.text for entry in match.log]
    play_some(match, 4)
    match.play(A, "ruling null game: a card was seen")
    anew = [entry.text for entry in match.log if entry.ply > match.ply - len(dealt) + 1]
    assert match.game.chapter(match.state) == "game 1"
    assert (totals(match), match.outcome) == ([0, 0], None)
    assert anew != dealt[1:]
    assert "game 1 again 1" in fairness.commitments(match)
    verified(match)


def test_the_secret_of_a_game_that_was_laid_open_is_never_dealt_from_again() -> None:
    match = fifteen()
    play_some(match, 4)
    match.play(A, "ruling win game: it seemed so")
    opened = fairness.revealed(match)
    assert set(opened) == {"game 1"}
    match.play(A, "ruling reverse: it was not so")
    assert (match.game.chapter(match.state), match.outcome, match.bench.ruled) == ("game 1", None, ())
    assert not fairness.revealed(match)
    assert opened["game 1"] != match.dealer.secret_of("game 1 again 1")  # type: ignore[union-attr]
    verified(match)


def test_a_ruling_on_a_game_is_reversed_where_nothing_was_laid_open() -> None:
    match = stalled()
    state = match.state
    match.play(A, "ruling null game: set up wrongly")
    assert (match.bench.flag, match.game.chapter(match.state)) == ("", "game 2")
    match.play(A, "ruling reverse: it was not")
    assert (match.bench.flag, match.state) == ("stall-null", state)
    verified(match)


def test_a_game_that_is_over_can_be_ruled_on_until_the_next_one() -> None:
    match = fifteen()
    play_some(match, 4)
    match.resign(A)
    assert totals(match)[1] > totals(match)[0]
    match.play(A, "ruling win game: resigned by the child")
    assert totals(match)[0] > totals(match)[1]
    verified(match)


@pytest.mark.parametrize("text", ["ruling win game: x", "ruling null game: x"])
def test_a_single_game_has_no_game_within(text: str) -> None:
    match = Match.start(play.find("latrunculi"))
    with pytest.raises(IllegalMove, match="no game of a match"):
        match.play(A, text)


@pytest.mark.parametrize("text", ["ruling play-on game: x", "ruling time game 60: x", "ruling reverse game: x"])
def test_only_what_ends_a_game_is_about_one(text: str) -> None:
    match = fifteen()
    with pytest.raises(IllegalMove, match="verdict"):
        match.play(A, text)


# -- pause -------------------------------------------------------------------------------------------


def test_a_paused_match_waits_and_still_takes_rulings() -> None:
    match = Match.start(play.find("latrunculi"))
    (seat,) = match.to_act
    match.play(A, "pause")
    assert (match.to_act, match.outcome) == ((), None)
    for text in (match.legal(seat)[0], "resign", "offer", "pause"):
        with pytest.raises(IllegalMove):
            match.play(seat, text)
    match.play(A, "ruling warning: too loud")
    assert match.to_act == ()
    match.play(A, "resume")
    assert match.to_act == (seat,)
    with pytest.raises(IllegalMove):
        match.play(A, "resume")
    verified(match)


def test_a_match_that_is_paused_can_be_ended_by_the_judge() -> None:
    match = Match.start(play.find("latrunculi"))
    match.play(A, "pause")
    match.play(B, "ruling forfeit: has gone home")
    assert match.outcome is not None
    assert match.outcome.winners == (A,)
    verified(match)
