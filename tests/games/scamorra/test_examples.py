"""The worked examples of §11, one test each, in their order. The lists of effects are complete."""

from __future__ import annotations

import pytest

from ludoteca.core import CHANCE
from tests.games.scamorra import oracle
from tests.games.scamorra.asking import game, moves, read, result, why
from tests.games.scamorra.matches import ALL_BUT_A_PAWN, SERIES, in_game, match, totals, won
from tests.games.scamorra.tables import (
    EXAMPLE,
    NORTH,
    SOUTH,
    can_discard,
    captures,
    drawn,
    effects,
    play,
    play_on,
    points,
    table,
    write,
)


def reentries(symbols: str, rank: int) -> set[str]:
    return {f"{symbol}@{file}{rank}" for symbol in symbols for file in "abcde"}


# 1
def test_the_opening_offers_the_stated_effects_of_each_card_and_no_capture():
    counts = {}
    for hand in ("RBN", "QKP"):
        state = table("R b1, P c1, S d1", "R b5, P c5, S d5", hand=f"{hand}|KQP")
        for card in hand:
            counts[card] = len(effects(state, card))
            assert captures(state, card) == set()
            assert not [move for move in effects(state, card) if move.endswith("5")]
    assert counts == {"R": 11, "B": 12, "N": 10, "Q": 23, "K": 11, "P": 3}


# 2
def test_a_blocked_pawn_card_is_dead_and_may_be_discarded_beside_a_playable_queen():
    state = table("R c3, P a5, S e5", "P c4, R a1, S e1", hand="KQP|KQP")
    assert effects(state, "P") == set()
    assert {move for move in moves(state) if move[0] == "P"} == {"P:-"}
    assert effects(state, "Q") != set()
    assert not can_discard(state, "Q")
    after = play(state, "P:-")
    assert write(after).split()[0] == write(state).split()[0]
    assert "played=P|-" in write(after)


# 3
def test_a_pawn_card_steps_or_takes_what_the_piece_beats():
    state = table("R c3, P a5, S e5", "S d4, P b4, R e1")
    assert effects(state, "P") == {"c3-c4", "c3-d4"}
    assert captures(state, "P") == {"c3-d4"}
    assert why(state, "P:c3-b4").code == "cannot-capture"


# 4
def test_a_piece_that_cannot_be_captured_blocks_the_rook():
    state = table("S a1", "R a3", hand="QRP|KQP")
    assert effects(state, "R") == {"a1-a2", "a1-b1", "a1-c1", "a1-d1"}


# 5
def test_a_rook_reaches_three_squares_and_not_four():
    near, far = (table("S a1", f"P {square}", hand="QRP|KQP") for square in ("a4", "a5"))
    assert "a1-a4" in captures(near, "R")
    assert "a1-a5" not in effects(far, "R")
    assert "a1-a4" in effects(far, "R")
    assert captures(far, "R") == set()


# 6
def test_a_bishop_reaches_three_squares_and_not_four():
    near, far = (table("R a1", f"S {square}", hand="QBP|KQP") for square in ("d4", "e5"))
    assert captures(near, "B") == {"a1-d4"}
    assert effects(far, "B") == {"a1-b2", "a1-c3", "a1-d4"}


# 7
def test_a_knight_jumps_and_lands_only_on_what_its_piece_beats():
    state = table("P c1, R c2, S b2", "R d3, S b3, P e5", hand="KNP|KQP")
    assert "c1-d3" in captures(state, "N")
    assert "c1-b3" not in effects(state, "N")


# 8
def test_the_king_card_takes_all_three_symbols_where_the_queen_card_takes_one():
    state = table("R c3", "R d4, P c4, S b2")
    assert captures(state, "Q") == {"c3-b2"}
    assert captures(state, "K") == {"c3-b2", "c3-c4", "c3-d4"}


# 9
def test_a_full_home_row_leaves_no_re_entry():
    state = table("R a1, P b1", "R c1, P d1, S e1")
    assert effects(state, "P") == {"a1-a2", "b1-b2"}


# 10
@pytest.mark.parametrize(("forced", "is_legal"), [(True, False), (False, True)])
def test_a_pawn_card_that_can_only_re_enter_may_be_discarded_unless_the_table_forces_it(forced, is_legal):
    state = table("R c5", "R a3, P a4, S b4", pawn_reentry_forced=forced)
    assert effects(state, "P") == reentries("PS", 1)
    assert len(effects(state, "P")) == 10
    assert can_discard(state, "P") is is_legal
    assert can_discard(table("R c5", "R a3, P a4, S b4"), "P")  # the default


# 11
def test_the_same_pawn_card_is_dead_when_nothing_was_captured():
    state = table("R c5, P a5, S e5", "R a3, P a1, S e1")
    assert effects(state, "P") == set()
    assert can_discard(state, "P")


# 12
def test_north_moves_down_the_board():
    # the example names only these pieces; North's other two stand where no Pawn card moves them
    state = table("S b2, P d2", "R c3, P a1, S e1", turn="N")
    assert effects(state, "P") == {"c3-c2", "c3-b2"}
    assert captures(state, "P") == {"c3-b2"}


