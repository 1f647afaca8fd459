"""Every refusal names what is wrong and the rule that says so."""

from __future__ import annotations

import pytest

from ludoteca.core import AGREE, CHANCE, PLATFORM_ACTS, RESIGN, WATCHER
from tests.games.scamorra.asking import game, moves, read, start, why
from tests.games.scamorra.tables import EXAMPLE, NORTH, SOUTH, act, play, table

DEALT = "5/5/5/5/5 ?S hand=KQP|BNR played=-|- score=0-0"
PLACING = "r4/5/5/5/1P3 +S hand=KQP|BNR played=-|- score=0-0"
CROWD = ("R c3, P c2", "P c5, S d4, R b4")  # for the Rook and Queen cards
SQUARES = [file + rank for file in "abcde" for rank in "12345"]

REFUSALS = {
    "the package is chosen first": (read(DEALT), "K:c1-c2", "phase", "§3"),
    "no package when placing": (read(PLACING), "move-first", "phase", "§3"),
    "no piece placed later": (read(EXAMPLE), "R@a1", "phase", "§3"),
    "a card while placing": (read(PLACING), "K:b1-b2", "phase", "§3"),
    "already placed": (read(PLACING), "P@c1", "placed", "§1.6"),
    "placed away from home": (read(PLACING), "R@c2", "home", "§1.6"),
    "placed on a piece": (read(PLACING), "R@b1", "occupied", "§1.6"),
    "a card not held": (read(EXAMPLE), "B:c1-d2", "no-card", "§4"),
    "a card that is not dead": (read(EXAMPLE), "R:-", "not-dead", "§4, A3"),
    "a pawn that can move": (table("R c4", "R a3, P a4, S b4"), "P:-", "not-dead", "§4, A3, A4"),
    "re-entry with another card": (table("R c5", "R a3, P a4, S b4"), "K:S@a1", "reentry-card", "§4"),
    "re-entry of a piece in play": (table("R c5", "R a3, P a4, S b4"), "P:R@a1", "not-captured", "§4, A14"),
    "re-entry away from home": (table("R c5", "R a3, P a4, S b4"), "P:S@a2", "home", "§4, A12, A13"),
    "re-entry on a piece": (table("R c5", "R a1, P a4, S b4"), "P:S@a1", "occupied", "§4, A12, A13"),
    "an empty square": (read(EXAMPLE), "K:a1-a2", "no-piece", "§4"),
    "a piece of the other side": (read(EXAMPLE), "K:a5-a4", "not-yours", "§4"),
    "no move at all": (read(EXAMPLE), "K:c1-c1", "stay", "§4, A33"),
    "the king two squares": (read(EXAMPLE), "K:c1-c3", "shape", "§4"),
    "the rook diagonally": (read(EXAMPLE), "R:c1-b2", "shape", "§4"),
    "the pawn sideways": (read(EXAMPLE), "P:c1-b1", "shape", "§4, A6"),
    "the pawn twice": (read(EXAMPLE), "P:c1-c3", "shape", "§4, A6"),
    "the pawn backward": (table(*CROWD), "P:c3-b2", "shape", "§4, A6"),
    "the pawn diagonally onto nothing": (read(EXAMPLE), "P:c1-b2", "pawn-diagonal", "§4, A6"),
    "the pawn onto an enemy ahead": (table("R c3", "S c4"), "P:c3-c4", "pawn-blocked", "§4, A5"),
    "the pawn onto an own piece": (table("R c3, P c2", "S a5"), "P:c2-c3", "pawn-blocked", "§4, A5"),
    "four squares": (table("R a1", "S e5", hand="QRP|KQP"), "R:a1-a5", "too-far", "§4, A33"),
    "over a piece": (table(*CROWD), "Q:c3-c1", "jump", "§4, A8"),
    "onto an own piece": (table(*CROWD), "Q:c3-c2", "own-piece", "§4"),
    "what it does not beat": (table(*CROWD), "Q:c3-b4", "cannot-capture", "§5, A8"),
    "the knight onto what it does not beat": (
        table("P c1, R c2, S b2", "R d3, S b3, P e5", hand="KNP|KQP"), "N:c1-b3", "cannot-capture", "§5, A8",
    ),
    "the knight straight ahead": (table("P c1", "R d3", hand="KNP|KQP"), "N:c1-c3", "shape", "§4"),
    "a draw by agreement": (read(EXAMPLE), "agree", "agree", "§4"),
    "a card dealt by hand": (read(EXAMPLE), "draw S K", "chance", "§2"),
}  # fmt: skip


