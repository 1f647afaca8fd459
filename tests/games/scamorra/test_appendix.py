"""One test per A-number of the rules of La Scamorra, named after the rule."""

from __future__ import annotations

import pytest

from ludoteca.core import CHANCE
from tests.games.scamorra.asking import game, moves, read, result, start, why
from tests.games.scamorra.matches import ALL_BUT_A_PAWN
from tests.games.scamorra.tables import (
    DEALT,
    EXAMPLE,
    NORTH,
    SCATTERED,
    SOUTH,
    VIEWERS,
    actor_or_none,
    board,
    can_discard,
    captures,
    drawn,
    effects,
    play,
    play_on,
    played,
    points,
    random_game,
    table,
    weights,
    write,
)

# Not testable here:
#   A32 (horses are knights, stone is rock) and A40 (capotto, cappotto) are spellings; test_words.py has the words.
#   A34 (the diagrams were drawn on a bigger board) and A36 (the colours of the squares) concern pictures only.
#   A19–A23, A38 and A39 belong to Fifteen mode: test_fifteen.py.


def test_a1_a_game_lasts_fifteen_turns_not_until_the_pile_is_empty():
    state = table("S c3", "R d4", turn="N", hand="KQB|KQB", played="NNNRRRPPPPPB|NNNRRRPPPPP", score="2-2")
    state = drawn(play(state, "B:d4-e5"))
    assert game.show(game.view(state, SOUTH)).north.pile == 0
    assert result(state) is None


def test_a2_the_draw_comes_after_the_move():
    state = read(EXAMPLE)
    assert game.to_act(state) == (SOUTH,)
    assert game.to_act(play(state, "K:c1-c2")) == (CHANCE,)


def test_a3_only_a_dead_card_may_be_discarded_and_any_dead_card():
    state = table("R c3, P a5, S e5", "P c4, R a1, S e1", hand="KPP|KQP")
    assert can_discard(state, "P")
    assert not can_discard(state, "K")
    assert {move for move in moves(state) if move[0] == "K"}  # although another card could be played


def test_a4_re_entry_is_never_compulsory():
    state = table("R c5", "R a3, P a4, S b4")
    assert can_discard(state, "P")  # no piece on the board can use the Pawn
    assert why(state, "P:P@a1") is None  # and it may still bring one back


def test_a4_a_pawn_that_can_move_a_piece_on_the_board_is_not_discarded_although_one_could_come_back():
    state = table("R c4", "R a3, P a4, S b4")
    assert not can_discard(state, "P")
    assert (why(state, "P:-").code, why(state, "P:-").rule) == ("not-dead", "§4, A3, A4")


def test_a4_by_option_a_pawn_card_with_only_a_re_entry_must_re_enter():
    state = table("R c5", "R a3, P a4, S b4", pawn_reentry_forced=True)
    assert not can_discard(state, "P")
    assert (why(state, "P:-").code, why(state, "P:-").rule) == ("not-dead", "§4, A3, A4")


@pytest.mark.parametrize("symbol", "RPS")
def test_a5_the_pawn_step_needs_an_empty_square_even_before_what_it_beats(symbol):
    state = table("R c3", f"{symbol} c4", hand="KQP|KQP")
    assert "c3-c4" not in effects(state, "P")


def test_a6_the_pawn_captures_forward_only():
    state = table("R c3", "S b2, P a5", hand="KQP|KQP")
    assert captures(state, "P") == set()
    assert captures(table("R c3", "S b4, P a5"), "P") == {"c3-b4"}
    assert captures(table("S b4", "P c3, R a5"), "P") == set()
    assert captures(table("S b2, P a1", "R c3", turn="N"), "P") == {"c3-b2"}


def test_a7_a_piece_on_its_last_row_has_no_pawn_effect():
    assert effects(table("R c5, P a5, S e5", "R a3, P a1, S e1"), "P") == set()
    assert effects(table("R a3, P a2, S e2", "R c1, P b1, S d1", turn="N"), "P") == set()


