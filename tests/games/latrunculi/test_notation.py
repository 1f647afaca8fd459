"""Positions and moves as text: read back, forgiven, or refused naming the field that is wrong."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core import PLATFORM_ACTS, BadMove, BadPosition
from tests.games.latrunculi import oracle
from tests.games.latrunculi.asking import game, moves, options, read, result, start
from tests.games.latrunculi.tables import BLACK, WHITE, play, table
from tests.games.latrunculi.test_oracle_agrees import any_position

START = "bbbbbbbb/8/8/8/8/8/8/wwwwwwww w 0"

# -- round trips ----------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(["8x8", "8x9", "8x10"]))
def test_every_position_is_read_back_as_it_was_written(rng, board):
    position = any_position(rng, oracle.Table(board=board))
    text = position.write(oracle.Table(board=board).ranks)
    if len(position.white) > 1 or len(position.black) > 1:
        assert game.format_position(read(text, board=board)) == text


def test_play_goes_on_identically_from_a_parsed_position():
    rng, state = Random(5), start()
    for _ in range(40):
        copy = read(game.format_position(state))
        assert moves(copy) == moves(state)
        move = rng.choice(sorted(moves(state)))
        state = play(state, move)
        assert game.format_position(play(copy, move)) == game.format_position(state)
        if result(state) is not None:
            break


@pytest.mark.parametrize("board", ["8x8", "8x9", "8x10"])
def test_every_legal_move_is_read_back(board):
    state = start(board=board)
    for move in game.legal_moves(state, WHITE):
        assert game.parse_move(state, WHITE, game.format_move(state, WHITE, move)) == move


def test_legal_moves_are_sorted_by_code_point():
    state = table("a10 a2 b1 h10", "d4 e5", board="8x10")
    written = [game.format_move(state, WHITE, move) for move in game.legal_moves(state, WHITE)]
    assert written == sorted(written)
    assert len(set(written)) == len(written)


@pytest.mark.parametrize("word", PLATFORM_ACTS)
def test_platform_acts_are_words(word):
    state = start()
    assert game.parse_move(state, BLACK, word) == PLATFORM_ACTS[word]
    assert game.format_move(state, BLACK, PLATFORM_ACTS[word]) == word


# -- forgiven on input ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "  bbbbbbbb/8/8/8/8/8/8/wwwwwwww   w  0 ",
        "bbbbbbbb/44/8/8/8/8/8/wwwwwwww w 0",
        "bbbbbbbb/11111111/2222/8/8/35/8/wwwwwwww w 0",
        "bbbbbbbb/8/8/8/8/8/8/wwwwwwww\tw\t0\n",
    ],
    ids=["blanks", "44-for-8", "other-sums", "tab-and-newline"],
)
def test_other_spellings_are_read_and_never_written(text):
    assert game.format_position(read(text)) == START


# -- refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "0 fields"),
        ("   ", "0 fields"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww", "1 fields"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww w", "2 fields"),
        (f"{START} extra", "4 fields"),
        ("bbbbbbbb/8/8/8/8/8/wwwwwwww w 0", "7 ranks: expected 8"),
        ("bbbbbbbb/8/8/8/8/8/8/8/wwwwwwww w 0", "9 ranks: expected 8"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww/ w 0", "9 ranks: expected 8"),
        ("bbbbbbbb/7/8/8/8/8/8/wwwwwwww w 0", "rank 7 '7' is 7 squares wide: expected 8"),
        ("bbbbbbbb/81/8/8/8/8/8/wwwwwwww w 0", "rank 7 '81' is 9 squares wide"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwwww w 0", "rank 1 'wwwwwwwww' is 9 squares wide"),
        ("bbbbbbbb/8//8/8/8/8/wwwwwwww w 0", "rank 6 '' is 0 squares wide"),
        ("bbbbbbbb/9/8/8/8/8/8/wwwwwwww w 0", "rank 7: unknown letter '9'"),
        ("bbbbbbbb/80/8/8/8/8/8/wwwwwwww w 0", "rank 7: unknown letter '0'"),
        ("bbbbbbbb/8/8/8/3x4/8/8/wwwwwwww w 0", "rank 4: unknown letter 'x'"),
        ("bbbbbbbB/8/8/8/8/8/8/wwwwwwww w 0", "rank 8: unknown letter 'B'"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwwW w 0", "rank 1: unknown letter 'W'"),
        ("bbbbbbbb/٨/8/8/8/8/8/wwwwwwww w 0", "rank 7: unknown letter '٨'"),
        ("bbbbbbbb/８/8/8/8/8/8/wwwwwwww w 0", "rank 7: unknown letter '８'"),
        ("bbbbbbbb/8/8/8/8/8/b7/wwwwwwww w 0", "black has 9 men: expected at most 8"),
        ("bbbbbbbb/8/8/8/8/8/w7/wwwwwwww w 0", "white has 9 men: expected at most 8"),
        ("8/8/8/8/8/8/8/8 w 0", "both sides are reduced"),
        ("b7/8/8/8/8/8/8/w7 w 0", "both sides are reduced"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww x 0", "side to move 'x': expected w or b"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww W 0", "side to move 'W'"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww wb 0", "side to move 'wb'"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww w -1", "quiet plies '-1': expected a number"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww w 1.5", "quiet plies '1.5'"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww w two", "quiet plies 'two'"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww w 1001", "quiet plies '1001'"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww w 99999999999999999999", "quiet plies '99999999999999999999'"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww w ٣", "quiet plies '٣'"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww w ²", "quiet plies '²'"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww w +3", "quiet plies"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww w 1_0", "quiet plies"),
        ("bbbbbbbb/8/8/8/8/8/8/wwwwwwww w 0 w", "4 fields"),
    ],
)
def test_a_malformed_position_is_refused_with_its_field(text, field):
    with pytest.raises(BadPosition) as refused:
        read(text)
    assert field in refused.value.what
    assert refused.value.rule


@pytest.mark.parametrize("board", ["8x9", "8x10"])
def test_a_position_of_another_board_is_refused_naming_the_option(board):
    with pytest.raises(BadPosition, match="option board"):
        read(START, board=board)


@given(st.text(alphabet="wb12345678/ 09x-\t", max_size=40))
def test_any_text_is_read_or_refused_politely(text):
    try:
        written = game.format_position(game.parse_position(text, options()))
    except BadPosition:
        return
    assert game.format_position(read(written)) == written


@pytest.mark.parametrize(
    "text",
    [
        "", "e1", "e1e4", "e1-", "-e4", "e1-e9", "e0-e4", "i1-i4", "e1-e4-e5", "E1-E4", "e1 - e4", " e1-e4", "e1-e4 ",
        "e1–e4", "e1-e04", "e1-e٤", "e1-e²", "ee-e4", "e1xe4", "e1-e10", "pass", "Resign", "e1-e4\n",
    ],
)  # fmt: skip
def test_a_malformed_move_is_refused_with_its_text(text):
    with pytest.raises(BadMove) as refused:
        game.parse_move(start(), WHITE, text)
    assert repr(text) in refused.value.what
    assert refused.value.rule


def test_the_tenth_rank_exists_only_on_the_longest_board():
    longest = start(board="8x10")
    assert game.format_move(longest, BLACK, game.parse_move(longest, BLACK, "a10-a9")) == "a10-a9"
    with pytest.raises(BadMove, match="a1 to h9"):
        game.parse_move(start(board="8x9"), BLACK, "a10-a9")


# -- finished positions ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words", "expected"),
    [
        ("8/8/8/8/8/8/8/ww5b b 0", {}, ("w", "reduction")),
        ("8/8/8/8/8/8/8/ww6 b 0", {}, ("w", "reduction")),
        ("8/8/8/8/8/8/8/bb5w w 3", {}, ("b", "reduction")),
        ("8/8/8/8/8/8/ww6/bbw5 b 1", {}, ("w", "block")),
        ("8/8/8/8/8/8/ww6/bbw5 b 1", {"no_move": "draw"}, (None, "block-draw")),
        ("6bb/8/8/8/8/8/8/ww6 w 60", {}, (None, "stall-null")),
        ("6bb/8/8/8/8/8/8/www5 b 60", {}, (None, "stall-null")),
        ("6bb/8/8/8/8/8/8/www5 b 60", {"stall_verdict": "material_then_replay"}, ("w", "stall-material")),
        ("6bb/8/8/8/8/8/8/www5 b 60", {"stall_verdict": "draw"}, (None, "stall-draw")),
        ("6bb/8/8/8/8/8/8/www5 b 75", {"stall_quiet_plies": 75}, (None, "stall-null")),
    ],
)
def test_a_finished_position_is_read_and_reported_as_finished(text, words, expected):
    state = read(text, **words)
    assert result(state) == expected
    assert game.to_act(state) == ()
    assert game.legal_moves(state, WHITE) == game.legal_moves(state, BLACK) == []
    assert game.format_position(state) == text
