"""Every way a move can be wrong has its own code and names its rule."""

from __future__ import annotations

import pytest

from ludoteca.core import CHANCE, PLATFORM_ACTS, RESIGN, WATCHER
from tests.games.zama.asking import game, moves, start, why
from tests.games.zama.oracle_table import Table
from tests.games.zama.tables import BLUE, RED, REST, TIED, WON, play, table

ATTACKING = table(f"d4=r9C:r d5=b8C:b d3=r7C:r g4=b6C:b {REST}")
SLIDING = play(table(f"{WON} g4=rKS^ g5=bJC:b h4=rTC:r d8=b2C:b"), "c3xc4")
PEEKING = play(table(f"{TIED} g4=rKS^ e1=r5C:r"), "c3xc4")
PLACING = start(placement="stratego")


@pytest.mark.parametrize(
    ("state", "move", "code", "rule"),
    [
        (ATTACKING, "e4xe5", "no-card", "§4"),
        (ATTACKING, "d5xd4", "not-yours", "§4"),
        (ATTACKING, "d4xe5", "attack-nothing", "§4"),
        (ATTACKING, "d4xd3", "attack-own", "§4, A7"),
        (ATTACKING, "d4xg4", "attack-distant", "§4, A7"),
        (ATTACKING, "d4xj1", "attack-distant", "§4, A7"),
        (ATTACKING, "d4-e4", "phase", "§3"),
        (ATTACKING, "d4^d5", "phase", "§3"),
        (ATTACKING, "?d5", "phase", "§3"),
        (ATTACKING, "done", "must-attack", "§4"),
        (ATTACKING, "rest", "phase", "§3"),
        (ATTACKING, "d5=8C", "chance", "§2"),
        (SLIDING, "c3xc4", "phase", "§3"),
        (SLIDING, "i1xj1", "phase", "§3"),
        (SLIDING, "?i1", "phase", "§3"),
        (SLIDING, "e5-e6", "no-card", "§4"),
        (SLIDING, "i1-j1", "occupied", "§4, A15"),
        (SLIDING, "c3-c5", "slide-distant", "§4, A14b"),
        (SLIDING, "c3-d4", "slide-diagonal", "§4, A14b"),
        (play(SLIDING, "c3-c4"), "c4-c5", "slid", "§4, A14e"),
        (SLIDING, "done", "must-slide", "§4, A14d"),
        (SLIDING, "e5^e6", "no-card", "§4, A15"),
        (SLIDING, "g5^g4", "not-yours", "§4, A15"),
        (SLIDING, "c3^c4", "not-king", "§4, A15"),
        (SLIDING, "g4^g3", "overlap-nothing", "§4, A15"),
        (SLIDING, "g4^h4", "overlap-own", "§4, A15"),
        (SLIDING, "g4^j1", "overlap-distant", "§4, A15"),
        (PEEKING, "?g4", "peek-open", "§4, A16"),
        (PEEKING, "?c4", "peek-nothing", "§4, A17"),
        (play(PEEKING, "?e1"), "?e1", "peek-twice", "§4, A16"),
        (PEEKING, "e1-e2", "phase", "§3"),
        (PEEKING, "i1xj1", "phase", "§3"),
        (PLACING, "a1xb1", "phase", "§3"),
        (PLACING, "b1=7H", "not-yours", "A4"),
        (PLACING, "c1=7H", "lay-order", "§1, A4"),
        (play(PLACING, "a1=7H"), "c1=7H", "laid", "§1"),
    ],
)
def test_a_move_that_breaks_a_rule_is_named(state, move, code, rule):
    reason = why(state, move)
    assert (reason.code, reason.rule) == (code, rule)


