"""Where the kings were: once a game is over all its cards are laid open, and not a moment before."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from ludoteca.core import WATCHER, Seat
from ludoteca.play import Dealer, Match
from ludoteca.play.uncovering import uncovered, uncovered_story
from ludoteca.server import table_messages
from tests.games.zama.asking import game, options
from tests.games.zama.tables import BLUE, RED


def played(seed: int, **words: str) -> Match:
    """A random game to its end."""
    rng, match = Random(seed), Match.start(game, options(**words), Dealer.from_seed(seed))
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, rng.choice(game.legal_moves(match.state, seat)))
    return match


def shown(match: Match, viewer: Seat) -> dict[str, str]:
    facts = game.show(match.view(viewer))
    return {**facts.faces, **facts.uncovered}


@pytest.mark.parametrize("words", [{}, {"deck": "32", "players": "4"}, {"memory_aid": "none", "deck": "40"}])
def test_at_the_end_everybody_is_shown_every_card(words):
    match = played(3, **words)
    facts = game.show(match.view(RED))
    cards = sum(side.on_board for side in (facts.red, facts.blue, facts.green, facts.yellow) if side)
    for viewer in (RED, BLUE, WATCHER):
        assert len(shown(match, viewer)) == cards
    assert shown(match, RED) == shown(match, BLUE) == shown(match, WATCHER)


def test_with_the_cards_that_fell_they_are_whole_packs():
    match = played(4)
    laid = shown(match, RED)
    for side, facts in zip("rb", (game.show(match.view(RED)).red, game.show(match.view(RED)).blue), strict=True):
        rows = game.show(match.view(RED)).owners
        mine = [card for cell, card in laid.items() if rows[int(cell[1:]) - 1]["abcdefghijklm".index(cell[0])] == side]
        assert len({*mine, *facts.fallen}) == len(mine) + len(facts.fallen) == 52


def test_the_same_secret_shows_the_same_cards_again():
    match = played(5)
    again = Match.replay(game, match.options, match.log, match.dealer.again())
    assert shown(again, RED) == shown(match, RED)


def test_without_the_secret_only_cards_somebody_has_seen_are_shown():
    match = played(5)
    again = Match.replay(game, match.options, match.log)
    known = shown(again, WATCHER)
    assert known.items() < shown(match, WATCHER).items()


def test_before_the_end_nothing_is_laid_open():
    match = Match.start(game, options(), Dealer.from_seed(1))
    assert game.show(match.view(RED)).uncovered == {}
    with pytest.raises(ValueError, match="secrets stay secret"):
        uncovered(match)


def test_in_the_replay_every_card_lies_where_it_lay_from_the_first_moment_on():
    match = played(6)
    states = uncovered_story(match, list(match.moments()))
    assert len(game.show(game.open_view(states[0], RED)).uncovered) == 104
    for before, after in pairwise(states):
        one, other = ({at: int(card) for at, card in enumerate(s.record.face) if card >= 0} for s in (before, after))
        gone = set(one.items()) - set(other.items())
        assert len(gone) <= 2  # what slid or fell; everything else is where it was
    told = table_messages.replay(match, BLUE, list(match.moments()))
    first, *_ = told.frames
    assert len(first.shown.faces) + len(first.shown.uncovered) == 104


def test_a_running_replay_lays_nothing_open():
    match = Match.start(game, options(), Dealer.from_seed(1))
    match.play(RED, game.legal_moves(match.state, RED)[0])
    told = table_messages.replay(match, RED, list(match.moments()))
    assert all(frame.shown.uncovered == {} for frame in told.frames)
