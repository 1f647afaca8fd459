"""§7.2 Four players on 16×13: laying, turns, elimination, neutral cards, and the three ways to play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludoteca.core import ABANDON, AGREE, CHANCE, RESIGN, TIME, WATCHER
from ludoteca.play import Dealer, Match
from tests.games.zama.asking import actor, game, moves, options, result, start, why
from tests.games.zama.tables import BLUE, GREEN, RED, YELLOW, board, fallen, fields, play, seen, table

# Two pairs of cards that keep everybody busy after a removal.
REST = "i1=r3S:rb j1=b3S:rb i3=g3S:rb j3=y3S:rb"
WON = f"c3=r9C:r c4=b8C:b {REST}"


def four(cards: str, **given):
    return table(cards, players=4, **given)


def melee(cards: str, **given):
    return four(cards, four_player="melee", **given)


def whose(state) -> tuple[str, str]:
    return fields(state)["turn"], fields(state)["phase"]


def told(state, viewer=RED) -> dict[str, dict]:
    return {event.type: dict(event.args) for event in game.events(state, viewer)}


# -- laying and turns ----------------------------------------------------------------------------------


def test_example_22_the_owners_go_round_along_files_and_ranks():
    cards = board(start(players=4))
    named = {cell: cards[cell][0] for cell in ("a1", "b1", "c1", "d1", "a2", "b2")}
    assert named == {"a1": "r", "b1": "b", "c1": "g", "d1": "y", "a2": "b", "b2": "g"}
    assert Counter(card[0] for card in cards.values()) == {"r": 52, "b": 52, "g": 52, "y": 52}


def test_orthogonal_neighbours_have_different_owners():
    cards = board(start(players=4))
    for cell, card in cards.items():
        file, rank = cell[0], int(cell[1:])
        for near in (f"{chr(ord(file) + 1)}{rank}", f"{file}{rank + 1}"):
            assert near not in cards or cards[near][0] != card[0]


@pytest.mark.parametrize("deck", [40, 48, 32])
def test_other_packs_double_their_grid_too(deck):
    cards = board(start(players=4, deck=deck))
    assert Counter(card[0] for card in cards.values()) == dict.fromkeys("rbgy", deck)


def test_stripes_give_each_player_every_fourth_rank():
    cards = board(start(players=4, layout="rank_stripes"))
    assert all(card[0] == "rbgy"[(int(cell[1:]) - 1) % 4] for cell, card in cards.items())


def test_the_seats_are_red_blue_green_and_yellow_and_play_in_this_order():
    assert game.seats(options(players=4)) == ("r", "b", "g", "y")
    state = start(players=4)
    lost = {"r": "a1xb1 a1=2S b1=QS", "b": "a2xb2 a2=2S b2=QS", "g": "a3xb3 a3=2S b3=QS", "y": "a4xb4 a4=2S b4=QS"}
    for seat, line in lost.items():
        assert whose(state) == (seat, "attack")
        state = play(state, line)
    assert whose(state) == ("r", "attack")


def test_any_other_player_may_be_attacked():
    state = four("d4=r9C:r d5=b2D:b e4=g2D:g d3=y2D:y c4=r2D:r")
    assert moves(state) == {"d4xd5", "d4xe4", "d4xd3", "c4xd5", "c4xd3"}


def test_cards_revealed_by_an_attack_are_seen_by_all_four():
    state = play(four(f"d4=r9C:r d5=gTC:g {REST}"), "d4xd5")
    assert board(state)["d5"] == "gTC:rbgy"
    for viewer in (RED, BLUE, GREEN, YELLOW):
        assert seen(state, viewer)["d5"] == "gTC:rbgy"


def test_only_the_player_who_peeks_knows_the_card_and_all_see_the_cell():
    state = play(four(f"d4=r9C:r d5=g9D:g e1=y?? {REST}", unseen="y7H"), "d4xd5 ?e1 e1=7H done")
    assert seen(state, RED)["e1"] == "y7H:r"
    for viewer in (BLUE, GREEN, YELLOW, WATCHER):
        assert seen(state, viewer)["e1"] == "y??:r"


# -- passing -------------------------------------------------------------------------------------------


def test_a_player_without_an_attack_passes():
    state = play(four("d4=r9C:r d5=yTC:y"), "d4xd5")  # Red's only card near anybody falls
    assert result(state) == (None, "no-attack")
    state = play(four("d4=r2C:r d5=yTC:y c6=b4C:b"), "d4xd5")
    assert whose(state) == ("b", "attack")
    state = play(state, "c6xd5")
    assert result(state) == (None, "no-attack")


def test_a_pass_is_reported_and_is_not_a_ply():
    state = play(four("d4=rKS^ d5=yKD:y e6=yTC:y", quiet=7), "d4xd5 done")  # Blue and Green have no card near anybody
    assert whose(state) == ("y", "attack")
    assert fields(state)["quiet"] == "8"
    assert [event.args["seat"] for event in game.events(state, WATCHER) if event.type == "pass"] == ["b", "g"]


def test_with_march_a_player_without_an_attack_marches():
    state = play(four("d4=rKS^ d5=yKD:y", no_attack="march"), "d4xd5 done")
    assert (whose(state), fields(state)["quiet"]) == (("b", "slide"), "2")


# -- elimination in a melee -----------------------------------------------------------------------------


def test_the_spade_attacks_a_heart_and_its_owner_is_eliminated_the_game_goes_on_with_three_slides():
    state = play(melee(f"d4=rKS^ d5=gKH:g d6=g2C:g {REST}"), "d4xd5")
    assert result(state) is None
    assert (whose(state), fields(state)["left"], fields(state)["gone"]) == (("r", "slide"), "3", "g")
    assert {"gKH", "gKS"} <= fallen(state)
    assert board(state)["d6"] == "g2C:g"
    assert told(state)["eliminated"] == {"seat": "g", "reason": "king"}
    assert told(state)["leave"] == {"owner": "g", "cells": ["a14", "d5"], "cards": ["KS", "KH"]}


def test_a_heart_that_attacks_a_spade_is_eliminated_and_the_turn_passes():
    state = play(melee(f"d4=rKH:r d5=gKS:g {REST}"), "d4xd5")
    assert (whose(state), fields(state)["gone"]) == (("b", "attack"), "r")
    assert board(state)["d5"] == "gKS^"
    assert {"rKH", "rKS"} <= fallen(state)


def test_a_correct_overlap_eliminates_and_counts_as_a_slide_onto_the_cell_of_the_heart():
    state = play(melee(f"g4=rKS^ g5=yKH:y {WON}"), "c3xc4 g4^g5")
    assert board(state)["g5"] == "rKS^"
    assert "g4" not in board(state)
    assert (whose(state), fields(state)["left"], fields(state)["moved"]) == (("r", "slide"), "2", "g5")
    assert fields(state)["gone"] == "y"
    assert not [move for move in moves(state) if move.startswith("g5")]


def test_a_wrong_overlap_eliminates_its_player():
    state = play(melee(f"g4=rKS^ g5=yQH:y {WON}"), "c3xc4 g4^g5")
    assert (whose(state), fields(state)["gone"]) == (("b", "attack"), "r")
    assert board(state)["g5"] == "yQH:rbgy"
    assert {"rKS", "rKH"} <= fallen(state)
    assert told(state)["eliminated"] == {"seat": "r", "reason": "wrong-overlap"}


def test_a_king_nobody_has_seen_is_sought_among_the_unseen_cards_of_its_owner():
    state = play(melee(f"d4=rKS^ d5=gKH:g f6=g?? h6=g?? k6=g2C:g {REST}", unseen="gKS g7H"), "d4xd5")
    assert actor(state) == CHANCE
    assert moves(state) == {"f6=KS", "h6=KS"}
    assert (whose(state), fields(state)["left"]) == (("r", "slide"), "3")
    state = play(state, "h6=KS")
    assert "h6" not in board(state)
    assert board(state)["f6"] == "g??"
    assert {"gKH", "gKS"} <= fallen(state)
    assert told(state, BLUE)["leave"] == {"owner": "g", "cells": ["h6"], "cards": ["KS"]}
    assert moves(state)


def test_a_search_reveals_nothing_about_a_card_another_has_looked_at():
    """Only Blue has seen Green's h6: if it were the king it would have left at once, and everybody knows that."""
    cards = f"d4=rKS^ d5=gKH:g f6=g?? g6=g?? h6=g7H:b {REST}"
    state = play(melee(cards, unseen="gKS g8H"), "d4xd5")
    for seed in range(20):
        imagined = game.imagine(game.view(state, RED), Random(seed))
        assert board(imagined)["h6"][1:3] not in ("KS", "KH", "??")
        assert moves(imagined) == {"f6=KS", "g6=KS"}


