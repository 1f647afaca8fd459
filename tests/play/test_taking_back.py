"""Taking back: the match stands where it would without the moves, and nobody unlearns what a move has shown."""

from __future__ import annotations

import re
from random import Random

import pytest

from ludoteca import play
from ludoteca.core import CHANCE, BadRecord, IllegalMove, Seat
from ludoteca.play import Dealer, Entry, Match
from ludoteca.play.records.record import format_record, verify
from ludoteca.play.taking_back import last_own, why_not_taken_back
from ludoteca.play.uncovering import uncovered_story

W, B = Seat(0), Seat(1)
BY_TURNS = [name for name in play.names() if not play.find(name).in_real_time(play.find(name).Options())]


def begun(name: str, seed: int = 1, **options: str) -> Match:
    game = play.find(name)
    return Match.start(game, game.Options.from_text(options), Dealer.from_seed(seed))


def reason_of(match: Match, to: int) -> str:
    reason = why_not_taken_back(match, to)
    return reason.code if reason else ""


def played_with_regrets(name: str, seed: int, acts: int) -> Match:
    """A game of random moves; whoever may take back often does."""
    match, rng = begun(name, seed), Random(seed)
    for at in range(acts):
        if match.outcome:
            break
        acting = [seat for seat in match.to_act if seat >= 0]
        seat = rng.choice(acting)
        to = last_own(match, seat)
        if rng.random() < 0.4 and to is not None and not reason_of(match, to):
            match.take_back(seat, to, at)
        else:
            match.play(seat, rng.choice(match.legal(seat)), at)
    return match


@pytest.mark.parametrize("name", BY_TURNS)
def test_the_match_stands_where_it_would_without_what_was_taken_back(name: str) -> None:
    match = played_with_regrets(name, seed := 1, 24)
    dealer = Dealer.from_seed(seed)
    without = [Entry(ply, one.seat, one.text, one.at_ms) for ply, one in enumerate(match.standing, 1)]
    plain = Match.replay(match.game, match.options, without, dealer)
    assert plain.state == match.state
    assert Match.replay(match.game, match.options, match.log, dealer).state == match.state


def test_some_moves_were_taken_back_in_that_test() -> None:
    taken = [entry for entry in played_with_regrets("latrunculi", 0, 60).log if entry.back_to is not None]
    assert len(taken) > 3


@pytest.mark.parametrize("name", BY_TURNS)
def test_every_moment_is_remembered_as_it_was(name: str) -> None:
    match, seen = begun(name), []
    rng = Random(5)
    for _ in range(16):
        seen.append((match.ply, match.state))
        seat = next((seat for seat in match.to_act if seat >= 0), None)
        if seat is None:
            break
        to = last_own(match, seat)
        if rng.random() < 0.4 and to is not None and not reason_of(match, to):
            match.take_back(seat, to)
        else:
            match.play(seat, rng.choice(match.legal(seat)))
    assert all(match.state_at(ply) == state for ply, state in seen)


def test_ones_own_last_move_goes_with_the_answer_to_it() -> None:
    match = begun("latrunculi")
    before = match.state
    match.play(W, match.legal(W)[0])
    match.play(B, match.legal(B)[0])
    assert last_own(match, W) == 0
    assert last_own(match, B) == 1
    match.take_back(W, 0)
    assert match.state == before
    assert (match.ply, match.log[-1].text) == (3, "take-back 0")
    assert last_own(match, W) is None, "what is taken back cannot be taken back again"


def test_a_match_with_take_backs_is_written_and_verified() -> None:
    match = begun("latrunculi")
    match.play(W, match.legal(W)[0])
    match.take_back(W, 0)
    match.play(W, match.legal(W)[1])
    match.resign(B)
    text = format_record(match)
    assert "\n2 w take-back 0 @" in text
    assert verify(text).match.state == match.state
    with pytest.raises(BadRecord):
        verify(text.replace("take-back 0", "take-back 5"))


REVEALS = [
    ("scamorra", "[PNBRQK]:.*", {}),  # a card from a hidden hand, and the one drawn for it
    ("zama", r"\?.*", {}),  # a look at a card
    ("zama", ".*x.*", {}),  # an attack turns two cards up
    ("scorso", "roll .*", {"pace": "beats", "players": "2"}),  # dice, once everybody has chosen
]


@pytest.mark.parametrize(("name", "moves", "options"), REVEALS)
def test_a_move_that_has_shown_something_stands(name: str, moves: str, options: dict[str, str]) -> None:
    match, rng = begun(name, **options), Random(1)
    for _ in range(400):
        seat = rng.choice([seat for seat in match.to_act if seat >= 0])
        text, ply = rng.choice(match.legal(seat)), match.ply
        match.play(seat, text)
        to = last_own(match, seat)
        has_shown = name != "scorso" or any(entry.seat == CHANCE for entry in match.log[ply:])
        if re.fullmatch(moves, text) and has_shown and to is not None:
            assert reason_of(match, to) == "back-revealed"
            if any(entry.seat == CHANCE for entry in match.log[to:]):  # the log alone forbids it
                with pytest.raises(IllegalMove):
                    match.take_back(seat, to)
            return
    raise AssertionError(f"no move {moves}")


def test_a_card_laid_in_secret_can_be_taken_up_again() -> None:
    match = begun("zama", placement="stratego")
    for _ in range(6):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
        to = last_own(match, seat)
        assert to is not None
        assert reason_of(match, to) == ""


def test_a_finished_game_is_not_taken_back() -> None:
    match = begun("latrunculi")
    match.play(W, match.legal(W)[0])
    match.resign(B)
    assert reason_of(match, 0) == "back-nothing"


def test_the_story_of_a_finished_game_tells_what_was_taken_back() -> None:
    match = begun("zama")
    rng = Random(1)
    for _ in range(30):
        seat = match.to_act[0]
        to = last_own(match, seat)
        if to is not None and not reason_of(match, to):
            match.take_back(seat, to)
            break
        match.play(seat, rng.choice(match.legal(seat)))
    match.resign(match.to_act[0])
    story = list(match.moments())
    states = uncovered_story(match, story)
    assert len(states) == match.ply + 1
    back = next(entry for entry in match.log if entry.back_to is not None)
    assert states[back.ply] == states[back.back_to or 0]