# 13
def test_a_side_three_points_behind_knocks_out_and_wins_at_once():
    state = table("R c3", "S d4", score="2-5")
    after = play(state, "P:c3-d4")
    assert points(after) == (3, 5)
    assert result(after) == ("S", "knockout")
    assert game.to_act(after) == ()  # North holds a Pawn and does not get to play it; South does not draw
    assert write(after) == "5/3R1/5/5/5 N hand=KQ|KQP played=P|- score=3-5"


# 14
def test_a_knock_out_on_the_last_ply_beats_the_points():
    state = table("S c3", "R d4", turn="N", hand="-|P", played=f"{ALL_BUT_A_PAWN}|KQBBBNNNRRRPPP", score="4-2")
    after = play(state, "P:d4-c3")
    assert points(after) == (4, 3)
    assert result(after) == ("N", "knockout")
    assert result(play(state, "P:d4-d3")) == ("S", "points")


# 15
def test_one_colour_on_the_board_during_the_placement_ends_nothing():
    state = read("5/5/5/5/5 +N hand=KQP|KQP played=-|- score=0-0")
    after = play(state, "R@c5")
    assert write(after).split()[:2] == ["2r2/5/5/5/5", "+S"]
    assert result(after) is None
    assert game.to_act(after) == (SOUTH,)


# 16
def test_the_pile_is_empty_after_twelve_turns_and_the_hand_after_fifteen():
    state = read(EXAMPLE)
    flow = {}
    while result(state) is None:
        offered = moves(state)
        quiet = offered - oracle.captures(oracle.Position.read(write(state)), offered)
        state = drawn(play(state, min(quiet)))
        south = game.show(game.view(state, SOUTH)).south
        flow[south.turns] = (south.pile, len(south.hand))
    assert {turn: flow[turn] for turn in (12, 13, 14, 15)} == {12: (0, 3), 13: (0, 2), 14: (0, 1), 15: (0, 0)}
    assert result(state) == (None, "draw")


def test_three_points_each_after_fifteen_turns_are_a_draw():
    state = table("S c3", "R d4", turn="N", hand="-|P", played=f"{ALL_BUT_A_PAWN}|KQBBBNNNRRRPPP", score="3-3")
    assert result(play(state, "P:d4-d3")) == (None, "draw")


# 17
def test_a_piece_that_re_enters_is_captured_and_scores_again():
    state = table("R a3, P c1, S e1", "S a4, R d5, P e4", hand="KQR|KQP")
    state = play_on(state, "R:a3-a4")
    assert points(state) == (1, 0)
    state = play_on(state, "P:S@a5")
    assert write(state).split()[0] == "s2r1/R3p/5/5/2P1S"
    state = play(state, "Q:a4-a5")
    assert points(state) == (2, 0)
    assert game.show(game.view(state, NORTH)).north.captured == ["S"]


# 18
def test_fifteen_points_in_mid_game_win_the_match_at_once():
    game_text = "5/3s1/PSR2/5/4r N hand=KQP|KQP played=BBBNN|BBBN score=2-0"
    state = match(in_game("12-14", game_text, "14-14"), "P:d4-d3", "draw N R")
    assert (totals(state), won(state)) == ((14, 14), None)
    state = match(state, "K:c3-d3")  # in its sixth turn
    assert (totals(state), won(state)) == ((15, 14), ("S", "fifteen"))
    assert SERIES.to_act(state) == ()


# 19
@pytest.mark.parametrize(("includes", "total"), [(True, 16), (False, 15)])
def test_a_knock_out_brings_ten_points_more(includes, total):
    game_text = "5/3s1/2R2/5/5 S hand=KQP|KQP played=BBB|BBB score=2-2"
    state = in_game("3-0", game_text, "5-2", ko_bonus_includes_capture=includes)
    state = match(state, "P:c3-d4")
    assert (totals(state), won(state)) == ((total, 2), ("S", "fifteen"))


# 20
@pytest.mark.parametrize(("norths", "total", "winner"), [(1, (16, 15), ("S", "fifteen")), (2, (16, 16), None)])
def test_both_beyond_fifteen_at_the_end_of_a_game(norths, total, winner):
    game_text = f"5/3r1/2S2/5/R4 N hand=-|P played={ALL_BUT_A_PAWN}|KQBBBNNNRRRPPP score=2-{norths}"
    state = in_game("14-14", game_text, f"16-{14 + norths}", fifteen_check="end_of_game")
    assert won(state) is None
    state = match(state, "P:d4-d3")
    assert (totals(state), won(state)) == (total, winner)
    if winner is None:  # another game is played
        state = match(state, "next", "next")
        assert (SERIES.to_act(state), won(state)) == ((CHANCE,), None)


# 21
def test_the_king_card_takes_no_piece_of_its_own_side():
    state = table("R c3, P c4", "S a1, R a5, P e1")
    assert "c3-c4" not in effects(state, "K")
    assert why(state, "K:c3-c4").code == "own-piece"


# 22
def test_the_coppella_is_deduced_when_all_fifteen_cards_are_played():
    assert oracle.deduced_coppella(ALL_BUT_A_PAWN) == "P"
    state = table("S c3", "R d4", turn="N", hand="-|P", played=f"{ALL_BUT_A_PAWN}|KQBBBNNNRRRPPP")
    for viewer in (SOUTH, NORTH):
        assert game.show(game.view(state, viewer)).south.coppella == "P"