def test_when_nobody_can_win_after_an_elimination_the_survivors_draw_at_once():
    cards = "d4=rKS^ d5=gKH:g e9=bQC:b e10=yQC:y b2=rKH:r"
    state = play(melee(cards, keep=False), "d4xd5")  # the hearts of Blue and Yellow fell before, as did their spades
    assert result(state) == (None, "dead-aim")
    assert game.outcome(state).ranking == ((RED, BLUE, YELLOW), (GREEN,))


def test_the_last_player_in_the_game_wins_and_the_others_are_ranked_by_elimination():
    state = melee(f"d4=rKS^ d5=bKH:b {REST}", gone="yg")
    after = play(state, "d4xd5")
    assert result(after) == ("r", "king")
    assert fields(after)["gone"] == "ygb"
    assert fields(after)["result"] == "r:king"
    assert game.outcome(after).ranking == ((RED,), (BLUE,), (GREEN,), (YELLOW,))


def test_points_are_the_cards_left():
    after = play(melee(f"d4=rKS^ d5=bKH:b {REST}", gone="gy"), "d4xd5")
    on_board = Counter(card[0] for card in board(after).values())
    assert {"rbgy"[seat]: points for seat, points in game.outcome(after).points.items()} == on_board


# -- neutral cards ---------------------------------------------------------------------------------------