def test_a8_what_cannot_be_captured_blocks_lines_steps_and_landings():
    rook = table("S c1", "R c3", hand="QRP|KQP")
    assert {move for move in effects(rook, "R") if move[3] == "c"} == {"c1-c2"}
    bishop = table("S a1", "R c3", hand="QBP|KQP")
    assert effects(bishop, "B") == {"a1-b2"}
    assert {move for move in effects(bishop, "Q") if move[3:] in ("c3", "d4")} == set()
    assert "c3-d5" not in effects(table("S c3", "R d5", hand="KNP|KQP"), "N")


def test_a8_what_can_be_captured_ends_the_line_too():
    state = table("S c1", "P c2", hand="QRP|KQP")
    assert {move for move in effects(state, "R") if move[3] == "c"} == {"c1-c2"}


@pytest.mark.parametrize("symbol", "RPS")
def test_a9_equal_symbols_take_each_other_only_with_the_king(symbol):
    state = table(f"{symbol} c3", f"{symbol} c4", hand="KQR|KQP")
    assert (captures(state, "Q"), captures(state, "R"), captures(state, "K")) == (set(), set(), {"c3-c4"})


def test_a10_the_king_card_takes_enemies_one_square_away_and_steps_too():
    state = table("R c3, P c2", "S c5, R d4, P e5")
    assert captures(state, "K") == {"c3-d4"}
    assert {move for move in effects(state, "K") if move.startswith("c3")} == {
        "c3-b2", "c3-d2", "c3-b3", "c3-d3", "c3-b4", "c3-c4", "c3-d4",
    }  # fmt: skip


def test_a11_capturing_is_not_compulsory():
    state = table(*SCATTERED)
    assert {"P:c3-c4", "P:c3-d4"} <= moves(state)


def test_a12_a_piece_re_enters_on_any_empty_home_square():
    assert {m for m in effects(table("R c3, P b1", "R c1, P a5, S e5"), "P") if "@" in m} == {"S@a1", "S@d1", "S@e1"}
    north = table("R c5, P a1, S e1", "R b5, P c3", turn="N")
    assert {m for m in effects(north, "P") if "@" in m} == {"S@a5", "S@d5", "S@e5"}


def test_a13_a_re_entry_never_captures():
    state = table("R a1, P b1", "R c1, P d1, S e1")
    assert not [move for move in effects(state, "P") if "@" in move]
    assert why(state, "P:S@c1").code == "occupied"


def test_a14_each_pawn_card_brings_back_one_piece_of_its_owners_choice():
    state = table("R c3", "R a5, P b5, S e5")
    assert {move[0] for move in effects(state, "P") if "@" in move} == {"P", "S"}
    after = play(state, "P:P@a1")
    assert write(after).split()[0] == board("R c3, P a1", "R a5, P b5, S e5")


def test_a14_a_pawn_card_moves_a_piece_or_brings_one_back_and_never_both():
    state = table("R c3, P d1", "R a5, P b5, S e5")
    assert effects(state, "P") == {"c3-c4", "d1-d2", "S@a1", "S@b1", "S@c1", "S@e1"}
    for move, left in (("P:S@b1", "R c3, P d1, S b1"), ("P:c3-c4", "R c4, P d1"), ("P:d1-d2", "R c3, P d2")):
        after = drawn(play(state, move))
        assert write(after).split()[0] == board(left, "R a5, P b5, S e5")
        assert game.to_act(after) == (NORTH,)


def test_a15_a_captured_piece_may_return_at_once_and_again_and_again():
    state = table("R a4, P c1, S e1", "S b5, R d5, P e4", hand="KQB|KPP")
    state = play_on(state, "B:a4-b5")
    assert (points(state), game.show(game.view(state, NORTH)).north.captured) == ((1, 0), ["S"])
    state = play_on(state, "P:S@a5")
    assert game.show(game.view(state, NORTH)).north.captured == []
    state = play_on(state, "Q:b5-a5", "P:S@b5", "K:a5-b5")
    assert (points(state), game.show(game.view(state, NORTH)).north.captured) == ((3, 0), ["S"])


def test_a16_no_turn_is_left_to_re_enter_after_a_knock_out():
    state = play(table("R c3", "S d4", hand="KQP|PPP"), "P:c3-d4")
    assert result(state) == ("S", "knockout")
    assert game.legal_moves(state, NORTH) == []


