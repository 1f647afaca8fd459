"""One test per A-number of docs/rules/zama.md, its appendix, named after the rule."""

from __future__ import annotations

import pytest

from ludoteca.core import CHANCE, WATCHER
from tests.games.zama.asking import game, moves, options, read, result, start, why
from tests.games.zama.tables import (
    BLUE,
    RED,
    REST,
    TIED,
    WON,
    board,
    fallen,
    fields,
    play,
    random_game,
    seen,
    table,
    text,
)


def slides_of(state) -> set[str]:
    return {move for move in moves(state) if "-" in move}


def overlaps_of(state) -> set[str]:
    return {move for move in moves(state) if "^" in move}


@pytest.mark.parametrize("seed", range(2))
def test_a1_each_player_has_a_full_pack_of_52_at_all_times(seed):
    for ply, state in enumerate(random_game(seed, **({"special_kings": "list"} if seed else {}))):
        if ply % 4:
            continue
        known = [card[:3] for card in board(state).values() if "??" not in card] + list(fallen(state))
        assert len(set(known)) == len(known)
        for owner in "rb":
            on_board = sum(card[0] == owner for card in board(state).values())
            assert on_board + sum(card[0] == owner for card in fallen(state)) == 52


def test_a2_the_grid_has_thirteen_files_and_eight_ranks():
    ranks = game.format_position(start()).split(" turn=")[0].split("/")
    assert [len(rank.split()) for rank in ranks] == [13] * 8


def test_a3_the_colours_are_chequered_or_by_option_striped():
    chequer, stripes = board(start()), board(start(layout="rank_stripes"))
    assert (chequer["a1"][0], chequer["b1"][0], chequer["a2"][0]) == ("r", "b", "b")
    assert all(card[0] == ("r" if int(cell[1]) % 2 else "b") for cell, card in stripes.items())


def test_a4_nobody_knows_any_card_at_the_start():
    for seat in (RED, BLUE, WATCHER):
        assert set(seen(start(), seat).values()) == {"r??", "b??"}


def test_a5_the_sides_are_red_and_blue():
    assert game.seats(options()) == ("r", "b")


def test_a6_no_possible_attack_is_a_draw_and_by_option_a_march():
    cards = "a1=rKS:r a2=rKH:r m8=bKH:b"
    assert result(table(cards, keep=False)) == (None, "no-attack")
    state = table(cards, keep=False, no_attack="march")
    assert (fields(state)["phase"], fields(state)["left"], fields(state)["quiet"]) == ("slide", "3", "1")


def test_a7_all_eight_neighbours_may_be_attacked_enemies_only_and_nothing_wraps_round():
    around = ["c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"]
    enemies = " ".join(f"{cell}=b{n}D:b" for n, cell in enumerate(around, start=2))
    state = table(f"d4=r9C:r {enemies}")
    assert moves(state) == {f"d4x{cell}" for cell in around}
    edge = table("a3=r9C:r m3=b8C:b m2=b7C:b m4=b6C:b b3=b5C:b a4=r5D:r")
    assert moves(edge) == {"a3xb3", "a4xb3"}


def test_a8_survivors_go_face_down_again():
    state = play(table(f"c3=r9C:r c4=bTC:b {REST}"), "c3xc4")
    assert board(state)["c4"] == "bTC:rb"


@pytest.mark.parametrize(("attacker", "defender", "cell"), [("KS", "7C", "c3"), ("7C", "KS", "c4")])
def test_a9_a_king_of_spades_revealed_by_an_attack_stays_face_up_attacking_or_defending(attacker, defender, cell):
    state = play(table(f"c3=r{attacker}:b c4=b{defender}:r {REST}"), "c3xc4")
    assert board(state)[cell].endswith("KS^")


def test_a9_a_peek_does_not_reveal():
    state = play(table(f"{TIED} e1=r??", unseen="rKS"), "c3xc4 ?e1 e1=KS done")
    assert board(state)["e1"] == "rKS:r"