def test_neutral_cards_never_attack_and_are_attacked_slid_and_looked_at():
    state = four(f"d4=r9C:r d5=g9D:g f5=g7D:g f4=g6D:g {REST}", gone="g")
    assert {"d4xd5"} <= moves(state)
    assert "?f5" in moves(play(state, "d4xd5"))
    won = play(four(f"d4=rTC:r d5=g9D:g f5=g7D:g f4=g6D:g {REST}", gone="g"), "d4xd5")
    assert "f5-f6" in moves(won)


def test_the_turn_skips_eliminated_players():
    state = play(four(f"d4=r2C:r d5=g9D:g {REST}", gone="bg"), "d4xd5")
    assert whose(state)[0] == "y"


def test_neutral_cards_are_not_overlapped():
    state = play(four(f"g4=rKS^ g5=gJC:g h4=bJD:b {WON}", gone="g"), "c3xc4")
    assert {move for move in moves(state) if "^" in move} == {"g4^h4"}
    assert (why(state, "g4^g5").code, why(state, "g4^g5").rule) == ("overlap-neutral", "§7.2")


def test_an_eliminated_player_may_do_nothing_more():
    state = four(f"d4=r2C:r d5=g9D:g {REST}", gone="g")
    assert why(state, "d5xd4", GREEN).code == "gone"
    assert moves(state, GREEN) == set()


# -- options that decide what a king does ------------------------------------------------------------------


def test_owner_loses_eliminates_the_owner_of_the_heart_and_the_attacker_may_look():
    state = play(melee(f"d4=rKC:r d5=gKH:g {REST}", KH_tie="owner_loses"), "d4xd5")
    assert (whose(state), fields(state)["gone"]) == (("r", "peek"), "g")
    assert {"rKC", "gKH", "gKS"} <= fallen(state)
    state = play(melee(f"d4=rKH:r d5=gKC:g {REST}", KH_tie="owner_loses"), "d4xd5")
    assert (whose(state), fields(state)["gone"]) == (("b", "attack"), "r")


def test_attacker_wins_eliminates_the_owner_of_the_spade():
    state = play(melee(f"d4=rKH:r d5=gKS:g {REST}", KH_attacks_KS="attacker_wins"), "d4xd5")
    assert (whose(state), fields(state)["gone"]) == (("r", "slide"), "g")


