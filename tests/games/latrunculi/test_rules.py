"""One test per section and per A-number of docs/rules/latrunculi.md, named after the rule."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import AGREE, WATCHER
from tests.games.latrunculi import oracle
from tests.games.latrunculi.asking import game, moves, options, read, result, start
from tests.games.latrunculi.tables import BLACK, WHITE, act, captured, play, table

# Not testable here:
#   A18 (releasing the man completes the move) and A29 (the header of the source) concern wood and paper only.
#   A26 (format of events) is organised outside a game.
#   A25 and the decider of A16 belong to a match of several games: tests/play/test_latrunculi_match.py.


# Six black men packed in the corner; the fourth white man closes them in with d8-d1:
#   4  w . . .
#   3  b w . .
#   2  b b w .
#   1  b b b .
#      a b c d
SIX_BEHIND_FOUR = ("a4 b3 c2 d8", "a1 a2 a3 b1 b2 c1")


def ends_on(state, square: str) -> set[str]:
    return {move for move in moves(state) if move.endswith(f"-{square}")}


def random_game(seed: int, **words):
    """Every state of a random game, first to last; captures are preferred so that something happens."""
    rng, state = Random(seed), start(**words)
    yield state
    while result(state) is None:
        legal = sorted(moves(state))
        after = [play(state, move) for move in legal]
        state = rng.choice([s for s in after if not s.record.quiet] or after)
        yield state


# -- §1 components and setup ----------------------------------------------------------------------


def test_s1_eight_men_each_on_their_first_rank_and_48_empty_squares():
    position = oracle.Position.read(game.format_position(start()))
    assert position.white == {f"{file}1" for file in "abcdefgh"}
    assert position.black == {f"{file}8" for file in "abcdefgh"}
    assert game.format_position(start()) == "bbbbbbbb/8/8/8/8/8/8/wwwwwwww w 0"


def test_s1_nothing_is_hidden_and_nothing_is_left_to_chance():
    state = play(start(), "e1-e4")
    assert game.chances(state) == []
    seen = {game.format_view(game.view(state, seat)) for seat in (WHITE, BLACK, WATCHER)}
    assert seen == {game.format_position(state)}


# -- §2 state machine -----------------------------------------------------------------------------


def test_s2_1_a_position_set_up_without_a_legal_move_is_a_block_at_once():
    assert result(table("a2 b2 c1", "a1 b1", turn="b")) == ("w", "block")


def test_s2_2_the_sides_move_in_turn():
    state = start()
    for expected in (WHITE, BLACK, WHITE, BLACK):
        assert game.to_act(state) == (expected,)
        assert game.legal_moves(state, 1 - expected) == []
        state = play(state, min(moves(state)))


def test_s2_4_reduction_outranks_the_stall():
    assert result(play(table("a4 c8 h1", "b4 h8", quiet=59, stall_quiet_plies=60), "c8-c4")) == ("w", "reduction")


def test_s2_5_a_block_outranks_the_quiet_rule():
    # where the men decide, the six black ones would win against four; the result on the board comes first
    for verdict, stalled in (
        ("always_replay", (None, "stall-null")),
        ("material_then_replay", ("b", "stall-material")),
    ):
        state = table(*SIX_BEHIND_FOUR, quiet=59, stall_verdict=verdict)
        assert result(play(state, "d8-d1")) == ("w", "block")
        assert result(play(state, "d8-d2")) == stalled


def test_s2_7_the_turn_passes_after_a_capture_too():
    assert game.to_act(play(table("c4 e1", "d4 h8 h7"), "e1-e4")) == (BLACK,)


# -- §3 moves ---------------------------------------------------------------------------------------


def test_s3_1_a_side_moves_only_its_own_men():
    assert all(move[:2] in ("c4", "e1") for move in moves(table("c4 e1", "d5 h8 h7")))


def test_s3_2_a_man_moves_like_a_rook_up_to_the_first_man():
    state = table("d4 h1", "d7 a4 g8")
    own = {move for move in moves(state) if move.startswith("d4")}
    assert own == {f"d4-{file}4" for file in "bcefgh"} | {f"d4-d{rank}" for rank in (1, 2, 3, 5, 6)}


@pytest.mark.parametrize(
    ("white", "black"),
    [("d1 a1", "c4 e4 h8"), ("a4 h1", "d3 d5 h8"), ("d1 a1", "c3 e5 h8"), ("d1 a1", "c5 e3 h8")],
    ids=["rank", "file", "diagonal", "antidiagonal"],
)
def test_s3_3_no_man_stops_between_two_enemies_on_any_axis(white, black):
    assert ends_on(table(white, black), "d4") == set()
    assert ends_on(table(white, black, suicide_axes="off"), "d4") != set()


def test_s3_3_the_square_left_behind_is_empty_when_the_ban_is_tested():
    # were d4 still occupied, the chain d4 d5 would be closed by d3 and d6
    assert "d4-d5" in moves(table("d4 a1", "d6 d3 h8", suicide_scope="line"))
    assert "d5-d4" in moves(table("d5 a1", "d6 d3 h8", suicide_scope="line"))
    assert "d4-e4" in moves(table("d4 a1", "c4 f4 h8", suicide_scope="line"))
    assert "e4-d4" in moves(table("e4 a1", "c4 f4 h8", suicide_scope="line"))


def test_s3_3_one_enemy_and_the_wall_do_not_close():
    assert "a1-a4" in moves(table("a1 h1", "b4 h8"))


# -- §4 captures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("far", ["a4", "a7", "d7", "g7", "g4", "g1", "d1", "a1"])
def test_s4_a_line_is_captured_in_each_of_the_eight_directions(far):
    """The man lands on d4; the far captor stands three steps away with two enemies in between."""
    step = tuple((b > a) - (b < a) for a, b in zip("d4", far, strict=True))
    run = {f"{chr(ord('d') + n * step[0])}{4 + n * step[1]}" for n in (1, 2)}
    origin = "h4" if far[1] != "4" else "d8"
    state = table(f"{far} {origin}", " ".join(run | {"h8", "g8"}))
    assert captured(state, f"{origin}-d4") == run


def test_s4_a_line_of_six_between_both_edges_is_captured_whole():
    assert captured(table("a4 h8", "b4 c4 d4 e4 f4 g4 a8 b8"), "h8-h4") == {f"{file}4" for file in "bcdefg"}


def test_s4_a_line_of_eight_is_captured_whole_on_the_longest_board():
    state = table("a1 b10", "a2 a3 a4 a5 a6 a7 a8 a9", board="8x10")
    assert captured(state, "b10-a10") == {f"a{rank}" for rank in range(2, 10)}
    assert result(play(state, "b10-a10")) == ("w", "reduction")


def test_s4_a_man_that_leaves_the_line_captures_nothing_behind_it():
    # c4 leaves the side of d4: a man that moved away is no longer a captor
    assert captured(table("c4 e4 a1", "d4 h8 h7"), "c4-c8") == set()


@pytest.mark.parametrize(
    ("corner", "near", "other", "origin"),
    [("a1", "a2", "b1", "a5"), ("h1", "h2", "g1", "h5"), ("a8", "a7", "b8", "a4"), ("h8", "h7", "g8", "h4")],
)
def test_s4_a_lone_man_falls_in_every_corner(corner, near, other, origin):
    assert captured(table(f"{other} {origin}", f"{corner} d4 e4"), f"{origin}-{near}") == {corner}


@pytest.mark.parametrize("board", ["8x9", "8x10"])
def test_s4_a_longer_board_has_its_own_corners(board):
    last = int(board[2:])
    state = table("b1 a5", f"a{last} d4 e4", board=board)
    assert captured(play(state, f"b1-b2 d4-d3 b2-b{last} d3-d4"), f"a5-a{last - 1}") == {f"a{last}"}
    inner = table("b8 a4", "a8 d4 e4", board=board)
    assert captured(inner, "a4-a7") == set()


def test_s4_black_captures_by_the_same_rules():
    assert captured(table("a1 d4 h1 h2", "b1 c3 a5", turn="b"), "a5-a2") == {"a1"}
    assert captured(table("d4 h1 h2", "c4 e8", turn="b"), "e8-e4") == {"d4"}


# -- §5 winning -------------------------------------------------------------------------------------


def test_s5_one_man_left_loses():
    assert result(play(table("a4 c8", "b4 h8"), "c8-c4")) == ("w", "reduction")


def test_s5_no_man_left_loses():
    assert result(play(table("a4 e8", "b4 c4 d4"), "e8-e4")) == ("w", "reduction")


def test_s5_two_men_left_play_on():
    assert result(play(table("a4 c8", "b4 h8 h7"), "c8-c4")) is None


def test_s5_the_men_left_are_the_points():
    outcome = game.outcome(play(table("a4 c8 h1", "b4 h8"), "c8-c4"))
    assert dict(outcome.points) == {WHITE: 3, BLACK: 1}
    assert outcome.ranking == ((WHITE,), (BLACK,))


# -- §6 stall ---------------------------------------------------------------------------------------

SHUFFLE = "a1-a2 h8-h7 a2-a1 h7-h8"
VERDICTS = {  # on three white men against two
    "always_replay": (None, "stall-null"),
    "material_then_replay": ("w", "stall-material"),
    "draw": (None, "stall-draw"),
}


def test_s6_i_the_third_occurrence_of_a_position_is_a_stall():
    state = play(table("a1 b1", "h8 g8"), f"{SHUFFLE} a1-a2 h8-h7 a2-a1")
    assert result(state) is None
    assert result(play(state, "h7-h8")) == (None, "stall-null")


def test_s6_i_the_same_men_with_the_other_side_to_move_are_another_position():
    # White loses a tempo on the way (a1-a3-a2-a1), so the same placement comes back with Black to move
    state = play(table("a1 b1", "h8 g8"), f"{SHUFFLE} a1-a3 h8-h7 a3-a2 h7-h8 a2-a1")
    assert game.format_position(state).startswith("6bb/8/8/8/8/8/8/ww6 b")
    assert result(state) is None


def test_s6_i_a_position_after_a_capture_is_counted_from_one():
    state = play(table("c4 e1 a1", "d4 h8 h7"), "e1-e4")
    assert game.show(game.view(state, WATCHER)).occurrences == 1
    state = play(state, "h7-h6 a1-a2 h6-h7 a2-a1")
    assert game.show(game.view(state, WATCHER)).occurrences == 2
    assert result(play(state, "h7-h6 a1-a2 h6-h7 a2-a1")) == (None, "stall-null")


def test_s6_ii_sixty_plies_without_a_capture_are_a_stall():
    state = table("a1 b1", "h8 g8", quiet=58)
    state = play(state, "a1-a2")
    assert result(state) is None
    assert result(play(state, "h8-h7")) == (None, "stall-null")


def test_s6_ii_a_capture_resets_the_quiet_counter():
    state = play(table("c4 e1", "d4 h8 h7", quiet=59), "e1-e4")
    assert result(state) is None
    assert game.format_position(state).endswith(" b 0")


def test_s6_iii_agreement_is_judged_like_any_stall():
    assert result(act(table("a1 b1", "h8 g8"), WHITE, AGREE)) == (None, "stall-null")
    for verdict, expected in VERDICTS.items():
        assert result(act(table("a1 b1 c1", "h8 g8", stall_verdict=verdict), BLACK, AGREE)) == expected


@pytest.mark.parametrize(
    ("white", "black", "by_men"),
    [
        ("a1 b1 c1", "h8 g8", ("w", "stall-material")),
        ("a1 b1", "h8 g8 f8", ("b", "stall-material")),
        ("a1 b1", "h8 g8", (None, "stall-null")),
    ],
    ids=["more-white-men", "more-black-men", "equal"],
)
def test_s6_a_stalled_game_is_null_unless_the_table_lets_the_men_decide(white, black, by_men):
    assert result(play(table(white, black, quiet=59), "a1-a2")) == (None, "stall-null")
    state = table(white, black, quiet=59, stall_verdict="material_then_replay")
    assert result(play(state, "a1-a2")) == by_men


def test_s6_a_null_game_has_no_winner_and_keeps_the_men_as_points():
    outcome = game.outcome(play(table("a1 b1 c1", "h8 g8", quiet=59), "a1-a2"))
    assert (outcome.winners, dict(outcome.points)) == ((), {WHITE: 3, BLACK: 2})
    assert outcome.ranking == ((WHITE, BLACK),)


@pytest.mark.parametrize("verdict", VERDICTS)
def test_s6_a_thousand_plies_are_a_stall_whatever_the_options(verdict):
    words = {"stall_repetition": 1000, "stall_quiet_plies": 1000, "stall_verdict": verdict}
    state = table("c4 e1 a1", "d4 h8 h7", **words)
    state = play(state, "e1-e4 h8-g8")  # one capture, so that the quiet counter lags behind the plies
    line = ["a1-a2", "h7-h6", "a2-a1", "h6-h7"] * 250
    for move in line[:997]:
        state = play(state, move)
    assert (state.record.plies, result(state)) == (999, None)
    state = play(state, line[997])
    assert result(state) == VERDICTS[verdict]


# -- §7 a match of several games: tests/play/test_latrunculi_match.py --------------------------------------------


# -- §8 options: test_options.py ----------------------------------------------------------------------


def test_s8_the_defaults_are_our_reading_of_the_sheet():
    assert options().to_text() == {
        "board": "8x8",
        "first_move": "white",
        "suicide_axes": "all",
        "suicide_scope": "adjacent",
        "suicide_if_captures": "illegal",
        "capture_diagonal": "on",
        "corner_capture": "orthogonal",
        "line_capture": "any",
        "no_move": "loss",
        "stall_repetition": "3",
        "stall_quiet_plies": "60",
        "stall_verdict": "always_replay",
    }


def test_s2_1_the_side_to_move_with_one_man_has_lost_already():
    assert result(read("8/8/8/8/8/8/7b/w6b w 0")) == ("b", "reduction")
    assert result(read("8/8/8/8/8/8/7b/w6b b 0")) == ("b", "reduction")