@pytest.mark.parametrize(
    ("cards", "words", "move", "code", "rule"),
    [
        (f"g4=rKS:b g5=bJC:b {WON}", {}, "g4^g5", "unseen-king", "§4, A15"),
        (f"g4=r?? g5=bJC:b {WON}", {}, "g4^g5", "unseen-king", "§4, A15"),
        (f"g4=rKS:r g5=bJC:b {WON}", {"overlap": "face_up_only"}, "g4^g5", "hidden-king", "§8, A15"),
        (f"g4=rKS^ g5=bJC:b {WON}", {"overlap": "off"}, "g4^g5", "overlap-off", "§8, A15"),
        (f"g4=rKS^ h5=bJC:b {WON}", {}, "g4^h5", "overlap-distant", "§4, A15"),
        (WON, {"slide_cards": "own_only"}, "j1-j2", "slide-not-yours", "A14a"),
    ],
)
def test_after_a_won_attack(cards, words, move, code, rule):
    reason = why(play(table(cards, **words), "c3xc4"), move)
    assert (reason.code, reason.rule) == (code, rule)


def test_overlapping_with_an_unseen_card_says_the_same_whether_it_is_the_king_or_not():
    king, other = (play(table(f"g4=r{card}:b g5=bJC:b {WON}"), "c3xc4") for card in ("KS", "7D"))
    assert why(king, "g4^g5") == why(other, "g4^g5")


def test_a_king_that_slid_does_not_overlap():
    state = play(table(f"f4=rKS^ g5=bJC:b {WON}"), "c3xc4 f4-g4")
    assert (why(state, "g4^g5").code, why(state, "g4^g5").rule) == ("slid", "§4, A14e")


def test_a_march_offers_no_overlap():
    """The king has nothing diagonally beside it; after a slide an enemy is beside it, still in the same march."""
    state = table("a1=rKS^ c1=bKH:b m1=rKH:r k8=bKS^", keep=False, no_attack="march")
    state = play(state, "c1-b1")
    assert (why(state, "a1^b1").code, why(state, "a1^b1").rule) == ("march", "A6, A15")


def test_the_wrong_seat_learns_whose_turn_it_is():
    reason = why(ATTACKING, "d5xd4", BLUE)
    assert (reason.code, reason.rule, dict(reason.args)) == ("turn", "§3", {"seat": "r"})


def test_nobody_decides_while_a_card_is_being_identified():
    state = play(start(), "d4xd5")
    assert {why(state, "a1xa2", seat).code for seat in (RED, BLUE)} == {"wait"}


def test_a_watcher_and_chance_do_not_move():
    assert why(ATTACKING, "d4xd5", WATCHER).code == "watcher"
    assert why(ATTACKING, "d4=7H", CHANCE).code == "not-due"


@pytest.mark.parametrize("word", ["d5=7H", "a1=7H", "d4xd5"])
def test_chance_names_only_the_card_to_be_identified(word):
    state = play(start(), "d4xd5")
    assert why(state, "d4=7H") is None
    assert why(state, word, CHANCE).code == "not-due"


def test_chance_names_no_card_that_was_seen():
    state = play(start(), "d4xd5 d4=8C d5=8H ?a1 a1=7C ?c1")
    assert why(state, "c1=7C", CHANCE).code == "not-due"
    assert why(state, "c1=8C", CHANCE).code == "not-due"
    assert why(state, "c1=9C", CHANCE) is None


def test_after_the_end_every_move_is_refused():
    state = game.apply(start(), RED, RESIGN)
    for move in ("d4xd5", "done", "?c3"):
        reason = why(state, move, BLUE)
        assert (reason.code, reason.rule, dict(reason.args)) == ("over", "§6", {"reason": "resign"})


@pytest.mark.parametrize("seat", [RED, BLUE])
@pytest.mark.parametrize("act", PLATFORM_ACTS.values(), ids=PLATFORM_ACTS)
def test_platform_acts_need_no_turn(seat, act):
    assert game.why_illegal(start(), seat, act) is None


STATES = {"attack": ATTACKING, "slide": SLIDING, "slid": play(SLIDING, "c3-c4"), "peek": PEEKING}


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_a_reason_is_given_exactly_for_what_is_not_legal(state):
    """Every act between any two cells of a crowded part of the grid, every peek, and `done`."""
    cells = [cell for cell in Table().cells if cell[0] in "cdghij" and cell[1] in "1345"]
    legal = moves(state)
    words = [f"{a}{sign}{d}" for sign in "x-^" for a in cells for d in cells if a != d]
    for word in [*words, *(f"?{cell}" for cell in Table().cells), "done"]:
        assert (why(state, word) is None) == (word in legal), word
        assert why(state, word, BLUE) is not None
