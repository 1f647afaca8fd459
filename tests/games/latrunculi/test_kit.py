"""The print kit: as many of everything as the rules say."""

from __future__ import annotations

from ludoteca.games.latrunculi.rules.board import FILES, MEN
from tests.printing.sheets import fronts, laid


def test_a_board_and_eight_men_for_each_side() -> None:
    assert fronts("latrunculi") == {"board": 1, "white-man": MEN, "black-man": MEN}


def test_a_square_has_22_millimetres() -> None:
    (board,) = [thing for thing in laid("latrunculi") if thing.what == "board"]
    assert board.width == board.height == len(FILES) * 22.0
