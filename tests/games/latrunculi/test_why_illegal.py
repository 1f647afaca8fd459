"""Every way a move can be wrong has its own code and names its rule."""

from __future__ import annotations

import pytest

from ludoteca.core import CHANCE, PLATFORM_ACTS, RESIGN, WATCHER
from tests.games.latrunculi.asking import game, moves, read, start
from tests.games.latrunculi.tables import BLACK, WHITE, act, table, why

BLOCKED_RANK = table("d1 d2 a5", "d6 f5 h8")


@pytest.mark.parametrize(
    ("state", "move", "code", "rule", "args"),
    [
        (start(), "e4-e5", "no-man", "§3.1", {"from": "e4", "to": "e5"}),
        (start(), "e8-e5", "not-yours", "§3.1", {"from": "e8", "to": "e5"}),
        (start(), "e1-e1", "pass", "§3.2, A19", {"from": "e1", "to": "e1"}),
        (start(), "e1-f2", "not-straight", "§3.2, A10", {"from": "e1", "to": "f2"}),
        (start(), "e1-f3", "not-straight", "§3.2, A10", {"from": "e1", "to": "f3"}),
        (BLOCKED_RANK, "d1-d3", "jump", "§3.2, A20", {"from": "d1", "to": "d3", "at": "d2"}),
        (BLOCKED_RANK, "d2-d7", "jump", "§3.2, A20", {"from": "d2", "to": "d7", "at": "d6"}),
        (BLOCKED_RANK, "a5-g5", "jump", "§3.2, A20", {"from": "a5", "to": "g5", "at": "f5"}),
        (BLOCKED_RANK, "d1-d6", "jump", "§3.2, A20", {"from": "d1", "to": "d6", "at": "d2"}),
        (BLOCKED_RANK, "d1-d2", "occupied", "§3.2", {"from": "d1", "to": "d2"}),
        (BLOCKED_RANK, "d2-d6", "occupied", "§3.2", {"from": "d2", "to": "d6"}),
        (start(), "e1-e8", "occupied", "§3.2", {"from": "e1", "to": "e8"}),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_move_that_breaks_the_rook_rule_is_named(state, move, code, rule, args):
    reason = why(state, move)
    assert (reason.code, reason.rule, dict(reason.args)) == (code, rule, args)


@pytest.mark.parametrize(
    ("black", "words", "between"),
    [
        ("c4 e4 h8", {}, "c4, e4"),
        ("d3 d5 h8", {}, "d3, d5"),
        ("c3 e5 h8", {}, "c3, e5"),
        ("c5 e3 h8", {}, "c5, e3"),
        ("c4 e4 c3 e5", {}, "c3, c4, e4, e5"),
        ("c4 e4 c3 e5", {"suicide_axes": "orthogonal"}, "c4, e4"),
    ],
)
def test_a_suicide_names_the_enemies_it_would_stand_between(black, words, between):
    white, move = ("a4 h1", "a4-d4") if "d3" in black else ("d1 a1", "d1-d4")
    reason = why(table(white, black, **words), move)
    assert (reason.code, reason.rule) == ("suicide", "§3.3, A4–A6")
    assert reason.args["between"] == between


def test_a_chain_closed_at_both_ends_names_its_ends():
    reason = why(table("d4 e1 a1", "c4 f4 h8", suicide_scope="line"), "e1-e4")
    assert (reason.code, reason.args["between"]) == ("suicide", "c4, f4")


def test_the_wrong_seat_learns_whose_turn_it_is():
    reason = why(start(), "e8-e5", seat=BLACK)
    assert (reason.code, reason.rule) == ("turn", "§2.7")


@pytest.mark.parametrize(
    ("state", "rule", "because"),
    [
        (read("8/8/8/8/8/8/8/ww5b b 0"), "§5", "reduction"),
        (read("8/8/8/8/8/8/ww6/bbw5 b 1"), "§5", "block"),
        (read("6bb/8/8/8/8/8/8/www5 b 60", stall_verdict="material_then_replay"), "§6", "stall-material"),
        (read("6bb/8/8/8/8/8/8/ww6 b 60"), "§6", "stall-null"),
        (act(start(), WHITE, RESIGN), "§5", "resign"),
    ],
    ids=lambda value: value if isinstance(value, str) and "-" in value else None,
)
def test_nothing_is_legal_once_the_game_is_over(state, rule, because):
    for move in ("a1-a2", *PLATFORM_ACTS):
        for seat in (WHITE, BLACK):
            reason = why(state, move, seat)
            assert (reason.code, reason.rule, reason.args["reason"]) == ("over", rule, because)


@pytest.mark.parametrize("word", ["e1-e4", *PLATFORM_ACTS])
@pytest.mark.parametrize("seat", [WATCHER, CHANCE])
def test_a_watcher_can_neither_move_nor_resign_for_a_player(word, seat):
    reason = why(start(), word, seat)
    assert (reason.code, reason.rule) == ("watcher", "§2")


@pytest.mark.parametrize("seat", [WHITE, BLACK])
@pytest.mark.parametrize("act", PLATFORM_ACTS.values(), ids=PLATFORM_ACTS)
def test_platform_acts_need_no_turn(seat, act):
    assert game.why_illegal(start(), seat, act) is None


@pytest.mark.parametrize(
    "state", [start(), BLOCKED_RANK, table("d1 d6", "c4 e4 d5")], ids=["start", "jumps", "suicide"]
)
def test_a_reason_is_given_exactly_for_what_is_not_legal(state):
    """All 64 × 64 pairs of squares, for both seats."""
    squares = [f"{file}{rank}" for file in "abcdefgh" for rank in range(1, 9)]
    legal = moves(state)
    for origin in squares:
        for to in squares:
            assert (why(state, f"{origin}-{to}") is None) == (f"{origin}-{to}" in legal)
            assert why(state, f"{origin}-{to}", BLACK) is not None
