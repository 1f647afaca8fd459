"""Four players who do not fight to the last: first blood, and two teams."""

from __future__ import annotations

import pytest

from tests.games.zama.asking import game, moves, options, result, why
from tests.games.zama.tables import BLUE, GREEN, RED, YELLOW, board, fallen, fields, play, seen
from tests.games.zama.test_four import REST, WON, four, whose

# -- first blood and teams -------------------------------------------------------------------------------


def test_first_blood_ends_with_the_first_heart_and_its_captor_wins():
    after = play(four(f"d4=rKS^ d5=gKH:g {REST}"), "d4xd5")
    assert result(after) == ("r", "king")
    assert game.outcome(after).ranking == ((RED,), (BLUE, GREEN, YELLOW))
    assert result(play(four(f"d4=rKH:r d5=gKS:g {REST}"), "d4xd5")) == ("g", "king")
    overlap = play(four(f"g4=rKS^ g5=yKH:y {WON}"), "c3xc4 g4^g5")
    assert result(overlap) == ("r", "overlap")


def test_first_blood_is_how_four_play_unless_they_choose_otherwise():
    assert options(players=4).four_player == "first_blood"
    assert game.options_of("1", {"players": "4"}).four_player == "melee"
    assert game.options_of("1", {"players": "4", "four_player": "teams"}).four_player == "teams"
    assert game.options_of(game.VERSION, {"players": "4"}).four_player == "first_blood"


def test_first_blood_goes_on_after_a_wrong_overlap_without_the_player_who_made_it():
    state = play(four(f"g4=rKS^ g5=yQH:y {WON}"), "c3xc4 g4^g5")
    assert (result(state), whose(state), fields(state)["gone"]) == (None, ("b", "attack"), "r")
    assert {"rKS", "rKH"} <= fallen(state)
    assert board(state)["c3"] == "r9C:rbgy"  # neutral from now on
    after = play(state, "j1xi1")
    assert (result(after), whose(after)) == (None, ("b", "peek"))


def test_first_blood_is_won_by_who_is_left_when_all_others_have_overlapped_wrongly():
    state = play(four(f"g4=rKS^ g5=yQH:y {WON}", gone="bg"), "c3xc4 g4^g5")
    assert result(state) == ("y", "wrong-overlap")
    assert game.outcome(state).ranking == ((YELLOW,), (RED,), (GREEN,), (BLUE,))


def test_first_blood_is_won_by_the_captor_though_another_was_eliminated_before():
    after = play(four(f"d4=rKS^ d5=bKH:b {REST}", gone="g"), "d4xd5")
    assert result(after) == ("r", "king")
    assert game.outcome(after).ranking == ((RED,), (BLUE, YELLOW), (GREEN,))


def test_first_blood_with_owner_loses_is_won_by_whoever_tied_with_the_heart():
    assert result(play(four(f"d4=rKC:r d5=gKH:g {REST}", KH_tie="owner_loses"), "d4xd5")) == ("r", "king")
    assert result(play(four(f"d4=rKH:r d5=gKC:g {REST}", KH_tie="owner_loses"), "d4xd5")) == ("g", "king")


def test_in_teams_the_partners_cards_may_be_neither_attacked_nor_overlapped():
    state = four(f"d4=r9C:r d5=g2D:g e4=b2D:b g4=rKS^ g5=g4D:g h4=y4D:y {REST}", four_player="teams")
    assert {move for move in moves(state) if move.startswith("d4")} == {"d4xe4"}
    assert why(state, "d4xd5").code == "attack-partner"
    state = play(state, "d4xe4")
    assert {move for move in moves(state) if "^" in move} == {"g4^h4"}
    assert why(state, "g4^g5").code == "overlap-partner"


@pytest.mark.parametrize(("loser", "reason"), [("KH", "overlap"), ("QH", "wrong-overlap")])
def test_in_teams_one_heart_or_one_wrong_overlap_decides_for_both_partners(loser, reason):
    state = play(four(f"g4=rKS^ g5=y{loser}:y {WON}", four_player="teams"), "c3xc4 g4^g5")
    winners, losers = ((RED, GREEN), (BLUE, YELLOW)) if reason == "overlap" else ((BLUE, YELLOW), (RED, GREEN))
    assert game.outcome(state).winners == winners
    assert game.outcome(state).ranking == (winners, losers)
    assert fields(state)["result"] == f"{'rg' if winners == (RED, GREEN) else 'by'}:{reason}"


def test_in_teams_a_beaten_heart_wins_for_the_partner_too():
    assert result(play(four(f"d4=rKS^ d5=yKH:y {REST}", four_player="teams"), "d4xd5")) == ("rg", "king")
    assert result(play(four(f"d4=rKH:r d5=bKS:b {REST}", four_player="teams"), "d4xd5")) == ("by", "king")


def test_in_teams_dead_aim_looks_at_the_hearts_of_the_other_team_only():
    cards = "d4=r8C:r d5=b8D:b a9=rKS:r b9=gKH:g c9=rKH:r e9=gKS:g"  # the hearts of Blue and Yellow are gone
    assert result(four(cards, keep=False)) is None
    assert result(four(cards, keep=False, four_player="teams")) == (None, "dead-aim")


def test_partners_do_not_share_what_they_have_looked_at():
    state = four(f"d4=r9C:r d5=b9D:b e1=y?? {REST}", unseen="y7H", four_player="teams")
    state = play(state, "d4xd5 ?e1 e1=7H done")
    assert seen(state, GREEN)["e1"] == "y??:r"
