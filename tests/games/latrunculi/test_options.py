"""§8 Each option value changes what it says and nothing else.

What it says: a small position on which the two tables differ. Nothing else: over many positions the package
follows the oracle under that one value, and wherever the rule in question plays no part both tables agree.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ludoteca.core import AGREE, BadOption
from ludoteca.play import find
from ludoteca.study.perft import perft
from tests.games.latrunculi import oracle
from tests.games.latrunculi.asking import game, moves, options, read, result, start
from tests.games.latrunculi.tables import BLACK, WHITE, act, captured, play, table
from tests.games.latrunculi.test_oracle_agrees import agree_on, any_position

VALUES = {
    "board": ("8x9", "8x10"),
    "first_move": ("black",),
    "suicide_axes": ("orthogonal", "off"),
    "suicide_scope": ("line",),
    "suicide_if_captures": ("legal",),
    "capture_diagonal": ("off",),
    "corner_capture": ("all", "off"),
    "line_capture": ("single",),
    "no_move": ("draw",),
    "stall_repetition": (2, 5),
    "stall_quiet_plies": (10, 100),
    "stall_verdict": ("material_then_replay", "draw"),
}
EACH_VALUE = [pytest.param(key, value, id=f"{key}={value}") for key, values in VALUES.items() for value in values]

# How a table may differ from the default one, and so what must stay the same.
ONLY_FORBIDS_MORE = {"suicide_scope"}
ONLY_ALLOWS_MORE = {"suicide_axes", "suicide_if_captures"}
ONLY_CAPTURES_LESS = {"capture_diagonal", "line_capture"}
CORNERS = {"a1", "h1", "a8", "h8"}


def positions(n: int, seed: str):
    """Scattered middle-game positions on the 8×8 board, not yet finished."""
    rng, default = Random(seed), oracle.Table()
    while n:
        position = any_position(rng, default)
        if oracle.Game(default, position).ending() is None:
            n -= 1
            yield position


# -- nothing else ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "value"), EACH_VALUE)
def test_one_option_alone_follows_the_oracle(key, value):
    rng, chosen = Random(f"{key}={value}"), oracle.Table(**{key: value})
    for _ in range(8):
        agree_on(chosen, any_position(rng, chosen))


@pytest.mark.parametrize(("key", "value"), [each for each in EACH_VALUE if each.values[0] != "board"])
def test_one_option_alone_leaves_what_it_does_not_name(key, value):
    for position in positions(8, key):
        default, changed = (read(position.write(8), **words) for words in ({}, {key: value}))
        if result(changed) is not None:  # the option ends this game; that is tested below
            assert key in ("stall_quiet_plies", "no_move")
            continue
        before, after = moves(default), moves(changed)
        if key in ONLY_FORBIDS_MORE:
            assert after <= before
        elif key in ONLY_ALLOWS_MORE:
            assert after >= before
        else:
            assert after == before
        for move in before & after:
            if key in ONLY_CAPTURES_LESS:
                assert captured(changed, move) <= captured(default, move)
            elif key == "corner_capture":
                assert captured(changed, move) - CORNERS == captured(default, move) - CORNERS
            else:
                assert captured(changed, move) == captured(default, move)


@pytest.mark.parametrize(
    ("key", "value"), [each for each in EACH_VALUE if each.values[0] not in ("board", "first_move")]
)
def test_the_first_two_plies_are_the_same_at_every_table(key, value):
    assert perft(game, start(**{key: value}), 1) == 48
    # a ban that spares the diagonals allows 12 more replies: squares diagonally in front of a man that came out,
    # such as d2 after e1-e3, between it and the man left behind on the first rank
    assert perft(game, start(**{key: value}), 2) == (2136 if key == "suicide_axes" else 2124)


# -- what it says ---------------------------------------------------------------------------------


def test_board_8x9_and_8x10_are_longer_and_still_eight_wide():
    assert game.format_position(start(board="8x9")) == "bbbbbbbb/8/8/8/8/8/8/8/wwwwwwww w 0"
    assert game.format_position(start(board="8x10")) == "bbbbbbbb/8/8/8/8/8/8/8/8/wwwwwwww w 0"
    assert len(moves(start(board="8x9"))) == 56
    assert len(moves(start(board="8x10"))) == 64
    assert "a1-a9" in moves(start(board="8x10"))


def test_first_move_black_gives_black_the_first_turn_and_moves_no_man():
    assert game.format_position(start(first_move="black")) == "bbbbbbbb/8/8/8/8/8/8/wwwwwwww b 0"
    assert moves(start(first_move="black")) == {f"{f}8-{f}{r}" for f in "abcdefgh" for r in range(2, 8)}


@pytest.mark.parametrize(
    ("value", "rank", "diagonal"), [("all", False, False), ("orthogonal", False, True), ("off", True, True)]
)
def test_suicide_axes_says_on_which_axes_the_ban_holds(value, rank, diagonal):
    assert ("d1-d4" in moves(table("d1 a1", "c4 e4 h8", suicide_axes=value))) is rank
    assert ("a4-d4" in moves(table("a4 a1", "d3 d5 h8", suicide_axes=value))) is rank
    assert ("d1-d4" in moves(table("d1 a1", "c3 e5 h8", suicide_axes=value))) is diagonal
    assert ("d1-d4" in moves(table("d1 a1", "c5 e3 h8", suicide_axes=value))) is diagonal


def test_suicide_axes_off_lets_the_middle_be_filled_and_captures_both_sides():
    assert captured(table("a4 e4 c1", "b4 d4 h8 h7", suicide_axes="off"), "c1-c4") == {"b4", "d4"}


@pytest.mark.parametrize(("value", "is_legal"), [("adjacent", True), ("line", False)])
def test_suicide_scope_line_covers_lines_of_any_length(value, is_legal):
    assert ("e1-e4" in moves(table("d4 e1 a1", "c4 f4 h8", suicide_scope=value))) is is_legal
    assert ("e1-e4" in moves(table("c4 d4 e1 f4", "b4 g4 h8", suicide_scope=value))) is is_legal
    assert ("e1-e4" in moves(table("c3 d8 e1", "b2 d4 f4 h8", suicide_scope=value))) is False  # d4 e4 f4, always
    assert ("d1-d4" in moves(table("c3 d1 a8", "b2 e5 h8", suicide_scope=value))) is is_legal  # on a diagonal
    assert "e1-e4" in moves(table("d4 e1 a1", "f4 h8", suicide_scope=value))  # open at one end
    assert "b8-b4" in moves(table("a4 b8 h1", "c4 h8", suicide_scope=value))  # the wall closes nothing


def test_suicide_scope_line_follows_the_axes_of_the_ban():
    state = table("c3 d1 a8", "b2 e5 h8", suicide_scope="line", suicide_axes="orthogonal")
    assert "d1-d4" in moves(state)


def test_suicide_if_captures_legal_is_excused_by_any_capture_and_by_nothing_else():
    healed = {"suicide_if_captures": "legal"}
    assert captured(table("d1 d6", "c4 e4 d5", **healed), "d1-d4") == {"d5"}  # not one of the two that enclose it
    assert captured(table("b5 a2 h1", "a1 c1 h8 h7", **healed), "b5-b1") == {"a1"}  # a corner man
    assert "d1-d4" not in moves(table("d1 a1", "c4 e4 h8", **healed))


def test_suicide_if_captures_counts_only_captures_this_table_allows():
    words = {"suicide_if_captures": "legal", "capture_diagonal": "off"}
    assert "d1-d4" not in moves(table("d1 f6", "c4 e4 e5", **words))
    assert captured(table("d1 f6", "c4 e4 e5", suicide_if_captures="legal"), "d1-d4") == {"e5"}


def test_a_captor_that_leaves_the_corner_does_not_excuse_its_suicide():
    # b2 lies between a1 and c3; a1 would need men on a2, b1 and b2, and the man comes from b1
    words = {"suicide_if_captures": "legal", "corner_capture": "all"}
    assert "b1-b2" not in moves(table("a2 b1 h1", "a1 c3 h8", **words))
    assert captured(table("a2 b1 b5", "a1 c3 h8 h7", **words), "b5-b2") == {"a1"}


def test_capture_diagonal_off_keeps_rows_columns_corners_and_the_diagonal_ban():
    off = {"capture_diagonal": "off"}
    assert captured(table("c3 e1", "d4 h8 h7", **off), "e1-e5") == set()
    assert captured(table("c4 e1", "d4 h8 h7", **off), "e1-e4") == {"d4"}
    assert captured(table("a5 b3", "a4 h8 h7", **off), "b3-a3") == {"a4"}
    assert captured(table("b1 a5", "a1 h8 h7", **off), "a5-a2") == {"a1"}
    assert "d1-d4" not in moves(table("d1 a1", "c3 e5 h8", **off))


@pytest.mark.parametrize(
    ("value", "two", "three"), [("orthogonal", {"a1"}, {"a1"}), ("all", set(), {"a1"}), ("off", set(), set())]
)
def test_corner_capture_says_how_many_neighbours_are_needed(value, two, three):
    assert captured(table("b1 a5", "a1 h8 h7", corner_capture=value), "a5-a2") == two
    assert captured(table("b1 b2 a5", "a1 h8 h7", corner_capture=value), "a5-a2") == three


def test_corner_capture_all_may_be_completed_by_the_diagonal_neighbour():
    state = ("a2 b1 b5", "a1 h8 h7")
    assert captured(table(*state, corner_capture="all"), "b5-b2") == {"a1"}
    assert captured(table(*state, corner_capture="all", capture_diagonal="off"), "b5-b2") == {"a1"}
    assert captured(table(*state), "b5-b2") == set()  # the two captors stood there before: A11


def test_corner_capture_off_still_takes_lines_along_the_edge():
    assert captured(table("a3 c1", "b1 a1 h8 h7", corner_capture="off"), "a3-a2") == set()
    assert captured(table("a1 c8", "b1 h8 h7", corner_capture="off"), "c8-c1") == {"b1"}


def test_line_capture_single_takes_one_man_and_spares_two():
    single = {"line_capture": "single"}
    assert captured(table("c4 e1", "d4 h8 h7", **single), "e1-e4") == {"d4"}
    assert captured(table("b4 e1", "c4 d4 h8 h7", **single), "e1-e4") == set()
    assert captured(table("b4 e1 e6", "c4 d4 e5 h8", **single), "e1-e4") == {"e5"}  # each line for itself


def test_no_move_draw_makes_a_block_a_draw():
    state = play(table("c1 a2 b8", "a1 b1", no_move="draw"), "b8-b2")
    assert result(state) == (None, "block-draw")
    assert game.outcome(state).ranking == ((WHITE, BLACK),)
    assert result(play(table("a4 c8", "b4 h8", no_move="draw"), "c8-c4")) == ("w", "reduction")


@pytest.mark.parametrize("limit", [2, 3, 5])
def test_stall_repetition_counts_the_first_position_as_its_first_occurrence(limit):
    state = table("a1 b1", "h8 g8", stall_repetition=limit)
    for _ in range(limit - 2):
        state = play(state, "a1-a2 h8-h7 a2-a1 h7-h8")
    state = play(state, "a1-a2 h8-h7 a2-a1")
    assert result(state) is None
    assert result(play(state, "h7-h8")) == (None, "stall-null")


@pytest.mark.parametrize("limit", [2, 10, 100, 1000])
def test_stall_quiet_plies_says_after_how_many_quiet_plies_the_judge_comes(limit):
    state = table("a1 b1", "h8 g8", quiet=limit - 2, stall_quiet_plies=limit)
    state = play(state, "a1-a2")
    assert result(state) is None
    assert result(play(state, "h8-h7")) == (None, "stall-null")


@pytest.mark.parametrize(
    ("value", "unequal", "equal"),
    [
        ("always_replay", (None, "stall-null"), (None, "stall-null")),
        ("material_then_replay", ("w", "stall-material"), (None, "stall-null")),
        ("draw", (None, "stall-draw"), (None, "stall-draw")),
    ],
)
def test_stall_verdict_says_what_a_stall_is_worth(value, unequal, equal):
    three, two = (table(white, "h8 g8", quiet=59, stall_verdict=value) for white in ("a1 b1 c1", "a1 b1"))
    assert result(play(three, "a1-a2")) == unequal
    assert result(play(two, "a1-a2")) == equal
    assert result(act(three, WHITE, AGREE)) == unequal
    shown = game.show(game.view(three, WHITE)).verdict_now
    assert shown == (unequal[0] or unequal[1].removeprefix("stall-"))


@pytest.mark.parametrize("key", ["judge", "null_games", "decider", "decider_choice"])
def test_the_options_of_a_match_are_no_options_of_a_single_game(key):
    with pytest.raises(BadOption, match=rf"unknown option '{key}'.*§8"):
        options(**{key: find("latrunculi-match").Options().to_text()[key]})


# -- earlier versions -----------------------------------------------------------------------------


def test_in_version_1_the_men_decided_a_stall():
    old = game.options_of("1", {})
    assert old == options(stall_verdict="material_then_replay")
    assert game.options_of("1", {"stall_verdict": "draw"}) == options(stall_verdict="draw")


def test_options_of_version_1_that_concerned_only_the_match_are_let_go():
    given = {"board": "8x9", "judge": "auto", "max_replays": "1", "decider": "off"}
    assert game.options_of("1", given) == options(board="8x9", stall_verdict="material_then_replay")


# -- unknown keys and values ----------------------------------------------------------------------


def test_an_unknown_option_is_refused_by_name_with_a_hint():
    with pytest.raises(BadOption, match=r"suicide_axis.*suicide_axes.*§8"):
        options(suicide_axis="all")


@pytest.mark.parametrize("key", VALUES)
def test_an_unknown_value_is_refused_by_name_with_what_was_expected(key):
    with pytest.raises(BadOption, match=rf"{key}=nonsense: expected .*§8"):
        options(**{key: "nonsense"})


@pytest.mark.parametrize("value", ["1", "0", "-3", "1001", "3.5", ""])
def test_stall_numbers_out_of_range_are_refused(value):
    for key in ("stall_repetition", "stall_quiet_plies"):
        with pytest.raises(BadOption, match=key):
            options(**{key: value})


def test_every_option_of_the_table_is_tested_here():
    assert set(VALUES) == {field.name for field in msgspec.structs.fields(game.Options)}
