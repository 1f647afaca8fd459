"""The ambiguities of the sheet, as A1 to A28 of the rules decide them."""

from __future__ import annotations

import pytest

from ludoteca.core import AGREE, WATCHER, BadOption
from tests.games.latrunculi import oracle
from tests.games.latrunculi.asking import game, moves, options, result, start
from tests.games.latrunculi.tables import BLACK, WHITE, act, captured, mover, play, table, why
from tests.games.latrunculi.test_rules import SIX_BEHIND_FOUR, ends_on, random_game

# -- §9 ambiguities ---------------------------------------------------------------------------------


def test_a1_the_board_is_8_by_8_and_can_be_longer():
    assert [start(board=board).record.ranks for board in ("8x8", "8x9", "8x10")] == [8, 9, 10]
    assert options().board == "8x8"


@pytest.mark.parametrize("board", ["8x8", "8x9", "8x10"])
def test_a2_each_side_fills_its_own_first_rank(board):
    rows = game.format_position(start(board=board)).split()[0].split("/")
    assert (rows[0], rows[-1]) == ("b" * 8, "w" * 8)
    assert set(rows[1:-1]) == {"8"}


def test_a3_white_begins_unless_the_table_says_black():
    assert game.to_act(start()) == (WHITE,)
    assert game.to_act(start(first_move="black")) == (BLACK,)


def test_a4_the_ban_covers_the_diagonals():
    assert ends_on(table("d1 a1", "c3 e5 h8"), "d4") == set()


def test_a5_a_chain_closed_by_its_own_move_is_legal_and_not_captured():
    state = play(table("d4 e1 a1", "c4 f4 h8"), "e1-e4")
    assert {"d4", "e4"} <= oracle.Position.read(game.format_position(state)).white


def test_a6_a_capture_does_not_excuse_a_suicide():
    assert ends_on(table("a4 e4 c1", "b4 d4 h8"), "c4") == set()


def test_a7_a_corner_man_falls_to_its_two_orthogonal_neighbours():
    assert captured(table("b1 a5", "a1 h8 h7"), "a5-a2") == {"a1"}
    assert captured(table("b2 b5 a8", "a1 h8 h7"), "a8-a2") == set()


def test_a8_a_group_in_a_corner_is_only_blocked():
    state = play(table("c1 b2 a5", "a1 b1 h8"), "a5-a2")
    assert {"a1", "b1"} <= oracle.Position.read(game.format_position(state)).black
    assert all(move.startswith("h8") for move in moves(state))


def test_a9_all_directions_are_judged_on_the_same_position():
    # c4 and d5 fall together; were c4 removed first, nothing would change for d5, and vice versa
    state = table("d1 b4 d6", "c4 d5 h1 h2")
    assert captured(state, "d1-d4") == {"c4", "d5"}


def test_a10_captures_reach_diagonally_but_men_do_not_move_diagonally():
    state = table("c3 e1", "d4 h8 h7")
    assert captured(state, "e1-e5") == {"d4"}
    assert all(move[0] == move[3] or move[1] == move[4] for move in moves(state))


def test_a10_a_diagonal_line_of_three_is_captured():
    assert captured(table("a1 e8", "b2 c3 d4 h8 h7"), "e8-e5") == {"b2", "c3", "d4"}


def test_a11_a_man_enclosed_without_the_moved_man_stays():
    # d4 already stands between c4 and e4; a move elsewhere does not capture it
    assert captured(table("c4 e4 a1", "d4 h8 h7"), "a1-a2") == set()
    # Black opens the closed line c4 d4 e4 f4: only a white man that comes to e4 itself captures d4
    state = play(table("c4 f4 a1", "d4 e4 h8 h7", turn="b"), "e4-e8")
    assert captured(state, "a1-a2") == set()
    assert captured(state, "f4-e4") == {"d4"}


def test_a12_an_empty_corner_takes_no_part_in_a_capture():
    assert captured(table("c8 h1", "b1 h8 h7"), "c8-c1") == set()
    assert captured(table("c8 h1", "b2 h8 h7"), "c8-c3") == set()


def test_a13_reduction_to_nothing_to_one_and_a_block_are_three_wins():
    assert result(play(table("a4 d8", "b4 c4"), "d8-d4")) == ("w", "reduction")
    assert result(play(table("a4 c8", "b4 h8"), "c8-c4")) == ("w", "reduction")
    assert result(play(table("c1 a2 b8", "a1 b1"), "b8-b2")) == ("w", "block")


def test_a14_the_blocked_side_loses_even_with_more_men():
    state = table(*SIX_BEHIND_FOUR)
    assert captured(state, "d8-d1") == set()
    assert result(play(state, "d8-d1")) == ("w", "block")


def test_a15_threefold_repetition_and_sixty_quiet_plies_are_the_defaults():
    shown = game.show(game.view(start(), WATCHER))
    assert (shown.occurrences, shown.occurrences_limit, shown.quiet, shown.quiet_limit) == (1, 3, 0, 60)


def test_a16_sixty_quiet_moves_win_nothing_with_a_man_more():
    assert result(play(table("a1 b1 c1", "h8 g8", quiet=59), "a1-a2")) == (None, "stall-null")
    assert options().stall_verdict == "always_replay"


def test_a17_an_illegal_move_is_refused_and_any_other_move_stays_free():
    state = table("d1 d6", "c4 e4 d5")
    before, free = game.format_position(state), moves(state)
    assert why(state, "d1-d4").code == "suicide"
    assert (game.format_position(state), moves(state)) == (before, free)
    assert any(move.startswith("d6") for move in free)


def test_a19_nobody_may_pass():
    assert why(start(), "e1-e1").code == "pass"
    assert all(move[:2] != move[3:] for state in random_game(19) for move in moves(state))


def test_a20_nobody_jumps():
    state = table("d1 d2", "d5 h8")
    assert why(state, "d1-d3").code == "jump"
    assert why(state, "d2-d6").code == "jump"


def test_a21_a_corner_between_two_enemies_cannot_be_entered():
    assert ends_on(table("a8 h1", "a2 b1 d4"), "a1") == set()
    assert ends_on(table("a8 h1", "a2 b1 d4", suicide_axes="off"), "a1") == set()


def test_a22_either_side_may_close_an_agreement_at_any_time():
    state = table("a1 b1 c1", "h8 g8")
    for seat in (WHITE, BLACK):
        assert game.why_illegal(state, seat, AGREE) is None
        assert result(act(state, seat, AGREE)) == (None, "stall-null")


SEEDS = pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 6))])


@SEEDS
def test_a23_no_move_leaves_both_sides_with_one_man(seed):
    for state in random_game(seed):
        assert max(state.record.men) >= 2


@SEEDS
def test_a24_nobody_loses_a_man_by_moving(seed):
    before = None
    for state in random_game(seed, suicide_if_captures="legal"):
        if before is not None:
            assert state.record.men[mover(before)] == before.record.men[mover(before)]
        before = state


def test_a27_a_run_that_ends_in_the_corner_is_not_captured():
    assert captured(table("c8 h1", "a1 b1 h8 h7"), "c8-c1") == set()
    assert captured(table("c8 h1", "a1 b2 h8 h7"), "c8-c3") == set()


@pytest.mark.parametrize("board", ["7x8", "9x9", "12x8", "10x8", "8x7", "8x11", "8", ""])
def test_a28_boards_of_other_width_or_length_are_not_offered(board):
    with pytest.raises(BadOption, match="board"):
        options(board=board)
