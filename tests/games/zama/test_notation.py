"""Positions, views and moves as text: read back, forgiven, or refused naming the field that is wrong."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import CHANCE, PLATFORM_ACTS, WATCHER
from tests.games.zama.asking import actor, game, moves, read, result, start
from tests.games.zama.oracle_table import PACK
from tests.games.zama.tables import BLUE, RED, REST, WON, board, cut, fields, play, seen, table, text

SOME = text(f"d4=r8C:rb d5=b?? e5=b7H:r g4=rKS^ {REST}", quiet=3)

# A position of every kind, with the options it needs.
POSITIONS = {
    "start": (game.format_position(start()), {}),
    "stripes": (game.format_position(start(layout="rank_stripes")), {"layout": "rank_stripes"}),
    "marks": (SOME, {}),
    "attacker-asked": (text("d4=r?? d5=b??", more="pending=d4xd5"), {}),
    "defender-asked": (text("d4=r8C:rb d5=b??", more="pending=d4xd5"), {}),
    "overlap-asked": (text(f"g4=rKS^ g5=b?? {REST}", phase="slide", more="pending=g4^g5"), {}),
    "peek-asked": (text(f"c3=r?? {REST}", phase="peek", more="pending=?c3"), {}),
    "slides": (text(f"d5=r8C:rb d6=b2C:b {REST}", phase="slide", moved="d5,d6"), {}),
    "peeks": (text(f"c3=r9C:r {REST}", phase="peek", seen="c3"), {}),
    "march": (text("a1=r9C:r m1=b9C:b", phase="slide", quiet=4), {"no_attack": "march"}),
    "met": (text(f"d4=rKS^ d5=bKD:rb {REST}", more="met=rKS-bKD"), {"special_repeat": "no_second_peek"}),
    "met-twice": (
        text(f"d4=rKS^ d5=bKD:rb e5=bAS:rb {REST}", more="met=rKS-bAS,rKS-bKD"),
        {"special_repeat": "no_second_peek", "ace_vs_KH_KS": "special_tie"},
    ),
    "won": (text(f"f4=rKS^ f5=bKH:rb {REST}", phase="over", more="result=r:king"), {}),
    "resigned": (text(WON, phase="over", more="result=b:resign"), {}),
    "stalled": (text(WON, phase="over", quiet=20, more="result=-:stall"), {}),
    "laying": (game.format_position(start(placement="stratego")), {"placement": "stratego"}),
}
EACH = [pytest.param(*position, id=name) for name, position in POSITIONS.items()]


# -- round trips ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("position", "words"), EACH)
def test_every_kind_of_position_is_read_back_as_it_was_written(position, words):
    assert game.format_position(read(position, **words)) == position


TABLES = [
    {},
    {"no_attack": "march", "special_repeat": "no_second_peek", "special_kings": "header"},
    {"placement": "stratego", "slide_count": "up_to_3"},
    {"layout": "rank_stripes", "slide_dirs": "eight", "KH_tie": "special_tie", "special_repeat": "no_second_peek"},
]


@pytest.mark.parametrize("words", TABLES, ids=["defaults", "march", "stratego", "stripes"])
def test_play_goes_on_identically_from_a_parsed_position(words):
    """Every few acts a copy is read from the text and both continue."""
    rng, state = Random(5), start(**words)
    copy = state
    for ply in range(27):
        if not game.to_act(state):
            break
        if ply % 9 == 0:
            copy = read(game.format_position(state), **words)
        seat = rng.choice(game.to_act(state))
        assert game.to_act(copy) == game.to_act(state)
        assert moves(copy, seat) == moves(state, seat)
        calm = sorted(move for move in moves(state, seat) if "^" not in move)
        word = "rest" if "rest" in calm and ply > 8 else rng.choice(calm)
        copy, state = (game.apply(one, seat, game.parse_move(one, seat, word)) for one in (copy, state))
        assert game.format_position(copy) == game.format_position(state)
        for viewer in (RED, BLUE, WATCHER):
            assert game.format_view(game.view(copy, viewer)) == game.format_view(game.view(state, viewer))
            assert game.events(copy, viewer) == game.events(state, viewer)


def test_every_move_and_outcome_is_read_back():
    states = [read(position, **words) for position, words in POSITIONS.values()]
    for state in states:
        for seat in game.to_act(state):
            for word in moves(state, seat):
                assert game.format_move(state, seat, game.parse_move(state, seat, word)) == word


def test_legal_moves_are_sorted_by_code_point():
    state = play(table(f"g4=rKS^ g5=bJC:b {WON}", slide_count="up_to_3"), "c3xc4")
    written = [game.format_move(state, RED, move) for move in game.legal_moves(state, RED)]
    assert written == sorted(written)
    assert {"done", "g4-f4", "g4^g5"} <= set(written)


@pytest.mark.parametrize("word", PLATFORM_ACTS)
def test_platform_acts_are_words(word):
    assert game.parse_move(start(), BLUE, word) == PLATFORM_ACTS[word]
    assert game.format_move(start(), BLUE, PLATFORM_ACTS[word]) == word


# -- what each mark means -------------------------------------------------------------------------


def test_a_card_nobody_has_seen_has_no_mark_and_one_somebody_has_names_who():
    state = play(start(), "d4xd5 d4=8C d5=8H ?a1 a1=7C ?b1 b1=2D")
    assert (board(state)["a1"], board(state)["b1"], board(state)["c1"]) == ("r7C:r", "b2D:r", "r??")
    assert board(play(table(f"c3=r9C:r c4=bTC:b {REST}"), "c3xc4"))["c4"] == "bTC:rb"


def test_a_face_up_card_has_one_mark_only():
    assert board(play(table(f"c3=r9C:r c4=bKS:rb {REST}"), "c3xc4"))["c4"] == "bKS^"


def test_a_view_shows_who_has_seen_each_back():
    state = read(SOME)
    assert {seat: seen(state, seat)["e5"] for seat in (RED, BLUE, WATCHER)} == {
        RED: "b7H:r",
        BLUE: "b??:r",
        WATCHER: "b??:r",
    }
    assert seen(state, BLUE)["d5"] == "b??"
    assert {seen(state, seat)["g4"] for seat in (RED, BLUE, WATCHER)} == {"rKS^"}


def test_pending_appears_only_while_a_card_is_being_identified():
    state = play(start(), "d4xd5")
    assert fields(state)["pending"] == "d4xd5"
    assert "pending" not in fields(play(state, "d4=8C d5=8H"))
    peek = play(state, "d4=8C d5=8H ?c3")
    assert fields(peek)["pending"] == "?c3"
    assert "pending" not in fields(play(peek, "c3=KS"))
    overlap = play(table(f"g4=rKS^ g5=b?? {WON}"), "c3xc4 g4^g5")
    assert fields(overlap)["pending"] == "g4^g5"


@pytest.mark.parametrize(
    ("position", "words", "outcomes"),
    [
        (*POSITIONS["attacker-asked"], "d4"),
        (*POSITIONS["defender-asked"], "d5"),
        (*POSITIONS["overlap-asked"], "g5"),
        (*POSITIONS["peek-asked"], "c3"),
    ],
)
def test_a_card_being_identified_is_still_pending_after_reading(position, words, outcomes):
    state = read(position, **words)
    assert game.to_act(state) == (CHANCE,)
    assert {move.split("=")[0] for move in moves(state)} == {outcomes}


def test_moved_and_seen_are_sorted_as_text():
    state = play(table(WON), "c3xc4 j1-j2 c3-c4")
    assert fields(state)["moved"] == "c4,j2"


def test_out_is_sorted_by_rank_and_then_by_suit():
    out = fields(table("c3=r9C:r c4=b8C:b"))["out"]
    red = out.split(";")[0][2:].split(",")
    assert red == [card for card in PACK if card not in ("9C", "KS", "KH")]


# -- forgiven on input ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        lambda t: f"  {t}  \n",
        lambda t: t.replace(" turn=", "   turn="),
        lambda t: t.replace(" . ", "  .  "),
        lambda t: t.replace(" quiet=3", "\tquiet=3"),
        lambda t: t.replace("out=r:AS,AH", "out=r:AH,AS"),
        lambda t: t.replace("r8C:rb", "r8C:br"),
    ],
    ids=["around", "before-fields", "in-ranks", "tab", "unsorted-out", "unsorted-seats"],
)
def test_other_spellings_are_read_and_never_written(change):
    other = change(SOME)
    assert other != SOME
    assert game.format_position(read(other)) == SOME


def test_unsorted_moved_cells_are_read_and_written_sorted():
    position = POSITIONS["slides"][0]
    assert game.format_position(read(position.replace("moved=d5,d6", "moved=d6,d5"))) == position


# -- finished positions ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "words", "expected"),
    [
        (text(WON, phase="over", more="result=r:king"), {}, ("r", "king")),
        (text(WON, phase="over", more="result=b:overlap"), {}, ("b", "overlap")),
        (text(WON, phase="over", more="result=b:wrong-overlap"), {}, ("b", "wrong-overlap")),
        (text(WON, phase="over", more="result=-:agreement"), {}, (None, "agreement")),
        (text(WON, phase="over", more="result=r:time"), {}, ("r", "time")),
        (text(WON, phase="over", more="result=r:abandon"), {}, ("r", "abandon")),
    ],
)
def test_a_finished_position_is_read_and_reported_as_finished(position, words, expected):
    state = read(position, **words)
    assert result(state) == expected
    assert game.to_act(state) == ()
    assert game.legal_moves(state, RED) == game.legal_moves(state, BLUE) == game.chances(state) == []
    assert game.format_position(state) == position


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (text("a1=r9C:r m1=b9C:b"), (None, "no-attack")),
        (text(WON, quiet=20), (None, "stall")),
        (text("a8=rKS:b m8=bKS:r c3=r9C:r c4=b8C:b", keep=False), (None, "dead-aim")),
    ],
    ids=["no-attack", "stall", "dead-aim"],
)
def test_a_position_that_is_over_without_saying_so_is_reported_and_written_as_over(position, expected):
    state = read(position)
    assert result(state) == expected
    told = cut(game.format_position(state))[1]
    assert (told["phase"], told["result"]) == ("over", f"-:{expected[1]}")


def test_finished_games_of_every_reason_are_read_back():
    reasons = set()
    for seed in range(40):
        rng, state = Random(seed), table(f"g4=rKS^ g5=b?? f5=bKD:rb d4=r?? d3=b?? {WON}", quiet=18 * (seed % 2))
        while game.to_act(state):
            word = rng.choice(sorted(moves(state)))
            state = game.apply(state, actor(state), game.parse_move(state, actor(state), word))
        again = read(game.format_position(state))
        assert (result(again), game.format_position(again)) == (result(state), game.format_position(state))
        reasons.add(result(state)[1])
    assert {"wrong-overlap", "stall", "no-attack"} & reasons