@pytest.mark.parametrize(("state", "move", "code", "rule"), REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_names_its_rule(state, move, code, rule):
    assert move not in moves(state)
    reason = why(state, move)
    assert (reason.code, reason.rule) == (code, rule)


def test_the_piece_in_the_way_is_named():
    assert why(table(*CROWD), "Q:c3-c1").args["at"] == "c2"
    blocked = table("S a1", "R a3", hand="QRP|KQP")
    assert why(blocked, "R:a1-a4").args["at"] == "a3"


def test_both_symbols_are_named_when_one_does_not_beat_the_other():
    args = why(table(*CROWD), "Q:c3-b4").args
    assert (args["piece"], args["taken"], args["card"]) == ("rock", "rock", "queen")


def test_it_is_the_other_sides_turn():
    reason = why(read(EXAMPLE), "Q:a5-a4", NORTH)
    assert (reason.code, reason.rule, reason.args) == ("turn", "§3", {"seat": "S"})


def test_nobody_plays_while_a_card_is_being_drawn():
    state = play(read(EXAMPLE), "K:c1-c2")
    for seat in (SOUTH, NORTH):
        assert why(state, "Q:a5-a4", seat).code == "wait"


def test_chance_deals_only_what_is_due_and_left():
    state = play(read(EXAMPLE), "K:c1-c2")
    assert why(state, "draw S K", CHANCE).code == "not-due"  # the King has been played
    assert why(state, "draw N P", CHANCE).code == "not-due"
    assert why(state, "lot S", CHANCE).code == "not-due"
    assert why(state, "draw S P", CHANCE) is None


def test_a_side_throws_once():
    state = read("5/5/5/5/5 !R- hand=KQB|NRP played=-|- score=0-0", initiative_method="rps_hand")
    reason = why(state, "throw P", SOUTH)
    assert (reason.code, reason.rule) == ("thrown", "A27")
    assert why(state, "throw P", NORTH) is None


def test_nobody_throws_where_lots_are_drawn():
    state = read("5/5/5/5/5 ! hand=KQB|NRP played=-|- score=0-0")
    assert why(state, "throw P", SOUTH).code == "wait"


@pytest.mark.parametrize("move", [*PLATFORM_ACTS, "K:c1-c2"])
@pytest.mark.parametrize(
    "state",
    [act(read(EXAMPLE), NORTH, RESIGN), play(table("R c3", "S d4"), "P:c3-d4")],
    ids=["resigned", "knock-out"],
)
def test_nothing_is_legal_after_the_end(state, move):
    for seat in (SOUTH, NORTH):
        assert (why(state, move, seat).code, why(state, move, seat).rule) == ("over", "§6")


@pytest.mark.parametrize("move", [*PLATFORM_ACTS, "K:c1-c2"])
def test_a_watcher_can_do_nothing(move):
    assert why(read(EXAMPLE), move, WATCHER).code == "watcher"


@pytest.mark.parametrize("seat", [SOUTH, NORTH])
@pytest.mark.parametrize("state", [start(), read(DEALT), read(PLACING), read(EXAMPLE)])
def test_leaving_needs_no_turn_and_agreement_is_always_refused(seat, state):
    for move in PLATFORM_ACTS.values():
        assert (game.why_illegal(state, seat, move) is None) is (move != AGREE)


@pytest.mark.parametrize(
    "state",
    [read(EXAMPLE), table(*CROWD), table("R c5", "R a3, P a4, S b4", hand="BNP|KQP"), read(PLACING), read(DEALT)],
    ids=["example", "crowd", "re-entry", "placement", "package"],
)
def test_a_reason_is_given_exactly_for_what_is_not_legal(state):
    """Every move the notation can write, for both seats."""
    texts = [f"{card}:{one}-{two}" for card in "KQBNRP" for one in SQUARES for two in SQUARES]
    texts += [f"{card}:{symbol}@{square}" for card in "KP" for symbol in "RPS" for square in SQUARES]
    texts += [f"{symbol}@{square}" for symbol in "RPS" for square in SQUARES]
    texts += [f"{card}:-" for card in "KQBNRP"] + ["move-first", "place-first", "throw R", "lot S", "draw S K"]
    legal = moves(state)
    assert legal <= set(texts)
    assert {text for text in texts if why(state, text) is None} == legal
    assert all(why(state, text, NORTH) is not None for text in texts[::7])
