"""§10 The worked examples, one test each, in their order."""

from __future__ import annotations

import pytest

from ludoteca.core import State
from tests.games.latrunculi.asking import game, moves, result, start
from tests.games.latrunculi.tables import BLACK, WHITE, captured, play, table, why


def test_01_the_first_move_is_one_of_48_and_captures_nothing():
    state = start()
    assert len(moves(state)) == 48
    assert all(captured(state, move) == set() for move in moves(state))


def test_02_a_man_between_two_in_a_row_is_captured():
    assert captured(table("c4 e1", "d4 h8 h7"), "e1-e4") == {"d4"}


def test_03_a_man_between_two_on_a_diagonal_is_captured():
    assert captured(table("c3 e1", "d4 h8 h7"), "e1-e5") == {"d4"}


def test_04_an_unbroken_line_is_captured_whole():
    assert captured(table("a4 e8", "b4 c4 d4 h8 h7"), "e8-e4") == {"b4", "c4", "d4"}


def test_05_a_gap_in_the_line_saves_it():
    assert captured(table("a4 e8", "b4 d4 h8"), "e8-e4") == set()


def test_06_the_line_is_captured_only_up_to_the_captors_first_man():
    assert captured(table("c4 e8", "b4 d4 h8 h7"), "e8-e4") == {"d4"}


def test_07_one_move_captures_on_three_axes():
    assert captured(table("d1 b4 d6 f6", "c4 d5 e5 h1 h2"), "d1-d4") == {"c4", "d5", "e5"}


def test_08_one_move_captures_on_four_axes():
    assert captured(table("d1 b4 d6 f6 b6", "c4 c5 d5 e5 h1 h2"), "d1-d4") == {"c4", "c5", "d5", "e5"}


def test_09_stopping_between_two_enemies_is_suicide_even_if_it_captures():
    reason = why(table("d1 d6", "c4 e4 d5"), "d1-d4")
    assert reason is not None
    assert reason.code == "suicide"


def test_10_the_ban_holds_on_diagonals_unless_the_table_says_orthogonal():
    assert "d1-d4" not in moves(table("d1 a1", "c3 e5 h8"))
    assert "d1-d4" in moves(table("d1 a1", "c3 e5 h8", suicide_axes="orthogonal"))


def test_11_passing_between_two_enemies_is_fine():
    state = table("d1 a1", "c4 e4")
    assert "d1-d6" in moves(state)
    assert "d1-d4" not in moves(state)


def test_12_filling_the_middle_is_illegal_and_wins_at_tables_where_captures_heal():
    assert "c1-c4" not in moves(table("a4 e4 c1", "b4 d4 h8"))
    healed = table("a4 e4 c1", "b4 d4 h8", suicide_if_captures="legal")
    assert captured(healed, "c1-c4") == {"b4", "d4"}
    assert result(play(healed, "c1-c4")) == ("w", "reduction")


def test_13_a_chain_that_closes_itself_is_safe_until_an_enemy_comes_back_to_its_end():
    state = table("d4 e1 a1", "c4 f4 h8")
    assert captured(state, "e1-e4") == set()
    assert "e1-e4" not in moves(table("d4 e1 a1", "c4 f4 h8", suicide_scope="line"))
    assert captured(play(state, "e1-e4 f4-f8 a1-a2"), "f8-f4") == {"d4", "e4"}


def test_14_a_lone_corner_man_falls_to_both_neighbours_not_to_the_diagonal_one():
    assert captured(table("b1 a5", "a1 h8 h7"), "a5-a2") == {"a1"}
    assert captured(table("b2 a5", "a1 h8 h7"), "a5-a2") == set()


def test_15_two_men_in_a_corner_pocket_are_not_captured():
    assert captured(table("c1 b2 a5", "a1 b1 h8"), "a5-a2") == set()


def test_16_corner_and_line_are_captured_together():
    assert captured(table("b1 c2 a8", "a1 b2 h8 h7"), "a8-a2") == {"a1", "b2"}


def test_17_the_suicide_ban_can_save_a_corner_man():
    assert "b5-b1" not in moves(table("a2 d1 b5", "a1 c1 h8"))


def test_18_the_wall_is_no_captor():
    assert captured(table("b1 h1", "a4 h8"), "b1-b4") == set()


def test_19_along_the_edge_lines_are_captured_as_anywhere():
    assert captured(table("a3 h5", "a4 h8 h7"), "h5-a5") == {"a4"}


