"""The rules page says what the code cites: every section, every A-number, every option value, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from tests.games.latrunculi.tables import game

PAGES = Path(__file__).parents[3] / "docs" / "rules"


@pytest.fixture(params=["latrunculi.md", "latrunculi.it.md", "latrunculi.cs.md"])
def page(request) -> str:
    return (PAGES / request.param).read_text(encoding="utf-8")


def test_the_sections_are_numbered_like_the_rules(page):
    assert re.findall(r"^## §(\d)", page, re.MULTILINE) == [str(n) for n in range(1, 9)]


def test_every_a_number_has_one_row_in_the_appendix(page):
    assert re.findall(r"^\| (A\d+) \|", page, re.MULTILINE) == [f"A{n}" for n in range(1, 30)]


def test_every_option_is_listed_with_its_values_default_first(page):
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", page, re.MULTILINE))
    hints = get_type_hints(game.Options)
    hints.pop("RULE")
    assert rows.keys() == hints.keys()
    for key, hint in hints.items():
        if get_origin(hint) is Literal:
            assert re.findall(r"`(\w+)`", rows[key]) == list(get_args(hint))
            assert get_args(hint)[0] == getattr(game.Options(), key)
        else:
            assert rows[key].startswith(f"{getattr(game.Options(), key)} (")
