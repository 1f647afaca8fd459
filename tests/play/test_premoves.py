"""Planning ahead, where nothing but the other side's move lies between."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import play
from ludoteca.core import CHANCE, Seat
from ludoteca.play import Dealer, Match
from ludoteca.play.premoves import premoves, tried

W, B = Seat(0), Seat(1)


def test_every_move_that_can_follow_can_be_planned() -> None:
    game = play.find("latrunculi")
    match, rng = Match.start(game, None, Dealer.from_seed(1)), Random(1)
    for ply in range(12):
        waiting = Seat((ply + 1) % 2)
        planned = premoves(match, waiting)
        assert premoves(match, match.to_act[0]) == []
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
        assert set(match.legal(waiting)) <= set(planned)


@pytest.mark.parametrize("name", [name for name in play.built_in() if play.find(name).HAS_SECRETS])
def test_nothing_is_planned_where_something_is_hidden_or_left_to_chance(name: str) -> None:
    game = play.find(name)
    options = game.at_one_screen(game.Options())
    match = Match.start(game, options, Dealer.from_seed(1))
    if game.has_secrets(options):
        assert all(premoves(match, Seat(seat)) == [] for seat in range(len(match.seats)))
    assert CHANCE not in match.to_act


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"board": "8x10", "suicide_scope": "line", "corner_capture": "all", "stall_repetition": "2"},
        {"board": "8x10", "corner_capture": "all", "stall_repetition": "2"},
        {"suicide_axes": "orthogonal", "corner_capture": "off", "stall_quiet_plies": "9"},
        {"suicide_axes": "off"},
        {"suicide_if_captures": "legal", "stall_quiet_plies": "9", "no_move": "draw"},
    ],
    ids=str,
)
def test_a_game_that_looks_ahead_by_itself_finds_what_trying_finds(options: dict[str, str]) -> None:
    game = play.find("latrunculi")
    match, rng = Match.start(game, game.Options.from_text(options), Dealer.from_seed(1)), Random(7)
    for _ in range(120):
        if match.outcome is not None:
            break
        acting = match.to_act[0]
        waiting = Seat(1 - acting)
        state = match.state
        assert premoves(match, waiting) == tried(game, state, acting, waiting)
        assert match.state == state
        assert game.offered(state, acting) == match.legal(acting)
        match.play(acting, rng.choice(match.legal(acting)))


def test_at_a_match_the_game_on_the_table_looks_ahead() -> None:
    game = play.find("latrunculi-match")
    match, rng = Match.start(game, None, Dealer.from_seed(1)), Random(1)
    for _ in range(6):
        acting = match.to_act[0]
        waiting = Seat(1 - acting)
        planned = premoves(match, waiting)
        assert planned == tried(game, match.state, acting, waiting)
        match.play(acting, rng.choice(match.legal(acting)))
