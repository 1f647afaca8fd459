"""Themes of puzzles, where all is open: what the best move does, and what follows."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import play
from ludoteca.core import Seat, State, Weighed
from ludoteca.study.themes import Theming

GAME = play.find("latrunculi")


def theme(position: str, best: str, second: str, values: tuple[float, float] = (0.7, 0.5), *line: str) -> str:
    """The theme of a move; `line` are the answers of the strong machine, one after the other."""
    answers = iter(line)
    state = GAME.parse_position(position, GAME.Options())
    seat = GAME.to_act(state)[0]

    def answer(after: State, asked: Seat):
        return GAME.parse_move(after, asked, next(answers))

    moves = [GAME.parse_move(state, seat, text) for text in (best, second)]
    right, other = (Weighed(move, value) for move, value in zip(moves, values, strict=True))
    return Theming(GAME, GAME.Options(), answer, Random(1)).theme(state, seat, right, other)


LINE = "7b/7b/8/8/wbbb4/8/8/4w3 w 0"  # e1-e4 takes three
ONE = "7b/7b/8/8/2wb4/8/8/4w3 w 0"  # e1-e4 takes one


@pytest.mark.parametrize(
    ("values", "expected"),
    [((0.97, 0.5), "win"), ((0.5, 0.1), "save"), ((0.3, 0.1), "capture"), ((0.7, 0.5), "capture")],
)
def test_what_is_won_or_saved_comes_first(values: tuple[float, float], expected: str) -> None:
    assert theme(ONE, "e1-e4", "e1-e2", values) == expected


def test_a_capture_of_more_than_one() -> None:
    assert theme(LINE, "e1-e4", "e1-e2") == "several"


def test_a_quiet_move_after_which_a_capture_follows_is_a_trap() -> None:
    assert theme(ONE, "e1-e2", "e1-f1", (0.7, 0.5), "h8-g8", "e2-e4") == "trap"


def test_a_quiet_move_that_keeps_the_other_side_from_a_capture() -> None:
    """White's d4 stands beside c4, and e8-e4 would take it: it goes away."""
    threatened = "4b3/8/8/8/2bw4/8/8/w6w w 0"
    assert theme(threatened, "d4-d6", "a1-a2", (0.6, 0.4), "c4-c5", "a1-a2", "e8-e4") == "avert"


def test_a_quiet_move_without_any_of_this() -> None:
    assert theme(ONE, "e1-e2", "e1-f1", (0.7, 0.5), "h8-g8", "e2-f2", "h8-g8") == "move"
