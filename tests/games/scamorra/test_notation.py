"""Positions and moves as text: read, written, forgiven, refused by name."""

from __future__ import annotations

import pytest

from ludoteca.core import CHANCE, BadMove, BadPosition
from tests.games.scamorra.asking import actor, game, moves, read, result, start
from tests.games.scamorra.matches import ALL_BUT_A_PAWN
from tests.games.scamorra.tables import EXAMPLE, NORTH, SOUTH, VIEWERS, play, weights, write

FULL = f"played={ALL_BUT_A_PAWN}|{ALL_BUT_A_PAWN}"
OWNER = {"coppella_visibility": "owner"}
THROWS = {"initiative_method": "rps_hand"}

CANONICAL = {
    "before the deal": ("5/5/5/5/5 ! hand=-|- played=-|- score=0-0", {}),
    "in the deal": ("5/5/5/5/5 ! hand=KP|- played=-|- score=0-0", {}),
    "before the lot": ("5/5/5/5/5 ! hand=KQB|NRP played=-|- score=0-0", {}),
    "an initiative already given": ("5/5/5/5/5 !N hand=KQB|N played=-|- score=0-0", {}),
    "a throw": ("5/5/5/5/5 !-P hand=KQB|NRP played=-|- score=0-0", THROWS),
    "package": ("5/5/5/5/5 ?N hand=KQB|NRP played=-|- score=0-0", {}),
    "first placement": ("5/5/5/5/5 +S hand=KQB|NRP played=-|- score=0-0", {}),
    "later placement": ("r4/5/5/5/1P1S1 +N hand=KQB|NRP played=-|- score=0-0", {}),
    "the example": (EXAMPLE, {}),
    "pieces captured": ("r4/5/2R2/5/5 N hand=KQB|NRP played=PNP|RB score=3-2", {}),
    "a draw pending": ("rps2/5/2R2/5/3PS N hand=KR|QNP played=B|- score=0-0", {}),
    "two cards left": ("r4/5/2R2/5/5 S hand=KQ|KQ played=BBBNNNRRRPPPP|BBBNNNRRRPPPP score=2-2", {}),
    "knock-out": ("5/3R1/5/5/5 N hand=KQ|KQP played=P|- score=3-5", {}),
    "points": (f"r4/5/2R2/5/5 S hand=-|- {FULL} score=2-3", {}),
    "coppellas not yet drawn": ("5/5/5/5/5 ! hand=-|- played=-|- score=0-0 coppella=?|?", OWNER),
    "one coppella": ("5/5/5/5/5 ! hand=-|- played=-|- score=0-0 coppella=K|?", OWNER),
    "both coppellas": ("rps2/5/5/5/2RPS S hand=QRP|QNP played=-|- score=0-0 coppella=K|P", OWNER),
}


# -- positions written and read ------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "words"), CANONICAL.values(), ids=CANONICAL)
def test_a_canonical_position_is_written_as_it_was_read(text, words):
    assert write(read(text, **words)) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("rps2/5/5/5/2RPS S hand=PRK|NPQ played=-|- score=0-0", EXAMPLE),
        ("  rps2/5/5/5/2RPS   S  hand=KRP|QNP\tplayed=-|-  score=0-0 ", EXAMPLE),
        ("rps11/32/221/11111/2RPS S hand=KRP|QNP played=-|- score=0-0", EXAMPLE),
    ],
    ids=["unsorted hands", "blanks", "neighbouring digits"],
)
def test_other_spellings_are_read_and_never_written(text, canonical):
    assert write(read(text)) == canonical


def test_the_order_of_the_cards_played_is_kept():
    text = "rps2/5/5/5/2RPS S hand=KRP|QNP played=PBR|RBP score=0-0"
    assert write(read(text)) == text


@pytest.mark.parametrize(
    ("text", "acting"),
    [
        ("5/5/5/5/5 ! hand=KP|- played=-|- score=0-0", CHANCE),
        ("5/5/5/5/5 ?N hand=KQB|NRP played=-|- score=0-0", NORTH),
        ("r4/5/5/5/1P1S1 +N hand=KQB|NRP played=-|- score=0-0", NORTH),
        (EXAMPLE, SOUTH),
        ("rps2/5/2R2/5/3PS N hand=KR|QNP played=B|- score=0-0", CHANCE),
        ("rps2/5/2R2/5/3PS N hand=KRP|QNP played=B|- score=0-0", NORTH),
    ],
)
def test_to_names_the_side_to_act_and_a_short_hand_shows_a_pending_draw(text, acting):
    assert actor(read(text)) == acting


