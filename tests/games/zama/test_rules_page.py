"""The rules page says what the code cites: every section, every A-number, every option value, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from tests.games.zama.tables import game

PAGES = Path(__file__).parents[3] / "docs" / "rules"


@pytest.fixture(params=["zama.md", "zama.it.md", "zama.cs.md"])
def page(request) -> str:
    return (PAGES / request.param).read_text(encoding="utf-8")


def test_the_sections_are_numbered_like_the_rules(page):
    assert re.findall(r"^## §(\d)", page, re.MULTILINE) == [str(n) for n in range(1, 9)]


def test_every_a_number_has_one_row_in_the_appendix(page):
    assert re.findall(r"^\| (A\d+) \|", page, re.MULTILINE) == [f"A{n}" for n in range(1, 30)]


def test_every_option_of_a_game_for_two_is_listed_with_its_values_default_first(page):
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", page, re.MULTILINE))
    hints = get_type_hints(game.Options)
    hints.pop("RULE")
    assert rows.keys() <= hints.keys()
    assert {key for key, hint in hints.items() if len(get_args(hint)) > 1} <= rows.keys()
    for key, row in rows.items():
        values = [str(value) for value in get_args(hints[key])]
        assert re.findall(r"`(\w+)`", row) == values
        assert values[0] == str(getattr(game.Options(), key))