def test_a17_one_colour_on_the_board_is_no_knock_out_while_pieces_are_placed():
    state = play(read(DEALT), "place-first", "R@a1")
    assert result(state) is None


def test_a18_a_knock_out_wins_regardless_of_points():
    assert result(play(table("R c3", "S d4", score="2-9"), "P:c3-d4")) == ("S", "knockout")


def test_a24_nobody_sees_the_coppella():
    state = play(start(), *["draw S B"] * 3, *["draw N P"] * 3)
    for viewer in VIEWERS:
        assert "coppella" not in game.format_view(game.view(state, viewer))
        shown = game.show(game.view(state, viewer))
        assert (shown.south.coppella, shown.north.coppella) == ("?", "?")


def test_a25_the_coppella_has_no_identity_until_only_one_card_is_left_for_it():
    # South has drawn 15 cards: South knows which one is missing, while North cannot see two of them
    state = table("S c3", "R d4", hand="KQ|KQP", played="BBBNNNRRRPPPP|BBBNNNRRRPPP", turn="N")
    assert game.show(game.view(state, SOUTH)).south.coppella == "P"
    assert game.show(game.view(state, NORTH)).south.coppella == "?"


def test_a26_every_card_played_lies_open_in_order():
    state = play_on(read(EXAMPLE), "K:c1-c2", "N:a5-b3", "R:c2-c3")
    for viewer in VIEWERS:
        assert game.format_view(game.view(state, viewer)).split("played=")[1].split()[0] == "KR|N"


def test_a27_the_lot_is_fair():
    assert weights(read(DEALT.replace("?S", "!"))) == {"lot S": 1, "lot N": 1}


def test_a28_the_initiative_is_a_choice_of_two_packages():
    assert moves(read(DEALT)) == {"move-first", "place-first"}


def test_a29_one_piece_at_a_time_seen_by_everybody():
    state = play(read(DEALT), "place-first", "R@a1")
    assert {game.format_view(game.view(state, viewer)).split()[0] for viewer in VIEWERS} == {"5/5/5/5/R4"}
    assert game.to_act(state) == (NORTH,)


def test_a30_card_and_effect_are_one_act():
    state = play(read(EXAMPLE), "R:d1-d4")
    assert write(state).split()[:2] == ["rps2/3P1/5/5/2R1S", "N"]


def test_a31_every_turn_plays_exactly_one_card():
    before = 0
    for state in random_game(6):
        count = len(played(state, 0)) + len(played(state, 1))
        assert count in (before, before + 1)
        before = count
        if actor_or_none(state) in (SOUTH, NORTH):
            assert moves(state)
    assert before == 30 or result(state)[1] == "knockout"


def test_a33_a_line_has_at_least_one_square_and_at_most_three():
    state = table("R a1", "P e4", hand="KQR|KQP")
    assert effects(state, "R") == {"a1-a2", "a1-a3", "a1-a4", "a1-b1", "a1-c1", "a1-d1"}
    assert (why(state, "R:a1-a1").code, why(state, "R:a1-a1").rule) == ("stay", "§4, A33")
    assert why(state, "R:a1-a5").code == "too-far"


def test_a35_the_margin_has_no_value_in_a_single_game():
    outcomes = []
    for score in ("3-2", "9-2"):
        state = table("S c3", "R d4", turn="N", hand="-|P", played=f"{ALL_BUT_A_PAWN}|KQBBBNNNRRRPPP", score=score)
        outcome = game.outcome(play(state, "P:d4-d3"))
        outcomes.append((outcome.winners, outcome.reason, outcome.ranking))
    assert outcomes[0] == outcomes[1]


def test_a37_a_side_whose_cards_are_all_dead_discards_and_plays_on():
    state = table("R c5, P a5, S e5", "R a1, P b1, S e1", hand="PPP|KQP")
    assert moves(state) == {"P:-"}
    after = drawn(play(state, "P:-"))
    assert (result(after), game.to_act(after)) == (None, (NORTH,))


def test_a41_a_first_move_sideways_along_the_home_row_is_legal():
    assert {"R:c1-b1", "R:c1-a1", "K:c1-b1"} <= moves(read(EXAMPLE))