def test_a_pending_draw_offers_what_is_left_to_draw():
    state = read("rps2/5/2R2/5/3PS N hand=KR|QNP played=B|- score=0-0")
    assert weights(state) == {"draw S Q": 1, "draw S B": 2, "draw S N": 3, "draw S R": 2, "draw S P": 5}


def test_no_draw_is_pending_when_the_pile_is_empty():
    state = read("r4/5/2R2/5/5 N hand=KQ|KQP played=BBBNNNRRRPPPP|BBBNNNRRRPPP score=2-2")
    assert actor(state) == NORTH


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5/3R1/5/5/5 N hand=KQ|KQP played=P|- score=3-5", ("S", "knockout")),
        ("5/3r1/5/5/5 S hand=KQP|KQ played=PB|PB score=5-3", ("N", "knockout")),
        (f"r4/5/2R2/5/5 S hand=-|- {FULL} score=3-2", ("S", "points")),
        (f"r4/5/2R2/5/5 N hand=-|- {FULL} score=2-2", (None, "draw")),
    ],
)
def test_a_finished_position_is_read_and_reported_as_finished(text, expected):
    state = read(text)
    assert (result(state), game.to_act(state)) == (expected, ())
    assert weights(state) == {}


def test_play_goes_on_identically_from_a_parsed_position():
    state = play(read(EXAMPLE), "K:c1-c2", "draw S B", "N:a5-b3", "draw N R", "B:e1-b4")
    again = read(write(state))
    assert (moves(again), weights(again), result(again)) == (moves(state), weights(state), result(state))


# -- refused by name --------------------------------------------------------------------------------------------

