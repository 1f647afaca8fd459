"""The naive player, a yardstick: the best attack at once, nothing staked on a guess."""

from __future__ import annotations

from random import Random

from ludoteca.games.zama.machine.naive import naive
from tests.games.zama.asking import game
from tests.games.zama.tables import RED, play, table

BUSY = "g1=r9C:rb g2=b4S:rb"  # g1xg2 wins for certain


def answers(state) -> set[str]:
    """The moves chosen there, over several seeds."""
    view, legal = game.view(state, RED), game.legal_moves(state, RED)
    return {game.format_move(state, RED, naive(view, legal, Random(seed))) for seed in range(8)}


def test_a_sure_win_is_preferred_to_a_doubtful_attack():
    assert answers(table(f"d4=r5C:r d5=b?? {BUSY}", unseen="bQC")) == {"g1xg2"}


def test_a_known_heart_is_taken():
    assert answers(table(f"d4=rKS:r d5=bKH:r d3=b2C:rb {BUSY}")) == {"d4xd5"}


def test_only_a_heart_known_for_certain_is_overlapped():
    guess = play(table(f"d4=rKS:r d5=b?? e4=b?? {BUSY}", unseen="bKH b3C"), "g1xg2")
    assert not [move for move in answers(guess) if "^" in move]
    sure = play(table(f"d4=rKS:r d5=b?? {BUSY}", unseen="bKH"), "g1xg2")
    assert answers(sure) == {"d4^d5"}


def test_slides_bring_the_spade_beside_something_to_attack():
    state = play(table(f"d4=rKS^ f4=b2C:rb {BUSY}"), "g1xg2")
    assert answers(state) <= {"d4-e4", "f4-e4"}


def test_looks_search_for_its_own_spade_first():
    state = play(table("c3=r9C:r c4=b9D:b a1=r?? a3=r?? f5=b?? i1=r3S:rb j1=b3S:rb", unseen="rKS r5C b4C"), "c3xc4")
    assert answers(state) == {"?a1", "?a3"}
