"""§10 The worked examples for two players, each by its number and named after what happens."""

from __future__ import annotations

import pytest

from tests.games.zama.asking import moves, result, start, why
from tests.games.zama.tables import BLUE, RED, REST, board, fallen, fields, play, seen, table

# Two more cards that keep the game going after a removal.


def fight(attacker: str, defender: str, more: str = REST, **words):
    """Red's card on d4 attacks Blue's on d5; both lie face down unless marked otherwise."""
    cards = " ".join(
        f"{cell}={owner}{card if card[-1] in '^rb' else f'{card}:{owner}'}"
        for cell, owner, card in (("d4", "r", attacker), ("d5", "b", defender))
    )
    before = table(f"{cards} {more}", **words)
    after = play(before, "d4xd5")
    return after, fallen(after) - fallen(before)


def phase(state) -> tuple[str, str, str]:
    return fields(state)["turn"], fields(state)["phase"], fields(state)["left"]


def test_example_1_the_start_has_187_attacks_one_per_orthogonal_contact():
    state = start()
    assert [sum(card == f"{owner}??" for card in board(state).values()) for owner in "rb"] == [52, 52]
    attacks = moves(state)
    assert len(attacks) == 187
    assert {move for move in attacks if move.startswith("a1x")} == {"a1xb1", "a1xa2"}
    assert {move for move in attacks if move.startswith("d4x")} == {"d4xd5", "d4xd3", "d4xc4", "d4xe4"}


def test_example_2_the_higher_card_wins_and_slides_the_lower_loses_and_the_winner_is_hidden_again():
    after, gone = fight("8C", "7H")
    assert (gone, phase(after)) == ({"b7H"}, ("r", "slide", "3"))
    after, gone = fight("7H", "8C")
    assert (gone, phase(after)) == ({"r7H"}, ("b", "attack", "0"))
    assert board(after)["d5"] == "b8C:rb"


def test_example_3_a_two_beats_an_ace():
    after, gone = fight("2S", "AH")
    assert (gone, phase(after)) == ({"bAH"}, ("r", "slide", "3"))


def test_example_4_an_ace_beats_a_king():
    after, gone = fight("AS", "KC")
    assert (gone, phase(after)) == ({"bKC"}, ("r", "slide", "3"))
    after, gone = fight("KD", "AC")
    assert (gone, phase(after)) == ({"rKD"}, ("b", "attack", "0"))


def test_example_5_an_ace_fails_against_hearts_and_spades():
    after, gone = fight("AS", "KH")
    assert (gone, phase(after)) == ({"rAS"}, ("b", "attack", "0"))
    after, gone = fight("AS", "KS")
    assert gone == {"rAS"}
    assert board(after)["d5"] == "bKS^"


def test_example_6_the_king_of_hearts_beats_an_ace_and_both_have_seen_it():
    after, gone = fight("KH", "AC")
    assert (gone, phase(after)) == ({"bAC"}, ("r", "slide", "3"))
    assert board(after)["d4"] == "rKH:rb"
    assert seen(after, BLUE)["d4"] == "rKH:rb"


def test_example_7_two_plain_kings_tie_and_the_attacker_may_peek_at_two():
    after, gone = fight("KC", "KD")
    assert (gone, phase(after)) == ({"rKC", "bKD"}, ("r", "peek", "2"))


def test_example_8_selling_the_heart_leaves_blue_without_a_target_and_the_game_goes_on():
    after, gone = fight("KH", "KD")
    assert (gone, phase(after), result(after)) == ({"rKH", "bKD"}, ("r", "peek", "2"), None)


def test_example_9_heart_meets_heart_and_the_game_is_drawn_at_once():
    after, gone = fight("KH", "KH")
    assert (gone, result(after)) == ({"rKH", "bKH"}, (None, "dead-aim"))


def test_example_10_a_special_tie_removes_nothing():
    after, gone = fight("KS", "KD")
    assert (gone, phase(after)) == (set(), ("r", "peek", "2"))
    assert (board(after)["d4"], board(after)["d5"]) == ("rKS^", "bKD:rb")
    after, gone = fight("KS", "KD", special_kings="list")
    assert (gone, phase(after), result(after)) == ({"rKS"}, ("b", "attack", "0"), None)


def test_example_11_the_game_ends_when_spades_attacks_hearts():
    assert result(play(table("f4=rKS^ f5=bKH:b"), "f4xf5")) == ("r", "king")
    assert result(play(table("f4=r?? f5=b??", unseen="rKS bKH"), "f4xf5 f4=KS f5=KH")) == ("r", "king")


def test_example_12_a_blind_heart_runs_into_spades():
    blind = {"unseen": "rKH bKS"}
    line = "f4xf5 f4=KH f5=KS"
    assert result(play(table("f4=r?? f5=b??", **blind), line)) == ("b", "king")
    assert result(play(table("f4=r?? f5=b??", **blind, KH_attacks_KS="attacker_wins"), line)) == ("r", "king")


def fresh(**words):
    return play(start(**words), "d4xd5 d4=8C d5=7H")


