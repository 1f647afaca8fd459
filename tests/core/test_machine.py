"""Levels and their texts."""

from __future__ import annotations

import pytest

from ludoteca.core import LEVELS, Level, Style


def test_a_level_is_written_with_its_style_unless_it_is_balanced() -> None:
    assert [str(Level(3)), str(Level(3, Style.BOLD)), str(Level(5, Style.CAUTIOUS))] == ["3", "3-bold", "5-cautious"]


def test_there_are_five_levels_in_three_styles() -> None:
    assert len({str(level) for level in LEVELS}) == len(LEVELS) == 15
    assert [level.number for level in LEVELS] == sorted(level.number for level in LEVELS)


@pytest.mark.parametrize("number", [0, 6, -1])
def test_there_is_no_other_level(number: int) -> None:
    with pytest.raises(ValueError, match="expected 1 to 5"):
        Level(number)
