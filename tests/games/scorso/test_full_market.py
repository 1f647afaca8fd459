"""§9.3 The weapon market: what is drawn, who picks when, and what goes back (A37, A42)."""

from __future__ import annotations

from ludoteca.core import RESIGN
from tests.games.scorso.asking import actors, fields, game, line, moves, play, start, told, why
from tests.games.scorso.full_tables import market, phase, weapons
from tests.games.scorso.tables import A, B, C


def drawn(*numbers: int) -> str:
    return "; ".join(f"bag W{number:02}" for number in numbers)


def test_example_25_one_weapon_more_than_players_and_the_old_one_returns() -> None:
    state = market("A", "B weapons=W01 hats=1", "C", "D", draw=5)
    assert "bag W01" not in moves(state)
    assert len(moves(state)) == 17
    state = play(state, drawn(2, 3, 6, 11, 16))
    assert fields(state)["offer"] == "W02,W03,W06,W11,W16"
    state = play(state, "A: pick W06; B: pick W02")
    assert [event["weapon"] for event in told(state, "returned")] == ["W01"]
    state = play(state, "C: pick W16; D: pick W11")
    assert [weapons(state, name) for name in "ABCD"] == ["W06", "W02", "W16", "W11"]
    assert phase(state) == "rolling"


def test_what_is_left_over_returns_to_the_bag() -> None:
    state = market("A", "B", draw=3)
    state = play(state, f"{drawn(2, 3, 6)}; A: pick W06; B: pick W02")
    shown = game.show(game.view(state, A))
    assert (shown.stage.offer, shown.stage.bag) == ([], 16)


def test_a_second_weapon_of_another_colour_is_kept_beside_the_first() -> None:
    state = market("A weapons=W01 hats=1", "B", draw=3)
    state = play(state, f"{drawn(2, 6, 11)}; A: pick W06")
    assert weapons(state, "A") == "W01,W06"


def test_a37_the_best_picks_first() -> None:
    state = play(market("A", "B", "C", rank="C,A,B", draw=4), drawn(1, 2, 3, 4))
    assert actors(state) == ["C"]
    state = play(state, "C: pick W01")
    assert actors(state) == ["A"]
    assert actors(play(state, "A: pick W02")) == ["B"]


def test_a37_worst_first() -> None:
    state = play(market("A", "B", "C", rank="C,A,B", draw=4, market_order="worst_first"), drawn(1, 2, 3, 4))
    state = play(state, "B: pick W01; A: pick W02; C: pick W03")
    assert phase(state) == "rolling"


def test_a37_everybody_must_pick_unless_one_may_pass() -> None:
    state = play(market("A", "B", draw=3), drawn(1, 2, 3))
    assert moves(state) == {"pick W01", "pick W02", "pick W03"}
    assert why(state, "A: pick -").code == "must-pick"
    state = play(market("A weapons=W05 hats=1", "B", draw=3, market_pass="yes"), drawn(1, 2, 3))
    state = play(state, "A: pick -")
    assert weapons(state, "A") == "W05"
    assert told(state, "no-pick") == [{"type": "no-pick", "seat": "A"}]


def test_a37_no_market_before_the_first_stage_unless_it_is_wanted() -> None:
    assert fields(start(mode="full"))["phase"] == "rolling"
    state = start(mode="full", players=3, market_first_stage="yes", stake=4)
    assert (fields(state)["phase"], fields(state)["draw"], fields(state)["pot"]) == ("market", "4", "0")
    state = play(state, f"{drawn(1, 2, 3, 4)}; A: pick W04; B: pick W03; C: pick W02")
    assert (fields(state)["phase"], fields(state)["stage"], fields(state)["pot"]) == ("rolling", "1", "12")


def test_a37_the_order_of_the_first_market_is_that_of_the_seats_also_worst_first() -> None:
    state = start(mode="full", players=2, market_first_stage="yes", market_order="worst_first")
    assert actors(play(state, drawn(1, 2, 3))) == ["A"]


def test_a42_everybody_pays_the_stake_for_every_stage() -> None:
    state = play(market("A", "B", draw=3, stake=7), f"{drawn(1, 2, 3)}; A: pick W01; B: pick W02")
    assert fields(state)["pot"] == "14"


def test_a_stage_begins_with_its_first_round() -> None:
    state = play(market("A", "B", draw=3, round=1), f"{drawn(1, 2, 3)}; A: pick W01; B: pick W02")
    assert fields(state)["round"] == "1"
    assert [line(state, name)["free"] for name in "AB"] == ["??????"] * 2


def test_what_is_wrong_at_the_market_is_refused_by_name() -> None:
    drawing = market("A", "B", draw=3)
    assert actors(drawing) == ["chance"]
    assert why(drawing, "A: pick W01").code == "wait"
    state = play(drawing, drawn(1, 2, 3))
    assert why(state, "A: pick W04").code == "not-on-offer"
    assert why(state, "B: pick W01").code == "turn"
    assert why(state, "A: keep -").code == "phase"
    assert why(state, "A: knock").code == "phase"
    assert why(state, "chance: bag W04").code == "not-due"
    assert why(market("A weapons=W04", "B", draw=3), "chance: bag W04").code == "not-in-bag"
    assert why(drawing, "A: bag W04").code == "chance"


def test_who_leaves_while_weapons_are_drawn_needs_none() -> None:
    state = play(market("A", "B", "C", draw=4), drawn(1))
    state = game.apply(state, B, RESIGN)
    assert fields(state)["draw"] == "2"
    state = play(state, f"{drawn(2, 3)}; A: pick W01; C: pick W02")
    assert phase(state) == "rolling"


def test_who_leaves_in_the_own_turn_is_passed_over() -> None:
    state = play(market("A", "B", "C", draw=4), drawn(1, 2, 3, 4))
    assert actors(game.apply(state, A, RESIGN)) == ["B"]
    assert actors(game.apply(state, C, RESIGN)) == ["A"]


def test_the_market_has_a_stream_of_its_own_in_the_next_stage() -> None:
    assert game.stream(market("A", "B", draw=3)) == "stage 2/market"