def test_example_13_slides_on_the_fresh_board_alternate_the_colours():
    state = fresh()
    assert moves(state) == {"d4-d5", "c5-d5", "e5-d5", "d6-d5"}
    assert {board(state)[move[:2]][0] for move in moves(state)} == {"r"}
    state = play(state, "d4-d5")
    assert moves(state) == {"d3-d4", "c4-d4", "e4-d4"}
    assert {board(state)[move[:2]][0] for move in moves(state)} == {"b"}
    state = play(state, "d3-d4")
    assert moves(state) == {"d2-d3", "c3-d3", "e3-d3"}
    assert {board(state)[move[:2]][0] for move in moves(state)} == {"r"}
    assert phase(play(state, "d2-d3")) == ("b", "attack", "0")


def test_example_13_with_own_only_the_turn_ends_after_one_slide():
    assert phase(play(fresh(slide_cards="own_only"), "d4-d5")) == ("b", "attack", "0")


def test_example_14_the_same_card_does_not_slide_twice():
    state = play(fresh(), "d4-d5 d3-d4")
    assert "d4-d3" not in moves(state)
    assert (why(state, "d4-d3").code, why(state, "d4-d3").rule) == ("slid", "§4, A14e")


@pytest.mark.parametrize(
    ("card", "expected"),
    [("KH", ("r", "overlap")), *((card, ("b", "wrong-overlap")) for card in ("KC", "KS", "2D"))],
)
def test_example_15_an_overlap_wins_on_the_heart_and_loses_on_anything_else(card, expected):
    state = table(f"g4=rKS^ g5=b{card}:b c3=r9C:r c4=b8C:b {REST}")
    assert result(play(state, "c3xc4 g4^g5")) == expected
    unknown = table(f"g4=rKS^ g5=b?? c3=r9C:r c4=b8C:b {REST}", unseen=f"b{card}")
    assert result(play(unknown, f"c3xc4 g4^g5 g5={card}")) == expected


def test_example_16_no_overlap_on_the_movers_card_after_a_slide_or_with_an_unseen_king():
    own = play(table(f"g4=rKS^ g5=rJC:r c3=r9C:r c4=b8C:b {REST}"), "c3xc4")
    assert why(own, "g4^g5").code == "overlap-own"
    slid = play(table(f"f4=rKS^ g5=bJC:b c3=r9C:r c4=b8C:b {REST}"), "c3xc4 f4-g4")
    assert why(slid, "g4^g5").code == "slid"
    unseen = play(table(f"g4=rKS:b g5=bJC:b c3=r9C:r c4=b8C:b {REST}"), "c3xc4")
    assert why(unseen, "g4^g5").code == "unseen-king"
    never_seen = play(table(f"g4=r?? g5=bJC:b c3=r9C:r c4=b8C:b {REST}", unseen="rKS"), "c3xc4")
    assert why(never_seen, "g4^g5").code == "unseen-king"
    for state in (own, slid, unseen, never_seen):
        assert not [move for move in moves(state) if "^" in move]


def test_example_17_a_peek_finds_the_king_of_spades_and_only_its_player_knows():
    state = play(table(f"c3=r?? d4=r8C:r d5=b8H:b {REST}", unseen="rKS"), "d4xd5 ?c3 c3=KS done")
    assert board(state)["c3"] == "rKS:r"
    assert (seen(state, RED)["c3"], seen(state, BLUE)["c3"]) == ("rKS:r", "r??:r")


def test_example_17_the_king_seen_with_a_peek_may_overlap():
    cards = f"c3=r?? c2=b?? d4=r8C:r d5=b8H:b e1=r9C:r e2=b2C:rb f2=b2D:b {REST}"
    state = play(table(cards, unseen="rKS b7D"), "d4xd5 ?c3 c3=KS done e2xe1")
    state = play(state, "e1xf2")
    assert "c3^c2" in moves(state)
    assert "c3^c2" not in moves(play(table(cards, unseen="rKS b7D"), "d4xd5 done e2xe1 e1xf2"))


def test_example_18_without_an_attack_the_game_is_drawn():
    left = "a1=rKS:r a2=rKH:r m8=bKH:b"
    assert result(table(left, keep=False)) == (None, "no-attack")
    # and during play, when the last blue card near Red falls
    assert result(play(table(f"{left} b2=b2C:b", keep=False, turn="b"), "b2xa1")) == (None, "no-attack")


def test_example_19_one_side_that_can_still_win_keeps_the_game_alive():
    state = table(f"d4=r8C:r d5=b7H:b a8=rKS:b m8=bKS:r l8=bKH:rb {REST}", keep=False)
    assert "rKH" in fallen(state)
    assert (result(state), result(play(state, "d4xd5"))) == (None, None)


def test_example_20_twenty_special_ties_in_a_row_are_a_stall():
    state = table(f"d4=rKS^ d5=bKD:rb {REST}")
    for ply in range(20):
        assert result(state) is None
        assert fields(state)["quiet"] == str(ply)
        state = play(state, "d4xd5 done" if ply % 2 == 0 else "d5xd4 done")
    assert result(state) == (None, "stall")


def test_example_21_a_hole_from_an_earlier_turn_may_be_used():
    state = play(table(f"c2=r5D:r k7=r9C:r k6=b8C:b {REST}"), "k7xk6")
    assert "c2-b2" in moves(state)
