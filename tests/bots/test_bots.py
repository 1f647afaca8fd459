"""Bots choose legal moves from views alone, within their limit; the simple one beats chance."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import bots, games, play
from ludoteca.bots import Bot, Limit, UnknownBot
from ludoteca.bots.simple import SLICE, SimpleBot
from ludoteca.core import Game, Outcome, Seat, State
from tests.laws.toy import Bluff

LATRUNCULI = games.find("latrunculi")


def play_game(game: Game, players: list[Bot], rng: Random, work: int) -> Outcome:
    state = game.setup(game.Options())
    while acting := game.to_act(state):
        seat = acting[0]
        limit = Limit(rng, work=work)
        move = players[seat].choose(game.view(state, seat), game.legal_moves(state, seat), limit)
        assert game.why_illegal(state, seat, move) is None
        state = game.apply(state, seat, move)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("game", play.names())
def test_every_bot_finds_a_legal_move_in_every_game(name: str, game: str) -> None:
    match = play.Match.start(play.find(game), dealer=play.Dealer.from_seed(1))
    seat = match.to_act[0]
    legal = match.game.legal_moves(match.state, seat)
    move = bots.find(name)(match.game).choose(match.view(seat), legal, Limit(Random(1), work=SLICE))
    assert move in legal


def test_an_unknown_bot_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(UnknownBot, match="no bot 'deep': expected random, simple"):
        bots.find("deep")


def test_simple_beats_random_from_either_seat() -> None:
    simple, chance = bots.find("simple")(LATRUNCULI), bots.find("random")(LATRUNCULI)
    won = 0
    for number in range(8):
        seat = Seat(number % 2)
        players = [simple, chance] if seat == 0 else [chance, simple]
        outcome = play_game(LATRUNCULI, players, Random(number), work=320)
        won += outcome.winners == (seat,)
    assert won >= 7


def test_the_same_luck_gives_the_same_move() -> None:
    state = LATRUNCULI.setup(LATRUNCULI.Options())
    view, legal = LATRUNCULI.view(state, Seat(0)), LATRUNCULI.legal_moves(state, Seat(0))
    moves = [bots.find("simple")(LATRUNCULI).choose(view, legal, Limit(Random(5), work=64)) for _ in range(2)]
    assert moves[0] == moves[1]


def test_a_capture_that_wins_the_game_is_found() -> None:
    """§10, example 21: c8-c4 reduces Black to one man."""
    state = LATRUNCULI.parse_position("2w4b/8/8/8/wb6/8/8/8 w 0", LATRUNCULI.Options())
    view, legal = LATRUNCULI.view(state, Seat(0)), LATRUNCULI.legal_moves(state, Seat(0))
    move = SimpleBot(LATRUNCULI).choose(view, legal, Limit(Random(3), work=320))
    assert LATRUNCULI.outcome(LATRUNCULI.apply(state, Seat(0), move)) is not None


def test_a_bot_asks_between_slices_whether_it_is_cancelled() -> None:
    asked = []

    def is_cancelled() -> bool:
        asked.append(True)
        return len(asked) == 3

    state = LATRUNCULI.setup(LATRUNCULI.Options())
    view, legal = LATRUNCULI.view(state, Seat(0)), LATRUNCULI.legal_moves(state, Seat(0))
    assert SimpleBot(LATRUNCULI).choose(view, legal, Limit(Random(2), is_cancelled=is_cancelled)) in legal
    assert len(asked) == 3


def test_a_deadline_that_has_passed_still_gets_a_move() -> None:
    state = LATRUNCULI.setup(LATRUNCULI.Options())
    view, legal = LATRUNCULI.view(state, Seat(0)), LATRUNCULI.legal_moves(state, Seat(0))
    assert SimpleBot(LATRUNCULI).choose(view, legal, Limit(Random(2), deadline=0.0)) in legal


def test_thinking_leaves_no_trace_in_the_view() -> None:
    state = LATRUNCULI.setup(LATRUNCULI.Options())
    view, legal = LATRUNCULI.view(state, Seat(0)), LATRUNCULI.legal_moves(state, Seat(0))
    SimpleBot(LATRUNCULI).choose(view, legal, Limit(Random(2), work=64))
    assert view == LATRUNCULI.view(state, Seat(0))


def test_a_game_without_compiled_verbs_is_played_through_the_contract() -> None:
    """A Series offers no `rules`: the same bot must play it."""
    bot = SimpleBot(LATRUNCULI)
    bot.rollout = None
    state: State = LATRUNCULI.parse_position("2w4b/8/8/8/wb6/8/8/8 w 0", LATRUNCULI.Options())
    view, legal = LATRUNCULI.view(state, Seat(0)), LATRUNCULI.legal_moves(state, Seat(0))
    move = bot.choose(view, legal, Limit(Random(3), work=320))
    assert LATRUNCULI.outcome(LATRUNCULI.apply(state, Seat(0), move)) is not None


def test_a_game_with_chance_and_secrets_is_played_from_the_view() -> None:
    bluff = Bluff()
    state = bluff.parse_position("hand=5|2 turn=A bid=2", bluff.Options())
    view, legal = bluff.view(state, Seat(0)), bluff.legal_moves(state, Seat(0))
    assert {SimpleBot(bluff).choose(view, legal, Limit(Random(seed), work=64)) for seed in range(3)} <= set(legal)
