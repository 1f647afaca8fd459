"""A match of the full game: each stage is dealt from a secret of its own, opened when the stage is over."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import BadRecord, Seat
from ludoteca.play import Match
from ludoteca.play.dealer import Dealer, commitment
from ludoteca.play.fairness import commitments, revealed
from ludoteca.play.log import Entry
from ludoteca.play.realtime.driver import RealTimeDriver
from ludoteca.play.realtime.press import Press
from tests.games.scorso.asking import game, options


def played(stage: int) -> Match:
    """A match in beats up to the first decision in this stage's first round."""
    words = options(mode="full", players=2, pace="beats", stages=3, max_rounds=1)
    match, rng = Match.start(game, words, Dealer.from_seed(7)), Random(4)
    while match.outcome is None and not (game.chapter(match.state) == f"stage {stage}" and _rolls(match)):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def _rolls(match: Match) -> bool:
    return game.format_position(match.state).split()[4] == "phase=rolling"


def test_the_secret_of_a_stage_is_opened_when_it_is_over() -> None:
    match = played(2)
    assert commitments(match).keys() == {"", "stage 1", "stage 2", "stage 3"}
    opened = revealed(match)
    assert opened.keys() == {"stage 1"}
    assert commitment(opened["stage 1"]) == commitments(match)["stage 1"]


def test_with_the_secret_of_one_stage_its_dice_are_proven_and_those_of_the_next_are_not() -> None:
    match = played(2)
    again = Match.replay(game, match.options, match.log, Dealer(None, opened=revealed(match)))
    assert again.state == match.state
    dealt = [moment.before for moment in match.moments() if moment.entry.seat < 0]
    assert again.proven == sum(game.stream(state).startswith("stage 1/") for state in dealt)
    assert 0 < again.proven < len(dealt)


def test_other_dice_than_those_dealt_are_found_out() -> None:
    match = played(2)
    log = list(match.log)
    at = next(i for i, entry in enumerate(log) if " die " in entry.text)
    other = "K" if not log[at].text.endswith("K") else "W"
    log[at] = Entry(log[at].ply, log[at].seat, log[at].text[:-1] + other, log[at].at_ms)
    with pytest.raises(BadRecord, match="the dealer dealt"):
        Match.replay(game, match.options, log, Dealer(None, opened=revealed(match)))


def test_when_all_is_over_the_whole_secret_is_open() -> None:
    match = played(4)
    assert match.outcome is not None
    assert match.outcome.reason == "hats"
    assert revealed(match).keys() == {""}


def test_a_table_whose_first_race_comes_after_the_market_is_played_in_real_time() -> None:
    words = options(mode="full", players=2, market_first_stage="yes")
    assert game.in_real_time(words)
    assert not game.in_real_time(options(mode="full", players=2, market_first_stage="yes", pace="beats"))
    pace = RealTimeDriver(Match.start(game, words, Dealer.from_seed(1)), 0, {})
    assert (pace.times().race, pace.times().starts_at) == ("", None)
    for seat in (Seat(0), Seat(1)):
        pace.press(Press(seat, pace.match.legal(seat)[0], 1000))
        pace.run(2000)
    assert (pace.times().race, pace.match.ply) == ("stage 1 round 1", 5)
    assert pace.times().starts_at is not None