IMPOSSIBLE = {
    "six pawns": ("rps2/5/5/5/2RPS S hand=PPP|QNP played=PPP|BBN score=0-0", r"South has 6 Pawn cards.*5.*§1"),
    "two kings": ("rps2/5/5/5/2RPS S hand=KKP|QNP played=-|- score=0-0", r"South has 2 King cards.*1.*§1"),
    "two queens of north": ("rps2/5/5/5/2RPS S hand=KRP|QQP played=-|- score=0-0", r"North has 2 Queen cards"),
    "four bishops": ("rps2/5/5/5/2RPS N hand=KRP|BBP played=RP|BB score=0-0", r"North has 4 Bishop cards"),
    "a fourth piece": ("rps2/5/5/5/1RRPS S hand=KRP|QNP played=-|- score=0-0", r"South has a second Rock.*three.*§1"),
    "a fourth piece of north": ("rpss1/5/5/5/2RPS S hand=KRP|QNP played=-|- score=0-0", r"North has a second Scissors"),
    "seventeen cards": (
        "r4/5/2R2/5/5 S hand=KQ|KQ played=KQBBBNNNRRRPPPP|BBBNNNRRRPPPP score=2-2",
        r"South has 17 cards.*15.*§1",
    ),
    "a sixteenth card": (
        "r4/5/2R2/5/5 S hand=KQP|KQ played=BBBNNNRRRPPPP|BBBNNNRRRPPPP score=2-2",
        r"South has 16 cards.*15",
    ),
    "score below the captured": ("rp3/5/5/5/2RPS S hand=KRP|QNP played=-|- score=0-0", r"score of South.*1.*§5"),
    "score of north too low": ("rps2/5/5/5/3PS S hand=KRP|QNP played=-|- score=9-0", r"score of North.*1.*§5"),
    "score beyond the turns": ("rps2/5/5/5/2RPS S hand=KRP|QNP played=-|- score=16-0", r"score=16-0.*15"),
    "score without a number": ("rps2/5/5/5/2RPS S hand=KRP|QNP played=-|- score=a-0", r"score=a-0.*score=S-N"),
    "a negative score": ("rps2/5/5/5/2RPS S hand=KRP|QNP played=-|- score=-1-0", r"score=-1-0"),
    "hand too big": ("rps2/5/5/5/2RPS S hand=KBRP|QNP played=-|- score=0-0", r"hand of South has 4 cards.*3"),
    "hand too small": ("rps2/5/5/5/2RPS S hand=KR|QNP played=-|- score=0-0", r"hand of South has 2 cards.*3"),
    "two cards short": ("rps2/5/5/5/2RPS N hand=K|QNP played=B|- score=0-0", r"hand of South has 1 cards.*2 or 3"),
    "both short": ("rps2/5/5/5/2RPS N hand=KR|QN played=B|B score=0-0", r"hand of North has 2 cards.*3"),
    "the wrong side short": ("rps2/5/5/5/2RPS N hand=KRP|QN played=B|B score=0-0", r"hand of North has 2 cards"),
    "wrong turn": ("rps2/5/5/5/2RPS S hand=KRP|QNP played=B|- score=0-0", r"played: 1 and 0.*S to play.*§3"),
    "two turns in a row": ("rps2/5/5/5/2RPS N hand=KRP|QNP played=BB|- score=0-0", r"played: 2 and 0.*N to play"),
    "nobody on the board": ("5/5/5/5/5 S hand=KRP|QNP played=-|- score=3-3", r"no piece of either side"),
    "too few ranks": ("rps2/5/5/2RPS S hand=KRP|QNP played=-|- score=0-0", r"board has 4 ranks.*5"),
    "a rank too wide": ("rps3/5/5/5/2RPS S hand=KRP|QNP played=-|- score=0-0", r"rank 5 .*6 squares.*5"),
    "a rank too narrow": ("rps2/5/4/5/2RPS S hand=KRP|QNP played=-|- score=0-0", r"rank 3 .*4 squares.*5"),
    "an unknown piece": ("rpx2/5/5/5/2RPS S hand=KRP|QNP played=-|- score=0-0", r"rank 5: unknown letter 'x'"),
    "an unknown card": ("rps2/5/5/5/2RPS S hand=KRX|QNP played=-|- score=0-0", r"hand of South: unknown card 'X'"),
    "an unknown card played": ("rps2/5/5/5/2RPS N hand=KRP|QNP played=Z|- score=0-0", r"played of South: unknown"),
    "a view for a position": (
        "rps2/5/5/5/2RPS S hand=KRP|??? played=-|- score=0-0",
        r"hand of North: unknown card",
    ),
    "an unknown side": ("rps2/5/5/5/2RPS W hand=KRP|QNP played=-|- score=0-0", r"side to act 'W'.*\+S"),
    "one hand": ("rps2/5/5/5/2RPS S hand=KRP played=-|- score=0-0", r"hand=KRP.*hand=SOUTH\|NORTH"),
    "an empty hand unwritten": ("5/5/5/5/5 ! hand=|- played=-|- score=0-0", r"hand of South"),
    "fields in another order": ("rps2/5/5/5/2RPS S played=-|- hand=KRP|QNP score=0-0", r"played=-\|-.*hand="),
    "a missing field": ("rps2/5/5/5/2RPS S hand=KRP|QNP played=-|-", r"4 fields.*expected BOARD TO"),
    "one field too many": (f"{EXAMPLE} extra", r"6 fields"),
    "a coppella where none is shown": (f"{EXAMPLE} coppella=K|?", r"coppella.*hides.*A24"),
    "pieces before the placement": ("r4/5/5/5/5 ?S hand=KQB|NRP played=-|- score=0-0", r"board: expected no piece"),
    "pieces before the deal": ("r4/5/5/5/5 ! hand=-|- played=-|- score=0-0", r"board: expected no piece"),
    "cards played before the first turn": ("5/5/5/5/5 ?S hand=KQB|NRP played=P|- score=0-0", r"played of South"),
    "points before the first turn": ("5/5/5/5/5 +S hand=KQB|NRP played=-|- score=0-1", r"score of North"),
    "placed off the home row": (
        "5/r4/5/5/5 +S hand=KQB|NRP played=-|- score=0-0",
        r"North places only on rank 5",
    ),
    "placed out of turn": ("r4/5/5/5/5 +N hand=KQB|NRP played=-|- score=0-0", r"0 and 1 pieces placed.*\+N"),
    "all placed": ("rps2/5/5/5/2RPS +S hand=KQB|NRP played=-|- score=0-0", r"3 and 3 pieces placed"),
    "hands not yet dealt": ("5/5/5/5/5 +S hand=KQ|NRP played=-|- score=0-0", r"hand of South has 2 cards.*3"),
    "north dealt before south": ("5/5/5/5/5 ! hand=K|N played=-|- score=0-0", r"hand of South has 1 cards.*§1.3"),
    "a throw where lots are drawn": ("5/5/5/5/5 !R- hand=KQB|NRP played=-|- score=0-0", r"!R-.*A27"),
    "a lot already given after the deal": ("5/5/5/5/5 !S hand=KQB|NRP played=-|- score=0-0", r"!S.*\?S"),
}


