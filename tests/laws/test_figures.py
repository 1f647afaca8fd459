"""What a figure says is so, or the law about it fails."""

from __future__ import annotations

import pytest

from ludoteca.core import LudotecaError
from ludoteca.laws.figures import Figure, figures
from ludoteca.laws.signs import signs
from ludoteca.laws.suite.page import anchors
from ludoteca.play import find

LATRUNCULI = find("latrunculi")
GOOD = """
```figure
position: 7b/7b/8/8/wbbb4/8/8/4w3 w 0
options: board=8x8
seat: b
move: w e1-e4
move: b h8-g8
caption: It takes
  all three.
```
"""


def only(page: str) -> Figure:
    [figure] = figures(page)
    return figure


def test_a_figure_is_read_and_played() -> None:
    figure = only(GOOD)
    assert figure.caption == "It takes all three."
    assert figure.options == {"board": "8x8"}
    assert LATRUNCULI.format_position(figure.set_up(LATRUNCULI).state) == "6b1/7b/8/8/w3w3/8/8/8 w 1"


def test_a_position_may_have_several_lines() -> None:
    start = find("scorso").format_position(find("scorso").setup(find("scorso").Options()))
    figure = only(f"```figure\nposition: {start}\ncaption: The start.\n```\n")
    assert "\n" in start
    assert find("scorso").format_position(figure.set_up(find("scorso")).state) == start


def test_figures_are_compared_without_their_captions() -> None:
    assert only(GOOD) == only(GOOD.replace("all three", "tutte e tre"))
    assert only(GOOD) != only(GOOD.replace("e1-e4", "e1-e3"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("w e1-e4", "w e1-f4"),
        ("4w3 w 0", "4w4 w 0"),
        ("seat: b", "seat: x"),
        ("move: b h8-g8", "refused: b h8-g8"),
        ("move: b h8-g8", "refused: b nonsense"),
        ("caption", "kaption"),
        ("seat: b", "seat: b\nseat: w"),
    ],
)
def test_a_figure_that_is_not_so_is_refused(old: str, new: str) -> None:
    with pytest.raises((AssertionError, LudotecaError)):
        only(GOOD.replace(old, new)).set_up(LATRUNCULI)


def test_a_refused_move_is_refused() -> None:
    page = "```figure\nposition: 8/8/8/3b4/2b1b3/8/8/3w3w w 0\nrefused: w d1-d4\ncaption: No.\n```\n"
    assert only(page).set_up(LATRUNCULI).moments == ()


def test_signs_are_found_in_text_but_not_in_code() -> None:
    assert signs("A :shot: hits; `:code:` and N:c1-d3 are moves, 12:30: a time, (:king-card:)") == ["shot", "king-card"]


def test_anchors_are_parts_and_items_of_numbered_lists() -> None:
    assert anchors("## §3 Moves\n1. One\n2. Two\n## §7 More\n### §7.2 A part\n* no\n") == {"3.1", "3.2", "7.2"}