def test_a10_hearts_and_spades_beat_the_ace():
    for king in ("KH", "KS"):
        assert "rAS" in fallen(play(table(f"c3=rAS:r c4=b{king}:b {REST}"), "c3xc4"))
        assert "bAS" in fallen(play(table(f"c3=r{king}:r c4=bAS:b {REST}"), "c3xc4"))


def test_a11_a_heart_ties_with_the_other_kings_and_both_fall():
    for king in ("KD", "KC"):
        after = play(table(f"c3=rKH:r c4=b{king}:b {REST}"), "c3xc4")
        assert {"rKH", f"b{king}"} <= fallen(after)
        assert fields(after)["phase"] == "peek"


def test_a12_the_header_governs_nothing_is_removed():
    for king in ("KD", "KC", "KS"):
        before = table(f"c3=rKS:r c4=b{king}:b {REST}")
        after = play(before, "c3xc4")
        assert fallen(after) == fallen(before)
        assert fields(after)["phase"] == "peek"


def test_a13_the_owner_of_spades_wins_even_if_hearts_attacked():
    assert result(play(table(f"c3=rKH:r c4=bKS:b {REST}"), "c3xc4")) == ("b", "king")
    assert result(play(table(f"c3=bKH:b c4=rKS:r {REST}", turn="b"), "c3xc4")) == ("r", "king")


def test_a14a_cards_of_either_player_slide():
    state = play(table(f"{WON} e1=b5D:b"), "c3xc4")
    assert {"e1-e2", "c3-c4"} <= slides_of(state)


def test_a14b_one_step_straight():
    state = play(table(f"{WON} e4=b5D:b"), "c3xc4")
    assert {move for move in slides_of(state) if move.startswith("e4")} == {"e4-e5", "e4-e3", "e4-d4", "e4-f4"}


def test_a14c_any_hole_old_or_new():
    state = play(start(), "d4xd5 d4=8C d5=7H d6-d5 d7-d6 d8-d7")
    attack = next(move for move in sorted(moves(state)) if move.startswith("i"))
    first, second = attack.split("x")
    state = play(state, f"{attack} {first}=QC {second}=2H")
    assert "c8-d8" in moves(state)


def test_a14d_slides_go_on_while_any_is_possible():
    state = play(table(WON), "c3xc4")
    assert "done" not in moves(state)
    assert why(state, "done").code == "must-slide"
    state = play(state, "c3-c4 i1-i2 j1-j2")
    assert fields(state)["turn"] == "b"


def test_a14d_fewer_slides_only_if_none_is_left():
    state = play(start(slide_cards="own_only"), "d4xd5 d4=8C d5=7H d4-d5")
    assert (fields(state)["turn"], fields(state)["phase"]) == ("b", "attack")


def test_a14e_each_card_once_per_turn_not_per_game():
    cards = "c3=r9C:r c4=b8C:b k1=r4S:rb l1=b2S:rb k6=r5S:rb l6=b4S:rb"
    state = play(table(cards), "c3xc4 c3-c4")
    assert not {move for move in slides_of(state) if move.startswith("c4-")}
    state = play(state, "a8-a7 b8-b7 l1xk1")  # Blue loses a card; Red wins again and may move the nine once more
    assert "c4-c5" in moves(play(state, "k6xl6"))


def test_a14f_the_victor_may_advance_as_a_slide():
    assert "c3-c4" in moves(play(table(WON), "c3xc4"))
    diagonal = play(table(f"c3=r9C:r d4=b8C:b {REST}"), "c3xd4")
    assert "c3-d4" not in moves(diagonal)


KING = f"g4=rKS^ g5=bJC:b {WON}"