def test_no_second_peek_remembers_the_pair_of_any_two_players():
    cards = f"d4=gKS^ d5=yKD:gy e5=bKD:gy {REST}"
    state = play(four(cards, special_repeat="no_second_peek", turn="g"), "d4xd5 done d5xd4")
    assert (whose(state), fields(state)["met"]) == (("r", "attack"), "gKS-yKD")
    state = play(state, "i1xj1 done e5xd4")
    assert (whose(state), fields(state)["met"]) == (("b", "peek"), "bKD-gKS,gKS-yKD")


# -- leaving ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("act", "word"), [(RESIGN, "resign"), (TIME, "time"), (ABANDON, "abandon")])
def test_a_player_who_leaves_is_eliminated_and_the_others_play_on(act, word):
    state = game.apply(four(f"d4=r9C:r d5=g2D:g {REST}"), BLUE, act)
    assert (result(state), fields(state)["gone"], whose(state)) == (None, "b", ("r", "attack"))
    assert {"bKS", "bKH"} <= fallen(state)
    assert told(state)["eliminated"] == {"seat": "b", "reason": word}
    for seat in (GREEN, RED):
        state = game.apply(state, seat, act)
    assert result(state) == ("y", word)


def test_a_player_who_leaves_in_turn_passes_the_turn_on():
    state = play(four(WON), "c3xc4 c3-c4")
    state = game.apply(state, RED, RESIGN)
    assert (whose(state), fields(state)["moved"]) == (("b", "attack"), "-")


def test_a_slid_king_that_leaves_with_its_owner_no_longer_counts_as_slid():
    state = play(four(f"e8=gKS:g {WON}"), "c3xc4 e8-e9")
    state = game.apply(state, GREEN, RESIGN)
    assert (fields(state)["left"], fields(state)["moved"]) == ("2", "-")
    text = game.format_position(state)
    assert game.format_position(game.parse_position(text, state.options)) == text


def test_a_player_who_leaves_while_cards_are_laid_out_leaves_holes():
    state = start(players=4, placement="stratego")
    for move in ("c1=KS", "g1=7H"):
        state = game.apply(state, GREEN, game.parse_move(state, GREEN, move))
    state = game.apply(state, GREEN, RESIGN)
    assert game.to_act(state) == (RED, BLUE, YELLOW)
    assert board(state) == {"g1": "g7H:g"}
    for seat in (RED, BLUE, YELLOW):
        state = game.apply(state, seat, game.parse_move(state, seat, "rest"))
        while actor(state) == CHANCE:
            state = play(state, min(moves(state)))
    assert (whose(state), len(board(state))) == (("r", "attack"), 3 * 52 + 1)


def test_in_teams_the_partner_of_a_player_who_leaves_plays_on_alone():
    state = game.apply(four(WON, four_player="teams"), GREEN, RESIGN)
    assert result(state) is None
    assert result(game.apply(state, RED, RESIGN)) == ("by", "resign")


def test_an_agreement_needs_only_those_still_in_the_game():
    match = Match.start(game, options(players=4), Dealer.from_seed(1))
    match.resign(GREEN)
    assert game.why_illegal(match.state, GREEN, AGREE).code == "gone"
    match.offer(RED)
    match.offer(YELLOW)
    assert match.outcome is None
    match.offer(BLUE)
    assert (match.outcome.reason, match.outcome.winners) == ("agreement", ())
    assert match.outcome.ranking == ((RED, BLUE, YELLOW), (GREEN,))


# -- conservation ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_there_are_208_cards_at_all_times(seed):
    state, rng = start(players=4), Random(seed)
    plies = 0
    while game.to_act(state):
        move = rng.choice(sorted(moves(state)))
        state = game.apply(state, actor(state), game.parse_move(state, actor(state), move))
        plies += 1
        if plies % 5 == 0:
            owners = Counter(card[0] for card in [*board(state).values(), *fallen(state)])
            assert owners == dict.fromkeys("rbgy", 52)
    assert result(state) is not None
