"""What an act brings about, for the log, the screen reader and the animation; and the acts that end a game."""

from __future__ import annotations

import pytest

from ludoteca.core import ABANDON, AGREE, RESIGN, TIME, WATCHER
from tests.games.zama.asking import game, result, start
from tests.games.zama.tables import BLUE, RED, REST, WON, play, table

EVERYBODY = (RED, BLUE, WATCHER)


def told(state, viewer=WATCHER) -> list[dict[str, object]]:
    return [event.to_json() for event in game.events(state, viewer)]


def types(state, viewer=WATCHER) -> list[str]:
    return [event["type"] for event in told(state, viewer)]


def one(state, kind: str, viewer=WATCHER) -> dict[str, object]:
    found = [event for event in told(state, viewer) if event["type"] == kind]
    assert len(found) == 1
    return found[0]


def test_nothing_has_happened_at_the_start():
    assert told(start()) == []


def test_an_attack_is_reported_before_the_cards_are_known():
    assert told(play(start(), "d4xd5")) == [{"type": "attack", "seat": "r", "from": "d4", "to": "d5"}]


def test_each_card_is_reported_as_it_is_turned_and_then_the_duel():
    state = play(start(), "d4xd5 d4=8C")
    assert told(state) == [{"type": "reveal", "owner": "r", "cell": "d4", "card": "8C"}]
    state = play(state, "d5=7H")
    assert types(state) == ["reveal", "duel", "fall"]
    assert one(state, "reveal") == {"type": "reveal", "owner": "b", "cell": "d5", "card": "7H"}
    assert one(state, "duel") == {
        "type": "duel", "seat": "r", "from": "d4", "to": "d5",
        "attacker": "8C", "defender": "7H", "result": "win", "why": "higher",
    }  # fmt: skip
    assert one(state, "fall") == {"type": "fall", "cells": ["d5"], "cards": ["7H"]}


def test_an_attack_with_known_cards_is_reported_completely():
    assert types(play(table(WON), "c3xc4")) == ["attack", "reveal", "reveal", "duel", "fall"]


@pytest.mark.parametrize(
    ("attacker", "defender", "result_", "why", "gone"),
    [
        ("9C", "8C", "win", "higher", ["c4"]),
        ("8C", "9C", "lose", "lower", ["c3"]),
        ("9C", "9D", "tie", "equal", ["c3", "c4"]),
        ("AS", "KC", "win", "ace-beats-king", ["c4"]),
        ("KD", "AS", "lose", "ace-beats-king", ["c3"]),
        ("AS", "KH", "lose", "king-beats-ace", ["c3"]),
        ("KS", "AS", "win", "king-beats-ace", ["c4"]),
        ("KS", "KD", "special", "special-kings", []),
        ("KS", "KH", "attacker-wins", "spade-finds-heart", []),
        ("KH", "KS", "defender-wins", "heart-meets-spade", []),
        ("KH", "KD", "tie", "equal", ["c3", "c4"]),
    ],
)
def test_a_duel_says_its_result_why_and_what_fell(attacker, defender, result_, why, gone):
    state = play(table(f"c3=r{attacker}:r c4=b{defender}:b {REST}"), "c3xc4")
    duel = one(state, "duel")
    assert (duel["result"], duel["why"]) == (result_, why)
    assert [event["cells"] for event in told(state) if event["type"] == "fall"] == ([gone] if gone else [])


@pytest.mark.parametrize(
    ("words", "attacker", "defender", "why"),
    [
        ({"special_kings": "list"}, "KS", "KC", "spade-beats-club"),
        ({"special_kings": "list"}, "KS", "KD", "diamond-beats-spade"),
        ({"special_kings": "list"}, "KS", "KS", "spade-falls"),
        ({"ace_vs_KH_KS": "special_tie"}, "AS", "KS", "ace-ties"),
        ({"KH_attacks_KS": "special_tie"}, "KH", "KS", "heart-ties-spade"),
        ({"KH_attacks_KS": "attacker_wins"}, "KH", "KS", "heart-beats-spade"),
        ({"KH_tie": "special_tie"}, "KH", "KC", "heart-ties"),
        ({"KH_tie": "owner_loses"}, "KC", "KH", "heart-lost"),
    ],
)
def test_a_duel_decided_by_an_option_says_so(words, attacker, defender, why):
    state = play(table(f"c3=r{attacker}:r c4=b{defender}:b {REST}", **words), "c3xc4")
    assert one(state, "duel")["why"] == why


def test_a_slide_is_reported_with_its_cells():
    state = play(table(WON), "c3xc4 c3-c4")
    assert told(state) == [{"type": "slide", "seat": "r", "from": "c3", "to": "c4"}]