@pytest.mark.parametrize(("text", "error"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused_by_name(text, error):
    with pytest.raises(BadPosition, match=error):
        read(text)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("5/5/5/5/5 ! hand=-|- played=-|- score=0-0", "5 fields.*coppella="),
        ("5/5/5/5/5 ! hand=-|- played=-|- score=0-0 coppella=?|K", "coppella.*South"),
        ("5/5/5/5/5 ! hand=K|- played=-|- score=0-0 coppella=P|?", "coppella.*then the hands"),
        ("5/5/5/5/5 ?S hand=KQB|NRP played=-|- score=0-0 coppella=P|?", "coppella.*a card for each"),
        ("5/5/5/5/5 ?S hand=KQB|NRP played=-|- score=0-0 coppella=K|P", "South has 2 King cards"),
        ("5/5/5/5/5 ?S hand=KQB|NRP played=-|- score=0-0 coppella=PP|P", "coppella of South 'PP'.*one card"),
    ],
)
@pytest.mark.parametrize("value", ["owner", "both"])
def test_an_impossible_coppella_is_refused_by_name(text, error, value):
    with pytest.raises(BadPosition, match=error):
        read(text, coppella_visibility=value)


def test_a_side_has_at_most_twelve_turns_where_the_table_says_so():
    text = "r4/5/2R2/5/5 S hand=KQ|KQ played=BBBNNNRRRPPPP|BBBNNNRRRPPPP score=2-2"
    assert result(read(text)) is None
    with pytest.raises(BadPosition, match=r"played of South has 13 cards.*12 turns.*A1"):
        read(text, turns_per_side=12)


# -- impossible finished positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("5/3R1/5/5/5 S hand=KQB|KQ played=P|P score=3-5", r"North has no piece.*expected N to play.*§6"),
        ("5/3R1/5/5/5 N hand=KQB|KQP played=P|- score=3-5", r"hand of South has 3 cards.*2"),
        ("5/3R1/5/5/5 N hand=KQB|KQP played=-|- score=3-5", r"North has no piece.*a card played"),
    ],
    ids=["the winner to move", "the winner has drawn", "nothing was played"],
)
def test_a_knock_out_nobody_can_have_made_is_refused(text, error):
    with pytest.raises(BadPosition, match=error):
        read(text)


# -- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["B:a1-d4", "P:S@a1", "P:-", "R@b1", "move-first", "place-first", "N:c1-d3"])
def test_every_kind_of_move_is_written_as_it_was_read(text):
    state = read(EXAMPLE)
    assert game.format_move(state, SOUTH, game.parse_move(state, SOUTH, text)) == text


@pytest.mark.parametrize("text", ["lot S", "lot N", "draw S K", "draw N P", "coppella S Q"])
def test_every_kind_of_chance_is_written_as_it_was_read(text):
    assert game.format_move(start(), CHANCE, game.parse_move(start(), CHANCE, text)) == text


@pytest.mark.parametrize("seat", [SOUTH, NORTH])
def test_a_throw_belongs_to_the_side_that_throws(seat):
    state = start(**THROWS)
    texts = [game.format_move(state, seat, game.parse_move(state, seat, f"throw {symbol}")) for symbol in "RPS"]
    assert texts == ["throw R", "throw P", "throw S"]
    assert game.parse_move(state, SOUTH, "throw R") != game.parse_move(state, NORTH, "throw R")


@pytest.mark.parametrize(
    "text",
    [
        "", "B", "B:", "B:a1", "B:a1-", "B:a1-f4", "B:a0-d4", "B: a1-d4", "B:a1 - d4", "B:a1xd4", "X:a1-d4", "b:a1-d4",
        "P:S@", "P:S@a6", "P:K@a1", "R@", "R@z1", "K@a1", "T@a1", "move first", "Move-first", "lot", "lot X", "draw S",
        "draw S X", "draw X K", "draw S K ", " B:a1-d4", "throw K", "pass", "a1-d4",
    ],
)  # fmt: skip
def test_a_move_that_cannot_be_read_is_refused(text):
    with pytest.raises(BadMove, match=r"move|chance"):
        game.parse_move(read(EXAMPLE), SOUTH, text)


# -- views -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "texts"),
    [
        ({}, ["hand=QBP|??? played=BRN|PQB", "hand=???|KNP played=BRN|PQB", "hand=???|??? played=BRN|PQB"]),
        (
            {"discard_view": "top_card_only"},
            ["hand=QBP|??? played=??N|??B", "hand=???|KNP played=??N|??B", "hand=???|??? played=??N|??B"],
        ),
    ],
)
def test_a_view_writes_a_question_mark_for_each_card_that_is_not_known(words, texts):
    state = read("rps2/5/5/5/2RPS S hand=QBP|KNP played=BRN|PQB score=0-0", **words)
    for viewer, text in zip(VIEWERS, texts, strict=True):
        assert game.format_view(game.view(state, viewer)) == f"rps2/5/5/5/2RPS S {text} score=0-0"


def test_an_empty_hand_is_a_hyphen_in_a_view_too():
    for viewer in VIEWERS:
        assert game.format_view(game.view(start(), viewer)) == "5/5/5/5/5 ! hand=-|- played=-|- score=0-0"