def test_a15_an_overlap_is_one_of_the_slides_onto_an_orthogonal_enemy_card():
    around = "f3=b2D:b f4=b3D:b f5=b4D:b g3=r5D:r g5=bJC:b h3=b6D:b h4=b7D:b h5=b8D:b"
    state = play(table(f"g4=rKS^ {around} {WON}"), "c3xc4")
    assert overlaps_of(state) == {"g4^f4", "g4^g5", "g4^h4"}


def test_a15_never_without_a_won_attack():
    assert overlaps_of(table(KING)) == set()
    tied = play(table(f"g4=rKS^ g5=bJC:b {TIED}"), "c3xc4")
    assert overlaps_of(tied) == set()
    marching = table("g4=rKS^ a1=rKH:r m8=bKH:b m1=bKS:r", keep=False, no_attack="march")
    assert fields(marching)["phase"] == "slide"
    assert overlaps_of(marching) == set()


def test_a15_only_with_a_king_the_mover_has_seen():
    for marks, is_offered in (("^", True), (":r", True), (":rb", True), (":b", False)):
        state = play(table(f"g4=rKS{marks} g5=bJC:b {WON}"), "c3xc4")
        assert ("g4^g5" in moves(state)) is is_offered


def test_a15_sliding_another_card_keeps_the_overlap():
    state = play(table(KING), "c3xc4 c3-c4 i1-i2")
    assert "g4^g5" in moves(state)
    assert fields(play(state, "j1-j2"))["turn"] == "b"


def test_a15_when_only_the_overlap_is_left_it_may_be_waived():
    """A board with a single hole: slid cards enclose it, so that only the overlap remains."""
    state = read(shut_in(), slide_cards="own_only")
    assert moves(state) == {"a1^b1", "a1^a2", "done"}
    assert fields(play(state, "done"))["turn"] == "b"


def shut_in() -> str:
    """Red's three slides under own_only on the new board: after one slide only Blue's cards surround the hole."""
    state = play(start(slide_cards="own_only"), "d4xd5 d4=8C d5=7H d4-d5")
    position = game.format_position(state)
    position = position.replace("turn=b phase=attack left=0 moved=-", "turn=r phase=slide left=2 moved=d5")
    ranks, rest = position.split(" turn=")
    *above, first = ranks.split("/")
    return "/".join([*above, first.replace("r??", "rKS^", 1)]) + " turn=" + rest


def test_a16_peeks_are_a_right_up_to_two_distinct_and_of_either_owner():
    state = play(table(f"{TIED} e1=r?? e2=b?? g6=rKS^"), "c3xc4")
    assert moves(state) == {"done", *(f"?{cell}" for cell in ["b8", "l8", "m8", "i1", "j1", "e1", "e2"])}
    assert fields(play(state, "done"))["turn"] == "b"
    state = play(state, "?e2")
    state = play(state, min(moves(state)))
    assert "?e2" not in moves(state)
    assert fields(play(state, "?i1"))["turn"] == "b"


def test_a16_fewer_peeks_if_fewer_than_two_face_down_cards_exist():
    cards = "a1=rKS^ a2=bKS^ c3=r9C:r c4=b9D:b l8=bKH:rb"
    state = play(table(cards, keep=False), "c3xc4")
    assert moves(state) == {"?l8", "done"}
    assert fields(play(state, "?l8"))["turn"] == "b"
    all_open = table("a1=rKS^ a2=bKS^ c3=r9C:r c4=b9D:b", keep=False)
    assert result(all_open) == (None, "dead-aim")


def test_a17_the_fallen_cards_cannot_be_looked_at():
    state = play(table(TIED), "c3xc4")
    assert not {"?c3", "?c4"} & moves(state)
    assert why(state, "?c4").code == "peek-nothing"


def test_a18_unwinnable_is_what_section_6_says_and_no_more():
    # Red's heart is walled in far away and Blue has only the king: only attack, dead aim and stall are tested
    state = table("a1=rKH:r a2=r2C:r b1=r2D:r b2=r2H:r c3=b2S:b m8=bKS^ m1=rKS^ k1=bKH:b", keep=False)
    assert result(state) is None