def test_an_overlap_uncovers_the_card_and_ends_the_game():
    state = play(table(f"g4=rKS^ g5=bKH:b {WON}"), "c3xc4 g4^g5")
    assert types(state) == ["overlap", "reveal", "end"]
    assert one(state, "reveal") == {"type": "reveal", "owner": "b", "cell": "g5", "card": "KH"}
    assert one(state, "end") == {"type": "end", "reason": "overlap", "winners": ["r"]}


def test_a_peek_shows_its_cell_to_all_and_the_card_to_its_player_only():
    state = play(table(f"c3=r9C:r c4=b9D:b e1=r?? {REST}", unseen="r7H"), "c3xc4 ?e1")
    for viewer in EVERYBODY:
        assert told(state, viewer) == [{"type": "peek", "seat": "r", "cell": "e1", "card": "hidden"}]
    state = play(state, "e1=7H")
    looks = {viewer: one(state, "look", viewer) for viewer in EVERYBODY}
    assert looks[RED] == {"type": "look", "seat": "r", "cell": "e1", "card": "7H"}
    assert looks[BLUE] == looks[WATCHER] == {"type": "look", "seat": "r", "cell": "e1", "card": "hidden"}


def test_a_peek_at_a_card_with_an_identity_hides_it_too():
    state = play(table(f"c3=r9C:r c4=b9D:b e1=r7H:b {REST}"), "c3xc4 ?e1")
    assert one(state, "peek", RED)["card"] == "7H"
    assert one(state, "peek", BLUE)["card"] == "hidden"  # Blue has seen it, but learns nothing from another's act


def test_waiving_is_reported():
    state = play(table(f"c3=r9C:r c4=b9D:b {REST}"), "c3xc4 done")
    assert told(state) == [{"type": "done", "seat": "r"}]


def test_a_march_is_reported_when_it_begins():
    state = table("a1=rKS^ b2=b2C:b m1=rKH:r k8=bKS^ m8=bKH:b", keep=False, no_attack="march", turn="b")
    assert one(play(state, "b2xa1"), "march") == {"type": "march", "seat": "r"}


def test_cards_laid_out_are_reported_only_to_their_owner():
    state = play(start(placement="stratego"), "a1=KS")
    assert told(state, RED) == [{"type": "lay", "seat": "r", "cell": "a1", "card": "KS"}]
    assert told(state, BLUE) == told(state) == [{"type": "lay", "seat": "r", "cell": "a1", "card": "hidden"}]
    assert told(play(state, "rest")) == [{"type": "rest", "seat": "r"}]


@pytest.mark.parametrize(
    ("cards", "given", "line", "reason"),
    [
        (f"c3=rKH:r c4=bKH:b {REST}", {}, "c3xc4", "dead-aim"),
        (f"c3=rKS^ c4=bKD:b {REST}", {"quiet": 19}, "c3xc4 done", "stall"),
        ("c3=r9C:r c4=b8C:b", {}, "c3xc4 c3-c4 a8-a7 b8-b7", "no-attack"),
    ],
)
def test_a_draw_is_reported_without_winners(cards, given, line, reason):
    assert told(play(table(cards, **given), line))[-1] == {"type": "end", "reason": reason, "winners": []}


def test_an_attack_is_reported_to_everybody_alike():
    state = play(table(WON), "c3xc4")
    assert told(state, RED) == told(state, BLUE) == told(state, WATCHER)


# -- platform acts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("move", "reason"), [(RESIGN, "resign"), (TIME, "time"), (ABANDON, "abandon")])
@pytest.mark.parametrize(("seat", "winner"), [(RED, "b"), (BLUE, "r")], ids=["red", "blue"])
@pytest.mark.parametrize("line", ["", "d4xd5", "d4xd5 d4=8C d5=8H", "d4xd5 d4=8C d5=7H"])
def test_a_side_that_leaves_loses_in_every_phase(move, reason, seat, winner, line):
    state = game.apply(play(start(), line), seat, move)
    assert result(state) == (winner, reason)
    assert game.to_act(state) == ()
    assert told(state) == [{"type": "end", "reason": reason, "winners": [winner]}]
    assert game.format_position(game.parse_position(game.format_position(state), state.options)) == (
        game.format_position(state)
    )


def test_an_agreement_is_a_draw():
    state = game.apply(start(), BLUE, AGREE)
    assert told(state) == [{"type": "end", "reason": "agreement", "winners": []}]


@pytest.mark.parametrize("move", [RESIGN, TIME, ABANDON, AGREE])
def test_an_act_leaves_the_state_it_was_given(move):
    before = play(start(), "d4xd5 d4=8C d5=7H")
    position = game.format_position(before)
    game.apply(before, BLUE, move)
    assert (game.format_position(before), result(before)) == (position, None)
