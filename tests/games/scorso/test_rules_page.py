"""The rules page says what the code cites: every section, every A-number, every option value, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from ludoteca.games import scorso
from tests.games.scorso.tables import game

PAGES = Path(__file__).parents[3] / "docs" / "rules"
HOME = Path(scorso.__file__).parent
NUMBERS = ("max_rounds", "stages", "bowtie_start")
CASES = [f"A{n}" for n in (*range(1, 43), *range(44, 49), 50, 51)]  # A43 and A49 are no cases of play


@pytest.fixture(params=["scorso.md", "scorso.it.md", "scorso.cs.md"])
def page(request) -> str:
    return (PAGES / request.param).read_text(encoding="utf-8")


def test_the_sections_are_numbered_like_the_rules(page):
    assert re.findall(r"^## §(\d+)", page, re.MULTILINE) == [str(n) for n in range(1, 12)]
    assert re.findall(r"^### §([\d.]+)", page, re.MULTILINE) == [
        *("6.1", "6.2", "6.3", "6.4"),
        *("9.1", "9.2", "9.3", "9.4", "9.5"),
    ]


def test_every_doubtful_case_has_one_line_in_the_appendix(page):
    assert re.findall(r"^\* \*\*(A\d+)\*\* ", page, re.MULTILINE) == CASES


def test_every_case_the_code_cites_is_in_the_appendix():
    cited = {case for file in HOME.glob("*.py") for case in re.findall(r"\bA\d+\b", file.read_text(encoding="utf-8"))}
    assert {"A5", "A22"} <= cited <= set(CASES)


def test_every_option_is_listed_with_its_values_default_first(page):
    rows = dict(re.findall(r"^\| `(\w+)`(?: \(A\d+\))? \| ([^|]+) \|", page, re.MULTILINE))
    hints = get_type_hints(game.Options)
    hints.pop("RULE")
    worded = {key: values for key, hint in hints.items() if len(values := [str(word) for word in get_args(hint)]) > 1}
    together = next(row for row in page.splitlines() if row.startswith("| `edition`, `players`, `mode`, `stake` |"))
    assert re.findall(r"`(\w+)`", together.split("|")[2]) == ["collector", "travel", "base", "full"]
    assert worded.keys() - {"edition", "mode"} | set(NUMBERS) | {"weapon_list"} == rows.keys()
    for key, row in rows.items():
        if key in worded:
            assert re.findall(r"`([\w-]+)`", row) == worded[key]
            assert worded[key][0] == getattr(game.Options(), key)
    for key in NUMBERS:
        assert rows[key].startswith(f"{getattr(game.Options(), key)},")
    assert re.findall(r"`(\w+):?", rows["weapon_list"])[:2] == ["table", "custom"]