def test_a19_special_ties_may_be_repeated_and_by_option_bring_no_second_peek():
    cards = f"d4=rKS^ d5=bKD:rb {REST}"
    again = "d4xd5 done d5xd4"
    assert fields(play(table(cards), again))["phase"] == "peek"
    state = play(table(cards, special_repeat="no_second_peek"), again)
    assert (fields(state)["phase"], fields(state)["turn"], fields(state)["met"]) == ("attack", "r", "rKS-bKD")


def test_a20_removed_cards_are_public_and_removed_kings_are_counted():
    state = play(table(f"c3=rAS:r c4=bKC:b {REST} e5=r2S:b"), "c3xc4")
    for viewer in (RED, BLUE, WATCHER):
        shown = game.show(game.view(state, viewer))
        assert "KC" in shown.blue.kings_gone
        assert "KC" in shown.blue.fallen
        assert fields(state)["out"] in game.format_view(game.view(state, viewer))


def test_a21_the_view_marks_what_its_seat_has_seen_and_by_option_nothing():
    cards = f"c3=r9C:r c4=b8C:b {REST}"
    own, none = (game.show(game.view(table(cards, memory_aid=aid), RED)) for aid in ("own", "none"))
    assert own.faces == {"c3": "9C", "i1": "3S", "j1": "3S", "m8": "KS", "b8": "KH", "l8": "KH"}
    assert none.faces == {}


def test_a22_four_players_have_four_packs_on_a_doubled_grid():
    cards = board(start(players=4))
    assert len(cards) == 208
    assert [sum(card[0] == owner for card in cards.values()) for owner in "rbgy"] == [52] * 4


@pytest.mark.parametrize(("deck", "ranks"), [(40, "A234567JQK"), (48, "A23456789JQK"), (32, "A789TJQK")])
def test_a23_other_packs_have_a_file_for_each_of_their_ranks(deck, ranks):
    cards = board(start(deck=deck))
    assert {cell[0] for cell in cards} == set("abcdefghijklm"[: len(ranks)])
    assert moves(play(start(deck=deck), "a1xb1")) == {f"a1={rank}{suit}" for rank in ranks for suit in "SHDC"}


def test_a24_no_slides_after_a_tie_or_a_loss():
    assert not slides_of(play(table(TIED), "c3xc4"))
    assert not slides_of(play(table(f"c3=r9C:r c4=bTC:b {REST}"), "c3xc4"))


def test_a25_a_winning_defender_gets_neither_slides_nor_peeks():
    state = play(table(f"c3=r9C:r c4=bTC:b {REST}"), "c3xc4")
    assert (fields(state)["turn"], fields(state)["phase"]) == ("b", "attack")
    assert all("x" in move for move in moves(state))


def test_a26_spades_beats_lower_cards_like_any_card():
    state = play(table(f"c3=rKS^ c4=bQC:b {REST}"), "c3xc4")
    assert (fields(state)["phase"], fields(state)["left"]) == ("slide", "3")


def test_a27_a_declared_attack_is_binding():
    state = play(start(), "d4xd5")
    assert game.to_act(state) == (CHANCE,)
    assert game.legal_moves(state, RED) == []
    assert why(state, "a1xa2", RED).code == "wait"


def test_a28_the_enemys_open_king_of_spades_may_be_dragged():
    state = play(table(f"{WON} g4=bKS^"), "c3xc4")
    assert {"g4-g5", "g4-f4"} <= slides_of(state)
    assert board(play(state, "g4-g5"))["g5"] == "bKS^"


def test_a29_red_begins_at_every_table():
    assert game.to_act(start(layout="rank_stripes")) == (RED,)
    assert fields(start())["turn"] == "r"


def test_positions_of_these_tests_are_canonical():
    assert game.format_position(table(WON)) == text(WON)
