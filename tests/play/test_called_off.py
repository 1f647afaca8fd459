"""A match that is called off is over: nobody has won it, its record proves it, and everything is laid open."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import play
from ludoteca.core import WATCHER, IllegalMove, Seat
from ludoteca.play import Dealer, Match
from ludoteca.play.match import CALL_OFF
from ludoteca.play.uncovering import uncovered_story


@pytest.mark.parametrize("name", play.built_in())
@pytest.mark.parametrize("acts", [0, 7])
def test_a_match_can_be_called_off_at_any_moment(name: str, acts: int) -> None:
    game, rng = play.find(name), Random(acts)
    match = Match.start(game, game.Options(), Dealer.from_seed(1))  # dealt so that no game is over by then
    for _ in range(acts):
        seat = rng.choice([seat for seat in match.to_act if seat >= 0])
        match.play(seat, rng.choice(match.legal(seat)))
    assert match.is_unplayed == (acts == 0)
    match.play(Seat(0), CALL_OFF)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason, match.to_act) == ((), "called-off", ())
    assert len(uncovered_story(match, list(match.moments()))) == match.ply + 1
    for seat in (*range(len(match.seats)), WATCHER):
        assert match.game.show(match.view(Seat(seat)))
        assert match.events(Seat(seat), match.ply)[0].type == CALL_OFF
    report = play.verify(play.format_record(match))
    assert report.outcome == match.outcome
    with pytest.raises(IllegalMove):
        match.play(Seat(0), CALL_OFF)
    with pytest.raises(IllegalMove):
        match.play(Seat(1), "resign")


def test_a_match_that_is_over_cannot_be_called_off() -> None:
    match = Match.start(play.find("latrunculi"))
    match.resign(Seat(0))
    with pytest.raises(IllegalMove):
        match.play(Seat(1), CALL_OFF)