def test_20_a_captors_man_in_the_corner_helps_to_capture():
    assert captured(table("a1 d8", "b2 c3 h8 h7"), "d8-d4") == {"b2", "c3"}


def test_21_the_side_left_with_one_man_has_lost():
    state = table("a4 c8", "b4 h8")
    assert captured(state, "c8-c4") == {"b4"}
    assert result(play(state, "c8-c4")) == ("w", "reduction")


def test_22_the_side_that_cannot_move_has_lost():
    state = table("c1 a2 b8", "a1 b1")
    assert captured(state, "b8-b2") == set()
    assert result(play(state, "b8-b2")) == ("w", "block")


def test_23_the_side_with_only_suicidal_moves_has_lost():
    assert result(play(table("a2 c1 c2 b8", "a1 b1"), "b8-b3")) == ("w", "block")


def test_24_a_man_sent_to_the_enemy_rank_is_punished_from_either_side():
    state = play(start(), "c1-c7")
    assert captured(state, "d8-d6") == {"c7"}
    assert captured(state, "b8-b6") == {"c7"}


# Example 25: White has made ply 21 and Black is to move; four plies later the position is there again.
CYCLE = "h8-h7 h1-h2 h7-h8 h2-h1"

SEVEN_ALL = (  # White loses d7 to e8-e6 at ply 2, Black d2 to g3-e3 at ply 5
    "d1-d7 e8-e6 g1-g3 d8-d2 g3-e3 a8-a7 a1-a6 a7-a8 a6-a5 a8-a7 "
    "a5-a4 a7-a8 a4-a6 a8-a7 a6-a5 a7-a8 a5-a4 a8-a7 a4-a3 a7-a8 a3-a2"
)

SEVEN_TO_SIX = (  # White loses b7 to a8-a6 at ply 2, Black b4 to c1-c5 and d2 to a3-c3
    "b1-b7 a8-a6 a1-a3 b8-b4 c1-c5 d8-d2 a3-c3 a6-a8 c5-c7 a8-a7 "
    "c7-c6 a7-a8 c6-c5 a8-a7 c5-c7 a7-a8 c7-c6 a8-a7 c6-c5 a7-a6 c5-c4"
)


@pytest.mark.parametrize(("line", "men"), [(SEVEN_ALL, (7, 7)), (SEVEN_TO_SIX, (7, 6))], ids=["7 v 7", "7 v 6"])
@pytest.mark.parametrize("verdict", ["always_replay", "material_then_replay"])
def test_25_a_position_that_occurs_after_plies_21_25_and_29_is_judged_after_ply_29(line, men, verdict):
    state = play(start(stall_verdict=verdict), line)
    first = game.format_position(state).rsplit(" ", 1)[0]
    assert (state.record.plies, game.to_act(state), tuple(state.record.men)) == (21, (BLACK,), men)
    for ply in (25, 29):
        assert result(state) is None
        state = play(state, CYCLE)
        assert (state.record.plies, game.format_position(state).rsplit(" ", 1)[0]) == (ply, first)
    is_won = verdict == "material_then_replay" and men == (7, 6)
    assert result(state) == (("w", "stall-material") if is_won else (None, "stall-null"))
    assert dict(game.outcome(state).points) == {WHITE: men[0], BLACK: men[1]}


def test_26_sixty_quiet_plies_after_a_capture_on_ply_41_are_judged_after_ply_101():
    state = wander(start(), 39)
    state = next(after for after in quiet_replies(state) if capture_replies(after))  # Black exposes a man
    state = capture_replies(state)[0]
    assert state.record.plies == 41
    state = wander(state, 59)
    assert (state.record.plies, state.record.quiet, result(state)) == (100, 59, None)
    state = quiet_replies(state)[0]
    assert state.record.plies == 101
    assert result(state) == (None, "stall-null")


def wander(state: State, plies: int) -> State:
    """Quiet moves, each to a placement not seen before."""
    seen = {placement(state)}
    for _ in range(plies):
        state = next(s for s in quiet_replies(state) if placement(s) not in seen and result(s) is None)
        seen.add(placement(state))
    return state


def quiet_replies(state: State) -> list[State]:
    return [after for after in (play(state, move) for move in sorted(moves(state))) if after.record.quiet]


def capture_replies(state: State) -> list[State]:
    return [after for after in (play(state, move) for move in sorted(moves(state))) if not after.record.quiet]


def placement(state: State) -> str:
    return game.format_position(state).rsplit(" ", 1)[0]
